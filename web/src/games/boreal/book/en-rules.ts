import type { Words } from './plan.ts';

export const paragraphs: Words['paragraphs'] = {
  players: {
    heading: 'White and Black',
    text: 'Boreal is a duel. {token-white} **White** takes the first turn, {token-black} **Black** the second. Who is White is for you to settle.',
  },
  cards: {
    heading: 'What a card shows',
    text: 'There are 44 cards: 12 Starting Sites, 24 Sites and 8 Archives. Starting Sites have a back of their own; Sites and Archives share one, so you cannot tell an Archive while it lies face down.\n- Top left, its **cost** in compasses.\n- Top right, one to three compasses {compass}: its **income** when you rest.\n- On a dark tab, what **happens when you place it**; many cards have nothing there.\n- Below, its **family** and its book {book}: what it is worth at the end.',
  },
  families: {
    heading: 'The four families',
    text: 'Blue {family-blue}, yellow {family-yellow}, red {family-red} and green {family-green}. Sites have one family; three of them have two. Archives {archive} have none, except one that has all four.\nA card counts **once in each of its families**: a blue and green card is a blue card, and it is a green card.',
  },
  board: {
    heading: 'The board',
    text: 'Eight cards lie face up in a row. Along your side runs your track, with spaces 0 to 8; along the other side runs your opponent’s. The tracks run in **opposite directions**: the card on your space 1 is on your opponent’s space 8.\nSpace 0 has no card and shows a bonus of 2 {compass}; space 1 shows a bonus of 1 {compass}.\nBeside the row lie the deck, both pyramids, both reserves and the pile of cards removed from the game. Everything is face up but the deck.',
  },
  setup: {
    heading: 'Setting up',
    text: '- Both tokens on space 5.\n- Shuffle the 12 Starting Sites and deal 8 of them in a row; the other 4 go back into the box.\n- Shuffle the 8 Archives and take 3 without looking; the other 5 go back into the box, unseen. Shuffle the 3 with all 24 Sites: that is the deck of 27 cards.\n- Pyramids and reserves are empty. 35 cards take part.',
  },
  phases: {
    heading: 'A turn',
    text: 'Players take turns. In yours you first **explore**, then you **rest**; only then does the other player act.\nTo explore, you must do exactly one of two things: [discover](discover) a card, which goes into your pyramid, or [locate](locate) one, which goes into your reserve. You may not pass.',
  },
  token: {
    heading: 'Your token',
    text: 'The space of your token says two things at once. It is the **number of compasses** {compass} you have; and it is **how far you reach**: on the board you can discover the cards from your space 1 up to your token. On space 0 you reach no card of the board.\nYour reach only matters for discovering from the board: not for locating, not for your reserve, not for the effects of cards.',
  },
  discover: {
    heading: 'Discovering a card',
    text: 'You may discover a card when all of this is true:\n- It lies on the board **within your reach**, or in your own **reserve**.\n- You have at least as many compasses {compass} as it **costs**.\n- Your pyramid has a [place](places) where it may go.\n- It is no second [Archive](archives).\nA cost of 0 is a cost like any other: your token stays where it is. So a card of cost 0 in your reserve can be discovered even from space 0; one on the board cannot, because from there you reach nothing.',
  },
  order: {
    heading: 'Step by step',
    text: '- You choose the card.\n- You pay: your token goes back by its cost.\n- If the card came from the board, its column is [refilled](refill) at once. A card from the reserve is not replaced.\n- You choose a place in your pyramid and put it there.\n- Its effect happens.\n- You rest.\nSo you see the new card of the board before you choose the place. Here you may point at card and place in one go if you do not mind the new card.\nA placed card never leaves your pyramid; only a [swap](swap-pyramid) can move it.',
  },
  locate: {
    heading: 'Locating a card',
    text: 'Take **any card of the board**, wherever it lies and whatever it costs, and put it face up into your reserve; only a second [Archive](archives) is not allowed. The column is refilled. You pay nothing, your token stays, and the effect of the card does not happen.\nA reserve has no limit. What still lies there at the end is worth nothing and costs nothing.',
  },
  refill: {
    heading: 'Refilling the board',
    text: 'Whenever a card leaves the board, for whatever reason, the top card of the deck takes its column **at once**, before anything else happens. The other cards do not slide.\nWhen the deck is empty, the column stays empty. The game goes on, and nothing is reshuffled.',
  },
  rest: {
    heading: 'Resting',
    text: 'Add up the compasses {compass} of all cards of your pyramid that **no card lies on**, Archives too. A card is covered as soon as any card rests on it, even partly.\nAdd **2** if your token is on space 0, or **1** if it is on space 1. What counts is the space after paying and after all effects.\nYour token goes forward by the total, at most to space 8. There is nothing to decide, and you rest in every turn, after locating too.',
  },
  blocked: {
    heading: 'When nothing is possible',
    text: 'As long as there is a deck, you can always locate something. Very rarely, at the end of the deck, the board holds nothing you may take and your reserve nothing you can place. Then, and only then, you **pass**: you skip exploring and rest.\nThis cannot go on for ever. If two passes in a row moved no token at all, the game would end and be scored.',
  },
  shape: {
    heading: 'The pyramid',
    text: 'A complete pyramid has ten cards: four on floor 1, three on floor 2, two on floor 3 and one on top. The first card goes to floor 1.\nOnly how the cards lie to each other matters, not where on the table. Left and right are yours, as you look at your own pyramid.',
  },
  places: {
    heading: 'Where a card may go',
    text: '- **Floor 1** is one row without gaps, at most four cards long. As long as it is shorter, you may add a card at **either end**, whatever lies above.\n- **Higher up**, a card rests on the **two cards right below it**, each half covered. You may start a floor before the one below is complete, and fill it in any order.\nEvery such place touches a card that already lies there, so you need not look for that.',
  },
  ban: {
    heading: 'Cards that never lie on floor 1',
    text: 'Cards with {ban} may only be placed on floors 2 to 4. Without an open place up there you cannot discover them at all, though you may locate them. That happens with an empty pyramid, and when yours is a small complete triangle of 1, 3 or 6 cards.',
  },
  neighbours: {
    heading: 'Adjacent cards',
    text: 'A card touches up to six others: **left and right** on its floor, the **two above** that rest on it, and the **two below** it rests on. Only the middle place of floor 2 can have all six.',
  },
  effect: {
    heading: 'Effects in general',
    text: 'An effect happens once, when you **discover** the card and place it: not when it goes into a reserve, and not when a swap moves it. You must carry it out if you can; if there is nothing to choose, it is skipped.\nNo card asks for more than one choice.',
  },
  'reserve-effect': {
    heading: 'Take one into your reserve',
    text: '{reserve} Choose any card of the board and put it into your reserve for free; the column is refilled. It may be the card that has just arrived. A second [Archive](archives) is not allowed.',
  },
  'remove-effect': {
    heading: 'Remove one from the game',
    text: '{remove} Choose any card of the board, an Archive too: it leaves the game, face up, and the column is refilled. A good way to keep a card from your opponent.',
  },
  'swap-board': {
    heading: 'Swap two on the board',
    text: '{swap-board} Exchange any two cards of the board, side by side or far apart. Empty columns take no part.',
  },
  'swap-pyramid': {
    heading: 'Swap two in your pyramid',
    text: '{swap-pyramid} Exchange any two cards of your pyramid, on the same floor or not; the card you have just placed may be one of them. Their effects do not happen again. A card with {ban} may come to floor 1 this way: it is moved, not placed.\nWith exactly two cards there is only one swap, and you must make it.',
  },
  compasses: {
    heading: 'Gain and lose compasses',
    text: '{gain} Your token goes forward by the number, at most to 8. This comes after paying.\n{lose} Your opponent’s token goes back by the number, at most to 0. It happens at once, so before your opponent’s next turn.\nOne Archive does both; they touch different tokens, so the order does not matter.',
  },
  look: {
    heading: 'Look at three cards',
    text: '{look} You alone look at the top three cards of the deck. Put one that is no Archive into your reserve, face up and for free; the other two go under the deck in the order in which they lay.\nThere is always one you may take. With fewer than three cards in the deck the effect is skipped.',
  },
  archives: {
    heading: 'Archives',
    text: 'Three of the eight Archives {archive} are hidden in the deck. In the whole game you may own **only one**, pyramid and reserve together: once you have one, you may not locate, discover or take another. Of course you may discover the one in your reserve: it is the same card.\nThe limit does not protect Archives on the board: anybody may remove or swap them.',
  },
  score: {
    heading: 'What counts',
    text: 'Add up what the books {book} of the cards **in your pyramid** are worth when the game is over. Nothing counts before that. Reserve, compasses and board give nothing.',
  },
  fixed: {
    heading: 'A number',
    text: 'The number in the book {book} is what the card is worth. One Starting Site has no book: it is worth 0, also for a card that copies it.',
  },
  'family-cards': {
    heading: 'Two for each card of a family',
    text: '{in-pyramid-green} 2 points for each card of the family shown, **anywhere in your pyramid**.',
  },
  'around-it': {
    heading: 'What lies around it',
    text: '{adjacent-blue} 2 points for each [adjacent](neighbours) card of the family shown, so at most 12.\n{per-adjacent} 1 point for each adjacent card, Archives too.\n{adjacent-distinct} 2 points for each **different family** among the adjacent cards: 0, 2, 4, 6 or 8. An adjacent card of several families counts for all of them. The card is not adjacent to itself: green counts only if an adjacent card is green. Cards without a family add nothing.',
  },
  floor: {
    heading: 'Its floor',
    text: '{per-floor} 2, 4, 6 or 8 points on floor 1, 2, 3 or 4.',
  },
  whole: {
    heading: 'Your whole pyramid',
    text: '{majority} 4 points for each family of which your pyramid has **more cards than your opponent’s**. A tie gives nothing; 1 against 0 is enough. Reserves do not count.\n{set-four} 5 points for each set of the four families: look at the family you have the fewest of.',
  },
  copies: {
    heading: 'Copies',
    text: '{copy-left} and {copy-right} are worth as much as the next card to the left, or to the right, on the same floor. {copy-below} is worth as much as the **better** of the two cards it rests on.\nWhat is copied is what that card is really worth **where it lies**. Where no card lies there is nothing to copy: 0; so {copy-below} is worth 0 on floor 1.\nA copy of a copy is worth what the last card is worth. If {copy-right} lies right beside {copy-left} so that each copies the other, both are worth 0.',
  },
  tenth: {
    heading: 'The tenth card',
    text: 'The end comes when a pyramid has ten cards.\n- If **White** completes it, White’s turn is played to its end, then Black has one last full turn.\n- If **Black** completes it, the game is over at once, after the effect of that card.\nSo both have had the same number of turns.',
  },
  winner: {
    heading: 'Who wins',
    text: 'The higher total wins. On a tie, whoever has **fewer cards** in their pyramid wins; the reserve does not count. If that is equal too, you share the victory.',
  },
  secrets: {
    heading: 'What is secret',
    text: 'Only the order of the deck, and which five Archives stayed in the box. Everything else lies open. Whoever looks at three cards knows those, and knows which two lie under the deck; the other player only knows that somebody does.\nChance is in the first shuffle alone: after that nothing is drawn by lot.',
  },
  shapes: {
    heading: 'How many pyramids there are',
    text: 'With 1 to 10 cards a pyramid can have 1, 1, 2, 3, 4, 4, 3, 2, 1 and 1 shapes. Counting every order of placing, there are 356 ways to build the whole of it.',
  },
  always: {
    heading: 'What is always true',
    text: 'At every moment each of the 35 cards is in exactly one place: board, deck, a reserve, a pyramid, or out of the game. Tokens stand on 0 to 8. Nobody owns two Archives. No card hangs in the air, and while there is a deck no column is empty. That, and whose turn it is with what is still to be chosen, is all one needs to write down in order to go on later.',
  },
};
