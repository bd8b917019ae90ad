import { expect, test } from 'vitest';
import { endings } from './endings.ts';

test('screen, record, results, export, profile and statistics agree on random games with random leavers', async () => {
  const counts = await endings(80);
  for (const how of ['played', 'resigned', 'timed-out', 'left', 'void']) expect(counts.get(how), how).toBeGreaterThan(0);
});
