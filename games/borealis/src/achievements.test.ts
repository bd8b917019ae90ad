import { type Achieved, below, type GameRecord, isEarned, LANGUAGES, seedFromText, start, stream, titleAt } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { type Spot, table } from '../test/table.ts';
import { achievedAtTable } from './achievements.ts';
import { type AchievementId, achievements, type BorealisMove, game } from './index.ts';

const earned = (achieved: Achieved<AchievementId> | undefined): AchievementId[] =>
  achievements.ids.filter((id) => achieved?.[id] !== undefined && isEarned(achieved[id]));

/** What the first of two players has achieved at the end of a game; the second one is far behind. */
function won(
  spot: Spot,
  cards: readonly [string, string] = ['S05', 'S09'],
  reached = [0, 0, 0],
  rival: Spot = { stars: 0 },
): AchievementId[] {
  const state = table([spot, rival], { scoreCards: cards, stage: 'over', turn: 1 });
  state.reached = reached;
  const achieved = achievedAtTable(state);
  return achieved.ok ? earned(achieved.value[0]) : [];
}

test('BLS-X1 a win counts, also when it is shared; a defeat does not', () => {
  expect(won({ stars: 5 })).toContain('X01');
  expect(won({ stars: 5 }, ['S05', 'S09'], [0, 0, 0], { stars: 5 })).toContain('X01');
  expect(won({ stars: 5 }, ['S05', 'S09'], [0, 0, 0], { stars: 6 })).not.toContain('X01');
});

test('BLS-X2 totals of 50, 60, 70 and 80, several at once', () => {
  // Farewell Party gives everybody 6 for three scientists on a site.
  const reached = (total: number): AchievementId[] => won({ stars: total - 6 }).filter((id) => ['X02', 'X03', 'X04', 'X05'].includes(id));
  expect(reached(49)).toEqual([]);
  expect(reached(50)).toEqual(['X02']);
  expect(reached(79)).toEqual(['X02', 'X03', 'X04']);
  expect(reached(80)).toEqual(['X02', 'X03', 'X04', 'X05']);
});

test('BLS-X3 a flag on the last space', () => {
  expect(won({ flags: [0, 7, 0] })).toContain('X06');
  expect(won({ flags: [6, 6, 6] })).not.toContain('X06');
});

test('BLS-X4 seven animals of one species on one site', () => {
  expect(won({ sites: ['', 'BBBBBBB', ''] })).toContain('X07');
  expect(won({ sites: ['B', 'BBBBBBF', ''] })).not.toContain('X07');
});

test('BLS-X5, BLS-X6 all three objectives; a win without any', () => {
  expect(won({}, ['S05', 'S09'], [1, 3, 1])).toContain('X08');
  expect(won({}, ['S05', 'S09'], [1, 3, 1])).not.toContain('X09');
  expect(won({}, ['S05', 'S09'], [1, 3, 2])).not.toContain('X08');
  expect(won({}, ['S05', 'S09'], [2, 0, 2])).toContain('X09');
  expect(won({ stars: 0 }, ['S05', 'S09'], [0, 0, 0], { stars: 9 })).not.toContain('X09');
});

const BY_CARD: readonly (readonly [AchievementId, string, enough: Spot, short: Spot])[] = [
  ['X10', 'S02', { flags: [2, 2, 2] }, { flags: [2, 2, 1] }],
  ['X11', 'S03', { sites: ['BFO', 'BFO', 'BFO'] }, { sites: ['BFO', 'BFO', 'BF'] }],
  ['X12', 'S05', { scientists: 'Y | YYKKKU | U | U | none' }, { scientists: 'YY | YKKKU | U | U | none' }],
  ['X13', 'S06', { sites: ['BF', 'FO', 'OS'] }, { sites: ['BF', 'FO', 'O'] }],
  ['X14', 'S08', { sites: ['BBFFBB', 'FFBB', 'OOSS'] }, { sites: ['BBFFBB', 'FFBB', 'OO'] }],
  ['X15', 'S09', { sites: ['B', '', 'F'] }, { sites: ['B', '', ''] }],
  ['X16', 'S10', { sites: ['A001 A002 A003', 'A021 A022 A023', ''] }, { sites: ['A001 A002 A003', 'A021 A022', ''] }],
  ['X17', 'S07', { scientists: 'YKU | Y | K | UU | YK' }, { scientists: 'YKU | YK | K | UU | Y' }],
  ['X18', 'S01', { sites: ['BFB', 'FOF', 'O'] }, { sites: ['BFB', 'FOF', 'OO'] }],
  ['X19', 'S04', { flags: [4, 5, 4] }, { flags: [4, 4, 4] }],
];

test.each(BY_CARD)('BLS-X7 %s needs its points from %s, and the card in the game', (id, card, enough, short) => {
  const other = card === 'S05' ? 'S07' : 'S05';
  expect(won(enough, [card, other])).toContain(id);
  expect(won(short, [card, other])).not.toContain(id);
  expect(won(enough, card === 'S02' || card === 'S01' ? ['S06', 'S10'] : ['S01', 'S02'])).not.toContain(id);
});

test('BLS-X8 five titles by the number of achievements', async () => {
  const titles = Array.from({ length: 20 }, (_, count) => titleAt(achievements, count));
  expect(titles).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]);
  expect((await achievements.texts.fr()).titles).toEqual([
    'Touriste de la Toundra',
    'Amateur de l’Arctique',
    'Baroudeur Boréal',
    'Professionnel Polaire',
    'Explorateur Émérite',
  ]);
});

test('a game that goes on has achieved nothing yet; a finished record tells all', () => {
  const seed = seedFromText('achievements');
  const rng = stream(seed, 'imagine');
  const state = start(game, 2, {}, seed);
  const moves: [number, BorealisMove][] = [];
  const record: GameRecord = { game: 'borealis', rules: game.rules, options: {}, seats: ['Ada', 'Bo'], seed, moves };
  expect(achievements.ofGame(record).ok).toBe(false);
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const options = game.moves(state, seat);
    const move = options[below(rng, options.length)] as BorealisMove;
    game.apply(state, seat, move);
    moves.push([seat, move]);
  }
  const told = achievements.ofGame(record);
  expect(told).toEqual(achievedAtTable(state));
  expect(told.ok && earned(told.value[game.score(state).winners[0] ?? -1])).toContain('X01');
  expect(achievements.ofGame({ ...record, game: 'boreal' }).ok).toBe(false);
});

test('a score pad tells the objectives only where somebody noted them', () => {
  const player = { sites: [[], [], []], flags: [7, 2, 3], scientists: [0, 3, 3, 3, 0], stars: 40 };
  const sheet = (first: object): Achieved<AchievementId> => {
    const read = achievements.ofPosition({ scoreCards: ['S04', 'S09'], players: [first, { ...player, stars: 0 }] });
    return (read.ok && read.value[0]) || {};
  };
  expect(earned(sheet(player))).toEqual(['X01', 'X02', 'X03', 'X06']);
  expect(sheet(player)).not.toHaveProperty('X08');
  expect(earned(sheet({ ...player, objectives: 3 }))).toContain('X08');
  expect(earned(sheet({ ...player, objectives: 0 }))).toContain('X09');
});

test('the nineteen are told in every language, with the rule of their score card', async () => {
  expect(achievements.ids.length).toBe(19);
  for (const language of LANGUAGES) {
    const { achievements: words } = await achievements.texts[language]();
    for (const id of achievements.ids) expect(words[id].name).toMatch(/./);
    expect(words.X10.rule).toMatch(/12/);
  }
});

test('numbers on paper tell of the win and the total only', () => {
  const seat = (total: number, rank: number) => ({ lines: { tokens: total }, total, tieBreaks: [0, 0], rank });
  const told = achievements.ofSheet({ seats: [seat(61, 1), seat(49, 2)], winners: [0] });
  if (!told.ok) throw new Error('it counts');
  expect(told.value.map(earned)).toEqual([['X01', 'X02', 'X03'], []]);
  expect(Object.keys(told.value[0] ?? {})).toEqual(['X01', 'X02', 'X03', 'X04', 'X05']);
});
