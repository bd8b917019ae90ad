import { second as stricter } from '@banquise/boreal/second';
import { below, type Game, type GameTypes, range, type Seat, seedFromText, start, stream } from '@banquise/kernel';
import { create, follow, handle, since } from '@banquise/table';
import { expect, test } from 'vitest';
import type { BoardModule } from '../kit/board.ts';
import { momentOf } from '../kit/moment.ts';
import { boardUnder, loadBoard } from './index.ts';

const second = stricter as unknown as Game;
const NAMES = ['Ada', 'Bo'];

/** A client that knows both versions, as it will be when the second is published. */
const newest = async (): Promise<BoardModule> => ({ ...((await loadBoard('boreal')) ?? expect.fail()), game: second });

/** A position in which the second version forbids something that the first one allows. */
function parting(first: Game): { readonly state: GameTypes['State']; readonly seat: Seat; readonly move: GameTypes['Move'] } {
  for (const n of range(400)) {
    const seed = seedFromText(`parting ${n}`);
    const rng = stream(seed, 'play');
    for (const state = start(first, 2, {}, seed); ; ) {
      const seat = first.actors(state)[0];
      if (seat === undefined) break;
      const moves = first.moves(state, seat);
      const allowed = second.moves(state, seat);
      const move = moves.find((one) => !allowed.includes(one));
      if (move !== undefined) return { state, seat, move };
      first.apply(state, seat, moves[below(rng, moves.length)] as GameTypes['Move']);
    }
  }
  return expect.fail('the two versions never part');
}

test('a table from afar is drawn under the rules it began with, beside one of the next version', async () => {
  const board = await newest();
  const texts = await second.texts.en();
  for (const rules of [1, 2]) {
    const made = create(second, {
      ...{
        id: `rules-${rules}`,
        game: 'boreal',
        rules,
        options: {},
        owner: 'ada',
        seed: seedFromText('afar'),
        at: 0,
        clock: { kind: 'none' },
      },
      seats: NAMES.map((name) => ({ kind: 'person', person: name, name, confirm: false }) as const),
      settings: { confirm: false, standIn: 3 },
    });
    const { table } = handle(second, made.ok ? made.value : expect.fail(), { id: 'go', by: 'host', version: 0, type: 'start' }, 0);
    const mirror = follow(undefined, since(second, table, 0, 0)) ?? expect.fail();
    expect(mirror.status.rules).toBe(rules);
    const drawn = boardUnder(board, mirror.status.rules) ?? expect.fail();
    expect(drawn.game.rules).toBe(rules);
    const { moves } = mirror.own ?? expect.fail();
    const moment = momentOf(drawn.game, texts, 'en', NAMES, 0, mirror.view as GameTypes['View'], moves);
    expect(new Set(drawn.choices(moment).map((choice) => choice.moves[0]))).toEqual(new Set(moves));
  }
  expect(boardUnder(board, 3)).toBeUndefined();
});

test('where the versions part, each board says what its own rules say', async () => {
  const board = await newest();
  const texts = await second.texts.en();
  const first = boardUnder(board, 1) ?? expect.fail();
  const { state, seat, move } = parting(first.game);
  const refusal = ({ game }: BoardModule): unknown =>
    momentOf(game, texts, 'en', NAMES, seat, game.view(state, seat), game.moves(state, seat)).refusal(move);
  expect(refusal(first)).toBeUndefined();
  expect(refusal(board)).toMatch(/may not lie on floor 1/);
});
