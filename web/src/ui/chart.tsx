import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { figure } from './number.ts';
import { settings } from './settings.ts';
import { useStore } from './store.ts';
import './chart.css';

/** The room around the lines. */
interface Edge {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where figures lie on a chart. */
export interface Plane {
  readonly wide: number;
  x(at: number): number;
  y(value: number): number;
  /** As polylines and polygons want them. */
  points(list: readonly (readonly [at: number, value: number])[]): string;
}

interface Props {
  readonly className: string;
  /** What it shows, for who does not see it. */
  readonly label: string;
  readonly tall: number;
  readonly edge: Edge;
  /** A width in which it is drawn and then scaled; else its own, so that figures keep their size on a phone. */
  readonly width?: number;
  /** From 0 to `last` on one axis, from `low` to `high` on the other. */
  readonly last: number;
  readonly low: number;
  readonly high: number;
  /** The figures of the scale, and how they are told; else a few round ones. */
  readonly ticks?: readonly number[];
  readonly tell?: (tick: number) => string;
  readonly children: (plane: Plane) => ReactNode;
}

/** Figures over something: a scale at the left with its lines, and what is drawn on it. */
export function Chart({ className, label, tall, edge, width, last, low, high, ticks, tell, children }: Props): ReactNode {
  const { language } = useStore(settings);
  const [ref, own] = useWidth();
  const wide = width ?? own;
  const x = (at: number): number => edge.left + ((wide - edge.left - edge.right) * at) / Math.max(1, last);
  const y = (value: number): number => edge.top + ((tall - edge.top - edge.bottom) * (high - value)) / Math.max(1, high - low);
  const points: Plane['points'] = (list) => list.map(([at, value]) => `${x(at)},${y(value)}`).join(' ');
  return (
    <svg ref={ref} className={`chart ${className}`} viewBox={`0 0 ${wide} ${tall}`} role="img" aria-label={label}>
      {(ticks ?? roundFigures(low, high)).map((tick) => (
        <g key={tick}>
          <line className={tick === 0 ? 'grid zero' : 'grid'} x1={edge.left} x2={wide - edge.right} y1={y(tick)} y2={y(tick)} />
          <text className="tick" x={edge.left - 8} y={y(tick) + 4}>
            {tell?.(tick) ?? figure(tick, language)}
          </text>
        </g>
      ))}
      {children({ wide, x, y, points })}
    </svg>
  );
}

/** A few round figures between two limits. */
function roundFigures(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => (high - low) / size <= 5) ?? 200;
  const found: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) found.push(tick);
  return found;
}

function useWidth() {
  const ref = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void => setWidth(Math.max(240, Math.round(element.getBoundingClientRect().width)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
