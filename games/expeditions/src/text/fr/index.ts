import { countedIn } from '@banquise/kernel';
import { build } from '../build.ts';
import { capital, type EventPhrases, type MovePhrases, type Phrases, type RefusalPhrases, type TaskPhrases } from '../texts.ts';
import { names } from './names.ts';
import { continents, countries } from './regions.ts';

const counted = countedIn('fr');
const count = (n: number, one: string, many = `${one}s`): string => counted(n, one, many);
const bonusArrows = (n: number): string => count(n, 'flèche bonus', 'flèches bonus');
const points = (n: number): string => count(n, 'point');

const task: TaskPhrases = {
  mark: (next, of) => (next === 1 ? `marquez ${of} de vos cartes comme lieux clés.` : `marquez le prochain lieu clé (${next} sur ${of}).`),
  exchange: (drawn) =>
    drawn === 1 ? 'vous pouvez garder la carte, contre une des vôtres.' : 'gardez une des deux, contre une des vôtres.',
  restart: (colour, bonus) =>
    `la boucle ${colour} est fermée ; repartez d’un rond qu’elle a visité.${bonus > 0 ? ` Ensuite : ${bonusArrows(bonus)}.` : ''}`,
  bonus: (arrows) => `${arrows > 1 ? bonusArrows(arrows) : 'flèche bonus'} ; prolongez n’importe quelle expédition.`,
  extend: 'prolongez une expédition d’une flèche.',
  end: (ticket, laid) =>
    `${laid ? 'flèche placée' : 'il ne reste aucune flèche'} ; ${ticket ? 'utilisez un ticket, ou ' : ''}finissez votre tour.`,
};

const move: MovePhrases = {
  mark: ({ card }) => `Marquer ${card}`,
  main: ({ colour, route }) => `${capital(colour)} : ${route}`,
  'ticket-arrow': ({ colour, route }) => `Ticket, ${colour} : ${route}`,
  bonus: ({ colour, route }) => `Bonus, ${colour} : ${route}`,
  restart: ({ colour, route }) => `Relance, ${colour} : ${route}`,
  'ticket-remove': ({ colour, route }) => `Ticket : retirer la dernière flèche ${colour}${route && ` (${route})`}`,
  'ticket-exchange': () => 'Ticket : piocher deux cartes et en échanger une',
  'exchange-keep': ({ kept, discarded }) => `Garder ${kept}, rendre ${discarded}`,
  'exchange-decline': () => 'Ne garder aucune carte piochée',
  'restart-decline': () => 'Ne pas relancer',
  'bonus-decline': (_, { bonus }) => (bonus > 1 ? 'Renoncer aux flèches bonus' : 'Renoncer à la flèche bonus'),
  end: () => 'Finir le tour',
};

const REASONS = { main: '', ticket: ' avec un ticket', bonus: ' en bonus', restart: ' en relance' } as const;

const event: EventPhrases = {
  marked: ({ name, card }) => `${name} marque un lieu clé : ${card}.`,
  spent: ({ name }, { tickets }) => `${name} dépense un ticket (reste : ${tickets}).`,
  placed: ({ name, colour, route }, { reason }) => `${name} prolonge l’expédition ${colour}${REASONS[reason]} : ${route}.`,
  removed: ({ name, colour, route }) => `${name} retire la dernière flèche ${colour} : ${route}.`,
  laid: ({ name, card }, { source }) => (source === 'row' ? `${name} prend l’objectif commun ${card}.` : `${name} pose la carte ${card}.`),
  recovered: ({ name, card }) => `${name} récupère le jeton d’un lieu clé : ${card}.`,
  refilled: ({ card }, { deck }) => `Nouvel objectif commun : ${card}. Pioche : ${count(deck, 'carte')}.`,
  gained: ({ name }, { tickets }) => `${name} gagne un ticket (total : ${tickets}).`,
  looped: ({ colour, node }, { by }) =>
    by === 'removal'
      ? `L’expédition ${colour} redevient une boucle, fermée ici : ${node}.`
      : `L’expédition ${colour} ferme une boucle : ${node}.`,
  earned: ({ name }) => `${name} obtient une flèche bonus.`,
  declined: ({ name }, { what }) => (what === 'restart' ? `${name} ne relance pas l’expédition.` : `${name} renonce au bonus.`),
  forfeited: ({ name }, { bonus }) => `${name} perd ${bonusArrows(bonus)}.`,
  drew: ({ name, cards }, event) => `${name} pioche ${cards || count(event.count, 'carte')}.`,
  returned: ({ name, kept, discarded }, { count: cards, secret }) => {
    if (secret === undefined) return `${name} remet ${count(cards, 'carte')} sous la pioche.`;
    return kept === '' ? `${name} ne garde aucune carte piochée.` : `${name} garde ${kept} et rend ${discarded}.`;
  },
  ending: ({ name }, { cause }) =>
    cause === 'hand'
      ? `${name} a posé la dernière carte de sa main : on termine la manche.`
      : 'Toutes les flèches sont sur le plateau : on termine la manche.',
  turn: ({ name }, { round }) => `Manche ${round} : à ${name} de jouer.`,
};

const AWAITED = {
  mark: 'On marque d’abord les lieux clés : choisissez un lieu éloigné de votre main.',
  exchange: 'Décidez d’abord du sort des cartes piochées.',
  restart: 'Relancez d’abord l’expédition qui forme une boucle, ou renoncez-y.',
  bonus: 'Posez d’abord votre flèche bonus, ou renoncez-y.',
  free: 'Il n’y a rien de tel à décider maintenant.',
} as const;

const refusal: RefusalPhrases = {
  'game-over': () => 'La partie est finie.',
  'not-your-turn': () => 'Ce n’est pas votre tour.',
  'not-now': (_, { awaited }) => AWAITED[awaited],
  'not-in-hand': ({ card }) => `La carte ${card} n’est pas dans votre main.`,
  'too-near': ({ card }, { distance }) => `${card} : à ${count(distance, 'flèche')} du départ, il en faut au moins 3 pour un lieu clé.`,
  'already-marked': ({ card }) => `Votre jeton est déjà là : ${card}.`,
  'not-drawn': ({ card }) => `Vous n’avez pas pioché la carte ${card}.`,
  'main-done': () => 'Vous avez déjà prolongé une expédition ; il faut un ticket pour une autre flèche.',
  'main-first': () => 'Prolongez une expédition avant de finir votre tour ; les flèches des tickets et des bonus ne comptent pas.',
  'no-ticket': () => 'Vous n’avez pas de ticket ; un rond rouge vous en donne un.',
  'two-tickets': () => 'Vous avez utilisé 2 tickets ce tour-ci : c’est le maximum.',
  'no-arrow-left': ({ colour }) => `Les 45 flèches ${colour}s sont sur le plateau ; prolongez une autre expédition.`,
  'other-expedition': ({ colour }) => `Seule l’expédition ${colour} peut être relancée maintenant.`,
  'not-the-tip': ({ colour, node }) => `L’expédition ${colour} ne repart que d’ici : ${node}.`,
  'not-visited': ({ colour, node }) => `L’expédition ${colour} n’est pas passée par là : ${node}.`,
  'segment-used': ({ colour }) => `Une flèche ${colour} est déjà sur ce segment ; une expédition ne l’emprunte jamais deux fois.`,
  'nothing-to-remove': ({ colour }) => `L’expédition ${colour} n’a pas de flèche à retirer.`,
  'empty-hand': () => 'Vous n’avez plus de carte en main à échanger.',
  'empty-deck': () => 'La pioche est vide : il n’y a rien à échanger.',
};

const phrases: Phrases = {
  title: 'Expéditions : Autour du Monde',
  and: 'et',
  colours: ['jaune', 'rouge', 'bleue'],
  yourTurn: (what) => `À vous : ${what}`,
  task,
  wait: {
    mark: (name) => `${name} marque un lieu clé.`,
    exchange: (name) => `${name} regarde les cartes piochées.`,
    restart: (name, colour) => `${name} peut relancer la boucle ${colour}.`,
    bonus: (name) => `${name} a une flèche bonus.`,
    free: (name) => `${name} prolonge une expédition.`,
    ticket: (name) => `${name} peut utiliser un ticket.`,
    end: (name) => `${name} finit son tour.`,
  },
  lastRound: 'C’est la dernière manche.',
  won: (name, total) => `La partie est finie : ${name} gagne avec ${points(total)}.`,
  shared: (names, total) => `La partie est finie : ${names} partagent la victoire avec ${points(total)}.`,
  move,
  event,
  refusal,
  line: {
    laid: 'Cartes posées',
    recovered: 'Lieux clés atteints',
    hand: 'Cartes en main',
    onBoard: 'Lieux clés non atteints',
  },
  first: 'Premier joueur',
  random: 'Tiré au sort',
  seat: (seat) => `Place ${seat}`,
  maybeSeat: (seat) => `Place ${seat} (au hasard si elle est vide)`,
};

export const texts = build(phrases, { nodes: names, continents, countries });
