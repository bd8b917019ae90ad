/** Where the legend of the ways hangs in the sky, of how many tokens and ghosts stand on each part of the Landscape: where they stand lowest. */
export function legendAt(crowds: readonly number[]): 'left' | 'middle' | 'right' {
  const end = reach(crowds) > reach(crowds.toReversed()) ? 'right' : 'left';
  const covers = stacks(end === 'left' ? crowds : crowds.toReversed(), 2) > 0;
  return covers && stacks(crowds.slice(2), 2) === 0 ? 'middle' : end;
}

/** How much of the sky they take: where three stand, one stands on the others. The legend hangs over two parts, and over some of the third. */
const reach = (crowds: readonly number[]): number => 100 * stacks(crowds, 2) + 10 * stacks(crowds, 3) + Math.max(...crowds.slice(0, 2));

const stacks = (crowds: readonly number[], parts: number): number => crowds.slice(0, parts).filter((crowd) => crowd > 2).length;
