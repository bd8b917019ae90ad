import type { Lines } from '../../../kit/learn/tutorial.ts';
import type { script } from './script.ts';

export const lines: Lines<typeof script> = {
  welcome: {
    say: 'Three expeditions will leave the compass rose: yellow, red and blue. They belong to nobody; everybody extends all three. Your twelve cards are the places you want them to reach.',
  },
  mark: {
    say: 'First mark a **key place**, at least three segments from the start. Reached, it brings a point more; missed, it costs one. Choose the **Sahara**, then **Mark Sahara**.',
    other: 'That would do as well. For this tour we need the Sahara.',
  },
  marked: {
    say: 'Three more of your places are marked, and four of your opponent’s: now you know four of those cards. Violet dashes are **common objectives**, like the Canary Islands: whoever leads an arrow there takes them.',
  },
  first: {
    say: 'Each turn you must place one arrow. Rings show where one can end. **Athens** is a card of your hand: choose it, then **yellow**.',
    other: 'A fair way too, but yellow to Athens lays a card at once.',
  },
  over: {
    say: 'The card lies before you: it counts +1 now, instead of −1. **End your turn** and watch.',
    other: 'You could spend a ticket. Keep it for the next turn: end this one.',
  },
  blue: {
    say: 'Red reached a **blue** node, Eastern Europe. That gives one more arrow at once, for any expedition: red went on to the Caspian Sea.',
  },
  way: {
    say: 'The Sahara is two arrows ahead of yellow. Go the first one: to **Giza**.',
    other: 'That leads elsewhere: yellow should go to Giza.',
  },
  ticket: {
    say: 'One arrow is lacking, and a **ticket** buys it: choose the ticket **Arrow**, then the **Sahara**. Two tickets a turn at most, before or after your arrow.',
    other: 'Tickets do that too. Now take up the ticket Arrow, and touch the Sahara.',
  },
  token: {
    say: 'The card is laid and the token is back: each was −1 and is +1 now. End your turn.',
    other: 'Keep your tickets: they will be needed. End your turn.',
  },
  loop: {
    say: 'Your opponent took yellow to Timgad, and laid that card. Yellow has already been in Athens: an arrow back there closes a **loop**. Place it.',
    other: 'Possible, but it closes no loop. Yellow, from Timgad to Athens.',
  },
  restart: {
    say: 'A looped expedition has no tip. You may restart it now, from **any node it has visited**. From Timgad it reaches the blue **Iberian Peninsula**: go there.',
    other: 'It may start there as well. The blue node gives you more: the Iberian Peninsula.',
  },
  common: {
    say: 'Blue: a **bonus arrow**. Lead yellow to the **Canary Islands**: a common objective goes to whoever places the arrow.',
    other: 'Allowed. But the Canary Islands are worth a point.',
  },
  three: { say: 'Three arrows in one turn, and a new common objective is turned up. End your turn.', other: 'Later. End your turn.' },
  remove: {
    say: 'Your opponent reached a key place. Now a trick: the ticket **Remove** takes back the last arrow of an expedition. What was laid stays; the node it came from counts as reached again. Remove **yellow**’s.',
    other: 'First the ticket Remove, then the yellow expedition.',
  },
  again: {
    say: 'The Iberian Peninsula gave its bonus a second time. **Newfoundland** is in your hand: lead yellow there.',
    other: 'Allowed, but yellow to Newfoundland lays a card.',
  },
  exchange: {
    say: 'The third use: **Exchange**. You look at the two top cards of the deck, and may keep one for one of yours.',
    other: 'First the ticket Exchange.',
  },
  keep: {
    say: 'You drew **Banff**, two arrows ahead of yellow; the **Amur River** in your hand lies at the other end of the world. Keep Banff, put back the Amur.',
    other: 'A matter of taste. Here: keep Banff, put back Amur River.',
  },
  red: {
    say: 'Your own arrow is still to be placed: tickets never replace it. **Red** nodes give a ticket: lead yellow to **Hudson Bay**.',
    other: 'Allowed. Hudson Bay gives a ticket, and lies on the way to Banff.',
  },
  gained: { say: 'You have a ticket again. End your turn.', other: 'Save it. End your turn.' },
  banff: {
    say: 'Your opponent looked at two cards; nobody sees whether one was kept. Now yellow to **Banff**: the card you exchanged.',
    other: 'Possible. Banff lays a card, though.',
  },
  watch: { say: 'Five cards are laid. End your turn once more, and watch red.', other: 'Enough for now: end your turn.' },
  both: {
    say: 'Red closed a loop **on a blue node**. That would have given a restart, then a bonus arrow. Both may be given up, and your opponent did.',
  },
  scores: {
    say: 'This is what it would score now: +1 per card laid and token recovered, −1 per card in hand and token on the board. In a tie, tickets decide.',
  },
  passage: {
    say: 'One thing more: the half discs **I, II and III** at the edges are passages. Each is a single red node, drawn on both sides: in here, out there.',
  },
  finish: {
    say: 'Once somebody has laid the last card of a hand, or all 135 arrows lie, the round is played to its end. That is everything. The world is yours!',
  },
};
