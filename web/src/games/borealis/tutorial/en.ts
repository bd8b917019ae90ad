import type { Lines } from '../../../kit/learn/tutorial.ts';
import type { script } from './script.ts';

export const lines: Lines<typeof script> = {
  welcome: {
    say: 'Welcome to the far north. This is your board: **three locations** where animals are observed, and a camp at either end. On each location stand a yellow, a pink and a blue scientist.',
  },
  replace: {
    say: 'Your first four cards. The fox needs **two yellow** scientists on one location, and you have one on each. Choose it, then replace it.',
    other: 'The other three are fine. Choose only the fox, the one with two yellow scientists and a star.',
  },
  observe: {
    say: 'Now **observe**: choose the owl by zeppelin, then the middle location. Its blue scientist will walk left, its pink one right. The next space of the track shows a zeppelin, so your flag will climb, too.',
    other: 'That can be played, too. Try the owl by zeppelin in the middle first: there the flag climbs.',
  },
  take: {
    say: 'After every observation you **draw a card**. Take the owl from the pool: several animals of one species on the same location are worth more and more.',
    other: 'A fine card. For now take the owl: you have one already.',
  },
  camp: {
    say: 'Your turn again. Play the seal by kayak on the **left**. Its pink scientist walks left, out of the location and **into the camp**. The next space there shows no kayak, so the flag stays.',
    other: 'Play the seal by kayak, on the left location: you will see somebody go into camp.',
  },
  draw: {
    say: 'This time draw from the **deck**, without looking. Nobody will know what you hold.',
    other: 'You could. Let luck decide for once: draw from the deck.',
  },
  twins: {
    say: 'This owl needs **two pink** scientists. On the right there are two now: one came from the middle. Such cards carry a **star**: one more point at the end.',
    other: 'Choose the owl with the star, then the right location.',
  },
  refresh: {
    say: 'You do not like the pool? Once per round, **a star of yours changes all four cards**. Try it.',
    other: 'Change the pool first: the button with the two arrows.',
  },
  bear: {
    say: 'Four new cards. Take the bear on skis: both its colours stand in the middle, and the next space there shows skis.',
    other: 'Take the bear on skis. It fits the middle.',
  },
  goals: {
    say: 'Look at the **objectives**. Whoever fulfils one first gains **5 stars**; the others have only until the end of that round. In this game: all five species; three scientists in one camp; all three flags on space 2 or further.',
  },
  objective: {
    say: 'Three rounds later. Two of yours are in the left camp. Play the seal by submarine on the left: pink makes it **three in one camp**. And it is your third seal there.',
    other: 'Look at the left camp: one more, and the objective is yours. Play the seal by submarine on the left.',
  },
  seal: {
    say: '**5 stars**, at once and without asking. Now draw: take the seal, a fourth one would double what they are worth.',
    other: 'Take the seal, the left location waits for it.',
  },
  regroup: {
    say: 'Two of your cards find nobody any more: time to **regroup**. Touch Regroup, then choose the two cards by submarine to discard them. Each of the four scientists in camp earns you **a star**.',
    other: 'Touch Regroup, and choose both cards by submarine. Keep the other two.',
  },
  return: {
    say: 'You have seen your new cards; now **all four come back to one location**. The scoring card Farewell Party counts who stands on your fullest location: choose the right one.',
    other: 'They may go there, too. On the right they make eight: Farewell Party would be worth 16.',
  },
  scores: {
    say: 'If the game ended now: **sets** of animals, the **spaces** of your flags, **stars** on cards, the two **scoring cards**, and the stars you **own**.',
  },
  end: {
    say: 'The end comes with the **seventh card** on a location, yours or another’s: the round is finished, then it counts. That is all. Good luck out there!',
  },
};
