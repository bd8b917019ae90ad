import { LATIN } from '@banquise/borealis';
import type { CSSProperties, ReactNode } from 'react';
import { faceOf } from './describe.ts';
import { Arrow, Figure, Sign } from './sign.tsx';
import './card.css';
import './strip.css';

/** The class of a card: the sky of its species. */
export const skyOf = (card: number): string => `bl-${faceOf(card).species}`;

/** The face: species and vehicle above, as they stay visible on a site; below, who goes left and who goes right. */
export function Face({ card }: { card: number }): ReactNode {
  const { species, vehicle, left, right, bonus } = faceOf(card);
  return (
    <>
      <span className="bl-scene" />
      <Figure species={species} />
      <span className="bl-band">
        <Sign name={species} className="sp" />
        {bonus > 0 && <Sign name="star" className="st" />}
        <Sign name={vehicle} className="ve" />
      </span>
      <span className="bl-latin" data-name={LATIN[species]} />
      <span className="bl-pair">
        <span className={left}>
          <Arrow to="left" />
          <Sign name={left} />
        </span>
        <span className={right}>
          <Sign name={right} />
          <Arrow to="right" />
        </span>
      </span>
    </>
  );
}

/** What stays visible of a card on a site. */
export function Strip({ card, piece, mark = '' }: { card: number; piece?: string; mark?: string }): ReactNode {
  const { species, vehicle, bonus } = faceOf(card);
  return (
    <span className={`bl-strip ${skyOf(card)}`} data-piece={piece}>
      <Sign name={species} className="sp" />
      {bonus > 0 && <Sign name="star" className="st" />}
      <Sign name={vehicle} className="ve" />
      {mark !== '' && <i className={`bl-by ${mark}`} />}
    </span>
  );
}

/** A card to look at, outside the table: in help and in the log. */
export const Picture = ({ card, width }: { card: number; width: number }): ReactNode => (
  <span className={`bl-card ${skyOf(card)}`} style={{ '--w': `${width}px` } as CSSProperties} aria-hidden="true">
    <Face card={card} />
  </span>
);

export const Back = (): ReactNode => (
  <span className="bl-card bl-back" aria-hidden="true">
    <span className="bl-scene" />
  </span>
);
