import { COLOURS, OBJECTIVES, SPECIES, VEHICLES } from '@banquise/borealis';
import { type BookWords, numbered, type ParagraphId, type Plan } from '../../../kit/learn/book.ts';
import type { BorealisView } from '../types.ts';

export const plan = {
  clauses: [...numbered('BLS-', 54), ...numbered('BLS-R', 33), ...numbered('BLS-X', 8), ...numbered('BLS-I', 6)],
  short: ['goal', 'turn', 'observe', 'draw', 'regroup', 'objectives', 'end'],
  aid: ['turn', 'observe', 'draw', 'regroup', 'objectives', 'scoring', 'end'],
  icons: [...SPECIES, ...VEHICLES, ...COLOURS, 'star', 'camp', 'flag', 'first'],
  examples: {
    observe: ['fits', 'short'],
    flag: ['next', 'past', 'other'],
    pool: ['take', 'deck', 'refresh'],
    return: ['left', 'middle', 'right'],
    window: ['open', 'hot', 'gone', 'score'],
    count: ['left', 'middle', 'right', 'camp'],
  },
  chapters: {
    table: {
      aim: { clauses: ['BLS-1', 'BLS-R22'], icons: ['star'] },
      places: { clauses: ['BLS-2', 'BLS-5'], icons: ['camp', ...COLOURS] },
      tracks: { clauses: ['BLS-3', 'BLS-4', 'BLS-R1'], icons: ['flag', ...VEHICLES] },
      cards: { clauses: ['BLS-8', 'BLS-9'], icons: [...SPECIES, ...VEHICLES, ...COLOURS, 'star'] },
      box: { clauses: ['BLS-10'] },
    },
    setup: {
      deal: { clauses: ['BLS-11', 'BLS-12', 'BLS-14', 'BLS-15'], icons: ['star'] },
      sides: { clauses: ['BLS-13', 'BLS-R4'] },
      opening: { clauses: ['BLS-16', 'BLS-R2'] },
      first: { clauses: ['BLS-17', 'BLS-R3'], icons: ['first'] },
    },
    turn: {
      turn: { clauses: ['BLS-18', 'BLS-19', 'BLS-20'] },
      order: { clauses: ['BLS-52', 'BLS-53'] },
      rounds: { clauses: ['BLS-21'] },
    },
    observe: {
      crew: { clauses: ['BLS-22', 'BLS-R5'], icons: [...COLOURS], example: 'observe' },
      stack: { clauses: ['BLS-23', 'BLS-6'], icons: [...SPECIES] },
      walk: { clauses: ['BLS-24', 'BLS-25', 'BLS-R32'], icons: [...COLOURS, 'camp'] },
      flags: { clauses: ['BLS-26', 'BLS-R6'], icons: [...VEHICLES, 'flag'], example: 'flag' },
      check: { clauses: ['BLS-27'] },
      draw: { clauses: ['BLS-28', 'BLS-30', 'BLS-44', 'BLS-R7'], example: 'pool' },
      refresh: { clauses: ['BLS-29', 'BLS-R8'], icons: ['star'] },
    },
    regroup: {
      discard: { clauses: ['BLS-31', 'BLS-32'] },
      wages: { clauses: ['BLS-33'], icons: ['camp', 'star'] },
      return: { clauses: ['BLS-34', 'BLS-35', 'BLS-R19'], icons: ['camp', ...COLOURS], example: 'return' },
      idle: { clauses: ['BLS-R20'] },
    },
    objectives: {
      reward: { clauses: ['BLS-36', 'BLS-38', 'BLS-40', 'BLS-R11'], icons: ['star'] },
      moment: { clauses: ['BLS-37'] },
      window: { clauses: ['BLS-39', 'BLS-R28'], example: 'window' },
      'animal-goals': { clauses: ['BLS-41', 'BLS-R16'], icons: [...SPECIES], cards: OBJECTIVES.slice(0, 4) },
      'scientist-goals': { clauses: ['BLS-41', 'BLS-R17', 'BLS-R18'], icons: [...COLOURS], cards: OBJECTIVES.slice(4, 8) },
      'vehicle-goals': { clauses: ['BLS-41', 'BLS-R31', 'BLS-R33'], icons: [...VEHICLES, 'flag'], cards: OBJECTIVES.slice(8) },
    },
    deck: {
      piles: { clauses: ['BLS-42', 'BLS-R27'] },
      shuffle: { clauses: ['BLS-43', 'BLS-45', 'BLS-R9', 'BLS-R10'] },
    },
    end: {
      seventh: { clauses: ['BLS-46', 'BLS-47', 'BLS-R21'] },
      winner: { clauses: ['BLS-50', 'BLS-R23'], icons: ['flag', 'star'] },
    },
    scoring: {
      sum: { clauses: ['BLS-48', 'BLS-R25'], icons: ['flag', 'star'], example: 'count' },
      groups: { clauses: ['BLS-48'], icons: [...SPECIES] },
      'score-cards': { clauses: ['BLS-49', 'BLS-R15'] },
      territorial: { clauses: ['BLS-49', 'BLS-R13'], cards: ['S01'] },
      destination: { clauses: ['BLS-49', 'BLS-R14'], cards: ['S02'], icons: ['flag'] },
      expansive: { clauses: ['BLS-49'], cards: ['S03'] },
      untrodden: { clauses: ['BLS-49', 'BLS-R12'], cards: ['S04'], icons: ['flag'] },
      farewell: { clauses: ['BLS-49'], cards: ['S05'] },
      relations: { clauses: ['BLS-49'], cards: ['S06'] },
      safe: { clauses: ['BLS-49'], cards: ['S07'], icons: ['camp'] },
      couples: { clauses: ['BLS-49'], cards: ['S08'] },
      outer: { clauses: ['BLS-49'], cards: ['S09'] },
      vogue: { clauses: ['BLS-49'], cards: ['S10'], icons: [...VEHICLES] },
    },
    curious: {
      secrets: { clauses: ['BLS-51'] },
      decisions: { clauses: ['BLS-54', 'BLS-7'] },
      always: { clauses: numbered('BLS-I', 6) },
      print: { clauses: ['BLS-R26', 'BLS-R29', 'BLS-R30'] },
      titles: { clauses: [...numbered('BLS-X', 8), 'BLS-R24'] },
    },
  },
} as const satisfies Plan;

export type Words = BookWords<typeof plan>;
type Topic = ParagraphId<typeof plan>;
/** Those on points have a file of their own in each language. */
export type ScoringParagraph = keyof (typeof plan)['chapters']['scoring'];

const TOPICS: Readonly<Record<BorealisView['stage'], Topic>> = {
  replace: 'opening',
  action: 'turn',
  draw: 'draw',
  place: 'return',
  over: 'winner',
};

export const topic = ({ stage }: BorealisView): Topic => TOPICS[stage];
