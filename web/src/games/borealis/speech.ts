import { COLOURS, type Colour, headcount, OBJECTIVES, type ObjectiveId, placeOf, REFRESH_COST } from '@banquise/borealis';
import { observation } from './choices.ts';
import { briefly, capital, faceOf } from './describe.ts';
import { type BorealisOutlook, outlookOf } from './outlook.ts';
import { cardsIn, DECK, isPlace, numberIn, REFRESH, REGROUP } from './places.ts';
import { type BorealisChoice, type BorealisMoment, myself, textsOf } from './types.ts';
import { wordsOf } from './words/words.ts';

/** Scientists in both camps: a regroup brings a star for each. */
export const inCamps = (moment: BorealisMoment): number =>
  headcount(myself(moment).scientists, 0) + headcount(myself(moment).scientists, 4);

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '± 0');

/** The name of a choice on its button. */
export function verb(moment: BorealisMoment, { moves, set = [] }: BorealisChoice): string {
  const words = wordsOf(moment.language);
  const move = moves[0];
  switch (move?.type) {
    case 'observe':
      return words.observeAt(words.at[placeOf(move.site)] ?? '');
    case 'regroup':
      return words.regroupWith(set.length, inCamps(moment));
    case 'replace':
      return words.replace(set.length);
    case 'place':
      return words.bringTo(words.at[placeOf(move.site)] ?? '');
    case 'take':
      return words.take;
    case 'draw':
      return words.drawBlind(moment.view.deck);
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
  if (first === REGROUP) return words.toDiscard(cardsIn(picked).length, inCamps(moment));
  if (moment.view.step === 'replace') return words.toReplace(picked.length);
  if (first === DECK) return words.drawWhich;
  if (first === REFRESH) return words.refreshWhich(REFRESH_COST);
  if (isPlace(first, 'market')) return words.takeWhich(textsOf(moment).card(moment.view.market[numberIn(first)] ?? 0));
  if (isPlace(first, 'site')) return words.bringWhich(inCamps(moment), words.at[placeOf(numberIn(first))] ?? '');
  if (!isPlace(first, 'hand')) return undefined;
  const card = numberIn(first);
  if (!isPlace(second, 'site')) return words.chooseSite(briefly(moment, card));
  const site = numberIn(second);
  const question = words.ask(textsOf(moment).words.species[faceOf(card).species], words.at[placeOf(site)] ?? '');
  return `${question} ${consequences(moment, outlookOf(moment, observation(card, site)))}`;
}

/** "Yellow to the left camp, blue to the middle, flag on 5: +3 points." */
export function consequences(moment: BorealisMoment, { walks, advance, reached, ends, points }: BorealisOutlook): string {
  const words = wordsOf(moment.language);
  const { colour, objective } = textsOf(moment).words;
  const parts = [
    ...walks.map((walk) => words.goes(colour[COLOURS[walk.colour] as Colour], words.towards[walk.to] ?? '')),
    ...(advance === undefined ? [] : [words.flagTo(advance.stars)]),
    ...reached.map((index) => words.reaches(objective[OBJECTIVES[index] as ObjectiveId].name)),
    ...(ends ? [words.lastRound] : []),
  ];
  const gain = points.to - points.from;
  return words.outcome(capital(parts.join(', ')), `${signed(gain)} ${words.points(gain)}`);
}
