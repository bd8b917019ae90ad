import { countedIn } from '@banquise/kernel';
import { build } from '../build.ts';
import { capital, type EventPhrases, type MovePhrases, type Phrases, type RefusalPhrases, type TaskPhrases } from '../texts.ts';
import { names } from './names.ts';
import { continents, countries } from './regions.ts';

const counted = countedIn('en');
const count = (n: number, one: string): string => counted(n, one, `${one}s`);
const points = (n: number): string => count(n, 'point');

const task: TaskPhrases = {
  mark: (next, of) => (next === 1 ? `mark ${of} of your cards as key places.` : `mark your next key place (${next} of ${of}).`),
  exchange: (drawn) => (drawn === 1 ? 'you may keep the card, for one of yours.' : 'keep one of the two, for one of yours.'),
  restart: (colour, bonus) =>
    `the ${colour} loop is closed; go on from any node it has visited.${bonus > 0 ? ` Then: ${count(bonus, 'bonus arrow')}.` : ''}`,
  bonus: (arrows) => `${arrows > 1 ? count(arrows, 'bonus arrow') : 'bonus arrow'}; extend any expedition.`,
  extend: 'extend an expedition by one arrow.',
  end: (ticket, laid) => `${laid ? 'arrow laid' : 'no arrow is left'}; ${ticket ? 'use a ticket, or ' : ''}end your turn.`,
};

const move: MovePhrases = {
  mark: ({ card }) => `Mark ${card}`,
  main: ({ colour, route }) => `${capital(colour)}: ${route}`,
  'ticket-arrow': ({ colour, route }) => `Ticket, ${colour}: ${route}`,
  bonus: ({ colour, route }) => `Bonus, ${colour}: ${route}`,
  restart: ({ colour, route }) => `Restart, ${colour}: ${route}`,
  'ticket-remove': ({ colour, route }) => `Ticket: remove the last ${colour} arrow${route && ` (${route})`}`,
  'ticket-exchange': () => 'Ticket: draw two cards and exchange one',
  'exchange-keep': ({ kept, discarded }) => `Keep ${kept}, put back ${discarded}`,
  'exchange-decline': () => 'Keep none of the drawn cards',
  'restart-decline': () => 'Do not restart',
  'bonus-decline': (_, { bonus }) => (bonus > 1 ? 'Give up the bonus arrows' : 'Give up the bonus arrow'),
  end: () => 'End the turn',
};

const REASONS = { main: '', ticket: ', by ticket', bonus: ', as a bonus', restart: ', as a restart' } as const;

const event: EventPhrases = {
  marked: ({ name, card }) => `${name} marks ${card} as a key place.`,
  spent: ({ name }, { tickets }) => `${name} spends a ticket and has ${tickets} left.`,
  placed: ({ name, colour, route }, { reason }) => `${name} extends the ${colour} expedition${REASONS[reason]}: ${route}.`,
  removed: ({ name, colour, route }) => `${name} removes the last ${colour} arrow: ${route}.`,
  laid: ({ name, card }, { source }) =>
    source === 'row' ? `${name} takes the common objective ${card}.` : `${name} lays ${card} from hand.`,
  recovered: ({ name, card }) => `${name} recovers the token of a key place: ${card}.`,
  refilled: ({ card }, { deck }) => `New common objective: ${card}. The deck has ${count(deck, 'card')} left.`,
  gained: ({ name }, { tickets }) => `${name} gains a ticket and now has ${tickets}.`,
  looped: ({ colour, node }, { by }) =>
    by === 'removal'
      ? `The ${colour} expedition is a loop again, closed at ${node}.`
      : `The ${colour} expedition closes a loop at ${node}.`,
  earned: ({ name }) => `${name} earns a bonus arrow.`,
  declined: ({ name }, { what }) => (what === 'restart' ? `${name} does not restart the expedition.` : `${name} gives up the bonus.`),
  forfeited: ({ name }, { bonus }) => `${name} loses ${count(bonus, 'bonus arrow')}.`,
  drew: ({ name, cards }, event) => `${name} draws ${cards || count(event.count, 'card')}.`,
  returned: ({ name, kept, discarded }, { count: cards, secret }) => {
    if (secret === undefined) return `${name} puts ${count(cards, 'card')} under the deck.`;
    return kept === '' ? `${name} keeps none of the drawn cards.` : `${name} keeps ${kept} and puts ${discarded} back.`;
  },
  ending: ({ name }, { cause }) =>
    cause === 'hand'
      ? `${name} has laid the last card in hand: the round is played out.`
      : 'All arrows are on the board: the round is played out.',
  turn: ({ name }, { round }) => `Round ${round}, next turn: ${name}.`,
};

const AWAITED = {
  mark: 'Key places are marked first: choose a far place from your hand.',
  exchange: 'First decide about the drawn cards.',
  restart: 'First restart the looped expedition, or decline.',
  bonus: 'First place your bonus arrow, or give it up.',
  free: 'There is nothing of that kind to decide now.',
} as const;

const refusal: RefusalPhrases = {
  'game-over': () => 'The game is over.',
  'not-your-turn': () => 'It is not your turn.',
  'not-now': (_, { awaited }) => AWAITED[awaited],
  'not-in-hand': ({ card }) => `${card} is not in your hand.`,
  'too-near': ({ card }, { distance }) => `${card} is ${count(distance, 'arrow')} from the start; a key place needs at least 3.`,
  'already-marked': ({ card }) => `${card} already bears your token.`,
  'not-drawn': ({ card }) => `${card} is not one of the cards you drew.`,
  'main-done': () => 'You have made your main extension; another arrow takes a ticket.',
  'main-first': () => 'Extend an expedition before you end your turn; arrows from tickets and bonuses do not count.',
  'no-ticket': () => 'You have no ticket; a red node gives you one.',
  'two-tickets': () => 'You have used 2 tickets this turn, the most allowed.',
  'no-arrow-left': ({ colour }) => `All 45 ${colour} arrows are on the board; extend another expedition.`,
  'other-expedition': ({ colour }) => `Only the ${colour} expedition may be restarted now.`,
  'not-the-tip': ({ colour, node }) => `The ${colour} expedition goes on from ${node} only.`,
  'not-visited': ({ colour, node }) => `The ${colour} expedition has not visited ${node}.`,
  'segment-used': ({ colour }) => `A ${colour} arrow already lies on that segment; an expedition never uses one twice.`,
  'nothing-to-remove': ({ colour }) => `The ${colour} expedition has no arrow to remove.`,
  'empty-hand': () => 'You have no card in hand to exchange.',
  'empty-deck': () => 'The deck is empty: there is nothing to exchange for.',
};

const phrases: Phrases = {
  title: 'Expeditions: Around the World',
  and: 'and',
  colours: ['yellow', 'red', 'blue'],
  yourTurn: (what) => `Your turn: ${what}`,
  task,
  wait: {
    mark: (name) => `${name} is marking a key place.`,
    exchange: (name) => `${name} is looking at the drawn cards.`,
    restart: (name, colour) => `${name} may restart the ${colour} loop.`,
    bonus: (name) => `${name} has a bonus arrow.`,
    free: (name) => `${name} is extending an expedition.`,
    ticket: (name) => `${name} may use a ticket.`,
    end: (name) => `${name} is ending the turn.`,
  },
  lastRound: 'This is the last round.',
  won: (name, total) => `The game is over: ${name} wins with ${points(total)}.`,
  shared: (names, total) => `The game is over: ${names} share the victory with ${points(total)}.`,
  move,
  event,
  refusal,
  line: {
    laid: 'Cards laid',
    recovered: 'Key places reached',
    hand: 'Cards in hand',
    onBoard: 'Key places not reached',
  },
  first: 'First player',
  random: 'Drawn at random',
  seat: (seat) => `Seat ${seat}`,
  maybeSeat: (seat) => `Seat ${seat} (random if nobody sits there)`,
};

export const texts = build(phrases, { nodes: names, continents, countries });
