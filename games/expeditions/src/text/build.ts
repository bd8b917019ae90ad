import type { Names, Seat, Seen, Viewer } from '@banquise/kernel';
import { type Colour, HEAD, NODES, nodeOf, TAIL } from '../data.ts';
import type { ExpeditionsEvent } from '../events.ts';
import type { ExpeditionsMove } from '../moves.ts';
import { OPTIONS } from '../options.ts';
import { score } from '../score.ts';
import { KEY_PLACES, NONE, TICKETS_PER_TURN } from '../state.ts';
import type { ExpeditionsView } from '../view.ts';
import type { Atlas, ExpeditionsTexts, Phrases, Told, WaitPhrases } from './texts.ts';

/** Puts the phrases of a language and the names of its map together. */
export function build(phrases: Phrases, atlas: Atlas): ExpeditionsTexts {
  const speaker: Speaker = { phrases, atlas };
  const { nodes, continents, countries } = atlas;
  return {
    title: phrases.title,
    prompt: (view, names, you) => promptOf(phrases, view, names, you),
    move: (move, view) => phrases.move[move.type](inWords(speaker, { ...move, ...lastArrow(move, view) }), view),
    event: (event, names) => eventOf(speaker, event, names),
    refusal: (refusal) => (phrases.refusal[refusal.code] as Phrase<typeof refusal>)(inWords(speaker, refusal), refusal),
    line: (line) => phrases.line[line],
    option: () => phrases.first,
    optionValue: (_id, value) => optionValueOf(phrases, value),
    place: (id) => nodes[id],
    continent: (code) => continents[code],
    country: (code) => countries[code] ?? code,
  };
}

interface Speaker {
  readonly phrases: Phrases;
  readonly atlas: Atlas;
}

/** A phrase for whatever has its type: which one belongs to which is told by the tables. */
type Phrase<T> = (told: Told, fact: T) => string;

/** What moves, events and refusals can be about: numbers of seats, cards, colours and nodes. */
interface Fact {
  readonly type?: string;
  readonly code?: string;
  readonly seat?: Seat;
  readonly card?: number;
  readonly keep?: number;
  readonly discard?: number;
  readonly colour?: Colour;
  readonly node?: number;
  readonly tip?: number;
  readonly from?: number;
  readonly to?: number;
  readonly secret?: { readonly cards?: readonly number[]; readonly kept?: number; readonly discarded?: number };
}

function inWords({ phrases, atlas }: Speaker, fact: Fact, names: Names = []): Told {
  const node = (number: number | undefined): string => (number === undefined ? '' : atlas.nodes[NODES[number]?.id ?? 'start']);
  const card = (number: number = NONE): string => (number === NONE ? '' : node(nodeOf(number)));
  const { seat, colour, from, to, secret } = fact;
  return {
    name: seat === undefined ? '' : nameOf(names, seat),
    card: card(fact.card),
    cards: listed((secret?.cards ?? []).map(card), phrases.and),
    kept: card(fact.keep ?? secret?.kept),
    discarded: card(fact.discard ?? secret?.discarded),
    colour: colour === undefined ? '' : phrases.colours[colour],
    node: node(fact.node ?? fact.tip),
    route: from === undefined || to === undefined ? '' : `${node(from)} → ${node(to)}`,
  };
}

const nameOf = (names: Names, seat: Seat): string => names[seat] ?? String(seat + 1);

/** "a, b and c" */
const listed = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;

function resultOf(phrases: Phrases, winners: readonly Seat[], totals: readonly number[], names: Names): string {
  const best = winners.map((seat) => nameOf(names, seat));
  const points = totals[winners[0] ?? 0] ?? 0;
  return (best.length > 1 ? phrases.shared : phrases.won)(listed(best, phrases.and), points);
}

/** The arrow that a removal would take away. */
function lastArrow(move: ExpeditionsMove, view: ExpeditionsView): Fact {
  const last = move.type === 'ticket-remove' ? view.expeditions[move.colour]?.arrows.at(-1) : undefined;
  return last === undefined ? {} : { from: TAIL[last] as number, to: HEAD[last] as number };
}

function promptOf(phrases: Phrases, view: ExpeditionsView, names: Names, you: Viewer): string {
  const { stage, turn, restart, ending } = view;
  if (stage === 'over') {
    const { winners, seats } = score(view);
    return resultOf(
      phrases,
      winners,
      seats.map(({ total }) => total),
      names,
    );
  }
  const colour = restart === NONE ? '' : phrases.colours[restart];
  const sentence = you === turn ? phrases.yourTurn(taskOf(phrases, view, colour)) : phrases.wait[waitOf(view)](nameOf(names, turn), colour);
  return ending ? `${sentence} ${phrases.lastRound}` : sentence;
}

function taskOf({ task }: Phrases, view: ExpeditionsView, colour: string): string {
  const { stage, turn } = view;
  if (stage === 'mark') return task.mark((view.tokens[turn]?.length ?? 0) + 1, KEY_PLACES);
  if (stage === 'exchange') return task.exchange(view.drawn.length);
  if (stage === 'restart') return task.restart(colour, view.bonus);
  if (stage === 'bonus') return task.bonus(view.bonus);
  return hasToExtend(view) ? task.extend : task.end(mayPay(view), view.mainDone);
}

const hasToExtend = ({ mainDone, expeditions }: ExpeditionsView): boolean => !mainDone && expeditions.some(({ left }) => left > 0);

/** Whether whoever is to move has a ticket that may be used. */
const mayPay = ({ ticketsUsed, tickets, turn }: ExpeditionsView): boolean => ticketsUsed < TICKETS_PER_TURN && (tickets[turn] ?? 0) > 0;

function waitOf(view: ExpeditionsView): keyof WaitPhrases {
  const { stage } = view;
  if (stage === 'over') return 'end';
  if (stage !== 'free' || hasToExtend(view)) return stage;
  return mayPay(view) ? 'ticket' : 'end';
}

function eventOf(speaker: Speaker, event: Seen<ExpeditionsEvent>, names: Names): string {
  if (event.type === 'over') return resultOf(speaker.phrases, event.winners, event.totals, names);
  return (speaker.phrases.event[event.type] as Phrase<typeof event>)(inWords(speaker, event, names), event);
}

const [RANDOM, ...ALWAYS_THERE] = OPTIONS[0]?.values.slice(0, 3) ?? [];

/** Seats have letters wherever they are named. */
const letter = (seat: string): string => String.fromCharCode(64 + Number(seat));

function optionValueOf({ random, seat, maybeSeat }: Phrases, value: string): string {
  if (value === RANDOM) return random;
  return ALWAYS_THERE.includes(value) ? seat(letter(value)) : maybeSeat(letter(value));
}
