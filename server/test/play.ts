import type { AnyMove, Game } from '@banquise/kernel';
import type { Person } from './person.ts';

export const CLOCK = { kind: 'days', days: 3, grace: 0 } as const;

/** A table of people: the first one makes it, the others join by its invitation. */
export async function gather(
  game: Game,
  people: readonly Person[],
  more: { confirm?: boolean; listed?: boolean; options?: Record<string, string> } = {},
): Promise<string> {
  const [host, ...others] = people as [Person, ...Person[]];
  const answer = await host.client.request({
    ...{ type: 'create', game: game.id, options: more.options ?? {}, clock: CLOCK, listed: more.listed ?? false },
    settings: { confirm: more.confirm ?? false, standIn: 1 },
    seats: people.map((_, i) => ({ kind: i === 0 ? 'me' : 'empty' })),
  });
  if (!answer.ok || answer.table === undefined) throw new Error(`no table: ${JSON.stringify(answer)}`);
  const table = answer.table;
  await host.watch(table);
  await host.until(() => host.last('links') !== undefined);
  const key = host.last('links')?.invite ?? undefined;
  for (const [i, person] of others.entries()) {
    await person.watch(table, key === undefined ? {} : { key });
    const sat = await person.ask(table, { type: 'sit', seat: i + 1, name: `P${i + 1}` }, key);
    if (!sat.ok) throw new Error(`no seat: ${JSON.stringify(sat)}`);
  }
  await host.until(() => host.see(table).status.seats.every(({ kind }) => kind !== 'empty'));
  const started = await host.ask(table, { type: 'start' });
  if (!started.ok) throw new Error(`no start: ${JSON.stringify(started)}`);
  return table;
}

/** Plays one legal move of whoever may move; says whether there was one. */
export async function step(table: string, people: readonly Person[], pick: (moves: readonly AnyMove[]) => AnyMove): Promise<boolean> {
  for (const person of people) {
    const { own, status } = person.see(table);
    if (status.phase !== 'playing' || !own) continue;
    const { seat } = own;
    if (own.complete) {
      await person.ask(table, { type: 'confirm', seat, step: own.draft.length });
      return true;
    }
    if (own.moves.length === 0) continue;
    const move = pick(own.moves);
    const answer = await person.ask(table, { type: 'move', seat, step: own.draft.length, move: { ...move } });
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer)} for ${JSON.stringify(move)}`);
    return true;
  }
  return false;
}

/** Brings everybody to the same version, as the network would in a moment. */
export async function settle(table: string, people: readonly Person[]): Promise<void> {
  const latest = Math.max(...people.map((person) => person.see(table).version));
  for (const person of people) await person.until(() => person.see(table).version >= latest);
}

export async function playOut(table: string, people: readonly Person[], pick: (moves: readonly AnyMove[]) => AnyMove): Promise<number> {
  let steps = 0;
  while (people[0]?.see(table).status.phase !== 'finished') {
    if (!(await step(table, people, pick))) await new Promise((resolve) => setTimeout(resolve, 5));
    else steps++;
    if (steps > 5000) throw new Error('this game never ends');
    await settle(table, people);
  }
  return steps;
}
