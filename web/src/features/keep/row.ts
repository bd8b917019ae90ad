import { type Achievements, type Game, type GameRecord, replay, type Seat, writeRecord } from '@banquise/kernel';
import type { Kept, KeptScore } from './history.ts';

/** Of a finished game, what its record does not say. */
export type Circumstances = Pick<Kept, 'id' | 'at' | 'from' | 'seats' | 'me'>;

/**
 * A row out of a record: the scores and achievements come from playing it again, ranks and what counts from its end.
 * Nothing for a game that is void or not over.
 */
export function rowFrom(
  game: Game,
  achievements: Achievements | undefined,
  played: GameRecord,
  circumstances: Circumstances,
): Kept | undefined {
  const state = replay(game, played);
  const { ending } = played;
  if (!state.ok || (ending === undefined ? game.actors(state.value).length > 0 : !ending.ranks.includes(1))) return undefined;
  const counts = (seat: Seat): boolean => ending === undefined || ending.points[seat] !== null;
  const scores = game.score(state.value).seats.map(({ lines, total, rank }, seat): KeptScore => {
    const place = ending?.ranks[seat] ?? rank;
    return counts(seat) ? { lines, total, rank: place } : { lines: {}, total, rank: place, counts: false };
  });
  const feats = achievements?.ofGame(played);
  return {
    ...circumstances,
    ...{ game: played.game, scores, line: writeRecord(played) },
    feats: feats?.ok ? feats.value.map((own, seat) => (counts(seat) ? own : {})) : [],
  };
}
