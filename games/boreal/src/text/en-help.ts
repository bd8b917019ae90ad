import type { HelpWords } from './help.ts';

export const help: HelpWords = {
  goal: {
    heading: 'The goal',
    body: 'Two explorers search the ruins of a lost world. Each builds a pyramid of ten cards: four on floor 1, three on floor 2, two on floor 3 and one on top. When the game ends, the cards of the pyramid give points; the higher total wins.',
  },
  board: {
    heading: 'The board',
    body: 'Eight cards lie face up in a row. Each player has a track with the squares 0 to 8 along her side. The two tracks run in opposite directions: the card on your square 1 is on your opponent’s square 8.',
  },
  token: {
    heading: 'Your token',
    body: 'Your token tells two things at once. Its square is the number of compasses you have, and it is how far you reach: you can discover the cards of the board from your square 1 up to your token. Both tokens start on square 5, and White begins.',
  },
  turn: {
    heading: 'A turn',
    body: 'First you explore: you must either discover one card or locate one. Then you rest and earn compasses. Then it is your opponent’s turn.',
  },
  discover: {
    heading: 'Discover',
    body: 'Choose a card within your reach, or one of your reserve, that costs no more compasses than you have. Your token goes back by its cost. A card of the board is replaced at once by the top card of the deck. Then place your card in your pyramid, and its effect happens.',
  },
  locate: {
    heading: 'Locate',
    body: 'Put any card of the board into your reserve, whatever its place and cost. It costs nothing, your token does not move, and the effect of the card does not happen. A reserve has no limit, lies face up, and is worth nothing at the end.',
  },
  rest: {
    heading: 'Rest',
    body: 'Count the compasses in the top right corner of those cards of your pyramid that no other card lies on, not even partly. Add 2 if your token is on square 0, or 1 if it is on square 1. Your token goes forward by the total, at most to square 8.',
  },
  building: {
    heading: 'Building the pyramid',
    body: 'Floor 1 is one unbroken row that grows at both ends until it has four cards. A card on a higher floor rests on the two cards right below it. Placed cards never leave the pyramid. Some cards may not be placed on floor 1: without a free place higher up they cannot be discovered, but they can be located.',
  },
  archives: {
    heading: 'Archives',
    body: 'Three of the eight Archives are hidden in the deck. In the whole game each player may own only one, in pyramid and reserve together.',
  },
  effects: {
    heading: 'Effects of cards',
    body: 'An effect happens once, when the card is placed, and must be carried out if it can be. A card can put a card of the board into your reserve, remove one from the game, swap two on the board or two in your pyramid, give you compasses, take some from your opponent, or let you look at the top three cards of the deck: you take one that is no Archive, the other two go under the deck.',
  },
  worth: {
    heading: 'What cards are worth',
    body: 'Many cards show a number. Others count the cards of a family in your pyramid or next to them, all adjacent cards, the different families around them, their own floor, your majorities or your sets of four families. Copies are worth as much as the card beside or below them. A card touches up to six others: left, right, two above and two below.',
  },
  emptyDeck: {
    heading: 'Empty deck',
    body: 'When the deck is empty, columns are no longer refilled and the game goes on. If you can neither discover nor locate anything, you pass and rest.',
  },
  end: {
    heading: 'The end',
    body: 'The tenth card of a pyramid ends the game. If White places it, Black plays one more turn; if Black places it, the game is over after its effect. On equal points the player with fewer cards in her pyramid wins; if that is equal too, you share the victory.',
  },
};
