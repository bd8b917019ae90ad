import { below, type Game, LANGUAGES, seedFromText, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import type { BoardModule } from '../../kit/board.ts';
import { explaining, type PlanFile } from '../../kit/learn/book.ts';
import { momentOf } from '../../kit/moment.ts';

const boards = import.meta.glob<{ board: BoardModule }>('../../games/*/board.tsx', { eager: true });
const plans = import.meta.glob<PlanFile>('../../games/*/book/plan.ts', { eager: true });

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Places that can be pointed at in a random game, at each of its moments. */
async function* places(board: BoardModule): AsyncGenerator<{ place: string; clauses: readonly string[] }> {
  const game: Game = board.game;
  const texts = await game.texts[LANGUAGES[0]]();
  const chance = stream(seedFromText(`help ${game.id}`), 'imagine');
  const state = game.setup(
    game.seats.min,
    Object.fromEntries(game.options.map(({ id, values }) => [id, values[0] ?? ''])),
    stream(seedFromText('help'), 'play'),
  );
  for (let moves = 0; moves < 120; moves++) {
    const [seat] = game.actors(state);
    if (seat === undefined) return;
    const open = game.moves(state, seat);
    const moment = momentOf(game, texts, LANGUAGES[0], NAMES, seat, game.view(state, seat), open);
    for (const place of new Set(board.choices(moment).flatMap(({ path }) => path)))
      yield { place, clauses: board.help(moment, place)?.clauses ?? [] };
    game.apply(state, seat, open[below(chance, open.length)] as never);
  }
}

test.each(Object.entries(boards))('%s: every clause that the help of a piece names leads to a paragraph', async (path, { board }) => {
  const plan = plans[path.replace('board.tsx', 'book/plan.ts')]?.plan;
  if (plan === undefined) throw new Error('there is no book');
  const lost = new Set<string>();
  let asked = 0;
  for await (const { clauses } of places(board)) {
    asked++;
    for (const clause of clauses) if (explaining(plan, [clause]).length === 0) lost.add(clause);
  }
  expect(asked).toBeGreaterThan(50);
  expect([...lost]).toEqual([]);
});
