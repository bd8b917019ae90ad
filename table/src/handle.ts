import { bad, findMove, type Game, type GameTypes, type Result, type Viewer, viewersOf } from '@banquise/kernel';
import { comeBack, finish, leave, resign, tick } from './absence.ts';
import { addSeat, begin, dropSeat, seatBot, sit, vacate } from './arrange.ts';
import { type Change, refuse, versionOf } from './change.ts';
import { wind } from './clock.ts';
import type { Accepted, Answer, Command, Outcome, Stored } from './command.ts';
import { create } from './create.ts';
import { stepsOf } from './draft.ts';
import { confirm, move, setConfirm, undo } from './play.ts';
import type { Answered, Table } from './table.ts';
import { askRematch, pause, rematched, resume } from './vote.ts';

/** So many accepted commands are remembered by their id; what was made before them is refused as stale. */
const REMEMBERED = 128;

/**
 * The one way to change a table. Pure: the table handed in stays as it was. `now` is the host's time in milliseconds.
 * Store `append`, then send the answer, then send `since` to those in `tell`. A refused command leaves no trace: sent
 * again, it is judged anew.
 */
export function handle<T extends GameTypes>(game: Game<T>, table: Table<T>, command: Command, now: number): Outcome<T> {
  const key = JSON.stringify([command.by === 'host' ? null : command.by.person, command.id]);
  const known = table.answered.find((answered) => answered.key === key);
  if (known) return { table, answer: { ok: true, version: known.version, step: known.step }, append: null, tell: [] };
  const timed = { ...table, now: Math.max(now, table.now) };
  const change = isKnownVersion(table, command) ? dispatch(game, timed, command) : staleness(table, command);
  if (!('table' in change)) return { table, answer: { ok: false, ...change }, append: null, tell: [] };
  const settled = wind(game, table, finishIfOver(game, change.table));
  const answer = { version: versionOf(settled), step: 'seat' in command ? stepsOf(settled, command.seat) : 0 };
  const next: Table<T> = { ...settled, revision: table.revision + 1, ...remember(settled, { key, ...answer }) };
  const append: Accepted = { revision: next.revision, at: timed.now, command: plain(game, command) };
  const tell: Viewer[] = change.only === undefined ? viewersOf(next.chairs.length) : [change.only];
  return { table: next, answer: { ok: true, ...answer }, append, tell };
}

const isKnownVersion = (table: Table, { version }: Command): boolean =>
  Number.isInteger(version) && version >= table.horizon && version <= versionOf(table);

const staleness = (
  table: Table,
  { version }: Command,
): { readonly from: 'table'; readonly refusal: Extract<Answer, { from: 'table' }>['refusal'] } =>
  refuse({ code: 'stale-version', yours: version, now: versionOf(table) });

function dispatch<T extends GameTypes>(game: Game<T>, table: Table<T>, command: Command): Change<T> {
  switch (command.type) {
    case 'sit':
      return sit(table, command);
    case 'seat-bot':
      return seatBot(table, command);
    case 'vacate':
      return vacate(table, command);
    case 'add-seat':
      return addSeat(game, table, command);
    case 'drop-seat':
      return dropSeat(game, table, command);
    case 'start':
      return begin(game, table, command);
    case 'move':
      return move(game, table, command);
    case 'undo':
      return undo(game, table, command);
    case 'confirm':
      return confirm(game, table, command);
    case 'set-confirm':
      return setConfirm(table, command);
    case 'leave':
      return leave(table, command);
    case 'resign':
      return resign(table, command);
    case 'return':
      return comeBack(table, command);
    case 'pause':
      return pause(table, command);
    case 'resume':
      return resume(table, command);
    case 'tick':
      return tick(game, table, command);
    case 'rematch':
      return askRematch(table, command);
    case 'rematched':
      return rematched(table, command);
  }
}

function finishIfOver<T extends GameTypes>(game: Game<T>, table: Table<T>): Table<T> {
  const over = table.phase === 'playing' && game.actors(table.state as T['State']).length === 0;
  return over ? finish(table, 'played') : table;
}

function remember({ answered, horizon }: Table, latest: Answered): Pick<Table, 'answered' | 'horizon'> {
  if (answered.length < REMEMBERED) return { answered: [...answered, latest], horizon };
  const [forgotten, ...rest] = answered;
  return { answered: [...rest, latest], horizon: (forgotten as Answered).version };
}

/** The command as it is stored: a move in the words of the game, not in those of its sender. */
function plain<T extends GameTypes>(game: Game<T>, command: Command): Command {
  return command.type === 'move' ? { ...command, move: findMove(game, command.move) } : command;
}

/** The table again from what was stored. */
export function restore<T extends GameTypes>(game: Game<T>, { creation, journal }: Stored): Result<Table<T>> {
  const created = create(game, creation);
  if (!created.ok) return created;
  let table = created.value;
  for (const [index, { revision, at, command }] of journal.entries()) {
    const { table: next, append, answer } = handle(game, table, command, at);
    if (append?.revision !== revision)
      return bad(`journal[${index}]`, `an accepted command of revision ${revision}: ${JSON.stringify(answer)}`);
    table = next;
  }
  return { ok: true, value: table };
}
