import { CARDS, type EffectKind, type ScoringKind } from '@banquise/boreal';
import { type BookWords, numbered, type ParagraphId, type Plan } from '../../../kit/learn/book.ts';
import type { BorealView } from '../types.ts';

const withEffect = (kind: EffectKind): readonly string[] =>
  CARDS.filter(({ effects }) => effects.some((effect) => effect.kind === kind)).map(({ id }) => id);
const scoredBy = (...kinds: readonly ScoringKind[]): readonly string[] =>
  CARDS.filter(({ scoring }) => kinds.includes(scoring.kind)).map(({ id }) => id);
const among = (test: (card: (typeof CARDS)[number]) => boolean): readonly string[] => CARDS.filter(test).map(({ id }) => id);

export const plan = {
  clauses: numbered('BRL-', 79),
  short: ['goal', 'turn', 'discover', 'locate', 'rest', 'pyramid', 'end'],
  aid: ['turn', 'bonus', 'building', 'effects', 'scoring', 'archives', 'end'],
  icons: [
    ...['compass', 'token-white', 'token-black', 'book', 'archive', 'ban'],
    ...['family-blue', 'family-yellow', 'family-red', 'family-green'],
    ...['gain', 'lose', 'reserve', 'remove', 'swap-board', 'swap-pyramid', 'look'],
    ...['in-pyramid-blue', 'in-pyramid-yellow', 'in-pyramid-red', 'in-pyramid-green'],
    ...['adjacent-blue', 'adjacent-yellow', 'adjacent-red', 'adjacent-green'],
    ...['per-adjacent', 'adjacent-distinct', 'per-floor', 'majority', 'set-four'],
    ...['copy-left', 'copy-right', 'copy-below'],
  ],
  examples: {
    reach: ['near', 'dear', 'far', 'deck'],
    slots: ['end', 'upper', 'card'],
    rest: ['open', 'covered'],
    around: ['self', 'near', 'apart'],
    copies: ['below', 'left', 'source', 'other'],
  },
  chapters: {
    table: {
      players: { clauses: ['BRL-1', 'BRL-14'], icons: ['token-white', 'token-black'] },
      cards: { clauses: ['BRL-2', 'BRL-3'], icons: ['compass', 'book'] },
      families: {
        clauses: ['BRL-4', 'BRL-61'],
        icons: ['family-blue', 'family-yellow', 'family-red', 'family-green'],
        cards: among(({ families }) => families.length > 1),
      },
      board: { clauses: ['BRL-5', 'BRL-6', 'BRL-7', 'BRL-9'] },
      setup: { clauses: ['BRL-10', 'BRL-11', 'BRL-12', 'BRL-13'] },
    },
    turn: {
      phases: { clauses: ['BRL-15', 'BRL-16'] },
      token: { clauses: ['BRL-8', 'BRL-17', 'BRL-18'], icons: ['token-white', 'token-black', 'compass'], example: 'reach' },
      discover: { clauses: ['BRL-19', 'BRL-21'], icons: ['compass'] },
      order: { clauses: ['BRL-20', 'BRL-22', 'BRL-76'] },
      locate: { clauses: ['BRL-23', 'BRL-24'] },
      refill: { clauses: ['BRL-25', 'BRL-26'] },
      rest: { clauses: ['BRL-27', 'BRL-28', 'BRL-29', 'BRL-30'], icons: ['compass'], example: 'rest' },
      blocked: { clauses: ['BRL-53', 'BRL-54', 'BRL-55'] },
    },
    pyramid: {
      shape: { clauses: ['BRL-31', 'BRL-33', 'BRL-38'] },
      places: { clauses: ['BRL-32', 'BRL-34', 'BRL-35', 'BRL-36'], example: 'slots' },
      ban: { clauses: ['BRL-37'], icons: ['ban'], cards: among(({ banned }) => banned) },
      neighbours: { clauses: ['BRL-39'], icons: ['per-adjacent'], example: 'around' },
    },
    effects: {
      effect: { clauses: ['BRL-43', 'BRL-75'] },
      'reserve-effect': { clauses: ['BRL-44'], icons: ['reserve'], cards: withEffect('boardCardToReserve') },
      'remove-effect': { clauses: ['BRL-45'], icons: ['remove'], cards: withEffect('removeBoardCard') },
      'swap-board': { clauses: ['BRL-46'], icons: ['swap-board'], cards: withEffect('swapTwoOnBoard') },
      'swap-pyramid': { clauses: ['BRL-47'], icons: ['swap-pyramid'], cards: withEffect('swapTwoInPyramid') },
      compasses: {
        clauses: ['BRL-48', 'BRL-49', 'BRL-50'],
        icons: ['gain', 'lose'],
        cards: [...withEffect('gainCompasses'), ...withEffect('opponentLosesCompasses')],
      },
      look: { clauses: ['BRL-51', 'BRL-52'], icons: ['look'], cards: withEffect('lookAtDeckReserveOne') },
      archives: { clauses: ['BRL-41', 'BRL-42'], icons: ['archive'], cards: among(({ group }) => group === 'archive') },
    },
    scoring: {
      score: { clauses: ['BRL-60'], icons: ['book'] },
      fixed: { clauses: ['BRL-62'], icons: ['book'], cards: scoredBy('fixed', 'none') },
      'family-cards': {
        clauses: ['BRL-63'],
        icons: ['in-pyramid-blue', 'in-pyramid-yellow', 'in-pyramid-red', 'in-pyramid-green'],
        cards: scoredBy('perFamilyInPyramid'),
      },
      'around-it': {
        clauses: ['BRL-64', 'BRL-65', 'BRL-66'],
        icons: ['adjacent-blue', 'adjacent-yellow', 'adjacent-red', 'adjacent-green', 'per-adjacent', 'adjacent-distinct'],
        cards: scoredBy('perAdjacentOfFamily', 'perAdjacentCard', 'perDistinctAdjacentFamily'),
      },
      floor: { clauses: ['BRL-67'], icons: ['per-floor'], cards: scoredBy('perFloor') },
      whole: {
        clauses: ['BRL-68', 'BRL-69'],
        icons: ['majority', 'set-four'],
        cards: scoredBy('perFamilyMajority', 'perFourFamilySet'),
      },
      copies: {
        clauses: ['BRL-70', 'BRL-71', 'BRL-72'],
        icons: ['copy-left', 'copy-right', 'copy-below'],
        cards: scoredBy('copyLeft', 'copyRight', 'copyBestBelow'),
        example: 'copies',
      },
    },
    end: {
      tenth: { clauses: ['BRL-56', 'BRL-57', 'BRL-58', 'BRL-59'] },
      winner: { clauses: ['BRL-73'] },
    },
    curious: {
      secrets: { clauses: ['BRL-74', 'BRL-77'] },
      shapes: { clauses: ['BRL-40'] },
      always: { clauses: ['BRL-78', 'BRL-79'] },
    },
  },
} as const satisfies Plan;

export type Words = BookWords<typeof plan>;
type Topic = ParagraphId<typeof plan>;

const TOPICS: Readonly<Record<BorealView['stage'], Topic>> = {
  action: 'phases',
  place: 'places',
  reserve: 'reserve-effect',
  remove: 'remove-effect',
  'swap-board': 'swap-board',
  'swap-pyramid': 'swap-pyramid',
  look: 'look',
  over: 'winner',
};

export const topic = ({ stage }: BorealView): Topic => TOPICS[stage];
