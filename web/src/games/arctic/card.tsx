import { ANIMALS, CARDS, MAIN } from '@banquise/arctic';
import type { CSSProperties, ReactNode } from 'react';
import sprite from './art/icons.svg';
import { pairOf } from './outlook.ts';
import './card.css';
import './parts.css';

const pictures = import.meta.glob<string>('./art/*.svg', { eager: true, query: '?url', import: 'default' });
const pictureOf = (name: string): string => pictures[`./art/${name}.svg`] ?? '';
export const LANDSCAPE_PICTURE = pictureOf('landscape');

/** A pictogram of Arctic, for the eye only: it takes the colour of the text. */
export const Sign = ({ name, className = '' }: { name: string; className?: string }): ReactNode => (
  <svg className={`ar-ic ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);

/** The colours of an animal: everything drawn for it hangs on this class. */
export const animalClass = (animal: number): string => `a-${ANIMALS[animal] ?? 'bear'}`;

/** The round face of an animal. */
export const Head = ({ animal, className = '' }: { animal: number; className?: string }): ReactNode => (
  <img
    className={className}
    src={pictureOf(`${ANIMALS[animal]}-token`)}
    alt=""
    width="240"
    height="240"
    draggable="false"
    decoding="async"
  />
);

/** Figures and codes belong to the picture: the name of what they stand on tells them in words. */
export const Figure = ({ of, className = '' }: { of: number | string; className?: string }): ReactNode => (
  <b className={`ar-n num ${className}`} data-n={of} />
);

/** A card is paper: the column of its values at the left, the animal looking at it. */
export function Face({ card, codes }: { card: number; codes: readonly string[] }): ReactNode {
  const [main, associated] = pairOf(card);
  const { place, draw } = CARDS[card] ?? { place: 0, draw: 0 };
  return (
    <>
      <span className="ar-face">
        <img className="ar-fig" src={pictureOf(ANIMALS[main] ?? '')} alt="" width="240" height="240" draggable="false" decoding="async" />
      </span>
      <Figure of={codes[main] ?? ''} className="ar-nm" />
      <span className="ar-col">
        <span className="ar-v ar-p">
          <Sign name="place" />
          <Figure of={place} />
        </span>
        <span className="ar-v ar-d">
          <Sign name="draw" />
          <Figure of={draw} />
        </span>
        <Head animal={associated} className="ar-as" />
      </span>
    </>
  );
}

export const cardClass = (card: number): string => `ar-ac ${animalClass(MAIN[card] ?? 0)}`;

/** A card to look at, outside the table: in help, in the log. */
export function Picture({ card, codes, width }: { card: number; codes: readonly string[]; width: number }): ReactNode {
  return (
    <span className={cardClass(card)} style={{ '--w': `${width}px` } as CSSProperties} aria-hidden="true">
      <Face card={card} codes={codes} />
    </span>
  );
}

/** A card from near, with the whole name of its animal; what is said of it has room below. */
export function Large({ card, names }: { card: number; names: readonly string[] }): ReactNode {
  return (
    <span className={`${cardClass(card)} ar-large`} aria-hidden="true">
      <Face card={card} codes={names} />
    </span>
  );
}

export const Back = ({ className = '', piece }: { className?: string; piece?: string }): ReactNode => (
  <span className={`ar-ac ar-back ${className}`} data-piece={piece} aria-hidden="true">
    <img src={pictureOf('card-back')} alt="" width="630" height="880" draggable="false" decoding="async" />
  </span>
);

/** Somebody else's visible card, small: both animals and both values. */
export function Mini({ card, className = '' }: { card: number; className?: string }): ReactNode {
  const [main, associated] = pairOf(card);
  const { place, draw } = CARDS[card] ?? { place: 0, draw: 0 };
  return (
    <span className={`ar-mini ${animalClass(main)} ${className}`}>
      <Head animal={main} className="ar-m" />
      <Head animal={associated} className="ar-a2" />
      <span className="ar-vv num">
        <Figure of={place} className="ar-p" />
        <Figure of={draw} className="ar-d" />
      </span>
    </span>
  );
}

/** The Totem tile; without an animal it keeps its secret. */
export const Totem = ({ animal }: { animal: number | undefined }): ReactNode =>
  animal === undefined ? (
    <span className="ar-totem ar-hid">
      <Sign name="totem" />
    </span>
  ) : (
    <span className={`ar-totem ${animalClass(animal)}`}>
      <Head animal={animal} />
    </span>
  );
