import { countedIn } from '@banquise/kernel';
import type { Colour } from '../../data.ts';
import { build } from '../build.ts';
import type { EventPhrases, MovePhrases, Phrases, PromptPhrases, RefusalPhrases } from '../texts.ts';
import { words } from './names.ts';

const counted = countedIn('it');
const stars = (count: number): string => counted(count, 'stella', 'stelle');
const cards = (count: number): string => counted(count, 'carta', 'carte');
/** "al sito", "all’accampamento" */
const to = (place: string): string => (place.startsWith('a') ? `all’${place}` : `al ${place}`);

const prompt: PromptPhrases = {
  replace: 'Tocca a te: scegli le carte da sostituire, o tienile tutte e quattro.',
  waitReplace: (names, several) => `${names} ${several ? 'stanno' : 'sta'} ancora scegliendo.`,
  yours: (last, what) => `Tocca a te${last ? ', ultimo round' : ''}: ${what}`,
  action: 'gioca una carta, o raggruppa.',
  regroupOnly: 'nessuna carta trova i suoi scienziati, raggruppa.',
  waitAction: (name) => `${name} sceglie una carta.`,
  draw: 'prendi una carta, per averne quattro.',
  waitDraw: (name) => `${name} prende una carta.`,
  place: (scientists) => `su quale sito ${scientists === 1 ? 'torna il tuo scienziato' : `tornano i tuoi ${scientists} scienziati`}?`,
  waitPlace: (name) => `${name} riporta gli scienziati.`,
  won: (name, total) => `La partita è finita: ${name} vince con ${stars(total)}.`,
  shared: (names, total) => `La partita è finita: ${names} condividono la vittoria con ${stars(total)}.`,
};

const move: MovePhrases = {
  keepAll: 'Tieni tutta la mano',
  replaceAll: 'Cambia tutta la mano',
  replace: (list) => `Cambia ${list}`,
  regroup: 'Raggruppamento senza scartare',
  regroupAll: 'Raggruppamento scartando tutta la mano',
  regroupWith: (list) => `Raggruppamento scartando ${list}`,
  someCards: cards,
  observe: (card, site) => `${card} sul ${site}`,
  take: (card) => `Prendi ${card}`,
  slot: (number) => `la carta ${number} della riserva`,
  draw: 'Pesca dal mazzo',
  refresh: 'Rinnova la riserva (1 stella)',
  place: (site) => `Riporta gli scienziati sul ${site}`,
};

const event: EventPhrases = {
  chosen: (name) => `${name} ha scelto le carte iniziali.`,
  chosenCards: (name, list) => `${name} ha scelto di cambiare ${list}.`,
  kept: (name) => `${name} tiene la mano iniziale.`,
  discarded: (name, list) => `${name} scarta ${list}.`,
  drew: (name, count) => `${name} pesca ${cards(count)}.`,
  drewCards: (name, list) => `${name} pesca ${list}.`,
  shuffled: (count) => `La pila degli scarti (${cards(count)}) viene mescolata e torna a essere il mazzo.`,
  observed: (name, card, site) => `${name} gioca ${card} sul ${site}.`,
  moved: (colour, from, place) => `Uno scienziato ${words.colour[colour]} passa dal ${from} ${to(place)}.`,
  advanced: (name, site, value) => `${name} fa avanzare la bandiera nel ${site}: la sua casella vale ${stars(value)}.`,
  triggered: (name, site) => `${name} ha 7 carte sul ${site}: questo è l’ultimo round.`,
  reached: (name, objective, value) => `${name} completa l’obiettivo ${objective} e guadagna ${stars(value)}.`,
  took: (name, card) => `${name} prende ${card} dalla riserva.`,
  revealed: (card) => `${card} arriva nella riserva.`,
  refreshed: (name, cost) => `${name} paga ${stars(cost)} e rinnova la riserva.`,
  regrouped: (name) => `${name} fa un raggruppamento.`,
  gained: (name, value) => `${name} guadagna ${stars(value)} per gli accampamenti.`,
  returned: (name, count, site) => `${name} riporta ${counted(count, 'scienziato', 'scienziati')} sul ${site}.`,
  removed: (objective) => `L’obiettivo ${objective} viene tolto dalla partita.`,
  round: (round) => `Round ${round}.`,
  scored: (name, card, value) => `${name} ottiene ${stars(value)} con ${card}.`,
  won: (name, total) => `${name} vince la partita con ${stars(total)}.`,
  shared: (names, total) => `${names} condividono la vittoria con ${stars(total)}.`,
};

/** Only yellow has a plural of its own. */
const scientists = (count: number, colour: Colour): string =>
  counted(count, `scienziato ${words.colour[colour]}`, `scienziati ${colour === 'yellow' ? 'gialli' : words.colour[colour]}`);

const refusal: RefusalPhrases = {
  gameOver: 'La partita è finita.',
  notYourTurn: 'Non tocca a te: aspetta il tuo turno.',
  alreadyChosen: 'Hai già scelto le tue carte iniziali: aspetta che abbiano scelto gli altri.',
  notNow: {
    replace: 'Prima scegli quali carte iniziali cambiare.',
    action: 'Prima scegli la tua azione: un’osservazione o un raggruppamento.',
    draw: 'Prima completa la mano: prendi una carta dalla riserva o pesca dal mazzo.',
    place: 'Prima scegli il sito dove tornano i tuoi scienziati.',
  },
  notInHand: (card) => `Non hai in mano ${card}: gioca una delle tue carte.`,
  missing: (colour, site, need, have) =>
    `Sul ${site} ${need === 1 ? 'serve' : 'servono'} ${scientists(need, colour)}, ${have === 1 ? 'ce n’è 1' : `ce ne sono ${have}`}.`,
  alreadyRefreshed: 'Hai già rinnovato la riserva in questo round: prendi una carta o pesca dal mazzo.',
  noStar: (cost, have) => `Rinnovare la riserva costa ${stars(cost)}, ne hai ${have}.`,
};

const phrases: Phrases = {
  title: 'Borealis: Spedizioni Artiche',
  and: 'e',
  line: {
    groups: 'Gruppi di animali',
    tracks: 'Tracciati di esplorazione',
    bonus: 'Stelle sulle carte Animale',
    score1: 'Prima carta Punteggio',
    score2: 'Seconda carta Punteggio',
    tokens: 'Segnalini stella',
  },
  option: {
    side: 'Lato delle plance',
    score1: 'Prima carta Punteggio',
    score2: 'Seconda carta Punteggio',
    animal: 'Obiettivo Animale',
    scientist: 'Obiettivo Scienziato',
    vehicle: 'Obiettivo Veicolo',
    first: 'Primo giocatore',
  },
  random: 'A caso',
  side: (side) => (side === 'I' ? 'Lato I, uguale per tutti' : 'Lato II, diverso per ciascuno'),
  seat: (seat) => `Posto ${seat}`,
  prompt,
  move,
  event,
  refusal,
};

export const texts = build(words, phrases);
