import type { Names, Seen, Viewer } from '@banquise/kernel';
import { type Colour, HEAD, TAIL } from '../board.ts';
import type { ExpeditionsEvent } from '../events.ts';
import type { ExpeditionsMove } from '../moves.ts';
import type { ExpeditionsRefusal } from '../refusals.ts';
import { type Decision, KEY_PLACES, TICKETS_PER_TURN } from '../state.ts';
import type { ExpeditionsView } from '../view.ts';
import { help } from './help.fr.ts';
import { names as nodeNames } from './names.fr.ts';
import { places } from './places.fr.ts';
import { continents, countries } from './regions.fr.ts';
import { type ExpeditionsTexts, gazetteer } from './texts.ts';

const { node, card, route } = gazetteer(nodeNames);

const COLOUR = ['jaune', 'rouge', 'bleue'] as const;
const CAPITAL = ['Jaune', 'Rouge', 'Bleue'] as const;

/** En français, zéro et un sont au singulier. */
const count = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;

function prompt(view: ExpeditionsView, names: Names, you: Viewer): string {
  if (view.awaited === 'over') return 'La partie est finie.';
  const sentence = you === view.turn ? `À vous : ${task(view)}` : `${names[view.turn]} ${waiting(view)}`;
  return view.ending ? `${sentence} C’est la dernière manche.` : sentence;
}

function task(view: ExpeditionsView): string {
  const { awaited, turn } = view;
  switch (awaited) {
    case 'mark':
      return `marquez un lieu clé de votre main (${(view.tokens[turn]?.length ?? 0) + 1} sur ${KEY_PLACES}).`;
    case 'exchange':
      return view.drawn.length === 1
        ? 'gardez la carte piochée et choisissez celle que vous rendez, ou renoncez.'
        : 'gardez une des deux cartes piochées et choisissez celle que vous rendez, ou renoncez.';
    case 'restart':
      return `l’expédition ${COLOUR[view.restart as Colour]} forme une boucle ; relancez-la depuis un rond qu’elle a visité, ou renoncez.`;
    case 'bonus':
      return `prolongez une expédition avec votre flèche bonus${view.bonus > 1 ? ` (${view.bonus} à poser)` : ''}, ou renoncez-y.`;
    default:
      return freeTask(view);
  }
}

function freeTask(view: ExpeditionsView): string {
  const tickets = Math.min(TICKETS_PER_TURN - view.ticketsUsed, view.tickets[view.turn] ?? 0);
  const arrows = view.expeditions.some(({ left }) => left > 0);
  const may = tickets > 0 ? `vous pouvez utiliser ${count(tickets, 'ticket', 'tickets')}` : '';
  if (!view.mainDone && arrows) return `prolongez une expédition d’une flèche${may && ` ; ${may} avant ou après`}.`;
  const why = view.mainDone ? '' : 'il ne reste aucune flèche ; ';
  return `${why}${may ? `${may} ou finir votre tour` : 'finissez votre tour'}.`;
}

function waiting({ awaited, restart }: ExpeditionsView): string {
  switch (awaited) {
    case 'mark':
      return 'marque un lieu clé.';
    case 'exchange':
      return 'regarde les cartes piochées.';
    case 'restart':
      return `peut relancer l’expédition ${COLOUR[restart as Colour]}.`;
    case 'bonus':
      return 'peut poser une flèche bonus.';
    default:
      return 'joue.';
  }
}

function move(move: ExpeditionsMove, view: ExpeditionsView): string {
  switch (move.type) {
    case 'mark':
      return `Marquer ${card(move.card)}`;
    case 'main':
      return `${CAPITAL[move.colour]} : ${route(move.from, move.to)}`;
    case 'ticket-arrow':
      return `Ticket, ${COLOUR[move.colour]} : ${route(move.from, move.to)}`;
    case 'bonus':
      return `Bonus, ${COLOUR[move.colour]} : ${route(move.from, move.to)}`;
    case 'restart':
      return `Relance, ${COLOUR[move.colour]} : ${route(move.from, move.to)}`;
    case 'ticket-remove': {
      const last = view.expeditions[move.colour]?.arrows.at(-1);
      const which = last === undefined ? '' : ` (${route(TAIL[last] as number, HEAD[last] as number)})`;
      return `Ticket : enlever la dernière flèche ${COLOUR[move.colour]}${which}`;
    }
    case 'ticket-exchange':
      return 'Ticket : piocher deux cartes et en échanger une';
    case 'exchange-keep':
      return `Garder ${card(move.keep)}, rendre ${card(move.discard)}`;
    case 'exchange-decline':
      return 'Ne garder aucune carte piochée';
    case 'restart-decline':
      return 'Ne pas relancer';
    case 'bonus-decline':
      return view.bonus > 1 ? 'Renoncer aux flèches bonus' : 'Renoncer à la flèche bonus';
    case 'end':
      return 'Finir le tour';
  }
}

const REASONS = { main: '', ticket: ' avec un ticket', bonus: ' en bonus', restart: ' en relance' } as const;

function event(event: Seen<ExpeditionsEvent>, names: Names): string {
  switch (event.type) {
    case 'marked':
      return `${names[event.seat]} marque un lieu clé : ${card(event.card)}.`;
    case 'spent':
      return `${names[event.seat]} dépense un ticket (reste : ${event.tickets}).`;
    case 'placed':
      return `${names[event.seat]} prolonge l’expédition ${COLOUR[event.colour]}${REASONS[event.reason]} : ${route(event.from, event.to)}.`;
    case 'removed':
      return `${names[event.seat]} enlève la dernière flèche ${COLOUR[event.colour]} : ${route(event.from, event.to)}.`;
    case 'laid':
      return event.source === 'row'
        ? `${names[event.seat]} prend l’objectif commun ${card(event.card)}.`
        : `${names[event.seat]} pose la carte ${card(event.card)}.`;
    case 'recovered':
      return `${names[event.seat]} récupère son jeton : ${card(event.card)}.`;
    case 'refilled':
      return `Nouvel objectif commun : ${card(event.card)}. Pioche : ${count(event.deck, 'carte', 'cartes')}.`;
    case 'gained':
      return `${names[event.seat]} gagne un ticket (total : ${event.tickets}).`;
    case 'looped':
      return event.by === 'removal'
        ? `L’expédition ${COLOUR[event.colour]} redevient une boucle, fermée ici : ${node(event.node)}.`
        : `L’expédition ${COLOUR[event.colour]} ferme une boucle : ${node(event.node)}.`;
    case 'earned':
      return `${names[event.seat]} obtient une flèche bonus.`;
    case 'declined':
      return event.what === 'restart' ? `${names[event.seat]} ne relance pas l’expédition.` : `${names[event.seat]} renonce au bonus.`;
    case 'forfeited':
      return `${names[event.seat]} perd ${count(event.bonus, 'flèche bonus', 'flèches bonus')}.`;
    case 'drew':
      return `${names[event.seat]} pioche ${event.secret ? event.secret.cards.map(card).join(' et ') : count(event.count, 'carte', 'cartes')}.`;
    case 'returned':
      return returned(event, names);
    case 'ending':
      return event.cause === 'hand'
        ? `${names[event.seat]} a posé la dernière carte de sa main : on termine la manche.`
        : 'Toutes les flèches sont sur le plateau : on termine la manche.';
    case 'turn':
      return `Manche ${event.round}, au tour de ${names[event.seat]}.`;
    case 'over':
      return 'La partie est finie.';
  }
}

function returned({ seat, count: cards, secret }: Seen<Extract<ExpeditionsEvent, { type: 'returned' }>>, names: Names): string {
  if (secret === undefined) return `${names[seat]} remet ${count(cards, 'carte', 'cartes')} sous la pioche.`;
  if (secret.kept < 0) return `${names[seat]} ne garde aucune carte piochée.`;
  return `${names[seat]} garde ${card(secret.kept)} et rend ${card(secret.discarded)}.`;
}

const AWAITED: Readonly<Record<Decision, string>> = {
  mark: 'On marque d’abord les lieux clés : choisissez un lieu éloigné de votre main.',
  exchange: 'Décidez d’abord du sort des cartes piochées.',
  restart: 'Relancez d’abord l’expédition qui forme une boucle, ou renoncez-y.',
  bonus: 'Posez d’abord votre flèche bonus, ou renoncez-y.',
  free: 'Il n’y a rien de tel à décider maintenant.',
  over: 'La partie est finie.',
};

function refusal(refusal: ExpeditionsRefusal): string {
  switch (refusal.code) {
    case 'game-over':
      return 'La partie est finie.';
    case 'not-your-turn':
      return 'Ce n’est pas votre tour.';
    case 'not-now':
      return AWAITED[refusal.awaited];
    case 'not-in-hand':
      return `La carte ${card(refusal.card)} n’est pas dans votre main.`;
    case 'too-near':
      return `${card(refusal.card)} : à ${count(refusal.distance, 'segment', 'segments')} du départ, il en faut au moins 3 pour un lieu clé.`;
    case 'already-marked':
      return `Votre jeton est déjà là : ${card(refusal.card)}.`;
    case 'not-drawn':
      return `Vous n’avez pas pioché la carte ${card(refusal.card)}.`;
    case 'main-done':
      return 'Vous avez déjà prolongé une expédition ; il faut un ticket pour une autre flèche.';
    case 'main-first':
      return 'Prolongez une expédition avant de finir votre tour ; les flèches des tickets et des bonus ne comptent pas.';
    case 'bonus-first':
      return `Posez d’abord ${count(refusal.bonus, 'flèche bonus', 'flèches bonus')}.`;
    case 'compulsory':
      return 'Cette flèche doit être posée.';
    case 'no-ticket':
      return 'Vous n’avez pas de ticket ; un rond rouge vous en donne un.';
    case 'two-tickets':
      return 'Vous avez utilisé 2 tickets ce tour-ci : c’est le maximum.';
    case 'no-arrow-left':
      return `Les 45 flèches ${['jaunes', 'rouges', 'bleues'][refusal.colour]} sont sur le plateau ; prolongez une autre expédition.`;
    case 'other-expedition':
      return `Seule l’expédition ${COLOUR[refusal.colour]} peut être relancée maintenant.`;
    case 'not-the-tip':
      return `L’expédition ${COLOUR[refusal.colour]} ne repart que d’ici : ${node(refusal.tip)}.`;
    case 'not-visited':
      return `L’expédition ${COLOUR[refusal.colour]} n’est pas passée par là : ${node(refusal.node)}.`;
    case 'segment-used':
      return `Une flèche ${COLOUR[refusal.colour]} est déjà sur ce segment ; une expédition ne l’emprunte jamais deux fois.`;
    case 'nothing-to-remove':
      return `L’expédition ${COLOUR[refusal.colour]} n’a pas de flèche à enlever.`;
    case 'closing-arrow':
      return `La dernière flèche ${COLOUR[refusal.colour]} ferme une boucle : elle reste en place.`;
    case 'empty-hand':
      return 'Vous n’avez plus de carte en main à échanger.';
    case 'empty-deck':
      return 'La pioche est vide : il n’y a rien à échanger.';
  }
}

const LINE = { laid: 'Cartes posées', recovered: 'Jetons récupérés', hand: 'Cartes en main', onBoard: 'Jetons sur le plateau' } as const;

export const texts: ExpeditionsTexts = {
  title: 'Expéditions : Autour du Monde',
  prompt,
  move,
  event,
  refusal,
  line: (line) => LINE[line],
  option: () => 'Premier joueur',
  optionValue: (_id, value) =>
    value === 'random' ? 'Tiré au sort' : `Place ${value}${Number(value) > 2 ? ' (au hasard si elle est vide)' : ''}`,
  help,
  place: (id) => nodeNames[id],
  story: (id) => places[id],
  continent: (code) => continents[code],
  country: (code) => countries[code as keyof typeof countries] ?? code,
};
