import type { Lines } from '../../../kit/learn/tutorial.ts';
import type { script } from './script.ts';

export const lines: Lines<typeof script> = {
  welcome: {
    say: 'Welcome to the ice. Your cards will lie here in a row; neighbours of the same animal make **runs**. Beside them is your secret **Totem**: touch it to look.',
  },
  card: {
    say: 'A card has two figures. The dark one: how many cards you **place** next turn. The white one: how many you **draw** this turn. They always add up to six.',
  },
  first: {
    say: 'In your first turn you place one card. Choose **Puffin 3** and place it.',
    other: 'That would do as well. But let us begin with Puffin 3: more Puffins are waiting.',
  },
  tokens: {
    say: 'You took the **power** of the Puffin. Now both animals of your card, Puffin and Moose, move one step: one right, one left. Send the **Moose to the right**.',
    other: 'Also possible. This time let the Moose go right.',
  },
  draw: {
    say: 'Your card says: draw **3**. Take **Orca 5**, **Puffin 4** and **Polar bear 2** from the River, together or one by one.',
    other: 'A fair choice, too. For now take Orca 5, Puffin 4 and Polar bear 2.',
  },
  power: {
    say: 'Iker placed a Walrus and took its power. It works **at once**: the token made an extra step. Your Puffin belongs to placing: such powers work **from your next turn on**. That is now.',
  },
  swap: {
    say: 'Before you place, the Puffin lets you trade. Choose **Polar bear 2** in your hand, then **Fox 4** in the River, and trade.',
    other: 'You could. But let us try the Puffin: Polar bear 2 for Fox 4 of the River.',
  },
  three: {
    say: 'Puffin 3 lies on top, so you place **three**. Choose both **Puffins**, then **Orca 5** as the last one. As long as nothing is laid you can change the order.',
    other: 'First both Puffins, last Orca 5: then three Puffins lie side by side.',
  },
  run: {
    say: 'Three Puffins in a row: a run of three, **3 points**. Four would be 6, five 10, six 15. For each animal only the longest run counts.',
  },
  orca: { say: 'The last card decides: Orca on top, so the Orca’s power is yours, and Orca and Polar bear move. Choose as you like.' },
  blind: {
    say: 'Orca 5 draws only **1**. Its power works at once: instead of the River you may take the top card of the **deck**, unseen. Try it.',
    other: 'The River is open to you, too. But try the deck this time.',
  },
  five: {
    say: 'Now the price: Orca 5 asks for **five** cards, and you have three. Iker did without his extra step, by the way: powers are never a duty.',
  },
  short: {
    say: 'You do without the trade, too, and place all you have: **Moose 2**, **Fox 4**, and last **Fox 1**.',
    other: 'Place Moose 2, then Fox 4, then Fox 1, so that the Foxes lie together and Fox 1 on top.',
  },
  penalty: {
    say: 'Two cards were missing: two cards of the deck went face down to your **penalties**, −1 point each. A small price now and then; you may look at them.',
  },
  'end-of-land': {
    say: 'Fox and Moose move. Send the **Moose to the right**, to 15. From an end a token can only come back.',
    other: 'Let the Moose reach the end this time: we want to see what happens there.',
  },
  many: {
    say: 'Fox 1 draws **five**. Take any five. And you have the Fox’s power now, for your next turn.',
    other: 'From the River, please: five cards of your choice.',
  },
  rival: {
    say: 'A lot at once: with the **Moose** Iker raised his number to 6, lacked a card, and took it back from his penalties with the **Bear** while drawing. And his Bear card drove the Moose token back from the end.',
  },
  sides: {
    say: 'Each power has **another side**, for other games: the Bear gives penalties away, the Moose lets you draw one more or stop one earlier, the Puffin takes your visible card back into your hand.',
  },
  wild: {
    say: 'Fox 1 asks for one card only. With the Fox’s power, choose any card and press **Wild, beneath**: it slides face down under your visible card and counts as whatever animal you like.',
    other: 'This time use the Fox: choose a card, then “Wild, beneath”.',
  },
  again: {
    say: 'Two Foxes with a wild card between them: a run of three. Fox 1 is still on top, so Fox and Moose move again. As you like.',
  },
  full: {
    say: 'Draw five again, from the River or, thanks to the Orca, from the deck. You will have nine cards.',
  },
  seven: { say: 'Nine are too many: at the end of your turn you keep **seven**. Choose two that may go to your penalties.' },
  scores: {
    say: 'This is what it would score now: your runs, a bonus for **two animals** with a run, the place of your **Totem** the Walrus, minus four penalties. Push the Walrus to the right!',
  },
  end: {
    say: 'When the deck is used up, the **Reserve** opens; soon after everybody has one last turn without drawing. Play on from here, if you like.',
  },
};
