/**
 * Choosing on the table, without a table: what is legal comes in as paths over places, what was meant goes out as a
 * choice. A path names the places one points at, in order: a card, then where it goes.
 */
export interface Choice<Move = unknown> {
  readonly path: readonly string[];
  /** Places after the path in any order, each taken back by pointing at it again: cards to discard together. */
  readonly set?: readonly string[];
  /** Where its pieces are dropped one by one, which is as pointing at them: cards laid out before they are placed. */
  readonly tray?: string;
  /** Only its button does it: pointing at its last place once more puts that back. */
  readonly button?: true;
  /** Its button chooses these places first: beside another deed at its path, nothing else shows what this one does. */
  readonly shown?: readonly string[];
  /** What one does: the button's name is the game's affair. Of several at one path, the first is the main one. */
  readonly verb: string;
  /** Decisions made by it, one after the other. */
  readonly moves: readonly Move[];
}

export interface Selection {
  readonly picked: readonly string[];
  /** A place that was pointed at and could not be chosen: its reason is shown. */
  readonly asked: string | null;
}

export interface Picked<Move> {
  readonly selection: Selection;
  /** What to do now, if that was the last click. */
  readonly commit?: Choice<Move>;
}

export const NOTHING: Selection = { picked: [], asked: null };

/** All places of a choice. */
export const placesOf = <Move>({ path, set = [] }: Choice<Move>): readonly string[] => [...path, ...set];

/** Whether these places lead to a choice: its path in order, then any of its set. */
const begins = <Move>({ path, set = [] }: Choice<Move>, picked: readonly string[]): boolean =>
  picked.every((place, i) => (i < path.length ? place === path[i] : set.includes(place)));

/** Places that may be pointed at after these. */
export function nextPlaces<Move>(choices: readonly Choice<Move>[], picked: readonly string[]): ReadonlySet<string> {
  const places = new Set<string>();
  for (const choice of choices) {
    if (!begins(choice, picked)) continue;
    const next = choice.path[picked.length];
    if (next !== undefined) places.add(next);
    else for (const place of choice.set ?? []) if (!picked.includes(place)) places.add(place);
  }
  return places;
}

/** Choices that are complete with these places. */
export const armed = <Move>(choices: readonly Choice<Move>[], picked: readonly string[]): readonly Choice<Move>[] =>
  picked.length === 0 ? [] : choices.filter((choice) => placesOf(choice).length === picked.length && begins(choice, picked));

/** Choices that need no place at all, such as a pass. */
export const placeless = <Move>(choices: readonly Choice<Move>[]): readonly Choice<Move>[] =>
  choices.filter((choice) => placesOf(choice).length === 0);

/** Whether a place was picked as one of a set, so that it can be taken back alone. */
const inSet = <Move>(choices: readonly Choice<Move>[], picked: readonly string[], place: string): boolean =>
  choices.some((choice) => begins(choice, picked) && picked.indexOf(place) >= choice.path.length);

/** A place was clicked, tapped, or entered with the keyboard. */
export function pick<Move>(choices: readonly Choice<Move>[], { picked }: Selection, place: string): Picked<Move> {
  if (nextPlaces(choices, picked).has(place)) return { selection: { picked: [...picked, place], asked: null } };
  if (inSet(choices, picked, place)) return { selection: { picked: picked.filter((other) => other !== place), asked: null } };
  if (picked.at(-1) === place) return again(choices, picked);
  if (picked.includes(place)) return { selection: { picked: without(choices, picked, place), asked: null } };
  // Another target instead of the last one, or another piece instead of all of it.
  for (let kept = picked.length - 1; kept >= 0; kept--) {
    const head = picked.slice(0, kept);
    if (nextPlaces(choices, head).has(place)) return { selection: { picked: [...head, place], asked: null } };
  }
  return { selection: { picked, asked: place } };
}

/** A place taken back: those picked after it stay where they still lead to something. */
function without<Move>(choices: readonly Choice<Move>[], picked: readonly string[], place: string): readonly string[] {
  const others = picked.filter((other) => other !== place);
  return others.length > 0 && choices.some((choice) => begins(choice, others)) ? others : picked.slice(0, picked.indexOf(place));
}

/** The second click: does it, unless there is something else to point at or more than one thing to do. */
function again<Move>(choices: readonly Choice<Move>[], picked: readonly string[]): Picked<Move> {
  const ready = armed(choices, picked);
  const [main] = ready;
  const open = choices.some(
    (choice) => placesOf(choice).length > picked.length && begins(choice, picked) && (main === undefined || !isSameDeed(choice, main)),
  );
  if (!open && main !== undefined && ready.length === 1 && main.button !== true) return { selection: NOTHING, commit: main };
  return { selection: { picked: picked.slice(0, -1), asked: null } };
}

const isSameDeed = <Move>(a: Choice<Move>, b: Choice<Move>): boolean =>
  a.moves.length === b.moves.length && a.moves.every((move, i) => move === b.moves[i]);

const isTray = <Move>(choice: Choice<Move>, from: string, to: string): boolean => choice.tray === to && placesOf(choice).includes(from);

/** Where a piece may be dropped. */
export function landings<Move>(choices: readonly Choice<Move>[], from: string): ReadonlySet<string> {
  const trays = choices.flatMap((choice) => (choice.tray !== undefined && isTray(choice, from, choice.tray) ? [choice.tray] : []));
  return new Set([...nextPlaces(choices, [from]), ...trays]);
}

/** Lifted: chosen as by a click, so that the places where it can be dropped are shown. What is for a tray is chosen by its drop. */
export function lift<Move>(choices: readonly Choice<Move>[], selection: Selection, from: string): Selection {
  const goes = choices.some(({ path }) => path.length > 1 && path[0] === from);
  const trayed = choices.some((choice) => choice.tray !== undefined && isTray(choice, from, choice.tray));
  return goes && !trayed ? { picked: [from], asked: null } : selection;
}

/** Dropped there: as two clicks, so that what comes of it is shown and waits for a third; on a tray, one more beside those picked. */
export function drop<Move>(choices: readonly Choice<Move>[], selection: Selection, from: string, to: string): Selection {
  if (choices.some((choice) => isTray(choice, from, to)))
    return selection.picked.includes(from) ? selection : pick(choices, selection, from).selection;
  if (nextPlaces(choices, [from]).has(to)) return { picked: [from, to], asked: null };
  return { picked: nextPlaces(choices, []).has(from) ? [from] : [], asked: to };
}

/** Escape, or a click beside everything: one step back. */
export const cancel = ({ picked }: Selection): Selection => ({ picked: picked.slice(0, -1), asked: null });

/** After the table changed: what of the selection still makes sense. */
export function survive<Move>(choices: readonly Choice<Move>[], { picked }: Selection): Selection {
  const alive = picked.length > 0 && choices.some((choice) => begins(choice, picked));
  return alive ? { picked, asked: null } : NOTHING;
}
