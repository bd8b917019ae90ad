import { ANIMALS } from '@banquise/arctic';
import { type BookWords, numbered, type ParagraphId, type Plan } from '../../../kit/learn/book.ts';
import type { ArcticView } from '../types.ts';

export const plan = {
  clauses: numbered('ARC-', 76),
  short: ['goal', 'turn', 'place', 'tokens', 'draw', 'end', 'score'],
  aid: ['turn', 'card', 'tokens', 'place-powers', 'other-powers', 'end', 'score'],
  icons: [
    ...['place', 'draw', 'deck', 'reserve', 'penalty', 'paw', 'joker', 'totem', 'left', 'right'],
    ...['bear', 'fox', 'moose', 'orca', 'puffin', 'walrus'],
    ...['bear-give', 'bear-recover', 'fox-bottom', 'fox-joker', 'moose-draw', 'moose-place'],
    ...['orca-refill', 'orca-blind', 'puffin-swap', 'puffin-takeback', 'walrus-main', 'walrus-associated'],
  ],
  examples: {
    visible: ['visible', 'hand', 'run'],
    tokens: ['moving', 'target', 'still', 'empty'],
    ends: ['end', 'inwards', 'other', 'still'],
    pile: ['counts', 'shorter', 'single'],
    wild: ['wild', 'counts'],
  },
  chapters: {
    table: {
      cards: { clauses: ['ARC-1'], cards: ANIMALS, icons: ['place', 'draw'] },
      landscape: { clauses: ['ARC-2', 'ARC-6'], icons: ANIMALS },
      'power-cards': { clauses: ['ARC-3', 'ARC-9'] },
      totem: { clauses: ['ARC-4', 'ARC-10'], icons: ['totem'] },
      paw: { clauses: ['ARC-5', 'ARC-11'], icons: ['paw'] },
      setup: { clauses: ['ARC-7', 'ARC-8', 'ARC-12', 'ARC-13', 'ARC-14'], icons: ['deck', 'reserve'] },
    },
    turn: {
      phases: { clauses: ['ARC-15', 'ARC-43', 'ARC-76'] },
      'using-powers': { clauses: ['ARC-16', 'ARC-17', 'ARC-18'] },
    },
    placing: {
      'visible-card': { clauses: ['ARC-20', 'ARC-29'], icons: ['place'], example: 'visible' },
      order: { clauses: ['ARC-22', 'ARC-74'] },
      missing: { clauses: ['ARC-25', 'ARC-26'], icons: ['penalty'] },
      'taking-power': { clauses: ['ARC-27', 'ARC-28'] },
    },
    tokens: {
      'token-moves': { clauses: ['ARC-30', 'ARC-31', 'ARC-35'], icons: ['left', 'right'], example: 'tokens' },
      'the-ends': { clauses: ['ARC-32', 'ARC-33', 'ARC-34'], example: 'ends' },
    },
    drawing: {
      drawing: { clauses: ['ARC-38', 'ARC-39', 'ARC-40', 'ARC-73'], icons: ['draw'] },
      refill: { clauses: ['ARC-41'], icons: ['deck'] },
      limit: { clauses: ['ARC-42'], icons: ['penalty'] },
    },
    powers: {
      swap: { clauses: ['ARC-19', 'ARC-45'], icons: ['puffin-swap'], cards: ['puffin-swap'] },
      'take-back': { clauses: ['ARC-46', 'ARC-47'], icons: ['puffin-takeback'], cards: ['puffin-takeback'] },
      'place-more': { clauses: ['ARC-21', 'ARC-24', 'ARC-53'], icons: ['moose-place'], cards: ['moose-place'] },
      'last-card': { clauses: ['ARC-23', 'ARC-54'], icons: ['fox-bottom', 'fox-joker'], cards: ['fox-bottom', 'fox-joker'] },
      'to-bottom': { clauses: ['ARC-55'], icons: ['fox-bottom'], cards: ['fox-bottom'] },
      beneath: { clauses: ['ARC-56'], icons: ['fox-joker', 'joker'], cards: ['fox-joker'] },
      step: { clauses: ['ARC-36', 'ARC-44'], icons: ['walrus-main', 'walrus-associated'], cards: ['walrus-main', 'walrus-associated'] },
      give: { clauses: ['ARC-37', 'ARC-48'], icons: ['bear-give'], cards: ['bear-give'] },
      recover: { clauses: ['ARC-49'], icons: ['bear-recover'], cards: ['bear-recover'] },
      'live-river': { clauses: ['ARC-50'], icons: ['orca-refill'], cards: ['orca-refill'] },
      blind: { clauses: ['ARC-51'], icons: ['orca-blind'], cards: ['orca-blind'] },
      'draw-more': { clauses: ['ARC-52'], icons: ['moose-draw'], cards: ['moose-draw'] },
      together: { clauses: ['ARC-57'] },
    },
    end: {
      'reserve-opens': { clauses: ['ARC-59', 'ARC-60', 'ARC-61'], icons: ['reserve'] },
      'last-turns': { clauses: ['ARC-58', 'ARC-62', 'ARC-63'], icons: ['paw'] },
      'final-round': { clauses: ['ARC-64', 'ARC-65'] },
    },
    scoring: {
      runs: { clauses: ['ARC-66', 'ARC-67'], example: 'pile' },
      series: { clauses: ['ARC-68'] },
      'totem-points': { clauses: ['ARC-69'], icons: ['totem', 'penalty'] },
      jokers: { clauses: ['ARC-70'], icons: ['joker'], example: 'wild' },
      winner: { clauses: ['ARC-72'], icons: ['paw'] },
    },
    curious: {
      'best-jokers': { clauses: ['ARC-71'] },
      'large-hands': { clauses: ['ARC-75'] },
      secrets: { clauses: ['ARC-10', 'ARC-25'] },
    },
  },
} as const satisfies Plan;

export type Words = BookWords<typeof plan>;
type Topic = ParagraphId<typeof plan>;

const TOPICS: Readonly<Record<ArcticView['stage'], Topic>> = {
  swap: 'swap',
  'swap-slot': 'swap',
  'take-back': 'take-back',
  value: 'place-more',
  place: 'order',
  tokens: 'token-moves',
  walrus: 'step',
  gift: 'give',
  draw: 'drawing',
  recover: 'recover',
  discard: 'limit',
  over: 'winner',
};

export const topic = ({ stage }: ArcticView): Topic => TOPICS[stage];
