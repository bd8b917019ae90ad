import { type ArcticMove, type ArcticView, game, MAIN, visibleCard } from '@banquise/arctic';
import { below, type OptionValues, type Rng, seedFromText, stream } from '@banquise/kernel';
import { awaits, type Creation, create, handle, record, type Stored } from '@banquise/table';
import type { Save } from './laid.ts';

/** A table to be found in the browser, the first seats people, played on until something is so. */
export interface Laid {
  readonly id: string;
  readonly seats: number;
  readonly people: number;
  readonly options?: OptionValues;
  readonly confirm?: boolean;
  until(view: ArcticView, legal: readonly ArcticMove[]): boolean;
}

const NAMES = ['Lana', 'Odile', 'Malo', 'Inès'];

/** Somebody who likes runs: so piles look like piles. */
export function sensible(view: ArcticView, legal: readonly ArcticMove[], rng: Rng): ArcticMove {
  const { turn } = view;
  const top = MAIN[visibleCard(view, turn)];
  const liking = (move: ArcticMove): number => {
    if (move.type === 'place') return (MAIN[move.card] === top ? 3 : 0) + (move.to === 'under' ? 4 : 0);
    if (move.type !== 'draw') return move.type === 'stop' ? -1 : 0;
    const animal = MAIN[view.river[move.slot] ?? 0];
    return (view.hands[turn] ?? []).filter((card) => card >= 0 && MAIN[card] === animal).length;
  };
  const best = Math.max(...legal.map(liking));
  const liked = legal.filter((move) => liking(move) === best);
  return liked[below(rng, liked.length)] as ArcticMove;
}

/** What the page keeps in its store for such a table; seeds are tried until the wanted thing happens to the first seat. */
export function savedTable(laid: Laid): Save {
  for (let n = 0; n < 40; n++) {
    const save = tryTable(laid, `${laid.id} ${n}`);
    if (save !== undefined) return save;
  }
  throw new Error(`it never comes to ${laid.id}`);
}

function tryTable({ id, seats, people, options = {}, confirm = false, until }: Laid, seed: string): Save | undefined {
  const creation: Creation = {
    ...{ id, game: game.id, rules: game.rules, options },
    seats: NAMES.slice(0, seats).map((name, seat) =>
      seat < people ? { kind: 'person', name, person: 'device', confirm } : { kind: 'bot', name, level: 1 },
    ),
    clock: { kind: 'none' },
    settings: { confirm, standIn: 3 },
    owner: 'device',
    seed: seedFromText(seed),
    at: 0,
  };
  const made = create(game, creation);
  if (!made.ok) throw new Error(`${made.problem.field}: ${made.problem.expected}`);
  const begun = handle(game, made.value, { id: 'start', by: 'host', version: 0, type: 'start' }, 0);
  let { table } = begun;
  const journal = begun.append === null ? [] : [begun.append];
  const rng = stream(seedFromText(seed), 'imagine');
  for (let n = 0; ; n++) {
    const seat = awaits(game, table)[0]?.seat;
    if (table.state === null || seat === undefined) return undefined;
    const view = game.view(table.state, seat);
    const legal = game.moves(table.state, seat);
    if (seat === 0 && until(view, legal)) break;
    const by = seat < people ? ({ person: 'device' } as const) : 'host';
    const step = table.drafts[seat]?.moves.length ?? 0;
    const command = { id: `m${n}`, by, version: table.entries.length, type: 'move', seat, step, move: sensible(view, legal, rng) } as const;
    const next = handle(game, table, command, n);
    if (next.append === null) throw new Error(JSON.stringify(next.answer));
    ({ table } = next);
    journal.push(next.append);
  }
  const stored: Stored = { creation, journal };
  return {
    ...{ id, game: game.id, names: NAMES.slice(0, seats), people: Array.from({ length: people }, (_, seat) => seat) },
    ...{ begun: 0, played: 1, moves: journal.length, finished: record(game, table) !== null, yours: true, stored },
  };
}
