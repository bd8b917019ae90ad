import type { Names, Seen, Viewer } from '@banquise/kernel';
import { type Colour, HEAD, TAIL } from '../board.ts';
import type { ExpeditionsEvent } from '../events.ts';
import type { ExpeditionsMove } from '../moves.ts';
import type { ExpeditionsRefusal } from '../refusals.ts';
import { type Decision, KEY_PLACES, TICKETS_PER_TURN } from '../state.ts';
import type { ExpeditionsView } from '../view.ts';
import { help } from './help.en.ts';
import { names as nodeNames } from './names.en.ts';
import { places } from './places.en.ts';
import { continents, countries } from './regions.en.ts';
import { type ExpeditionsTexts, gazetteer } from './texts.ts';

const { node, card, route } = gazetteer(nodeNames);

const COLOUR = ['yellow', 'red', 'blue'] as const;
const CAPITAL = ['Yellow', 'Red', 'Blue'] as const;

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

function prompt(view: ExpeditionsView, names: Names, you: Viewer): string {
  if (view.awaited === 'over') return 'The game is over.';
  const sentence = you === view.turn ? `Your turn: ${task(view)}` : `${names[view.turn]} ${waiting(view)}`;
  return view.ending ? `${sentence} This is the last round.` : sentence;
}

function task(view: ExpeditionsView): string {
  const { awaited, turn } = view;
  switch (awaited) {
    case 'mark':
      return `mark a key place from your hand (${(view.tokens[turn]?.length ?? 0) + 1} of ${KEY_PLACES}).`;
    case 'exchange':
      return view.drawn.length === 1
        ? 'keep the drawn card and choose one to put back, or decline.'
        : 'keep one of the two drawn cards and choose one to put back, or decline.';
    case 'restart':
      return `the ${COLOUR[view.restart as Colour]} expedition has closed a loop; restart it from any node it has visited, or decline.`;
    case 'bonus':
      return `extend any expedition with your bonus arrow${view.bonus > 1 ? ` (${view.bonus} to place)` : ''}, or give it up.`;
    default:
      return freeTask(view);
  }
}

function freeTask(view: ExpeditionsView): string {
  const tickets = Math.min(TICKETS_PER_TURN - view.ticketsUsed, view.tickets[view.turn] ?? 0);
  const arrows = view.expeditions.some(({ left }) => left > 0);
  const may = tickets > 0 ? `you may use ${count(tickets, 'ticket', 'tickets')}` : '';
  if (!view.mainDone && arrows) return `extend an expedition by one arrow${may && `; ${may} before or after`}.`;
  const why = view.mainDone ? '' : 'no arrow is left; ';
  return `${why}${may && `${may}, or `}end your turn.`;
}

function waiting({ awaited, restart }: ExpeditionsView): string {
  switch (awaited) {
    case 'mark':
      return 'is marking a key place.';
    case 'exchange':
      return 'is looking at the drawn cards.';
    case 'restart':
      return `may restart the ${COLOUR[restart as Colour]} expedition.`;
    case 'bonus':
      return 'may place a bonus arrow.';
    default:
      return 'is playing.';
  }
}

function move(move: ExpeditionsMove, view: ExpeditionsView): string {
  switch (move.type) {
    case 'mark':
      return `Mark ${card(move.card)}`;
    case 'main':
      return `${CAPITAL[move.colour]}: ${route(move.from, move.to)}`;
    case 'ticket-arrow':
      return `Ticket, ${COLOUR[move.colour]}: ${route(move.from, move.to)}`;
    case 'bonus':
      return `Bonus, ${COLOUR[move.colour]}: ${route(move.from, move.to)}`;
    case 'restart':
      return `Restart, ${COLOUR[move.colour]}: ${route(move.from, move.to)}`;
    case 'ticket-remove': {
      const last = view.expeditions[move.colour]?.arrows.at(-1);
      const which = last === undefined ? '' : ` (${route(TAIL[last] as number, HEAD[last] as number)})`;
      return `Ticket: remove the last ${COLOUR[move.colour]} arrow${which}`;
    }
    case 'ticket-exchange':
      return 'Ticket: draw two cards and exchange one';
    case 'exchange-keep':
      return `Keep ${card(move.keep)}, put back ${card(move.discard)}`;
    case 'exchange-decline':
      return 'Keep none of the drawn cards';
    case 'restart-decline':
      return 'Do not restart';
    case 'bonus-decline':
      return view.bonus > 1 ? 'Give up the bonus arrows' : 'Give up the bonus arrow';
    case 'end':
      return 'End the turn';
  }
}

const REASONS = { main: '', ticket: ', by ticket', bonus: ', as a bonus', restart: ', as a restart' } as const;

function event(event: Seen<ExpeditionsEvent>, names: Names): string {
  switch (event.type) {
    case 'marked':
      return `${names[event.seat]} marks ${card(event.card)} as a key place.`;
    case 'spent':
      return `${names[event.seat]} spends a ticket and has ${event.tickets} left.`;
    case 'placed':
      return `${names[event.seat]} extends the ${COLOUR[event.colour]} expedition${REASONS[event.reason]}: ${route(event.from, event.to)}.`;
    case 'removed':
      return `${names[event.seat]} removes the last ${COLOUR[event.colour]} arrow: ${route(event.from, event.to)}.`;
    case 'laid':
      return event.source === 'row'
        ? `${names[event.seat]} takes the common objective ${card(event.card)}.`
        : `${names[event.seat]} lays ${card(event.card)} from hand.`;
    case 'recovered':
      return `${names[event.seat]} recovers the token on ${card(event.card)}.`;
    case 'refilled':
      return `New common objective: ${card(event.card)}. The deck has ${count(event.deck, 'card', 'cards')} left.`;
    case 'gained':
      return `${names[event.seat]} gains a ticket and now has ${event.tickets}.`;
    case 'looped':
      return event.by === 'removal'
        ? `The ${COLOUR[event.colour]} expedition is a loop again, closed at ${node(event.node)}.`
        : `The ${COLOUR[event.colour]} expedition closes a loop at ${node(event.node)}.`;
    case 'earned':
      return `${names[event.seat]} earns a bonus arrow.`;
    case 'declined':
      return event.what === 'restart'
        ? `${names[event.seat]} does not restart the expedition.`
        : `${names[event.seat]} gives up the bonus.`;
    case 'forfeited':
      return `${names[event.seat]} loses ${count(event.bonus, 'bonus arrow', 'bonus arrows')}.`;
    case 'drew':
      return `${names[event.seat]} draws ${event.secret ? event.secret.cards.map(card).join(' and ') : count(event.count, 'card', 'cards')}.`;
    case 'returned':
      return returned(event, names);
    case 'ending':
      return event.cause === 'hand'
        ? `${names[event.seat]} has laid the last card in hand: the round is played out.`
        : 'All arrows are on the board: the round is played out.';
    case 'turn':
      return `${names[event.seat]} is to play, round ${event.round}.`;
    case 'over':
      return 'The game is over.';
  }
}

function returned({ seat, count: cards, secret }: Seen<Extract<ExpeditionsEvent, { type: 'returned' }>>, names: Names): string {
  if (secret === undefined) return `${names[seat]} puts ${count(cards, 'card', 'cards')} under the deck.`;
  if (secret.kept < 0) return `${names[seat]} keeps none of the drawn cards.`;
  return `${names[seat]} keeps ${card(secret.kept)} and puts ${card(secret.discarded)} back.`;
}

const AWAITED: Readonly<Record<Decision, string>> = {
  mark: 'Key places are marked first: choose a far place from your hand.',
  exchange: 'First decide about the drawn cards.',
  restart: 'First restart the looped expedition, or decline.',
  bonus: 'First place your bonus arrow, or give it up.',
  free: 'There is nothing of that kind to decide now.',
  over: 'The game is over.',
};

function refusal(refusal: ExpeditionsRefusal): string {
  switch (refusal.code) {
    case 'game-over':
      return 'The game is over.';
    case 'not-your-turn':
      return 'It is not your turn.';
    case 'not-now':
      return AWAITED[refusal.awaited];
    case 'not-in-hand':
      return `${card(refusal.card)} is not in your hand.`;
    case 'too-near':
      return `${card(refusal.card)} is ${count(refusal.distance, 'segment', 'segments')} from the start; a key place needs at least 3.`;
    case 'already-marked':
      return `${card(refusal.card)} already bears your token.`;
    case 'not-drawn':
      return `${card(refusal.card)} is not one of the cards you drew.`;
    case 'main-done':
      return 'You have made your main extension; another arrow takes a ticket.';
    case 'main-first':
      return 'Extend an expedition before you end your turn; arrows from tickets and bonuses do not count.';
    case 'bonus-first':
      return `Place your ${count(refusal.bonus, 'bonus arrow', 'bonus arrows')} before you end your turn.`;
    case 'compulsory':
      return 'This arrow must be placed.';
    case 'no-ticket':
      return 'You have no ticket; a red node gives you one.';
    case 'two-tickets':
      return 'You have used 2 tickets this turn, the most allowed.';
    case 'no-arrow-left':
      return `All 45 ${COLOUR[refusal.colour]} arrows are on the board; extend another expedition.`;
    case 'other-expedition':
      return `Only the ${COLOUR[refusal.colour]} expedition may be restarted now.`;
    case 'not-the-tip':
      return `The ${COLOUR[refusal.colour]} expedition goes on from ${node(refusal.tip)} only.`;
    case 'not-visited':
      return `The ${COLOUR[refusal.colour]} expedition has not visited ${node(refusal.node)}.`;
    case 'segment-used':
      return `A ${COLOUR[refusal.colour]} arrow already lies on that segment; an expedition never uses one twice.`;
    case 'nothing-to-remove':
      return `The ${COLOUR[refusal.colour]} expedition has no arrow to remove.`;
    case 'closing-arrow':
      return `The last ${COLOUR[refusal.colour]} arrow closes a loop and stays.`;
    case 'empty-hand':
      return 'You have no card in hand to exchange.';
    case 'empty-deck':
      return 'The deck is empty: there is nothing to exchange for.';
  }
}

const LINE = { laid: 'Cards laid', recovered: 'Tokens recovered', hand: 'Cards in hand', onBoard: 'Tokens on the board' } as const;

export const texts: ExpeditionsTexts = {
  title: 'Expeditions: Around the World',
  prompt,
  move,
  event,
  refusal,
  line: (line) => LINE[line],
  option: () => 'First player',
  optionValue: (_id, value) =>
    value === 'random' ? 'Drawn at random' : `Seat ${value}${Number(value) > 2 ? ' (random if nobody sits there)' : ''}`,
  help,
  place: (id) => nodeNames[id],
  story: (id) => places[id],
  continent: (code) => continents[code],
  country: (code) => countries[code as keyof typeof countries] ?? code,
};
