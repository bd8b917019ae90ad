import { type GameRecord, readRecord, type Seat } from '@banquise/kernel';
import { type Level, record, restore } from '@banquise/table';
import { loadRules } from '../../games/rules.ts';
import { call } from '../../ui/api.ts';
import { findKept } from '../keep/history.ts';
import { readSave } from '../local/saves.ts';
import { hold, request } from '../online/connection.ts';
import { noteOf } from '../online/notes.ts';

/** A finished game that can be read again. */
export interface Played {
  readonly record: GameRecord;
  /** The bot of each seat; nothing for people. */
  readonly levels: readonly (Level | null)[];
  /** The seat of the person before this screen, as far as one can tell. */
  readonly me: Seat | null;
}

/** Looks for a game by the name of its table: in this browser, in what it keeps of finished games, on the server. */
export const findPlayed = async (id: string): Promise<Played | undefined> =>
  (await fromSave(id)) ?? (await fromHistory(id)) ?? (await fromServer(id));

async function fromSave(id: string): Promise<Played | undefined> {
  const save = readSave(id);
  const game = save === undefined ? undefined : await loadRules(save.game);
  if (save === undefined || game === undefined) return undefined;
  const restored = restore(game, save.stored);
  const made = restored.ok ? record(game, restored.value) : null;
  if (!restored.ok || made === null) return undefined;
  const { chairs } = restored.value;
  return {
    record: made,
    levels: chairs.map(({ person, bot }) => (person === null ? bot : null)),
    me: save.people.length === 1 ? (save.people[0] ?? null) : null,
  };
}

async function fromHistory(id: string): Promise<Played | undefined> {
  const kept = await findKept(id);
  const read = kept?.line == null ? undefined : readRecord(kept.line);
  if (kept === undefined || !read?.ok) return undefined;
  return { record: read.value, levels: kept.seats.map(({ level }) => level), me: kept.me };
}

async function fromServer(id: string): Promise<Played | undefined> {
  const { key } = noteOf(id);
  const answer = key === '' ? await asOneself(id) : await asGuest(id, key);
  const read = answer === undefined ? undefined : readRecord(JSON.stringify(answer));
  return read?.ok ? { record: read.value, levels: read.value.seats.map(() => null), me: null } : undefined;
}

async function asOneself(id: string): Promise<object | undefined> {
  const answer = await call<object>(`/api/tables/${encodeURIComponent(id)}/record`);
  return answer.ok ? answer.value : undefined;
}

/** Somebody who came by a link has its key. */
async function asGuest(table: string, key: string): Promise<object | undefined> {
  const release = hold();
  try {
    const answer = await request({ type: 'record', table, key });
    return answer.ok ? answer.record : undefined;
  } finally {
    release();
  }
}
