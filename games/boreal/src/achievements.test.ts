import { type Achieved, below, type GameRecord, LANGUAGES, type Progress, replay, seedFromText, start, stream } from '@banquise/kernel';
import { dealOf, walk } from '@banquise/kernel/laws';
import { expect, test } from 'vitest';
import { subject } from '../test/subject.ts';
import { achievements, type BorealAchievement, type BorealMove, game } from './index.ts';

/** Floor by floor from the base; columns count from the left. */
type Rows = readonly string[];

const placed = (rows: Rows): object[] => rows.flatMap((row, f) => row.split(' ').map((card, column) => ({ card, floor: f + 1, column })));

/** What White has earned or how far it is, at the end of a game on a real table. */
function achieved(white: Rows, black: Rows = ['S-Y1']): Achieved<BorealAchievement> {
  const read = achievements.ofPosition({ pyramids: [placed(white), placed(black)] });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value[0] ?? {};
}

const progress = (have: number, need: number): Progress => ({ have, need });
const DONE = progress(1, 1);
const NOT_DONE = progress(0, 1);

test('Ten stones: a complete pyramid, not one of nine cards', () => {
  const nine: Rows = ['S-B1 S-B2 S-R1 S-R2', 'L-B2 L-B3 L-B4', 'L-R1 L-R2'];
  expect(achieved(nine).summit).toEqual(progress(9, 10));
  expect(achieved([...nine, 'L-B6']).summit).toEqual(progress(10, 10));
});

test('A room with a view: 45 points, not 43', () => {
  const base: Rows = ['S-B3 S-B2 S-B1 S-R2', 'L-B3 L-B4 L-R3', 'L-B6 L-R6'];
  // 5 + 4 + 3 + 3, then 4 + 4 + 4, then 8 + 5: 40 without the top.
  expect(achieved(base).skyline).toEqual(progress(40, 45));
  expect(achieved([...base, 'L-Y4']).skyline).toEqual(progress(43, 45));
  expect(achieved([...base, 'L-Y6']).skyline).toEqual(progress(45, 45));
});

test('The find of a lifetime: one card worth 10 points, not 8', () => {
  expect(achieved(['L-B6']).treasure).toEqual(progress(8, 10));
  expect(achieved(['A-8']).treasure).toEqual(progress(10, 10));
});

test('What an echo: a copy worth 8 points; the card it copies does not count', () => {
  expect(achieved(['S-G2 L-B6']).echo).toEqual(progress(8, 8));
  expect(achieved(['S-G2 S-B3']).echo).toEqual(progress(5, 8));
  expect(achieved(['L-B6']).echo).toEqual(progress(0, 8));
});

test('Runs in the family: five cards of one family, a card of two families counts for both', () => {
  expect(achieved(['S-B1 S-B2 S-B3 L-B1', 'L-B4']).dynasty).toEqual(progress(5, 5));
  expect(achieved(['S-B1 S-B2 S-B3 L-B1', 'L-R1']).dynasty).toEqual(progress(4, 5));
});

test('Crossroads of the four winds: all families on floor 1, not one floor higher', () => {
  expect(achieved(['S-B1 S-Y2 S-R1 S-G1']).crossroads).toEqual(progress(4, 4));
  expect(achieved(['S-B1 S-Y2 S-R1 S-R2', 'L-G6']).crossroads).toEqual(progress(3, 4));
});

test('Crowning glory: an Archive on the top, not below it', () => {
  const nine: Rows = ['S-B1 S-B2 S-R1 S-R2', 'L-B2 L-B3 L-B4', 'L-R1 L-R2'];
  expect(achieved([...nine, 'A-1']).crown).toEqual(DONE);
  expect(achieved(['S-B1 S-B2 S-R1 S-R2', 'L-B2 L-B3 L-B4', 'L-R1 A-1', 'L-R2']).crown).toEqual(NOT_DONE);
});

test('By a feather: a win by one point or on the tie-break, not by two, and no defeat', () => {
  expect(achieved(['S-B2'], ['S-B1']).whisker).toEqual(DONE);
  expect(achieved(['S-B1'], ['S-Y1 S-R1 S-Y2', 'L-Y2']).whisker).toEqual(DONE);
  expect(achieved(['S-B3'], ['S-B1']).whisker).toEqual(NOT_DONE);
  expect(achieved(['S-B1'], ['S-B2']).whisker).toEqual(NOT_DONE);
});

test('Less is more: a win with fewer cards, not with as many', () => {
  expect(achieved(['S-B3'], ['S-Y1 S-Y2']).fewer).toEqual(DONE);
  expect(achieved(['S-B3'], ['S-Y1']).fewer).toEqual(NOT_DONE);
  expect(achieved(['S-B1'], ['S-B2 S-Y1']).fewer).toEqual(NOT_DONE);
});

test('a real table does not tell what happened on the way', () => {
  for (const id of ['lightly', 'compasses', 'frost'] as const) expect(achieved(['S-B1'])).not.toHaveProperty(id);
});

/** A random game in which White discovers whenever it can. */
function eagerGame(name: string): GameRecord {
  const seed = seedFromText(name);
  const rng = stream(seed, 'imagine');
  const state = start(game, 2, {}, seed);
  const moves: [number, BorealMove][] = [];
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const legal = game.moves(state, seat);
    const eager = legal.filter(({ type }) => seat === 1 || type !== 'locate');
    const choice = eager.length > 0 ? eager : legal;
    const move = choice[below(rng, choice.length)] as BorealMove;
    game.apply(state, seat, move);
    moves.push([seat, move]);
  }
  return { game: 'boreal', rules: game.rules, options: {}, seats: ['Ada', 'Bo'], seed, moves };
}

test('Empty pockets, Due north and Cold snap are told from the whole game, and a near miss does not earn them', () => {
  const seen: Record<string, Set<boolean>> = { lightly: new Set(), compasses: new Set(), frost: new Set() };
  for (let n = 0; n < 80; n++) {
    const record = eagerGame(`achievements/${n}`);
    const furthest = [5, 5];
    const stored = [0, 0];
    const lost = [0, 0];
    const played = replay(game, record, ({ events }) => {
      for (const event of events) {
        if (event.type === 'gained' || event.type === 'rested') furthest[event.seat] = Math.max(furthest[event.seat] as number, event.to);
        if (event.type === 'located' || event.type === 'reserved' || event.type === 'took') stored[event.seat] = 1;
        if (event.type === 'lost') lost[event.seat] = (lost[event.seat] as number) + event.from - event.to;
      }
    });
    const found = achievements.ofGame(record);
    if (!found.ok || !played.ok) throw new Error('a random game replays');
    for (const seat of [0, 1]) {
      const won = game.score(played.value).winners.includes(seat);
      const { lightly, compasses, frost } = found.value[seat] as Required<Achieved<BorealAchievement>>;
      expect(lightly).toEqual(won && stored[seat] === 0 ? DONE : NOT_DONE);
      expect(compasses).toEqual(progress(furthest[seat] as number, 8));
      expect(frost).toEqual(progress(lost[1 - seat] as number, 3));
      for (const [id, { have, need }] of Object.entries({ lightly, compasses, frost })) if (have >= need - 1) seen[id]?.add(have >= need);
    }
  }
  for (const both of Object.values(seen)) expect(both.size).toBe(2);
});

test('a game that goes on has achieved nothing yet', () => {
  const { record } = walk(subject, dealOf(subject, 'achievements', 1), 0);
  expect(achievements.ofGame({ ...record, moves: record.moves.slice(0, -1) }).ok).toBe(false);
});

test('each of the twelve has a name of its own and says what it asks for, in every language', async () => {
  expect(achievements.ids.length).toBe(12);
  for (const language of LANGUAGES) {
    const { achievements: words } = await achievements.texts[language]();
    expect(new Set(achievements.ids.map((id) => words[id].name)).size).toBe(12);
    for (const id of achievements.ids) expect(`${words[id].name} ${words[id].rule}`).not.toMatch(/['"]|undefined/);
    for (const [id, { need }] of Object.entries(achieved(['S-B1'])) as [BorealAchievement, Progress][])
      if (need > 1) expect(words[id].rule).toContain(String(need));
  }
});

test('numbers on paper tell of the score and a close win, and of nothing that only the table shows', () => {
  const seat = (total: number, rank: number) => ({ lines: { floor1: total }, total, tieBreaks: [0], rank });
  const told = achievements.ofSheet({ seats: [seat(45, 1), seat(44, 2)], winners: [0] });
  expect(told.ok && told.value[0]).toEqual({ skyline: progress(45, 45), whisker: DONE });
  expect(told.ok && told.value[1]).toEqual({ skyline: progress(44, 45), whisker: NOT_DONE });
});
