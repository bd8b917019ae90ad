/** A line of a plot: points from left to right. */
export interface Curve {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Half the height of the interval about each point, where it is known. */
  readonly spread?: readonly number[];
  readonly dashed?: boolean;
}

export interface Plot {
  readonly title: string;
  readonly x: { readonly name: string; readonly from: number; readonly to: number; readonly ticks: readonly number[] };
  readonly y: { readonly name: string; readonly from: number; readonly to: number; readonly ticks: readonly number[] };
  readonly lines: readonly Curve[];
}

const SIZE = { width: 560, height: 340, left: 58, right: 130, top: 34, bottom: 46 } as const;
const INKS = ['#1d6fa5', '#b3541e', '#2f7d4f', '#7a4b9c', '#8a6d00', '#a1304f'] as const;
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const short = (n: number): string => `${Math.round(1000 * n) / 1000}`;

/** Draws a plot as SVG. It is read on white and on dark pages, so it brings its own paper. */
export function draw({ title, x, y, lines }: Plot): string {
  const { width, height, left, right, top, bottom } = SIZE;
  const atX = (value: number): number => left + ((width - left - right) * (value - x.from)) / (x.to - x.from);
  const atY = (value: number): number => height - bottom - ((height - top - bottom) * (value - y.from)) / (y.to - y.from);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${left}" y="20" font-size="14" font-weight="600">${escaped(title)}</text>`,
  ];
  for (const tick of y.ticks) {
    parts.push(`<path d="M${left} ${short(atY(tick))}H${width - right}" stroke="#ddd"/>`);
    parts.push(`<text x="${left - 6}" y="${short(atY(tick) + 4)}" text-anchor="end">${short(tick)}</text>`);
  }
  for (const tick of x.ticks)
    parts.push(`<text x="${short(atX(tick))}" y="${height - bottom + 16}" text-anchor="middle">${short(tick)}</text>`);
  parts.push(`<text x="${(left + width - right) / 2}" y="${height - 10}" text-anchor="middle">${escaped(x.name)}</text>`);
  parts.push(
    `<text transform="rotate(-90 14 ${(top + height - bottom) / 2})" x="14" y="${(top + height - bottom) / 2}" text-anchor="middle">${escaped(y.name)}</text>`,
  );
  lines.forEach(({ name, points, spread, dashed }, i) => {
    const ink = INKS[i % INKS.length] as string;
    const path = points.map(([px, py], at) => `${at === 0 ? 'M' : 'L'}${short(atX(px))} ${short(atY(py))}`).join('');
    parts.push(`<path d="${path}" fill="none" stroke="${ink}" stroke-width="2"${dashed === true ? ' stroke-dasharray="5 4"' : ''}/>`);
    points.forEach(([px, py], at) => {
      const half = spread?.[at];
      if (half !== undefined)
        parts.push(`<path d="M${short(atX(px))} ${short(atY(py - half))}V${short(atY(py + half))}" stroke="${ink}"/>`);
      if (dashed !== true) parts.push(`<circle cx="${short(atX(px))}" cy="${short(atY(py))}" r="3" fill="${ink}"/>`);
    });
    parts.push(`<text x="${width - right + 8}" y="${top + 14 + 18 * i}" fill="${ink}">${escaped(name)}</text>`);
  });
  return `${parts.join('\n')}\n</svg>\n`;
}
