import { BOARDS, FULL_SITE, OBJECTIVES, type ObjectiveId, PLACES, SCORE_CARDS, type ScoreCardId, SITES } from '@banquise/borealis';
import { capital } from '@banquise/kernel';
import type { Section } from '../../kit/board.ts';
import { playableSites } from './choices.ts';
import { briefly, cardText, crowdText, flagText, siteName } from './describe.ts';
import { isHot, pointsOf, scoreOf, standingsOf } from './outlook.ts';
import { type BorealisMoment, type BorealisView, NO_CARD, playerAt, rivalsOf, seatOf, textsOf } from './types.ts';
import { type Step, wordsOf } from './words/words.ts';

/** The table of Borealis as text: my hand and the pool, the goals, then each board with stacks, flags and scientists. */
export function outline(moment: BorealisMoment): readonly Section[] {
  const seat = seatOf(moment);
  return [
    handSection(moment),
    marketSection(moment),
    ...goalSections(moment),
    ...[seat, ...rivalsOf(moment)].map((one) => boardSection(moment, one)),
  ];
}

function handSection(moment: BorealisMoment): Section {
  const words = wordsOf(moment.language);
  const { hand } = playerAt(moment.view, seatOf(moment));
  const lines = hand
    .filter((card) => card !== NO_CARD)
    .map((card) => {
      const sites = playableSites(moment, card).map((site) => siteName(moment, site));
      return sites.length === 0 ? cardText(moment, card) : `${cardText(moment, card)} (${words.playableAt(sites.join(', '))})`;
    });
  return { id: 'hand', heading: words.hand, lines: lines.length === 0 ? [words.noCards] : lines };
}

function marketSection(moment: BorealisMoment): Section {
  const words = wordsOf(moment.language);
  const { market, deck, discard } = moment.view;
  const cards = market.filter((card) => card !== NO_CARD).map((card) => cardText(moment, card));
  return { id: 'market', heading: words.market, lines: [...cards, words.deckOf(deck), words.discardOf(discard.length)] };
}

const STEPS: Readonly<Record<ObjectiveId, Step>> = {
  O01: 'card',
  O02: 'card',
  O03: 'species',
  O04: 'card',
  O05: 'scientist',
  O06: 'scientist',
  O07: 'scientist',
  O08: 'site',
  O09: 'card',
  O10: 'space',
  O11: 'space',
  O12: 'apart',
};

/** What somebody has of an objective, or that it is gone. */
export function standingLines(moment: BorealisMoment, index: number): readonly string[] {
  const words = wordsOf(moment.language);
  const { view, labels } = moment;
  const lines = standingsOf(view, index).map(({ seat, have, need, got }) => {
    const name = labels[seat] ?? '';
    return got ? words.got(name) : words.progress(name, have, need, STEPS[OBJECTIVES[view.objectives[index] ?? 0] as ObjectiveId]);
  });
  if (view.removed[index] === true) return [words.removedFor(reachers(moment, index))];
  return isHot(view, index) ? [words.stillPossible, ...lines] : lines;
}

/** Who reached an objective, within a sentence: the reader is not called by the label, which begins one. */
export function reachers({ view, names, labels, language }: BorealisMoment, index: number): string {
  const { byYou } = wordsOf(language);
  const who = names.map((name, seat) => (labels[seat] === name ? name : byYou));
  return new Intl.ListFormat(language).format(who.filter((_, seat) => ((view.reached[index] ?? 0) & (1 << seat)) !== 0));
}

export const worthLines = (moment: BorealisMoment, card: number): readonly string[] =>
  moment.view.players.map((_, seat) => wordsOf(moment.language).worth(moment.labels[seat] ?? '', scoreOf(moment.view, card, seat)));

function goalSections(moment: BorealisMoment): readonly Section[] {
  const { words: names } = textsOf(moment);
  const { view } = moment;
  const scores = view.scoreCards.map((card, i): Section => {
    const { name, rule } = names.scoreCard[SCORE_CARDS[card] as ScoreCardId];
    return { id: `score-${i}`, heading: name, lines: [rule, ...worthLines(moment, card)] };
  });
  const goals = view.objectives.map((objective, i): Section => {
    const { name, rule } = names.objective[OBJECTIVES[objective] as ObjectiveId];
    return { id: `goal-${i}`, heading: name, lines: [rule, ...standingLines(moment, i)] };
  });
  return [...scores, ...goals];
}

function boardSection(moment: BorealisMoment, seat: number): Section {
  const words = wordsOf(moment.language);
  const { view, names } = moment;
  const player = playerAt(view, seat);
  const mine = seat === moment.you;
  const status = words.status(pointsOf(view)[seat] ?? 0, player.stars, player.hand.length);
  const known =
    mine || player.open.length === 0 ? [] : [`${words.handKnown} ${player.open.map((card) => cardText(moment, card)).join('; ')}`];
  return {
    id: `board-${seat}`,
    heading: `${mine ? words.myBoard : words.boardOf(names[seat] ?? '')} (${words.sideOf(BOARDS[player.board]?.id ?? '')})`,
    lines: [
      status,
      ...known,
      ...PLACES.map((_, place) => crowdText(moment, player, place)),
      ...SITES.map((_, site) => words.standing(siteName(moment, site), flagText(moment, player, site))),
    ],
    rows: [['', ...SITES.map((_, site) => siteName(moment, site))], ...rowsOf(moment, view, seat)],
  };
}

/** The stacks from the top row down, as they lie. */
function rowsOf(moment: BorealisMoment, view: BorealisView, seat: number): readonly (readonly string[])[] {
  const words = wordsOf(moment.language);
  const { sites } = playerAt(view, seat);
  const highest = Math.max(...sites.map((stack) => stack.length));
  return Array.from({ length: Math.min(highest, FULL_SITE) }, (_, i) => highest - i).map((height) => [
    capital(words.row(height)),
    ...sites.map((stack) => {
      const card = stack[height - 1];
      return card === undefined ? '–' : briefly(moment, card);
    }),
  ]);
}
