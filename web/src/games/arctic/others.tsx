import { NONE, powerInPlay, visibleCard } from '@banquise/arctic';
import { signed } from '@banquise/kernel';
import type { CSSProperties, ReactNode } from 'react';
import type { Turn } from '../../kit/board.ts';
import { useTable } from '../../kit/context.ts';
import { LastTurn } from '../../kit/lastturn.tsx';
import { useSpot } from '../../kit/spot.ts';
import { Mark } from '../../ui/icon.tsx';
import { animalClass, Back, cardClass, Face, Figure, Mini, Sign } from './card.tsx';
import { backPiece, cardPiece, seatZone, zoneOf } from './frames.ts';
import { seatColour } from './middle.tsx';
import { nextSeat, showsOf } from './outline.ts';
import { seatPlace } from './places.ts';
import { powerLabel } from './sayings.ts';
import { powersOf } from './series.ts';
import { tell } from './told.ts';
import { type ArcticMoment, type ArcticTypes, othersOf } from './types.ts';
import { wordsOf } from './words.ts';
import './others.css';
import './others-wide.css';

interface Props {
  readonly moment: ArcticMoment;
  /** Cards that somebody has just moved, with the seat. */
  readonly moved: ReadonlyMap<number, number>;
  /** By seat: how its penalties have changed since my last turn. */
  readonly penalties: ReadonlyMap<number, number>;
}

/** The other players in turn order: what they show, and nothing else. */
export function Others({ moment, moved, penalties }: Props): ReactNode {
  const words = wordsOf(moment.language);
  const seats = othersOf(moment);
  const { scenery } = useTable();
  const { turn, stage } = moment.view;
  // Nobody plays on before I have confirmed.
  const waits = scenery.mirror.own?.complete === true;
  const next = nextSeat(moment.view, waits);
  return (
    <section className={`ar-opps ar-n${seats.length}`} aria-label={words.players}>
      {seats.map((seat) => (
        <Player
          key={seat}
          moment={moment}
          seat={seat}
          next={seat === next}
          turn={seat === turn && stage !== 'over' && !waits}
          moved={moved}
          more={penalties.get(seat)}
        />
      ))}
    </section>
  );
}

interface PlayerProps {
  readonly moment: ArcticMoment;
  readonly seat: number;
  readonly next: boolean;
  readonly turn: boolean;
  readonly moved: ReadonlyMap<number, number>;
  readonly more: number | undefined;
}

/** A click looks closer, as at everything that is not to be chosen. */
function Player({ moment, seat, next, turn, moved, more }: PlayerProps): ReactNode {
  const { view } = moment;
  const words = wordsOf(moment.language);
  const place = seatPlace(seat);
  const visible = visibleCard(view, seat);
  const name = moment.names[seat] ?? '';
  const { turns } = useTable();
  const last = turns.findLast((taken) => taken.seat === seat);
  const told = last === undefined ? [] : [tell(moment, last as Turn<ArcticTypes>)?.full ?? ''];
  const spot = useSpot({
    place,
    label: [name, ...showsOf(moment, seat), ...told].join('. '),
    className: `ar-opp ${turn ? 'ar-turn' : ''}`,
  });
  const penalties = (view.zones[seat]?.length ?? 0) + (view.markers[seat] ?? 0);
  return (
    <button {...spot} style={{ ...seatColour(seat), '--p': powersOf(view, seat).length } as CSSProperties} data-zone={seatZone(seat)}>
      <span className="ar-oh">
        <Mark seat={seat} size="s" />
        <Figure of={name} className="ar-name" />
        {view.paw === seat && <Sign name="paw" className="ar-paw" />}
        {next && <Figure of={words.next} className="ar-next1" />}
      </span>
      <span className="ar-ob">
        {visible === NONE ? (
          <Figure of="–" className="ar-mini ar-none" />
        ) : (
          <span className="ar-seen" data-piece={cardPiece(visible)}>
            <span className={`ar-vis ${cardClass(visible)} ${moved.has(visible) ? 'ar-moved' : ''}`}>
              <Face card={visible} codes={words.codes} />
            </span>
            <Mini card={visible} className={moved.has(visible) ? 'ar-moved' : ''} />
          </span>
        )}
        <span className="ar-counts num">
          <Count sign="pile" value={view.piles[seat]?.length ?? 0} name={words.inPile} />
          <Count sign="hand" value={view.hands[seat]?.length ?? 0} name={words.inHand} />
          <span className={`ar-count ${penalties > 0 ? 'ar-bad' : ''}`} data-zone={zoneOf(seat)}>
            <Sign name="penalty" />
            <Figure of={penalties} />
            <Figure of={words.inZone} className="ar-of" />
            {more !== undefined && <Figure of={signed(more)} className="ar-change" />}
            {(view.zones[seat]?.length ?? 0) > 0 && <Back className="ar-tiny" piece={backPiece(seat, view.zones[seat]?.length ?? 0)} />}
          </span>
        </span>
      </span>
      <HeldPowers moment={moment} seat={seat} />
      <span className="ar-told" aria-hidden="true">
        <LastTurn seat={seat} drawn />
      </span>
    </button>
  );
}

const Count = ({ sign, value, name }: { sign: string; value: number; name: string }): ReactNode => (
  <span className="ar-count">
    <Sign name={sign} />
    <Figure of={value} />
    <Figure of={name} className="ar-of" />
  </span>
);

function HeldPowers({ moment, seat }: { moment: ArcticMoment; seat: number }): ReactNode {
  const held = powersOf(moment.view, seat);
  if (held.length === 0) return null;
  return (
    <span className="ar-opw">
      {held.map((animal) => (
        <span key={animal} className={`ar-chip ${animalClass(animal)}`} title={powerLabel(moment, animal)}>
          <Sign name={powerInPlay(moment.view, animal).id} />
        </span>
      ))}
      {held.length > 2 && (
        <>
          <Figure of={`+${held.length - 2}`} className="ar-more" />
          <Figure of={`+${held.length - 1}`} className="ar-more ar-narrow" />
        </>
      )}
    </span>
  );
}
