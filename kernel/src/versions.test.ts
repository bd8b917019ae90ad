import { expect, test } from 'vitest';
import { DRAW, pebbles, STAND } from '../testkit/toy/pebbles.ts';
import type { Game } from './contract.ts';
import { replay } from './record.ts';
import { seedFromText } from './rng.ts';
import { isUnknownRules, versionOf, versionsOf } from './versions.ts';

/** Under the second rules of Pebbles only who has drawn may stand. */
const second: typeof pebbles = {
  ...pebbles,
  rules: 2,
  earlier: [pebbles],
  moves: (state, seat) => pebbles.moves(state, seat).filter((move) => move !== STAND || state.laid.length > 0),
  refuse: (state, seat, move) =>
    pebbles.refuse(state, seat, move) ?? (move === STAND && state.laid.length === 0 ? { code: 'not-your-turn' } : undefined),
};

const record = { game: 'pebbles', options: { bag: 'full' }, seats: ['Ada', 'Bo'], seed: seedFromText('versions') };

test('every published version is found by its number', () => {
  expect(versionsOf(second)).toEqual([pebbles, second]);
  expect(versionOf(second, 1)).toEqual({ ok: true, value: pebbles });
  expect(versionOf(second, 2)).toEqual({ ok: true, value: second });
});

test('a record is replayed under the rules it was made with', () => {
  const standing = [
    [0, STAND],
    [1, STAND],
  ] as const;
  expect(replay(second, { ...record, rules: 1, moves: standing }).ok).toBe(true);
  expect(replay(second, { ...record, rules: 2, moves: standing })).toMatchObject({ ok: false, problem: { field: 'moves[0]' } });
  expect(
    replay(second, {
      ...record,
      rules: 2,
      moves: [
        [0, DRAW],
        [1, STAND],
        [0, STAND],
      ],
    }).ok,
  ).toBe(true);
});

test('unknown rules are told apart from a broken record', () => {
  const ahead = replay(pebbles as Game, { ...record, rules: 2, moves: [] });
  expect(ahead).toMatchObject({ ok: false, problem: { code: 'unknown-rules', game: 'pebbles', rules: 2, newest: 1 } });
  expect(!ahead.ok && isUnknownRules(ahead.problem)).toBe(true);
  const broken = replay(pebbles as Game, { ...record, rules: 1, moves: [[0, { type: 'fly' }]] });
  expect(!broken.ok && isUnknownRules(broken.problem)).toBe(false);
});
