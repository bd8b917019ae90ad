import {
  type BorealisLine,
  COLOURS,
  type Colour,
  headcount,
  LINES,
  MARKET_SIZE,
  OBJECTIVE_STARS,
  OBJECTIVES,
  type ObjectiveId,
  PLACE,
  placeOf,
  REFRESH_COST,
  SCORE_CARDS,
} from '@banquise/borealis';
import { signed } from '@banquise/kernel';
import { observation } from './choices.ts';
import { briefly, faceOf } from './describe.ts';
import { type BorealisOutlook, linesOf, outlookOf, scoreOf, standingsOf } from './outlook.ts';
import { cardsIn, DECK, isPlace, numberIn, REFRESH, REGROUP } from './places.ts';
import { type BorealisChoice, type BorealisMoment, myself, seatOf, textsOf } from './types.ts';
import { wordsOf } from './words/words.ts';

/** Scientists in both camps: a regroup brings a star for each. */
export const inCamps = (moment: BorealisMoment): number =>
  headcount(myself(moment).scientists, 0) + headcount(myself(moment).scientists, 4);

/** The name of a choice on its button. */
export function verb(moment: BorealisMoment, { moves, set = [] }: BorealisChoice): string {
  const words = wordsOf(moment.language);
  const move = moves[0];
  switch (move?.type) {
    case 'observe':
      return words.observeAt(words.at[placeOf(move.site)] ?? '');
    case 'regroup':
      return words.regroupWith(inCamps(moment));
    case 'replace':
      return words.replace(set.length);
    case 'place':
      return words.bringTo(words.towards[placeOf(move.site)] ?? '');
    case 'take':
      return words.take;
    case 'draw':
      return words.draw;
    case 'refresh':
      return words.refreshFor(REFRESH_COST);
    case undefined:
      return '';
  }
}

/** The prompt while a choice is under way: what would come of it, in one sentence. */
export function nextStep(moment: BorealisMoment, picked: readonly string[]): string | undefined {
  const words = wordsOf(moment.language);
  const [first, second] = picked;
  if (first === REGROUP) return words.toDiscard(cardsIn(picked).length, inCamps(moment), besides(moment));
  if (moment.view.stage === 'replace') return words.toReplace(picked.length);
  if (first === DECK) return dealt(moment, words.drawWhich, 1);
  if (first === REFRESH) return dealt(moment, words.refreshWhich(REFRESH_COST), MARKET_SIZE);
  if (isPlace(first, 'market')) return dealt(moment, words.takeWhich(textsOf(moment).card(moment.view.market[numberIn(first)] ?? 0)), 1);
  if (isPlace(first, 'site')) return brought(moment, numberIn(first));
  if (!isPlace(first, 'hand')) return undefined;
  const card = numberIn(first);
  if (!isPlace(second, 'site')) return words.chooseSite(briefly(moment, card));
  const site = numberIn(second);
  const outlook = outlookOf(moment, observation(card, site));
  return `${words.ask(words.animal[faceOf(card).species], words.at[placeOf(site)] ?? '', moved(moment, outlook))} ${why(moment, outlook)}`;
}

/** What will be done, and that the discard pile becomes the deck where cards are wanting for it (BLS-43). */
const dealt = (moment: BorealisMoment, said: string, cards: number): string =>
  moment.view.deck < cards ? `${said} ${wordsOf(moment.language).usedUp}` : said;

/**
 * "Morning Shift +5, Safe Return −18": the objective that a regroup reaches, and the scoring card that pays for those in the
 * camps, whom it leads away.
 */
function besides(moment: BorealisMoment): string {
  const { view } = moment;
  const { objective, scoreCard } = textsOf(moment).words;
  const seat = seatOf(moment);
  const shift = view.objectives.findIndex((index) => OBJECTIVES[index] === 'O07');
  const standing = shift < 0 || view.removed[shift] === true ? undefined : standingsOf(view, shift)[seat];
  const reached = standing !== undefined && !standing.got && standing.have >= standing.need;
  const card = view.scoreCards.find((index) => SCORE_CARDS[index] === 'S07');
  const worth = card === undefined ? 0 : scoreOf(view, card, seat);
  return [
    ...(reached ? [`${objective.O07.name} ${signed(OBJECTIVE_STARS)}`] : []),
    ...(worth === 0 ? [] : [`${scoreCard.S07.name} ${signed(-worth)}`]),
  ].join(', ');
}

/** "6 scientists return to the left." and what that changes, where it changes anything. */
function brought(moment: BorealisMoment, site: number): string {
  const said = wordsOf(moment.language).bringWhich(inCamps(moment), wordsOf(moment.language).towards[placeOf(site)] ?? '');
  const move = PLACE[site];
  const outlook = move === undefined ? undefined : outlookOf(moment, move);
  return outlook === undefined || outlook.points.to === outlook.points.from ? said : `${said} ${why(moment, outlook)}`;
}

/** "the flag climbs to 5, this round is the last": who walks where is drawn. */
function moved(moment: BorealisMoment, { advance, ends }: BorealisOutlook): string {
  const words = wordsOf(moment.language);
  return [advance === undefined ? words.flagStays : words.flagTo(advance.stars), ...(ends ? [words.endsRound] : [])].join(', ');
}

/** "Blue to the left, yellow to the right": the same for those who do not see it. */
export function walked(moment: BorealisMoment, walks: BorealisOutlook['walks']): string {
  const words = wordsOf(moment.language);
  const { colour } = textsOf(moment).words;
  return walks.map((walk) => words.goes(colour[COLOURS[walk.colour] as Colour], words.towards[walk.to] ?? '')).join(', ');
}

/** "−6 points: Common Destination −7, tracks +1.": which lines of the score sheet make the change. */
export function why(moment: BorealisMoment, { view, points, reached }: BorealisOutlook): string {
  const words = wordsOf(moment.language);
  const seat = seatOf(moment);
  const [was, is] = [linesOf(moment.view, seat), linesOf(view, seat)];
  const gain = points.to - points.from;
  const names = reached.map((index) => textsOf(moment).words.objective[OBJECTIVES[index] as ObjectiveId].name);
  const lines = LINES.flatMap((line) => {
    const by = is[line] - was[line];
    const other = line === 'tokens' ? by - names.length * OBJECTIVE_STARS : by;
    const won = line === 'tokens' ? names.map((name) => `${name}\u00a0${signed(OBJECTIVE_STARS)}`) : [];
    return other === 0 ? won : [...won, `${partOf(moment, line)}\u00a0${signed(other)}`];
  });
  return lines.length === 0 ? words.whyNone : words.outcome(`${signed(gain)}\u00a0${words.points(gain)}`, lines.join(', '));
}

/** A line of the score sheet in a word; a scoring card by its name. */
function partOf(moment: BorealisMoment, line: BorealisLine): string {
  const [groups, tracks, bonus, , tokens] = wordsOf(moment.language).parts;
  if (line === 'score1' || line === 'score2') return textsOf(moment).lineOf(line, moment.view.scoreCards);
  return { groups, tracks, bonus, tokens }[line];
}
