import { BOARDS, CAMP_LEFT, CAMP_RIGHT, FULL_SITE, SITES } from '@banquise/borealis';
import { type ReactNode, useState } from 'react';
import { useTable } from '../../kit/context.ts';
import { whyOf } from '../../kit/gain.ts';
import { hyphenated } from '../../kit/hyphens.ts';
import { LastTurn } from '../../kit/lastturn.tsx';
import { toldOf } from '../../kit/turns.ts';
import { Why } from '../../kit/why.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { Picture, Strip } from './card.tsx';
import { cardText, nextVehicles, spaceStars } from './describe.ts';
import { campZone, cardPiece, flagPiece, seatZone, starPiece } from './frames.ts';
import { StillBoard } from './mine.tsx';
import { linesOf, pointsOf } from './outlook.ts';
import { Crowd } from './path.tsx';
import { Sign, seatClass } from './sign.tsx';
import { type BorealisMoment, type PlayerView, playerAt, rivalsOf, seatOf } from './types.ts';
import { wordsOf } from './words/words.ts';
import './rivals.css';
import './mini.css';
import './large.css';

interface Props {
  readonly moment: BorealisMoment;
  readonly laid: ReadonlyMap<number, number>;
}

/** Letters of a word too long for the row of one of three panels on a phone. */
const ROW = 9;

/** A name of many letters stands in two small rows rather than be cut: on a tablet or a desk, or already where three share a phone's width. */
const nameClass = ({ length }: string): string => (length > 16 ? 'n wordy long' : length > 7 ? 'n wordy' : 'n');

/** The other boards, small; each opens large. */
export function Rivals({ moment, laid }: Props): ReactNode {
  const words = wordsOf(moment.language);
  const [shown, setShown] = useState<number | null>(null);
  return (
    <section className="bl-rivals" aria-label={words.others}>
      {rivalsOf(moment).map((seat) => (
        <Rival key={seat} moment={moment} seat={seat} laid={laid} onOpen={() => setShown(seat)} />
      ))}
      {shown !== null && <Enlarged moment={moment} seat={shown} laid={laid} onSeat={setShown} onClose={() => setShown(null)} />}
    </section>
  );
}

function Rival({ moment, seat, laid, onOpen }: Props & { readonly seat: number; readonly onOpen: () => void }): ReactNode {
  const words = wordsOf(moment.language);
  const { view, names } = moment;
  const player = playerAt(view, seat);
  const points = pointsOf(view)[seat] ?? 0;
  const playing = view.stage === 'replace' ? (view.undecided & (1 << seat)) !== 0 : view.stage !== 'over' && view.turn === seat;
  const label = `${words.enlarge(names[seat] ?? '', points)}. ${words.status(points, player.stars, player.hand.length)}${playing ? `, ${words.active}` : ''}`;
  return (
    <div className={`bl-rival ${seatClass(seat)} ${playing ? 'playing' : ''}`}>
      <button type="button" className="bl-hit" aria-label={label} onClick={onOpen} />
      <span className="hd" aria-hidden="true" data-zone={seatZone(seat)}>
        <Mark seat={seat} size="s" />
        <span className={nameClass(names[seat] ?? '')}>{hyphenated(names[seat] ?? '', ROW)}</span>
        {view.first === seat && <Sign name="first" className="bl-first" />}
        <em className="num">Σ{points}</em>
      </span>
      <span className="sub num" aria-hidden="true">
        <span className="stars">
          <span key={player.stars} className="bl-star" data-piece={starPiece(seat, player.stars)}>
            <Sign name="star" />
          </span>
          {player.stars}
        </span>
        {view.stage === 'replace' ? !playing && <Icon name="check" /> : <Heights player={player} />}
      </span>
      <LastTurn seat={seat} rows={2} />
      <Mini moment={moment} seat={seat} laid={laid} />
    </div>
  );
}

/** On a phone: only how high each stack is. */
const Heights = ({ player }: { player: PlayerView }): ReactNode => (
  <span className="heights num">
    {player.sites.map((stack, site) => (
      <span key={SITES[site]}>
        <span className="hb">
          {Array.from({ length: FULL_SITE }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stack is its own order
            <i key={i} className={i < stack.length ? 'on' : ''} />
          ))}
        </span>
        {stack.length}
        <small>/{FULL_SITE}</small>
      </span>
    ))}
  </span>
);

function Mini({ moment, seat, laid }: Props & { readonly seat: number }): ReactNode {
  const words = wordsOf(moment.language);
  const player = playerAt(moment.view, seat);
  const camp = (place: number): ReactNode => (
    <span className="cp" data-zone={campZone(seat, place)}>
      <Sign name="camp" className="tn" />
      <Crowd player={player} seat={seat} place={place} lively />
    </span>
  );
  return (
    <span className="mini" aria-hidden="true">
      {camp(CAMP_LEFT)}
      {SITES.map((name, site) => (
        <span key={name} className="ms">
          <MiniStack player={player} seat={seat} site={site} laid={laid} />
          <span className="mf">
            <span className="nx">
              <small>{words.next}</small>
              {nextVehicles(player, site).map((vehicle) => (
                <Sign key={vehicle} name={vehicle} className="ve" />
              ))}
            </span>
            <span className="mp">
              <Crowd player={player} seat={seat} place={site + 1} lively />
            </span>
          </span>
        </span>
      ))}
      {camp(CAMP_RIGHT)}
    </span>
  );
}

function MiniStack({
  player,
  seat,
  site,
  laid,
}: {
  player: PlayerView;
  seat: number;
  site: number;
  laid: ReadonlyMap<number, number>;
}): ReactNode {
  const flag = player.flags[site] ?? 0;
  const stack = player.sites[site] ?? [];
  return Array.from({ length: FULL_SITE }, (_, i) => FULL_SITE - i).map((height) => {
    const card = stack[height - 1];
    const state = height === flag ? 'f' : height < flag ? 'p' : '';
    return (
      <span key={height} className="mr">
        <span className={`t num ${state} ${seatClass(seat)}`} data-piece={height === flag ? flagPiece(seat, site) : undefined}>
          {height < flag ? '' : spaceStars(site, height)}
        </span>
        {card === undefined ? (
          <span className="e" />
        ) : (
          <Strip card={card} piece={cardPiece(card)} mark={laid.has(card) ? seatClass(seat) : ''} />
        )}
      </span>
    );
  });
}

interface EnlargedProps extends Props {
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
  readonly onClose: () => void;
}

/** Somebody's board as large as mine, with what it would score now and what everybody knows of the hand. */
function Enlarged({ moment, seat, laid, onSeat, onClose }: EnlargedProps): ReactNode {
  const words = wordsOf(moment.language);
  const { view, names } = moment;
  const player = playerAt(view, seat);
  const lines = linesOf(view, seat);
  const parts = [lines.groups, lines.tracks, lines.bonus, lines.score1 + lines.score2, lines.tokens];
  const title = `${seat === moment.you ? words.myBoard : words.boardOf(names[seat] ?? '')} (${words.sideOf(BOARDS[player.board]?.id ?? '')})`;
  return (
    <Dialog title={title} wide className="bl-large" onClose={onClose}>
      <div className="borealis-large" data-keep>
        <div className="tabs">
          {[seatOf(moment), ...rivalsOf(moment)].map((other) => (
            <button
              key={other}
              type="button"
              className={`btn ${seatClass(other)}`}
              aria-pressed={other === seat}
              onClick={() => onSeat(other)}
            >
              <Mark seat={other} size="s" />
              <span>{hyphenated(moment.labels[other] ?? '')}</span>
            </button>
          ))}
        </div>
        <StillBoard moment={moment} seat={seat} laid={laid} />
        <dl className="facts num">
          {parts.map((points, i) => (
            <div key={words.parts[i]}>
              <dt>{words.parts[i]}</dt>
              <dd>{points}</dd>
            </div>
          ))}
        </dl>
        <p>{words.status(pointsOf(view)[seat] ?? 0, player.stars, player.hand.length)}</p>
        {seat !== moment.you && <LatelyOf moment={moment} seat={seat} />}
        {view.first === seat && (
          <p className="begins">
            <Sign name="first" />
            {words.first}
          </p>
        )}
        {seat !== moment.you && player.open.length > 0 && <Known moment={moment} cards={player.open} />}
      </div>
    </Dialog>
  );
}

/** What somebody did last, and which lines of the score it changed: the figure in the panel says only how many points. */
function LatelyOf({ moment, seat }: { readonly moment: BorealisMoment; readonly seat: number }): ReactNode {
  const words = useWords();
  const { controller, turns } = useTable();
  const turn = turns.findLast((taken) => taken.seat === seat && controller.board.prepares?.(taken) !== true);
  const gain = turn === undefined ? undefined : whyOf(controller, turn, seat);
  return (
    turn !== undefined && (
      <p>
        {words.lastTold(moment.names[seat] ?? '', toldOf(controller.board, moment, turn, turns).full)}
        {gain !== undefined && (
          <>
            . <Why gain={gain} />
          </>
        )}
      </p>
    )
  );
}

const Known = ({ moment, cards }: { moment: BorealisMoment; cards: readonly number[] }): ReactNode => (
  <div className="known">
    <p>{wordsOf(moment.language).handKnown}</p>
    <div>
      {cards.map((card) => (
        <span key={card} role="img" aria-label={cardText(moment, card)}>
          <Picture card={card} width={76} />
        </span>
      ))}
    </div>
  </div>
);
