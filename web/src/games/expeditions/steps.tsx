import { memo, type ReactNode, useMemo } from 'react';
import { FLAG, placeFlags, takenBy } from './flags.ts';
import { drawArrows, lineOf } from './geometry.ts';
import { arrowsOf, type Turns } from './lately.tsx';
import type { Box, Point } from './lens.ts';
import { Token, UNSEEN } from './marks.tsx';
import type { ExpeditionsMoment } from './types.ts';

interface StepsProps {
  readonly lately: Turns;
  readonly names: readonly Box[];
  /** Where tokens and pennants stand beside the discs. */
  readonly lying: readonly Point[];
  readonly expeditions: ExpeditionsMoment['view']['expeditions'];
  /** Where one could go in this turn, as text: what an arrow would bring stands there. */
  readonly ends: string;
}

/** The flags of these turns: none where the arrow was taken away since, and who laid it anew has it. */
export function flagsOf(lately: Turns, expeditions: StepsProps['expeditions']) {
  const drawn = drawArrows(expeditions).map(({ shaft, ...arrow }) => ({ ...arrow, stroke: lineOf(shaft) }));
  const turns = lately.filter((turn) => turn !== undefined).sort((a, b) => a.first - b.first);
  const flags = turns.flatMap((turn) =>
    arrowsOf(turn).flatMap(({ arrow, colour }, i, all) => {
      const there = drawn.find((one) => one.arrow === arrow && one.colour === colour);
      if (there === undefined) return [];
      const others = drawn.filter((one) => one !== there).map(({ stroke }) => stroke);
      const nth = all.length > 1 ? i + 1 : undefined;
      return [{ ...there, others, seat: turn.seat, nth, half: nth === undefined ? FLAG : nth > 9 ? 16 : 13 }];
    }),
  );
  return [...new Map(flags.map((flag) => [flag.order * 3 + flag.colour, flag])).values()];
}

/** What the others placed since I last acted: a small flag on each arrow with whose it was, and in which order. */
export const Steps = memo(({ lately, names, lying, expeditions, ends }: StepsProps): ReactNode => {
  const flags = useMemo(() => {
    const sized = flagsOf(lately, expeditions);
    const spots = placeFlags(sized, takenBy(names, lying, expeditions, ends));
    return sized.map((flag, i) => ({ ...flag, ...(spots[i] as Point) }));
  }, [lately, names, lying, expeditions, ends]);
  return (
    <g className="steps" {...UNSEEN}>
      {flags.map(({ seat, colour, arrow, nth, half, x, y }) => (
        <g key={`${colour} ${arrow}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <rect className="step" x={-half} y={-FLAG} width={2 * half} height={2 * FLAG} rx={FLAG} />
          <Token seat={seat} x={nth === undefined ? 0 : 8 - half} y={0} scale={0.5} />
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
