import { countedIn } from '@banquise/kernel';
import { build } from '../build.ts';
import type { EventPhrases, MovePhrases, Phrases, PromptPhrases, RefusalPhrases } from '../texts.ts';
import { words } from './names.ts';

const counted = (n: number, one: string): string => countedIn('en')(n, one, `${one}s`);
const stars = (count: number): string => counted(count, 'star');
const cards = (count: number): string => counted(count, 'card');

const prompt: PromptPhrases = {
  replace: 'Your turn: choose cards to replace, or keep all four.',
  waitReplace: (names, several) => `${names} ${several ? 'are' : 'is'} still choosing.`,
  yours: (last, what) => `Your turn${last ? ', last round' : ''}: ${what}`,
  action: 'play a card, or regroup.',
  regroupOnly: 'none of your cards finds its scientists, so regroup.',
  waitAction: (name) => `${name} is choosing a card.`,
  draw: 'take a card, to have four again.',
  waitDraw: (name) => `${name} is taking a card.`,
  place: (scientists) => `to which location ${scientists === 1 ? 'does your scientist' : `do your ${scientists} scientists`} return?`,
  waitPlace: (name) => `${name} is bringing scientists back.`,
  won: (name, total) => `The game is over: ${name} wins with ${stars(total)}.`,
  shared: (names, total) => `The game is over: ${names} share the victory with ${stars(total)}.`,
};

const move: MovePhrases = {
  keepAll: 'Keep the whole hand',
  replaceAll: 'Replace the whole hand',
  replace: (list) => `Replace ${list}`,
  regroup: 'Regroup, discarding nothing',
  regroupAll: 'Regroup, discarding the whole hand',
  regroupWith: (list) => `Regroup, discarding ${list}`,
  someCards: cards,
  observe: (card, site) => `${card} on the ${site}`,
  take: (card) => `Take ${card}`,
  slot: (number) => `card ${number} of the pool`,
  draw: 'Draw from the deck',
  refresh: 'Refresh the pool (1 star)',
  place: (site) => `Bring the scientists to the ${site}`,
};

const event: EventPhrases = {
  chosen: (name) => `${name} has chosen the starting cards.`,
  chosenCards: (name, list) => `${name} has chosen to replace ${list}.`,
  kept: (name) => `${name} keeps the starting hand.`,
  discarded: (name, list) => `${name} discards ${list}.`,
  drew: (name, count) => `${name} draws ${cards(count)}.`,
  drewCards: (name, list) => `${name} draws ${list}.`,
  shuffled: (count) => `The discard pile (${cards(count)}) is shuffled into a new deck.`,
  observed: (name, card, site) => `${name} plays ${card} on the ${site}.`,
  moved: (colour, from, to) => `A ${words.colour[colour]} scientist goes from the ${from} to the ${to}.`,
  advanced: (name, site, value) => `${name} advances the flag of the ${site}: its space is worth ${stars(value)}.`,
  triggered: (name, site) => `${name} has 7 cards on the ${site}: this is the last round.`,
  reached: (name, objective, value) => `${name} reaches the objective ${objective} and gains ${stars(value)}.`,
  took: (name, card) => `${name} takes ${card} from the pool.`,
  revealed: (card) => `${card} joins the pool.`,
  refreshed: (name, cost) => `${name} pays ${stars(cost)} and refreshes the pool.`,
  regrouped: (name) => `${name} regroups.`,
  gained: (name, value) => `${name} gains ${stars(value)} for the camps.`,
  returned: (name, count, site) => `${name} brings ${counted(count, 'scientist')} back to the ${site}.`,
  removed: (objective) => `The objective ${objective} is removed from the game.`,
  round: (round) => `Round ${round}.`,
  scored: (name, card, value) => `${name} scores ${stars(value)} from ${card}.`,
  won: (name, total) => `${name} wins the game with ${stars(total)}.`,
  shared: (names, total) => `${names} share the victory with ${stars(total)}.`,
};

const refusal: RefusalPhrases = {
  gameOver: 'The game is over.',
  notYourTurn: 'It is not your turn: wait until you are asked.',
  alreadyChosen: 'You have already chosen your starting cards: wait for the others to choose.',
  notNow: {
    replace: 'First choose which starting cards to replace.',
    action: 'First choose your action: observe an animal or regroup.',
    draw: 'First refill your hand: take a card from the pool or draw from the deck.',
    place: 'First choose the location to which your scientists return.',
  },
  notInHand: (card) => `You do not have ${card} in hand: play one of your own cards.`,
  missing: (colour, site, need, have) => `The ${site} needs ${counted(need, `${words.colour[colour]} scientist`)}, but has ${have}.`,
  alreadyRefreshed: 'You have already refreshed the pool in this round: take a card or draw from the deck.',
  noStar: (cost, have) => `Refreshing the pool costs ${stars(cost)}, you have ${have}.`,
};

const phrases: Phrases = {
  title: 'Borealis: Arctic Expeditions',
  and: 'and',
  line: {
    groups: 'Animal sets',
    tracks: 'Exploration tracks',
    bonus: 'Stars on animal cards',
    score1: 'First scoring card',
    score2: 'Second scoring card',
    tokens: 'Star tokens',
  },
  option: {
    side: 'Side of the boards',
    score1: 'First scoring card',
    score2: 'Second scoring card',
    animal: 'Animal objective',
    scientist: 'Scientist objective',
    vehicle: 'Vehicle objective',
    first: 'First player',
  },
  random: 'At random',
  side: (side) => (side === 'I' ? 'Side I, the same for all' : 'Side II, different for each'),
  seat: (seat) => `Seat ${seat}`,
  prompt,
  move,
  event,
  refusal,
};

export const texts = build(words, phrases);
