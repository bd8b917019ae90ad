import { cardOf, incomeOf, NONE } from '@banquise/boreal';
import { signed } from '@banquise/kernel';
import type { ReactNode } from 'react';
import { Total } from '../../kit/account.tsx';
import { useTable } from '../../kit/context.ts';
import { useSpot } from '../../kit/spot.ts';
import { Face, lookOf, Sign } from './card.tsx';
import { compassesPlace, handPlace, myself, RESERVE, reservePlace } from './choices.ts';
import { outlookOf, pointsOf } from './outlook.ts';
import { tokenSign } from './row.tsx';
import { type BorealMoment, type BorealMove, type BorealView, seatOf, textsOf } from './types.ts';
import { wordsOf } from './words.ts';

/** More letters than a phone has room for beside a mark. */
const LONG = 8;

/** A player in figures, which tell what they are when asked: compasses, what a rest brings, points as things stand. */
export function Who({ moment, seat }: { moment: BorealMoment; seat: number }): ReactNode {
  const words = wordsOf(moment.language);
  const player = moment.view.players[seat] as BorealView['players'][number];
  const points = pointsOf(moment.view)[seat] ?? 0;
  const label = moment.labels[seat] ?? '';
  const [compasses, income] = [words.compasses(player.token), signed(incomeOf(player))];
  const spot = useSpot({
    place: compassesPlace(seat),
    label: `${player.token} ${compasses} ${income} ${words.rest}`,
    className: 'compasses',
  });
  return (
    <div className={`who ${moment.view.turn === seat && moment.view.stage !== 'over' ? 'turn' : ''}`}>
      <span className={`seat ${label.length > LONG ? 'long' : ''}`}>
        <Sign name={tokenSign(seat)} />
        <b>{label}</b>
      </span>
      <span className="stats num">
        <button {...spot}>
          <Stat sign="compass" value={String(player.token)} name={compasses} />{' '}
          <Stat sign="compass" value={income} name={words.rest} className="resting" />
        </button>
        <Total seat={seat}>
          <Stat sign="book" value={String(points)} name={words.points(points)} />
        </Total>
      </span>
    </div>
  );
}

/** Whose last turn is told. */
export const TurnOf = ({ moment, seat }: { moment: BorealMoment; seat: number }): ReactNode => (
  <>
    <Sign name={tokenSign(seat)} />
    <b>{moment.labels[seat]}</b>{' '}
  </>
);

const Stat = ({ sign, value, name, className = '' }: { sign: string; value: string; name: string; className?: string }): ReactNode => (
  <span className={`stat ${className}`}>
    <Sign name={sign} />
    <b>{value}</b> <small>{name}</small>
  </span>
);

/** On a small screen the other pyramid is a strip of pictures; touched, it is shown large. */
export function Enlarge({ moment }: { moment: BorealMoment }): ReactNode {
  const words = wordsOf(moment.language);
  const spot = useSpot({ place: 'theirs', label: words.pyramidOf(moment.labels[1 - seatOf(moment)] ?? ''), className: 'enlarge' });
  return <button {...spot} />;
}

/** The card that somebody has discovered and not placed yet. */
export function Hand({ moment, seat }: { moment: BorealMoment; seat: number }): ReactNode {
  const { view } = moment;
  if (view.turn !== seat || view.stage !== 'place' || view.discovered === NONE) return null;
  return <HandCard moment={moment} card={view.discovered} mine={seat === seatOf(moment)} />;
}

function HandCard({ moment, card, mine }: { moment: BorealMoment; card: number; mine: boolean }): ReactNode {
  const words = wordsOf(moment.language);
  const { className, style } = lookOf(card);
  const spot = useSpot({
    place: handPlace(card),
    label: words.inHand(textsOf(moment).card(card)),
    piece: `card:${card}`,
    className: mine ? className : `${className} strip`,
  });
  return (
    <div className="hand">
      <button {...spot} className={`${spot.className} chosen`} style={style}>
        <Face card={card} />
      </button>
    </div>
  );
}

/** My reserve: cards that wait, and a place for the one that is being located. */
export function MyReserve({ moment }: { moment: BorealMoment }): ReactNode {
  const words = wordsOf(moment.language);
  const { lit, scenery } = useTable();
  const { reserve } = myself(moment);
  const open = lit.has(RESERVE) || scenery.selection.picked.includes(RESERVE);
  if (reserve.length === 0 && !open) return <div className="res" />;
  return (
    <section className="res" aria-label={words.reserve} data-drop={RESERVE}>
      <small>{words.reserve}</small>
      <div {...countOf(reserve.length + (open ? 1 : 0))}>
        {reserve.map((card) => (
          <Reserved key={card} moment={moment} card={card} />
        ))}
        {open && <IntoReserve moment={moment} />}
      </div>
    </section>
  );
}

/** For the style sheet: how many lie there, in how many columns of two, and whether they are no more than two. */
const countOf = (n: number): object => ({ style: { '--n': n, '--half': Math.ceil(n / 2) }, 'data-pair': n < 3 || undefined });

/** Where the chosen card may wait; as the places of the pyramid do, it says how the compasses go on. */
function IntoReserve({ moment }: { moment: BorealMoment }): ReactNode {
  const words = wordsOf(moment.language);
  const { scenery } = useTable();
  const located = scenery.choices.find(({ path }) => path[0] === scenery.selection.picked[0] && path[1] === RESERVE);
  const { token } = outlookOf(moment, (located?.moves ?? []) as readonly BorealMove[]);
  const spot = useSpot({ place: RESERVE, label: words.intoReserve(token.rested), className: 'go' });
  return (
    <button {...spot}>
      <span data-n={words.verbs.locate ?? ''} />
      <span className="rested">
        <Sign name="compass" />
        <i data-n={`${token.now}→${token.rested}`} />
      </span>
    </button>
  );
}

function Reserved({ moment, card }: { moment: BorealMoment; card: number }): ReactNode {
  const texts = textsOf(moment);
  const { scenery } = useTable();
  const { token } = myself(moment);
  const { className, style } = lookOf(card);
  const { cost } = cardOf(card);
  const dear = scenery.choices.length > 0 && moment.view.stage === 'action' && cost > token;
  const spot = useSpot({
    place: reservePlace(card),
    label: `${texts.card(card)}. ${texts.cardText(card)}`,
    piece: `card:${card}`,
    className: `${className} ${dear ? 'dear' : ''}`,
  });
  return (
    <button {...spot} style={style}>
      <Face card={card} />
      {dear && <span className="lack" data-n={`−${cost - token}`} />}
    </button>
  );
}

export function TheirReserve({ moment, moved }: { moment: BorealMoment; moved: ReadonlySet<number> }): ReactNode {
  const words = wordsOf(moment.language);
  const seat = 1 - seatOf(moment);
  const reserve = moment.view.players[seat]?.reserve ?? [];
  if (reserve.length === 0) return <div className="res" />;
  return (
    <section className="res" aria-label={words.reserveOf(moment.names[seat] ?? '')}>
      <small>{words.reserve}</small>
      <div {...countOf(reserve.length)}>
        {reserve.map((card) => (
          <TheirReserved key={card} moment={moment} card={card} moved={moved.has(card)} />
        ))}
      </div>
    </section>
  );
}

function TheirReserved({ moment, card, moved }: { moment: BorealMoment; card: number; moved: boolean }): ReactNode {
  const texts = textsOf(moment);
  const { className, style } = lookOf(card);
  const spot = useSpot({
    place: `ores:${card}`,
    label: `${texts.card(card)}. ${texts.cardText(card)}`,
    piece: `card:${card}`,
    className: `${className} strip ${moved ? 'moved' : ''}`,
  });
  return (
    <button {...spot} style={style}>
      <Face card={card} />
    </button>
  );
}
