import { ANIMALS, CENTRE, NONE, powerInPlay } from '@banquise/arctic';
import type { CSSProperties, ReactNode } from 'react';
import { useTable } from '../../kit/context.ts';
import { useSpot } from '../../kit/spot.ts';
import { Mark } from '../../ui/icon.tsx';
import { animalClass, Back, cardClass, Face, Figure, Head, Sign } from './card.tsx';
import { cardPiece, markPiece } from './frames.ts';
import { endSays } from './outline.ts';
import { endOf, powerState, reserveAtStart } from './outlook.ts';
import { DECK, powerPlace, riverPlace, STORE } from './places.ts';
import { powerLabel, powerSays } from './sayings.ts';
import { type ArcticMoment, textsOf } from './types.ts';
import { wordsOf } from './words.ts';
import './middle.css';
import './powers.css';

/** The colour of a seat, for bars and corners. */
export const seatColour = (seat: number): CSSProperties => ({ '--sc': `var(--seat-${'abcdef'.charAt(seat)})` }) as CSSProperties;

interface RiverProps {
  readonly moment: ArcticMoment;
  /** Cards that somebody has just moved, with the seat. */
  readonly moved: ReadonlyMap<number, number>;
}

export function River({ moment, moved }: RiverProps): ReactNode {
  const words = wordsOf(moment.language);
  return (
    <section className="ar-river" aria-label={words.river}>
      <h2 className="ar-cap">{words.river}</h2>
      <div className="ar-rv">
        {moment.view.river.map((card, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots never move
          <Slot key={slot} moment={moment} slot={slot} card={card} mover={moved.get(card)} />
        ))}
      </div>
    </section>
  );
}

interface SlotProps {
  readonly moment: ArcticMoment;
  readonly slot: number;
  readonly card: number;
  readonly mover: number | undefined;
}

function Slot({ moment, slot, card, mover }: SlotProps): ReactNode {
  const words = wordsOf(moment.language);
  const empty = card === NONE;
  const spot = useSpot({
    place: riverPlace(slot),
    label: words.slot(slot + 1, empty ? words.emptySlot : textsOf(moment).cardText(card)),
    ...(empty ? {} : { piece: cardPiece(card) }),
    className: empty ? 'ar-ac ar-hole' : `${cardClass(card)} ${mover === undefined ? '' : 'ar-moved'}`,
  });
  return (
    <button {...spot} style={mover === undefined ? {} : seatColour(mover)}>
      {!empty && <Face card={card} codes={words.codes} />}
    </button>
  );
}

/** Deck, Reserve and how far the end is. */
export function Decks({ moment }: { moment: ArcticMoment }): ReactNode {
  const words = wordsOf(moment.language);
  const { deck, reserve, hands } = moment.view;
  const { start, distance } = endOf(moment.view);
  const full = distance === 'closing' || distance === 'final' ? reserveAtStart(hands.length) : start;
  const deckSpot = useSpot({ place: DECK, label: words.pair(words.deck, words.cards(deck)), className: 'ar-dk' });
  const reserveSpot = useSpot({ place: STORE, label: words.pair(words.reserve, words.cards(reserve)), className: 'ar-dk ar-rs' });
  return (
    <section className={`ar-decks ar-e-${distance}`} aria-label={words.deck}>
      <button {...deckSpot}>
        <span className="ar-st" data-zone="deck">
          {deck > 0 ? <Back /> : <span className="ar-ac ar-hole" />}
        </span>
        <span className="ar-how">
          <Figure of={deck} />
          <small>{words.deck}</small>
        </span>
      </button>
      <button {...reserveSpot}>
        <span className="ar-st">
          <Sign name="reserve" />
        </span>
        <span className="ar-how">
          <Figure of={reserve} />
          <small>{words.reserve}</small>
        </span>
      </button>
      <div className="ar-end">
        <span className={`ar-gauge ${reserve > 0 ? 'ar-closed' : ''}`} aria-hidden="true">
          <i style={{ width: `${Math.min(100, Math.round((100 * deck) / Math.max(1, full)))}%` }} />
        </span>
        <span>{endSays(moment)}</span>
      </div>
    </section>
  );
}

interface PowersProps {
  readonly moment: ArcticMoment;
  /** The animal whose power what is chosen would take. */
  readonly will: number | undefined;
  /** By animal: who held a power that has changed hands since my last turn. */
  readonly moved: ReadonlyMap<number, number>;
}

/** Six fixed places: one never looks for a power, only for the mark of who holds it. */
export function Powers({ moment, will, moved }: PowersProps): ReactNode {
  const words = wordsOf(moment.language);
  return (
    <section className="ar-pws" aria-label={words.powers}>
      <h2 className="ar-cap">{words.powers}</h2>
      <div className="ar-pwr">
        {ANIMALS.map((name, animal) => (
          <Power key={name} moment={moment} animal={animal} will={will === animal} was={moved.get(animal)} />
        ))}
      </div>
    </section>
  );
}

interface PowerProps {
  readonly moment: ArcticMoment;
  readonly animal: number;
  readonly will: boolean;
  readonly was: number | undefined;
}

function Power({ moment, animal, will, was }: PowerProps): ReactNode {
  const words = wordsOf(moment.language);
  const texts = textsOf(moment);
  const { scenery } = useTable();
  const { id, phase } = powerInPlay(moment.view, animal);
  const holder = moment.view.holders[animal] ?? CENTRE;
  const state = powerState(moment, animal);
  const choosing = scenery.choices.length > 0;
  const spot = useSpot({
    place: powerPlace(animal),
    label: `${texts.power(id)}. ${words.phases[phase]}. ${powerSays(moment, animal, state)}`,
    className: `ar-pw ${animalClass(animal)} ${holder === CENTRE ? '' : 'ar-held'} ar-s-${choosing ? state : 'quiet'} ${will ? 'ar-will' : ''}`,
  });
  return (
    <button {...spot} style={holder === CENTRE ? {} : seatColour(holder)}>
      <span className="ar-pic">
        <Sign name={id} />
      </span>
      <Head animal={animal} className="ar-tk" />
      <span className="ar-tx">
        <Figure of={powerLabel(moment, animal)} />
        <Figure of={words.phases[phase]} className="ar-ph" />
      </span>
      {holder !== CENTRE && (
        <span className={`ar-own ${was === undefined ? '' : 'ar-new'}`} data-piece={markPiece(animal)}>
          <Mark seat={holder} size="s" />
        </span>
      )}
      {was !== undefined && was !== CENTRE && (
        <span className="ar-was" aria-hidden="true">
          <Mark seat={was} size="s" />
        </span>
      )}
    </button>
  );
}
