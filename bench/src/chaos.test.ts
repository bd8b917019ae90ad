import { expect, test } from 'vitest';
import { chaos, SHORT } from './chaos.ts';

test('three servers, their database and their bus are hurt in every way, and nothing is lost, doubled, stuck or shown to the wrong eyes', async () => {
  const report = await chaos({ faults: 11, seed: 'npm test', tables: 4, lengths: SHORT, each: true });
  const { acknowledged, ...rest } = report;
  expect(rest).toMatchObject({ lost: 0, doubled: 0, diverging: 0, leaked: 0, stuck: 0, misjudged: 0, problems: [] });
  expect(acknowledged).toBeGreaterThan(50);
  expect(Object.values(report.faults).every((times) => times > 0)).toBe(true);
}, 300_000);
