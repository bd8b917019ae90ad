import { findMove, type Game, type GameTypes, type Viewer, viewersOf } from '@banquise/kernel';
import { comeBack, conclude, finish, leave, resign, tick } from './absence.ts';
import { type Change, lengthOf, type Of, refuse } from './change.ts';
import { wind } from './clock.ts';
import type { Accepted, Answer, Command, Outcome, Request } from './command.ts';
import { stepsOf } from './draft.ts';
import { endingNow } from './ending.ts';
import { act, confirm, move, rewind, setConfirm, undo } from './play.ts';
import { addSeat, arrange, begin, cancel, countDown, dropSeat, lead, seatBot, sit, vacate, wait } from './seating.ts';
import type { Answered, Table } from './table.ts';
import { askRematch, pause, rematched, resume } from './vote.ts';

/** How many accepted commands are remembered by their id; what was made before them is refused as stale. */
const REMEMBERED = 128;
/** Where the last letter of an id stands in a key, from its end. */
const LAST = 3;

/**
 * The one way to change a table. Pure: the table handed in stays as it was. `now` is the host's time in milliseconds.
 * Store `append`, then send `since` to those in `tell`, then the answer. A refused command leaves no trace: sent again,
 * it is judged anew.
 */
export function handle<T extends GameTypes>(game: Game<T>, table: Table<T>, command: Command, now: number): Outcome<T> {
  const key = JSON.stringify([command.by === 'host' ? null : command.by.person, command.id]);
  const known = recall(table, key);
  if (known) return { table, answer: { ok: true, version: known.version, step: known.step }, append: null, tell: [] };
  const timed = { ...table, now: Math.max(now, table.now) };
  const before = lengthOf(table);
  const said = inWords(game, command);
  const change = isKnownVersion(table, said) ? dispatch(game, timed, said) : staleness(table, said);
  if (!('table' in change)) return { table, answer: { ok: false, ...change }, append: null, tell: [] };
  const settled = wind(game, before, countDown(table, finishIfOver(game, change.table)));
  const answer = { version: lengthOf(settled), step: 'seat' in command ? stepsOf(settled, command.seat) : 0 };
  const next: Table<T> = { ...settled, revision: table.revision + 1, ...remember(settled, { key, ...answer }) };
  const append: Accepted = { revision: next.revision, at: timed.now, command: plain(game, said) };
  const tell: Viewer[] = change.only === undefined ? viewersOf(next.chairs.length) : [change.only];
  return { table: next, answer: { ok: true, ...answer }, append, tell };
}

/** The answer to a command that was accepted before. Keys differ at their end if at all: that is looked at first. */
function recall({ answered }: Table, key: string): Answered | undefined {
  const { length } = key;
  const last = key.charCodeAt(length - LAST);
  for (let i = answered.length - 1; i >= 0; i--) {
    const one = answered[i] as Answered;
    if (one.key.length === length && one.key.charCodeAt(length - LAST) === last && one.key === key) return one;
  }
  return undefined;
}

const isKnownVersion = (table: Table, { version }: Command): boolean =>
  Number.isInteger(version) && version >= table.horizon && version <= lengthOf(table);

const staleness = (
  table: Table,
  { version }: Command,
): { readonly from: 'table'; readonly refusal: Extract<Answer, { from: 'table' }>['refusal'] } =>
  refuse({ code: 'stale-version', yours: version, now: lengthOf(table) });

type Handler<Type extends Request['type']> = <T extends GameTypes>(game: Game<T>, table: Table<T>, command: Of<Type>) => Change<T>;

const HANDLERS: { readonly [Type in Request['type']]: Handler<Type> } = {
  sit: (_game, table, command) => sit(table, command),
  'seat-bot': (_game, table, command) => seatBot(table, command),
  vacate: (_game, table, command) => vacate(table, command),
  'add-seat': addSeat,
  'drop-seat': dropSeat,
  arrange,
  start: begin,
  wait: (_game, table, command) => wait(table, command),
  lead: (_game, table, command) => lead(table, command),
  cancel: (_game, table, command) => cancel(table, command),
  move,
  act,
  undo,
  rewind,
  confirm,
  'set-confirm': (_game, table, command) => setConfirm(table, command),
  leave: (_game, table, command) => leave(table, command),
  resign,
  return: (_game, table, command) => comeBack(table, command),
  pause: (_game, table, command) => pause(table, command),
  resume: (_game, table, command) => resume(table, command),
  tick,
  conclude: (_game, table, command) => conclude(table, command),
  rematch: (_game, table, command) => askRematch(table, command),
  rematched: (_game, table, command) => rematched(table, command),
};

/** What comes from outside may be anything; the answer is always an answer. */
function dispatch<T extends GameTypes>(game: Game<T>, table: Table<T>, command: Command): Change<T> {
  if (!Object.hasOwn(HANDLERS, command.type)) return refuse({ code: 'no-such-command' });
  if ('seat' in command && !Number.isInteger(command.seat)) return refuse({ code: 'no-such-seat', seats: table.chairs.length });
  return (HANDLERS[command.type] as Handler<Request['type']>)(game, table, command);
}

function finishIfOver<T extends GameTypes>(game: Game<T>, table: Table<T>): Table<T> {
  const over = table.phase === 'playing' && game.actors(table.state as T['State']).length === 0;
  if (over) return finish(table, 'played');
  const how = table.law === undefined ? null : endingNow(game, table);
  return how === null ? table : finish(table, how);
}

function remember({ answered, horizon }: Table, latest: Answered): Pick<Table, 'answered' | 'horizon'> {
  const full = answered.length >= REMEMBERED;
  const kept = answered.slice(full ? 1 : 0);
  kept.push(latest);
  return { answered: kept, horizon: full ? (answered[0] as Answered).version : horizon };
}

/** A move in the words of the game, not in those of its sender: it is looked up once. */
const inWords = <T extends GameTypes>(game: Game<T>, command: Command): Command =>
  command.type === 'move' ? { ...command, move: findMove(game, command.move) } : command;

/** The command as it is stored, in the words of the game. */
const plain = <T extends GameTypes>(game: Game<T>, command: Command): Command =>
  command.type === 'act' ? { ...command, moves: command.moves.map((move) => findMove(game, move)) } : command;
