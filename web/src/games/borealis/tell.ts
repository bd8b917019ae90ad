import { FULL_SITE, OBJECTIVES, type ObjectiveId, placeOf, SCORE_CARDS } from '@banquise/borealis';
import { capital } from '@banquise/kernel';
import type { FirstGame, Told, Turn } from '../../kit/board.ts';
import { faceOf } from './describe.ts';
import { type BorealisEvent, type BorealisMoment, type BorealisTypes, textsOf } from './types.ts';
import { wordsOf } from './words/words.ts';

type Kinds = ReadonlySet<BorealisEvent['type']>;
const NOTHING: Kinds = new Set();
const DRAWN: Kinds = new Set(['took', 'drew']);
/** In the pool, and in the name of the round. */
const SEEN: Kinds = new Set([...DRAWN, 'refreshed', 'triggered']);

/** A turn in one line: what was observed and where, what the flag did, what was taken. */
export function tell(moment: BorealisMoment, turn: Turn<BorealisTypes>, later: readonly Turn<BorealisTypes>[] = []): Told {
  const you = turn.seat === moment.you;
  if (prepares(turn)) return toldStart(moment, turn, later);
  const all = (turn.events as readonly BorealisEvent[]).filter((event) => !('seat' in event) || event.seat === turn.seat);
  // Whoever begins may have chosen the starting cards in the same breath: the turn is what is told.
  const own = all.slice(
    Math.max(
      0,
      all.findIndex(({ type }) => type === 'observed' || type === 'regrouped'),
    ),
  );
  const has = (wanted: BorealisEvent['type']): boolean => own.some(({ type }) => type === wanted);
  const reached = own.filter(({ type }) => type === 'reached').length;
  const joined = (events: readonly BorealisEvent[], say: (event: BorealisEvent) => string): string =>
    events
      .map(say)
      .filter((text) => text !== '')
      .join(', ');
  // Three rows of a panel hold it all: what was drawn gives way to a new pool, and whatever is seen elsewhere to an objective.
  const told = inOne(own.filter(({ type }) => !(reached > 0 ? SEEN : has('refreshed') ? DRAWN : NOTHING).has(type)));
  // A regroup is said first, with the site it ends on: what is drawn meanwhile would hide what it is.
  const back = own.find(({ type }) => type === 'returned');
  const to = back?.type === 'returned' ? (wordsOf(moment.language).at[placeOf(back.site)] ?? '') : '';
  return {
    full: [joined(told, (event) => phrase(moment, event, you, to)), reaches(moment, own, you)].filter((text) => text !== '').join(', '),
    short: capital(joined(own, (event) => brief(moment, event, you, to, reached))),
  };
}

/** What was drawn before and after the deck was shuffled is one draw. */
function inOne(events: readonly BorealisEvent[]): readonly BorealisEvent[] {
  const draws = events.filter((event) => event.type === 'drew');
  const count = draws.reduce((sum, event) => sum + event.count, 0);
  const [first] = draws;
  return events.flatMap((event): BorealisEvent[] => (event.type !== 'drew' ? [event] : event === first ? [{ ...first, count }] : []));
}

/** Starting cards: how many were replaced is known once all have chosen, which may be in the turn of another (BLS-16). */
function toldStart(moment: BorealisMoment, turn: Turn<BorealisTypes>, later: readonly Turn<BorealisTypes>[]): Told {
  const words = wordsOf(moment.language);
  const you = turn.seat === moment.you;
  const settled = [turn, ...later].flatMap((taken) => (taken.events as readonly BorealisEvent[]).filter(isSettled));
  const own = settled.find(({ seat }) => seat === turn.seat);
  if (own === undefined) return { full: words.toldChooses(you), short: capital(words.hasChosen) };
  const full = words.toldReplaced(own.type === 'discarded' ? own.cards.length : 0, you);
  return { full, short: capital(full) };
}

type Settled = Extract<BorealisEvent, { readonly type: 'kept' | 'discarded' }>;
const isSettled = (event: BorealisEvent): event is Settled => event.type === 'kept' || event.type === 'discarded';

/**
 * What was played and where, in two rows of a narrow panel: the gain says whether the flag climbed, an objective says more than the place, and
 * that the round is the last stands in the prompt.
 */
function brief(moment: BorealisMoment, event: BorealisEvent, you: boolean, to: string, reached: number): string {
  const words = wordsOf(moment.language);
  const objectives = reached === 0 ? '' : `, ${words.shortReached(reached)}`;
  switch (event.type) {
    case 'observed':
      return `${words.animal[faceOf(event.card).species]}${objectives === '' ? ` ${words.at[placeOf(event.site)]}` : objectives}`;
    case 'regrouped':
      return `${phrase(moment, event, you, objectives === '' ? to : '')}${objectives}`;
    default:
      return '';
  }
}

/** One objective by its name, several by their number. */
function reaches(moment: BorealisMoment, events: readonly BorealisEvent[], you: boolean): string {
  const { objective } = textsOf(moment).words;
  const names = events.flatMap((event) => (event.type === 'reached' ? [objective[OBJECTIVES[event.objective] as ObjectiveId].name] : []));
  return names.length === 0 ? '' : wordsOf(moment.language).toldReached(names, you);
}

/** What an event adds to the line. */
function phrase(moment: BorealisMoment, event: BorealisEvent, you: boolean, to: string): string {
  const words = wordsOf(moment.language);
  const texts = textsOf(moment);
  const at = (site: number): string => words.at[placeOf(site)] ?? '';
  switch (event.type) {
    case 'observed':
      return words.toldObserved(words.animal[faceOf(event.card).species], at(event.site), you);
    case 'advanced':
      return words.toldFlag(event.stars);
    case 'took':
      return words.toldTakes(`${words.animal[faceOf(event.card).species]} ${texts.words.by[faceOf(event.card).vehicle]}`, you);
    case 'drew':
      return words.toldDraws(event.count, you);
    case 'refreshed':
      return words.toldRefreshed(you);
    case 'regrouped':
      return words.toldRegroups(to, you).trim();
    case 'triggered':
      return words.lastRound;
    default:
      return '';
  }
}

/** Where the scoring cards pay from the start, the first flag that climbs may cost: that they can fall is said first. */
export function firstGame(moment: BorealisMoment): FirstGame {
  const { language, view } = moment;
  const words = wordsOf(language);
  const [flags, scientists, cards] = words.firstGame.why;
  const pays = view.scoreCards.some((card) => SCORE_CARDS[card] === 'S02');
  const why = pays ? ([cards, flags, scientists] as const) : words.firstGame.why;
  return { ...words.firstGame, why, ...(view.stage === 'replace' ? { before: words.replaceWhy } : {}) };
}

/** Starting cards are replaced before the first turn; whoever begins may do both one after the other. */
export const prepares = ({ events }: Turn<BorealisTypes>): boolean =>
  !(events as readonly BorealisEvent[]).some(({ type }) => type === 'observed' || type === 'regrouped');

/** "Round 5"; from the card that fills a location on: that this round is the last. */
export const roundName = ({ view, language }: BorealisMoment, n: number): string => {
  const words = wordsOf(language);
  const last = n === view.round && view.players.some(({ sites }) => sites.some(({ length }) => length === FULL_SITE));
  return last ? capital(words.lastRound) : words.round(n);
};
