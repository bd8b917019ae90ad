import { expect, test } from 'vitest';
import { crashTest } from './crash.ts';
import { fuzzTest } from './fuzz.ts';

test('killed twenty times while fifty tables play on a disk that is full or slow now and then, the server loses and doubles nothing, and nobody sees another game', async () => {
  const { kills, phases, refused, acknowledged, lost, doubled, diverging, problems } = await crashTest(20, 50);
  expect({ kills, lost, doubled, diverging, problems }).toEqual({ kills: 20, lost: 0, doubled: 0, diverging: 0, problems: [] });
  expect(acknowledged).toBeGreaterThan(1000);
  // The disk was full for somebody.
  if (phases.full > 0) expect(refused).toBeGreaterThan(0);
}, 600_000);

test('five thousand messages of nonsense change nothing, and each gets an answer or a clean close', async () => {
  const { sent, answered, closed, effects, alive } = await fuzzTest(5000);
  expect({ effects, alive }).toEqual({ effects: 0, alive: true });
  expect(answered + closed).toBeGreaterThanOrEqual(sent);
}, 120_000);
