import { CARDS } from '@banquise/arctic';
import type { Pattern, Script } from '../../../kit/learn/tutorial.ts';

const card = (id: string): number => CARDS.findIndex((printed) => printed.id === id);
const lay = (id: string): Pattern => ({ type: 'place', card: card(id), to: 'top' });
const PUFFINS = [lay('p1-puffin-4'), lay('p2-puffin-4')];
/** Orca 5, Puffin 4 and Bear 2 of the first River, in any order. */
const FIRST_DRAW = [1, 4, 5].map((slot): Pattern => ({ type: 'draw', slot }));
const DRAW: Pattern = { type: 'draw' };
const ANY_DRAW: readonly Pattern[] = [DRAW, { type: 'blind' }];

/**
 * You begin with Puffin 3, Puffin 4 and Moose 2; your Totem is the Walrus. Three Puffins come together, then two Foxes
 * with a wild card between them. One deal shows one side of each power: the moves of the others are told.
 */
export const script = {
  seed: 'ice 16507',
  seats: 2,
  options: {
    ...{ bear: 'bear-recover', fox: 'fox-joker', moose: 'moose-place' },
    ...{ orca: 'orca-blind', puffin: 'puffin-swap', walrus: 'walrus-main' },
  },
  you: 0,
  steps: [
    { id: 'welcome', point: ['pile', 'totem'] },
    { id: 'card', point: [`hand:${card('p1-puffin-3')}`] },
    { id: 'first', play: [lay('p1-puffin-3')] },
    { id: 'tokens', play: [{ type: 'tokens', right: 'associated' }] },
    {
      id: 'draw',
      play: [FIRST_DRAW, FIRST_DRAW, FIRST_DRAW],
      after: [
        [1, lay('p1-walrus-2')],
        [1, { type: 'tokens', right: 'associated' }],
        [1, { type: 'walrus', direction: 'right' }],
        ...[3, 2, 5, 1].map((slot) => [1, { type: 'draw', slot }] as const),
      ],
    },
    { id: 'power', point: ['power:5', 'power:4'] },
    {
      id: 'swap',
      play: [
        { type: 'swap', card: card('p1-bear-2') },
        { type: 'swap-with', slot: 3 },
      ],
    },
    { id: 'three', play: [PUFFINS, PUFFINS, lay('p2-orca-5')] },
    { id: 'run', point: ['run:0'] },
    { id: 'orca', play: [{ type: 'tokens' }] },
    {
      id: 'blind',
      play: [{ type: 'blind' }],
      after: [
        [1, lay('p1-fox-2')],
        [1, lay('p1-moose-5')],
        [1, { type: 'tokens', right: 'main' }],
        [1, { type: 'skip' }],
        [1, { type: 'draw', slot: 4 }],
      ],
    },
    { id: 'five', point: ['pile'] },
    { id: 'short', play: [{ type: 'skip' }, lay('p1-moose-2'), lay('p1-fox-4'), lay('p2-fox-1')] },
    { id: 'penalty', point: ['zone'] },
    { id: 'end-of-land', play: [{ type: 'tokens', right: 'associated' }] },
    {
      id: 'many',
      play: [DRAW, DRAW, DRAW, DRAW, DRAW],
      after: [
        [1, { type: 'value', value: 6 }],
        ...['p2-fox-2', 'p2-fox-5', 'p2-moose-3', 'p1-puffin-2', 'p1-bear-4'].map((id) => [1, lay(id)] as const),
        [1, { type: 'skip' }],
        [1, DRAW],
        [1, { type: 'recover' }],
        [1, { type: 'recover-card' }],
      ],
    },
    { id: 'rival', point: ['opp:1', 'power:2', 'power:0'] },
    { id: 'sides', point: ['power:0', 'power:2', 'power:4'] },
    { id: 'wild', play: [{ type: 'skip' }, { type: 'place', to: 'under' }] },
    { id: 'again', play: [{ type: 'tokens' }] },
    { id: 'full', play: [ANY_DRAW, ANY_DRAW, ANY_DRAW, ANY_DRAW, ANY_DRAW] },
    { id: 'seven', play: [{ type: 'discard' }, { type: 'discard' }] },
    { id: 'scores', show: 'scores' },
    { id: 'end', point: ['deck', 'reserve'] },
  ],
  told: ['take-back', 'give', 'stop'],
} as const satisfies Script;
