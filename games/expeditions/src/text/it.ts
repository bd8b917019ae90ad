import type { Names, Seen, Viewer } from '@banquise/kernel';
import { type Colour, HEAD, TAIL } from '../board.ts';
import type { ExpeditionsEvent } from '../events.ts';
import type { ExpeditionsMove } from '../moves.ts';
import type { ExpeditionsRefusal } from '../refusals.ts';
import { type Decision, KEY_PLACES, TICKETS_PER_TURN } from '../state.ts';
import type { ExpeditionsView } from '../view.ts';
import { help } from './help.it.ts';
import { names as nodeNames } from './names.it.ts';
import { places } from './places.it.ts';
import { continents, countries } from './regions.it.ts';
import { type ExpeditionsTexts, gazetteer } from './texts.ts';

const { node, card, route } = gazetteer(nodeNames);

const COLOUR = ['gialla', 'rossa', 'blu'] as const;
const CAPITAL = ['Gialla', 'Rossa', 'Blu'] as const;

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

function prompt(view: ExpeditionsView, names: Names, you: Viewer): string {
  if (view.awaited === 'over') return 'La partita è finita.';
  const sentence = you === view.turn ? `Tocca a te: ${task(view)}` : `${names[view.turn]} ${waiting(view)}`;
  return view.ending ? `${sentence} È l’ultimo giro.` : sentence;
}

function task(view: ExpeditionsView): string {
  const { awaited, turn } = view;
  switch (awaited) {
    case 'mark':
      return `segna un luogo chiave della tua mano (${(view.tokens[turn]?.length ?? 0) + 1} di ${KEY_PLACES}).`;
    case 'exchange':
      return view.drawn.length === 1
        ? 'tieni la carta pescata e scegli quale rendere, oppure rinuncia.'
        : 'tieni una delle due carte pescate e scegli quale rendere, oppure rinuncia.';
    case 'restart':
      return `la spedizione ${COLOUR[view.restart as Colour]} forma un anello; falla ripartire da un disco che ha visitato, oppure rinuncia.`;
    case 'bonus':
      return `prolunga una spedizione con la freccia bonus${view.bonus > 1 ? ` (${view.bonus} da posare)` : ''}, oppure rinuncia.`;
    default:
      return freeTask(view);
  }
}

function freeTask(view: ExpeditionsView): string {
  const tickets = Math.min(TICKETS_PER_TURN - view.ticketsUsed, view.tickets[view.turn] ?? 0);
  const arrows = view.expeditions.some(({ left }) => left > 0);
  const may = tickets > 0 ? `puoi usare ${count(tickets, 'biglietto', 'biglietti')}` : '';
  if (!view.mainDone && arrows) return `prolunga una spedizione di una freccia${may && `; ${may} prima o dopo`}.`;
  const why = view.mainDone ? '' : 'non restano frecce; ';
  return `${why}${may ? `${may} o finire il turno` : 'finisci il turno'}.`;
}

function waiting({ awaited, restart }: ExpeditionsView): string {
  switch (awaited) {
    case 'mark':
      return 'segna un luogo chiave.';
    case 'exchange':
      return 'guarda le carte pescate.';
    case 'restart':
      return `può far ripartire la spedizione ${COLOUR[restart as Colour]}.`;
    case 'bonus':
      return 'può posare una freccia bonus.';
    default:
      return 'sta giocando.';
  }
}

function move(move: ExpeditionsMove, view: ExpeditionsView): string {
  switch (move.type) {
    case 'mark':
      return `Segna ${card(move.card)}`;
    case 'main':
      return `${CAPITAL[move.colour]}: ${route(move.from, move.to)}`;
    case 'ticket-arrow':
      return `Biglietto, ${COLOUR[move.colour]}: ${route(move.from, move.to)}`;
    case 'bonus':
      return `Bonus, ${COLOUR[move.colour]}: ${route(move.from, move.to)}`;
    case 'restart':
      return `Ripartenza, ${COLOUR[move.colour]}: ${route(move.from, move.to)}`;
    case 'ticket-remove': {
      const last = view.expeditions[move.colour]?.arrows.at(-1);
      const which = last === undefined ? '' : ` (${route(TAIL[last] as number, HEAD[last] as number)})`;
      return `Biglietto: togli l’ultima freccia ${COLOUR[move.colour]}${which}`;
    }
    case 'ticket-exchange':
      return 'Biglietto: pesca due carte e scambiane una';
    case 'exchange-keep':
      return `Tieni ${card(move.keep)}, rendi ${card(move.discard)}`;
    case 'exchange-decline':
      return 'Non tenere nessuna carta pescata';
    case 'restart-decline':
      return 'Non far ripartire';
    case 'bonus-decline':
      return view.bonus > 1 ? 'Rinuncia alle frecce bonus' : 'Rinuncia alla freccia bonus';
    case 'end':
      return 'Finisci il turno';
  }
}

const REASONS = { main: '', ticket: ' con un biglietto', bonus: ' come bonus', restart: ' come ripartenza' } as const;

function event(event: Seen<ExpeditionsEvent>, names: Names): string {
  switch (event.type) {
    case 'marked':
      return `${names[event.seat]} segna un luogo chiave: ${card(event.card)}.`;
    case 'spent':
      return `${names[event.seat]} spende un biglietto (ne restano ${event.tickets}).`;
    case 'placed':
      return `${names[event.seat]} prolunga la spedizione ${COLOUR[event.colour]}${REASONS[event.reason]}: ${route(event.from, event.to)}.`;
    case 'removed':
      return `${names[event.seat]} toglie l’ultima freccia ${COLOUR[event.colour]}: ${route(event.from, event.to)}.`;
    case 'laid':
      return event.source === 'row'
        ? `${names[event.seat]} prende l’obiettivo comune ${card(event.card)}.`
        : `${names[event.seat]} posa la carta ${card(event.card)}.`;
    case 'recovered':
      return `${names[event.seat]} recupera il gettone: ${card(event.card)}.`;
    case 'refilled':
      return `Nuovo obiettivo comune: ${card(event.card)}. Mazzo: ${count(event.deck, 'carta', 'carte')}.`;
    case 'gained':
      return `${names[event.seat]} guadagna un biglietto (totale: ${event.tickets}).`;
    case 'looped':
      return event.by === 'removal'
        ? `La spedizione ${COLOUR[event.colour]} torna a formare un anello, chiuso qui: ${node(event.node)}.`
        : `La spedizione ${COLOUR[event.colour]} chiude un anello: ${node(event.node)}.`;
    case 'earned':
      return `${names[event.seat]} ottiene una freccia bonus.`;
    case 'declined':
      return event.what === 'restart' ? `${names[event.seat]} non fa ripartire la spedizione.` : `${names[event.seat]} rinuncia al bonus.`;
    case 'forfeited':
      return `${names[event.seat]} perde ${count(event.bonus, 'freccia bonus', 'frecce bonus')}.`;
    case 'drew':
      return `${names[event.seat]} pesca ${event.secret ? event.secret.cards.map(card).join(' e ') : count(event.count, 'carta', 'carte')}.`;
    case 'returned':
      return returned(event, names);
    case 'ending':
      return event.cause === 'hand'
        ? `${names[event.seat]} ha posato l’ultima carta della sua mano: si finisce il giro.`
        : 'Tutte le frecce sono sul tabellone: si finisce il giro.';
    case 'turn':
      return `Giro ${event.round}, tocca a ${names[event.seat]}.`;
    case 'over':
      return 'La partita è finita.';
  }
}

function returned({ seat, count: cards, secret }: Seen<Extract<ExpeditionsEvent, { type: 'returned' }>>, names: Names): string {
  if (secret === undefined) return `${names[seat]} mette ${count(cards, 'carta', 'carte')} sotto il mazzo.`;
  if (secret.kept < 0) return `${names[seat]} non tiene nessuna carta pescata.`;
  return `${names[seat]} tiene ${card(secret.kept)} e rende ${card(secret.discarded)}.`;
}

const AWAITED: Readonly<Record<Decision, string>> = {
  mark: 'Prima si segnano i luoghi chiave: scegli un luogo lontano della tua mano.',
  exchange: 'Prima decidi delle carte pescate.',
  restart: 'Prima fai ripartire la spedizione che forma un anello, oppure rinuncia.',
  bonus: 'Prima posa la freccia bonus, oppure rinuncia.',
  free: 'Non c’è nulla del genere da decidere adesso.',
  over: 'La partita è finita.',
};

function refusal(refusal: ExpeditionsRefusal): string {
  switch (refusal.code) {
    case 'game-over':
      return 'La partita è finita.';
    case 'not-your-turn':
      return 'Non è il tuo turno.';
    case 'not-now':
      return AWAITED[refusal.awaited];
    case 'not-in-hand':
      return `La carta ${card(refusal.card)} non è nella tua mano.`;
    case 'too-near':
      return `${card(refusal.card)}: dista ${count(refusal.distance, 'segmento', 'segmenti')} dalla partenza, per un luogo chiave ne servono almeno 3.`;
    case 'already-marked':
      return `Il tuo gettone è già qui: ${card(refusal.card)}.`;
    case 'not-drawn':
      return `Non hai pescato la carta ${card(refusal.card)}.`;
    case 'main-done':
      return 'Hai già prolungato una spedizione; per un’altra freccia serve un biglietto.';
    case 'main-first':
      return 'Prolunga una spedizione prima di finire il turno; le frecce dei biglietti e dei bonus non contano.';
    case 'bonus-first':
      return `Prima posa ${count(refusal.bonus, 'freccia bonus', 'frecce bonus')}.`;
    case 'compulsory':
      return 'Questa freccia va posata.';
    case 'no-ticket':
      return 'Non hai biglietti; un disco rosso te ne dà uno.';
    case 'two-tickets':
      return 'Hai usato 2 biglietti in questo turno: è il massimo.';
    case 'no-arrow-left':
      return `Tutte le 45 frecce ${['gialle', 'rosse', 'blu'][refusal.colour]} sono sul tabellone; prolunga un’altra spedizione.`;
    case 'other-expedition':
      return `Adesso può ripartire solo la spedizione ${COLOUR[refusal.colour]}.`;
    case 'not-the-tip':
      return `La spedizione ${COLOUR[refusal.colour]} prosegue solo da qui: ${node(refusal.tip)}.`;
    case 'not-visited':
      return `La spedizione ${COLOUR[refusal.colour]} non è passata di qui: ${node(refusal.node)}.`;
    case 'segment-used':
      return `Su quel segmento c’è già una freccia ${COLOUR[refusal.colour]}; una spedizione non lo usa mai due volte.`;
    case 'nothing-to-remove':
      return `La spedizione ${COLOUR[refusal.colour]} non ha frecce da togliere.`;
    case 'closing-arrow':
      return `L’ultima freccia ${COLOUR[refusal.colour]} chiude un anello e resta dov’è.`;
    case 'empty-hand':
      return 'Non hai carte in mano da scambiare.';
    case 'empty-deck':
      return 'Il mazzo è vuoto: non c’è nulla con cui scambiare.';
  }
}

const LINE = { laid: 'Carte posate', recovered: 'Gettoni recuperati', hand: 'Carte in mano', onBoard: 'Gettoni sul tabellone' } as const;

export const texts: ExpeditionsTexts = {
  title: 'Expéditions: il giro del mondo',
  prompt,
  move,
  event,
  refusal,
  line: (line) => LINE[line],
  option: () => 'Primo giocatore',
  optionValue: (_id, value) =>
    value === 'random' ? 'Estratto a sorte' : `Posto ${value}${Number(value) > 2 ? ' (a caso se è vuoto)' : ''}`,
  help,
  place: (id) => nodeNames[id],
  story: (id) => places[id],
  continent: (code) => continents[code],
  country: (code) => countries[code as keyof typeof countries] ?? code,
};
