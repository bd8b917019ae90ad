import { arrowBetween, CARDS, cardOf, EACH_COLOUR, FIRST_ARROW, HEAD, NODES, NONE, nodeOf, SEGMENT_OF } from '@banquise/expeditions';
import { UNKNOWN } from '@banquise/kernel';
import type { Section } from '../../kit/board.ts';
import { isArrow } from './choices.ts';
import { pointsOf } from './outlook.ts';
import { type ExpeditionsMoment, type ExpeditionsView, handOf, textsOf } from './types.ts';
import { wordsOf } from './words/index.ts';

export const nameOf = (moment: ExpeditionsMoment, node: number): string => textsOf(moment).place(NODES[node]?.id ?? 'start');
export const cardName = (moment: ExpeditionsMoment, card: number): string => nameOf(moment, nodeOf(card));

/** Where an expedition goes on from: its tip, or everywhere it has been once it is looped. */
export function originsOf({ arrows, tip }: ExpeditionsView['expeditions'][number]): readonly number[] {
  if (tip !== NONE) return [tip];
  const visited = new Set<number>([0]);
  for (const arrow of arrows) visited.add(HEAD[arrow] as number);
  return [...visited];
}

/** Fewest arrows from an expedition to every node, along segments that it has not used (EXP-30); infinite where none leads, or none is left. */
function distancesOf(expedition: ExpeditionsView['expeditions'][number], barred?: number): readonly number[] {
  const used = new Set([...expedition.arrows.map((arrow) => SEGMENT_OF[arrow]), barred]);
  const far = NODES.map(() => Number.POSITIVE_INFINITY);
  const queue = expedition.left === 0 ? [] : [...originsOf(expedition)];
  for (const origin of queue) far[origin] = 0;
  for (const here of queue) {
    for (let arrow = FIRST_ARROW[here] as number; arrow < (FIRST_ARROW[here + 1] as number); arrow++) {
      const there = HEAD[arrow] as number;
      if (used.has(SEGMENT_OF[arrow]) || far[there] !== Number.POSITIVE_INFINITY) continue;
      far[there] = (far[here] as number) + 1;
      queue.push(there);
    }
  }
  return far;
}

/** Where an expedition goes on from it has arrived already: how far it is to come there again, in by another segment than out. */
function again(expedition: ExpeditionsView['expeditions'][number], node: number): number {
  const used = new Set(expedition.arrows.map((arrow) => SEGMENT_OF[arrow]));
  const ways = neighboursOf(node).map((from) => ({ from, segment: SEGMENT_OF[arrowBetween(from, node)] }));
  const free = ways.filter(({ segment }) => !used.has(segment));
  return Math.min(...free.map(({ from, segment }) => (distancesOf(expedition, segment)[from] ?? 0) + 1));
}

/** Whether a segment leads there from where an expedition goes on, used or not. */
export const isBeside = (view: ExpeditionsView, colour: number, node: number): boolean =>
  originsOf(view.expeditions[colour] as ExpeditionsView['expeditions'][number]).some((origin) => neighboursOf(origin).includes(node));

/** How far each expedition is, in words; one that cannot come there any more is left out, unless it stands there. */
export function farWords({ view, language }: ExpeditionsMoment, node: number): readonly string[] {
  const words = wordsOf(language);
  const far = EACH_COLOUR.flatMap((colour) => {
    const arrows = distanceTo(view, colour, node);
    if (view.expeditions[colour]?.tip === node) return [words.standsHere(colour, Number.isFinite(arrows) ? arrows : undefined)];
    return Number.isFinite(arrows) ? [words.distanceFrom(colour, arrows)] : [];
  });
  return far.length > 0 ? far : [words.outOfReach];
}

/**
 * What is nearest to a node, and how far it is: an expedition under way or, before one has set out, the start (no
 * colour), from where any of those that wait there could go.
 */
export function nearest(view: ExpeditionsView, node: number): { readonly colour: number | undefined; readonly arrows: number } {
  const ways = EACH_COLOUR.map((colour) => ({
    colour: view.expeditions[colour]?.arrows.length === 0 ? undefined : colour,
    arrows: distanceTo(view, colour, node),
  }));
  const waiting = (way: (typeof ways)[number]): number => (way.colour === undefined ? 1 : 0);
  return ways.sort((a, b) => a.arrows - b.arrows || waiting(a) - waiting(b))[0] as (typeof ways)[number];
}

const memo = new WeakMap<object, readonly number[]>();

/** However many arrows are left to an expedition, as long as there are any: infinite where it has used every way. */
export function wayTo(view: ExpeditionsView, colour: number, node: number): number {
  const expedition = view.expeditions[colour] as ExpeditionsView['expeditions'][number];
  const distances = memo.get(expedition) ?? distancesOf(expedition);
  memo.set(expedition, distances);
  return distances[node] || again(expedition, node);
}

/** Infinite also where the arrows left to an expedition do not suffice: it cannot come there. */
export function distanceTo(view: ExpeditionsView, colour: number, node: number): number {
  const far = wayTo(view, colour, node);
  return far > (view.expeditions[colour]?.left ?? 0) ? Number.POSITIVE_INFINITY : far;
}

/** The table as text: where the expeditions stand, what I want, what others have, and the map as a list of ways. */
export function outline(moment: ExpeditionsMoment): readonly Section[] {
  const words = wordsOf(moment.language);
  const { view } = moment;
  const hand = handOf(moment);
  return [
    { id: 'expeditions', heading: words.expeditions, lines: EACH_COLOUR.map((colour) => expeditionLine(moment, colour)) },
    ...(view.drawn.some((card) => card !== UNKNOWN)
      ? [{ id: 'drawn', heading: words.drawn, lines: view.drawn.map((card) => distanceLine(moment, card)) }]
      : []),
    { id: 'hand', heading: words.objectives, lines: hand.length === 0 ? [words.noCards] : hand.map((card) => distanceLine(moment, card)) },
    { id: 'row', heading: words.commons, lines: [...view.row.map((card) => distanceLine(moment, card)), words.deck(view.deck.length)] },
    ...view.hands.map((_, seat) => playerSection(moment, seat)),
    ...mapSections(moment),
  ];
}

/** The start and the discs at sea, then the places by continents. */
function mapSections(moment: ExpeditionsMoment): readonly Section[] {
  const words = wordsOf(moment.language);
  const regions = Map.groupBy(NODES.keys(), (node) => CARDS[cardOf(node)]?.continent);
  return [...regions].map(([continent, nodes]) => ({
    id: `map-${continent ?? 'sea'}`,
    heading: continent === undefined ? words.neighbours : textsOf(moment).continent(continent),
    lines: nodes.map((node) => neighbourLine(moment, node)),
  }));
}

/** Where an expedition stands, in words. */
export function whereIs(moment: ExpeditionsMoment, colour: number): string {
  const words = wordsOf(moment.language);
  const { arrows, tip } = moment.view.expeditions[colour] as ExpeditionsView['expeditions'][number];
  if (arrows.length === 0) return words.notBegun;
  // It goes on from any place it has visited: where it closed matters no more.
  return tip === NONE ? words.looped : words.tip(nameOf(moment, tip));
}

function expeditionLine(moment: ExpeditionsMoment, colour: number): string {
  const words = wordsOf(moment.language);
  const { left } = moment.view.expeditions[colour] as ExpeditionsView['expeditions'][number];
  const ends = [...new Set(moment.moves.flatMap((move) => (isArrow(move) && move.colour === colour ? [move.to] : [])))];
  const ways = ends.length === 0 ? '' : ` ${words.whereItGoes}: ${ends.map((node) => nameOf(moment, node)).join(', ')}.`;
  return `${words.expedition(colour)}, ${whereIs(moment, colour)}, ${words.arrowsLeft(left)}.${ways}`;
}

function distanceLine(moment: ExpeditionsMoment, card: number): string {
  const words = wordsOf(moment.language);
  const node = nodeOf(card);
  const marks = markWords(moment, node).join(', ');
  const list = farWords(moment, node).join(', ');
  return `${words.distances(cardName(moment, card), list)}${marks === '' ? '' : ` (${marks})`}`;
}

/** What stands at a node, in words: whose objective it is, and whose token. */
export function markWords(moment: ExpeditionsMoment, node: number): string[] {
  const words = wordsOf(moment.language);
  const card = node - 1;
  const { view, names } = moment;
  const marks: string[] = [];
  if (CARDS[card] === undefined) return marks;
  if (handOf(moment).includes(card)) marks.push(words.yourObjective);
  if (view.row.includes(card)) marks.push(words.common);
  view.tokens.forEach((tokens, seat) => {
    if (!tokens.includes(card)) return;
    marks.push(seat === moment.you ? words.keyPlace : words.tokenOf(names[seat] ?? ''));
    if (view.abandoned.includes(card)) marks.push(words.abandoned);
  });
  return marks;
}

function playerSection(moment: ExpeditionsMoment, seat: number): Section {
  const words = wordsOf(moment.language);
  const { view, names } = moment;
  const list = (cards: readonly number[] | undefined): string => (cards ?? []).map((card) => cardName(moment, card)).join(', ');
  const [laid, tokens] = [view.laid[seat] ?? [], view.tokens[seat] ?? []];
  return {
    id: `seat-${seat}`,
    heading: names[seat] ?? '',
    lines: [
      words.status(pointsOf(view)[seat] ?? 0, view.hands[seat]?.length ?? 0, laid.length, view.tickets[seat] ?? 0),
      ...(tokens.length > 0 ? [`${words.tokensAt}: ${list(tokens)}`] : []),
      laid.length > 0 ? `${words.cardsLaid}: ${list(laid)}` : words.nothingLaid,
    ],
  };
}

export const neighboursOf = (node: number): readonly number[] => HEAD.slice(FIRST_ARROW[node], FIRST_ARROW[node + 1]);

function neighbourLine(moment: ExpeditionsMoment, node: number): string {
  const words = wordsOf(moment.language);
  const others = neighboursOf(node)
    .map((other) => nameOf(moment, other))
    .join(', ');
  const { kind = 'green', passage } = NODES[node] ?? {};
  const what = [...(kind === 'green' ? [] : [words.kinds[kind]]), ...(passage ? [words.passage] : []), ...markWords(moment, node)];
  const tips = EACH_COLOUR.filter((colour) => moment.view.expeditions[colour]?.tip === node).map((colour) => words.tipOf(colour));
  const said = [...what, ...tips].join(', ');
  return `${words.neighboursOf(nameOf(moment, node), others)}${said === '' ? '' : ` (${said})`}`;
}
