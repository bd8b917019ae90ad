import type { ScoringParagraph, Words } from './plan.ts';

export const scoring: Pick<Words['paragraphs'], ScoringParagraph> = {
  sum: {
    heading: 'Five sums',
    text: 'At the end add up:\n- the [sets](groups) of each location;\n- the space each of your three flags {flag} stands on, not those it has passed;\n- 1 for each star {star} printed on your cards in play;\n- the two [scoring cards](score-cards) of the game;\n- the stars {star} you own.\nThe board below brings 14 for sets, 12 for flags and 2 for stars on cards. With Interspecies Relationships 6, Mating Season 6 and 16 stars owned, that makes 56.',
  },
  groups: {
    heading: 'Sets of animals',
    text: 'On each location, count the cards of each species, neighbours or not. Two bring 1 star, three 3, four 6, five 10, six 15, seven 21; a single one brings none.\nLocations are never added together: two bears here and two bears there bring 1 + 1.',
  },
  'score-cards': {
    heading: 'Scoring cards',
    text: 'Two of the ten lie on the table from the start. They count once, at the end, for everybody. Where a card leaves something to choose, such as the fullest location, it is always chosen in your favour.',
  },
  territorial: {
    heading: 'Territorial Animals',
    text: '6 for each location without two **neighbours** of one species. Equal species with another card between them are fine. A location with one card, or none, counts too.',
  },
  destination: {
    heading: 'Common Destination',
    text: '12 if all three flags {flag} are on the same space, counted from the start; 5 if just two are. Flags that never left the start are level as well.',
  },
  expansive: {
    heading: 'Expansive Species',
    text: '5 for each row, counted from below, in which all three stacks have a card and the three show the same species.',
  },
  untrodden: {
    heading: 'Untrodden Path',
    text: 'Twice the **lowest value** among the spaces of your three flags {flag}, once. Flags on spaces worth 3, 4 and 5 bring 6; a flag still on the start brings nothing. If the middle flag is level with an outer one, the lower of the two values counts.',
  },
  farewell: {
    heading: 'Farewell Party',
    text: '2 for each scientist on your **fullest location**. Camps do not count. A late regroup can be worth a lot.',
  },
  relations: {
    heading: 'Interspecies Relationships',
    text: '3 for each location that shows **exactly two** species, however many cards there are of each.',
  },
  safe: {
    heading: 'Safe Return',
    text: '3 for each scientist in your two camps {camp}. Whoever regroups in the last round comes home empty-handed.',
  },
  couples: {
    heading: 'Mating Season',
    text: '2 for each **couple**: two neighbours of one species with no third of it right above or below. Three in a row are no couple, nor are four. Two bears, three foxes, two bears make two couples.',
  },
  outer: {
    heading: 'Outer Lands',
    text: '7 for the left location if it has **more cards** than the middle, and 7 for the right one likewise. As many is not enough.',
  },
  vogue: {
    heading: 'Popular Vehicle',
    text: '2 for each of your cards in play with the vehicle you have most often. If two vehicles are equally frequent, only one of them counts.',
  },
};
