import { ANIMALS } from '@banquise/arctic';
import { CARDS } from '@banquise/borealis';

/** The worked examples of the rules that end in points, as positions of a real table. */
export interface Example {
  readonly id: string;
  readonly game: string;
  readonly position: object;
  /** The total of each player, or the lines that the example names. */
  readonly totals?: readonly number[];
  readonly lines?: Readonly<Record<string, number>>;
  readonly winners?: readonly number[];
}

/** Floor by floor from the base, columns from 0. */
const pyramid = (floors: string): object[] =>
  floors.split(' / ').flatMap((row, f) => row.split(' ').map((card, column) => ({ card, floor: f + 1, column })));
const boreal = (id: string, white: string, black: string, more: Partial<Example>): Example => ({
  id,
  game: 'boreal',
  position: { pyramids: [pyramid(white), pyramid(black)] },
  ...more,
});

const BOREAL: readonly Example[] = [
  boreal('GT-4', 'L-Y1 L-R3 L-G4 L-R6 / L-B6 L-Y4 S-B1 / A-1 L-G2 / L-Y5', 'S-B2 S-Y1 L-G6 L-R1 / L-Y6 A-8 L-R4 / L-G5 L-B3 / S-R2', {
    totals: [41, 45],
    winners: [1],
  }),
  boreal(
    'GT-7, nine cards beat ten',
    'L-B4 L-B2 L-G1 S-B2 / S-R1 L-Y5 S-Y1 / L-B3 L-R5 / L-G3',
    'L-B6 A-8 L-Y6 S-R2 / L-R6 L-B5 S-R3 / L-R3 L-Y3',
    { totals: [45, 45], winners: [1] },
  ),
  boreal(
    'GT-7, shared',
    'L-G6 S-R2 A-8 L-R3 / L-Y5 S-G2 L-G3 / L-R5 S-G1 / L-B2',
    'L-Y6 L-G2 S-G3 L-Y4 / A-5 L-B4 L-G5 / L-G1 L-Y3 / S-Y2',
    { totals: [45, 45], winners: [0, 1] },
  ),
  boreal('GT-21', 'S-B2 S-G3 L-Y2 L-B4 / L-G2 L-G4 L-R2 / A-5 L-R5 / L-G3', 'S-B1', { totals: [43, 3] }),
  boreal('GT-22', 'S-G2 S-G3 S-B1 / A-5', 'S-Y1', { totals: [3, 1] }),
  boreal('GT-23', 'S-G2 S-B3 S-G3', 'S-Y1', { totals: [15, 1] }),
  boreal('GT-24', 'S-B1 L-B6 S-B3 / A-5 S-G3', 'S-Y1', { totals: [32, 1] }),
  boreal('GT-25', 'S-G3 S-B1 A-5', 'S-B2 S-G2', { totals: [3, 4] }),
  boreal('GT-26', 'A-2 S-B1 L-B3 S-Y1', 'S-B2 S-R1', { lines: { floor1: 12 + 3 + 4 + 1 } }),
  boreal('GT-26, nothing', 'A-2 S-B1 L-B3 S-Y1', 'S-B2 S-R1 A-3', { lines: { floor1: 3 + 4 + 1 } }),
  boreal('GT-27', 'A-6 L-B3 S-Y1 S-R1 / L-B2 L-B4 S-G1', 'S-B1', { totals: [25, 3] }),
  boreal('GT-28', 'L-G2 A-3', 'S-B1', { totals: [8 + 2, 3] }),
  boreal('GT-29', 'S-G1 L-B3 A-3 / L-Y5', 'S-B1', { lines: { floor2: 6 } }),
  boreal('GT-30', 'L-B2', 'S-B1', { totals: [3, 3], winners: [0, 1] }),
];

const LETTERS = 'BFMOPW';
const pile = (letters: string): string[] => [...letters].map((letter) => ANIMALS[LETTERS.indexOf(letter)] ?? '?');
/** Totems on 0 and no penalties, so that the total is what the pile is worth. */
const arctic = (letters: string, points: number): Example => ({
  id: `13.6 ${letters}`,
  game: 'arctic',
  position: {
    tokens: { bear: 0, fox: 0, moose: 3, orca: 3, puffin: 3, walrus: 3 },
    players: [
      { pile: pile(letters), totem: 'bear', penalties: 0 },
      { pile: ['moose'], totem: 'fox', penalties: 0 },
    ],
  },
  totals: [points, 0],
  winners: [0],
});

const ARCTIC: readonly Example[] = [
  {
    id: 'EX-7',
    game: 'arctic',
    position: {
      tokens: { walrus: 0, bear: 3, puffin: 6, fox: 10, orca: 15, moose: 15 },
      players: [
        { pile: pile('MWWWOOFFFFFFFPOOOOOWWWPPPP'), totem: 'fox', penalties: 4 },
        { pile: ['bear'], totem: 'walrus', penalties: 0 },
      ],
    },
    totals: [46, 0],
    lines: { walrus: 3, fox: 15, orca: 10, puffin: 6, series: 6, totem: 10, penalties: -4 },
    winners: [0],
  },
  arctic('FF?FF', 10),
  arctic('WWW?FF', 8),
  arctic('?', 0),
  arctic('??', 1),
  arctic('F?W', 1),
  arctic('FFFFF?W', 15),
  arctic('FFFFFF??MMMMMM', 34),
  arctic('FF??FF', 15),
  arctic('OO?OO?OO', 15),
  arctic('MMOOPPBBFFFF?W', 26),
  arctic('F?F?F', 10),
  arctic('FFF?W?FF', 8),
  arctic('WWWO?FF', 8),
  arctic('WWWPWWW', 3),
  arctic('BBFFMMOOPPWW', 21),
];

/** Letters of species become cards of that species, each once. */
function stacks(...sites: readonly string[]): string[][] {
  const left = new Map([...'BFOSP'].map((letter, i) => [letter, CARDS.slice(20 * i, 20 * i + 20).map(({ id }) => id)]));
  return sites.map((letters) => [...letters].map((letter) => left.get(letter)?.shift() ?? ''));
}

interface Board {
  readonly sites?: readonly string[][];
  readonly flags?: readonly number[];
  readonly scientists?: readonly number[];
  readonly stars?: number;
}

/** One score card of a board beside another one; the second player has bare ground. */
function borealis(id: string, card: string, stars: number, { sites = stacks('B', '', ''), ...board }: Board): Example {
  const bare = { sites: [['A100'], [], []], flags: [0, 0, 0], scientists: [0, 3, 3, 3, 0], stars: 0 };
  const scoreCards = [card, card === 'S09' ? 'S10' : 'S09'];
  return { id, game: 'borealis', position: { scoreCards, players: [{ ...bare, ...board, sites }, bare] }, lines: { score1: stars } };
}

const height = (left: number, middle: number, right: number): string[][] => stacks('B'.repeat(left), 'F'.repeat(middle), 'O'.repeat(right));

const BOREALIS: readonly Example[] = [
  {
    id: 'BLS-G4',
    game: 'borealis',
    position: {
      scoreCards: ['S06', 'S08'],
      players: [
        {
          sites: [
            ['A021', 'A025', 'A001', 'A033'],
            ['A061', 'A062', 'A063', 'A005', 'A064', 'A066', 'A086'],
            ['A093', 'A081', 'A010'],
          ],
          flags: [3, 5, 3],
          scientists: [1, 2, 1, 2, 3],
          stars: 16,
        },
        { sites: [['A002'], [], []], flags: [0, 0, 0], scientists: [0, 3, 3, 3, 0], stars: 2 },
      ],
    },
    totals: [56, 2],
    lines: { groups: 14, tracks: 12, bonus: 2, score1: 6, score2: 6, tokens: 16 },
    winners: [0],
  },
  borealis('BLS-G5', 'S01', 12, { sites: stacks('BFB', 'OSSF', 'PO') }),
  borealis('BLS-G5, one and none', 'S01', 12, { sites: stacks('B', '', 'FF') }),
  borealis('BLS-G6', 'S02', 5, { flags: [3, 4, 3] }),
  borealis('BLS-G6, three', 'S02', 12, { flags: [2, 2, 2] }),
  borealis('BLS-G6, none', 'S02', 0, { flags: [1, 2, 3] }),
  borealis('BLS-G6, at the start', 'S02', 12, { flags: [0, 0, 0] }),
  borealis('BLS-G6, two at the start', 'S02', 5, { flags: [0, 0, 4] }),
  borealis('BLS-G7', 'S03', 10, { sites: stacks('BFOS', 'BSOP', 'BPO') }),
  borealis('BLS-G7, lower', 'S03', 5, { sites: stacks('BFOS', 'BSO', 'BP') }),
  ...(
    [
      [3, 4, 4, 6],
      [2, 2, 5, 4],
      [0, 5, 5, 0],
      [4, 5, 5, 10],
      [5, 6, 5, 16],
      [6, 7, 6, 22],
      [4, 4, 4, 8],
    ] as const
  ).map(([left, middle, right, stars]) => borealis(`BLS-G8 ${left}${middle}${right}`, 'S04', stars, { flags: [left, middle, right] })),
  borealis('BLS-G9', 'S05', 8, { scientists: [1, 4, 1, 2, 1] }),
  borealis('BLS-G9, all in camps', 'S05', 0, { scientists: [5, 0, 0, 0, 4] }),
  borealis('BLS-G10', 'S06', 3, { sites: stacks('BBB', 'FOFO', 'SPB') }),
  borealis('BLS-G11', 'S07', 15, { scientists: [2, 2, 1, 1, 3] }),
  borealis('BLS-G12', 'S08', 4, { sites: stacks('', 'BBFFFBB', '') }),
  borealis('BLS-G12, three sites', 'S08', 6, { sites: stacks('BB', 'BBFFFBB', 'FFF') }),
  borealis('BLS-G12, three', 'S08', 0, { sites: stacks('BBB', '', '') }),
  borealis('BLS-G12, four', 'S08', 0, { sites: stacks('BBBB', '', '') }),
  borealis('BLS-G13', 'S09', 7, { sites: height(5, 5, 6) }),
  borealis('BLS-G13, both', 'S09', 14, { sites: height(6, 5, 6) }),
  borealis('BLS-G13, neither', 'S09', 0, { sites: height(5, 5, 5) }),
  borealis('BLS-G13, one card', 'S09', 7, { sites: height(0, 0, 1) }),
  borealis('BLS-G14', 'S10', 8, {
    sites: [
      ['A001', 'A005', 'A006', 'A007', 'A009'],
      ['A010', 'A011', 'A013', 'A014', 'A015'],
      ['A016', 'A017', 'A018', 'A019', 'A020'],
    ],
  }),
  ...[0, 1, 3, 6, 10, 15, 21].map((groups, i): Example => {
    const example = borealis(`BLS-G15, ${i + 1}`, 'S01', 0, { sites: stacks('B'.repeat(i + 1), '', '') });
    return { ...example, lines: { groups } };
  }),
  { ...borealis('BLS-G15, apart', 'S01', 0, { sites: stacks('BFBFB', '', '') }), lines: { groups: 4 } },
  { ...borealis('BLS-G15, two sites', 'S01', 0, { sites: stacks('BB', 'BB', '') }), lines: { groups: 2 } },
];

const tableau = (laid: number, recovered: number, hand: number, onBoard: number, tickets: number): object => ({
  laid,
  recovered,
  hand,
  onBoard,
  tickets,
});

const EXPEDITIONS: readonly Example[] = [
  {
    id: 'G13',
    game: 'expeditions',
    position: { players: [tableau(9, 3, 2, 1, 0), tableau(8, 4, 3, 0, 2), tableau(10, 2, 1, 2, 2), tableau(5, 1, 4, 3, 7)] },
    totals: [9, 9, 9, -1],
    winners: [1, 2],
  },
];

export const EXAMPLES: readonly Example[] = [...BOREAL, ...ARCTIC, ...BOREALIS, ...EXPEDITIONS];
