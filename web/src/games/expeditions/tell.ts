import type { FirstGame, Told, Turn } from '../../kit/board.ts';
import { cardName, nameOf } from './outline.ts';
import type { ExpeditionsMoment, ExpeditionsTypes, SeenEvent } from './types.ts';
import { wordsOf } from './words/index.ts';

type Placed = Extract<SeenEvent, { readonly type: 'placed' }>;

/** A turn in one line: what lies on the map now that did not before, and what came of it. */
export function tell(moment: ExpeditionsMoment, turn: Turn<ExpeditionsTypes>): Told {
  const words = wordsOf(moment.language);
  const you = turn.seat === moment.you;
  const events = turn.events as readonly SeenEvent[];
  const placed: Placed[] = [];
  const removed: string[] = [];
  for (const event of events) {
    if (event.type === 'placed') placed.push(event);
    if (event.type !== 'removed') continue;
    const again = placed.findLastIndex(({ colour, from, to }) => colour === event.colour && from === event.from && to === event.to);
    // Laid and taken away in one turn: nothing is different now.
    if (again >= 0) placed.splice(again, 1);
    else removed.push(words.toldRemoved(event.colour, you));
  }
  const own = (event: SeenEvent): boolean => 'seat' in event && event.seat === turn.seat;
  const cards = events.flatMap((event) => (event.type === 'laid' && own(event) ? [cardName(moment, event.card)] : []));
  const others = events.flatMap((event) =>
    event.type === 'laid' && !own(event)
      ? [words.toldTheirs(event.seat === moment.you ? words.toYou : (moment.labels[event.seat] ?? ''), cardName(moment, event.card))]
      : [],
  );
  const marked = events.flatMap((event) => (event.type === 'marked' ? [words.toldMarked(cardName(moment, event.card), you)] : []));
  // An expedition that went on and on is one way.
  const runs: { readonly colour: number; readonly stops: string[] }[] = [];
  for (const { colour, to } of placed) {
    const run = runs.at(-1);
    if (run?.colour === colour) run.stops.push(nameOf(moment, to));
    else runs.push({ colour, stops: [nameOf(moment, to)] });
  }
  const ways = runs.map(({ colour, stops }) => words.toldArrow(colour, stops.join(' → ')));
  const ends = runs.map(({ colour, stops }) => words.toldArrow(colour, stops.at(-1) ?? ''));
  const laid = cards.length === 0 ? [] : [words.toldLaid(cards.join(', '), you)];
  const asides = [
    ...events.flatMap((event) => (event.type === 'recovered' && own(event) ? [words.toldKey(you)] : [])),
    ...(events.some((event) => event.type === 'gained' && own(event)) ? [words.toldTicket] : []),
    ...(events.some(({ type }) => type === 'returned') ? [words.toldExchange(you)] : []),
    ...(events.some(({ type }) => type === 'ending') ? [words.toldEnding] : []),
  ];
  // An arrow that lies there says more than one that is gone.
  const main = [...marked, ...removed, ...ways];
  const lasts = [...marked, ...removed, ...ends].slice(-2);
  // Two rows of a phone.
  const brief = [...lasts, ...laid].join(', ').length > 62 ? lasts.slice(-1) : lasts;
  const full = [main.join(', '), ...laid, ...others, ...asides].filter((part) => part !== '').join(words.toldBreak);
  return { full: full === '' ? words.toldNothing(you) : full, short: [...brief, ...laid].join(', ') || words.toldNothing(you) };
}

export function firstGame({ language, view }: ExpeditionsMoment): FirstGame {
  const words = wordsOf(language);
  return { ...words.firstGame, ...(view.phase === 'mark' ? { before: words.keyWhy } : {}) };
}

/** Key places are marked before the first turn. */
export const prepares = ({ events }: Turn<ExpeditionsTypes>): boolean =>
  (events as readonly SeenEvent[]).every(({ type }) => type === 'marked' || type === 'turn');
