import { isEarned, type Progress, type Seat } from '@banquise/kernel';
import type { Kept } from './history.ts';
import { ME, type Player, peopleOf, seatOf } from './player.ts';

/** The furthest a player ever came towards an achievement, and when. */
export interface Best extends Progress {
  readonly at: number;
}

/** By achievement. */
export type Bests = Readonly<Record<string, Best>>;
/** By game, then by achievement. */
export type BestsByGame = Readonly<Record<string, Bests>>;

const ratio = ({ have, need }: Progress): number => Math.min(1, have / need);

/** Of two, the one that came further; of equals, the earlier one. */
const better = (a: Best, b: Best): Best => (ratio(a) > ratio(b) || (ratio(a) === ratio(b) && a.at <= b.at) ? a : b);

export function joined(a: Bests, b: Bests): Bests {
  const all: Record<string, Best> = { ...a };
  for (const [id, best] of Object.entries(b)) all[id] = id in all ? better(all[id] as Best, best) : best;
  return all;
}

/** Nothing of either is lost. */
export function joinedByGame(a: BestsByGame, b: BestsByGame): BestsByGame {
  const games = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...games].map((game) => [game, joined(a[game] ?? {}, b[game] ?? {})]));
}

/** How far a player came in one game. */
function inGame(row: Kept, seat: Seat): Bests {
  const feats = Object.entries(row.feats[seat] ?? {});
  return Object.fromEntries(feats.flatMap(([id, progress]) => (progress === undefined ? [] : [[id, { ...progress, at: row.at }]])));
}

/** How far a player came over all these games, by game. */
export function bestsByGame(rows: readonly Kept[], player: Player): BestsByGame {
  const bests: Record<string, Bests> = {};
  for (const row of rows) {
    const seat = seatOf(row, player);
    if (seat !== null) bests[row.game] = joined(bests[row.game] ?? {}, inGame(row, seat));
  }
  return bests;
}

export const earnedIn = (bests: Bests): string[] => Object.entries(bests).flatMap(([id, best]) => (isEarned(best) ? [id] : []));

/** What somebody earned for the first time. */
export interface News {
  readonly player: Player;
  readonly name: string;
  readonly ids: readonly string[];
}

/** What a game brought that nobody had before it. `known` is what the person of this browser has from elsewhere. */
export function newsOf(row: Kept, rows: readonly Kept[], known: BestsByGame): readonly News[] {
  const before = rows.filter(({ at, id }) => id !== row.id && at < row.at);
  return peopleOf(row).flatMap(({ seat, player }) => {
    const had = bestsByGame(before, player)[row.game] ?? {};
    const elsewhere = player === ME ? Object.entries(known[row.game] ?? {}).filter(([, { at }]) => at < row.at) : [];
    const old = new Set(earnedIn(joined(had, Object.fromEntries(elsewhere))));
    const ids = earnedIn(inGame(row, seat)).filter((id) => !old.has(id));
    return ids.length === 0 ? [] : [{ player, name: row.seats[seat]?.name ?? '', ids }];
  });
}
