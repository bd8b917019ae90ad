import type { AnyEvent, Seat, Seen } from './contract.ts';
import { range } from './rng.ts';

/**
 * Who sees what, declared once: a mask per card in the state (`knows`), and the same masks on the secrets of events.
 * Views and event views read these masks; nothing else decides what a person is shown.
 */
export type Viewer = Seat | 'spectator';

/** Everybody who may look at a table with a number of seats. */
export const viewersOf = (seats: number): Viewer[] => [...range(seats), 'spectator'];

/** A set of viewers: bit n is seat n, bit 30 is everybody who only watches. */
export type Mask = number;

const SPECTATOR = 30;
export const NOBODY: Mask = 0;
export const EVERYONE: Mask = 0x7fffffff;
/** What a view shows in the place of something its viewer may not know. */
export const UNKNOWN = -1;

export const only = (seat: Seat): Mask => 1 << seat;

export const allBut = (seat: Seat): Mask => EVERYONE & ~(1 << seat);

export const sees = (mask: Mask, viewer: Viewer): boolean => (mask & (1 << (viewer === 'spectator' ? SPECTATOR : viewer))) !== 0;

/** The cards of a zone as one viewer sees them: places stay, faces one may not know become UNKNOWN. */
export function glimpse(cards: readonly number[], knows: readonly Mask[], viewer: Viewer): number[] {
  return cards.map((card) => (card >= 0 && sees(knows[card] as Mask, viewer) ? card : UNKNOWN));
}

/** An event as one viewer sees it: the secret reaches only those of its mask, and never says who else received it. */
export function witness<E extends AnyEvent>(event: E, viewer: Viewer): Seen<E> {
  const { secret } = event;
  if (secret === undefined) return event as unknown as Seen<E>;
  const { secret: _hidden, ...rest } = event;
  if (!sees(secret.to, viewer)) return rest as unknown as Seen<E>;
  const { to: _to, ...shown } = secret;
  return { ...rest, secret: shown } as unknown as Seen<E>;
}

/** Whether anybody learnt something between two moments of a game: undo must not reach behind such a step. */
export function learnt(before: readonly Mask[], after: readonly Mask[]): boolean {
  return after.some((mask, card) => (mask & ~(before[card] as Mask)) !== 0);
}
