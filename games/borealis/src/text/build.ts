import { type Names, type Seat, type Seen, sum, type Viewer } from '@banquise/kernel';
import {
  CAMP_LEFT,
  CAMP_RIGHT,
  CARDS,
  type Card,
  COLOURS,
  type Colour,
  OBJECTIVES,
  type ObjectiveId,
  PAIR_OF,
  PLACES,
  type Place,
  placeOf,
  SCORE_CARDS,
  type ScoreCardId,
} from '../data.ts';
import type { BorealisEvent } from '../events.ts';
import { type BorealisMove, SUBSETS } from '../moves.ts';
import { type OptionId, RANDOM } from '../options.ts';
import type { BorealisRefusal } from '../refusals.ts';
import { cardsOf } from '../rules/deck.ts';
import { served } from '../rules/observe.ts';
import { score } from '../score.ts';
import { headcount } from '../state.ts';
import type { BorealisView, PlayerView } from '../view.ts';
import type { BorealisTexts, Phrases, Words } from './texts.ts';

/** Puts the words and phrases of a language together: which sentence is said when does not depend on the language. */
export function build(words: Words, phrases: Phrases): BorealisTexts {
  const speaker: Speaker = { words, phrases };
  return {
    title: phrases.title,
    words,
    prompt: (view, names, you) => promptOf(speaker, view, names, you),
    move: (move, view) => moveOf(speaker, move, view),
    event: (event, names) => eventOf(speaker, event, names),
    refusal: (refusal) => refusalOf(speaker, refusal),
    line: (line) => phrases.line[line],
    lineOf: (line, [card1 = 0, card2 = 0]) => {
      if (line === 'score1') return scoreCardName(words, card1);
      return line === 'score2' ? scoreCardName(words, card2) : phrases.line[line];
    },
    option: (id) => phrases.option[id as OptionId],
    optionValue: (id, value) => optionValueOf(speaker, id, value),
    card: (card) => cardName(words, card),
  };
}

interface Speaker {
  readonly words: Words;
  readonly phrases: Phrases;
}

function cardName(words: Words, index: number): string {
  const { species, vehicle, left, right } = CARDS[index] as Card;
  return `${words.species[species]} ${words.by[vehicle]} (${words.colour[left]}/${words.colour[right]})`;
}

const siteName = (words: Words, site: number): string => placeName(words, placeOf(site));
const placeName = (words: Words, place: number): string => words.place[PLACES[place] as Place];
const scoreCardName = (words: Words, card: number): string => words.scoreCard[SCORE_CARDS[card] as ScoreCardId].name;
const objectiveName = (words: Words, objective: number): string => words.objective[OBJECTIVES[objective] as ObjectiveId].name;
const colourOf = (colour: number): Colour => COLOURS[colour] as Colour;

/** "a, b and c" */
const listed = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;

const cardNames = ({ words, phrases }: Speaker, cards: readonly number[]): string =>
  listed(
    cards.map((card) => cardName(words, card)),
    phrases.and,
  );

const nameOf = (names: Names, seat: Seat): string => names[seat] ?? String(seat + 1);

function promptOf(speaker: Speaker, view: BorealisView, names: Names, you: Viewer): string {
  const { prompt, and } = speaker.phrases;
  const name = nameOf(names, view.turn);
  const mine = view.turn === you;
  const player = view.players[view.turn] as PlayerView;
  switch (view.stage) {
    case 'replace': {
      const late = names.filter((_, seat) => view.undecided & (1 << seat));
      const amLate = you !== 'spectator' && (view.undecided & (1 << you)) !== 0;
      return amLate ? prompt.replace : prompt.waitReplace(listed(late, and), late.length > 1);
    }
    case 'action':
      if (!mine) return prompt.waitAction(name);
      return prompt.yours(view.triggered, canObserve(player) ? prompt.action : prompt.regroupOnly);
    case 'draw':
      if (!mine) return prompt.waitDraw(name);
      return prompt.yours(view.triggered, prompt.draw);
    case 'place':
      if (!mine) return prompt.waitPlace(name);
      return prompt.yours(view.triggered, prompt.place(headcount(player.scientists, CAMP_LEFT) + headcount(player.scientists, CAMP_RIGHT)));
    case 'over': {
      const { winners, seats } = score(view);
      return result(
        prompt,
        and,
        winners,
        seats.map(({ total }) => total),
        names,
      );
    }
  }
}

const canObserve = ({ hand, scientists }: PlayerView): boolean =>
  hand.some((card) => [0, 1, 2].some((site) => served(scientists, site) & (1 << (PAIR_OF[card] ?? 0))));

interface Verdict {
  won(name: string, stars: number): string;
  shared(names: string, stars: number): string;
}

function result(verdict: Verdict, and: string, winners: readonly Seat[], totals: readonly number[], names: Names): string {
  const stars = totals[winners[0] ?? 0] ?? 0;
  const best = listed(
    winners.map((seat) => nameOf(names, seat)),
    and,
  );
  return winners.length > 1 ? verdict.shared(best, stars) : verdict.won(best, stars);
}

function moveOf(speaker: Speaker, move: BorealisMove, view: BorealisView): string {
  const { words, phrases } = speaker;
  const say = phrases.move;
  switch (move.type) {
    case 'replace':
    case 'regroup': {
      const { none, all, some } =
        move.type === 'replace'
          ? { none: say.keepAll, all: say.replaceAll, some: say.replace }
          : { none: say.regroup, all: say.regroupAll, some: say.regroupWith };
      if (move.mask === 0) return none;
      return move.mask === SUBSETS - 1 ? all : some(subsetName(speaker, move.mask, view));
    }
    case 'observe':
      return say.observe(cardName(words, move.card), siteName(words, move.site));
    case 'take': {
      const card = view.market[move.slot] ?? -1;
      return say.take(card >= 0 ? cardName(words, card) : say.slot(move.slot + 1));
    }
    case 'draw':
      return say.draw;
    case 'refresh':
      return say.refresh;
    case 'place':
      return say.place(siteName(words, move.site));
  }
}

/** The cards of a subset of the viewer's own hand; a subset of a closed hand can only be counted. */
function subsetName(speaker: Speaker, mask: number, { viewer, players, turn, stage }: BorealisView): string {
  const hand = viewer === 'spectator' || (stage !== 'replace' && viewer !== turn) ? [] : (players[viewer]?.hand ?? []);
  const cards = cardsOf(hand, mask);
  if (cards.length > 0) return cardNames(speaker, cards);
  return speaker.phrases.move.someCards([0, 1, 2, 3].filter((position) => mask & (1 << position)).length);
}

function eventOf(speaker: Speaker, event: Seen<BorealisEvent>, names: Names): string {
  const { words, phrases } = speaker;
  const say = phrases.event;
  const name = 'seat' in event ? nameOf(names, event.seat) : '';
  switch (event.type) {
    case 'chosen':
      return event.secret && event.secret.cards.length > 0
        ? say.chosenCards(name, cardNames(speaker, event.secret.cards))
        : say.chosen(name);
    case 'kept':
      return say.kept(name);
    case 'discarded':
      return say.discarded(name, cardNames(speaker, event.cards));
    case 'drew':
      return event.secret ? say.drewCards(name, cardNames(speaker, event.secret.cards)) : say.drew(name, event.count);
    case 'shuffled':
      return say.shuffled(event.count);
    case 'observed':
      return say.observed(name, cardName(words, event.card), siteName(words, event.site));
    case 'moved':
      return say.moved(colourOf(event.colour), placeName(words, event.from), placeName(words, event.to));
    case 'advanced':
      return say.advanced(name, siteName(words, event.site), event.stars);
    case 'triggered':
      return say.triggered(name, siteName(words, event.site));
    case 'reached':
      return say.reached(name, objectiveName(words, event.objective), event.stars);
    case 'took':
      return say.took(name, cardName(words, event.card));
    case 'revealed':
      return say.revealed(cardName(words, event.card));
    case 'refreshed':
      return say.refreshed(name, event.stars);
    case 'regrouped':
      return say.regrouped(name);
    case 'gained':
      return say.gained(name, event.stars);
    case 'returned':
      return say.returned(name, sum(event.left) + sum(event.right), siteName(words, event.site));
    case 'removed':
      return say.removed(objectiveName(words, event.objective));
    case 'turn':
      return '';
    case 'round':
      return say.round(event.round);
    case 'scored':
      return say.scored(name, scoreCardName(words, event.card), event.stars);
    case 'over':
      return result(say, phrases.and, event.winners, event.totals, names);
  }
}

function refusalOf({ words, phrases: { refusal: say } }: Speaker, refusal: BorealisRefusal): string {
  switch (refusal.code) {
    case 'game-over':
      return say.gameOver;
    case 'not-your-turn':
      return say.notYourTurn;
    case 'already-chosen':
      return say.alreadyChosen;
    case 'not-now':
      return say.notNow[refusal.awaited];
    case 'not-in-hand':
      return say.notInHand(cardName(words, refusal.card));
    case 'missing-scientist':
      return say.missing(colourOf(refusal.colour), siteName(words, refusal.site), refusal.need, refusal.have);
    case 'already-refreshed':
      return say.alreadyRefreshed;
    case 'no-star':
      return say.noStar(refusal.cost, refusal.have);
  }
}

/** Seats have letters wherever they are named. */
const letter = (seat: string): string => String.fromCharCode(64 + Number(seat));

function optionValueOf({ words, phrases }: Speaker, id: string, value: string): string {
  if (value === RANDOM) return phrases.random;
  if (id === 'side') return phrases.side(value);
  if (id === 'first') return phrases.seat(letter(value));
  return (words.scoreCard[value as ScoreCardId] ?? words.objective[value as ObjectiveId]).name;
}
