import { expect, test } from 'vitest';
import { chaos, SHORT } from './chaos.ts';

test('three servers, their database and their bus are hurt in every way and replaced, and nothing is lost, doubled, stuck, refused or shown to the wrong eyes', async () => {
  const report = await chaos({ faults: 10, seed: 'npm test', tables: 4, lengths: SHORT, each: true });
  const { acknowledged, faults, ...rest } = report;
  const none = { lost: 0, doubled: 0, diverging: 0, leaked: 0, stuck: 0, misjudged: 0, refusedRolling: 0, problems: [] };
  expect(rest).toMatchObject(none);
  expect(acknowledged).toBeGreaterThan(50);
  expect(Object.values(faults).every((times) => times > 0)).toBe(true);
}, 600_000);
