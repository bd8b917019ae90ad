import { type BorealTypes, game } from '@banquise/boreal';
import { game as expeditions } from '@banquise/expeditions';
import { seedFromText, stream } from '@banquise/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LocalTable, openTable } from './host.ts';
import { layTable } from './lay.ts';
import { makeRoom, readSave, writeSave, writtenOf } from './saves.ts';
import { wake } from './think.ts';

/** As much of a browser's storage as this needs, with room for a number of letters, and a count of what is done with it. */
class Shelf {
  readonly #kept = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;
  reads = 0;
  writes = 0;
  get length(): number {
    return this.#kept.size;
  }
  key(i: number): string | null {
    return [...this.#kept.keys()][i] ?? null;
  }
  getItem(key: string): string | null {
    this.reads++;
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (text.length > this.room) throw new Error('QuotaExceededError');
    this.writes++;
    this.#kept.set(key, text);
  }
  removeItem(key: string): void {
    this.#kept.delete(key);
  }
}

let shelf: Shelf;
let opened: LocalTable<BorealTypes>[] = [];
/** What other tabs hear when one writes. */
let heard: ((event: { key: string }) => void)[] = [];

beforeEach(() => {
  shelf = new Shelf();
  heard = [];
  vi.stubGlobal('localStorage', shelf);
  vi.stubGlobal('addEventListener', (_: string, listener: (event: { key: string }) => void) => heard.push(listener));
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  for (const { session } of opened) session.close?.();
  opened = [];
  vi.unstubAllGlobals();
});

const lay = (): string =>
  layTable(game as never, {
    seats: [
      { kind: 'person', name: 'Lana' },
      { kind: 'person', name: 'Max' },
    ],
    ...{ options: {}, confirm: false, seed: seedFromText('host') },
  });

function open(id: string, how: 'open' | 'take' | 'look' = 'open'): LocalTable<BorealTypes> {
  const table = openTable(game, id, false, how);
  if (table === undefined) throw new Error('the table is not here');
  opened.push(table);
  return table;
}

const act = ({ session }: LocalTable<BorealTypes>) => session.play?.act([session.mirror.get().own?.moves[0] as never]);
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

test('a move that cannot be kept is not made, and it is said that there is no room', async () => {
  const id = lay();
  const table = open(id);
  const before = table.session.mirror.get();
  shelf.room = 10;
  expect(await act(table)).toMatchObject({ ok: false });
  expect(table.session.mirror.get()).toBe(before);
  expect(table.trouble.get()).toBe('full');
  shelf.room = Number.POSITIVE_INFINITY;
  expect(await act(table)).toMatchObject({ ok: true });
  expect(table.trouble.get()).toBeNull();
  expect(readSave(id)?.stored.journal).toHaveLength(2);
});

test('keeping a move costs one write, however many games are kept', async () => {
  for (let n = 0; n < 20; n++) lay();
  const table = open(lay());
  shelf.reads = 0;
  shelf.writes = 0;
  await act(table);
  expect([shelf.reads, shelf.writes]).toEqual([1, 1]);
});

test('finished games make room when a table is laid, the oldest first', () => {
  const id = lay();
  const save = readSave(id);
  for (let n = 0; n < 70; n++) writeSave({ ...(save as NonNullable<typeof save>), id: `old${n}`, finished: true, played: n }, null);
  makeRoom();
  expect(writtenOf('old9')).toBeNull();
  expect(writtenOf('old10')).not.toBeNull();
  expect(writtenOf(id)).not.toBeNull();
});

test('of two tabs on one game the later one steps back, and what the first plays is seen there', async () => {
  const id = lay();
  const first = open(id);
  const second = open(id);
  await later();
  expect([first.trouble.get(), second.trouble.get()]).toEqual([null, 'elsewhere']);
  expect(await act(second)).toMatchObject({ ok: false });
  expect(await act(first)).toMatchObject({ ok: true });
  heard[1]?.({ key: `banquise.game.${id}` });
  expect(second.session.mirror.get().version).toBe(first.session.mirror.get().version);
});

test('a tab that takes the game over plays on, and the first steps back', async () => {
  const id = lay();
  const first = open(id);
  await act(first);
  const second = open(id, 'take');
  await later();
  expect([first.trouble.get(), second.trouble.get()]).toEqual(['moved', null]);
  expect(await act(second)).toMatchObject({ ok: true });
  expect(await act(first)).toMatchObject({ ok: false });
  expect(readSave(id)?.stored.journal).toHaveLength(3);
});

test('two tabs that do not hear each other lose no move: the second finds that the save is another', async () => {
  const id = lay();
  const first = open(id, 'look');
  const second = open(id, 'look');
  await act(first);
  expect(await act(second)).toMatchObject({ ok: false });
  expect(second.trouble.get()).toBe('moved');
  expect(second.session.mirror.get().version).toBe(first.session.mirror.get().version);
  expect(readSave(id)?.stored.journal).toHaveLength(2);
});

test.each([false, true])('who decides ahead is not handed the device again, turns confirmed or not: %s', async (confirm) => {
  const id = layTable(expeditions as never, {
    seats: ['Lana', 'Max', 'Ada'].map((name) => ({ kind: 'person' as const, name })),
    ...{ options: {}, confirm, seed: seedFromText('ahead') },
  });
  const table = openTable(expeditions, id, true, 'open');
  if (table === undefined) throw new Error('the table is not here');
  opened.push(table as unknown as LocalTable<BorealTypes>);
  const { mirror, viewer, device, play } = table.session;
  const passed: (number | null)[] = [];
  device?.curtain.subscribe(() => passed.push(device.curtain.get()));
  const first = Number(viewer.get());
  for (let n = 0; n < 3; n++) {
    const [now, ...rest] = (mirror.get().own?.moves ?? []).slice(0, 4);
    play?.plan?.(rest);
    await play?.act([now as never]);
    if (confirm) await play?.confirm?.();
    device?.lift();
  }
  expect(mirror.get().view?.stage).toBe('free');
  expect(mirror.get().view?.tokens.map(({ length }) => length)).toEqual([4, 4, 4]);
  expect(passed.filter((seat) => seat !== null)).toEqual([(first + 1) % 3, (first + 2) % 3, first]);
});

test('a game of two people that is over is opened without a curtain', async () => {
  const id = lay();
  const sit = (): LocalTable<BorealTypes> => {
    const table = openTable(game, id, true, 'open');
    if (table === undefined) throw new Error('the table is not here');
    opened.push(table);
    return table;
  };
  const { session } = sit();
  expect(session.device?.curtain.get()).not.toBeNull();
  for (let n = 0; n < 500 && session.mirror.get().status.phase !== 'finished'; n++) {
    session.device?.lift();
    await session.play?.act([session.mirror.get().own?.moves.at(-1) as never]);
  }
  expect(session.mirror.get().status.phase).toBe('finished');
  session.close?.();
  expect(sit().session.device?.curtain.get()).toBeNull();
});

/** Threads of bots, one after the other by what they do: give a legal move, break, or say that they cannot. */
function threads(...behave: ('answer' | 'break' | 'refuse')[]): { started: number; ended: number; asked: number } {
  const count = { started: 0, ended: 0, asked: 0 };
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      readonly #does = behave[Math.min(count.started++, behave.length - 1)];
      postMessage({ id, order }: { id: number; order?: { view: BorealTypes['View']; seat: number } }): void {
        if (order === undefined) return; // nobody waits for it any more
        count.asked++;
        const reply = (data: object): boolean => this.dispatchEvent(new MessageEvent('message', { data: { id, ...data } }));
        setTimeout(() => {
          if (this.#does === 'break') this.dispatchEvent(new Event('error'));
          else if (this.#does === 'refuse') reply({ failed: 'no such file' });
          else reply({ value: game.moves(game.imagine(order.view, stream(seedFromText('bot'), 'imagine')), order.seat)[0] });
        });
      }
      terminate(): void {
        count.ended++;
      }
    },
  );
  return count;
}

describe('bots', () => {
  // The thread outlives a table: the next test starts its own.
  afterEach(() => {
    for (const { session } of opened.splice(0)) session.close?.();
    wake().giveUp();
  });

  const layBots = (): string =>
    layTable(game as never, {
      seats: [
        { kind: 'bot', name: 'Iker', level: 1 },
        { kind: 'bot', name: 'Max', level: 1 },
      ],
      ...{ options: {}, confirm: false, seed: seedFromText('bots') },
    });
  const goesOn = ({ session }: LocalTable<BorealTypes>): Promise<unknown> =>
    vi.waitFor(() => expect(session.mirror.get().version).toBeGreaterThan(2), 5000);

  test('whose thread breaks are asked once more, in a new one', async () => {
    const count = threads('break', 'answer');
    const table = open(layBots());
    await goesOn(table);
    expect(count).toMatchObject({ started: 2, ended: 1 });
    expect(table.trouble.get()).toBeNull();
  });

  test('are asked again when a turn was taken back and another one played while they thought', async () => {
    const count = threads('answer');
    const id = layTable(game as never, {
      seats: [
        { kind: 'person', name: 'Lana' },
        { kind: 'bot', name: 'Max', level: 1 },
      ],
      ...{ options: {}, confirm: false, seed: seedFromText('taken back') },
    });
    const { session } = open(id);
    const { mirror, play } = session;
    await vi.waitFor(() => expect(mirror.get().own?.moves).not.toEqual([]), 5000);
    const before = { asked: count.asked, version: mirror.get().version };
    await play?.act([{ type: 'locate', column: 8 }]);
    expect(session.thinking?.get()).toBe(1);
    await play?.rewind?.();
    await play?.act([{ type: 'locate', column: 1 }]);
    const played = (): boolean =>
      mirror.get().entries.some((entry) => entry.what === 'move' && entry.bot !== null && entry.version > before.version);
    await vi.waitFor(() => expect(played()).toBe(true), 5000);
    expect(count.asked).toBeGreaterThan(before.asked + 1);
  });

  test('that do not answer are told of, and asked again when the table is opened anew', async () => {
    threads('break', 'refuse', 'answer');
    const id = layBots();
    const table = open(id);
    await vi.waitFor(() => expect(table.trouble.get()).toBe('silent'), 5000);
    expect(table.session.thinking?.get()).toBeNull();
    wake().giveUp();
    await goesOn(open(id, 'take'));
  });
});
