import { type Achievements, type Game, type GameRecord, readRecord, type Seat } from '@banquise/kernel';
import { type Level, record, restore, type Status } from '@banquise/table';
import { loadAchievements, loadRules } from '../../games/rules.ts';
import { call } from '../../ui/api.ts';
import { settings } from '../../ui/settings.ts';
import { isStudy, listSaves, readSave, type Save } from '../local/saves.ts';
import { type Leaf, listLeaves } from '../pad/store.ts';
import { history, historyChanged, type Kept } from './history.ts';
import { type Circumstances, rowFrom } from './row.ts';

async function rowOf(played: GameRecord, circumstances: Circumstances): Promise<Kept | undefined> {
  const [game, achievements] = await Promise.all([loadRules(played.game, played.rules), loadAchievements(played.game)]);
  return game && rowFrom(game, achievements, played, circumstances);
}

/** Of several people on one device, the browser belongs to the one whose name it remembers. */
function mineAmong(people: readonly Seat[], names: readonly string[]): Seat | null {
  if (people.length === 1) return people[0] ?? null;
  const { name } = settings.get();
  return people.find((seat) => name !== '' && names[seat] === name) ?? null;
}

async function rowOfSave(save: Save): Promise<Kept | undefined> {
  const game = await loadRules(save.game);
  const restored = game === undefined ? undefined : restore(game, save.stored);
  const played = restored?.ok ? record(game as Game, restored.value) : null;
  if (!restored?.ok || played === null) return undefined;
  const { chairs } = restored.value;
  return rowOf(played, {
    ...{ id: save.id, at: save.played, from: 'here', me: mineAmong(save.people, save.names) },
    seats: chairs.map(({ name, person, bot }) => ({ name, level: person === null ? bot : null })),
  });
}

async function rowFromAfar(status: Status, me: Seat): Promise<Kept | undefined> {
  if (status.conclusion === null || status.conclusion.isVoid || status.practice) return undefined;
  const answer = await call<object>(`/api/tables/${encodeURIComponent(status.id)}/record`);
  const read = answer.ok ? readRecord(JSON.stringify(answer.value)) : undefined;
  if (!read?.ok) return undefined;
  const levelOf = ({ kind, level }: Status['seats'][number]): Level | null => (kind === 'bot' ? level : null);
  return rowOf(read.value, {
    ...{ id: status.id, at: status.now, from: 'online', me },
    seats: status.seats.map((seat) => ({ name: seat.name, level: levelOf(seat) })),
  });
}

/** Keeps what a row is made of, once; answers with the row. */
async function kept(id: string, make: () => Promise<Kept | undefined>): Promise<Kept | undefined> {
  const known = await history().find(id);
  if (known !== undefined) return known;
  const row = await make();
  if (row === undefined) return undefined;
  await history().keep(row);
  historyChanged.set(historyChanged.get() + 1);
  return row;
}

/** Keeps the finished game of a table one played at, here or from afar. Nothing for one that was only looked at. */
export async function keepFinished(status: Status, viewer: Seat | 'spectator'): Promise<Kept | undefined> {
  if (isStudy(status.id) || status.practice) return undefined;
  const save = readSave(status.id);
  if (save !== undefined) return kept(save.id, () => rowOfSave(save));
  return viewer === 'spectator' ? undefined : kept(status.id, () => rowFromAfar(status, viewer));
}

/** Finished games of this browser whose end nobody saw. */
export async function keepSaves(): Promise<void> {
  for (const save of listSaves()) if (save.finished && !save.practice && !isStudy(save.id)) await kept(save.id, () => rowOfSave(save));
}

/** How many games that ended elsewhere are fetched at a time; the next visit fetches more. */
const FETCHED = 40;

interface FromServer extends Pick<Kept, 'seats' | 'at'> {
  readonly record: object;
  readonly seat: Seat;
}

/** Games of this person that ended while another device, or none, looked. */
export async function keepElsewhere(): Promise<void> {
  const answer = await call<{ readonly results: readonly { readonly table: string }[] }>('/api/results');
  if (!answer.ok) return;
  const known = new Set((await history().list()).map(({ id }) => id));
  for (const { table: id } of answer.value.results.filter(({ table }) => !known.has(table)).slice(0, FETCHED)) {
    const found = await call<FromServer>(`/api/results/${encodeURIComponent(id)}`);
    if (!found.ok && found.problem.code !== 'not-found') return;
    const read = found.ok ? readRecord(JSON.stringify(found.value.record)) : undefined;
    if (!found.ok || !read?.ok) continue;
    const { at, seat, seats } = found.value;
    await kept(id, () => rowOf(read.value, { id, at, from: 'online', me: seat, seats }));
  }
}

/** The games of the score pad that the person of this browser vouches for. They are never copied: they may still be corrected. */
export async function padRows(): Promise<readonly Kept[]> {
  const rows = await Promise.all(listLeaves().map(rowOfLeaf));
  return rows.flatMap((row) => row ?? []);
}

async function rowOfLeaf({ id, game, day, names, me, outcome }: Leaf): Promise<Kept | undefined> {
  if (me === null || outcome === null) return undefined;
  return {
    ...{ id: `pad-${id}`, game, at: Date.parse(day), from: 'pad', me, line: null },
    seats: names.map((name) => ({ name, level: null })),
    scores: outcome.sheet.seats.map(({ lines, total, rank }) => ({ lines, total, rank })),
    feats: achievedBy(await loadAchievements(game), outcome),
  };
}

/** From what lies on the table, or from the numbers alone where only they were written. */
function achievedBy(achievements: Achievements | undefined, { position, sheet }: NonNullable<Leaf['outcome']>): Kept['feats'] {
  const read = position === null ? achievements?.ofSheet(sheet) : achievements?.ofPosition(position);
  return read?.ok ? read.value : [];
}
