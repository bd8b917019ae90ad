import { expect, test } from 'vitest';
import { cards, posts, type Spot, table } from '../test/table.ts';
import { cardStars, headcount, SCORE_CARDS, type ScoreCardId, score } from './index.ts';

type Three<T> = readonly [T, T, T];

/** The stars of one score card for a board. */
function stars(id: ScoreCardId, board: { sites?: Three<string>; flags?: Three<number>; heads?: readonly number[] }): number {
  const { sites = ['', '', ''], flags = [0, 0, 0], heads = [0, 3, 3, 3, 0] } = board;
  const standing = { sites: sites.map(cards), flags, heads, stars: 0 };
  return cardStars(SCORE_CARDS.indexOf(id), standing);
}

test('BLS-G4 Britta scores 56, and her seventh card has triggered the end', () => {
  const britta = table(
    [
      {
        sites: ['A021 A025 A001 A033', 'A061 A062 A063 A005 A064 A066 A086', 'A093 A081 A010'],
        flags: [3, 5, 3],
        stars: 16,
      },
      {},
    ],
    { scoreCards: ['S06', 'S08'] },
  );
  const [hers] = score(britta).seats;
  expect(hers?.lines).toEqual({ groups: 14, tracks: 12, bonus: 2, score1: 6, score2: 6, tokens: 16 });
  expect(hers?.total).toBe(56);
  expect(britta.triggered).toBe(true);
});

test('BLS-G5 Territorial Animals: 6 for each site without two neighbours alike', () => {
  expect(stars('S01', { sites: ['BFB', 'OSSF', 'PO'] })).toBe(12);
  expect(stars('S01', {})).toBe(18);
  expect(stars('S01', { sites: ['B', '', 'FF'] })).toBe(12);
  expect(stars('S01', { sites: ['BFB', 'OO', 'PP'] })).toBe(6);
});

test('BLS-G6 Common Destination: 12 for three level flags, 5 for two, the start included', () => {
  expect(stars('S02', { flags: [3, 4, 3] })).toBe(5);
  expect(stars('S02', { flags: [2, 2, 2] })).toBe(12);
  expect(stars('S02', { flags: [1, 2, 3] })).toBe(0);
  expect(stars('S02', { flags: [0, 0, 0] })).toBe(12);
  expect(stars('S02', { flags: [0, 0, 4] })).toBe(5);
});

test('BLS-G7 Expansive Species: 5 for each height at which all three sites show one species', () => {
  expect(stars('S03', { sites: ['BFOS', 'BSOP', 'BPO'] })).toBe(10);
  expect(stars('S03', { sites: ['BFOS', 'BSO', 'BP'] })).toBe(5);
});

test('BLS-G8 Untrodden Path: twice the smallest value, also when flags are tied in depth (BLS-R12)', () => {
  expect(stars('S04', { flags: [3, 4, 4] })).toBe(6);
  expect(stars('S04', { flags: [2, 2, 5] })).toBe(4);
  expect(stars('S04', { flags: [0, 5, 5] })).toBe(0);
  expect(stars('S04', { flags: [4, 5, 5] })).toBe(10);
  expect(stars('S04', { flags: [5, 6, 5] })).toBe(16);
  expect(stars('S04', { flags: [6, 7, 6] })).toBe(22);
  expect(stars('S04', { flags: [4, 4, 4] })).toBe(8);
});

test('BLS-G9 Farewell Party: 2 per scientist on the fullest site, camps excluded', () => {
  expect(stars('S05', { heads: [1, 4, 1, 2, 1] })).toBe(8);
  expect(stars('S05', { heads: [5, 0, 0, 0, 4] })).toBe(0);
});

test('BLS-G10 Interspecies Relationships: 3 for each site with exactly two species', () => {
  expect(stars('S06', { sites: ['BBB', 'FOFO', 'SPB'] })).toBe(3);
});

test('BLS-G11 Safe Return: 3 per scientist in the two camps', () => {
  expect(stars('S07', { heads: [2, 2, 1, 1, 3] })).toBe(15);
});

test('BLS-G12 Mating Season: 2 for each run of exactly two neighbours of one species', () => {
  expect(stars('S08', { sites: ['', 'BBFFFBB', ''] })).toBe(4);
  expect(stars('S08', { sites: ['BB', 'BBFFFBB', 'FFF'] })).toBe(6);
  expect(stars('S08', { sites: ['BBB', '', ''] })).toBe(0);
  expect(stars('S08', { sites: ['BBBB', '', ''] })).toBe(0);
});

test('BLS-G13 Outer Lands: 7 for each outer site with strictly more cards than the middle', () => {
  const heights = (left: number, middle: number, right: number): number =>
    stars('S09', { sites: ['B'.repeat(left), 'F'.repeat(middle), 'O'.repeat(right)] });
  expect(heights(5, 5, 6)).toBe(7);
  expect(heights(6, 5, 6)).toBe(14);
  expect(heights(5, 5, 5)).toBe(0);
  expect(heights(0, 0, 1)).toBe(7);
});

test('BLS-G14 Popular Vehicle: 2 per card of the most frequent vehicle, one vehicle even if tied', () => {
  // One sleigh, three zeppelins, three submarines, four kayaks, four pairs of skis.
  expect(stars('S10', { sites: ['A001 A005 A006 A007 A009', 'A010 A011 A013 A014 A015', 'A016 A017 A018 A019 A020'] })).toBe(8);
  expect(stars('S10', {})).toBe(0);
});

test('BLS-G15 groups of 1 to 7 score 0, 1, 3, 6, 10, 15, 21; they need not be neighbours, and sites are never added', () => {
  const groups = (left: string, middle = '', right = ''): number | undefined =>
    score(table([{ sites: [left, middle, right] }, {}])).seats[0]?.lines.groups;
  expect([1, 2, 3, 4, 5, 6, 7].map((size) => groups('B'.repeat(size)))).toEqual([0, 1, 3, 6, 10, 15, 21]);
  expect(groups('BFBFB')).toBe(4);
  expect(groups('BB', 'BB')).toBe(2);
});

test('BLS-G24 a tie goes to the furthest flag, then to the stars owned, then it is shared', () => {
  // Groups of animals make the totals equal, so that only flags and tokens differ.
  const winners = (sites: Three<string>, other: Spot): readonly number[] => {
    const { seats, winners } = score(table([{ flags: [5, 2, 2], stars: 8, sites }, other], { scoreCards: ['S05', 'S07'] }));
    expect(seats[0]?.total).toBe(seats[1]?.total);
    return winners;
  };
  const four = 'A001 A002 A003 A005';
  const three = 'A021 A022 A023';
  const two = 'A042 A043';
  expect(winners([four, three, ''], { flags: [4, 4, 4], stars: 15 })).toEqual([0]);
  expect(winners(['', three, ''], { flags: [5, 0, 0], stars: 15 })).toEqual([1]);
  expect(winners(['', '', ''], { flags: [5, 0, 0], stars: 8, sites: [three, two, ''] })).toEqual([0, 1]);
});

test('BLS-50 a third player who is not tied stays third', () => {
  const { seats } = score(table([{ stars: 9 }, { stars: 9 }, { stars: 4 }]));
  expect(seats.map(({ rank }) => rank)).toEqual([1, 1, 3]);
});

test('scientists are counted by place, whatever their colour', () => {
  const scientists = posts('KU | YK | none | YYU | KU');
  expect([0, 1, 2, 3, 4].map((place) => headcount(scientists, place))).toEqual([2, 2, 0, 3, 2]);
});
