import { MAIN, PLACE } from '@banquise/arctic';
import { signed } from '@banquise/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { armed } from '../../kit/choice.ts';
import { useTable } from '../../kit/context.ts';
import { useSpot } from '../../kit/spot.ts';
import { cardClass, Face, Figure } from './card.tsx';
import { cardPiece } from './frames.ts';
import { choiceOf, Letter, Steps } from './landscape.tsx';
import { totemPoints, type Way } from './outlook.ts';
import { HAND, handPlace, isPlace, penaltyPlace } from './places.ts';
import { type ArcticChoice, type ArcticMoment, seatOf, textsOf } from './types.ts';
import { wordsOf } from './words.ts';
import './dock.css';
import './first.css';
import './pens.css';
import './reel.css';

/** My hand by animal, so that runs are found by the eye. */
const sorted = (hand: readonly number[]): number[] =>
  [...hand].sort((a, b) => (MAIN[a] ?? 0) - (MAIN[b] ?? 0) || (PLACE[a] ?? 0) - (PLACE[b] ?? 0) || a - b);

export function Hand({ moment }: { moment: ArcticMoment }): ReactNode {
  const words = wordsOf(moment.language);
  const { scenery } = useTable();
  const hand = sorted(moment.view.hands[seatOf(moment)] ?? []);
  const chosen = scenery.selection.picked.filter((place) => isPlace(place, 'hand'));
  // Round one card the fan opens; where several are chosen none of them moves under the finger.
  const opens = chosen.length === 1 && armed(scenery.choices, scenery.selection.picked).length > 0;
  // Whoever watches has none, not an empty one.
  if (moment.you === 'spectator') return null;
  return (
    <section
      className={`ar-hand ${opens ? 'ar-ch' : ''}`}
      style={{ '--n': hand.length } as CSSProperties}
      aria-label={words.handOf(hand.length)}
      data-drop={HAND}
    >
      {hand.length === 0 && <p className="ar-nohand">{words.emptyHand}</p>}
      {hand.map((card) => (
        <HandCard key={card} moment={moment} card={card} nth={chosen.indexOf(handPlace(card))} of={chosen.length} />
      ))}
    </section>
  );
}

function HandCard({ moment, card, nth, of }: { moment: ArcticMoment; card: number; nth: number; of: number }): ReactNode {
  const words = wordsOf(moment.language);
  const spot = useSpot({
    place: handPlace(card),
    label: textsOf(moment).cardText(card),
    piece: cardPiece(card),
    className: `${cardClass(card)} ${nth >= 0 && nth === of - 1 ? 'ar-last' : ''}`,
  });
  return (
    <button {...spot}>
      <Face card={card} codes={words.codes} />
      {nth >= 0 && of > 1 && <Figure of={nth + 1} className="ar-no" />}
    </button>
  );
}

/** My penalty cards face up, while one of them may be drawn. */
export function Penalties({ moment }: { moment: ArcticMoment }): ReactNode {
  const words = wordsOf(moment.language);
  const { moves, view } = moment;
  if (!moves.some(({ type }) => type === 'recover' || type === 'recover-card')) return null;
  const zone = sorted(view.zones[seatOf(moment)] ?? []);
  return (
    <section className="ar-pens" style={{ '--n': zone.length } as CSSProperties} aria-label={words.penalties}>
      <small>{words.penalties}</small>
      <div className="ar-penrow">
        {zone.map((card) => (
          <Penalty key={card} moment={moment} card={card} />
        ))}
      </div>
    </section>
  );
}

function Penalty({ moment, card }: { moment: ArcticMoment; card: number }): ReactNode {
  const spot = useSpot({
    place: penaltyPlace(card),
    label: textsOf(moment).cardText(card),
    piece: cardPiece(card),
    className: cardClass(card),
  });
  return (
    <button {...spot}>
      <Face card={card} codes={wordsOf(moment.language).codes} />
    </button>
  );
}

/** The two token moves, or the extra step, each as one button: both were shown before, so one touch does it. */
export function Ways({ moment, ways, totem }: { moment: ArcticMoment; ways: readonly Way[]; totem: number | undefined }): ReactNode {
  const words = wordsOf(moment.language);
  const open = ways.flatMap((way) => {
    const choice = choiceOf(moment, way);
    return choice === undefined ? [] : [{ way, choice }];
  });
  if (open.length === 0) return null;
  return (
    <section className="ar-ways" aria-label={words.waysTitle}>
      {open.map(({ way, choice }) => (
        <WayButton key={way.id} moment={moment} way={way} choice={choice} totem={totem} />
      ))}
    </section>
  );
}

interface WayProps {
  readonly moment: ArcticMoment;
  readonly way: Way;
  readonly choice: ArcticChoice;
  readonly totem: number | undefined;
}

function WayButton({ moment, way, choice, totem }: WayProps): ReactNode {
  const { controller } = useTable();
  const seat = seatOf(moment);
  const says = choice.moves.map((move) => moment.texts.move(move, moment.view)).join();
  const change = (totemPoints(moment.view, seat, way.tokens) ?? 0) - (totemPoints(moment.view, seat) ?? 0);
  const isStep = way.id === 'left' || way.id === 'right';
  const gain = totem === undefined ? '' : signed(change);
  const spot = useSpot({
    place: choice.path[0] ?? '',
    label: gain === '' ? says : `${says}, ${wordsOf(moment.language).totemThen(change)}`,
    className: 'btn primary ar-way',
  });
  return (
    <button
      {...spot}
      // A button of the turn, not only a place among others: Tab finds it.
      tabIndex={0}
      onClick={(event) => {
        event.stopPropagation();
        controller.commit(choice);
      }}
    >
      {!isStep && <Letter way={way} />}
      <Steps way={way} />
      {gain !== '' && <Figure of={gain} />}
    </button>
  );
}
