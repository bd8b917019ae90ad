import { NODES } from '@banquise/expeditions';
import { memo, type ReactNode, useMemo } from 'react';
import { FLAG, placeFlags, type Taken } from './flags.ts';
import { pointsOf, strokeOf } from './geometry.ts';
import { arrowsOf, type Turns } from './lately.tsx';
import type { Box, Point } from './lens.ts';
import { Token, UNSEEN } from './marks.tsx';
import type { ExpeditionsMoment } from './types.ts';

interface StepsProps {
  readonly lately: Turns;
  readonly names: readonly Box[];
  readonly expeditions: ExpeditionsMoment['view']['expeditions'];
  /** Where one could go in this turn, as text: what an arrow would bring stands there. */
  readonly ends: string;
}

/** What the others placed since I last acted: a small flag on each arrow with whose it was, and in which order. */
export const Steps = memo(({ lately, names, expeditions, ends }: StepsProps): ReactNode => {
  const flags = useMemo(() => {
    const shown = lately.flatMap((turn) =>
      turn === undefined
        ? []
        : arrowsOf(turn)
            .map((step, i, all) => ({ ...step, seat: turn.seat, nth: all.length > 1 ? i + 1 : undefined }))
            // Somebody else may have taken it away since.
            .filter(({ arrow, colour }) => expeditions[colour]?.arrows.includes(arrow)),
    );
    const sized = shown.map((flag) => ({ ...flag, stroke: strokeOf(flag.arrow), half: flag.nth === undefined ? FLAG : 13 }));
    const spots = placeFlags(sized, takenBy(names, expeditions, ends));
    return sized.map((flag, i) => ({ ...flag, ...(spots[i] as Point) }));
  }, [lately, names, expeditions, ends]);
  return (
    <g className="steps" {...UNSEEN}>
      {flags.map(({ seat, colour, arrow, nth, half, x, y }) => (
        <g key={`${seat} ${colour} ${arrow}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <rect className="step" x={-half} y={-FLAG} width={2 * half} height={2 * FLAG} rx={FLAG} />
          <Token seat={seat} x={nth === undefined ? 0 : -5} y={0} scale={0.5} />
          {nth !== undefined && (
            <text x="6.5" y="3.6">
              {nth}
            </text>
          )}
        </g>
      ))}
    </g>
  );
});

const square = ({ x, y }: Point, half: number): Box => ({ left: x - half, top: y - half, right: x + half, bottom: y + half });

/** Names, discs, and what stands around the discs that matter now: tips with ring and pennant, ends with what they bring. */
function takenBy(names: StepsProps['names'], expeditions: StepsProps['expeditions'], ends: string): readonly Taken[] {
  const reach = (nodes: readonly number[], half: number, weight: number): Taken[] =>
    nodes.flatMap((node) => pointsOf(node).map((at) => ({ box: square(at, half), weight })));
  return [
    ...names.map((box) => ({ box, weight: 2 })),
    ...reach([...NODES.keys()], 9, 0.6),
    ...reach(
      expeditions.flatMap(({ tip }) => (tip > 0 ? [tip] : [])),
      22,
      0.6,
    ),
    ...reach(ends === '' ? [] : ends.split(' ').map(Number), 26, 0.3),
  ];
}
