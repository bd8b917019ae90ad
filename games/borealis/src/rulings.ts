/**
 * Readings of the rules that could go two ways, each in this one place. The others of the list are plain facts of the
 * data (BLS-R1, R25 to R33) or stand where they act (BLS-R2 to R11, R17 to R21).
 */

/** BLS-R16, BLS-R24: "have 3", "score 12" and the like mean at least that many. */
export const reaches = (have: number, wanted: number): boolean => have >= wanted;

/**
 * BLS-R12, Untrodden Path: the smallest value counts, also when the middle flag is tied in depth with an outer one that
 * stands on a richer space.
 */
export const untroddenValue = (left: number, middle: number, right: number): number => Math.min(left, middle, right);

/** BLS-R13, Territorial Animals: a site with no card or one has no two neighbours alike, so it scores. */
export const isTerritorial = (neighboursAlike: number): boolean => neighboursAlike === 0;

/** BLS-R14, Common Destination: flags that never left the start are level too. */
export const areLevel = (index: number, other: number): boolean => index === other;

/**
 * BLS-R23: the first tie-break is the position of the single furthest flag, neither its value nor the other two flags;
 * the second is the stars left at the end.
 */
export const tieBreaks = (flags: readonly number[], stars: number): readonly number[] => [Math.max(...flags), stars];
