import { cardOf, LAST_SQUARE, NONE, SQUARE_BONUS, squareOf } from '@banquise/boreal';
import { signed } from '@banquise/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { useTable } from '../../kit/context.ts';
import { useSpot } from '../../kit/spot.ts';
import { Back, Face, lookOf, Sign } from './card.tsx';
import { columnPlace, lookPlace, myself } from './choices.ts';
import type { BorealOutlook } from './outlook.ts';
import { type BorealMoment, seatOf, textsOf } from './types.ts';
import { wordsOf } from './words.ts';
import './row.css';
import './token.css';
import './row-wide.css';

export const tokenSign = (seat: number): string => (seat === 0 ? 'token-white' : 'token-black');

interface Props {
  readonly moment: BorealMoment;
  readonly outlook: BorealOutlook | undefined;
  /** Cards that somebody else has just moved. */
  readonly moved: ReadonlySet<number>;
}

/** Eight cards between two tracks that face each other: my square 1 is the other's square 8. */
export function Row({ moment, outlook, moved }: Props): ReactNode {
  const words = wordsOf(moment.language);
  const seat = seatOf(moment);
  const { token } = myself(moment);
  const theirs = moment.view.players[1 - seat]?.token ?? 0;
  const squares = Array.from({ length: LAST_SQUARE }, (_, i) => i + 1);
  return (
    <section className="row" aria-label={words.board}>
      <div className={`grid ${token > 4 ? 'bent' : ''} ${theirs > 4 ? 'their-bent' : ''}`}>
        <div className="zero my">
          {token === 0 && <Token seat={seat} back={outlook} />}
          <GhostToken square={0} outlook={outlook} seat={seat} />
          <b>0</b>
          <Bonus square={0} />
        </div>
        <div className="zero their">
          {theirs === 0 && <Token seat={1 - seat} />}
          <b>0</b>
          <Bonus square={0} />
        </div>
        {squares.map((square) => (
          <Cell key={square} moment={moment} square={square} outlook={outlook} moved={moved} />
        ))}
        <i className="bend my" />
        <i className="bend their" />
      </div>
      <Deck moment={moment} />
      <Look moment={moment} />
    </section>
  );
}

const Bonus = ({ square }: { square: number }): ReactNode =>
  (SQUARE_BONUS[square] ?? 0) > 0 ? (
    <span className="bonus">
      +{SQUARE_BONUS[square]}
      <Sign name="compass" />
    </span>
  ) : null;

/** Where a token stands; with what the rest gives it, when that brings it back here from where it went to pay. */
function Token({ seat, back }: { seat: number; back?: BorealOutlook | undefined }): ReactNode {
  const { now, paid, rested } = back?.token ?? { now: 0, paid: 0, rested: 0 };
  const returns = back?.rests === true && rested === now && paid !== now;
  return (
    <span className={`tok ${returns ? 'gtok-back' : ''}`} data-piece={`token:${seat}`}>
      <Sign name={tokenSign(seat)} />
      {returns && <em aria-hidden="true">{signed(rested - paid)}</em>}
    </span>
  );
}

/** Where the token would stand: after paying in amber, after the rest in green. */
function GhostToken({ square, outlook, seat }: { square: number; outlook: BorealOutlook | undefined; seat: number }): ReactNode {
  if (outlook === undefined) return null;
  const { now, paid, rested } = outlook.token;
  const isRest = outlook.rests && square === rested && rested !== now;
  const isPaid = square === paid && paid !== now && !isRest;
  if (!isRest && !isPaid) return null;
  const change = isRest ? rested - paid : paid - now;
  return (
    <span className={`gtok ${isRest ? 'rest' : 'pay'}`} aria-hidden="true">
      <Sign name={tokenSign(seat)} />
      <em>{signed(change)}</em>
    </span>
  );
}

function Cell({ moment, square, outlook, moved }: Props & { readonly square: number }): ReactNode {
  const seat = seatOf(moment);
  const column = squareOf(seat, square);
  const other = LAST_SQUARE + 1 - square;
  const { token } = myself(moment);
  const theirs = moment.view.players[1 - seat]?.token ?? 0;
  const reached = square <= token;
  const classes = [
    `cell k${square}`,
    reached ? 'r' : '',
    square === token ? 'end' : '',
    other <= theirs ? 'or' : '',
    other === theirs ? 'oend' : '',
  ];
  return (
    <div className={classes.join(' ')} style={{ '--k': square } as CSSProperties}>
      <div className="lane their" aria-hidden="true">
        {other === theirs && <Token seat={1 - seat} />}
        <span>{other}</span>
        <Bonus square={other} />
      </div>
      <BoardCard moment={moment} column={column} square={square} moved={moved} />
      <div className="lane my" aria-hidden="true">
        {square === token && <Token seat={seat} back={outlook} />}
        <span>{square}</span>
        <Bonus square={square} />
        <GhostToken square={square} outlook={outlook} seat={seat} />
      </div>
    </div>
  );
}

interface CardProps {
  readonly moment: BorealMoment;
  readonly column: number;
  readonly square: number;
  readonly moved: ReadonlySet<number>;
}

function BoardCard({ moment, column, square, moved }: CardProps): ReactNode {
  const words = wordsOf(moment.language);
  const { scenery, lit } = useTable();
  const card = moment.view.board[column - 1] ?? NONE;
  const { token } = myself(moment);
  const choosing = scenery.choices.length > 0;
  const acting = choosing && moment.view.stage === 'action';
  const name = card === NONE ? words.emptyColumn : `${textsOf(moment).card(card)}. ${textsOf(moment).cardText(card)}`;
  const cost = card === NONE ? 0 : cardOf(card).cost;
  const can = (type: 'discover-board' | 'locate'): boolean => moment.moves.some((move) => move.type === type && move.column === column);
  // What can only be located is lit less, unless there is nothing else to do.
  const locatable = moment.moves.every((move) => !move.type.startsWith('discover'));
  const place = columnPlace(column);
  const state = [
    card === NONE ? 'hole' : lookOf(card).className,
    acting && square > token ? 'far' : '',
    acting && cost > token ? 'dear' : '',
    acting && !can('discover-board') && !locatable ? 'quiet' : '',
    choosing && !lit.has(place) && !scenery.selection.picked.includes(place) && scenery.selection.picked.length === 0 ? 'no' : '',
    moved.has(card) ? 'moved' : '',
  ];
  const spot = useSpot({
    place,
    label: words.square(square, LAST_SQUARE + 1 - square, name),
    ...(card === NONE ? {} : { piece: `card:${card}` }),
    className: state.join(' '),
  });
  return (
    <button {...spot} style={card === NONE ? {} : lookOf(card).style}>
      {card !== NONE && <Face card={card} />}
      {acting && can('locate') && cost > token && square <= token && <span className="lack" data-n={`−${cost - token}`} />}
    </button>
  );
}

function Deck({ moment }: { moment: BorealMoment }): ReactNode {
  const words = wordsOf(moment.language);
  const { length } = moment.view.deck;
  const spot = useSpot({ place: 'deck', label: words.deckOf(length), className: 'deck' });
  return (
    <button {...spot} data-zone="deck">
      {length > 0 && <Back />}
      <b className="num" data-n={length} />
      <small data-n={words.deck} />
    </button>
  );
}

/** Three cards that only their player sees, laid out over the board. */
function Look({ moment }: { moment: BorealMoment }): ReactNode {
  const { view, you } = moment;
  const words = wordsOf(moment.language);
  if (view.stage !== 'look' || view.turn !== you) return null;
  const seen = view.deck.slice(-3).filter((card) => card >= 0);
  return (
    <section className="look" aria-label={words.lookTitle}>
      <p>{words.lookTitle}</p>
      <div>
        {[...seen].reverse().map((card) => (
          <LookedAt key={card} moment={moment} card={card} />
        ))}
      </div>
    </section>
  );
}

function LookedAt({ moment, card }: { moment: BorealMoment; card: number }): ReactNode {
  const { lit } = useTable();
  const texts = textsOf(moment);
  const { className, style } = lookOf(card);
  const allowed = lit.has(lookPlace(card)) || moment.moves.some((move) => move.type === 'take' && move.card === card);
  const spot = useSpot({
    place: lookPlace(card),
    label: `${texts.card(card)}. ${texts.cardText(card)}`,
    piece: `card:${card}`,
    className: `${className} ${allowed ? '' : 'no'}`,
  });
  return (
    <button {...spot} style={style}>
      <Face card={card} />
    </button>
  );
}
