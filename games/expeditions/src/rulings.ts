/**
 * Every reading of the rules that could go two ways, each with its ruling. Play uses RULINGS; `makeGame` takes others, so
 * that the game can be compared with one that was read differently.
 */
export interface Rulings {
  /** RUL-1: does a removal let the active player take a common objective at the node it leads back to? */
  readonly commonObjectiveByRemoval: boolean;
  /** RUL-2: may a bonus arrow or a restart be declined? */
  readonly bonusOptional: boolean;
  /** RUL-3: is a blue bonus arrow placed at once or lost, or kept until the end of the turn? */
  readonly blueBonusImmediate: boolean;
  /** RUL-4: where does a looped expedition go on when the restart was declined? */
  readonly loopedOrigin: 'anyVisited' | 'lastHead';
  /** RUL-6: may the arrow that closed a loop be removed? */
  readonly closingArrowRemovable: boolean;
  /** RUL-7: how many tickets there are, those in players' hands included. */
  readonly ticketSupply: 'unlimited' | 40;
  /** RUL-9: what happens to a hand with fewer than four far places? */
  readonly shortHand: 'replaceNear' | 'redeal';
  /** RUL-12: is a token recovered when its owner put the card back and drew it again? */
  readonly abandonedTokenRecoverable: boolean;
  /** RUL-16: is there a last round when all arrows are placed, or is the game over at once? */
  readonly lastRoundAfterArrows: boolean;
}

export const RULINGS: Rulings = Object.freeze({
  commonObjectiveByRemoval: false,
  bonusOptional: true,
  blueBonusImmediate: true,
  loopedOrigin: 'anyVisited',
  closingArrowRemovable: true,
  ticketSupply: 'unlimited',
  shortHand: 'replaceNear',
  abandonedTokenRecoverable: false,
  lastRoundAfterArrows: true,
});
