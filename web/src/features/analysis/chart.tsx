import type { Language } from '@banquise/kernel';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { Mark, seatLetter } from '../../ui/icon.tsx';
import { figure } from '../../ui/number.ts';
import { ticks } from '../../ui/scale.ts';
import { useWidth } from '../../ui/width.ts';
import { type Curve, type Point, reach } from './curve.ts';
import type { Reading } from './study.ts';
import type { AnalysisWords } from './words/words.ts';

const HIGH = 240;
const EDGE = { left: 40, right: 26, top: 16, bottom: 16 };

interface Props {
  readonly words: AnalysisWords;
  readonly language: Language;
  readonly curves: readonly Curve[];
  readonly names: readonly string[];
  /** Moves of the whole game. */
  readonly length: number;
  readonly turns: readonly Reading[];
}

/** The expected lead over the game. It grows while the game is read. */
export function Chart({ words, language, curves, names, length, turns }: Props): ReactNode {
  const [ref, wide] = useWidth<SVGSVGElement>();
  const { low, high } = reach(curves);
  const x = (at: number): number => EDGE.left + ((wide - EDGE.left - EDGE.right) * at) / Math.max(1, length);
  const y = (margin: number): number => EDGE.top + ((HIGH - EDGE.top - EDGE.bottom) * (high - margin)) / (high - low);
  const path = (points: readonly Point[]): string => points.map(({ at, margin }) => `${x(at)},${y(margin)}`).join(' ');
  const [first] = curves;
  const told = (point: Point | undefined): string => figure(point?.margin ?? 0, language);
  const summary = first === undefined ? '' : words.summary(names[first.seat] ?? '', told(first.points[0]), told(first.points.at(-1)));
  return (
    <svg ref={ref} className="lead-chart" viewBox={`0 0 ${wide} ${HIGH}`} role="img" aria-label={summary}>
      {ticks(low, high).map((tick) => (
        <g key={tick}>
          <line className={tick === 0 ? 'zero' : 'grid'} x1={EDGE.left} x2={wide - EDGE.right} y1={y(tick)} y2={y(tick)} />
          <text className="tick" x={EDGE.left - 8} y={y(tick) + 4}>
            {figure(tick, language)}
          </text>
        </g>
      ))}
      {curves.length === 1 && first !== undefined && first.points.length > 0 ? (
        <Lead curve={first} path={path(first.points)} zero={y(0)} x={x} />
      ) : (
        curves.map(({ seat, points }) => <Hope key={seat} seat={seat} points={points} path={path(points)} x={x} y={y} />)
      )}
      {turns.map((turn, i) => (
        <Turn key={turn.index} n={i + 1} x={x(turn.index)} y={y(valueAt(curves, turn))} />
      ))}
    </svg>
  );
}

/** Two players: one line, in the colour of whoever is ahead. */
function Lead({ curve, path, zero, x }: { curve: Curve; path: string; zero: number; x: (at: number) => number }): ReactNode {
  const id = useId();
  const { seat, points } = curve;
  const area = `${x(points[0]?.at ?? 0)},${zero} ${path} ${x(points.at(-1)?.at ?? 0)},${zero}`;
  return (
    <>
      <clipPath id={`${id}up`}>
        <rect x="0" y="0" width="100%" height={zero} />
      </clipPath>
      <clipPath id={`${id}down`}>
        <rect x="0" y={zero} width="100%" height={HIGH - zero} />
      </clipPath>
      <polygon className="area" style={seatColour(seat)} clipPath={`url(#${id}up)`} points={area} />
      <polygon className="area" style={seatColour(1 - seat)} clipPath={`url(#${id}down)`} points={area} />
      <polyline className="lead" points={path} />
    </>
  );
}

const DASHES = ['', '9 4', '3 4', '14 4 3 4', '6 3 2 3', '2 3'];

/** Many players: a line each, told apart by colour, dashes and letter. */
function Hope({
  seat,
  points,
  path,
  x,
  y,
}: {
  seat: number;
  points: readonly Point[];
  path: string;
  x: (at: number) => number;
  y: (margin: number) => number;
}): ReactNode {
  const last = points.at(-1);
  if (last === undefined) return null;
  return (
    <g style={seatColour(seat)}>
      <polyline className="hope" strokeDasharray={DASHES[seat]} points={path} />
      <text className="letter" x={x(last.at) + 6} y={y(last.margin) + 5}>
        {seatLetter(seat)}
      </text>
    </g>
  );
}

const Turn = ({ n, x, y }: { n: number; x: number; y: number }): ReactNode => (
  <g className="turn" transform={`translate(${x} ${y})`}>
    <circle r="11" />
    <text y="5">{n}</text>
  </g>
);

const seatColour = (seat: number): CSSProperties => ({ '--seat': `var(--seat-${seatLetter(seat).toLowerCase()})` }) as CSSProperties;

/** Where on its line a decision stands. */
function valueAt(curves: readonly Curve[], { index, seat }: Reading): number {
  const curve = curves.find((one) => one.seat === seat) ?? curves[0];
  return curve?.points.findLast(({ at }) => at <= index)?.margin ?? 0;
}

/** Who is who in the chart. */
export const Legend = ({ names, words }: { names: readonly string[]; words: AnalysisWords }): ReactNode => (
  <ul className="legend">
    {names.map((name, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
      <li key={seat}>
        <Mark seat={seat} size="s" />
        {names.length === 2 ? words.ahead(name) : name}
      </li>
    ))}
  </ul>
);
