import type { Command } from '@banquise/table';
import { expect, test } from 'vitest';
import { packed, unpacked } from './batch.ts';
import type { Append } from './row.ts';

const move = (id: string): Command => ({ id, by: { person: 'ada' }, version: 3, type: 'move', seat: 0, step: 0, move: { type: 'pass' } });

const append = (table: string, commands: readonly Command[], more: Partial<Append> = {}): Append => ({
  ...{
    table,
    after: 4,
    edition: 1,
    phase: 'playing',
    due: 99,
    awaited: [1],
    taken: 0,
    listing: null,
    summary: null,
    seated: false,
    snapshot: null,
  },
  accepted: commands.map((command, i) => ({ revision: 5 + i, at: 50 + i, command })),
  ...more,
});

test('a batch comes out on the other thread as it went in, its commands written out', () => {
  const summary = { seats: [{ person: 'ada', name: 'Ada "the bear"', bot: null, away: null }], owner: 'ada', next: null };
  const batch = [
    append('one', [move('a')]),
    append('two', [move('b'), move('c')], { due: null, listing: false, summary, snapshot: { revision: 6, format: 'f', body: '{}' } }),
    append('three', []),
  ];
  const written = batch.map((one) => ({
    ...one,
    accepted: one.accepted.map((entered) => ({ ...entered, command: JSON.stringify(entered.command) })),
  }));
  expect(unpacked(structuredClone(packed(batch)))).toEqual(written);
  // What was written out once is not written out again.
  expect(unpacked(packed(written))).toEqual(written);
});
