import type { ReactNode } from 'react';
import { Chart } from '../../ui/chart.tsx';
import { figure } from '../../ui/number.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import type { LineFigure, Outing } from './figures.ts';
import { useKeepWords } from './words/words.ts';

const EDGE = { left: 36, right: 12, top: 12, bottom: 12 };

/** The score of each game, the oldest on the left. */
export function ScoreChart({ outings: all }: { outings: readonly Outing[] }): ReactNode {
  const words = useKeepWords();
  const outings = all.flatMap(({ total, ...outing }) => (total === null ? [] : [{ ...outing, total }]));
  const totals = outings.map(({ total }) => total);
  const summary = words.overTimeSummary(outings.length, totals[0] ?? 0, totals.at(-1) ?? 0, Math.max(...totals));
  if (outings.length === 0) return null;
  // A lone game stands in the middle.
  const at = (i: number): number => (outings.length === 1 ? 0.5 : i);
  const scale = { last: outings.length - 1, low: Math.min(0, ...totals), high: Math.max(10, ...totals) };
  return (
    <Chart className="score-chart" label={summary} tall={210} edge={EDGE} {...scale}>
      {({ x, y, points }) => (
        <>
          <polyline className="curve" points={points(totals.map((total, i) => [at(i), total]))} />
          {outings.map(({ row, total, won }, i) => (
            <circle key={row.id} className={won ? 'won' : 'lost'} cx={x(at(i))} cy={y(total)} r={won ? 5 : 4} />
          ))}
        </>
      )}
    </Chart>
  );
}

/** Best and mean of each line of the score sheet: a table whose last column is a chart. */
export function LineTable({ figures, name }: { figures: readonly LineFigure[]; name: (line: string) => string }): ReactNode {
  const words = useKeepWords();
  const { language } = useStore(settings);
  const most = Math.max(1, ...figures.flatMap(({ best, mean }) => [Math.abs(best), Math.abs(mean)]));
  const part = (points: number): string => `${(100 * Math.abs(points)) / most}%`;
  return (
    <table className="keep-table lines">
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{words.best}</th>
          <th scope="col">{words.mean}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {figures.map(({ line, best, mean }) => (
          <tr key={line}>
            <th scope="row">{name(line)}</th>
            <td className="num">{figure(best, language)}</td>
            <td className="num">{figure(mean, language, 1)}</td>
            <td className="bars">
              <svg width="100%" height="22" aria-hidden="true">
                <rect className="best" y="2" width={part(best)} height="8" rx="2" />
                <rect className="mean" y="12" width={part(mean)} height="8" rx="2" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
