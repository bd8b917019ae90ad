import type { CurvePoint } from '@banquise/protocol';
import type { ReactNode } from 'react';
import { figure } from '../../ui/number.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { useCompany } from './words/index.ts';
import './curve.css';

const [WIDTH, HEIGHT, PAD] = [640, 240, 18];
/** Room for the figures at the left and the months below. */
const [LEFT, FOOT] = [70, 26];
const LONG = 90 * 86_400_000;
const LINES = 4;

/** How a rating went, with its doubt as a band; the best as a diamond, today as a dot. */
export function Curve({ points }: { points: readonly CurvePoint[] }): ReactNode {
  const { profile: words } = useCompany();
  const { language } = useStore(settings);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return <p className="muted">{words.noCurve}</p>;
  const best = points.reduce((a, b) => (b.rating > a.rating ? b : a));
  const low = Math.min(...points.map(({ rating, doubt }) => rating - Math.min(doubt, 150)));
  const high = Math.max(...points.map(({ rating, doubt }) => rating + Math.min(doubt, 150)));
  const x = (i: number): number => LEFT + ((WIDTH - LEFT - PAD) * i) / Math.max(1, points.length - 1);
  const y = (rating: number): number => HEIGHT - FOOT - ((HEIGHT - FOOT - PAD) * (rating - low)) / Math.max(1, high - low);
  const at = (i: number, rating: number): string => `${x(i).toFixed(1)},${y(rating).toFixed(1)}`;
  const upper = points.map(({ rating, doubt }, i) => at(i, rating + Math.min(doubt, 150)));
  const lower = points.map(({ rating, doubt }, i) => at(i, rating - Math.min(doubt, 150))).reverse();
  const line = points.map(({ rating }, i) => at(i, rating)).join(' ');
  const [bx, by] = [x(points.indexOf(best)), y(best.rating)];
  const said = words.curve(figure(first.rating, language), figure(last.rating, language), figure(best.rating, language));
  const far = last.at - first.at > LONG;
  const month = (at: number): string =>
    new Date(at).toLocaleDateString(language, far ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' });
  return (
    <figure className="curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said}>
        {Array.from({ length: LINES }, (_, i) => low + ((high - low) * i) / (LINES - 1)).map((level) => (
          <g key={level} className="level">
            <path d={`M${LEFT} ${y(level).toFixed(1)}H${WIDTH - PAD}`} />
            <text x={LEFT - 8} y={y(level) + 4}>
              {figure(Math.round(level / 10) * 10, language)}
            </text>
          </g>
        ))}
        <g className="months">
          <text x={LEFT} y={HEIGHT - 6}>
            {month(first.at)}
          </text>
          <text x={WIDTH - PAD} y={HEIGHT - 6} className="end">
            {month(last.at)}
          </text>
        </g>
        <polygon className="doubt" points={[...upper, ...lower].join(' ')} />
        <polyline className="went" points={line} />
        <path className="best" d={`M${bx} ${by - 7}l7 7-7 7-7-7z`} />
        <circle className="now" cx={x(points.length - 1)} cy={y(last.rating)} r="6" />
      </svg>
      <figcaption className="small muted num">{words.best(figure(best.rating, language))}</figcaption>
    </figure>
  );
}
