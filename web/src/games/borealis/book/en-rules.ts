import { scoring } from './en-scoring.ts';
import type { Words } from './plan.ts';

export const paragraphs: Words['paragraphs'] = {
  aim: {
    heading: 'Stars',
    text: 'Stars {star} are points. Those you own lie in front of you, for all to see: you gain some in the game, you may spend some, and what is left counts at the end. Most stars win.\nWhether they come as ones, threes or fives does not matter; there are always enough, and you never own less than none.',
  },
  places: {
    heading: 'Your board',
    text: 'Five places lie side by side: a camp {camp}, the **left**, **middle** and **right location**, and another camp {camp}. A camp is no location: nothing is observed there.\nYou lead nine scientists, three yellow {yellow}, three pink {pink} and three blue {blue}. Any number of them may stand in one place.\nThe cards on your three locations, all together, are your cards **in play**.',
  },
  tracks: {
    heading: 'Stacks and tracks',
    text: 'Each location has a **stack** of animal cards, which grows upwards, and a **track** with a flag {flag}. The flag begins on the start, which is worth nothing, and can climb seven spaces. Each space shows two vehicles and a value in stars.\n- Left and right track: 1, 2, 3, 5, 8, 11, 15.\n- Middle track: 1, 2, 3, 4, 6, 8, 11.\nThe values are the same on every board; only the vehicles differ.',
  },
  cards: {
    heading: 'Animal cards',
    text: 'There are 100. Each shows\n- a **species**: bear {bear}, fox {fox}, owl {owl}, seal {seal} or puffin {puffin};\n- a **vehicle**: sleigh {sleigh}, zeppelin {zeppelin}, submarine {submarine}, kayak {kayak} or skis {skis};\n- **two scientists**: the one who will walk to the left, and the one who will walk to the right.\nThere are 20 cards of each species and 20 of each vehicle, 4 of each pair of them. Where both scientists have the same colour, the card carries a **star** {star}, worth 1 at the end: 21 cards do, 7 of each colour.',
  },
  box: {
    heading: 'What else there is',
    text: '10 scoring cards, of which two are used in a game; 12 objectives, four each about animals, scientists and vehicles, of which one of each kind is used; four boards with two sides; twelve scientists of each colour, of which each player takes three; three flags per player; tokens for stars; a first-player marker.',
  },
  deal: {
    heading: 'Setting up',
    text: '- Shuffle the animal cards. Four of them lie face up: the **pool**. The others are the deck.\n- Two scoring cards and three objectives, one of each kind, are drawn and lie open. Those not drawn are out of the game. On each objective 5 stars {star} wait for every player.\n- Everybody puts one scientist of each colour on each location, the flags on the start, and takes 2 stars {star}.\n- Everybody draws four cards, which the others do not see.',
  },
  sides: {
    heading: 'The two sides',
    text: 'Agree on one side for all. **Side I** is the same on every board: good for a first game. **Side II** is different on each of the four boards; everybody gets one of them at random.',
  },
  opening: {
    heading: 'The opening replacement',
    text: 'Once, before the first turn, you may replace any of your four cards, or all, or none. You know the pool, the scoring cards and the objectives by then.\nAll choose **at the same time**, in secret. When everybody has chosen, the cards are replaced in turn order, from the first player on; what was replaced goes to the discard pile.\nA card with two scientists of one colour cannot be played at the start: every location has just one of each.',
  },
  first: {
    heading: 'The first player',
    text: 'The first player {first} is drawn at random, unless you agree on one, and begins **every** round of the game. After the deal the deck has 88, 84 or 80 cards with two, three or four players, less those drawn in the opening replacement.',
  },
  turn: {
    heading: 'A turn',
    text: 'The game goes in rounds. In each round everybody takes exactly one turn, clockwise from the first player. On your turn you do exactly one of two things:\n- [observe](crew) an animal: play a card;\n- [regroup](discard): replace cards and call your scientists back from the camps.\nYou may always regroup. If none of your cards can be played, you must. You cannot pass.',
  },
  order: {
    heading: 'One thing after the other',
    text: 'At the start: choose the cards to replace. On a turn: choose a card and a location, or regroup with the cards to discard.\nAfter an observation, walking, flag and objectives happen by themselves, then you draw; if you refresh the pool, you do so before choosing the card. In a regroup you choose what to discard **before** you see new cards, and the location **after**.',
  },
  rounds: {
    heading: 'The end of a round',
    text: 'When everybody has had a turn:\n- Objectives that somebody reached in this round are removed, with what is left on them.\n- If the [end](seventh) was announced, the game is over: count.\n- Otherwise everybody may refresh the pool again, and the same first player begins the next round.',
  },
  crew: {
    heading: 'Which card, and where',
    text: 'You may observe an animal on a location where **both scientists of the card** stand: one of each colour, or, where both have the same colour, **two of that colour**. One scientist cannot be both.\nScientists on other locations and in camps do not help. Nothing else is asked: the vehicle need not match, and there is always room where they will walk.',
  },
  stack: {
    heading: 'Placing the card',
    text: 'The card goes on top of the stack of its location. Species and vehicle of all cards stay visible.\nTwo cards are **neighbours** if one lies right on the other in the same stack. Cards of different locations are never neighbours.',
  },
  walk: {
    heading: 'Walking',
    text: 'The scientist on the left of the card walks **one place to the left** of the location, the one on the right **one place to the right**.\n- From the left location: to the left camp, and to the middle.\n- From the middle: to the left, and to the right.\n- From the right location: to the middle, and to the right camp.\nBoth must walk. There is nothing to choose: scientists of one colour are alike.\nWhoever comes into a camp {camp} stays there until you regroup. On locations they may walk again as soon as your next turn.',
  },
  flags: {
    heading: 'The flag',
    text: 'Look at the flag {flag} of the location, and only at that one. If the **next space** of its track shows the vehicle of the card, the flag moves there. It must, and it moves one space at most. Otherwise it stays.\nOn the last space it stays for good.',
  },
  check: {
    heading: 'What is checked then',
    text: 'If the stack has seven cards now, the [end](seventh) is announced. Then the [objectives](reward) are checked for you. Stars you gain here are yours at once, before you draw.',
  },
  draw: {
    heading: 'Drawing a card',
    text: 'After an observation you must draw one card, in the last round too:\n- one of the four cards of the **pool**; the top card of the deck fills its place at once,\n- or the top card of the **deck**, unseen.\nThe cards of the pool keep their places, and a place is never empty for longer than that. You have four cards again, and your turn is over.',
  },
  refresh: {
    heading: 'Refreshing the pool',
    text: 'Before you draw, you may pay 1 star {star}: the four cards of the pool are discarded, four others come from the deck. Then you take one of them, or draw unseen after all.\nYou may do this once per round, so once per observation. You need a star for it; one that an objective has just brought you will do.',
  },
  discard: {
    heading: 'Replacing cards',
    text: 'A regroup begins with your hand: discard as many cards as you like, from none to all four, and draw as many from the **deck**. The pool is not used, and cannot be refreshed now.',
  },
  wages: { heading: 'A star for each', text: 'Then gain 1 star {star} for each scientist in your two camps {camp}.' },
  return: {
    heading: 'Back to work',
    text: 'Last, choose one location, with your new cards in hand: **all** scientists of **both** camps {camp} go there together. They cannot be split, and nobody stays behind.\nIf your camps are empty, there is nothing to choose. Then the objectives are checked, and your turn is over.',
  },
  idle: {
    heading: 'A regroup for nothing',
    text: 'You may regroup with empty camps, and without discarding anything. It does nothing, and nothing forbids it.',
  },
  reward: {
    heading: 'Five stars',
    text: 'Three objectives lie on the table. As soon as your board fulfils one that is still open, you gain **5 stars** {star}. You need not ask, and you cannot wait for a better moment; if you fulfil two at once, you gain both.\nEverybody can get each objective once, and there is enough for all. You keep the stars even if your board no longer fulfils it later, and you may spend them in the same turn.',
  },
  moment: {
    heading: 'When it is checked',
    text: 'Only your own board counts, so only you can reach an objective on your turn: after the flag of an observation, before you draw; or at the end of a regroup. Never halfway through a walk.',
  },
  window: {
    heading: 'Until the end of the round',
    text: 'Once somebody has reached an objective, those who **still have their turn in the same round** can reach it too. At the end of that round it is removed.\nWhoever has already played in that round has no further chance; and if the last player of a round is the first to reach it, nobody else can.',
  },
  'animal-goals': {
    heading: 'Animal objectives',
    text: '- **Balanced Ecosystem**: at least 3 cards on each location.\n- **Richness of Nature**: 6 cards on one location.\n- **Spotting List**: all 5 species in play.\n- **Favorite Research Object**: 6 cards of one species in play, on any locations.\nEvery figure means “at least”.',
  },
  'scientist-goals': {
    heading: 'Scientist objectives',
    text: '- **Specialists’ Retreat**: all 3 scientists of one colour in camps, in one or in both.\n- **Comparing Notes**: 3 scientists in one camp.\n- **Morning Shift**: bring back at least 5 scientists in one regroup, both camps together. It is the coming back that counts.\n- **Splitting Up**: no location with more than 2 scientists; 1 or none is fine. So at least 3 must be in camps.',
  },
  'vehicle-goals': {
    heading: 'Vehicle objectives',
    text: '- **Organized Expedition**: 4 cards with the same vehicle in play. This one is about cards, not flags.\n- **Combing the Area**: all three flags {flag} on space 2 or further.\n- **Bold Explorers**: a flag on the 5th space from the bottom, or further.\n- **Promising Direction**: a flag 4 spaces ahead of another of yours.',
  },
  piles: {
    heading: 'The discard pile',
    text: 'Everything that is discarded, in the opening replacement, in a regroup or when the pool is refreshed, goes to one pile, face up. Everybody may look through it at any time.',
  },
  shuffle: {
    heading: 'When the deck is empty',
    text: 'When a card is needed and the deck is empty, the whole discard pile is shuffled and becomes the deck. This may happen in the middle of drawing several cards; what was discarded just before is shuffled in.\nCards cannot run out: even with four full boards there are always some left.',
  },
  seventh: {
    heading: 'The seventh card',
    text: 'As soon as a location of anybody has **seven cards**, the end is announced. That turn is finished as usual, then the round: everybody has had the same number of turns. Objectives can still be reached. If it was the last player of the round, the game is over after that turn.\nNothing takes the announcement back. No location can have more than seven cards, and nobody can fill two.',
  },
  winner: {
    heading: 'Who wins',
    text: 'The highest total wins. If it is a tie, among those tied:\n- whose **furthest flag** {flag} stands on the higher space; its value does not matter, nor do the other flags;\n- then, who owns more stars {star};\n- otherwise they share the victory.',
  },
  ...scoring,
  secrets: {
    heading: 'Who knows what',
    text: 'Your hand is yours alone; the others see how many cards it has, and remember what you took from the pool. Nobody knows the order of the deck. Everything else is open to all: boards, stars, the pool, the whole discard pile, the goals.\nBots see what a player in their seat would see, and no more.',
  },
  decisions: {
    heading: 'What is never asked',
    text: 'Walking, flags, objectives and the count of points leave no choice, so the table does them for you. It remembers the rest: whose turn it is, who has refreshed the pool, which objective was reached when.',
  },
  always: {
    heading: 'Always true',
    text: 'There are 100 cards and nine scientists per player, whatever happens; between turns everybody holds four cards. An observation moves one scientist left and one right, so as many go one way as the other. Flags never go back, and never stand higher than their stack. A board holds 19 cards at most. Stars come from regroups and objectives, and leave only to refresh the pool. At the end everybody has played the same number of turns.',
  },
  print: {
    heading: 'On the printed cards',
    text: 'Two seals on skis are twins: the only two cards that are alike. On the printed cards the scientists stand in the upper band; here they stand at the foot, where they walk off.',
  },
  titles: {
    heading: 'Achievements',
    text: 'Nineteen achievements can be collected over many games, and each is kept for good: winning, shared victories included; reaching 50, 60, 70 and 80 points; a flag on the last space; seven of one species on one location; all three objectives of a game; winning without any; and a high score with each of the ten scoring cards. Every figure means “at least”.\nTheir number gives a title: Tundra Tourist, from 5 Arctic Amateur, from 9 Boreal Backpacker, from 13 Experienced Expeditioner, from 17 Polar Pro.',
  },
};
