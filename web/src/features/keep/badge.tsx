import { type CSSProperties, type ReactNode, useId } from 'react';
import type { Badge } from '../../kit/badge.ts';

/** Cut with scissors: never quite round, never quite straight. */
const OUTLINES: Readonly<Record<Badge['shape'], string>> = {
  disc: 'M48 4L63 6L77 13L87 25L92 40L91 56L85 71L73 83L58 91L42 92L26 87L13 76L6 62L4 46L8 30L18 16L32 7Z',
  hex: 'M47 3L87 24L90 70L50 93L8 73L6 26Z',
  shield: 'M9 11L48 4L88 12L90 50L79 74L49 93L18 75L6 51Z',
};

/** An achievement as a thing one could pin on: bright when it is earned, a pale print while it is not. */
export function BadgeImage({ badge, earned }: { badge: Badge; earned: boolean }): ReactNode {
  const clip = useId();
  const { shape, accent, symbol, picture, figure } = badge;
  const outline = OUTLINES[shape];
  return (
    <svg className={`badge-image ${earned ? 'earned' : ''}`} style={hueOf(accent)} viewBox="0 0 96 96" aria-hidden="true">
      <path className="rim" d={outline} />
      <path className="plate" d={outline} transform="translate(48 48) scale(.86) translate(-48 -48)" />
      {picture !== undefined && (
        <>
          <clipPath id={clip}>
            <path d={outline} transform="translate(48 48) scale(.78) translate(-48 -48)" />
          </clipPath>
          <image href={picture} x="10" y="10" width="76" height="76" preserveAspectRatio="xMidYMid slice" clipPath={`url(#${clip})`} />
        </>
      )}
      {symbol !== undefined && <use href={symbol} x="24" y={figure === undefined ? 24 : 16} width="48" height="48" />}
      {figure !== undefined && (
        <text x="48" y="80">
          {figure}
        </text>
      )}
    </svg>
  );
}

const hueOf = (accent: Badge['accent']): CSSProperties =>
  ({ '--hue': `var(--${accent})`, '--hue-soft': `var(--${accent}-soft)`, '--hue-strong': `var(--${accent}-strong)` }) as CSSProperties;
