import { CARDS, cardOf, EACH_COLOUR, NODES, nodeOf } from '@banquise/expeditions';
import { capital } from '@banquise/kernel';
import type { Caption, Change, Help, Listing } from '../../kit/board.ts';
import { isArrow, lastArrow, refusalAt } from './choices.ts';
import { Flag, Pattern, Sign, Vignette } from './marks.tsx';
import { distanceTo, farWords, isBeside, markWords, nameOf, nearest, neighboursOf, whereIs } from './outline.ts';
import { type ExpeditionsOutlook, outlookOf } from './outlook.ts';
import { expeditionPlace, parse, pickedNode, type TicketUse, ticketPlace } from './places.ts';
import { gains } from './speech.ts';
import { Story } from './story.tsx';
import { type ExpeditionsChoice, type ExpeditionsMoment, type ExpeditionsMove, handOf, seatOf, textsOf } from './types.ts';
import { wordsOf } from './words/index.ts';
import type { TableWords } from './words/words.ts';

/** Countries that share a place with the one on its card. */
const SHARED: Readonly<Record<string, string>> = { 'victoria-falls': 'ZW', altiplano: 'PE' };

/** Countries and continent, as on the card; what a stop gives elsewhere. */
export function whereabouts(moment: ExpeditionsMoment, node: number): string {
  const texts = textsOf(moment);
  const words = wordsOf(moment.language);
  const card = CARDS[cardOf(node)];
  const { kind = 'green', passage } = NODES[node] ?? {};
  if (card === undefined) return passage ? words.passage : words.kinds[kind];
  const shared = SHARED[card.id];
  const codes = shared === undefined ? card.countries : [...card.countries, shared];
  const countries = codes.map((code) => texts.country(code)).join(', ');
  return [...new Set([...(countries === '' ? [] : [countries]), texts.continent(card.continent)])].join(' · ');
}

/** The picture of what a place is. */
function figureOf(node: number) {
  const card = cardOf(node);
  const { kind = 'green' } = NODES[node] ?? {};
  return (
    <span className="figure">
      {card >= 0 ? <Vignette card={card} /> : <Sign name={kind === 'red' ? 'ticket' : kind === 'blue' ? 'bonus' : 'node-start'} />}
    </span>
  );
}

/** The node that a selection is about: its end, or the place of a card. */
function subjectOf(picked: readonly string[]): number {
  const node = pickedNode(picked);
  if (node >= 0) return node;
  const card = picked.findLast((place) => /^(hand|row|drawn):/.test(place));
  return card === undefined ? -1 : nodeOf(parse(card).numbers[0] ?? 0);
}

export function caption(moment: ExpeditionsMoment, picked: readonly string[], armed: readonly ExpeditionsChoice[]): Caption | undefined {
  const words = wordsOf(moment.language);
  const node = subjectOf(picked);
  const move = armed[0]?.moves[0];
  if (move?.type === 'ticket-remove') return removal(moment, move.colour);
  if (moment.view.stage === 'exchange') return exchange(moment, picked[1]);
  if (node >= 0) {
    const outlook = move === undefined ? undefined : outlookOf(moment, move);
    const marks = markWords(moment, node).join(', ');
    const marking = move?.type === 'mark';
    const why = marking
      ? words.markWould
      : outlook !== undefined && move !== undefined && isArrow(move)
        ? sentences(moment, node, move.colour, outlook)
        : undefined;
    return {
      title: nameOf(moment, node),
      figure: figureOf(node),
      text: [whereabouts(moment, node), ...(marks === '' ? [] : [marks])].join(' · '),
      changes: outlook === undefined || marking ? [] : changesOf(moment, outlook),
      ...(why === undefined ? {} : { why }),
    };
  }
  const { kind, numbers, word } = parse(picked[0] ?? '');
  // The prompt says what to do with it.
  if (kind === 'exp') return { title: words.expedition(numbers[0] ?? 0), changes: [] };
  if (kind === 'ticket') {
    // What to do with it is in the prompt.
    return { title: ticketTitle(words.ticketUses, word as TicketUse), changes: [] };
  }
  return undefined;
}

/** What a ticket does, in one piece: the verb with its object, or the arrow by itself. */
const ticketTitle = (uses: TableWords['ticketUses'], use: TicketUse): string =>
  use === 'arrow' ? capital(uses.arrow[1]) : uses[use].join(' ');

/** The pictures are there, and the prompt says what is given for what: here it would push the pictures up. */
function exchange({ language, view, you }: ExpeditionsMoment, given = ''): Caption | undefined {
  const [card = -1] = parse(given).numbers;
  return view.tokens[Number(you)]?.includes(card) ? { title: wordsOf(language).keyLost, changes: [] } : undefined;
}

function removal(moment: ExpeditionsMoment, colour: number): Caption {
  const words = wordsOf(moment.language);
  const last = lastArrow(moment.view.expeditions[colour]?.arrows ?? []);
  const move = moment.moves.find((legal) => legal.type === 'ticket-remove' && legal.colour === colour);
  const outlook = move === undefined ? undefined : outlookOf(moment, move);
  const from = last?.from ?? 0;
  // Which arrow goes is in the prompt; the start is nothing that one could reach.
  const why = [
    ...(from === 0 ? [] : [words.removalReaches(nameOf(moment, from))]),
    ...(outlook === undefined ? [] : gains(moment, colour, outlook)),
  ].join(' ');
  const changes = outlook === undefined ? [] : changesOf(moment, outlook);
  return { title: words.removeArrow(colour), changes, ...(why === '' ? {} : { why }) };
}

/** A ticket that is gained is told in words: beside the one that is paid for it a sum would be wrong, or nothing. */
const changesOf = ({ language }: ExpeditionsMoment, { points: { now, after } }: ExpeditionsOutlook): readonly Change[] =>
  now === after ? [] : [{ icon: <Sign name="lay" />, label: wordsOf(language).score, from: now, to: after }];

/** What an arrow would set off, in words. */
function sentences(moment: ExpeditionsMoment, node: number, colour: number, outlook: ExpeditionsOutlook): string {
  const found = gains(moment, colour, outlook);
  return found.length > 0 || NODES[node]?.kind !== 'green' ? found.join(' ') : wordsOf(moment.language).nothingWould;
}

/** In the table as text: by expedition, with what the arrow would set off; tickets and the rest apart. */
export function listing(moment: ExpeditionsMoment, move: ExpeditionsMove): Listing {
  const words = wordsOf(moment.language);
  const told = (colour: number): string => gains(moment, colour, outlookOf(moment, move)).join(' ');
  if (isArrow(move))
    return { group: move.type === 'ticket-arrow' ? words.tickets : words.expedition(move.colour), effect: told(move.colour) };
  if (move.type === 'ticket-remove') return { group: words.tickets, effect: `${words.removalTeaches} ${told(move.colour)}`.trim() };
  return { group: move.type === 'ticket-exchange' ? words.tickets : '', effect: move.type === 'mark' ? words.markWould : '' };
}

export function verb(moment: ExpeditionsMoment, { moves: [move], verb: name }: ExpeditionsChoice): string {
  const words = wordsOf(moment.language);
  if (move === undefined) return name;
  switch (move.type) {
    case 'main':
    case 'bonus':
      return words.placeArrow(move.colour);
    case 'ticket-arrow':
      return words.payTicket(move.colour);
    case 'mark':
      return words.markPlace(nameOf(moment, nodeOf(move.card)));
    default:
      return words.verbs[move.type] ?? move.type;
  }
}

/** Every disc asks for its reason with each step of the focus: within a moment the answer stays the same, whatever place is chosen. */
const reasons = new WeakMap<ExpeditionsMoment, Map<string, string>>();

export function reason(moment: ExpeditionsMoment, place: string, picked: readonly string[]): string {
  const said = reasons.get(moment) ?? new Map<string, string>();
  reasons.set(moment, said);
  const ways = picked.filter((one) => one.startsWith('ticket:') || one.startsWith('exp:'));
  const key = [place, ...ways].join(' ');
  const there = said.get(key) ?? why(moment, place, ways);
  said.set(key, there);
  return there;
}

/** Why a place cannot be chosen: far away in arrows, or the game's own reason. */
function why(moment: ExpeditionsMoment, place: string, picked: readonly string[]): string {
  if (reachable(moment, place, picked)) return '';
  const { kind, numbers } = parse(place);
  const node = kind === 'node' ? (numbers[0] ?? 0) : kind === 'hand' || kind === 'row' ? nodeOf(numbers[0] ?? 0) : -1;
  return (node < 0 ? '' : farAway(moment, node, picked)) || refusalAt(moment, place, picked);
}

/** A place out of reach: how far it is, and what it is to whoever points at it. */
function farAway(moment: ExpeditionsMoment, node: number, picked: readonly string[]): string {
  const words = wordsOf(moment.language);
  const { view } = moment;
  const ticket = picked.includes(ticketPlace('arrow'));
  const placing = ticket || view.stage === 'bonus' || view.stage === 'restart' || (view.stage === 'free' && !view.mainDone);
  const chosen = EACH_COLOUR.find((one) => picked.includes(expeditionPlace(one)));
  const { colour, arrows } = chosen === undefined ? nearest(view, node) : { colour: chosen, arrows: distanceTo(view, chosen, node) };
  const beside = EACH_COLOUR.some((one) => (chosen ?? one) === one && isBeside(view, one, node));
  if (!placing || beside) return '';
  if (!Number.isFinite(arrows)) return chosen === undefined ? `${words.distances(nameOf(moment, node), words.outOfReach)}.` : '';
  const card = cardOf(node);
  const { kind } = NODES[node] ?? {};
  const stands = colour !== undefined && view.expeditions[colour]?.tip === node;
  const said: readonly (readonly [boolean, string])[] = [
    [handOf(moment).includes(card), words.isMine],
    [view.tokens[seatOf(moment)]?.includes(card) === true && moment.you !== 'spectator', words.isKey],
    [view.row.includes(card), words.isCommon],
    ...view.tokens.map(
      (cards, seat) => [cards.includes(card) && seat !== moment.you, `${capital(words.tokenOf(moment.names[seat] ?? ''))}.`] as const,
    ),
    [kind === 'blue', words.isBlue],
    [kind === 'red', words.isRed],
  ];
  return [
    words.distances(nameOf(moment, node), `${stands ? capital(words.standsHere(colour, arrows)) : words.away(arrows, colour)}.`),
    ...said.flatMap(([is, text]) => (is ? [text] : [])),
  ].join(' ');
}

/** Whether something legal can be done with a place at all. */
function reachable(moment: ExpeditionsMoment, place: string, picked: readonly string[]): boolean {
  const { kind, numbers, word } = parse(place);
  const n = numbers[0] ?? -1;
  const node = kind === 'node' ? n : kind === 'hand' || kind === 'row' ? nodeOf(n) : -1;
  return moment.moves.some((move) => {
    if (isArrow(move))
      return kind === 'ticket'
        ? word === 'arrow' && move.type === 'ticket-arrow'
        : kind === 'exp' || kind === 'arrow'
          ? move.colour === n
          : move.to === node && (move.type !== 'ticket-arrow' || !moment.view.mainDone || picked[0] === ticketPlace('arrow'));
    if (move.type === 'mark') return nodeOf(move.card) === node;
    if (move.type === 'ticket-remove') return (kind === 'ticket' && word === 'remove') || (kind === 'exp' && move.colour === n);
    if (move.type === 'ticket-exchange') return kind === 'ticket' && word === 'exchange';
    return move.type === 'exchange-keep' && ((kind === 'drawn' && move.keep === n) || (kind === 'hand' && move.discard === n));
  });
}

const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  green: ['EXP-37', 'EXP-21'],
  start: ['EXP-1'],
  blue: ['EXP-45'],
  red: ['EXP-44'],
  exp: ['EXP-29', 'EXP-48'],
  arrow: ['EXP-59'],
  remove: ['EXP-61'],
  exchange: ['EXP-64'],
};

/** A place with its picture and its story, a stop with what it gives, an expedition with where it stands. */
export function help(moment: ExpeditionsMoment, place: string, picked: readonly string[] = []): Help | undefined {
  const words = wordsOf(moment.language);
  const { kind, numbers, word } = parse(place);
  const n = numbers[0] ?? 0;
  if (kind === 'node') return nodeHelp(moment, n, picked);
  if (kind === 'hand' || kind === 'row' || kind === 'drawn') return nodeHelp(moment, nodeOf(n), picked);
  if (kind === 'ticket') {
    return {
      title: ticketTitle(words.ticketUses, word as TicketUse),
      figure: (
        <span className="figure">
          <Sign name={`ticket-${word}`} />
        </span>
      ),
      lines: [{ text: words.ticketHelp }],
      clauses: CLAUSES[word] ?? [],
    };
  }
  if (kind === 'exp' || kind === 'arrow') {
    const figure = (
      <span className="figure exp-figure">
        <Flag colour={n} letter={words.letters[n] ?? ''} />
        <Pattern colour={n} />
      </span>
    );
    const left = moment.view.expeditions[n]?.left ?? 0;
    const stand = `${capital(whereIs(moment, n))}, ${words.arrowsLeft(left)}.`;
    const help = left === 0 ? words.stockEmpty : words.expeditionHelp;
    return { title: words.expedition(n), figure, lines: [{ text: stand }, { text: help }], clauses: CLAUSES.exp ?? [] };
  }
  return undefined;
}

function nodeHelp(moment: ExpeditionsMoment, node: number, picked: readonly string[]): Help {
  const words = wordsOf(moment.language);
  const { kind = 'green', passage } = NODES[node] ?? {};
  const card = CARDS[cardOf(node)];
  const marks = markWords(moment, node).join(', ');
  const ways = words.neighboursOf(
    nameOf(moment, node),
    neighboursOf(node)
      .map((other) => nameOf(moment, other))
      .join(', '),
  );
  const far = farWords(moment, node).join(', ');
  // In the bubble of a place far away stands how far it is and what it is to the reader, or that nobody comes there; here it would be said twice.
  const aside = farAway(moment, node, picked) !== '';
  const lines =
    card === undefined
      ? [words.stopHelp[kind === 'green' ? 'start' : kind], ...(passage ? [words.stopHelp.passage] : [])]
      : [whereabouts(moment, node)];
  return {
    title: nameOf(moment, node),
    figure: figureOf(node),
    lines: [
      ...lines.map((text, i) => ({ text, aside: aside && i === 0 && (kind === 'blue' || kind === 'red') })),
      ...(marks === '' ? [] : [{ text: capital(marks), aside: aside && far !== words.outOfReach }]),
      { text: capital(far), aside },
      { text: ways, aside: true },
    ],
    ...(card === undefined ? {} : { more: <Story language={moment.language} place={card.id} /> }),
    clauses: CLAUSES[kind] ?? [],
  };
}
