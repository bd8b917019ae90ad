import { gameIds, loadGame } from '@banquise/games';
import { below, type Game, range, seedFromText, stream } from '@banquise/kernel';
import { awaits, type Creation, create, handle } from '@banquise/table';

/** Who sits at a table: p for a person of this device, b for a bot. */
export interface Mix {
  readonly game: string;
  readonly seats: string;
}

/** Every game with every number of seats and every mix of people and bots, with at least one person. */
export async function mixes(): Promise<Mix[]> {
  const all: Mix[] = [];
  for (const name of gameIds()) {
    const { seats } = await loadGame(name);
    for (let count = seats.min; count <= seats.max; count++)
      for (let mask = 1; mask < 1 << count; mask++)
        all.push({
          game: name,
          seats: range(count)
            .map((seat) => ((mask >> seat) & 1 ? 'p' : 'b'))
            .join(''),
        });
  }
  return all;
}

const NAMES = ['Maximilienne', 'Odile', 'Malo', 'Inès', 'Bo', 'Guillemette'];

/** What the page keeps of such a table after some moves at random. */
export function saveOf(game: Game, { seats }: Mix, id: string, moves: number): object {
  const people = range(seats.length).filter((seat) => seats[seat] === 'p');
  const creation: Creation = {
    ...{ id, game: game.id, rules: game.rules, options: {}, seed: seedFromText(id), at: 0, owner: 'device' },
    seats: [...seats].map((who, seat) =>
      who === 'p'
        ? { kind: 'person', name: NAMES[seat] as string, person: 'device', confirm: moves % 2 === 0 }
        : { kind: 'bot', name: NAMES[seat] as string, level: 1 },
    ),
    clock: { kind: 'none' },
    settings: { confirm: false, standIn: 3 },
  };
  const made = create(game, creation);
  if (!made.ok) throw new Error(`${made.problem.field}: ${made.problem.expected}`);
  const begun = handle(game, made.value, { id: 'start', by: 'host', version: 0, type: 'start' }, 0);
  let { table } = begun;
  const journal = begun.append === null ? [] : [begun.append];
  const rng = stream(creation.seed, 'imagine');
  for (let n = 0; n < moves; n++) {
    const seat = awaits(game, table)[0]?.seat;
    if (seat === undefined || table.state === null) break;
    const legal = game.moves(table.drafts[seat]?.state ?? table.state, seat);
    const by = people.includes(seat) ? ({ person: 'device' } as const) : 'host';
    const step = table.drafts[seat]?.moves.length ?? 0;
    const command = { id: `m${n}`, by, version: table.entries.length, seat, step } as const;
    const next =
      legal.length === 0
        ? handle(game, table, { ...command, type: 'confirm' }, n)
        : handle(game, table, { ...command, type: 'move', move: legal[below(rng, legal.length)] }, n);
    if (next.append === null) throw new Error(JSON.stringify(next.answer));
    ({ table } = next);
    journal.push(next.append);
  }
  const names = creation.seats.map((_, seat) => NAMES[seat]);
  const stored = { creation, journal };
  return { id, game: game.id, names, people, begun: 0, played: 0, moves, finished: false, yours: true, stored };
}
