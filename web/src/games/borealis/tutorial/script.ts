import { CARDS } from '@banquise/borealis';
import type { Script } from '../../../kit/learn/tutorial.ts';

const card = (id: string): number => CARDS.findIndex((printed) => printed.id === id);

const OWL_ZEPPELIN = card('A047');
const SEAL_KAYAK = card('A074');
const OWL_TWINS = card('A054');
const SEAL_SUBMARINE = card('A072');
const [LEFT, MIDDLE, RIGHT] = [0, 1, 2] as const;

/**
 * You begin, with A047 A037 A074 A077; A054 comes for A037. The pool after the refresh: A063 A061 A019 A012. Three walks to
 * the left camp make the objective.
 */
export const script = {
  seed: 'aurora 59',
  seats: 2,
  options: { side: 'I', first: '1', score1: 'S05', score2: 'S10', animal: 'O03', scientist: 'O06', vehicle: 'O10' },
  you: 0,
  steps: [
    { id: 'welcome', point: ['site:0', 'site:1', 'site:2'] },
    { id: 'replace', play: [{ type: 'replace', mask: 0b0010 }], after: [[1, { type: 'replace', mask: 0 }]] },
    { id: 'observe', play: [{ type: 'observe', card: OWL_ZEPPELIN, site: MIDDLE }] },
    {
      id: 'take',
      play: [{ type: 'take', slot: 0 }],
      after: [
        [1, { type: 'observe', card: card('A089'), site: RIGHT }],
        [1, { type: 'take', slot: 1 }],
      ],
    },
    { id: 'camp', play: [{ type: 'observe', card: SEAL_KAYAK, site: LEFT }] },
    {
      id: 'draw',
      play: [{ type: 'draw' }],
      after: [
        [1, { type: 'observe', card: card('A096'), site: LEFT }],
        [1, { type: 'take', slot: 2 }],
      ],
    },
    { id: 'twins', play: [{ type: 'observe', card: OWL_TWINS, site: RIGHT }] },
    { id: 'refresh', play: [{ type: 'refresh' }] },
    {
      id: 'bear',
      play: [{ type: 'take', slot: 2 }],
      after: [
        [1, { type: 'observe', card: card('A021'), site: MIDDLE }],
        [1, { type: 'take', slot: 1 }],
      ],
    },
    { id: 'goals', point: ['goal:2', 'goal:5', 'goal:9'] },
    {
      id: 'objective',
      later: [
        [0, { type: 'observe', card: card('A019'), site: MIDDLE }],
        [0, { type: 'take', slot: 1 }],
        [1, { type: 'observe', card: card('A080'), site: MIDDLE }],
        [1, { type: 'take', slot: 0 }],
        [0, { type: 'observe', card: card('A077'), site: LEFT }],
        [0, { type: 'take', slot: 0 }],
        [1, { type: 'observe', card: card('A007'), site: RIGHT }],
        [1, { type: 'take', slot: 1 }],
        [0, { type: 'observe', card: card('A053'), site: MIDDLE }],
        [0, { type: 'take', slot: 2 }],
        [1, { type: 'observe', card: card('A029'), site: LEFT }],
        [1, { type: 'take', slot: 3 }],
      ],
      play: [{ type: 'observe', card: SEAL_SUBMARINE, site: LEFT }],
    },
    {
      id: 'seal',
      play: [{ type: 'take', slot: 1 }],
      after: [
        [1, { type: 'observe', card: card('A012'), site: MIDDLE }],
        [1, { type: 'take', slot: 3 }],
      ],
    },
    { id: 'regroup', play: [{ type: 'regroup', mask: 0b1100 }] },
    { id: 'return', play: [{ type: 'place', site: RIGHT }] },
    { id: 'scores', show: 'scores' },
    { id: 'end', point: ['site:0', 'site:1', 'site:2'] },
  ],
} as const satisfies Script;
