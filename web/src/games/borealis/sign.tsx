import type { Species } from '@banquise/borealis';
import type { ReactNode } from 'react';
import goals from './art/goals.svg';
import pieces from './art/pieces.svg';

const figures = import.meta.glob<string>('./art/species/*.svg', { eager: true, query: '?url', import: 'default' });

/** A head, a vehicle, a scientist or a token, for the eye only: words stand beside it or in a label. */
export const Sign = ({ name, className = '' }: { name: string; className?: string }): ReactNode => (
  <svg className={`bl-i ${className}`} viewBox="0 0 240 240" aria-hidden="true">
    <use href={`${pieces}#${name}`} />
  </svg>
);

/** The picture of a score card or an objective. */
export const GoalSign = ({ id }: { id: string }): ReactNode => (
  <svg className="bl-i bl-goal-sign" viewBox="0 0 240 240" aria-hidden="true">
    <use href={`${goals}#${id}`} />
  </svg>
);

/** The animal of a card, whole. */
export const Figure = ({ species }: { species: Species }): ReactNode => (
  <img
    className="bl-fig"
    src={figures[`./art/species/${species}.svg`]}
    alt=""
    width="240"
    height="240"
    decoding="async"
    draggable="false"
  />
);

export const Arrow = ({ to }: { to: 'left' | 'right' }): ReactNode => (
  <svg className="bl-arrow" viewBox="0 0 10 15" aria-hidden="true">
    <path d={to === 'left' ? 'M9 1.5Q6 7.5 9 13.5L1 7.5Z' : 'M1 1.5Q4 7.5 1 13.5L9 7.5Z'} />
  </svg>
);

/** Drawn here and not in the sprite, because it takes the colour of its seat. */
export const Flag = ({ seat, piece, ghost = false }: { seat: number; piece?: string; ghost?: boolean }): ReactNode => (
  <svg className={`bl-flag ${seatClass(seat)} ${ghost ? 'ghost' : ''}`} viewBox="0 0 240 240" aria-hidden="true" data-piece={piece}>
    <path className="foot" d="M34 208L104 208L116 226L22 226Z" />
    <path className="pole" d="M54 16H78V214H54Z" />
    <path className="cloth" d="M76 26Q130 10 222 42Q190 78 218 126Q130 116 76 128Z" />
    <path className="fold" d="M222 42Q190 78 218 126Q150 118 112 122Q176 100 222 42Z" />
  </svg>
);

export const seatClass = (seat: number): string => `bl-s${seat}`;
