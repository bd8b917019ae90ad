import { HAND_SIZE, UNDECIDED } from '@banquise/borealis';
import type { ReactNode } from 'react';
import { Total } from '../../kit/account.tsx';
import { useTable } from '../../kit/context.ts';
import { useSpot } from '../../kit/spot.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { Face, skyOf } from './card.tsx';
import { playableSites } from './choices.ts';
import { cardText, siteName } from './describe.ts';
import { cardPiece, seatZone, starPiece } from './frames.ts';
import { type BorealisOutlook, pointsOf } from './outlook.ts';
import { handPlace, REGROUP } from './places.ts';
import { Sign } from './sign.tsx';
import { inCamps } from './speech.ts';
import { type BorealisMoment, myself, NO_CARD, seatOf } from './types.ts';
import { wordsOf } from './words/words.ts';

interface Props {
  readonly moment: BorealisMoment;
  readonly picked: readonly string[];
}

/** My hand. While something is discarded or replaced, its cards are switches. */
export function Hand({ moment, picked, small }: Props & { readonly small: boolean }): ReactNode {
  const words = wordsOf(moment.language);
  const { hand } = myself(moment);
  const holes = Math.max(0, HAND_SIZE - hand.length);
  return (
    <section className={`bl-hand ${small ? 'small' : 'lead'}`} aria-label={words.hand} data-zone={seatZone(seatOf(moment))}>
      <h2 className="bl-label">{words.hand}</h2>
      <div className="bl-row">
        {hand.map((card, position) =>
          card === NO_CARD ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a closed card is its position
            <Hole key={`closed ${position}`} label={words.hole} />
          ) : (
            <HandCard key={card} moment={moment} card={card} position={position} picked={picked} />
          ),
        )}
        {Array.from({ length: holes }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <Hole key={`hole ${n}`} label={words.hole} />
        ))}
      </div>
    </section>
  );
}

/** The place of a card that is on its way. */
const Hole = ({ label }: { label: string }): ReactNode => <span className="bl-card bl-hole">{label}</span>;

function HandCard({ moment, card, position, picked }: Props & { readonly card: number; readonly position: number }): ReactNode {
  const words = wordsOf(moment.language);
  const { lit, scenery } = useTable();
  const { stage, choice } = moment.view;
  const place = handPlace(card);
  const switching = stage === 'replace' || picked[0] === REGROUP;
  const waiting = stage === 'replace' && choice !== UNDECIDED && (choice & (1 << position)) !== 0;
  const out = waiting || (switching && picked.includes(place));
  const sites = stage === 'action' ? playableSites(moment, card).map((site) => siteName(moment, site)) : [];
  const choosing = scenery.choices.length > 0 && stage === 'action' && !switching;
  const instead = choosing && !lit.has(place) ? (sites.length > 0 ? 'may' : 'no') : '';
  const text = cardText(moment, card);
  const label = out ? words.discarding(text) : sites.length > 0 ? `${text} (${words.playableAt(sites.join(', '))})` : text;
  const spot = useSpot({ place, label, piece: cardPiece(card), className: `bl-card ${skyOf(card)} ${out ? 'out' : ''} ${instead}` });
  return (
    <button {...spot}>
      <Face card={card} />
      {out && (
        <span className="bl-cross">
          <Icon name="close" />
        </span>
      )}
    </button>
  );
}

/** Where the regroup begins; it says how many stars it brings. */
export function Regroup({ moment }: { moment: BorealisMoment }): ReactNode {
  const words = wordsOf(moment.language);
  const camps = inCamps(moment);
  const off = moment.moves.every(({ type }) => type !== 'regroup');
  const spot = useSpot({
    place: REGROUP,
    label: `${words.regroup} +${words.stars(camps)}: ${words.scientists(camps)}`,
    className: `bl-regroup ${off ? 'off' : 'may'}`,
  });
  return (
    <button {...spot}>
      <Sign name="camp" />
      <span className="lbl">{words.regroup}</span>
      <span className="bl-stars num">
        <Sign name="star" />+{camps}
      </span>
    </button>
  );
}

/** My stars and my points, and what they would become. */
export function Figures({ moment, outlook }: { moment: BorealisMoment; outlook: BorealisOutlook | undefined }): ReactNode {
  const words = wordsOf(moment.language);
  const seat = seatOf(moment);
  const { stars } = myself(moment);
  const points = pointsOf(moment.view)[seat] ?? 0;
  const gain = outlook === undefined ? 0 : outlook.points.to - outlook.points.from;
  return (
    <p className="bl-figures num">
      {moment.view.first === seat && (
        <span className="bl-first" title={words.first}>
          <Sign name="first" />
          <span className="sr">{words.first}</span>
        </span>
      )}
      <Mark seat={seat} size="s" />
      <span className="stars" title={words.stars(stars)}>
        <span key={stars} className="bl-star" data-piece={starPiece(seat, stars)}>
          <Sign name="star" />
        </span>
        {stars}
        <span className="sr"> ({words.stars(stars)})</span>
      </span>
      <Total seat={seat} className="sum">
        Σ {points}
        {gain !== 0 && <b className={gain < 0 ? 'down' : ''}> → {points + gain}</b>}
        <span className="sr"> ({words.points(points)})</span>
      </Total>
    </p>
  );
}

/** Before the first turn: everybody chooses at once, and waits for the others. */
export function Opening({ moment }: { moment: BorealisMoment }): ReactNode {
  const words = wordsOf(moment.language);
  const { stage, undecided, choice } = moment.view;
  if (stage !== 'replace') return null;
  const waits = moment.you === 'spectator' || choice !== UNDECIDED;
  return (
    <section className="bl-opening" aria-label={words.openingTitle}>
      <h2>{words.openingTitle}</h2>
      <p>{waits ? words.openingWait : words.openingLead}</p>
      <ul>
        {moment.labels.map((name, seat) => {
          const open = (undecided & (1 << seat)) !== 0;
          return (
            <li key={name} className={open ? '' : 'done'}>
              <Mark seat={seat} size="s" />
              <span>
                {name} <small>{open ? words.isChoosing : words.hasChosen}</small>
              </span>
              {!open && <Icon name="check" />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
