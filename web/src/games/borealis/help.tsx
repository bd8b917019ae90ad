import { OBJECTIVES, type ObjectiveId, SCORE_CARDS, type ScoreCardId } from '@banquise/borealis';
import { capital } from '@banquise/kernel';
import type { ReactNode } from 'react';
import type { Help } from '../../kit/board.ts';
import { Mark } from '../../ui/icon.tsx';
import { cameBy } from './came.ts';
import { Back, Picture } from './card.tsx';
import { briefly, cardText, crowdText, faceOf, flagText, placeName, siteName } from './describe.ts';
import { standingLines, worthLines } from './outline.ts';
import { DECK, DISCARD, isPlace, numberIn, REFRESH, REGROUP } from './places.ts';
import { GoalSign, Sign } from './sign.tsx';
import { type BorealisEvent, type BorealisMoment, myself, NO_CARD, textsOf } from './types.ts';
import { wordsOf } from './words/words.ts';

/** A piece or a place explained, in the words of the table. */
export function help(
  moment: BorealisMoment,
  place: string,
  _picked?: readonly string[],
  recent: readonly BorealisEvent[] = [],
): Help | undefined {
  const words = wordsOf(moment.language);
  const { deck, discard, market } = moment.view;
  if (isPlace(place, 'market')) return poolHelp(moment, market[numberIn(place)] ?? NO_CARD, recent);
  if (isPlace(place, 'hand') || isPlace(place, 'card')) return cardHelp(moment, numberIn(place));
  if (isPlace(place, 'site')) return siteHelp(moment, numberIn(place));
  if (isPlace(place, 'camp')) return campHelp(moment, numberIn(place));
  if (isPlace(place, 'score')) return scoreHelp(moment, numberIn(place));
  if (isPlace(place, 'goal')) return goalHelp(moment, numberIn(place));
  if (place === DECK)
    return { title: words.deckOf(deck), figure: <Back />, lines: [{ text: words.deckHelp }], clauses: ['BLS-28', 'BLS-43'] };
  if (place === DISCARD) return discardHelp(moment, discard);
  if (place === REFRESH)
    return { title: words.refresh, lines: [{ icon: <Big name="star" />, text: words.refreshHelp }], clauses: ['BLS-29'] };
  if (place === REGROUP)
    return { title: words.regroup, lines: [{ icon: <Big name="camp" />, text: words.regroupHelp }], clauses: ['BLS-31'] };
  return undefined;
}

const Big = ({ name }: { name: string }): ReactNode => (
  <span className="bl-big">
    <Sign name={name} />
  </span>
);

function cardHelp(moment: BorealisMoment, card: number): Help | undefined {
  if (card === NO_CARD) return undefined;
  const words = wordsOf(moment.language);
  const { words: names } = textsOf(moment);
  const { species, vehicle, left, right, bonus } = faceOf(card);
  const pair = left === right ? words.twinsHelp(names.colour[left]) : words.pairHelp(names.colour[left], names.colour[right]);
  return {
    title: briefly(moment, card),
    figure: <Picture card={card} width={216} />,
    lines: [
      { icon: <Big name={species} />, text: words.speciesHelp },
      { icon: <Big name={vehicle} />, text: words.vehicleHelp(names.vehicle[vehicle]) },
      { icon: <Big name={left} />, text: pair },
      ...(bonus > 0 ? [{ icon: <Big name="star" />, text: words.bonusHelp }] : []),
    ],
    clauses: ['BLS-8', 'BLS-22'],
  };
}

/** A card of the pool that carries somebody's mark says why. */
function poolHelp(moment: BorealisMoment, card: number, recent: readonly BorealisEvent[]): Help | undefined {
  const told = cardHelp(moment, card);
  const by = cameBy(recent).get(card);
  if (told === undefined || by === undefined) return told;
  const since = capital(wordsOf(moment.language).cameWith(moment.names[by] ?? ''));
  return { ...told, lines: [{ icon: <Mark seat={by} />, text: `${since}.` }, ...told.lines] };
}

/** The stack from the top down: the strip of every card in words. */
function siteHelp(moment: BorealisMoment, site: number): Help {
  const words = wordsOf(moment.language);
  const player = myself(moment);
  const cards = [...(player.sites[site] ?? [])].reverse();
  return {
    title: siteName(moment, site),
    lines: [
      ...cards.map((card) => ({ icon: <Big name={faceOf(card).species} />, text: briefly(moment, card) })),
      { text: capital(flagText(moment, player, site)) },
      { text: crowdText(moment, player, site + 1) },
      { text: words.siteHelp },
    ],
    clauses: ['BLS-26', 'BLS-46'],
  };
}

function campHelp(moment: BorealisMoment, place: number): Help {
  const words = wordsOf(moment.language);
  return {
    title: placeName(moment, place),
    lines: [
      { icon: <Big name="camp" />, text: crowdText(moment, myself(moment), place) },
      { text: words.campHint },
      { text: words.regroupHelp },
    ],
    clauses: ['BLS-31', 'BLS-24'],
  };
}

function scoreHelp(moment: BorealisMoment, card: number): Help {
  const words = wordsOf(moment.language);
  const id = SCORE_CARDS[card] as ScoreCardId;
  const { name, rule } = textsOf(moment).words.scoreCard[id];
  const worth = moment.view.scoreCards.includes(card) ? worthLines(moment, card) : [];
  const own = OWN_CLAUSE[id];
  return {
    title: name,
    figure: <Poster id={id} />,
    lines: [rule, ...worth, words.scoreHelp].map((text) => ({ text })),
    clauses: ['BLS-R15', ...(own === undefined ? [] : [own])],
  };
}

function goalHelp(moment: BorealisMoment, objective: number): Help {
  const words = wordsOf(moment.language);
  const id = OBJECTIVES[objective] as ObjectiveId;
  const { name, rule } = textsOf(moment).words.objective[id];
  const index = moment.view.objectives.indexOf(objective);
  const standings = index < 0 ? [] : standingLines(moment, index);
  const open = moment.view.removed[index] === true ? [] : [words.goalHelp];
  return {
    title: name,
    figure: <Poster id={id} />,
    lines: [rule, ...standings, ...open].map((text) => ({ text })),
    clauses: ['BLS-36'],
  };
}

/** The paragraphs that speak of one scoring card alone; what they have in common stands in another. */
const OWN_CLAUSE: Partial<Record<ScoreCardId, string>> = { S01: 'BLS-R13', S02: 'BLS-R14', S04: 'BLS-R12' };

const Poster = ({ id }: { id: string }): ReactNode => (
  <span className="bl-poster">
    <GoalSign id={id} />
  </span>
);

function discardHelp(moment: BorealisMoment, discard: readonly number[]): Help {
  const words = wordsOf(moment.language);
  const pile = [...discard].reverse();
  return {
    title: words.discardOf(discard.length),
    lines: [
      { text: words.discardHelp },
      ...pile.map((card) => ({ icon: <Big name={faceOf(card).species} />, text: cardText(moment, card) })),
    ],
    clauses: ['BLS-42'],
  };
}
