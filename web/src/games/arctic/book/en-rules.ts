import type { Words } from './plan.ts';

export const paragraphs: Words['paragraphs'] = {
  cards: {
    heading: 'What a card shows',
    text: 'Every card has a large **main animal** and a small **companion**, always two different ones, and two figures:\n- {place} the **placement value**, 1 to 5: while the card is on top of your pile, that many cards are placed on your *next* turn.\n- {draw} the **draw value**: so many cards are drawn in the turn in which it comes on top.\nThe two always add up to **6**. There are 120 cards in four packs of 30. In each pack every animal is the main one five times, with the values 1 to 5, once with each other animal as its companion.',
  },
  landscape: {
    heading: 'Landscape and tokens',
    text: 'Six pictures in a row, worth **0, 1, 3, 6, 10 and 15** from left to right. Each animal has a token: {bear} {fox} {moose} {orca} {puffin} {walrus}. All six begin on 3.\nThe outermost places, 0 and 15, are the **ends**.',
  },
  'power-cards': {
    heading: 'Power cards',
    text: 'Each animal has one Power card with a different power on either side. At the start all six lie in the middle, each turned to a random side; the other side takes no part in the game. Six cards, two sides: 64 different games.\nHere you may also choose the sides when you set up a table.',
  },
  totem: {
    heading: 'Your Totem',
    text: 'At the start everybody gets one Totem tile {totem} in secret; the others go back into the box unseen. At the end it brings you the Landscape value under the token of its animal. You may look at it whenever you like; nobody else may.',
  },
  paw: {
    heading: 'The paw print',
    text: 'Chance decides who begins and gets the paw print {paw}. It stays there for the whole game: it tells where the last round begins, and who wins a tie. Turns go clockwise from there.\nThe box also holds a score pad and a token that marks the Reserve; they have no other meaning.',
  },
  setup: {
    heading: 'Setting up',
    text: '- As many packs as players, chosen by lot and shuffled together. Everybody knows which ones.\n- With 2, 3 or 4 players, 5, 10 or 15 cards are set aside face down: the **Reserve** {reserve}. Nobody looks at it.\n- Everybody draws **3 cards**.\n- **6 cards** face up: the **River**. The rest is the **deck** {deck}: 43, 65 or 87 cards.\n- Piles and Penalty zones are empty, and nobody has a power.',
  },
  phases: {
    heading: 'Three phases',
    text: 'Your turn has three parts, always in this order:\n- **A** You place cards on your pile and take a Power card.\n- **B** You move two tokens.\n- **C** You draw cards; then the River is refilled and your hand checked.\nThen it is the next player’s turn. Nobody ever decides anything in somebody else’s turn.',
  },
  'using-powers': {
    heading: 'When a power works',
    text: 'You may use a power while its card lies in front of you, in the phase it belongs to. You never have to, and you may hold and use any number of them.\n- Powers of **phase A** (Puffin, Moose *place*, Fox) work **from your next turn on**, if nobody has taken the card by then.\n- Powers of **phases B and C** (Walrus, Bear, Orca, Moose *draw*) work **at once**, in the turn in which you take them.\nPowers change hands only at the end of phase A, so what you hold then is yours for the rest of the turn.\nWhat is not a power is a duty: placing, moving tokens, drawing and discarding cannot be skipped.',
  },
  'visible-card': {
    heading: 'Your visible card',
    text: 'The top card of your pile, if it lies face up. Its placement value {place} says how many cards you place. What counts is the card that is visible **before** you place; those you place now no longer change the number.\nWithout a visible card, as in your first turn, you place **1**. When you have finished placing, you always have a visible card.',
  },
  order: {
    heading: 'Placing cards',
    text: 'You place exactly as many cards as your placement value {place}, one after the other, face up on top of your pile. Which cards and in which order is up to you. With too few in hand you place them all, and [some are missing](missing).\nThe order matters: neighbours make [runs](runs), and the **last** card decides on power, tokens and draw.\nHere you lay all of them out first and can still change the order; one by one is possible too, and comes to the same.',
  },
  missing: {
    heading: 'Missing cards',
    text: 'For every card you should have placed and did not have, one card from the deck goes face down into your **Penalty zone** {penalty}: −1 point at the end. You may look at your own penalties.\nIf the deck is empty, the [Reserve](reserve-opens) opens for it. If that is used up too, cards of the River are taken, from its last place; and if even those are gone, you get penalty markers, −1 each just the same.',
  },
  'taking-power': {
    heading: 'Taking a power',
    text: 'Now look at the **main animal of your visible card** and take its Power card: from the middle, or from whoever has it. You must, also if your visible card has not changed. If it is yours already, nothing happens.\nA power never goes back to the middle; it stays with you until somebody takes it, whatever is on top of your pile later.',
  },
  'token-moves': {
    heading: 'Two tokens, two ways',
    text: 'The tokens of **both animals** of your visible card move one step. You choose which one goes right {right}; the other goes left {left}. Even if both stand on the same place, there are these two possibilities.\nTokens may share a place. Animals that are not on your visible card do not move. You cannot leave it out.',
  },
  'the-ends': {
    heading: 'At the ends',
    text: 'A token on 0 or 15 can only step **inwards**:\n- If **one** of the two is at an end, it steps inwards, and the other moves the **opposite way** to that step. It may reach an end by it.\n- If **both** are at an end, the same or not, both step inwards.\nThen there is nothing to choose, and it happens by itself. For example: one on 15 and the other on 1: to 10 and to 3. Both on 15: both to 10.',
  },
  drawing: {
    heading: 'Drawing cards',
    text: 'Take exactly as many cards as the draw value {draw} of your visible card says, one at a time, from anywhere in the River. With the right power also [from your penalties](recover) or [from the deck](blind); each card counts towards the same number, and you may mix.\nYou draw all of them even if your hand becomes too large. Only when the River is empty may you stop early; if there is nothing else you could draw from, you must. What you did not get costs nothing.',
  },
  refill: {
    heading: 'Refilling the River',
    text: 'When you have finished drawing, the River is filled up to six from the deck {deck}. If the deck does not suffice, the [Reserve opens](reserve-opens).',
  },
  limit: {
    heading: 'At most seven cards',
    text: 'After the refill you may keep **7 cards**. All above that you discard, as you choose, face down into your own Penalty zone {penalty}. You see the new River before you decide.\nThen your turn is over.',
  },
  swap: {
    heading: 'Puffin: trade with the River',
    text: '{puffin-swap} *Phase A, once.* Before you place, exchange one card of your hand for one of the River. Your card lies there face up. The number of cards to place stays the same.\nBoth Puffin powers come first of all in your turn, and only if you had the card when it began.',
  },
  'take-back': {
    heading: 'Puffin: take-back',
    text: '{puffin-takeback} *Phase A, once.* Before you place, take your visible card back into your hand. Then the card below counts: place as many as it says, or 1 if there is none or a wild card {joker} lies there. You may place the same card again at once.\nWild cards never come back, and you lose no power by it.',
  },
  'place-more': {
    heading: 'Moose: place ±1',
    text: '{moose-place} *Phase A, once.* Before the first card, raise or lower your placement value by 1. Then it counts as if printed: what is missing is a penalty.\nYou may come down to **0**: then you place nothing, your visible card stays, you take its power again, and the turn goes on with it. But without a visible card you place at least 1.',
  },
  'last-card': {
    heading: 'Fox: only the last card',
    text: 'Both Fox powers are about the **last card** you place in a turn, and no other. If cards are missing, that is the last one you had. If you place none, there is nothing for the Fox.\nYou may use it with a single card too. Then your visible card stays what it was.',
  },
  'to-bottom': {
    heading: 'Fox: under the pile',
    text: '{fox-bottom} *Phase A, once.* Put the last card face up at the very bottom of your pile instead. The card before it stays visible. Your pile must not be empty.',
  },
  beneath: {
    heading: 'Fox: wild card',
    text: '{fox-joker} *Phase A, once.* Slide the last card **face down** right beneath your visible card: the one you placed just before, or, if you place only one, the one that was already there. It becomes a [wild card](jokers) {joker}, and your visible card stays. You need a visible card for that.\nA later one slides in above the earlier one.',
  },
  step: {
    heading: 'Walrus: an extra step',
    text: '{walrus-main} {walrus-associated} *Phase B, once.* After both tokens have moved, move one of them a further step, left or right as you like: the token of the **main animal**, or that of the **companion**, as the side says. It may go on, go back, or leave an end; it cannot step beyond one.',
  },
  give: {
    heading: 'Bear: give a penalty',
    text: '{bear-give} *Phase C, once, before you draw.* Move one card from your Penalty zone into that of another player of your choice. Markers cannot be given, and cards you discard at the end of this turn come too late.',
  },
  recover: {
    heading: 'Bear: recover penalties',
    text: '{bear-recover} *Phase C.* When you draw, you may take cards of your choice from your own Penalty zone. Each counts as a drawn card, and is no penalty any more.',
  },
  'live-river': {
    heading: 'Orca: running River',
    text: '{orca-refill} *Phase C.* The River is refilled after each card you take from it, so you may take the new ones too. This works by itself: it can only help.',
  },
  blind: {
    heading: 'Orca: blind draw',
    text: '{orca-blind} *Phase C.* When you draw, you may take cards from the top of the deck, unseen; look at each before you decide on the next. Not while the deck is empty: the Reserve is not opened for it.',
  },
  'draw-more': {
    heading: 'Moose: draw ±1',
    text: '{moose-draw} *Phase C, once.* Draw one card more or fewer than your draw value. You need not say so beforehand: simply stop, or go on. With a draw value of 1 you may draw none.',
  },
  together: {
    heading: 'Powers together',
    text: 'The two sides of an animal never meet. Who holds several powers uses them in this order:\n- **A** Puffin, then Moose, then Fox with the last card\n- **B** Walrus\n- **C** Bear *give* first, then drawing with Bear *recover*, Orca and Moose in any mixture',
  },
  'reserve-opens': {
    heading: 'The Reserve opens',
    text: 'The Reserve {reserve} stays closed until a card is **needed** and the deck is empty: for the River, or for a missing card. At that moment it becomes the last deck, and what was going on continues with it.\nIf the last card of the deck has just filled the River, nothing happens yet: the River is complete. A blind draw does not open the Reserve either.',
  },
  'last-turns': {
    heading: 'Up to the paw print',
    text: 'A game consists of normal turns and one last round. Once the Reserve is open, everybody up to the player **before the paw print** {paw} still has a normal turn. The holder of the paw print does not: the last round begins there.\nIf it opened in the turn of the paw print, all others play one more normal turn; if it opened just before, the last round begins at once.\nWhen this last deck runs out too, the River simply is not filled up any more.',
  },
  'final-round': {
    heading: 'The last round',
    text: 'From the paw print on everybody has one last turn of **phases A and B only**: nobody draws, nothing is refilled, no hand is checked. Missing cards still cost penalties, and powers still change hands.\nThen the game is over. Everybody has had the same number of turns; what is left in a hand counts nothing.',
  },
  runs: {
    heading: 'Runs',
    text: 'Go through your pile in order. Neighbouring cards with the same **main animal** form a run. For each animal only its **longest** run counts:\n- 2 cards: **1** point\n- 3 cards: **3**\n- 4 cards: **6**\n- 5 cards: **10**\n- 6 cards or more: **15**\nTwo equally long runs count once. Figures and companions no longer matter.',
  },
  series: {
    heading: 'Many animals',
    text: 'Count the animals that have a run of at least two cards: 2, 3, 4, 5 or 6 animals give **1, 3, 6, 10 or 15** points more.',
  },
  'totem-points': {
    heading: 'Totem and penalties',
    text: '{totem} Show your Totem: add the Landscape value under its token, 0 to 15.\n{penalty} Take off 1 point for each card and marker in your Penalty zone. A total may be below zero.',
  },
  jokers: {
    heading: 'Wild cards',
    text: 'A card that lies face down in your pile {joker} counts at the end as **one card of any animal**; what is printed on it does not matter. You choose for each of them. It can lengthen a run, join two runs of one animal, make a pair with another wild card, or do nothing. It never serves two animals at once.\nHere the best choice for you is made by itself, and drawn in your pile all the time.',
  },
  winner: {
    heading: 'Who wins',
    text: 'The highest total wins. If some are equal, whoever comes **first in turn order**, counted from the paw print {paw}, is ahead; the same for all other ranks.',
  },
  'best-jokers': {
    heading: 'The best choice for wild cards',
    text: 'With a dozen wild cards there are billions of ways to name them. Nobody has to try: one walks through the pile once from bottom to top and keeps only what can still become best, the animal at hand, the length of its run, the longest run of each. That stays small, and it is exact.',
  },
  'large-hands': {
    heading: 'Thirteen cards in hand',
    text: 'A hand can never be larger: seven at the start, one taken back, then five drawn after placing none, or six after placing one. Then six of them become penalties. At the other end of the scale, somebody with an empty hand and a 5 on top takes five penalties in one go.',
  },
  secrets: {
    heading: 'What is secret',
    text: 'Hands, Totems, penalty cards and wild cards are known to their owner alone; nobody knows deck and Reserve. Everybody sees how many there are, which powers lie where, and what is drawn from the River.\nYou may look through your own pile, not through those of others: there you only see the card on top. All backs look the same, so no pack betrays a card.',
  },
};
