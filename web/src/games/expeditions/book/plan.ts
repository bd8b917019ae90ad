import { CARDS, type Continent, IS_FAR } from '@banquise/expeditions';
import { type BookWords, numbered, type ParagraphId, type Plan } from '../../../kit/learn/book.ts';
import type { ExpeditionsView } from '../types.ts';

const on = (...continents: readonly Continent[]): readonly string[] =>
  CARDS.filter(({ continent }) => continents.includes(continent)).map(({ id }) => id);
const near = CARDS.filter((_, card) => !IS_FAR[card]).map(({ id }) => id);

export const plan = {
  clauses: [...numbered('EXP-', 79), ...numbered('EXP-R', 20)],
  short: ['idea', 'turn', 'reach', 'nodes', 'loops', 'tickets', 'end'],
  aid: ['turn', 'reached', 'loop', 'tickets', 'setup', 'score', 'end'],
  icons: [
    ...['start', 'green', 'blue', 'red', 'passage'],
    ...['yellow-arrow', 'red-arrow', 'blue-arrow', 'token', 'card', 'common'],
    ...['lay', 'loop', 'restart', 'bonus', 'ticket', 'ticket-arrow', 'ticket-remove', 'ticket-exchange'],
  ],
  examples: {
    extend: ['end', 'tip', 'used', 'far'],
    reach: ['mine', 'common', 'red', 'blue', 'plain', 'far'],
    loop: ['closing', 'visited', 'end', 'outside'],
    removal: ['tail', 'head', 'other'],
    passage: ['half', 'beside', 'other'],
  },
  chapters: {
    table: {
      world: { clauses: ['EXP-1', 'EXP-2'], icons: ['start', 'green', 'blue', 'red', 'card'] },
      expeditions: { clauses: ['EXP-3', 'EXP-8'], icons: ['yellow-arrow', 'red-arrow', 'blue-arrow'] },
      passages: { clauses: ['EXP-6', 'EXP-33'], icons: ['passage'], example: 'passage' },
      near: { clauses: ['EXP-7'], cards: near },
      outfit: { clauses: ['EXP-4', 'EXP-5', 'EXP-19'], icons: ['token', 'ticket'] },
    },
    setup: {
      deal: { clauses: ['EXP-16', 'EXP-17', 'EXP-R9'], icons: ['card'] },
      row: { clauses: ['EXP-14', 'EXP-18'], icons: ['common'] },
      first: { clauses: ['EXP-20', 'EXP-23'] },
      keys: { clauses: ['EXP-21', 'EXP-22'], icons: ['token'] },
    },
    turn: {
      turn: { clauses: ['EXP-24', 'EXP-28'] },
      main: { clauses: ['EXP-25', 'EXP-26', 'EXP-R8'] },
      'at-once': { clauses: ['EXP-27', 'EXP-R3'], icons: ['bonus', 'restart'] },
    },
    arrows: {
      extend: { clauses: ['EXP-29', 'EXP-12', 'EXP-11'], icons: ['start'], example: 'extend' },
      once: { clauses: ['EXP-30', 'EXP-R5'] },
      'side-by-side': { clauses: ['EXP-31', 'EXP-34'], icons: ['yellow-arrow', 'red-arrow', 'blue-arrow'] },
      stock: { clauses: ['EXP-32'] },
      home: { clauses: ['EXP-35', 'EXP-46'], icons: ['start'] },
      ways: { clauses: ['EXP-36'] },
    },
    reach: {
      own: { clauses: ['EXP-37', 'EXP-38', 'EXP-R11'], icons: ['lay', 'token', 'green'], example: 'reach' },
      commons: { clauses: ['EXP-39', 'EXP-40', 'EXP-41'], icons: ['common'] },
      late: { clauses: ['EXP-42', 'EXP-43'] },
      'red-node': { clauses: ['EXP-44', 'EXP-R7'], icons: ['red', 'ticket'] },
      'blue-node': { clauses: ['EXP-45', 'EXP-R2'], icons: ['blue', 'bonus'] },
      order: { clauses: ['EXP-47'] },
    },
    loops: {
      loop: { clauses: ['EXP-48', 'EXP-49', 'EXP-50', 'EXP-51', 'EXP-9', 'EXP-10', 'EXP-R15'], icons: ['loop'] },
      restart: { clauses: ['EXP-52', 'EXP-53', 'EXP-54', 'EXP-55', 'EXP-56'], icons: ['restart'], example: 'loop' },
      double: { clauses: ['EXP-57', 'EXP-R19'], icons: ['loop', 'blue'] },
      'left-looped': { clauses: ['EXP-58', 'EXP-R4'], icons: ['loop'] },
    },
    tickets: {
      tickets: { clauses: ['EXP-59', 'EXP-R18'], icons: ['ticket'] },
      extra: { clauses: ['EXP-60'], icons: ['ticket-arrow'] },
      removal: { clauses: ['EXP-61', 'EXP-R6'], icons: ['ticket-remove'] },
      uncovered: { clauses: ['EXP-62', 'EXP-63', 'EXP-R1', 'EXP-R14'], icons: ['ticket-remove'], example: 'removal' },
      exchange: { clauses: ['EXP-64', 'EXP-65', 'EXP-R10', 'EXP-R17', 'EXP-R20'], icons: ['ticket-exchange'] },
      abandoned: { clauses: ['EXP-66', 'EXP-R12'], icons: ['token', 'ticket-exchange'] },
    },
    end: {
      'last-card': { clauses: ['EXP-67', 'EXP-68'] },
      'last-round': { clauses: ['EXP-69', 'EXP-70', 'EXP-71', 'EXP-R16'] },
      score: { clauses: ['EXP-72'], icons: ['lay', 'token', 'card'] },
      winner: { clauses: ['EXP-73'], icons: ['ticket'] },
    },
    atlas: {
      europe: { clauses: ['EXP-2'], cards: on('EU') },
      africa: { clauses: ['EXP-2'], cards: on('AF') },
      asia: { clauses: ['EXP-2'], cards: on('AS') },
      oceania: { clauses: ['EXP-2'], cards: on('OC') },
      'north-america': { clauses: ['EXP-2'], cards: on('NA', 'CAM') },
      'south-america': { clauses: ['EXP-2'], cards: on('SA') },
      seas: { clauses: ['EXP-2'], cards: on('OCEAN', 'ARCTIC', 'AN') },
    },
    curious: {
      secrets: { clauses: ['EXP-75', 'EXP-13', 'EXP-R13'] },
      chance: { clauses: ['EXP-76'] },
      decisions: { clauses: ['EXP-77', 'EXP-15'] },
      moves: { clauses: ['EXP-78'] },
      always: { clauses: ['EXP-74'] },
      forever: { clauses: ['EXP-79'] },
    },
  },
} as const satisfies Plan;

export type Words = BookWords<typeof plan>;
type Topic = ParagraphId<typeof plan>;

const TOPICS: Readonly<Record<ExpeditionsView['stage'], Topic>> = {
  mark: 'keys',
  exchange: 'exchange',
  restart: 'restart',
  bonus: 'blue-node',
  free: 'extend',
  over: 'winner',
};

/** Once the arrow of the turn lies, what is left are tickets. */
export const topic = ({ stage, mainDone }: ExpeditionsView): Topic => (stage === 'free' && mainDone ? 'tickets' : TOPICS[stage]);
