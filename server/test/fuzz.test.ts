import { expect, test } from 'vitest';
import { fuzz } from './fuzz/fuzz.ts';

test('whatever several people say at several tables, nothing breaks, nothing leaks, and nobody acts for another', {
  timeout: 240_000,
}, async () => {
  const report = await fuzz('short', 4000);
  expect(report.messages).toBeGreaterThan(3500);
  // A run in which nothing was granted would prove nothing.
  expect(report.granted).toBeGreaterThan(100);
  expect(report.tables).toBeGreaterThan(3);
  expect(report.commands).toBeGreaterThan(50);
  expect(report.requests).toBeGreaterThan(30);
});
