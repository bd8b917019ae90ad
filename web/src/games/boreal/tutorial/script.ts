import { CARDS } from '@banquise/boreal';
import type { Script } from '../../../kit/learn/tutorial.ts';

const card = (id: string): number => CARDS.findIndex((printed) => printed.id === id);

/**
 * You are White. The board: S-B1 S-B2 S-R1 S-R2 S-G1 S-B3 S-G2 S-R3; the deck begins with A-4 L-Y1 L-R6 L-R1 L-Y6 L-G3
 * L-R4 L-B5 L-Y5 L-R2 L-G6 L-B3.
 */
export const script = {
  seed: 'ruins 17994',
  seats: 2,
  you: 0,
  steps: [
    { id: 'welcome', point: ['col:1', 'col:2', 'col:3', 'col:4', 'col:5', 'col:6', 'col:7', 'col:8'] },
    { id: 'token', point: ['token:0'] },
    { id: 'discover', play: [{ type: 'discover-board', column: 1 }, { type: 'place' }] },
    {
      id: 'rest',
      point: ['token:0'],
      after: [
        [1, { type: 'discover-board', column: 8 }],
        [1, { type: 'place' }],
        [1, { type: 'swap-board', columnA: 2, columnB: 7 }],
      ],
    },
    { id: 'swapped', point: ['col:2', 'col:7'] },
    {
      id: 'locate',
      play: [{ type: 'locate', column: 6 }],
      after: [
        [1, { type: 'discover-board', column: 7 }],
        [1, { type: 'place' }],
      ],
    },
    { id: 'bonus', point: ['token:1'] },
    {
      id: 'reserve',
      play: [{ type: 'discover-reserve', card: card('S-B3') }, { type: 'place' }],
      after: [
        [1, { type: 'discover-board', column: 7 }],
        [1, { type: 'place' }],
      ],
    },
    { id: 'robbed', point: ['token:0'] },
    {
      id: 'effect',
      play: [
        { type: 'discover-board', column: 3 },
        { type: 'place', floor: 1 },
      ],
    },
    {
      id: 'archive',
      play: [{ type: 'reserve', column: 1 }],
      after: [
        [1, { type: 'discover-board', column: 4 }],
        [1, { type: 'place' }],
        [1, { type: 'remove', column: 3 }],
      ],
    },
    { id: 'removed', point: ['col:3'] },
    {
      id: 'climb',
      play: [
        { type: 'discover-reserve', card: card('A-4') },
        { type: 'place', floor: 2 },
      ],
    },
    {
      id: 'look',
      play: [{ type: 'take', card: card('L-B3') }],
      after: [
        [1, { type: 'discover-board', column: 5 }],
        [1, { type: 'place' }],
        [1, { type: 'swap-pyramid' }],
      ],
    },
    { id: 'exchanged' },
    { id: 'last', play: [{ type: 'discover-reserve', card: card('L-B3') }, { type: 'place' }] },
    { id: 'scores', show: 'scores' },
    { id: 'end' },
  ],
  told: ['pass'],
} as const satisfies Script;
