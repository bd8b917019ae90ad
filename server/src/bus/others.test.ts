import { expect, test } from 'vitest';
import type { Bus } from './bus.ts';
import { Others } from './others.ts';

/** A bus in memory: what one says, all hear. */
function hub(): () => Bus {
  const hearing: ((subject: string, message: unknown) => void)[] = [];
  return () => ({
    isUp: true,
    publish: (subject, message) => {
      for (const hear of hearing) hear(subject, message);
    },
    subscribe: (wanted, hear) => {
      hearing.push((subject, message) => subject === wanted && hear(message));
      return () => undefined;
    },
    ask: async () => false,
    onUp: () => undefined,
    close: async () => undefined,
  });
}

test('servers tell each other how many people they have, and who leaves takes its own along', () => {
  const bus = hub();
  const server = (self: string, people: number): Others => {
    const others = new Others({ bus: bus(), self, lists: () => 0, people: () => people, came: () => undefined, lost: () => undefined });
    others.begin();
    return others;
  };
  const [one, two, three] = [server('one', 3), server('two', 5), server('three', 0)];
  for (const each of [one, two, three]) each.beat();
  expect([one.people, two.people, three.people]).toEqual([5, 3, 8]);
  two.leave();
  expect([one.people, three.people]).toEqual([0, 3]);
});
