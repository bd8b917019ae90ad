import { expect, test } from 'vitest';
import { DRAW, pebbles, STAND } from '../testkit/toy/pebbles.ts';
import { attempt, completeOptions, findMove, start } from './play.ts';
import { type GameRecord, readRecord, replay, writeRecord } from './record.ts';
import { seedFromText } from './rng.ts';

const record: GameRecord = {
  game: 'pebbles',
  rules: 1,
  options: { bag: 'full' },
  seats: ['Lana', 'Élodie'],
  seed: seedFromText('record'),
  moves: [
    [0, DRAW],
    [1, STAND],
    [0, STAND],
  ],
};

test('a record is one line, and reading it gives it back', () => {
  const line = writeRecord(record);
  expect(line).not.toContain('\n');
  expect(readRecord(line)).toEqual({ ok: true, value: record });
});

test('a replay shows each moment with its events', () => {
  const types: string[] = [];
  expect(replay(pebbles, record, ({ events }) => types.push(...events.map(({ type }) => type))).ok).toBe(true);
  expect(types).toEqual(['laid', 'drew', 'stood', 'stood']);
});

test.each([
  ['record', '{'],
  ['record', '[]'],
  ['game', '{}'],
  ['rules', '{"game":"pebbles","rules":"1"}'],
  ['options', '{"game":"pebbles","rules":1,"options":[]}'],
  ['seats', '{"game":"pebbles","rules":1,"options":{},"seats":[1]}'],
  ['seed', '{"game":"pebbles","rules":1,"options":{},"seats":["a","b"],"seed":"12"}'],
  ['moves', `{"game":"pebbles","rules":1,"options":{},"seats":["a","b"],"seed":"${'0'.repeat(32)}"}`],
  ['moves[1]', `{"game":"pebbles","rules":1,"options":{},"seats":["a","b"],"seed":"${'0'.repeat(32)}","moves":[[0,{}],[2,{}]]}`],
])('a bad record is named by its field: %s', (field, line) => {
  expect(readRecord(line)).toMatchObject({ ok: false, problem: { field } });
});

test.each<[string, Partial<GameRecord>]>([
  ['game', { game: 'chess' }],
  ['rules', { rules: 2 }],
  ['seats', { seats: ['alone'] }],
  ['options.bag', { options: { bag: 'torn' } }],
  ['options.box', { options: { box: 'red' } }],
  [
    'moves[1]',
    {
      moves: [
        [0, STAND],
        [0, STAND],
      ],
    },
  ],
  ['moves[0]', { moves: [[0, { type: 'steal' }]] }],
])('a record that cannot be played again says where: %s', (field, change) => {
  expect(replay(pebbles, { ...record, ...change })).toMatchObject({ ok: false, problem: { field } });
});

test('a move from outside is found whatever the order of its fields, and nonsense is refused', () => {
  expect(findMove(pebbles, JSON.parse('{"type":"draw"}'))).toBe(DRAW);
  const state = start(pebbles, 2, { bag: 'full' }, record.seed);
  for (const junk of [null, 7, 'draw', [], {}, { type: 'draw', more: 1 }, { type: { type: 'draw' } }]) {
    expect(attempt(pebbles, state, 0, junk)).toEqual({ ok: false, problem: { code: 'no-such-move' } });
  }
  expect(attempt(pebbles, state, 1, DRAW)).toEqual({ ok: false, problem: { code: 'not-your-turn' } });
});

test('options left open take their first value', () => {
  expect(completeOptions(pebbles, {})).toEqual({ ok: true, value: { bag: 'full' } });
  expect(completeOptions(pebbles, 'full')).toMatchObject({ ok: false });
});
