import { CARDS } from '@banquise/expeditions';
import type { ReactNode } from 'react';
import sprite from './art/icons.svg';
import type { Shaft } from './geometry.ts';

const vignettes = import.meta.glob<string>('./art/vignettes/*.svg', { eager: true, query: '?url', import: 'default' });
export const vignetteOf = (card: number): string => vignettes[`./art/vignettes/${CARDS[card]?.id}.svg`] ?? '';

/** For the eye only: a disc says in words what lies on and around it. */
export const UNSEEN = { 'aria-hidden': true } as const;

/** The picture of a place; its frame is there before it is. */
export const Vignette = ({ card }: { card: number }): ReactNode => (
  <img className="vig" src={vignetteOf(card)} alt="" width="240" height="160" decoding="async" draggable="false" />
);

/** A mark of the atlas, for the eye only. */
export const Sign = ({ name }: { name: string }): ReactNode => (
  <svg className="sg" viewBox="0 0 48 48" aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);

/** The letter of an expedition on its pennant: colour, pattern and letter always go together. */
export const Flag = ({ colour, letter }: { colour: number; letter: string }): ReactNode => (
  // Drawn by the style: the name of whatever bears a pennant says its colour in words.
  <span className={`flag x${colour}`} data-letter={letter} aria-hidden="true" />
);

export const Pattern = ({ colour }: { colour: number }): ReactNode => <span className={`pattern x${colour}`} aria-hidden="true" />;

/** Discs, centred on their node: three silhouettes, three marks. Drawn once, used everywhere. */
export const Discs = (): ReactNode => (
  <>
    <g id="x-green">
      <circle r="8" fill="#fffaf0" />
      <circle r="6.6" fill="#3f8a4c" />
      <path fill="#2d6a3a" d="M0-6.6A6.6 6.6 0 0 1 0 6.6Q4 0 0-6.6z" />
      <circle r="2.3" fill="#fffaf0" />
    </g>
    <g id="x-blue">
      <path fill="#fffaf0" d="M8.3 3.4L3.4 8.3L-3.4 8.3L-8.3 3.4L-8.3-3.4L-3.4-8.3L3.4-8.3L8.3-3.4z" />
      <path fill="#1f6fae" d="M6.8 2.8L2.8 6.8L-2.8 6.8L-6.8 2.8L-6.8-2.8L-2.8-6.8L2.8-6.8L6.8-2.8z" />
      <path fill="#fffaf0" d="M-4.4-1.3h4V-4l5 4-5 4V1.3h-4z" />
    </g>
    <g id="x-red">
      <path fill="#fffaf0" d="M-8.5-7h17v4.2a2.8 2.8 0 0 0 0 5.6V7h-17V2.8a2.8 2.8 0 0 0 0-5.6z" />
      <path fill="#c23b2c" d="M-7.2-5.7h14.4v2.4a3.9 3.9 0 0 0 0 6.6v2.4H-7.2V3.3a3.9 3.9 0 0 0 0-6.6z" />
      <path fill="#fffaf0" d="M-2.8-2.4h5.6v1.6h-5.6zM-2.8 .8h5.6v1.6h-5.6z" />
    </g>
    <g id="x-start">
      <circle r="13" fill="#fffaf0" />
      <circle r="11.6" fill="#e9d7a6" />
      <path
        fill="#fffaf0"
        d="M0 0L-1.8-4.2L0-15.5zM0 0L1.8-4.2L6.4-6.4zM0 0L4.2-1.8L15.5 0zM0 0L4.2 1.8L6.4 6.4zM0 0L1.8 4.2L0 15.5zM0 0L-1.8 4.2L-6.4 6.4zM0 0L-4.2 1.8L-15.5 0zM0 0L-4.2-1.8L-6.4-6.4z"
      />
      <path
        fill="#33454f"
        d="M0 0L0-15.5L1.8-4.2zM0 0L6.4-6.4L4.2-1.8zM0 0L15.5 0L4.2 1.8zM0 0L6.4 6.4L1.8 4.2zM0 0L0 15.5L-1.8 4.2zM0 0L-6.4 6.4L-4.2 1.8zM0 0L-15.5 0L-4.2-1.8zM0 0L-6.4-6.4L-1.8-4.2z"
      />
      <path fill="#c23b2c" d="M0-20l-3.2 6L0-15.5l3.2 1.5z" />
      <circle r="2" fill="#fffaf0" />
    </g>
    <g id="x-left">
      <path fill="#fffaf0" d="M0-13a13 13 0 0 1 0 26z" />
      <path fill="#c23b2c" d="M0-11.4a11.4 11.4 0 0 1 0 22.8z" />
    </g>
    <g id="x-right">
      <path fill="#fffaf0" d="M0-13a13 13 0 0 0 0 26z" />
      <path fill="#c23b2c" d="M0-11.4a11.4 11.4 0 0 0 0 22.8z" />
    </g>
  </>
);

/** Heads of arrows, pointing along the x axis with their tip at the origin: full, double chevron, barbed. */
const HEADS = [
  'M0 0l-10 5.5v-11z',
  'M0 0l-6 5.5h-4L-5.5 0-10-5.5h4zM-6 0l-5 4.6h-3.2L-10.5 0l-3.7-4.6H-11z',
  'M0 0Q-6 1.5-11 6q2-3.5 2-6t-2-6q5 4.5 11 6z',
] as const;

const at = ({ x, y, angle }: Shaft): string => `translate(${x} ${y}) rotate(${angle})`;

/** An arrow of an expedition: a full line, dashes, or a double rail. */
export function Arrow({
  colour,
  shaft,
  className = '',
  children,
}: {
  colour: number;
  shaft: Shaft;
  className?: string;
  children?: ReactNode;
}): ReactNode {
  const d = `M0 0H${Math.max(2, Math.round((shaft.length - 8) * 10) / 10)}`;
  return (
    <g transform={at(shaft)} className={`arrow x${colour} ${className}`}>
      <g className="grow">
        <path className="case" d={d} />
        <path className="line" d={d} />
        {colour === 2 && <path className="rail" d={d} />}
        <path className="head" transform={`translate(${shaft.length} 0)`} d={HEADS[colour]} />
      </g>
      {children}
    </g>
  );
}

/** An arrow that could be placed: dotted in its colour over a band that says so. */
export function Ghost({ colour, shaft, className = '' }: { colour: number; shaft: Shaft; className?: string }): ReactNode {
  const d = `M0 0H${Math.max(2, Math.round((shaft.length - 8) * 10) / 10)}`;
  return (
    <g transform={at(shaft)} className={`ghost x${colour} ${className}`}>
      <path className="band" d={d} />
      <path className="dots" d={d} />
      <path className="head" transform={`translate(${shaft.length} 0)`} d={HEADS[colour]} />
    </g>
  );
}

const SHAPES = [
  'M-10 0a10 10 0 0 1 20 0a10 10 0 0 1-20 0z',
  'M-9-9H9V9H-9z',
  'M0-11.5L11.5 9h-23z',
  'M0-12L12 0 0 12-12 0z',
  'M11 0L5.5 9.5L-5.5 9.5L-11 0L-5.5-9.5L5.5-9.5z',
  'M0-13L3.8-5.2 12.4-4 6.1 2 7.6 10.5 0 6.4-7.6 10.5-6.1 2-12.4-4-3.8-5.2z',
] as const;

/** Letters as strokes, so that no font is needed at any size. */
const LETTERS = [
  'M-3 4L0-4.5 3 4M-1.9 1.2h3.8',
  'M-2.4-4v8M-2.4-4h2.6a2 2 0 0 1 0 4h-2.6 3a2 2 0 0 1 0 4h-3',
  'M2.6-2.6A3.8 3.8 0 1 0 2.6 2.6',
  'M-2.6-4v8h2a4 4 0 0 0 0-8z',
  'M2.6-4h-5v8h5M-2.4 0h4',
  'M2.6-4h-5v8M-2.4 0h4',
] as const;

/** The token of a seat on the map: colour and shape and letter. */
export function Token({ seat, x, y, scale }: { seat: number; x: number; y: number; scale: number }): ReactNode {
  const lower = seat === 2 ? 2.6 : seat === 5 ? 0.8 : 0;
  const small = seat === 2 || seat === 5;
  return (
    <g className={`token s${seat}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="rim" d={SHAPES[seat]} />
      <path className="body" d={SHAPES[seat]} />
      <path className="letter" transform={`translate(0 ${lower}) scale(${small ? 0.82 : 1.1})`} d={LETTERS[seat]} />
    </g>
  );
}

/** The same token outside the map. */
export const SeatToken = ({ seat, piece }: { seat: number; piece?: string }): ReactNode => (
  <span className="tok" data-piece={piece}>
    <svg viewBox="-16 -16 32 32" aria-hidden="true">
      <Token seat={seat} x={0} y={0} scale={1} />
    </svg>
  </span>
);
