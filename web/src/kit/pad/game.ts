import type { Json, Language, Problem, Texts } from '@banquise/kernel';
import type { ComponentType } from 'react';
import type { Draft, Gap, PadModel } from './model.ts';

export interface EntryProps<Common extends Json = Json, Own extends Json = Json> {
  readonly draft: Draft<Common, Own>;
  /** Whose part is entered; of no meaning for what all share. */
  readonly seat: number;
  readonly names: readonly string[];
  readonly texts: Texts;
  readonly language: Language;
  /** A part with a name of its own replaces its last change in the list of steps to undo: one does not undo letter by letter. */
  readonly onChange: (draft: Draft<Common, Own>, part?: string) => void;
}

/** What a game says on the pad beyond its own texts. */
export interface GameWords {
  /** Who is to be named first, and why it matters. */
  readonly order: string;
  /** The name of what all share, where there is something. */
  readonly common?: string;
  /** The rows for tie-breaks. */
  readonly ties: Readonly<Record<string, string>>;
  /** What is missing; `name` is the player's. */
  gap(gap: Gap, name: string, texts: Texts): string;
  /** Why the game refuses, and what to do about it; nothing where it has no sentence. */
  problem(problem: Problem, draft: Draft, names: readonly string[], texts: Texts): string | undefined;
}

/** What a game brings to the pad: its model, and how one enters what one sees. */
export interface PadGame<Common extends Json = Json, Own extends Json = Json> {
  readonly model: PadModel<Common, Own>;
  words(language: Language): GameWords;
  readonly Common?: ComponentType<EntryProps<Common, Own>>;
  readonly Own: ComponentType<EntryProps<Common, Own>>;
  /** A row of the score sheet, where its name depends on the table. */
  lineName?(texts: Texts, draft: Draft<Common, Own>, line: string): string;
}

export const lineNames = (pad: PadGame, texts: Texts, draft: Draft): readonly { readonly line: string; readonly name: string }[] =>
  pad.model.game.lines.map((line) => ({ line, name: pad.lineName?.(texts, draft, line) ?? texts.line(line) }));

/** The part of one player changed. */
export const withPlayer = <C extends Json, P extends Json>(draft: Draft<C, P>, seat: number, own: P): Draft<C, P> => ({
  ...draft,
  players: draft.players.with(seat, own),
});
