/**
 * The classes of screens, by width and height: complete, and without overlap but for `hall`, `low`, `broad` and
 * `snug`, which are parts of `desk`. Style sheets say `@media (--palm), (--side)`, scripts ask here; nobody writes numbers of their own.
 */
export const SIZE_CLASSES = {
  /** A phone upright. */
  palm: '(max-width: 699px) and (min-height: 501px)',
  /** A phone on its side. */
  side: '(max-height: 500px)',
  /** A tablet upright. */
  leaf: '(min-width: 700px) and (min-height: 501px) and (max-aspect-ratio: 11/10)',
  /** A tablet lying, or a square window. */
  slate: '(min-width: 700px) and (min-height: 501px) and (min-aspect-ratio: 1101/1000) and (max-aspect-ratio: 1499/1000)',
  /** A laptop or a desk. */
  desk: '(min-width: 700px) and (min-height: 501px) and (min-aspect-ratio: 3/2)',
  /** A desk, large: words grow too. */
  hall: '(min-width: 1800px) and (min-height: 1000px) and (min-aspect-ratio: 3/2)',
  /** A desk, much wider than high. */
  broad: '(min-width: 700px) and (min-height: 501px) and (min-aspect-ratio: 17/10)',
  /** A desk too narrow for the words of its tools. */
  snug: '(min-width: 700px) and (max-width: 1279px) and (min-height: 501px) and (min-aspect-ratio: 3/2)',
  /** A desk, low: words fold. */
  low: '(min-width: 700px) and (min-height: 501px) and (max-height: 819px) and (min-aspect-ratio: 3/2)',
} as const;

/** Pages scroll, so for them only the width counts. */
export const PAGE_WIDTHS = {
  /** A small phone. */
  tiny: '(max-width: 440px)',
  /** A phone. */
  narrow: '(max-width: 600px)',
  /** Less than a tablet, and the rest. */
  slim: '(max-width: 699px)',
  roomy: '(min-width: 700px)',
  /** One column, or two. */
  single: '(max-width: 999px)',
  double: '(min-width: 1000px)',
  /** Tiles in twos. */
  compact: '(max-width: 1099px)',
  /** The bar of a table takes the people in, and leaves out their names while it is short. */
  long: '(min-width: 1200px)',
  crowded: '(min-width: 1200px) and (max-width: 1700px)',
} as const;

/** What a piece asks of the box that holds it (`@container`), by what it then does. In rem where the reader's size of text decides. */
export const BOX_SIZES = {
  /** The last turn of a rival has no room for its sentence. */
  mute: '(max-width: 199px)',
  /** A tile whose buttons stand one below the other. */
  stacked: '(max-width: 16rem)',
  /** A table of figures that does without its bars. */
  bare: '(max-width: 17rem)',
  /** The name of a place on a card: close, closer, broken into syllables. */
  close: '(max-width: 100px)',
  closer: '(max-width: 86px)',
  broken: '(max-width: 70px)',
  /** A prompt that needs the row of its second sentence. */
  terse: '(max-width: 379px)',
  /** A log that has room for talk. */
  talking: '(min-height: 100px)',
  /** A card without its scene, wider than it is high. */
  flat: '(min-aspect-ratio: 1 / 1)',
  /** A card that bears its Latin name. */
  latin: '(min-width: 104px)',
  /** A rival with room for the words of a figure, and for figures in a row. */
  worded: '(min-width: 9.75rem)',
  lined: '(min-width: 18.75rem)',
} as const;
