import type { Game } from '@banquise/kernel';
import { BANNED } from '../src/data.ts';
import { type BorealMove, type BorealState, type BorealTypes, floorOf, game, slotAt } from '../src/index.ts';

/**
 * Boreal with one ruling changed (BRL-R7 read strictly: a swap may not bring a banned card down to floor 1), as a second version of
 * the rules beside the first. It is not published: it proves that tables, saves and records of both live side by side.
 */
export const second: Game<BorealTypes> = {
  ...game,
  rules: 2,
  earlier: [game],
  moves: (state, seat) => game.moves(state, seat).filter((move) => sunk(state, move) === undefined),
  refuse(state, seat, move) {
    const refusal = game.refuse(state, seat, move);
    const card = refusal === undefined ? sunk(state, move) : undefined;
    return card === undefined ? refusal : { code: 'first-floor-ban', card };
  },
};

/** The banned card that a swap would bring to the first floor, if there is one. */
function sunk({ players, turn }: BorealState, move: BorealMove): number | undefined {
  if (move.type !== 'swap-pyramid') return undefined;
  const a = slotAt(move.floorA, move.columnA);
  const b = slotAt(move.floorB, move.columnB);
  const { pyramid } = players[turn] as BorealState['players'][number];
  const [cardA, cardB] = [pyramid[a] as number, pyramid[b] as number];
  if (floorOf(b) === 1 && BANNED[cardA]) return cardA;
  return floorOf(a) === 1 && BANNED[cardB] ? cardB : undefined;
}
