import { countedIn } from '@banquise/kernel';
import { build } from '../build.ts';
import { capital, type EventPhrases, type MovePhrases, type Phrases, type RefusalPhrases, type TaskPhrases } from '../texts.ts';
import { names } from './names.ts';
import { continents, countries } from './regions.ts';

const count = countedIn('it');
const cardCount = (n: number): string => count(n, 'carta', 'carte');
const bonusArrows = (n: number): string => count(n, 'freccia bonus', 'frecce bonus');
const points = (n: number): string => count(n, 'punto', 'punti');
/** La spedizione gialla, l’anello giallo. */
const masculine = (colour: string): string => colour.replace(/a$/, 'o');

const task: TaskPhrases = {
  mark: (next, of) =>
    next === 1 ? `segna ${of} delle tue carte come luoghi chiave.` : `segna il prossimo luogo chiave (${next} di ${of}).`,
  exchange: (drawn) => (drawn === 1 ? 'puoi tenere la carta, per una delle tue.' : 'tieni una delle due, per una delle tue.'),
  restart: (colour, bonus) =>
    `l’anello ${masculine(colour)} è chiuso; riparti da un disco che ha visitato.${bonus > 0 ? ` Poi: ${bonusArrows(bonus)}.` : ''}`,
  bonus: (arrows) => `${arrows > 1 ? bonusArrows(arrows) : 'freccia bonus'}; prolunga una spedizione qualsiasi.`,
  extend: 'prolunga una spedizione di una freccia.',
  end: (ticket, laid) => `${laid ? 'freccia posata' : 'non restano frecce'}; ${ticket ? 'usa un biglietto, o ' : ''}finisci il turno.`,
};

const move: MovePhrases = {
  mark: ({ card }) => `Segna ${card}`,
  main: ({ colour, route }) => `${capital(colour)}: ${route}`,
  'ticket-arrow': ({ colour, route }) => `Biglietto, ${colour}: ${route}`,
  bonus: ({ colour, route }) => `Bonus, ${colour}: ${route}`,
  restart: ({ colour, route }) => `Ripartenza, ${colour}: ${route}`,
  'ticket-remove': ({ colour, route }) => `Biglietto: togli l’ultima freccia ${colour}${route && ` (${route})`}`,
  'ticket-exchange': () => 'Biglietto: pesca due carte e scambiane una',
  'exchange-keep': ({ kept, discarded }) => `Tieni ${kept}, rendi ${discarded}`,
  'exchange-decline': () => 'Non tenere nessuna carta pescata',
  'restart-decline': () => 'Non far ripartire',
  'bonus-decline': (_, { bonus }) => (bonus > 1 ? 'Rinuncia alle frecce bonus' : 'Rinuncia alla freccia bonus'),
  end: () => 'Finisci il turno',
};

const REASONS = { main: '', ticket: ' con un biglietto', bonus: ' come bonus', restart: ' come ripartenza' } as const;

const event: EventPhrases = {
  marked: ({ name, card }) => `${name} segna un luogo chiave: ${card}.`,
  spent: ({ name }, { tickets }) => `${name} spende un biglietto (${tickets === 1 ? 'ne resta' : 'ne restano'} ${tickets}).`,
  placed: ({ name, colour, route }, { reason }) => `${name} prolunga la spedizione ${colour}${REASONS[reason]}: ${route}.`,
  removed: ({ name, colour, route }) => `${name} toglie l’ultima freccia ${colour}: ${route}.`,
  laid: ({ name, card }, { source }) =>
    source === 'row' ? `${name} prende l’obiettivo comune ${card}.` : `${name} posa la carta ${card}.`,
  recovered: ({ name, card }) => `${name} recupera il gettone di un luogo chiave: ${card}.`,
  refilled: ({ card }, { deck }) => `Nuovo obiettivo comune: ${card}. Mazzo: ${cardCount(deck)}.`,
  gained: ({ name }, { tickets }) => `${name} guadagna un biglietto (totale: ${tickets}).`,
  looped: ({ colour, node }, { by }) =>
    by === 'removal'
      ? `La spedizione ${colour} torna a formare un anello, chiuso qui: ${node}.`
      : `La spedizione ${colour} chiude un anello: ${node}.`,
  earned: ({ name }) => `${name} ottiene una freccia bonus.`,
  declined: ({ name }, { what }) => (what === 'restart' ? `${name} non fa ripartire la spedizione.` : `${name} rinuncia al bonus.`),
  forfeited: ({ name }, { bonus }) => `${name} perde ${bonusArrows(bonus)}.`,
  drew: ({ name, cards }, event) => `${name} pesca ${cards || cardCount(event.count)}.`,
  returned: ({ name, kept, discarded }, { count: cards, secret }) => {
    if (secret === undefined) return `${name} mette ${cardCount(cards)} sotto il mazzo.`;
    return kept === '' ? `${name} non tiene nessuna carta pescata.` : `${name} tiene ${kept} e rende ${discarded}.`;
  },
  ending: ({ name }, { cause }) =>
    cause === 'hand'
      ? `${name} ha posato l’ultima carta della sua mano: si finisce il round.`
      : 'Tutte le frecce sono sul tabellone: si finisce il round.',
  turn: ({ name }, { round }) => `Round ${round}, tocca a ${name}.`,
};

const AWAITED = {
  mark: 'Prima si segnano i luoghi chiave: scegli un luogo lontano della tua mano.',
  exchange: 'Prima decidi delle carte pescate.',
  restart: 'Prima fai ripartire la spedizione che forma un anello, oppure rinuncia.',
  bonus: 'Prima posa la freccia bonus, oppure rinuncia.',
  free: 'Non c’è nulla del genere da decidere adesso.',
} as const;

const MANY = ['gialle', 'rosse', 'blu'] as const;

const refusal: RefusalPhrases = {
  'game-over': () => 'La partita è finita.',
  'not-your-turn': () => 'Non è il tuo turno.',
  'not-now': (_, { awaited }) => AWAITED[awaited],
  'not-in-hand': ({ card }) => `La carta ${card} non è nella tua mano.`,
  'too-near': ({ card }, { distance }) =>
    `${card}: dista ${count(distance, 'freccia', 'frecce')} dalla partenza, per un luogo chiave ne servono almeno 3.`,
  'already-marked': ({ card }) => `Il tuo gettone è già qui: ${card}.`,
  'not-drawn': ({ card }) => `Non hai pescato la carta ${card}.`,
  'main-done': () => 'Hai già prolungato una spedizione; per un’altra freccia serve un biglietto.',
  'main-first': () => 'Prolunga una spedizione prima di finire il turno; le frecce dei biglietti e dei bonus non contano.',
  'no-ticket': () => 'Non hai biglietti; un disco rosso te ne dà uno.',
  'two-tickets': () => 'Hai usato 2 biglietti in questo turno: è il massimo.',
  'no-arrow-left': (_, { colour }) => `Tutte le 45 frecce ${MANY[colour]} sono sul tabellone; prolunga un’altra spedizione.`,
  'other-expedition': ({ colour }) => `Adesso può ripartire solo la spedizione ${colour}.`,
  'not-the-tip': ({ colour, node }) => `La spedizione ${colour} prosegue solo da qui: ${node}.`,
  'not-visited': ({ colour, node }) => `La spedizione ${colour} non è passata di qui: ${node}.`,
  'segment-used': ({ colour }) => `Su quel segmento c’è già una freccia ${colour}; una spedizione non lo usa mai due volte.`,
  'nothing-to-remove': ({ colour }) => `La spedizione ${colour} non ha frecce da togliere.`,
  'empty-hand': () => 'Non hai carte in mano da scambiare.',
  'empty-deck': () => 'Il mazzo è vuoto: non c’è nulla con cui scambiare.',
};

const phrases: Phrases = {
  title: 'Expéditions: il giro del mondo',
  and: 'e',
  colours: ['gialla', 'rossa', 'blu'],
  yourTurn: (what) => `Tocca a te: ${what}`,
  task,
  wait: {
    mark: (name) => `${name} segna un luogo chiave.`,
    exchange: (name) => `${name} guarda le carte pescate.`,
    restart: (name, colour) => `${name} può far ripartire l’anello ${masculine(colour)}.`,
    bonus: (name) => `${name} ha una freccia bonus.`,
    free: (name) => `${name} prolunga una spedizione.`,
    ticket: (name) => `${name} può usare un biglietto.`,
    end: (name) => `${name} finisce il turno.`,
  },
  lastRound: 'È l’ultimo round.',
  won: (name, total) => `La partita è finita: ${name} vince con ${points(total)}.`,
  shared: (names, total) => `La partita è finita: ${names} condividono la vittoria con ${points(total)}.`,
  move,
  event,
  refusal,
  line: {
    laid: 'Carte posate',
    recovered: 'Luoghi chiave raggiunti',
    hand: 'Carte in mano',
    onBoard: 'Luoghi chiave non raggiunti',
  },
  first: 'Primo giocatore',
  random: 'Estratto a sorte',
  seat: (seat) => `Posto ${seat}`,
  maybeSeat: (seat) => `Posto ${seat} (a caso se è vuoto)`,
};

export const texts = build(phrases, { nodes: names, continents, countries });
