/** How well somebody plays: the middle of our belief, and how unsure we are of it. */
export interface Belief {
  readonly mu: number;
  readonly sigma: number;
}

/** One step of a belief in points that people read. */
const STEP = 40;

/** The rating that people read: 1000 for somebody of whom nothing is known. */
export const ratingOf = ({ mu }: Pick<Belief, 'mu'>): number => Math.max(0, Math.round(STEP * mu));

/** How far a rating may be off, in the same points. */
export const doubtOf = ({ sigma }: Pick<Belief, 'sigma'>): number => Math.round(STEP * sigma);

/** Rated games after which somebody stands in a ranking; before that a rating is *new*. */
export const RANKED_FROM = 10;
