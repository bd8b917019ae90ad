import { cardOf, distancesFrom, type ExpeditionsMove, type ExpeditionsState, game, nodeOf } from '@banquise/expeditions';
import { below, type Rng, type Seat, seedFromText, stream } from '@banquise/kernel';
import { awaits, type Creation, create, handle, record, type Stored, type Table } from '@banquise/table';
import type { Save } from './laid.ts';

type Until = (state: ExpeditionsState) => boolean;

/** A table to be found in the browser: the first seats are people, and the game has gone on until something was so. */
export interface Laid {
  readonly id: string;
  readonly seats: number;
  readonly people: number;
  readonly until: Until;
  /** Which of the legal moves are made on the way. */
  readonly decide?: Decide;
}

type Known = { readonly hands: readonly (readonly number[])[]; readonly row: readonly number[] };
export type Decide = (state: ExpeditionsState, seat: Seat, legal: readonly ExpeditionsMove[], rng: Rng) => ExpeditionsMove;

const NAMES = ['Lana', 'Odile', 'Malo', 'Inès', 'Théo', 'Ada'];

/** Like people who want to be done: mostly towards one's nearest objective, now and then anything. */
export const eager = (state: Known, seat: Seat, legal: readonly ExpeditionsMove[], rng: Rng): ExpeditionsMove => {
  const any = legal[below(rng, legal.length)] as ExpeditionsMove;
  if (below(rng, 6) === 0) return any;
  const wanted = [...(state.hands[seat] ?? []), ...state.row].filter((card) => card >= 0).map((card) => distancesFrom(nodeOf(card)));
  const far = (node: number): number => Math.min(99, ...wanted.map((distance) => distance[node] ?? 99));
  const arrows = legal.flatMap((move) => ('from' in move && move.type !== 'ticket-arrow' ? [move] : []));
  if (arrows.length === 0) return legal.find(({ type }) => type === 'end') ?? any;
  return arrows.reduce((best, move) => (far(move.to) < far(best.to) ? move : best));
};

/** Straight to the nearest objective of one's own: the shortest way to the end of a game. */
export function keen(state: ExpeditionsState, seat: Seat): ExpeditionsMove {
  const legal = game.moves(state, seat);
  const wanted = (state.hands[seat] ?? []).map((card) => distancesFrom(nodeOf(card)));
  const far = ({ to }: { to: number }): number => Math.min(99, ...wanted.map((distance) => distance[to] ?? 99));
  const bonuses = legal.flatMap((move) => (move.type === 'bonus' ? [move] : []));
  const arrows = bonuses.length > 0 ? bonuses : legal.flatMap((move) => ('from' in move ? [move] : []));
  const [first] = arrows;
  if (first === undefined) return legal.find(({ type }) => type === 'end') ?? (legal[0] as ExpeditionsMove);
  return arrows.reduce<(typeof arrows)[number]>((best, move) => (far(move) < far(best) ? move : best), first);
}

/** Eager without ever spending a ticket. */
export const thrifty: Decide = (state, seat, legal, rng) =>
  eager(
    state,
    seat,
    legal.filter(({ type }) => !type.startsWith('ticket')),
    rng,
  );

/** What leads to a kind of move that was not yet made: a ticket to an exchange, a loop to a restart, a blue node to a bonus. */
const LEADS: Readonly<Record<string, string>> = { exchange: 'drew', restart: 'looped', bonus: 'earned' };

/** Like somebody who tries everything once: a kind of move not yet made, else what leads to one. */
export function curious(state: ExpeditionsState, seat: Seat, made: ReadonlySet<string>): ExpeditionsMove {
  const legal = game.moves(state, seat);
  const lacking = Object.entries(LEADS).flatMap(([kind, event]) =>
    game.vocabulary.some(({ type }) => type.startsWith(kind) && !made.has(type)) ? [event] : [],
  );
  const leads = (move: ExpeditionsMove): boolean =>
    move.type !== 'ticket-arrow' && game.apply(structuredClone(state), seat, move).some(({ type }) => lacking.includes(type));
  const arrow = legal.findLast(({ type }) => type === 'main' || type === 'bonus' || type === 'restart');
  const wanted = legal.find(({ type }) => !made.has(type)) ?? legal.find(leads) ?? arrow ?? legal.find(({ type }) => type === 'end');
  return (wanted ?? legal[0]) as ExpeditionsMove;
}

/** Always nearer to one node, so that something happens there. */
export const towards =
  (node: number): Decide =>
  (state, _seat, legal, rng) => {
    const away = distancesFrom(node);
    const arrows = legal.flatMap((move) => ('from' in move && move.type === 'main' && move.colour === 1 ? [move] : []));
    const first = arrows[0];
    if (first !== undefined) return arrows.reduce((best, move) => ((away[move.to] ?? 99) < (away[best.to] ?? 99) ? move : best), first);
    return legal.find(({ type }) => type === 'end' || type.endsWith('decline')) ?? eager(state, 0, legal, rng);
  };

/** Somebody is about to place the arrow of a turn. */
export const playing: Until = ({ stage, mainDone }) => stage === 'free' && !mainDone;

export const turns =
  (least: number): Until =>
  (state) =>
    playing(state) && state.round >= least;

/** What the page keeps in its store for such a table. */
export function savedTable({ id, seats, people, until, decide = eager }: Laid): Save {
  const creation: Creation = {
    id,
    game: game.id,
    rules: game.rules,
    options: { first: '1' },
    seats: NAMES.slice(0, seats).map((name, seat) =>
      seat < people ? { kind: 'person', name, person: 'device', confirm: false } : { kind: 'bot', name, level: 1 },
    ),
    clock: { kind: 'none' },
    settings: { confirm: false, standIn: 3 },
    owner: 'device',
    seed: seedFromText(id),
    at: 0,
  };
  const made = create(game, creation);
  if (!made.ok) throw new Error(`${made.problem.field}: ${made.problem.expected}`);
  const begun = handle(game, made.value, { id: 'start', by: 'host', version: 0, type: 'start' }, 0);
  let table: Table<import('@banquise/expeditions').ExpeditionsTypes> = begun.table;
  const journal = begun.append === null ? [] : [begun.append];
  const rng = stream(seedFromText(id), 'imagine');
  for (let n = 0; n < 900; n++) {
    const { state } = table;
    const seat = awaits(game, table)[0]?.seat;
    if (state === null || seat === undefined || (seat === 0 && until(state))) break;
    const move = decide(state, seat, game.moves(state, seat), rng);
    const by = seat < people ? ({ person: 'device' } as const) : 'host';
    const next = handle(game, table, { id: `m${n}`, by, version: table.entries.length, type: 'move', seat, step: 0, move }, n);
    if (next.append === null) throw new Error(JSON.stringify(next.answer));
    ({ table } = next);
    journal.push(next.append);
  }
  if (table.state === null || !until(table.state)) throw new Error(`what ${id} waits for never happened`);
  const stored: Stored = { creation, journal };
  return {
    id,
    game: game.id,
    names: table.chairs.map(({ name }) => name),
    people: table.chairs.flatMap(({ person }, seat) => (person === null ? [] : [seat])),
    begun: 0,
    played: 1,
    moves: journal.length,
    finished: record(game, table) !== null,
    yours: true,
    stored,
  };
}

/** Cards of a hand that its owner alone may know. */
export const secretCards = (state: ExpeditionsState, viewer: Seat): readonly number[] => {
  const view = game.view(state, viewer);
  const known = new Set(view.hands.flat());
  return [...state.hands.flat(), ...state.deck].filter(
    (card) => !known.has(card) && !view.row.includes(card) && cardOf(nodeOf(card)) === card,
  );
};
