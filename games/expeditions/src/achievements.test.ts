import { type Achieved, LANGUAGES, type Progress, replay } from '@banquise/kernel';
import { dealOf, walk } from '@banquise/kernel/laws';
import { expect, test } from 'vitest';
import { subject } from '../test/subject.ts';
import { achievements, CARDS, type ExpeditionsAchievement, game, NODES, type Tableau } from './index.ts';

/** What the first player has earned or how far it is, at the end of a game on a real table. */
function achieved(player: Partial<Tableau>, ...rivals: readonly Partial<Tableau>[]): Achieved<ExpeditionsAchievement> {
  const players = [player, ...(rivals.length > 0 ? rivals : [{}])].map(({ laid = 4, recovered = 0, hand = 3, tickets = 0 }) => ({
    ...{ laid, recovered, hand, tickets },
    onBoard: 4 - recovered,
  }));
  const read = achievements.ofPosition({ players });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value[0] ?? {};
}

const progress = (have: number, need: number): Progress => ({ have, need });
const DONE = progress(1, 1);
const NOT_DONE = progress(0, 1);

test('Bags unpacked: no card left of twelve, or of nine with more players', () => {
  expect(achieved({ hand: 0 }).unpacked).toEqual(progress(12, 12));
  expect(achieved({ hand: 1 }).unpacked).toEqual(progress(11, 12));
  expect(achieved({ hand: 0 }, {}, {}, {}).unpacked).toEqual(progress(9, 9));
});

test('All aboard: four tokens, not three', () => {
  expect(achieved({ recovered: 4 }).quartet).toEqual(progress(4, 4));
  expect(achieved({ recovered: 3 }).quartet).toEqual(progress(3, 4));
});

test('Seasoned traveller at 15 points and Around the world at 25; a bad score is no progress', () => {
  expect(achieved({ laid: 11, recovered: 4, hand: 0 }).explorer).toEqual(progress(15, 15));
  expect(achieved({ laid: 11, recovered: 4, hand: 1 }).explorer).toEqual(progress(14, 15));
  expect(achieved({ laid: 21, recovered: 4, hand: 0 }).legend).toEqual(progress(25, 25));
  expect(achieved({ laid: 20, recovered: 4, hand: 0 }).legend).toEqual(progress(24, 25));
  expect(achieved({ laid: 0, hand: 9 }).explorer).toEqual(progress(0, 15));
});

test('Season ticket: three tickets at the end', () => {
  expect(achieved({ tickets: 3 }).wallet).toEqual(progress(3, 3));
  expect(achieved({ tickets: 2 }).wallet).toEqual(progress(2, 3));
});

test('Photo finish: a win by one point or on the tie-break, against the best of the others', () => {
  expect(achieved({ laid: 6 }, { laid: 5 }).finish).toEqual(DONE);
  expect(achieved({ laid: 5, tickets: 1 }, { laid: 5 }).finish).toEqual(DONE);
  expect(achieved({ laid: 7 }, { laid: 5 }).finish).toEqual(NOT_DONE);
  expect(achieved({ laid: 7 }, { laid: 6 }, { laid: 1 }).finish).toEqual(DONE);
  expect(achieved({ laid: 5 }, { laid: 6 }).finish).toEqual(NOT_DONE);
});

test('a real table does not tell what happened on the way', () => {
  for (const id of ['continents', 'poles', 'guest', 'stowaway', 'loops', 'stride'] as const) expect(achieved({})).not.toHaveProperty(id);
});

test('cards laid, loops closed and arrows placed are told from the whole game', () => {
  const ids = ['continents', 'poles', 'guest', 'stowaway', 'loops', 'stride'] as const;
  const seen = Object.fromEntries(ids.map((id) => [id, new Set<boolean>()]));
  for (let n = 0; n < 90; n++) {
    const { record } = walk(subject, dealOf(subject, 'whole-games', n), 0);
    const zeros = (): number[] => record.seats.map(() => 0);
    const [common, carried, loops, strides] = [zeros(), zeros(), zeros(), zeros()];
    let turn: number[] = [];
    const add = (counts: number[], seat: number): void => {
      counts[seat] = (counts[seat] as number) + 1;
    };
    const played = replay(game, record, ({ events, seat: mover, move }) => {
      for (const event of events) {
        if (event.type === 'laid' && event.source === 'row') add(common, event.seat);
        if (event.type === 'laid' && event.source === 'hand' && event.seat !== mover) add(carried, event.seat);
        if (event.type === 'looped' && event.by === 'arrow') add(loops, event.seat);
        if (event.type === 'placed') turn.push(event.to);
      }
      strides[mover] = Math.max(strides[mover] as number, turn.length);
      if (move.type === 'end') turn = [];
    });
    const found = achievements.ofGame(record);
    if (!found.ok || !played.ok) throw new Error('a random game replays');
    found.value.forEach((own, seat) => {
      const laid = (played.value.laid[seat] as number[]).map((card) => CARDS[card] as (typeof CARDS)[number]);
      const lands = new Set<string>(laid.map(({ continent }) => (continent === 'CAM' ? 'NA' : continent)));
      const inhabited = ['NA', 'SA', 'EU', 'AF', 'AS', 'OC'].filter((land) => lands.has(land));
      const latitudes = laid.map(({ node }) => NODES[node]?.lat ?? 0);
      const ends = [latitudes.some((at) => at > 60), latitudes.some((at) => at < -40)].filter(Boolean).length;
      expect(own.continents).toEqual(progress(inhabited.length, 6));
      expect(own.poles).toEqual(progress(ends, 2));
      expect(own.guest).toEqual(progress(common[seat] as number, 8));
      expect(own.stowaway).toEqual(progress(carried[seat] as number, 3));
      expect(own.loops).toEqual(progress(loops[seat] as number, 15));
      expect(own.stride).toEqual(progress(strides[seat] as number, 12));
      for (const id of ids) {
        const { have, need } = own[id] as Progress;
        if (have >= need - 1) seen[id]?.add(have >= need);
      }
    });
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
    for (const [id, { need }] of Object.entries(achieved({})) as [ExpeditionsAchievement, Progress][])
      if (need > 1 && id !== 'unpacked') expect(words[id].rule).toContain(String(need));
  }
});

test('numbers on paper tell the same as the table', () => {
  const player = { laid: 9, recovered: 3, hand: 2, onBoard: 1, tickets: 2 };
  const position = { players: [player, { ...player, laid: 8, tickets: 3 }] };
  const sheet = game.tally(position);
  expect(sheet.ok && achievements.ofSheet(sheet.value)).toEqual(achievements.ofPosition(position));
});
