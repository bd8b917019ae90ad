import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { card, discoverReserve, inSlot, options, place, play, refusalOf, table, whiteOf } from '../test/table.ts';
import { READINGS } from './index.ts';

const SINK = { type: 'swap-pyramid', floorA: 1, columnA: 0, floorB: 2, columnB: 0 } as const;

/** A banned card on floor 2 and the swap of S-G1 to be chosen. */
const layout = { white: { token: 8, reserve: ['S-G1'], pyramid: ['S-B1 S-B2', 'L-Y3'] } };

afterEach(() => {
  vi.doUnmock('./rulings.ts');
  vi.resetModules();
});

test('R-7 a swap may bring a banned card to floor 1', () => {
  const state = table(layout);
  play(state, discoverReserve('S-G1'), place(1, 2));
  expect(refusalOf(state, SINK)).toBeUndefined();
  play(state, SINK);
  expect(inSlot(whiteOf(state), 1, 0)).toBe('L-Y3');
});

test('R-7 under the stricter reading such a swap is neither offered nor accepted', async () => {
  vi.resetModules();
  vi.doMock('./rulings.ts', () => ({ READINGS, SWAP_MAY_SINK_A_BANNED_CARD: false }));
  const strict = await import('../test/table.ts');
  const state = strict.table(layout);
  strict.play(state, discoverReserve('S-G1'), place(1, 2));
  expect(strict.refusalOf(state, SINK)).toEqual({ code: 'first-floor-ban', card: card('L-Y3') });
  expect(strict.options(state)).toEqual(['swap 1,0 1,1', 'swap 1,0 1,2', 'swap 1,1 1,2']);
  const free = table(layout);
  play(free, discoverReserve('S-G1'), place(1, 2));
  expect(options(free)).toHaveLength(6);
});

test('each reading is marked where it stands', () => {
  for (const { id, file } of READINGS) {
    expect(readFileSync(new URL(file, import.meta.url), 'utf8'), `${id} in ${file}`).toMatch(new RegExp(`\\b${id}\\b`));
  }
});
