/** A few round figures between two limits, for the scale. */
export function ticks(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => (high - low) / size <= 5) ?? 200;
  const found: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) found.push(tick);
  return found;
}
