import type { Game, GameTypes, Language, Names, Seat, Seen, Texts, Viewer } from '@banquise/kernel';
import type { Outlook } from '@banquise/table';
import type { ComponentType, ReactNode } from 'react';
import type { Choice } from './choice.ts';
import type { Frame } from './director.ts';

/** What the kit can tell a board about the moment: nothing of it is a rule. */
export interface Moment<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly view: T['View'];
  /** Whose eyes; actions are possible only for a seat. */
  readonly you: Viewer;
  readonly names: Names;
  /** The same for boards and score sheets: one's own seat is called "You" where only one person plays. */
  readonly labels: Names;
  readonly texts: Texts<T>;
  readonly language: Language;
  /** Legal moves now; none while somebody else plays or the past is shown. */
  readonly moves: readonly T['Move'][];
  /** Why a move is refused, in the game's words; nothing when it is legal. */
  refusal(move: T['Move']): string | undefined;
  /** The clauses behind a sentence that `refusal` gave, alone or with others. */
  behind(sentence: string): readonly string[];
  /** What some moves would bring, one after the other, as far as one can tell. */
  after(moves: readonly T['Move'][]): Outlook<T>;
}

/** One figure that would change. */
export interface Change {
  readonly icon: ReactNode;
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

/** What the ledge under the thumb says about a selection. */
export interface Caption {
  readonly title: string;
  /** The chosen piece as a picture, for screens with room. */
  readonly figure?: ReactNode;
  readonly text?: string;
  readonly changes: readonly Change[];
  /** The same in words. */
  readonly why?: string;
}

/** A piece or a place explained: a large picture, its text, and the rule behind it. */
export interface Help {
  readonly title: string;
  readonly figure?: ReactNode;
  /** What is said aside stands only with the large picture. */
  readonly lines: readonly { readonly icon?: ReactNode; readonly text: string; readonly aside?: boolean }[];
  /** What is no word about the piece in this game, such as the story of a place; below the lines. */
  readonly more?: ReactNode;
  /** Clauses of the rules, to find the paragraph that explains them. */
  readonly clauses: readonly string[];
}

/** A part of the table as text: a heading with lines, or with a grid of rows from top to bottom. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly lines?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
}

/** Where a move stands among the others, and what it would bring, in words. */
export interface Listing {
  readonly group: string;
  readonly effect: string;
}

/** What one seat did until somebody else played; nothing that was taken back. */
export interface Turn<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  /** The versions of its first and its last move. */
  readonly first: number;
  readonly last: number;
  /** As the reader saw them, in order. */
  readonly events: readonly Seen<T['Event']>[];
}

/**
 * A turn at a glance: what is different now, not what was tried. Without a subject, for the name stands before or above
 * it; of the reader's own turn in the second person.
 */
export interface Told {
  readonly full: string;
  /** For narrow panels: what was played and where, at most two rows of 24 letters. */
  readonly short?: string;
}

/** What a first game says, one slip a turn: the goal, what a turn is, and why this choice matters. */
export interface FirstGame {
  readonly goal: string;
  readonly turn: string;
  readonly why: readonly [string, string, string];
  /** Instead of it, while something is decided before the first turn. */
  readonly before?: string;
}

/** What is shown of a piece or place besides its own drawing. */
export interface BoardParts {
  readonly prompt: ReactNode;
  readonly ledge: ReactNode;
  readonly log: ReactNode;
  /** The slip of a first game; most of the time there is none. */
  readonly first: ReactNode;
}

export interface BoardProps<T extends GameTypes = GameTypes> {
  readonly moment: Moment<T>;
  /** Complete choices for the places picked so far, and the places picked. */
  readonly picked: readonly string[];
  readonly choices: readonly Choice<T['Move']>[];
  /** What happened since one's own last turn: pieces to mark as just moved. */
  readonly recent: readonly T['Event'][];
  /** By seat: the last turn of each other player, where it came after the reader's own last step. */
  readonly lately: readonly (Turn<T> | undefined)[];
  readonly parts: BoardParts;
}

/** What one game brings: how it is drawn, pointed at, explained and read out. It draws; the rules stay with the game. */
export interface BoardModule<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly Board: ComponentType<BoardProps<T>>;
  /** Whether somebody looking over a shoulder would learn something: then a curtain falls between turns. */
  readonly secretHands: boolean;
  /** Whether a new turn begins with an event; they are counted for the title bar. */
  beginsTurn(event: T['Event']): boolean;
  /** Where a game counts its rounds itself: the number of the one that an event is of. */
  roundOf?(event: T['Event']): number | undefined;
  /** The number before the first such event; 1 unless it says. */
  readonly firstRound?: number;
  /** What the title bar calls the nth of them, where it is no turn. */
  turnName?(moment: Moment<T>, n: number): string;
  /** Where to point for each legal move. */
  choices(moment: Moment<T>): readonly Choice<T['Move']>[];
  /** The name of a choice on a button. `open`: what is secret lies open to the reader. */
  verb(moment: Moment<T>, choice: Choice<T['Move']>, open: boolean): string;
  /** Whether a choice gives something up: its button is a quiet one. */
  declines?(choice: Choice<T['Move']>): boolean;
  /**
   * Nobody is asked to confirm a turn again: it ends with a move of its own; or with a button that was pressed after one saw
   * what it does, which a move of the table as text is not.
   */
  readonly endsItself?: 'by a move' | 'by a button';
  /** A piece that is lifted is chosen, so that its places show what it brings there; where nothing scrolls, no finger rests first. */
  readonly drags?: 'freely';
  caption(moment: Moment<T>, picked: readonly string[], armed: readonly Choice<T['Move']>[]): Caption | undefined;
  /** What to do next with what is picked: the prompt line while a choice is under way. */
  nextStep?(moment: Moment<T>, picked: readonly string[]): string | undefined;
  /** Why a place cannot be chosen, or what is lacking; empty when all is well. */
  reason(moment: Moment<T>, place: string, picked: readonly string[]): string;
  /** `recent`: what the others did since, where a piece that came with it may say so. */
  help(moment: Moment<T>, place: string, picked?: readonly string[], recent?: readonly T['Event'][]): Help | undefined;
  /** What happened, as pictures in order. */
  frames(view: T['View'], event: T['Event'], you: Viewer): readonly Frame<T['View']>[];
  /** Names in the sentence of an event that can be looked at, with the place that explains them. */
  mentions(moment: Moment<T>, event: T['Event']): readonly { readonly name: string; readonly place: string }[];
  /**
   * A turn in one line, for the log and for the panel of its player; without it, the sentences of its events are joined.
   * `later`: the turns that followed, where what was chosen in secret may have come out.
   */
  tell?(moment: Moment<T>, turn: Turn<T>, later: readonly Turn<T>[]): Told | undefined;
  /** What the reader's last turn taught, where that is not to be seen: said when it cannot be taken back. */
  learnt?(moment: Moment<T>, turn: Turn<T>): string | undefined;
  /** The second line under the prompt while nothing is chosen: what the decision is about. */
  aside?(moment: Moment<T>): string;
  /** Whether a turn only prepares the game: it is none of the first three. */
  prepares?(turn: Turn<T>): boolean;
  /** What a newcomer should know in the first three turns. `open`: what is secret lies open to the reader. */
  firstGame?(moment: Moment<T>, open: boolean): FirstGame;
  outline(moment: Moment<T>): readonly Section[];
  /** For the table as text, where many moves are legal: the heading a move stands under, and what it would bring. */
  listing?(moment: Moment<T>, move: T['Move']): Listing;
  /** Points as they would count now, of those whose points one may know. */
  points(view: T['View']): readonly (number | undefined)[];
  /** A row of the score sheet, where its name depends on the table: a score card of this game. */
  lineName?(moment: Moment<T>, line: T['Line']): string;
  /** How the score sheet counts, in a sentence above it. */
  scoreRule?(moment: Moment<T>): string;
  /** What the figures are that decide among equal totals, in the order they are written. */
  tieRule(moment: Moment<T>): string;
  /** What makes the figure of a seat in a row of the final score sheet: under it, each on a line of its own. */
  lineItems?(moment: Moment<T>, line: T['Line'], seat: Seat): readonly string[];
  /** The first place of a zone, for the keys that jump there. */
  readonly jumps: { readonly hand: string; readonly board: string };
}
