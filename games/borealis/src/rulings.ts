import type { Ruling } from '@banquise/kernel';

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

/** The clauses of the rulings in RULES.md that could have been read another way, and where each one stands. */
export const RULINGS: readonly Ruling[] = [
  { id: 'BLS-R2', file: 'rules/replace.ts', reading: 'opening replacements are chosen at the same time and in secret' },
  { id: 'BLS-R3', file: 'setup.ts', reading: 'the first player is drawn, and stays first' },
  { id: 'BLS-R4', file: 'setup.ts', reading: 'with side II everybody has a board of its own' },
  { id: 'BLS-R5', file: 'rules/observe.ts', reading: 'two arrows of one colour need two scientists' },
  { id: 'BLS-R6', file: 'rules/observe.ts', reading: 'a flag that can advance does' },
  { id: 'BLS-R8', file: 'rules/draw.ts', reading: 'a refresh is once per round and player, and a blind draw may follow it' },
  { id: 'BLS-R11', file: 'rules/objectives.ts', reading: 'objectives are awarded by themselves' },
  { id: 'BLS-R12', file: 'rulings.ts', reading: 'Untrodden Path counts the smallest value' },
  { id: 'BLS-R13', file: 'rulings.ts', reading: 'Territorial Animals counts a site with no card or one' },
  { id: 'BLS-R14', file: 'rulings.ts', reading: 'Common Destination counts flags at the start' },
  { id: 'BLS-R16', file: 'rulings.ts', reading: 'to have a number of something means at least that number' },
  { id: 'BLS-R17', file: 'rules/objectives.ts', reading: 'Morning Shift counts the scientists of one regrouping' },
  { id: 'BLS-R18', file: 'rules/objectives.ts', reading: 'Splitting Up accepts empty sites' },
  { id: 'BLS-R19', file: 'rules/regroup.ts', reading: 'the site is chosen with the new hand known' },
  { id: 'BLS-R20', file: 'rules/regroup.ts', reading: 'a regrouping with empty camps and without a discard is legal' },
  { id: 'BLS-R23', file: 'rulings.ts', reading: 'the first tie-break is the furthest flag, by its place' },
  { id: 'BLS-R24', file: 'rulings.ts', reading: 'achievements ask for at least their figure' },
];
