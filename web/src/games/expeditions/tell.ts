import { nodeOf } from '@banquise/expeditions';
import type { FirstGame, Told, Turn } from '../../kit/board.ts';
import { cardName, nameOf } from './outline.ts';
import type { ExpeditionsMoment, ExpeditionsTypes, SeenEvent } from './types.ts';
import { wordsOf } from './words/index.ts';
import type { TableWords } from './words/words.ts';

type Placed = Extract<SeenEvent, { readonly type: 'placed' }>;

interface Run {
  readonly colour: number;
  readonly stops: string[];
  /** Where it began, if not where the same turn had led it before. */
  readonly anew: string | undefined;
  /** Its first arrow, of those that were laid. */
  readonly nth: number;
  end: number;
}

/** More letters than these cannot be read at a glance. */
const GLANCE = 100;
/** So many letters stand in two rows of a phone. */
const TWO_ROWS = 62;

/** Every stop, or where that is too long the last one of each way, or even the last ways alone: all are among the steps of the turn. */
function waysOf(words: TableWords, runs: readonly Run[]): readonly string[] {
  const ways = runs.map(({ colour, stops, anew }) => words.toldArrow(colour, stops.join(' → '), anew));
  if (ways.join(', ').length <= GLANCE) return ways;
  const short = (stops: readonly string[]): string => (stops.length > 1 ? `… → ${stops.at(-1)}` : stops.join());
  const brief = runs.map(({ colour, stops, anew }) => words.toldArrow(colour, short(stops), anew));
  const from = brief.findIndex((_, i) => brief.slice(i).join(', ').length <= 1.5 * GLANCE);
  return brief.map((way, i) => (i < from ? '' : i === from && i > 0 ? `… ${way}` : way));
}

interface Removed {
  readonly colour: number;
  /** After so many that were laid. */
  readonly nth: number;
}

/** Arrows that a turn laid, those of them it took back itself, and the older ones that it took away. */
function arrowsIn(events: readonly SeenEvent[]): { placed: readonly Placed[]; back: ReadonlySet<Placed>; removed: readonly Removed[] } {
  const placed: Placed[] = [];
  const back = new Set<Placed>();
  const removed: Removed[] = [];
  for (const event of events) {
    if (event.type === 'placed') placed.push(event);
    if (event.type !== 'removed') continue;
    const again = placed.findLast(
      (arrow) => !back.has(arrow) && arrow.colour === event.colour && arrow.from === event.from && arrow.to === event.to,
    );
    if (again === undefined) removed.push({ colour: event.colour, nth: placed.length });
    else back.add(again);
  }
  return { placed, back, removed };
}

/** A turn in one line: what lies on the map now that did not before, where it only went to come back, and what came of it. */
export function tell(moment: ExpeditionsMoment, turn: Turn<ExpeditionsTypes>): Told {
  const words = wordsOf(moment.language);
  const you = turn.seat === moment.you;
  const events = turn.events as readonly SeenEvent[];
  const { placed, back, removed } = arrowsIn(events);
  const left = new Set([...back].map(({ to }) => to));
  const own = (event: SeenEvent): boolean => 'seat' in event && event.seat === turn.seat;
  const cardAt = (card: number): string => {
    const away = left.has(nodeOf(card)) && placed.every((event) => back.has(event) || event.to !== nodeOf(card));
    return away ? words.toldBack(cardName(moment, card)) : cardName(moment, card);
  };
  const cards = (source: 'hand' | 'row'): readonly string[] =>
    events.flatMap((event) => (event.type === 'laid' && event.source === source && own(event) ? [cardAt(event.card)] : []));
  const given = (mine: boolean): readonly string[] =>
    events.flatMap((event) =>
      event.type === 'laid' && !own(event) && (event.seat === moment.you) === mine
        ? [words.toldTheirs(mine ? words.toYou : (moment.labels[event.seat] ?? ''), cardAt(event.card))]
        : [],
    );
  const [yours, theirs] = [given(true), given(false)];
  const marked = events.flatMap((event) => (event.type === 'marked' ? [words.toldMarked(cardName(moment, event.card), you)] : []));
  const stop = (node: number): string => (node === 0 ? words.kinds.start : nameOf(moment, node));
  // What an arrow sets off stands before the next one.
  const closing = new Set(
    placed.filter((event) => {
      const after = events.slice(events.indexOf(event) + 1);
      return after.find(({ type }) => type === 'looped' || type === 'placed' || type === 'removed')?.type === 'looped';
    }),
  );
  // An expedition that went on and on is one way; one that closed a loop may begin anew elsewhere.
  const runs: Run[] = [];
  for (const [nth, event] of placed.entries()) {
    const { colour, from, to } = event;
    // The card that was laid there says it.
    if (back.has(event) && events.some((other) => other.type === 'laid' && nodeOf(other.card) === to)) continue;
    const before = runs.findLast((run) => run.colour === colour);
    const name = back.has(event) ? words.toldBack(stop(to)) : closing.has(event) ? words.toldLoop(stop(to)) : stop(to);
    const end = back.has(event) ? from : to;
    if (before !== undefined && before === runs.at(-1) && before.end === from) {
      before.stops.push(name);
      before.end = end;
    } else runs.push({ colour, stops: [name], anew: before === undefined || before.end === from ? undefined : stop(from), nth, end });
  }
  const ways = waysOf(words, runs);
  const ends = runs.map(({ colour, stops }) => words.toldArrow(colour, stops.at(-1) ?? ''));
  const [mine, common] = [cards('hand'), cards('row')];
  const laidIn = (list: (names: readonly string[]) => string): readonly string[] => [
    ...(mine.length === 0 ? [] : [words.toldLaid(list(mine), you)]),
    ...(common.length === 0 ? [] : [words.toldTaken(list(common), you)]),
  ];
  const laid = laidIn((names) => names.join(', '));
  const often = (type: SeenEvent['type']): number => events.filter((event) => event.type === type && own(event)).length;
  const [spent, gained, tokens] = [often('spent'), often('gained'), often('recovered')];
  const paid = spent === 0 ? [] : [words.toldSpent(spent)];
  const keys = tokens === 0 ? [] : [words.toldKey(tokens)];
  const asides = [
    ...(gained > 0 ? [words.toldTicket(gained)] : []),
    ...(events.some(({ type }) => type === 'returned') ? [words.toldExchange(you)] : []),
    ...events.flatMap((event) => (event.type === 'declined' ? [words.toldDeclined(event.what, you)] : [])),
    ...events.flatMap((event) => (event.type === 'ending' ? [words.toldEnding(event.cause)] : [])),
  ];
  const gone = removed.map(({ colour }) => words.toldRemoved(colour, you));
  const since = (nth: number): readonly string[] =>
    gone.filter((_, i) => runs.findIndex((run) => run.nth >= (removed[i]?.nth ?? 0)) === nth);
  const main = [...marked, ...ways.flatMap((way, i) => [...since(i), way]), ...since(-1)].filter((step) => step !== '');
  const steps = [...marked, ...ends.flatMap((end, i) => [...since(i), end]), ...since(-1)];
  // Whose arrow is gone looks for it.
  const away = steps.findLastIndex((step) => gone.includes(step));
  const end = steps.findLastIndex((step) => !gone.includes(step));
  const lasts = away < 0 || end < 0 ? [...steps.keys()].slice(-2) : [Math.min(away, end), Math.max(away, end)];
  // Dots stand where steps are left out.
  const named = (picks: readonly number[]): readonly string[] =>
    picks.map((nth, i) => {
      const more = picks[i + 1] === undefined && nth < steps.length - 1;
      return `${nth > (picks[i - 1] ?? -1) + 1 ? '… ' : ''}${steps[nth]}${more ? ' …' : ''}`;
    });
  const fits = (parts: readonly string[]): boolean => parts.join(', ').length <= TWO_ROWS;
  // One that lies there is seen, one that is gone is not.
  const brief = named(lasts.filter((nth) => nth === (away < 0 ? end : away)));
  const last = laidIn((names) => (names.length > 1 ? `…, ${names.at(-1)}` : names.join()));
  const tries = [
    [...named(lasts), ...laid],
    [...brief, ...laid],
    // Of several cards the last one, where all of them would be too long.
    [...brief, ...last],
    // The map shows where the arrows lie, but not why a card brought so much.
    ...(keys.length > 0 && gone.length === 0 && last.length > 0 ? [[`… ${last.join(', ')}`]] : []),
  ];
  // Always: the reader's own points have changed.
  const told = [...tries.map((tried) => [...tried, ...keys]), ...tries].map((tried) => [...tried, ...yours]);
  const gist = told.find(fits) ?? [...brief, ...last, ...yours];
  // What it brought to others, then what it took: where there is room.
  for (const aside of [...theirs, ...paid]) if (fits([...gist, aside])) gist.push(aside);
  const short = gist.join(', ');
  const full = [main.join(', '), ...paid, ...laid, ...keys, ...yours, ...theirs, ...asides]
    .filter((part) => part !== '')
    .join(words.toldBreak);
  return { full: full === '' ? words.toldNothing(you) : full, short: short === '' ? words.toldNothing(you) : short };
}

/** Who arrives where no card comes to light learns that nobody holds it, and sees nothing. */
export function learnt({ language }: ExpeditionsMoment, { events }: Turn<ExpeditionsTypes>): string | undefined {
  const last = (events as readonly SeenEvent[]).findLast(({ type }) => type === 'placed' || type === 'laid' || type === 'drew');
  return last?.type === 'placed' ? wordsOf(language).nobodyHolds : undefined;
}

export function firstGame({ language, view }: ExpeditionsMoment): FirstGame {
  const words = wordsOf(language);
  return { ...words.firstGame, ...(view.stage === 'mark' ? { before: words.keyWhy } : {}) };
}

/** Key places are marked before the first turn. */
export const prepares = ({ events }: Turn<ExpeditionsTypes>): boolean =>
  (events as readonly SeenEvent[]).every(({ type }) => type === 'marked' || type === 'turn');
