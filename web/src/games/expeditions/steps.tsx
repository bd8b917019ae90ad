import { SEGMENT_OF } from '@banquise/expeditions';
import { memo, type ReactNode } from 'react';
import { pointOf, type Stroke, strokeOf } from './geometry.ts';
import { arrowsOf, type Turns } from './lately.tsx';
import type { Box, Point } from './lens.ts';
import { Token, UNSEEN } from './marks.tsx';
import { meet } from './names.ts';
import type { ExpeditionsMoment } from './types.ts';

interface StepsProps {
  readonly lately: Turns;
  readonly names: readonly Box[];
  readonly expeditions: ExpeditionsMoment['view']['expeditions'];
}

/** What the others placed since I last acted: a small flag on each arrow with whose it was, and in which order. */
export const Steps = memo(({ lately, names, expeditions }: StepsProps): ReactNode => {
  // At a tip the ring and the pennant stand.
  const taken = [...names, ...expeditions.flatMap(({ tip }) => (tip > 0 ? [reachOf(pointOf(tip))] : []))];
  // Those on one segment stand one under the other.
  const on = Map.groupBy(
    lately.flatMap((turn) => (turn === undefined ? [] : arrowsOf(turn))),
    ({ arrow }) => SEGMENT_OF[arrow],
  );
  const shown = new Map<number | undefined, number>();
  const lower = (arrow: number): number => {
    const segment = SEGMENT_OF[arrow];
    const before = shown.get(segment) ?? 0;
    shown.set(segment, before + 1);
    return (before - ((on.get(segment)?.length ?? 1) - 1) / 2) * 19;
  };
  return (
    <g className="steps" {...UNSEEN}>
      {lately.flatMap((turn) =>
        turn === undefined
          ? []
          : arrowsOf(turn).map(({ arrow, colour }, i, all) => {
              const half = all.length > 1 ? 13 : 9;
              const { x, y } = besideOthers(strokeOf(arrow), half, lower(arrow), taken);
              return (
                <g key={`${turn.seat} ${colour} ${arrow}`} transform={`translate(${x} ${y})`}>
                  <rect className="step" x={-half} y="-9" width={2 * half} height="18" rx="9" />
                  <Token seat={turn.seat} x={all.length > 1 ? -5 : 0} y={0} scale={0.5} />
                  {all.length > 1 && (
                    <text x="6.5" y="3.6">
                      {i + 1}
                    </text>
                  )}
                </g>
              );
            }),
      )}
    </g>
  );
});

/** How far along an arrow its flag may stand: in the middle, unless something else is there. */
const ALONG = [0.5, 0.42, 0.34, 0.58, 0.66];
/** What a disc reaches with its ring and its pennant. */
const reachOf = ({ x, y }: Point): Box => ({ left: x - 22, top: y - 22, right: x + 22, bottom: y + 22 });

function besideOthers({ from, to }: Stroke, half: number, lower: number, taken: readonly Box[]): Point {
  const spots = ALONG.map((t) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t + lower }));
  const free = spots.find(({ x, y }) => !taken.some((box) => meet({ left: x - half, top: y - 9, right: x + half, bottom: y + 9 }, box)));
  return free ?? (spots[0] as Point);
}
