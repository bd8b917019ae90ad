import { loadGame } from '@banquise/games';
import { below, type Game, seedFromText, stream } from '@banquise/kernel';
import { awaits, type Creation, create, handle, type Stored } from '@banquise/table';

export interface Finished {
  readonly id: string;
  readonly game: string;
  /** The first ones are people of this device, the others bots of level 2. */
  readonly names: readonly string[];
  readonly people?: number;
  readonly seed: string;
  /** When it ended. */
  readonly at: number;
}

/** What the page keeps of a game that was played to its end at random. */
export async function finishedSave({ id, game: name, names, people = 1, seed, at }: Finished): Promise<object> {
  const game = await loadGame(name);
  const creation: Creation = {
    ...{ id, game: name, rules: game.rules, options: {}, seed: seedFromText(seed), at: at - 1000, owner: 'device' },
    seats: names.map((called, seat) =>
      seat < people ? { kind: 'person', name: called, person: 'device', confirm: false } : { kind: 'bot', name: called, level: 2 },
    ),
    clock: { kind: 'none' },
    settings: { confirm: false, standIn: 3 },
  };
  const stored = playOut(game, creation, people, at);
  const seats = names.map((_, seat) => seat).filter((seat) => seat < people);
  return { id, game: name, names, people: seats, begun: at - 1000, played: at, moves: 0, finished: true, yours: false, stored };
}

function playOut(game: Game, creation: Creation, people: number, at: number): Stored {
  const made = create(game, creation);
  if (!made.ok) throw new Error(`${made.problem.field}: ${made.problem.expected}`);
  const begun = handle(game, made.value, { id: 'start', by: 'host', version: 0, type: 'start' }, at);
  const journal = begun.append === null ? [] : [begun.append];
  const rng = stream(creation.seed, 'imagine');
  let { table } = begun;
  for (let n = 0, [next] = awaits(game, table); next !== undefined && table.state !== null; n++, [next] = awaits(game, table)) {
    const { seat } = next;
    const legal = game.moves(table.state, seat);
    const move = legal[below(rng, legal.length)] as (typeof legal)[number];
    const by = seat < people ? ({ person: 'device' } as const) : 'host';
    const played = handle(game, table, { id: `m${n}`, by, version: table.entries.length, type: 'move', seat, step: 0, move }, at);
    if (played.append === null) throw new Error(JSON.stringify(played.answer));
    ({ table } = played);
    journal.push(played.append);
  }
  return { creation, journal };
}
