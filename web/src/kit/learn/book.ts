import type { Game, GameTypes, Language, Seat, Texts, Viewer } from '@banquise/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Moment } from '../board.ts';
import type { Choice } from '../choice.ts';

/**
 * The rulebook of a game, in `web/src/games/x/book/`:
 *
 *   plan.ts            what there is: the short part, the aid, chapters and paragraphs, with clauses, cards, icons, examples
 *   en.ts fr.ts it.ts  the words of all of it; the type checker wants them whole
 *   drawings.tsx       how icons and cards look, and the live examples
 *
 * All are found by these names and loaded when somebody reads.
 */
export interface ParagraphPlan {
  /** Clauses of the rules that it explains: refusals, prompts and helps lead here by them. */
  readonly clauses: readonly string[];
  /** Cards and icons under which the index lists it. */
  readonly cards?: readonly string[];
  readonly icons?: readonly string[];
  /** The live example that stands under it. */
  readonly example?: string;
}

export interface Plan {
  /** Every clause of the rules, whether a player would ask for it or not: each must be explained somewhere. */
  readonly clauses: readonly string[];
  /** The short part: sections that fit on one screen together. */
  readonly short: readonly string[];
  /** The player aid: the sections of one card, for those who know the game. */
  readonly aid: readonly string[];
  /** Chapters with their paragraphs, in the order in which they are read. */
  readonly chapters: Readonly<Record<string, Readonly<Record<string, ParagraphPlan>>>>;
  /** Icons that texts may show as `{icon}`, and that the index lists. */
  readonly icons: readonly string[];
  /** Live examples, with the sentences that each can answer a click with. */
  readonly examples: Readonly<Record<string, readonly string[]>>;
}

/** `plan.ts` exports `plan` and `topic`. */
export interface PlanFile<T extends GameTypes = GameTypes> {
  readonly plan: Plan;
  /** The paragraph that explains what is to be decided now: where the prompt line leads. */
  topic(view: T['View'], you: Viewer): string;
}

export type ChapterId<P extends Plan> = keyof P['chapters'] & string;
export type ParagraphId<P extends Plan> = { [C in ChapterId<P>]: keyof P['chapters'][C] & string }[ChapterId<P>];

/** A heading and a text in light markup, see `markup.ts`. */
export interface Section {
  readonly heading: string;
  readonly text: string;
}

/** What went with victories, counted in games of strong bots. */
export interface Strong {
  readonly games: number;
  readonly lines: Readonly<Record<Language, readonly string[]>>;
}

/** What every language must say of a plan. */
export interface BookWords<P extends Plan = Plan> {
  /** One sentence: what this game is. */
  readonly lead: string;
  readonly short: Readonly<Record<P['short'][number], Section>>;
  readonly aid: Readonly<Record<P['aid'][number], Section>>;
  readonly chapters: Readonly<Record<ChapterId<P>, string>>;
  readonly paragraphs: Readonly<Record<ParagraphId<P>, Section>>;
  /** Names of icons, capitalised. */
  readonly icons: Readonly<Record<P['icons'][number], string>>;
  readonly examples: {
    readonly [E in keyof P['examples'] & string]: {
      /** What one sees, and what to try. */
      readonly lead: string;
      readonly answers: Readonly<Record<P['examples'][E][number], string>>;
    };
  };
}

/** What an example is drawn from: the same that a board gets. */
export interface FragmentProps<T extends GameTypes = GameTypes> {
  readonly moment: Moment<T>;
  readonly picked: readonly string[];
  readonly choices: readonly Choice<T['Move']>[];
}

/** A piece of a real table that one can click: drawn by the board's own parts, from a position of the game. */
export interface Example<T extends GameTypes = GameTypes> {
  position(): T['State'];
  readonly seat: Seat;
  readonly Fragment: ComponentType<FragmentProps<T>>;
  /** Which sentence answers a click on a place; nothing where the board's own reason, or its help, says enough. */
  answer(place: string, moment: Moment<T>): string | undefined;
}

/** `drawings.tsx` exports `drawings`. */
export interface Drawings<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** An icon as high as the text around it. */
  icon(id: string): ReactNode;
  /** A card `width` pixels wide. */
  card(id: string, width: number): ReactNode;
  /** Its name, from the words of the game. */
  cardName(id: string, texts: Texts<T>): string;
  readonly examples: Readonly<Record<string, Example<T>>>;
}

/** The ids `BRL-1` to `BRL-79`. */
export const numbered = (prefix: string, last: number): readonly string[] => Array.from({ length: last }, (_, i) => `${prefix}${i + 1}`);

export interface Placed extends ParagraphPlan {
  readonly id: string;
  readonly chapter: string;
}

/** All paragraphs in the order in which they are read. */
export const paragraphsOf = ({ chapters }: Plan): readonly Placed[] =>
  Object.entries(chapters).flatMap(([chapter, paragraphs]) =>
    Object.entries(paragraphs).map(([id, paragraph]) => ({ id, chapter, ...paragraph })),
  );

/** Paragraphs that explain any of these clauses, those of the first clause first. */
export function explaining(plan: Plan, clauses: readonly string[]): readonly string[] {
  const all = paragraphsOf(plan);
  return [...new Set(clauses.flatMap((clause) => all.filter((paragraph) => paragraph.clauses.includes(clause)).map(({ id }) => id)))];
}

/** The index: everything a kind of sign is explained by. */
export function indexOf(plan: Plan, kind: 'cards' | 'icons'): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const paragraph of paragraphsOf(plan))
    for (const sign of paragraph[kind] ?? []) index.set(sign, [...(index.get(sign) ?? []), paragraph.id]);
  return index;
}
