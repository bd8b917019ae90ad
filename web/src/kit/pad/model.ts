import type { Game, Json } from '@banquise/kernel';

/** What lies on the table as far as it was entered: what all share, and a part for each player; `null` where nothing was said. */
export interface Draft<Common extends Json = Json, Own extends Json = Json> {
  readonly common: Common;
  readonly players: readonly Own[];
}

/** Something that was not said yet. Its sentence is the game's; `lines` of the score sheet stay open until then. */
export interface Gap {
  readonly code: string;
  /** Whose, or nobody's in particular. */
  readonly seat: number | null;
  readonly lines: readonly string[];
  /** Wanted only where totals are equal. */
  readonly tie?: true;
  /** A figure or the name of a piece, for the sentence. */
  readonly of?: string;
}

/** What may be written into a box of the score sheet. */
export interface Box {
  readonly least: number;
  readonly most: number;
  /** The only values there are, where they are few. */
  readonly among?: readonly number[];
  /** Points off: one writes 4, and 4 are taken off. */
  readonly minus?: true;
}

/** What one player's lines and tie-break boxes hold. */
export interface Written {
  readonly seat: number;
  readonly lines: Readonly<Record<string, number>>;
  readonly ties: Readonly<Record<string, number>>;
}

/** What a game brings to the pad, without a picture: how a table is entered and read. The counting stays with the game. */
export interface PadModel<Common extends Json = Json, Own extends Json = Json> {
  readonly game: Game;
  readonly blank: { readonly common: Common; readonly player: Own };
  /** Whether something from a link or a store is a draft of this game, whatever its score. */
  isDraft(raw: unknown): boolean;
  /** The position for `tally`, with anything legal in the place of what is missing, and what that is. */
  read(draft: Draft<Common, Own>): { readonly position: Json; readonly gaps: readonly Gap[] };
  /** The lines of the score sheet. */
  readonly boxes: Readonly<Record<string, Box>>;
  /** What the tie-break needs beyond the lines. */
  readonly tieBoxes: Readonly<Record<string, Box>>;
  /** As the game itself compares equal totals; more is better. */
  tieBreaks(written: Written): readonly number[];
}

export function blankDraft({ blank }: PadModel, seats: number): Draft {
  return { common: blank.common, players: Array.from({ length: seats }, () => blank.player) };
}
