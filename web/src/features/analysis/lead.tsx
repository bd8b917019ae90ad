import type { Language } from '@banquise/kernel';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { Chart, type Plane } from '../../ui/chart.tsx';
import { Mark, seatLetter } from '../../ui/icon.tsx';
import { figure } from '../../ui/number.ts';
import { type Curve, type Point, reach } from './curve.ts';
import { EDGE, HIGH, MARK, type Marked, spread } from './marks.ts';
import { axisOf } from './rounds.ts';
import type { Reading } from './study.ts';
import type { AnalysisWords } from './words/words.ts';

/** A number on the axis needs this much room. */
const TICK = 44;

interface Props {
  readonly words: AnalysisWords;
  readonly language: Language;
  readonly curves: readonly Curve[];
  readonly names: readonly string[];
  /** Moves of the whole game. */
  readonly length: number;
  readonly turns: readonly Reading[];
  /** The turn of each move. */
  readonly numbers: readonly number[];
}

/** The expected lead over the game. It grows while the game is read. */
export function LeadChart({ words, language, curves, names, length, turns, numbers }: Props): ReactNode {
  const [first] = curves;
  const told = (point: Point | undefined): string => figure(point?.margin ?? 0, language);
  const summary = first === undefined ? '' : words.summary(names[first.seat] ?? '', told(first.points[0]), told(first.points.at(-1)));
  return (
    <Chart className="lead-chart" label={summary} tall={HIGH} edge={EDGE} last={length} {...reach(curves)}>
      {(plane) => (
        <>
          {curves.length === 1 && first !== undefined && first.points.length > 0 ? (
            <Lead curve={first} plane={plane} />
          ) : (
            curves.map((curve) => <Hope key={curve.seat} curve={curve} plane={plane} />)
          )}
          {axisOf(numbers, (plane.wide - EDGE.left - EDGE.right) / TICK).map(({ turn, at }) => (
            <g key={turn}>
              <line className="notch" x1={plane.x(at)} x2={plane.x(at)} y1={HIGH - EDGE.bottom} y2={HIGH - EDGE.bottom + 5} />
              <text className="axis" x={plane.x(at)} y={HIGH - EDGE.bottom + 19}>
                {turn}
              </text>
            </g>
          ))}
          <text className="axis axis-name" x={plane.wide - EDGE.right} y={HIGH - 4}>
            {words.axis}
          </text>
          {spread(turns.map((turn) => ({ x: plane.x(turn.index + 0.5), y: plane.y(middleOf(curves, turn)) }))).map((mark, i) => (
            <Turn key={turns[i]?.index} n={i + 1} {...mark} />
          ))}
        </>
      )}
    </Chart>
  );
}

interface Drawn {
  readonly curve: Curve;
  readonly plane: Plane;
}

const pathOf = ({ curve, plane }: Drawn): string => plane.points(curve.points.map(({ at, margin }) => [at, margin]));

/** Two players: one line, in the colour of whoever is ahead. */
function Lead(drawn: Drawn): ReactNode {
  const id = useId();
  const { seat, points } = drawn.curve;
  const { x, y } = drawn.plane;
  const path = pathOf(drawn);
  const zero = y(0);
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
function Hope(drawn: Drawn): ReactNode {
  const { seat, points } = drawn.curve;
  const last = points.at(-1);
  if (last === undefined) return null;
  return (
    <g style={seatColour(seat)}>
      <polyline className="hope" strokeDasharray={DASHES[seat]} points={pathOf(drawn)} />
      <text className="letter" x={drawn.plane.x(last.at) + 6} y={drawn.plane.y(last.margin) + 5}>
        {seatLetter(seat)}
      </text>
    </g>
  );
}

const Turn = ({ n, x, y, foot }: Marked & { readonly n: number }): ReactNode => (
  <g className="turn">
    {foot.y !== y && <line x1={foot.x} y1={foot.y} x2={x} y2={y} />}
    <circle cx={x} cy={y} r={MARK} />
    <text x={x} y={y + 5}>
      {n}
    </text>
  </g>
);

const seatColour = (seat: number): CSSProperties => ({ '--seat': `var(--seat-${seatLetter(seat).toLowerCase()})` }) as CSSProperties;

/** The middle of the fall that a decision makes on its line. */
function middleOf(curves: readonly Curve[], { index, seat }: Reading): number {
  const curve = curves.find((one) => one.seat === seat) ?? curves[0];
  const before = curve?.points.find(({ at }) => at === index)?.margin ?? 0;
  const after = curve?.points.find(({ at }) => at === index + 1)?.margin ?? before;
  return (before + after) / 2;
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
