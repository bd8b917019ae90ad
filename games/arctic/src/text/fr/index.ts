import { figure } from '@banquise/kernel';
import { HAND_LIMIT, LANDSCAPE } from '../../data.ts';
import { CENTRE, type OpenStage } from '../../state.ts';
import { build, letter } from '../build.ts';
import type { Phrases } from '../texts.ts';
import { powers } from './powers.ts';

const cards = (n: number): string => (n <= 1 ? `${n} carte` : `${n} cartes`);
const points = (n: number): string => (Math.abs(n) <= 1 ? `${figure(n)} point` : `${figure(n)} points`);
const at = (index: number): number => LANDSCAPE[index] as number;
const range = (least: number, most: number): string => (least === most ? cards(most) : `de ${least} à ${cards(most)}`);

const the = (animal: string): string => (/^[ÉO]/.test(animal) ? `l’${animal}` : `le ${animal}`);

const FIRST: Readonly<Record<OpenStage, string>> = {
  swap: 'décidez d’abord de l’échange avec la Rivière',
  'swap-slot': 'choisissez d’abord la carte de la Rivière à échanger',
  'take-back': 'décidez d’abord si vous reprenez votre carte visible',
  value: 'choisissez d’abord combien vous en posez',
  place: 'posez d’abord vos cartes',
  tokens: 'déplacez d’abord les deux jetons',
  walrus: 'décidez d’abord du pas de plus',
  gift: 'décidez d’abord de la pénalité à donner',
  draw: 'piochez d’abord',
  recover: 'choisissez d’abord la pénalité à reprendre',
  discard: 'mettez d’abord en pénalité ce que vous ne gardez pas',
};

const phrases: Phrases = {
  title: 'Arctic',
  animals: { bear: 'Ours blanc', fox: 'Renard', moose: 'Élan', orca: 'Orque', puffin: 'Macareux', walrus: 'Morse' },
  card: (main, place, associated) => `${main} ${place} (${associated})`,
  cardText: (main, associated, place, draw) => `${main}, animal associé ${associated}, valeur de pose ${place}, valeur de pioche ${draw}.`,
  powers,
  power: (animal, label) => `${animal} : ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  random: 'Au hasard',
  option: (animal) => `Pouvoir : ${animal}`,
  series: 'Nombre de séries',
  totem: 'Totem',
  penalties: 'Pénalités',
  run: (animal) => `Série : ${animal}`,
  stages: {
    swap: 'échange avec la Rivière',
    'swap-slot': 'carte de la Rivière à échanger',
    'take-back': 'reprise de la carte visible',
    value: 'valeur de pose',
    place: 'carte à poser',
    tokens: 'sens des jetons',
    walrus: 'un pas de plus pour un jeton',
    gift: 'pénalité à céder',
    draw: 'carte à piocher',
    recover: 'pénalité à récupérer',
    discard: 'défausse au-delà de 7 cartes',
  },
  yours: {
    swap: ({ toPlace }) => `À vous : vous pouvez échanger une carte avec la Rivière, ou poser ${cards(toPlace)}.`,
    'swap-slot': ({ chosen }) => `À vous : ${chosen} contre quelle carte de la Rivière ?`,
    'take-back': ({ toPlace }) => `À vous : vous pouvez reprendre votre carte visible${toPlace > 0 ? `, ou poser ${cards(toPlace)}` : ''}.`,
    value: ({ least, most }) => `À vous : combien de cartes posez-vous, de ${least} à ${most} ?`,
    place: ({ left, missing }) => {
      const lacking = missing === 1 ? 'il en manque une : 1 pénalité' : `il en manque ${missing} : ${missing} pénalités`;
      if (missing > 0) return left === 0 ? `À vous : ${lacking}.` : `À vous : posez ${cards(left)} ; ${lacking}.`;
      return left === 1 ? 'À vous : posez une carte.' : `À vous : posez ${left} cartes ; la dernière décide.`;
    },
    tokens: ({ main, associated }) => `À vous : lequel va à droite, ${main} ou ${associated} ? L’autre va à gauche.`,
    walrus: ({ extra, mayTake }) =>
      mayTake
        ? `À vous : un pas de plus pour ${the(extra)}, ou prenez dans la Rivière.`
        : `À vous : vous pouvez déplacer ${the(extra)} d’un pas de plus.`,
    gift: ({ mayTake }) => `À vous : à qui donner une de vos pénalités ?${mayTake ? ' Ou prenez dans la Rivière.' : ''}`,
    draw: ({ taken, least, most, mayStop, from }) => {
      if (mayStop && least < most && most - taken > 1)
        return `À vous : piochez ${taken > 0 ? 'encore ' : ''}jusqu’à ${cards(most - taken)} ${from}, ou arrêtez-vous.`;
      if (mayStop) return `À vous : piochez ${taken > 0 ? 'encore ' : ''}une carte ${from}, ou arrêtez-vous.`;
      return `À vous : piochez ${taken > 0 ? 'encore ' : ''}${range(least - taken, most - taken)} ${from}.`;
    },
    recover: ({ chosen }) => `À vous : quelle carte ${chosen} reprenez-vous dans votre Zone de pénalité ?`,
    discard: ({ excess }) =>
      excess === 1
        ? `À vous : vous gardez ${HAND_LIMIT} cartes, choisissez celle qui devient une pénalité.`
        : `À vous : vous gardez ${HAND_LIMIT} cartes, choisissez les ${excess} qui deviennent des pénalités.`,
  },
  theirs: {
    swap: (name) => `${name} peut échanger une carte avec la Rivière.`,
    'swap-slot': (name) => `${name} échange une carte avec la Rivière.`,
    'take-back': (name) => `${name} peut reprendre sa carte.`,
    value: (name) => `${name} choisit combien poser.`,
    place: (name) => `${name} pose ses cartes.`,
    tokens: (name, { main, associated }) => `${name} déplace ${main} et ${associated}.`,
    walrus: (name) => `${name} peut faire un pas de plus.`,
    gift: (name) => `${name} peut donner une pénalité.`,
    draw: (name) => `${name} pioche.`,
    recover: (name) => `${name} reprend une pénalité.`,
    discard: (name) => `${name} a trop de cartes.`,
  },
  sources: { river: 'dans la Rivière', deck: 'dans la pioche', zone: 'parmi vos pénalités', or: 'ou', singly: ', une à la fois' },
  finalTurn: 'Dernier tour.',
  won: (name, total) => `La partie est finie : ${name} l’emporte avec ${points(total)}.`,
  wonTie: (name, total) => `La partie est finie : à égalité à ${points(total)}, ${name} l’emporte grâce à l’ordre du tour.`,
  moves: {
    swap: ({ card }, say) => `Échanger ${say.card(card)}`,
    'swap-with': ({ slot }, say) => `Contre ${say.river(slot)}`,
    'take-back': () => 'Reprendre la carte visible',
    value: ({ value }, say) => (value === say.value ? `Poser ${value}, sans changement` : `Poser ${value}`),
    place: ({ card, to }, say) =>
      `${say.card(card)} ${{ top: 'au sommet', bottom: 'tout en bas de la pile', under: 'face cachée sous la carte visible' }[to]}`,
    tokens: ({ right }, say) =>
      right === 'main' ? `${say.main} à droite, ${say.associated} à gauche` : `${say.associated} à droite, ${say.main} à gauche`,
    walrus: ({ direction }, say) => `${say.extra} d’un pas à ${direction === 'left' ? 'gauche' : 'droite'}`,
    give: ({ to }, say) => `Céder une pénalité (place ${say.seat(to)})`,
    draw: ({ slot }, say) => `Prendre ${say.river(slot)}`,
    recover: ({ animal }, say) => `Récupérer une pénalité : ${say.animal(animal)}`,
    'recover-card': ({ card }, say) => `Récupérer ${say.card(card)}`,
    blind: () => 'Piocher à l’aveugle',
    stop: () => 'Ne plus piocher',
    discard: ({ card }, say) => `${say.card(card)} en pénalité`,
    skip: (_, { stage }) => ({ swap: 'Sans échange', 'take-back': 'La laisser', walrus: 'Aucun pas', gift: 'La garder' })[stage],
  },
  events: {
    turn: ({ seat, final }, { name }) => (final ? `Dernier tour : ${name(seat)}.` : `Tour suivant : ${name(seat)}.`),
    offered: ({ seat, secret }, { name, card }) =>
      `${name(seat)} propose ${secret ? card(secret.card) : 'une carte'} à l’échange avec la Rivière.`,
    swapped: ({ seat, given, got }, { name, card }) => `${name(seat)} échange ${card(given)} contre ${card(got)} dans la Rivière.`,
    'took-back': ({ seat, card: taken }, { name, card }) => `${name(seat)} reprend en main ${card(taken)}.`,
    announced: ({ seat, base, value }, { name }) =>
      value === base
        ? `${name(seat)} garde sa valeur de pose : ${base}.`
        : `${name(seat)} change sa valeur de pose : ${value} au lieu de ${base}.`,
    placed: ({ seat, card: placed, to }, { name, card }) =>
      to === 'top' ? `${name(seat)} pose ${card(placed)}.` : `${name(seat)} glisse ${card(placed)} tout en bas de sa pile.`,
    hid: ({ seat, secret }, { name, card }) =>
      `${name(seat)} glisse ${secret ? card(secret.card) : 'une carte'} face cachée sous sa carte visible.`,
    penalised: (event, { name, card }) => {
      if (event.source === 'marker') return `Il manque une carte à ${name(event.seat)} et il n’en reste plus : un marqueur de pénalité.`;
      if (event.source === 'river')
        return `Il manque une carte à ${name(event.seat)} : ${card(event.card)} passe de la Rivière à sa Zone de pénalité.`;
      return `Il manque une carte à ${name(event.seat)} : ${event.secret ? card(event.secret.card) : 'une carte de la pioche'} va dans sa Zone de pénalité.`;
    },
    'reserve-opened': ({ cards: count }) => `La pioche est vide : la Réserve devient la pioche finale (${cards(count)}).`,
    'power-taken': ({ seat, power: id, from }, { name, power }) =>
      from === CENTRE ? `${name(seat)} prend le pouvoir ${power(id)}.` : `${name(seat)} prend à ${name(from)} le pouvoir ${power(id)}.`,
    'token-moved': ({ animal: index, from, to, by }, { animal }) =>
      `Jeton ${animal(index)} : de ${at(from)} à ${at(to)}${by === 'walrus' ? ' (un pas de plus)' : ''}.`,
    gave: ({ seat, to, secret }, { name, card }) =>
      `${name(seat)} cède à ${name(to)} ${secret ? `la carte de pénalité ${card(secret.card)}` : 'une carte de pénalité'}.`,
    drew: ({ seat, card: drawn }, { name, card }) => `${name(seat)} prend ${card(drawn)} dans la Rivière.`,
    recovered: ({ seat, secret }, { name, card }) =>
      `${name(seat)} récupère ${secret ? card(secret.card) : 'une carte'} dans sa Zone de pénalité.`,
    'drew-blind': ({ seat, secret }, { name, card }) => `${name(seat)} pioche ${secret ? card(secret.card) : 'une carte'} à l’aveugle.`,
    refilled: ({ card: shown }, { card }) => `La Rivière reçoit ${card(shown)}.`,
    'draw-ended': ({ seat, taken, value }, { name }) =>
      taken === value ? '' : `${name(seat)} a pioché ${cards(taken)} pour une valeur de pioche de ${value}.`,
    discarded: ({ seat, secret }, { name, card }) =>
      `${name(seat)} défausse ${secret ? card(secret.card) : 'une carte'} dans sa Zone de pénalité.`,
    skipped: ({ seat, power: id }, { name, power }) => `${name(seat)} n’utilise pas le pouvoir ${power(id)}.`,
    'final-round': () => 'La dernière manche commence : un tour par personne, sans piocher.',
    over: ({ totems }, { name, animal }) =>
      `La partie est finie. Totems : ${totems.map((totem, seat) => `${name(seat)}, ${animal(totem)}`).join(' ; ')}.`,
  },
  refusals: {
    'game-over': () => 'La partie est finie.',
    'not-your-turn': ({ turn }, { name }) => `Ce n’est pas votre tour : c’est à la place ${name(turn)} de jouer.`,
    'not-now': ({ awaited }) => `Pas maintenant : ${FIRST[awaited]}.`,
    compulsory: ({ awaited }, { stage }) => `On ne peut pas s’en passer : ${stage(awaited)}.`,
    'not-in-hand': ({ card: index }, { card }) => `${card(index)} n’est pas dans votre main : choisissez une de vos cartes.`,
    'empty-slot': ({ slot }) => `L’emplacement ${slot + 1} de la Rivière est vide : choisissez une carte.`,
    'no-power': ({ power: id }, { power }) => `Vous n’avez pas le pouvoir ${power(id)}.`,
    'out-of-reach': ({ value, base, least }) => `Votre valeur de pose est ${base} : l’Élan permet de ${least} à ${base + 1}, pas ${value}.`,
    'at-least-one': () => 'Sans carte visible, il faut poser au moins 1 carte.',
    'not-last': ({ left }) => `Le Renard ne déplace que la dernière carte et il vous en reste ${left} à poser : posez celle-ci au sommet.`,
    'empty-pile': () => 'Votre pile est vide : la carte se pose au sommet.',
    'no-visible-card': () => 'Vous n’avez pas de carte visible sous laquelle la glisser : la carte se pose au sommet.',
    'landscape-ends': ({ index }) =>
      `Le jeton est sur la valeur ${at(index)}, au bout du Paysage : il ne peut aller que dans l’autre sens.`,
    'no-such-player': ({ seat }) => `Il n’y a personne à la place ${letter(seat)}.`,
    'to-yourself': () => 'Une pénalité se cède à quelqu’un d’autre.',
    'not-in-penalty': ({ card: index }, { card }) => `${card(index)} n’est pas dans votre Zone de pénalité.`,
    'no-such-penalty': ({ animal: index }, { animal }) => `Votre Zone de pénalité n’a pas de carte ${animal(index)}.`,
    'other-animal': ({ animal: index }, { animal }) =>
      `Vous avez choisi de récupérer une carte ${animal(index)} : prenez l’une de celles-là.`,
    'deck-empty': () => 'La pioche est vide : piochez dans la Rivière.',
    'draw-more': ({ taken, least }) => `Il faut piocher ${cards(least)}, ${taken} pour l’instant : prenez-en encore.`,
  },
};

export const texts = build(phrases);
