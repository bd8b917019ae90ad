import type { CurvePoint } from '@banquise/protocol';
import type { ReactNode } from 'react';
import { Chart } from '../../ui/chart.tsx';
import { figure } from '../../ui/number.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { useCompany } from './words/index.ts';
import './curve.css';

const [WIDTH, HEIGHT] = [640, 240];
/** Room for the figures at the left and the months below. */
const EDGE = { left: 70, right: 18, top: 18, bottom: 26 };
const LONG = 90 * 86_400_000;
const TICKS = 4;
const MOST_DOUBT = 150;

/** How a rating went, with its doubt as a band; the best as a diamond, today as a dot. */
export function Curve({ points }: { points: readonly CurvePoint[] }): ReactNode {
  const { profile: words } = useCompany();
  const { language } = useStore(settings);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return <p className="muted">{words.noCurve}</p>;
  const best = points.reduce((a, b) => (b.rating > a.rating ? b : a));
  const band = points.map(({ rating, doubt }) => ({
    above: rating + Math.min(doubt, MOST_DOUBT),
    below: rating - Math.min(doubt, MOST_DOUBT),
  }));
  const low = Math.min(...band.map(({ below }) => below));
  const high = Math.max(...band.map(({ above }) => above));
  const ticks = Array.from({ length: TICKS }, (_, i) => low + ((high - low) * i) / (TICKS - 1));
  const said = words.curve(figure(first.rating, language), figure(last.rating, language), figure(best.rating, language));
  const far = last.at - first.at > LONG;
  const month = (at: number): string =>
    new Date(at).toLocaleDateString(language, far ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' });
  return (
    <figure className="curve">
      <Chart
        {...{ className: 'rating-chart', label: said, width: WIDTH, tall: HEIGHT, edge: EDGE, last: points.length - 1, low, high, ticks }}
        tell={(tick) => figure(Math.round(tick / 10) * 10, language)}
      >
        {(plane) => {
          const [bx, by] = [plane.x(points.indexOf(best)), plane.y(best.rating)];
          const upper = plane.points(band.map(({ above }, i) => [i, above]));
          const lower = plane.points(band.map(({ below }, i) => [i, below] as const).reverse());
          return (
            <>
              <g className="months">
                <text x={EDGE.left} y={HEIGHT - 6}>
                  {month(first.at)}
                </text>
                <text x={WIDTH - EDGE.right} y={HEIGHT - 6} className="end">
                  {month(last.at)}
                </text>
              </g>
              <polygon className="doubt" points={`${upper} ${lower}`} />
              <polyline className="went" points={plane.points(points.map(({ rating }, i) => [i, rating]))} />
              <path className="best" d={`M${bx} ${by - 7}l7 7-7 7-7-7z`} />
              <circle className="now" cx={plane.x(points.length - 1)} cy={plane.y(last.rating)} r="6" />
            </>
          );
        }}
      </Chart>
      <figcaption className="small muted num">{words.best(figure(best.rating, language))}</figcaption>
    </figure>
  );
}
