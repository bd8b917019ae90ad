import type { NoSuchMove, Seat } from '@banquise/kernel';
import type { Absence, Level, UndoStop } from './table.ts';

/** Why the table itself says no. The refusals of a game are passed on as they are. */
export type TableRefusal =
  /** No move of this game at all: not a question of rules. */
  | NoSuchMove
  | { readonly code: 'no-such-command' }
  | { readonly code: 'no-such-seat'; readonly seats: number }
  /** The speaker does not hold that seat. */
  | { readonly code: 'not-seated'; readonly seat: Seat }
  | { readonly code: 'owner-only' }
  | { readonly code: 'host-only' }
  | { readonly code: 'stale-version'; readonly yours: number; readonly now: number }
  | { readonly code: 'not-started' }
  | { readonly code: 'already-started' }
  | { readonly code: 'paused' }
  | { readonly code: 'not-paused' }
  | { readonly code: 'finished' }
  | { readonly code: 'not-finished' }
  /** A bot plays this seat for the speaker, who may come back. */
  | { readonly code: 'replaced'; readonly seat: Seat; readonly why: Absence; readonly level: Level }
  /** The host plays bots only. */
  | { readonly code: 'not-a-bot'; readonly seat: Seat }
  /** Coming back after having resigned. */
  | { readonly code: 'gave-up'; readonly seat: Seat }
  /** Coming back without having left. */
  | { readonly code: 'not-away'; readonly seat: Seat }
  | { readonly code: 'nothing-to-undo'; readonly stop: UndoStop }
  /** Only against bots alone can a turn be taken back that others have answered. */
  | { readonly code: 'not-alone' }
  | { readonly code: 'nothing-to-confirm' }
  /** The turn is done but for the confirmation. */
  | { readonly code: 'confirm-first'; readonly steps: number }
  /** The setting cannot change while there are steps to confirm. */
  | { readonly code: 'draft-open'; readonly steps: number }
  | { readonly code: 'seat-taken'; readonly seat: Seat; readonly name: string }
  | { readonly code: 'seat-not-empty'; readonly seat: Seat; readonly name: string }
  /** Every seat needs somebody before the start. */
  | { readonly code: 'seats-open'; readonly open: number }
  | { readonly code: 'too-few-seats'; readonly min: number }
  | { readonly code: 'too-many-seats'; readonly max: number }
  | { readonly code: 'bad-level'; readonly min: number; readonly max: number }
  | { readonly code: 'bad-name'; readonly max: number }
  /** It is so already. */
  | { readonly code: 'already-so' }
  /** A rematch needs every person's yes first. */
  | { readonly code: 'not-agreed'; readonly missing: number };

export type TableRefusalCode = TableRefusal['code'];
