/**
 * The classes of screens, by width and height: complete, and without overlap but for `hall` and `low`, which are parts of
 * `desk`. Style sheets say `@media (--palm), (--side)`, scripts ask here; nobody writes numbers of their own.
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
  /** A desk, low: words fold. */
  low: '(min-width: 700px) and (min-height: 501px) and (max-height: 819px) and (min-aspect-ratio: 3/2)',
} as const;

export type SizeClass = keyof typeof SIZE_CLASSES;
