import type { HelpParagraph } from '@banquise/kernel';

export const help: readonly HelpParagraph[] = [
  {
    heading: 'The idea',
    body: 'Three expeditions set out from the compass rose in northern Europe and cross the world. They belong to nobody: every player pushes all three, trying to lead them to the places on their own cards.',
    clauses: ['EXP-1', 'EXP-3'],
  },
  {
    heading: 'The board',
    body: 'Green discs are the 80 places, each with one card. Blue discs give a bonus arrow, red discs a ticket. Three red half discs on the left edge are the same nodes as those at the same height on the right edge, so an expedition can cross the Pacific there.',
    clauses: ['EXP-1', 'EXP-2', 'EXP-6', 'EXP-33'],
  },
  {
    heading: 'Setting up',
    body: 'Everybody gets 12 secret cards with 2 or 3 players, 9 with more, and 3 tickets. Six cards lie face up as common objectives, all of them at least 3 segments from the start. A hand always holds at least four places that far away.',
    clauses: ['EXP-16', 'EXP-17', 'EXP-18', 'EXP-19'],
  },
  {
    heading: 'Key places',
    body: 'In turn order, one at a time, each player puts four tokens on places from their own hand, at least 3 segments from the start. Everybody now knows that you hold these four cards, but each token you win back is worth a point, and each one left on the board costs one.',
    clauses: ['EXP-20', 'EXP-21', 'EXP-22', 'EXP-23'],
  },
  {
    heading: 'Your turn',
    body: 'Extend one expedition by one arrow: this is compulsory while any arrow can be placed. Before or after it you may use up to two tickets. Then say that your turn is over.',
    clauses: ['EXP-24', 'EXP-25', 'EXP-26', 'EXP-28'],
  },
  {
    heading: 'Placing an arrow',
    body: 'An expedition goes on from the head of its last arrow, the first time from the compass rose. It may never use a segment twice, in either direction. Other colours do not get in its way. Each colour has 45 arrows.',
    clauses: ['EXP-29', 'EXP-30', 'EXP-31', 'EXP-32'],
  },
  {
    heading: 'Reaching a place',
    body: 'Whoever holds the card of a reached place lays it face up at once, whether it is their turn or not, and takes back their token if one stands there. A common objective goes to the player who placed the arrow and is replaced from the deck.',
    clauses: ['EXP-37', 'EXP-38', 'EXP-39', 'EXP-40', 'EXP-42'],
  },
  {
    heading: 'Red and blue nodes',
    body: 'On a red node you gain a ticket. On a blue node you may place another arrow at once, on any expedition; that arrow has its own effects, so bonuses can follow one another.',
    clauses: ['EXP-44', 'EXP-45', 'EXP-47'],
  },
  {
    heading: 'Loops',
    body: 'When an expedition reaches a node it has already visited, the compass rose included, it is a loop without a free head. You may at once place an extra arrow of that colour from any node it has visited. On a blue node the restart comes first, then the bonus arrow. If you decline the restart, whoever extends this expedition later has the same choice.',
    clauses: ['EXP-48', 'EXP-52', 'EXP-55', 'EXP-57', 'EXP-58'],
  },
  {
    heading: 'Tickets: an arrow more or an arrow less',
    body: 'A ticket buys an extra arrow on any expedition, or takes the last arrow of one away. After a removal the node behind that arrow counts as reached again: cards in hand are laid, red and blue give their gift, but no common objective is taken. If this leaves a loop, you may restart it. What was won before stays won.',
    clauses: ['EXP-59', 'EXP-60', 'EXP-61', 'EXP-62', 'EXP-63'],
  },
  {
    heading: 'Tickets: exchanging a card',
    body: 'A ticket also lets you look at the top two cards of the deck. Keep one and put the other, then a card from your hand, under the deck; or put both under it. Nobody sees what you chose. If you put back the card of a key place, its token stays on the board for good.',
    clauses: ['EXP-64', 'EXP-65', 'EXP-66'],
  },
  {
    heading: 'The end',
    body: 'When somebody lays the last card of their hand, or all 135 arrows are on the board, the round is finished so that everybody has had the same number of turns.',
    clauses: ['EXP-67', 'EXP-68', 'EXP-69', 'EXP-70', 'EXP-71'],
  },
  {
    heading: 'Scoring',
    body: 'One point for each card in front of you and for each token recovered; one point less for each card still in hand and for each of your tokens still on the board. Ties go to the player with more tickets; then the victory is shared.',
    clauses: ['EXP-72', 'EXP-73'],
  },
];
