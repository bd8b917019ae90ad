import type { Lines } from '../../../kit/learn/tutorial.ts';
import type { script } from './script.ts';

export const lines: Lines<typeof script> = {
  welcome: { say: 'Welcome. Between you and Iker lie eight ruins. Each of you builds a pyramid of ten cards; the better one wins.' },
  token: {
    say: 'This is your token, on space **5**. So you have **5 compasses** to spend, and you **reach** the cards on your spaces 1 to 5.',
  },
  discover: {
    say: 'Discover your first card: the **Crystal Lantern**, for 1 compass. Point at it, then at the free place in your pyramid, then at **Discover**.',
    other: 'A fine card, too. Start with the Crystal Lantern: it costs only 1 and is worth 3 points.',
  },
  rest: {
    say: 'You paid: your token went back to 4. Then you **rested**: each card that nothing lies on brings its compasses, here 1. So you are on 5 again. The board was refilled at once. Now Iker plays.',
  },
  swapped: {
    say: 'Iker discovered a card with an **effect**: it swapped two cards of the board. His track runs the other way: what is far for you is near for him.',
  },
  locate: {
    say: 'The **Sleeping Fountain** is worth 5 points, but it lies on your space 6, out of reach. Choose it and press **Locate**: it goes into your reserve, for free, wherever it lies.',
    other: 'You could. But the Sleeping Fountain would be gone by the time you reach it: locate it now.',
  },
  bonus: {
    say: 'Locating cost nothing, and you rested. Iker fell to space 1, where a rest brings **1 more**; on space 0 it brings **2 more**. Being poor is not so bad here.',
  },
  reserve: {
    say: 'What is in your reserve no longer depends on your reach, only on its cost. Discover the **Sleeping Fountain** from there, and place it at either end of floor 1.',
    other: 'Later, perhaps. First bring the Sleeping Fountain from your reserve into your pyramid.',
  },
  robbed: { say: 'That was the Dusk Road: when Iker placed it, you **lost a compass**. Some effects touch the other player.' },
  effect: {
    say: 'Now one of yours: discover the **Violet Terraces**, at an end of floor 1. When you place them, you take a card of the board into your reserve.',
    other: 'Later. First the Violet Terraces, at an end of floor 1: we want to try their effect.',
  },
  archive: {
    say: 'Take the **Gallery of Crowns** on your space 1. It is an **Archive**: strong, but you may own only one in the whole game.',
    other: 'Allowed, but the Archive on your space 1 is the better catch.',
  },
  removed: {
    say: 'Iker’s card **removed** one from the game: he did not want you to have it. Another took its column. The board never waits.',
  },
  climb: {
    say: 'Time to climb. Discover the **Gallery of Crowns** from your reserve and place it on **floor 2**, on two cards. Those two are covered: their compasses no longer count.',
    other: 'Floor 1 can wait: place the Gallery of Crowns on floor 2, on two cards.',
  },
  look: {
    say: 'Its effect lets you alone look at the top three cards of the deck. Take the **Heron Pond**: it belongs to two families, blue and green. The others go under the deck.',
    other: 'Tempting. For now take the Heron Pond: you can afford it next turn.',
  },
  exchanged: {
    say: 'You ended on space 0 and rested with the bonus of 2. And Iker has just **swapped** two cards of his own pyramid: only the effect that gains compasses is still to come. If ever nothing at all were possible, one would pass; it hardly happens.',
  },
  last: {
    say: 'Your turn again. Discover the **Heron Pond** from your reserve and place it where you like. Watch the figures in the free places: points won, and where your token will stand.',
    other: 'Let us use what you have: the Heron Pond in your reserve.',
  },
  scores: {
    say: 'This is how the game is counted: floor by floor, what the **books** of your cards are worth. Some show a number, others count the cards adjacent to them, their floor or your families. Reserve and compasses count nothing.',
  },
  end: {
    say: 'The game ends with the **tenth card** of a pyramid. If whoever began places it, the opponent has one last turn. On a tie, fewer cards win.',
  },
};
