import { expect, test } from 'vitest';
import { Later } from './later.ts';

test('what nobody waits for is done together, a moment later; or at once, and waited for', async () => {
  const done: string[] = [];
  const later = new Later(20);
  const act = (name: string) => async (): Promise<void> => {
    await undefined;
    done.push(name);
  };
  later.add(act('a'));
  later.add(act('b'));
  expect(done).toEqual([]);
  await expect.poll(() => done).toEqual(['a', 'b']);
  const slow = new Later(1_000_000);
  slow.add(act('c'));
  await slow.now();
  expect(done).toEqual(['a', 'b', 'c']);
  slow.add(act('d'));
  await slow.now();
  await slow.now();
  expect(done).toEqual(['a', 'b', 'c', 'd']);
});
