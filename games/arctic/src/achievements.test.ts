import { type Achieved, LANGUAGES, type Progress, replay } from '@banquise/kernel';
import { dealOf, walk } from '@banquise/kernel/laws';
import { expect, test } from 'vitest';
import { subject } from '../test/subject.ts';
import { type ArcticAchievement, achievements, game } from './index.ts';

const ANIMALS: Readonly<Record<string, string>> = { B: 'bear', F: 'fox', M: 'moose', O: 'orca', P: 'puffin', W: 'walrus', '?': '?' };
const TOKENS = { bear: 3, fox: 3, moose: 3, orca: 0, puffin: 15, walrus: 10 };

interface Player {
  /** Animals by their letters, bottom to top. */
  readonly pile?: string;
  readonly totem?: string;
  readonly penalties?: number;
}

/** What the first of two players has earned or how far it is, at the end of a game on a real table. */
function achieved(player: Player, rival: Player = {}): Achieved<ArcticAchievement> {
  const players = [
    { totem: 'bear', ...player },
    { totem: 'fox', ...rival },
  ].map(({ pile = '', totem, penalties = 0 }) => ({ pile: [...pile].map((letter) => ANIMALS[letter]), totem, penalties }));
  const read = achievements.ofPosition({ tokens: TOKENS, players });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value[0] ?? {};
}

const progress = (have: number, need: number): Progress => ({ have, need });
const DONE = progress(1, 1);
const NOT_DONE = progress(0, 1);

test('In single file: a run of six, with a joker too; five are not enough', () => {
  expect(achieved({ pile: 'BBBBBB' }).caravan).toEqual(progress(6, 6));
  expect(achieved({ pile: 'BBB?BB' }).caravan).toEqual(progress(6, 6));
  expect(achieved({ pile: 'BBBBBFB' }).caravan).toEqual(progress(5, 6));
});

test('The ark of ice: a run of every animal, a single card is no run', () => {
  expect(achieved({ pile: 'BBFFMMOOPPWW' }).ark).toEqual(progress(6, 6));
  expect(achieved({ pile: 'BBFFMMOOPPW' }).ark).toEqual(progress(5, 6));
});

test('White as snow: a win without penalties', () => {
  expect(achieved({ pile: 'BBB' }).spotless).toEqual(DONE);
  expect(achieved({ pile: 'BBB', penalties: 1 }).spotless).toEqual(NOT_DONE);
  expect(achieved({}, { pile: 'BBB' }).spotless).toEqual(NOT_DONE);
});

test('Totem on the summit: value 15, not 10', () => {
  expect(achieved({ totem: 'puffin' }).summit).toEqual(progress(15, 15));
  expect(achieved({ totem: 'walrus' }).summit).toEqual(progress(10, 15));
});

test('No guardian angel: a win with a Totem worth nothing', () => {
  expect(achieved({ totem: 'orca', pile: 'BBBB' }).orphan).toEqual(DONE);
  expect(achieved({ totem: 'bear', pile: 'BBBB' }).orphan).toEqual(NOT_DONE);
  expect(achieved({ totem: 'orca' }, { pile: 'BBBB' }).orphan).toEqual(NOT_DONE);
});

test('Leader of the pack at 40 points and Legend of the great white at 50', () => {
  // Four runs of three give 12 and as a series 6; the Totem 15.
  expect(achieved({ totem: 'puffin', pile: 'BBBFFFMMMOOO' }).forty).toEqual(progress(33, 40));
  expect(achieved({ totem: 'puffin', pile: 'BBBBBFFFMMMOOO' }).forty).toEqual(progress(40, 40));
  expect(achieved({ totem: 'puffin', pile: 'BBBBBBFFFMMMOOOO', penalties: 0 }).fifty).toEqual(progress(48, 50));
  expect(achieved({ totem: 'puffin', pile: 'BBBBBBFFFFMMMOOOO' }).fifty).toEqual(progress(51, 50));
});

test('Under the snow: three cards face down at the end', () => {
  expect(achieved({ pile: '?B??' }).snowdrift).toEqual(progress(3, 3));
  expect(achieved({ pile: '?B?' }).snowdrift).toEqual(progress(2, 3));
});

test('a real table does not tell what happened on the way', () => {
  for (const id of ['pack', 'magpie', 'avalanche', 'feast'] as const) expect(achieved({})).not.toHaveProperty(id);
});

/** The four that only the whole game tells, counted again: in turns rather than in events. */
test('powers held and taken, and the longest turns, are told from the whole game', () => {
  const seen: Record<string, Set<boolean>> = { pack: new Set(), magpie: new Set(), avalanche: new Set(), feast: new Set() };
  for (let n = 0; n < 120; n++) {
    const { record } = walk(subject, dealOf(subject, 'achievements', n), 0);
    const zeros = (): number[] => record.seats.map(() => 0);
    const [held, stolen] = [zeros(), zeros()];
    const laid: number[][] = record.seats.map(() => []);
    const drawn: number[][] = record.seats.map(() => []);
    const owners = new Map<string, number>();
    replay(game, record, ({ events }) => {
      for (const event of events) {
        if (event.type === 'turn') for (const turns of [laid, drawn]) turns[event.seat]?.push(0);
        const count = (turns: number[][], seat: number): void => {
          const own = turns[seat] as number[];
          own.push((own.pop() ?? 0) + 1);
        };
        if (event.type === 'placed' || event.type === 'hid') count(laid, event.seat);
        if (event.type === 'drew' || event.type === 'drew-blind') count(drawn, event.seat);
        if (event.type !== 'power-taken') continue;
        if (owners.has(event.power)) stolen[event.seat] = (stolen[event.seat] as number) + 1;
        owners.set(event.power, event.seat);
        const now = [...owners.values()].filter((seat) => seat === event.seat).length;
        held[event.seat] = Math.max(held[event.seat] as number, now);
      }
    });
    const found = achievements.ofGame(record);
    if (!found.ok) throw new Error('a random game replays');
    found.value.forEach(({ pack, magpie, avalanche, feast }, seat) => {
      expect(pack).toEqual(progress(held[seat] as number, 4));
      expect(magpie).toEqual(progress(stolen[seat] as number, 4));
      expect(avalanche).toEqual(progress(Math.max(...(laid[seat] as number[])), 5));
      expect(feast).toEqual(progress(Math.max(...(drawn[seat] as number[])), 6));
      for (const [id, one] of Object.entries({ pack, magpie, avalanche, feast }))
        if (one !== undefined && one.have >= one.need - 1) seen[id]?.add(one.have >= one.need);
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
    for (const [id, { need }] of Object.entries(achieved({})) as [ArcticAchievement, Progress][])
      if (need > 1) expect(words[id].rule).toContain(String(need));
  }
});

test('numbers on paper tell the same as the table, but for the cards face down', () => {
  const position = {
    tokens: TOKENS,
    players: [
      { pile: ['bear', 'bear', 'bear', 'bear', '?', 'bear', 'fox', 'fox', 'orca', 'orca'], totem: 'walrus', penalties: 2 },
      { pile: ['moose', 'moose', 'puffin'], totem: 'puffin', penalties: 0 },
    ],
  };
  const sheet = game.tally(position);
  const [table, paper] = [achievements.ofPosition(position), sheet.ok ? achievements.ofSheet(sheet.value) : undefined];
  if (!table.ok || !paper?.ok) throw new Error('it counts');
  for (const [seat, known] of table.value.entries()) {
    const { snowdrift: _hidden, ...others } = known;
    expect(paper.value[seat]).toEqual(others);
  }
});
