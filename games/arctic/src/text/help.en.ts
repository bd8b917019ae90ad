import type { HelpParagraph } from '@banquise/kernel';

export const help: readonly HelpParagraph[] = [
  {
    heading: 'The goal',
    body: 'You stack Animal cards on a pile of your own. At the end, neighbouring cards of one animal make runs that score, the number of different runs scores, and so does the place your secret Totem animal has reached on the Landscape.',
    clauses: ['ARC-66', 'ARC-67', 'ARC-68', 'ARC-69'],
  },
  {
    heading: 'The cards',
    body: 'A card shows a main animal, a companion animal, a placement value and a draw value, which always add up to 6. The card on top of your pile, if it lies face up, is your visible card: it says how many cards you draw this turn and how many you will place next turn.',
    clauses: ['ARC-1', 'ARC-20', 'ARC-38'],
  },
  {
    heading: 'Setup',
    body: 'As many packs of 30 cards as players are shuffled; 5, 10 or 15 cards (for 2, 3 or 4 players) are set aside as the Reserve. Everybody gets 3 cards and a secret Totem. Six cards form the River, the six tokens start on value 3, and each Power card shows one of its two sides.',
    clauses: ['ARC-6', 'ARC-7', 'ARC-8', 'ARC-9', 'ARC-10', 'ARC-12', 'ARC-13'],
  },
  {
    heading: 'Phase A: place cards',
    body: 'You place as many hand cards as your visible card’s placement value, one after the other on top of your pile, in the order you like. Without a visible card, as on your first turn, you place 1.',
    clauses: ['ARC-15', 'ARC-20', 'ARC-22'],
  },
  {
    heading: 'Missing cards',
    body: 'If you have too few cards, you place all of them, and for each one missing a card from the deck goes face down to your Penalty zone. Each costs 1 point at the end. Should deck and Reserve run out, River cards are used, then penalty markers.',
    clauses: ['ARC-25', 'ARC-26'],
  },
  {
    heading: 'Power cards',
    body: 'After placing, you must take the Power card of your visible card’s main animal, from the centre or from whoever holds it, and you keep it until somebody takes it. Using a power is always optional. Powers of phases B and C work at once, those of phase A from your next turn on.',
    clauses: ['ARC-16', 'ARC-17', 'ARC-27', 'ARC-28'],
  },
  {
    heading: 'Phase B: move the tokens',
    body: 'The tokens of both animals of your visible card move one step. If neither is at an end of the Landscape, you choose which goes right; the other goes left. A token at an end steps inwards, and the other goes the opposite way. If both are at an end, both step inwards.',
    clauses: ['ARC-30', 'ARC-31', 'ARC-32', 'ARC-33'],
  },
  {
    heading: 'Phase C: draw',
    body: 'You take as many River cards as your draw value, then the River is refilled to six. If you now hold more than 7 cards, you discard the surplus of your choice to your Penalty zone.',
    clauses: ['ARC-38', 'ARC-39', 'ARC-40', 'ARC-41', 'ARC-42'],
  },
  {
    heading: 'Powers before and while placing',
    body: 'The Puffin trades a hand card with the River or takes the visible card back; the Moose may change the placement value by 1; the Fox sends the last card to the bottom of the pile, or face down beneath the visible card as a wild card. They come in this order.',
    clauses: ['ARC-45', 'ARC-46', 'ARC-53', 'ARC-55', 'ARC-56', 'ARC-57'],
  },
  {
    heading: 'Powers while moving and drawing',
    body: 'The Walrus moves one token a step further. The Bear gives a penalty card away (the newest one) or lets you draw from your penalties. The Orca refills the River card by card or lets you draw blind. The Moose may change the draw value by 1.',
    clauses: ['ARC-44', 'ARC-48', 'ARC-49', 'ARC-50', 'ARC-51', 'ARC-52'],
  },
  {
    heading: 'The end',
    body: 'When a card must come from the empty deck, the Reserve becomes the final deck. Play goes on until the turn would come to the player with the paw print. Then everybody, beginning with that player, plays one last turn of phases A and B only.',
    clauses: ['ARC-60', 'ARC-61', 'ARC-62', 'ARC-64'],
  },
  {
    heading: 'Scoring',
    body: 'For each animal your longest run counts: 2, 3, 4, 5, 6 or more cards score 1, 3, 6, 10, 15. The same table gives points for the number of animals with a run. Add the Landscape value under your Totem’s token and subtract 1 per penalty. On a tie, the earlier in turn order wins.',
    clauses: ['ARC-67', 'ARC-68', 'ARC-69', 'ARC-72'],
  },
  {
    heading: 'Wild cards',
    body: 'Each face-down card of your pile counts as one card of one animal, wherever it helps you most: it lengthens a run, joins two runs of the same animal, or makes a run with other wild cards. The best arrangement is found for you.',
    clauses: ['ARC-70', 'ARC-71'],
  },
  {
    heading: 'What is secret',
    body: 'Hands, Totems, penalty cards and face-down cards are known to their owner only. Cards taken from the River were seen by all, and so is what lies face up. As soon as a player puts a hand card away face down, the others can no longer be sure which one it was. A gift is also known to its giver, a River card to all.',
    clauses: ['ARC-10', 'ARC-25', 'ARC-42', 'ARC-56'],
  },
];
