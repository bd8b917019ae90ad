import { counted } from '@banquise/kernel';
import { HAND_LIMIT, LANDSCAPE } from '../../data.ts';
import { CENTRE, type OpenStage } from '../../state.ts';
import { build, letter } from '../build.ts';
import type { Phrases } from '../texts.ts';
import { powers } from './powers.ts';

const cards = (n: number): string => counted('it', n, 'carta', 'carte');
const points = (n: number): string => counted('it', n, 'punto', 'punti');
const at = (index: number): number => LANDSCAPE[index] as number;
const range = (least: number, most: number): string => (least === most ? cards(most) : `da ${least} a ${cards(most)}`);

const the = (animal: string): string => (/^[AO]/.test(animal) ? `l’${animal}` : `${/^[PV]/.test(animal) ? 'la' : 'il'} ${animal}`);

const FIRST: Readonly<Record<OpenStage, string>> = {
  swap: 'decidi sullo scambio con il Fiume',
  'swap-slot': 'scegli la carta del Fiume da scambiare',
  'take-back': 'decidi se riprendere la tua carta visibile',
  value: 'scegli quante posarne',
  place: 'posa le tue carte',
  tokens: 'sposta i due segnalini',
  walrus: 'decidi sul passo in più',
  gift: 'decidi sulla penalità da dare',
  draw: 'pesca le tue carte',
  recover: 'scegli la penalità da riprendere',
  discard: 'metti in penalità ciò che non puoi tenere',
};

const phrases: Phrases = {
  title: 'Arctic',
  animals: { bear: 'Orso polare', fox: 'Volpe', moose: 'Alce', orca: 'Orca', puffin: 'Pulcinella di mare', walrus: 'Tricheco' },
  card: (main, place, associated) => `${main} ${place} (${associated})`,
  cardText: (main, associated, place, draw) =>
    `${main}, animale associato ${associated}, valore di posa ${place}, valore di pesca ${draw}.`,
  powers,
  power: (animal, label) => `${animal}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  random: 'A caso',
  option: (animal) => `Potere: ${animal}`,
  series: 'Animali in serie',
  totem: 'Totem',
  penalties: 'Penalità',
  run: (animal) => `Serie: ${animal}`,
  stages: {
    swap: 'scambio con il Fiume',
    'swap-slot': 'carta del Fiume da scambiare',
    'take-back': 'ripresa della carta visibile',
    value: 'valore di posa',
    place: 'carta da posare',
    tokens: 'direzione dei segnalini',
    walrus: 'passo in più di un segnalino',
    gift: 'penalità da cedere',
    draw: 'carta da pescare',
    recover: 'penalità da recuperare',
    discard: 'scarto oltre le 7 carte',
  },
  yours: {
    swap: ({ toPlace }) => `Tocca a te: puoi scambiare una carta con il Fiume, o posare ${cards(toPlace)}.`,
    'swap-slot': ({ chosen }) => `Tocca a te: ${chosen} per quale carta del Fiume?`,
    'take-back': ({ toPlace }) => `Tocca a te: puoi riprendere la tua carta visibile${toPlace > 0 ? `, o posare ${cards(toPlace)}` : ''}.`,
    value: ({ least, most }) => `Tocca a te: quante carte posi, da ${least} a ${most}?`,
    place: ({ left, missing }) => {
      const lacking = missing === 1 ? 'ne manca una: 1 penalità' : `ne mancano ${missing}: ${missing} penalità`;
      if (missing > 0) return left === 0 ? `Tocca a te: ${lacking}.` : `Tocca a te: posa ${cards(left)}; ${lacking}.`;
      return left === 1 ? 'Tocca a te: posa una carta.' : `Tocca a te: posa ${left} carte; l’ultima decide.`;
    },
    tokens: ({ main, associated }) => `Tocca a te: quale va a destra, ${main} o ${associated}? L’altro va a sinistra.`,
    walrus: ({ extra, mayTake }) => `Tocca a te: puoi muovere ${the(extra)} di un altro passo${mayTake ? ', o prendere dal Fiume' : ''}.`,
    gift: ({ mayTake }) => `Tocca a te: puoi dare una delle tue penalità; a chi?${mayTake ? ' O prendi dal Fiume.' : ''}`,
    draw: ({ taken, least, most, mayStop, from }) => {
      if (mayStop && least < most && most - taken > 1)
        return `Tocca a te: pesca ${taken > 0 ? 'ancora ' : ''}fino a ${cards(most - taken)} ${from}, o fermati.`;
      if (mayStop) return `Tocca a te: pesca ${taken > 0 ? 'ancora ' : ''}una carta ${from}, o fermati.`;
      return `Tocca a te: pesca ${taken > 0 ? 'ancora ' : ''}${range(least - taken, most - taken)} ${from}.`;
    },
    recover: ({ chosen }) => `Tocca a te: quale carta ${chosen} riprendi dalla tua Zona di penalità?`,
    discard: ({ excess }) =>
      excess === 1
        ? `Tocca a te: ne tieni ${HAND_LIMIT}, scegli la carta che diventa una penalità.`
        : `Tocca a te: ne tieni ${HAND_LIMIT}, scegli le ${excess} carte che diventano penalità.`,
  },
  theirs: {
    swap: (name) => `${name} può scambiare una carta con il Fiume.`,
    'swap-slot': (name) => `${name} scambia una carta con il Fiume.`,
    'take-back': (name) => `${name} può riprendere la sua carta.`,
    value: (name) => `${name} sceglie quante posarne.`,
    place: (name) => `${name} posa le sue carte.`,
    tokens: (name, { main, associated }) => `${name} muove ${main} e ${associated}.`,
    walrus: (name) => `${name} può fare un altro passo.`,
    gift: (name) => `${name} può dare una penalità.`,
    draw: (name) => `${name} pesca.`,
    recover: (name) => `${name} riprende una penalità.`,
    discard: (name) => `${name} ha troppe carte.`,
  },
  sources: { river: 'dal Fiume', deck: 'dal mazzo', zone: 'dalle tue penalità', or: 'o', singly: ', una alla volta' },
  finalTurn: 'Ultimo turno.',
  won: (name, total) => `La partita è finita: vince ${name} con ${points(total)}.`,
  wonTie: (name, total) => `La partita è finita: in parità a ${points(total)}, vince ${name} per l’ordine di turno.`,
  moves: {
    swap: ({ card }, say) => `Scambia ${say.card(card)}`,
    'swap-with': ({ slot }, say) => `Con ${say.river(slot)}`,
    'take-back': () => 'Riprendi la carta visibile',
    value: ({ value }, say) => (value === say.value ? `Posa ${value}, senza cambiare` : `Posa ${value}`),
    place: ({ card, to }, say) =>
      `${say.card(card)} ${{ top: 'in cima', bottom: 'in fondo alla pila', under: 'coperta sotto la carta visibile' }[to]}`,
    tokens: ({ right }, say) =>
      right === 'main' ? `${say.main} a destra, ${say.associated} a sinistra` : `${say.associated} a destra, ${say.main} a sinistra`,
    walrus: ({ direction }, say) => `${say.extra} di un passo a ${direction === 'left' ? 'sinistra' : 'destra'}`,
    give: ({ to }, say) => `Cedi una penalità (posto ${say.seat(to)})`,
    draw: ({ slot }, say) => `Prendi ${say.river(slot)}`,
    recover: ({ animal }, say) => `Recupera una penalità: ${say.animal(animal)}`,
    'recover-card': ({ card }, say) => `Recupera ${say.card(card)}`,
    blind: () => 'Pesca alla cieca',
    stop: () => 'Smetti di pescare',
    discard: ({ card }, say) => `${say.card(card)} in penalità`,
    skip: (_, { stage }) => ({ swap: 'Nessuno scambio', 'take-back': 'Lasciala', walrus: 'Nessun passo', gift: 'Tienila' })[stage],
  },
  events: {
    turn: ({ seat, final }, { name }) => (final ? `Ultimo turno: ${name(seat)}.` : `Turno successivo: ${name(seat)}.`),
    offered: ({ seat, secret }, { name, card }) =>
      `${name(seat)} offre ${secret ? card(secret.card) : 'una carta'} per uno scambio con il Fiume.`,
    swapped: ({ seat, given, got }, { name, card }) => `${name(seat)} scambia ${card(given)} con ${card(got)} del Fiume.`,
    'took-back': ({ seat, card: taken }, { name, card }) => `${name(seat)} riprende in mano ${card(taken)}.`,
    announced: ({ seat, base, value }, { name }) =>
      value === base
        ? `${name(seat)} mantiene il valore di posa: ${base}.`
        : `${name(seat)} cambia il valore di posa: ${value} invece di ${base}.`,
    placed: ({ seat, card: placed, to }, { name, card }) =>
      to === 'top' ? `${name(seat)} posa ${card(placed)}.` : `${name(seat)} mette ${card(placed)} in fondo alla pila.`,
    hid: ({ seat, secret }, { name, card }) =>
      `${name(seat)} infila ${secret ? card(secret.card) : 'una carta'} coperta sotto la carta visibile.`,
    penalised: (event, { name, card }) => {
      if (event.source === 'marker') return `A ${name(event.seat)} manca una carta e non ne restano: un indicatore di penalità.`;
      if (event.source === 'river')
        return `A ${name(event.seat)} manca una carta: ${card(event.card)} passa dal Fiume alla Zona di penalità.`;
      return `A ${name(event.seat)} manca una carta: ${event.secret ? card(event.secret.card) : 'una carta del mazzo'} va nella Zona di penalità.`;
    },
    'reserve-opened': ({ cards: count }) => `Il mazzo è finito: la Riserva diventa il mazzo finale (${cards(count)}).`,
    'power-taken': ({ seat, power: id, from }, { name, power }) =>
      from === CENTRE ? `${name(seat)} prende il potere ${power(id)}.` : `${name(seat)} toglie a ${name(from)} il potere ${power(id)}.`,
    'token-moved': ({ animal: index, from, to, by }, { animal }) =>
      `Segnalino ${animal(index)}: da ${at(from)} a ${at(to)}${by === 'walrus' ? ' (passo in più)' : ''}.`,
    gave: ({ seat, to, secret }, { name, card }) =>
      `${name(seat)} cede a ${name(to)} ${secret ? `la carta penalità ${card(secret.card)}` : 'una carta penalità'}.`,
    drew: ({ seat, card: drawn }, { name, card }) => `${name(seat)} prende ${card(drawn)} dal Fiume.`,
    recovered: ({ seat, secret }, { name, card }) =>
      `${name(seat)} recupera ${secret ? card(secret.card) : 'una carta'} dalla Zona di penalità.`,
    'drew-blind': ({ seat, secret }, { name, card }) => `${name(seat)} pesca ${secret ? card(secret.card) : 'una carta'} alla cieca.`,
    refilled: ({ card: shown }, { card }) => `Il Fiume riceve ${card(shown)}.`,
    'draw-ended': ({ seat, taken, value }, { name }) =>
      taken === value ? '' : `${name(seat)} ha pescato ${cards(taken)} con un valore di pesca di ${value}.`,
    discarded: ({ seat, secret }, { name, card }) =>
      `${name(seat)} scarta ${secret ? card(secret.card) : 'una carta'} nella Zona di penalità.`,
    skipped: ({ seat, power: id }, { name, power }) => `${name(seat)} non usa il potere ${power(id)}.`,
    'final-round': () => 'Comincia l’ultimo round: un turno a testa, senza pescare.',
    over: ({ totems }, { name, animal }) =>
      `La partita è finita. Totem: ${totems.map((totem, seat) => `${name(seat)}, ${animal(totem)}`).join('; ')}.`,
  },
  refusals: {
    'game-over': () => 'La partita è finita.',
    'not-your-turn': ({ turn }, { name }) => `Tocca al posto ${name(turn)}: aspetta il tuo turno.`,
    'not-now': ({ awaited }) => `Non adesso: prima ${FIRST[awaited]}.`,
    compulsory: ({ awaited }, { stage }) => `Non si può rinunciare: ${stage(awaited)}.`,
    'not-in-hand': ({ card: index }, { card }) => `${card(index)} non è nella tua mano: scegli una delle tue carte.`,
    'empty-slot': ({ slot }) => `Lo spazio ${slot + 1} del Fiume è vuoto: scegli una carta.`,
    'no-power': ({ power: id }, { power }) => `Non hai il potere ${power(id)}.`,
    'out-of-reach': ({ value, base, least }) => `Il tuo valore di posa è ${base}: l’Alce permette da ${least} a ${base + 1}, non ${value}.`,
    'at-least-one': () => 'Senza carta visibile si deve posare almeno 1 carta.',
    'not-last': ({ left }) => `La Volpe sposta solo l’ultima carta e te ne restano ${left} da posare: posa questa in cima.`,
    'empty-pile': () => 'La tua pila è vuota: la carta va in cima.',
    'no-visible-card': () => 'Non hai una carta visibile sotto cui infilarla: la carta va in cima.',
    'landscape-ends': ({ index }) =>
      `Il segnalino è sul valore ${at(index)}, all’estremità del Paesaggio: può andare solo nell’altra direzione.`,
    'no-such-player': ({ seat }) => `Al posto ${letter(seat)} non c’è nessuno.`,
    'to-yourself': () => 'Una penalità si cede a qualcun altro.',
    'not-in-penalty': ({ card: index }, { card }) => `${card(index)} non è nella tua Zona di penalità.`,
    'no-such-penalty': ({ animal: index }, { animal }) => `Nella tua Zona di penalità non c’è nessuna carta ${animal(index)}.`,
    'other-animal': ({ animal: index }, { animal }) => `Hai scelto di recuperare una carta ${animal(index)}: prendi una di quelle.`,
    'deck-empty': () => 'Il mazzo è vuoto: pesca dal Fiume.',
    'draw-more': ({ taken, least }) => `Devi pescare ${cards(least)}, finora ${taken}: prendine ancora.`,
  },
};

export const texts = build(phrases);
