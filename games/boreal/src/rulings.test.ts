import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { discoverReserve, inSlot, place, play, refusalOf, table, whiteOf } from '../test/table.ts';
import { RULINGS } from './rulings.ts';

const SINK = { type: 'swap-pyramid', floorA: 1, columnA: 0, floorB: 2, columnB: 0 } as const;

/** A banned card on floor 2 and the swap of S-G1 to be chosen. */
const layout = { white: { token: 8, reserve: ['S-G1'], pyramid: ['S-B1 S-B2', 'L-Y3'] } };

test('BRL-R7 a swap may bring a banned card to floor 1', () => {
  const state = table(layout);
  play(state, discoverReserve('S-G1'), place(1, 2));
  expect(refusalOf(state, SINK)).toBeUndefined();
  play(state, SINK);
  expect(inSlot(whiteOf(state), 1, 0)).toBe('L-Y3');
});

test('each reading is marked where it stands', () => {
  for (const { id, file } of RULINGS) {
    expect(readFileSync(new URL(file, import.meta.url), 'utf8'), `${id} in ${file}`).toMatch(new RegExp(`\\b${id}\\b`));
  }
});
