import { bad, type Game, type GameRecord, type OptionValues, type Result, type Seat, type Seed, versionOf } from '@banquise/kernel';
import {
  type Accepted,
  awaits,
  type Creation,
  create,
  handle,
  LAW,
  type Level,
  type Request,
  type SeatPlan,
  type Speaker,
  type Stored,
  type Table,
} from '@banquise/table';
import { createStore } from '../../ui/store.ts';
import { makeRoom, saveOf, studyId, writeSave, writtenOf } from './saves.ts';
import { newSeed } from './think.ts';

/** Everybody who plays on this device is one person to the table. */
export const PERSON = 'device';

export interface Plan {
  readonly seats: readonly ({ readonly name: string } & ({ readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: Level }))[];
  readonly options: OptionValues;
  readonly confirm: boolean;
  /** Another one each time, unless it is given. */
  readonly seed?: Seed;
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('');

/** Lays a table in this page and starts the game; tells under which name it is kept. */
export function layTable(game: Game, { seats, options, confirm, seed = newSeed() }: Plan): string {
  const creation: Creation = {
    id: newId(),
    game: game.id,
    rules: game.rules,
    options,
    seats: seats.map((seat): SeatPlan => (seat.kind === 'bot' ? seat : { ...seat, person: PERSON, confirm })),
    clock: { kind: 'none' },
    settings: { confirm, standIn: 3 },
    owner: PERSON,
    law: LAW,
    seed,
    at: Date.now(),
  };
  return begin(game, creation);
}

export function begin(game: Game, creation: Creation): string {
  const made = create(game, creation);
  if (!made.ok) throw new Error(`${made.problem.field} should be ${made.problem.expected}`);
  const at = Date.now();
  const { table, append } = handle(game, made.value, { id: newId(), by: 'host', version: 0, type: 'start' }, at);
  return keepTable(game, table, { creation, journal: append === null ? [] : [append] });
}

/** Whether the last table laid found no room in this browser. */
export const full = createStore(false);

/** Keeps a table in this browser; tells under which name. */
export function keepTable(game: Game, table: Table, stored: Stored): string {
  const { id } = stored.creation;
  makeRoom();
  full.set(writeSave(saveOf(table, stored, awaitedPeople(game, table)), writtenOf(id)).is === 'full');
  return id;
}

/** A game from its record, laid out again move by move: with its people on this device, or with these in its seats. */
export function replayed(newest: Game, record: GameRecord, seats = peopleOf(record)): Result<{ table: Table; stored: Stored }> {
  const { options, rules, seed, moves } = record;
  const version = versionOf(newest, rules);
  if (!version.ok) return version;
  const game = version.value;
  const at = Date.now();
  const creation: Creation = {
    ...{ id: studyId(newId()), game: game.id, rules, options, seats, seed, at },
    clock: { kind: 'none' },
    settings: { confirm: false, standIn: 3 },
    owner: PERSON,
    law: LAW,
  };
  const made = create(game, creation);
  if (!made.ok) return made;
  let table = made.value;
  const journal: Accepted[] = [];
  const ask = (by: Speaker, request: Request): boolean => {
    const outcome = handle(game, table, { id: newId(), by, version: table.entries.length, ...request }, at);
    table = outcome.table;
    if (outcome.append !== null) journal.push(outcome.append);
    return outcome.answer.ok;
  };
  ask('host', { type: 'start' });
  for (const [index, [seat, move]] of moves.entries()) {
    const by = seats[seat]?.kind === 'bot' ? 'host' : { person: PERSON };
    if (!ask(by, { type: 'move', seat, step: 0, move })) return bad(`moves[${index}]`, 'a legal move');
  }
  if (record.ending !== undefined) ask('host', { type: 'conclude', ending: record.ending });
  return { ok: true, value: { table, stored: { creation, journal } } };
}

const peopleOf = ({ seats }: GameRecord): readonly SeatPlan[] =>
  seats.map((name) => ({ kind: 'person', name: name || '–', person: PERSON, confirm: false }));

/** The same, kept in this browser, so that it can be looked at like one's own. */
export function layRecord(game: Game, record: GameRecord): Result<string> {
  const made = replayed(game, record);
  if (!made.ok) return made;
  const { table, stored } = made.value;
  return { ok: true, value: keepTable(game, table, stored) };
}

export const awaitedPeople = (game: Game, table: Table): Seat[] =>
  awaits(game, table)
    .filter(({ bot }) => bot === null)
    .map(({ seat }) => seat);
