import { type BorealisMove, type BorealisState, game } from '@banquise/borealis';
import { seedFromText } from '@banquise/kernel';
import { awaits, type Creation, create, handle, record, type Stored } from '@banquise/table';
import type { Save } from './laid.ts';

/** A table to be found in the browser, the first seat a person, some moves into the game. */
export interface Laid {
  readonly id: string;
  readonly seats: number;
  readonly side: 'I' | 'II';
  readonly moves: number;
  /** The stage at which the person is to move; the game goes on until it comes. */
  readonly stage: 'replace' | 'action' | 'draw' | 'place';
  readonly seed: string;
  /** How many of the seats are people on this device. */
  readonly people?: number;
}

const canObserve = (state: BorealisState): boolean => game.moves(state, 0).some(({ type }) => type === 'observe');

const NAMES = ['Lana', 'Odile', 'Malo', 'Inès'];

/** What the page keeps in its store for such a table. */
export function savedTable({ id, seats, side, moves, stage, seed, people = 1 }: Laid): Save {
  const creation: Creation = {
    id,
    game: game.id,
    rules: game.rules,
    options: { side },
    seats: NAMES.slice(0, seats).map((name, seat) =>
      seat < people ? { kind: 'person', name, person: 'device', confirm: false } : { kind: 'bot', name, level: 1 },
    ),
    clock: { kind: 'none' },
    settings: { confirm: false, standIn: 3 },
    owner: 'device',
    seed: seedFromText(seed),
    at: 0,
  };
  const made = create(game, creation);
  if (!made.ok) throw new Error(`${made.problem.field}: ${made.problem.expected}`);
  const begun = handle(game, made.value, { id: 'start', by: 'host', version: 0, type: 'start' }, 0);
  let { table } = begun;
  const journal = begun.append === null ? [] : [begun.append];
  for (let n = 0; ; n++) {
    const { state } = table;
    if (state === null) throw new Error('the game has not begun');
    const waiting = awaits(game, table).map(({ seat }) => seat);
    if (waiting.length === 0) break;
    if (n >= moves && state.stage === stage && waiting.includes(0) && (stage !== 'action' || canObserve(state))) break;
    const seat = stage === 'replace' ? (waiting.find((one) => one > 0) ?? 0) : (waiting[0] ?? 0);
    const legal = game.moves(state, seat).filter(({ type }) => type !== 'refresh');
    const laid = legal.filter(({ type }) => type === 'observe');
    const list = laid.length > 0 && !(stage === 'place' && seat === 0 && n >= moves) ? laid : legal;
    const move = list[(n * n * 7 + seat * 3) % list.length] as BorealisMove;
    const by = seat < people ? ({ person: 'device' } as const) : 'host';
    const next = handle(game, table, { id: `m${n}`, by, version: table.entries.length, type: 'move', seat, step: 0, move }, n);
    if (next.append === null) throw new Error(JSON.stringify(next.answer));
    ({ table } = next);
    journal.push(next.append);
  }
  const stored: Stored = { creation, journal };
  const seated = table.chairs.flatMap(({ person }, seat) => (person === null ? [] : [seat]));
  return {
    id,
    game: game.id,
    names: table.chairs.map(({ name }) => name),
    people: seated,
    begun: 0,
    played: 1,
    moves,
    finished: record(game, table) !== null,
    yours: true,
    stored,
  };
}
