/** The five places of a player board in one row, left to right (BLS-2). */
export const PLACES = ['campLeft', 'left', 'middle', 'right', 'campRight'] as const;
export type Place = (typeof PLACES)[number];

/** The three inner places. Everywhere else a site is its index here, 0 to 2. */
export const SITES = ['left', 'middle', 'right'] as const;
export type Site = (typeof SITES)[number];

export const SITE_COUNT = 3;
export const CAMP_LEFT = 0;
export const CAMP_RIGHT = 4;

/** A site is the place of the next number: camps lie outside (BLS-2). */
export const placeOf = (site: number): number => site + 1;
