import { type AnyMove, attempt, copy, findMove, type Game, type GameTypes, type Seat, seedFromText, stream } from '@banquise/kernel';
import { type Change, lengthOf, log, type Of, put, refuse, refusePlaying, refusePresent } from './change.ts';
import { ends, isComplete, rebase, redraft, stateFor, stepsOf, teaches } from './draft.ts';
import { stateAt } from './history.ts';
import { lookAhead } from './outlook.ts';
import type { TableRefusal } from './refusal.ts';
import type { Chair, Draft, Stretch, Table } from './table.ts';

/** A move that counts: who made it, what it caused, and the game after it. */
interface Played<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly events: readonly T['Event'][];
  readonly after: T['State'];
}

type Turn = Of<'move'> | Of<'undo'> | Of<'confirm'>;

/** Only the one who plays a seat may move for it: its person, or the host where a bot plays. */
function refusePlayer(table: Table, command: Turn): TableRefusal | undefined {
  const { by, seat } = command;
  if (by !== 'host') return refusePresent(table, command) ?? refusePlaying(table);
  const chair = table.chairs[seat];
  if (chair === undefined) return { code: 'no-such-seat', seats: table.chairs.length };
  return chair.bot === null ? { code: 'not-a-bot', seat } : refusePlaying(table);
}

/** A decision made on a position that is no more. Moves of others at the same time do not make it stale. */
function refuseStale(table: Table, { seat, version, step }: Turn): TableRefusal | undefined {
  if (version >= (table.fresh[seat] as number) && step === stepsOf(table, seat)) return undefined;
  return { code: 'stale-version', yours: version, now: lengthOf(table) };
}

export function move<T extends GameTypes>(game: Game<T>, table: Table<T>, command: Of<'move'>): Change<T> {
  const { seat } = command;
  const refusal = refusePlayer(table, command) ?? refuseStale(table, command);
  if (refusal) return refuse(refusal);
  if (isComplete(game, table, seat)) return refuse({ code: 'confirm-first', steps: stepsOf(table, seat) });
  const move = findMove(game, command.move);
  if (move === undefined) return refuse({ code: 'no-such-move' });
  const before = stateFor(table, seat);
  const illegal = game.refuse(before, seat, move);
  if (illegal) return { from: 'game', refusal: illegal };
  const after = copy(before);
  const played: Played<T> = { seat, move, events: game.apply(after, seat, move), after };
  const { confirm, bot } = table.chairs[seat] as Chair;
  if (confirm && bot === null && !teaches(before, after, seat)) return { table: noteDown(table, played), only: seat };
  return { table: rebase(game, count(game, settle(game, table, seat), played)) };
}

/**
 * Moves that are one act: all of them or none, judged by what their player knows. What lies hidden has no say in it, or one
 * could find it out by acts that are refused; where something comes to light that forbids the rest, what came to light counts.
 */
export function act<T extends GameTypes>(game: Game<T>, table: Table<T>, { type: _, ...command }: Of<'act'>): Change<T> {
  const { seat, moves } = command;
  if (!Array.isArray(moves) || moves.length === 0) return refuse({ code: 'no-such-move' });
  const one = (at: Table<T>, i: number): Change<T> => {
    const made = i === 0 ? {} : { step: stepsOf(at, seat), version: lengthOf(at) };
    return move(game, at, { ...command, ...made, type: 'move', move: moves[i] });
  };
  const first = one(table, 0);
  if (!('table' in first)) return first;
  const wrong = obstacle(game, table, seat, moves);
  if (wrong !== undefined) return wrong;
  let next = first;
  let drafted = first.only !== undefined;
  for (let i = 1; i < moves.length; i++) {
    const change = one(next.table, i);
    if (!('table' in change)) break;
    drafted &&= change.only !== undefined;
    next = change;
  }
  return drafted ? { table: next.table, only: seat } : { table: next.table };
}

/** Why an act cannot be made, as far as its player can tell. */
function obstacle<T extends GameTypes>(
  game: Game<T>,
  table: Table<T>,
  seat: Seat,
  moves: readonly unknown[],
): Exclude<Change<T>, { readonly table: Table<T> }> | undefined {
  const known = moves.map((move) => findMove(game, move));
  if (known.includes(undefined)) return refuse({ code: 'no-such-move' });
  const dreams = stream(seedFromText(`${table.id}/${lengthOf(table)}`), 'imagine');
  const ahead = lookAhead(game, game.view(stateFor(table, seat), seat), seat, dreams);
  const { refusal } = ahead.after(known as T['Move'][]);
  return refusal && { from: 'game', refusal };
}

function noteDown<T extends GameTypes>(table: Table<T>, { seat, move, events, after }: Played<T>): Table<T> {
  const old = table.drafts[seat];
  const draft: Draft<T> = { moves: [...(old?.moves ?? []), move], events: [...(old?.events ?? []), events], state: after };
  return { ...table, drafts: put(table.drafts, seat, draft) };
}

/** Lets the steps of a draft count, one entry each. */
export function settle<T extends GameTypes>(game: Game<T>, table: Table<T>, seat: Seat): Table<T> {
  const draft = table.drafts[seat];
  if (!draft) return table;
  let next: Table<T> = { ...table, drafts: put(table.drafts, seat, null) };
  for (const move of draft.moves) {
    const after = copy(next.state as T['State']);
    const done = attempt(game, after, seat, move);
    // A draft is rebased with every change under it, so its moves are legal.
    if (!done.ok) break;
    next = count(game, next, { seat, move, events: done.value, after });
  }
  return { ...next, stretch: { seat, steps: [], stop: 'confirmed' } };
}

/** A move takes place for everybody. */
function count<T extends GameTypes>(game: Game<T>, table: Table<T>, { seat, move, events, after }: Played<T>): Table<T> {
  const before = table.state as T['State'];
  const bot = (table.chairs[seat] as Chair).bot;
  const logged = log(table, { what: 'move', seat, bot, move, events });
  const stretch = stretched(table.stretch, seat, before, after, lengthOf(logged));
  return { ...logged, state: after, stretch, fresh: freshened(game, logged, seat, before, after) };
}

/** Undo ends at a step that taught its player something, that chance had a part in, or that was another's. */
function stretched<T extends GameTypes>(old: Stretch<T>, seat: Seat, before: T['State'], after: T['State'], version: number): Stretch<T> {
  const stop = ends(before, after, seat);
  if (stop !== null) return { seat, steps: [], stop };
  const step = { version, before };
  if (old.seat === seat) return { ...old, steps: [...old.steps, step] };
  return { seat, steps: [step], stop: old.seat < 0 ? 'start' : 'another' };
}

/** A seat that may act both before and after another's move decides on its own: nothing has changed for it. */
function freshened<T extends GameTypes>(game: Game<T>, table: Table<T>, seat: Seat, before: T['State'], after: T['State']): number[] {
  const [then, now] = [game.actors(before), game.actors(after)];
  return table.fresh.map((version, other) => (other !== seat && then.includes(other) && now.includes(other) ? version : lengthOf(table)));
}

export function confirm<T extends GameTypes>(game: Game<T>, table: Table<T>, command: Of<'confirm'>): Change<T> {
  const { seat } = command;
  const refusal = refusePlayer(table, command) ?? refuseStale(table, command);
  if (refusal) return refuse(refusal);
  if (stepsOf(table, seat) === 0) return refuse({ code: 'nothing-to-confirm' });
  return { table: rebase(game, settle(game, table, seat)) };
}

export function undo<T extends GameTypes>(game: Game<T>, table: Table<T>, command: Of<'undo'>): Change<T> {
  const { seat } = command;
  const refusal = refusePlayer(table, command) ?? refuseStale(table, command);
  if (refusal) return refuse(refusal);
  const draft = table.drafts[seat];
  if (draft) {
    const shorter = redraft(game, table.state as T['State'], seat, draft.moves.slice(0, -1));
    return { table: { ...table, drafts: put(table.drafts, seat, shorter) }, only: seat };
  }
  return takeBack(game, table, seat);
}

function takeBack<T extends GameTypes>(game: Game<T>, table: Table<T>, seat: Seat): Change<T> {
  const step = table.stretch.seat === seat ? table.stretch.steps.at(-1) : undefined;
  if (step === undefined) return refuse({ code: 'nothing-to-undo', stop: undoable(table, seat).stop });
  // Somebody to whom the step gave the turn has begun to use it.
  const begun = table.drafts.some((draft, other) => draft !== null && !game.actors(step.before).includes(other));
  if (begun) return refuse({ code: 'nothing-to-undo', stop: 'another' });
  const logged = log(table, { what: 'undone', seat, of: step.version });
  const fresh = freshened(game, logged, seat, table.state as T['State'], step.before);
  const stretch = { ...table.stretch, steps: table.stretch.steps.slice(0, -1) };
  return { table: rebase(game, { ...logged, state: step.before, stretch, fresh }) };
}

/**
 * Back to the last position in which a person decided, whatever was learnt or answered since: only where all the others
 * are bots, and the game is practice from then on.
 */
export function rewind<T extends GameTypes>(game: Game<T>, table: Table<T>, command: Of<'rewind'>): Change<T> {
  const { seat } = command;
  const refusal = refusePresent(table, command) ?? refusePlaying(table);
  if (refusal) return refuse(refusal);
  if (!isAlone(table, seat)) return refuse({ code: 'not-alone' });
  const undone = new Set(table.entries.flatMap((entry) => (entry.what === 'undone' ? [entry.of] : [])));
  const counts = (version: number): boolean => table.entries[version - 1]?.what === 'move' && !undone.has(version);
  const made = table.entries.findLastIndex((entry, i) => entry.what === 'move' && entry.seat === seat && counts(i + 1)) + 1;
  if (made === 0) return refuse({ code: 'nothing-to-undo', stop: 'start' });
  let logged: Table<T> = { ...table, drafts: put(table.drafts, seat, null), practice: true };
  for (let version = lengthOf(table); version >= made; version--)
    if (counts(version)) logged = log(logged, { what: 'undone', seat, of: version });
  const fresh = table.fresh.map(() => lengthOf(logged));
  return { table: { ...logged, state: stateAt(game, logged, lengthOf(logged)), stretch: { seat, steps: [], stop: 'another' }, fresh } };
}

/** Whether bots play all the other seats, and nobody may come back to one of them. */
export const isAlone = (table: Table, seat: Seat): boolean =>
  table.chairs.every(({ person, bot }, other) => other === seat || (person === null && bot !== null));

/** How many steps a seat can take back, and what stops it there. */
export function undoable(table: Table, seat: Seat): { readonly steps: number; readonly stop: Stretch<GameTypes>['stop'] } {
  const { stretch } = table;
  const stop = stretch.seat === seat ? stretch.stop : stretch.seat < 0 ? 'start' : 'another';
  return { steps: stepsOf(table, seat) + (stretch.seat === seat ? stretch.steps.length : 0), stop };
}

export function setConfirm<T extends GameTypes>(table: Table<T>, command: Of<'set-confirm'>): Change<T> {
  const { seat, on } = command;
  const refusal = refusePresent(table, command);
  if (refusal) return refuse(refusal);
  const steps = stepsOf(table, seat);
  if (steps > 0) return refuse({ code: 'draft-open', steps });
  if ((table.chairs[seat] as Chair).confirm === on) return refuse({ code: 'already-so' });
  return { table: { ...table, chairs: put(table.chairs, seat, { ...(table.chairs[seat] as Chair), confirm: on }) }, only: seat };
}
