import { isArchive, NONE } from '../data.ts';
import type { BorealRefusal } from '../refusals.ts';
import type { Player } from '../state.ts';

/** BRL-41, BRL-R11: one Archive per player in all; her own reserved one is not a second one. */
export const breaksArchiveLimit = (player: Player, card: number): boolean =>
  isArchive(card) && player.archive !== NONE && player.archive !== card;

export const secondArchive = (player: Player, card: number): BorealRefusal => ({
  code: 'second-archive',
  card,
  owned: player.archive,
  where: player.reserve.includes(player.archive) ? 'reserve' : 'pyramid',
});

/** Everything that enters a reserve or a pyramid passes here or came from the own reserve. */
export function noteArchive(player: Player, card: number): void {
  if (isArchive(card)) player.archive = card;
}
