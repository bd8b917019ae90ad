import { type Game, replay, seedFromText, versionOf } from '@banquise/kernel';
import { walk } from '@banquise/kernel/laws';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { second } from './second.ts';
import { subject } from './subject.ts';
import { card, discoverReserve, moveOf, place, play, table } from './table.ts';

const SINK = { type: 'swap-pyramid', floorA: 1, columnA: 0, floorB: 2, columnB: 0 } as const;

test('the two versions differ in one ruling: whether a swap may sink a banned card (BRL-R7)', () => {
  const state = table({ white: { token: 8, reserve: ['S-G1'], pyramid: ['S-B1 S-B2', 'L-Y3'] } });
  play(state, discoverReserve('S-G1'), place(1, 2));
  expect(game.refuse(state, 0, moveOf(SINK))).toBeUndefined();
  expect(second.refuse(state, 0, moveOf(SINK))).toEqual({ code: 'first-floor-ban', card: card('L-Y3') });
  expect([game.moves(state, 0).length, second.moves(state, 0).length]).toEqual([6, 3]);
});

test('records of both versions replay, each under its own rules', () => {
  const both = { first: 0, second: 0 };
  for (let n = 0; n < 40; n++) {
    const deal = { seats: 2, options: {}, seed: seedFromText(`versions/${n}`), leaning: false };
    for (const version of [game, second]) {
      const { record, last, breaches } = walk({ ...subject, game: version }, deal, 0);
      expect(breaches).toEqual([]);
      expect(record.rules).toBe(version.rules);
      const again = replay(second, record);
      expect(again.ok && second.score(again.value)).toEqual(version.score(last));
      // A game of the first version that uses what the second forbids is none of the second.
      if (version === game && !replay(second, { ...record, rules: 2 }).ok) both.first++;
      else both.second++;
    }
  }
  expect(both.first).toBeGreaterThan(0);
  expect(both.second).toBeGreaterThan(0);
});

test('rules that were never published are told apart', () => {
  expect(versionOf(second as unknown as Game, 3)).toMatchObject({ ok: false, problem: { code: 'unknown-rules', rules: 3, newest: 2 } });
});
