/** Offset of the upper edge of the first line from the middle of the disc, alignment, lines. */
export type LabelRow = readonly [x: number, y: number, align: 'start' | 'middle' | 'end', ...lines: string[]];
