import { game as first } from '@banquise/boreal';
import { second as stricter } from '@banquise/boreal/second';
import { type Game, readRecord, replay, seedFromText, versionOf } from '@banquise/kernel';
import { record, restore } from '@banquise/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTable } from './host.ts';
import { layRecord, layTable } from './lay.ts';
import { readSave } from './saves.ts';

const boreal = first as unknown as Game;
const second = stricter as unknown as Game;

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
    key: (n: number) => [...kept.keys()][n] ?? null,
    get length() {
      return kept.size;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const lay = (game: Game): string =>
  layTable(game, {
    seats: ['Ada', 'Bo'].map((name) => ({ kind: 'person', name }) as const),
    ...{ options: {}, confirm: false, seed: seedFromText('saves') },
  });

/** Plays the first moves at a table of this browser, under the rules it was kept with, and leaves it. */
async function play(newest: Game, id: string, moves: number): Promise<void> {
  const rules = readSave(id)?.stored.creation.rules ?? 0;
  const version = versionOf(newest, rules);
  const session = version.ok ? openTable(version.value, id, false, 'look')?.session : undefined;
  if (session === undefined) throw new Error('the table does not open');
  for (let n = 0; n < moves; n++) {
    const [move] = session.mirror.get().own?.moves ?? [];
    if (move === undefined) break;
    expect(await session.play?.act([move])).toMatchObject({ ok: true });
  }
  session.close?.();
}

const played = (id: string): number => readSave(id)?.moves ?? 0;

test('a game saved under the first rules is played on when there is a second version, and new ones are of the second', async () => {
  const old = lay(boreal);
  await play(boreal, old, 6);
  expect(played(old)).toBe(6);
  await play(second, old, 400);
  const fresh = lay(second);
  await play(second, fresh, 400);
  expect([old, fresh].map((id) => readSave(id)?.stored.creation.rules)).toEqual([1, 2]);
  for (const id of [old, fresh]) {
    const restored = restore(second, (readSave(id) as NonNullable<ReturnType<typeof readSave>>).stored);
    const line = restored.ok ? record(second, restored.value) : null;
    expect(line).not.toBeNull();
    expect(line && replay(second, line).ok).toBe(true);
    // The same from its line of text, as somebody would send it.
    const read = readRecord(JSON.stringify(line));
    expect(read.ok && layRecord(second, read.value).ok).toBe(true);
  }
});

test('a save and a record of rules that this client does not know are told apart from broken ones', async () => {
  const ahead = lay(second);
  await play(second, ahead, 4);
  const save = readSave(ahead) as NonNullable<ReturnType<typeof readSave>>;
  expect(restore(boreal, save.stored)).toMatchObject({ ok: false, problem: { code: 'unknown-rules', rules: 2, newest: 1 } });
  const line = { game: 'boreal', rules: 2, options: {}, seats: ['Ada', 'Bo'], seed: seedFromText('saves'), moves: [] };
  expect(layRecord(boreal, line)).toMatchObject({ ok: false, problem: { code: 'unknown-rules' } });
});
