import type { HelpParagraph } from '@banquise/kernel';

export const help: readonly HelpParagraph[] = [
  {
    heading: 'The aim',
    body: 'You lead nine scientists in the far north. Observe animals on three locations, advance your flags and reach objectives: whoever has the most stars at the end wins.',
    clauses: ['BLS-1', 'BLS-48', 'BLS-50'],
  },
  {
    heading: 'Your board',
    body: 'Five places lie side by side: a camp, three locations, a camp. At the start each location holds one yellow, one pink and one blue scientist. Each location has its track of seven spaces, climbed by a flag. Side I is the same for everybody; on side II everybody has tracks of their own.',
    clauses: ['BLS-2', 'BLS-3', 'BLS-4', 'BLS-13', 'BLS-14'],
  },
  {
    heading: 'Animal cards',
    body: 'Each card shows a species, a vehicle and two scientists: the first one leaves to the left, the second one to the right. If both have the same colour, the card is worth one more star at the end.',
    clauses: ['BLS-8', 'BLS-9'],
  },
  {
    heading: 'The start',
    body: 'Everybody gets four secret cards and two stars. Just once, all choose at the same time and in secret which cards to replace; the exchanges then happen in turn order.',
    clauses: ['BLS-11', 'BLS-12', 'BLS-15', 'BLS-16', 'BLS-17'],
  },
  {
    heading: 'Your turn',
    body: 'On each turn, either observe an animal or regroup. You may always regroup, and you must if no card of your hand can be played.',
    clauses: ['BLS-18', 'BLS-19', 'BLS-20'],
  },
  {
    heading: 'Observe an animal',
    body: 'Put a card from your hand on a location that holds both scientists it asks for (two of one colour if they are alike). One of them goes one place to the left, the other one place to the right. If the next space of that location’s track shows the vehicle of the card, the flag advances to it. Whoever enters a camp stays there until you regroup.',
    clauses: ['BLS-22', 'BLS-23', 'BLS-24', 'BLS-25', 'BLS-26'],
  },
  {
    heading: 'Refill your hand',
    body: 'After observing, take one of the four cards of the pool, which is replaced at once, or draw blindly. Before that, once per round, you may pay a star to change all four cards of the pool.',
    clauses: ['BLS-27', 'BLS-28', 'BLS-29', 'BLS-30'],
  },
  {
    heading: 'Regroup',
    body: 'Discard as many cards as you like and draw as many. Gain a star for each scientist in your camps. Then choose one location: everybody in the camps goes there together.',
    clauses: ['BLS-31', 'BLS-32', 'BLS-33', 'BLS-34', 'BLS-35'],
  },
  {
    heading: 'Objectives',
    body: 'Three objectives are on the table: one about animals, one about scientists, one about vehicles. As soon as your board meets one, you gain five stars without asking. Those who still have to play in the same round may reach it too; at the end of the round it is gone.',
    clauses: ['BLS-36', 'BLS-37', 'BLS-38', 'BLS-39', 'BLS-40', 'BLS-41'],
  },
  {
    heading: 'The deck',
    body: 'Discarded cards form an open pile that everybody may look through. When a card is needed and the deck is empty, this pile is shuffled and becomes the deck again.',
    clauses: ['BLS-42', 'BLS-43', 'BLS-44', 'BLS-45'],
  },
  {
    heading: 'The end',
    body: 'A seventh card on one location announces the end: the round is finished, so that everybody has had the same number of turns.',
    clauses: ['BLS-21', 'BLS-46', 'BLS-47'],
  },
  {
    heading: 'Scoring',
    body: 'On each location, a set of 2, 3, 4, 5, 6 or 7 cards of one species gives 1, 3, 6, 10, 15 or 21 stars. Add the space of each flag, the stars on your cards in play, the two scoring cards of the game and the stars you own.',
    clauses: ['BLS-48', 'BLS-49'],
  },
  {
    heading: 'Ties',
    body: 'In a tie the flag that went furthest decides, then the stars owned; otherwise the victory is shared.',
    clauses: ['BLS-50'],
  },
];
