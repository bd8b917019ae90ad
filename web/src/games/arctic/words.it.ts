import { counted, signed } from '@banquise/kernel';
import type { TableWords } from './words.ts';

const cards = (n: number): string => counted('it', n, 'carta', 'carte');
const points = (n: number): string => counted('it', n, 'punto', 'punti');

export const it: TableWords = {
  codes: ['Os', 'Vo', 'Al', 'Oc', 'Pu', 'Tr'],
  landscape: 'Paesaggio',
  river: 'Fiume',
  powers: 'Poteri',
  players: 'Gli altri',
  myPile: 'La mia pila',
  pileOf: (name) => `Pila: ${name}`,
  handOf: (n) => `La mia mano, ${cards(n)}`,
  deck: 'Mazzo',
  reserve: 'Riserva',
  penalties: 'Penalità',
  totem: 'Totem',
  pair: (label, value) => `${label}: ${value}`,
  cards,
  points,
  inPile: 'pila',
  inHand: 'mano',
  inZone: 'penal.',
  next: 'dopo',
  paw: 'Impronta: ha iniziato la partita',
  emptyHand: 'Mano vuota',
  noVisible: 'nessuna carta visibile',
  emptySlot: 'vuoto',
  emptyPile: 'Le tue carte si allineeranno qui, da sinistra a destra.',
  slot: (n, card) => `Fiume ${n}: ${card}`,
  landAt: (value, animals) => `Paesaggio, valore ${value}: ${animals}`,
  nobody: 'nessun segnalino',

  runs: 'Serie',
  kinds: (n) => counted('it', n, 'animale', 'animali'),
  total: 'Totale',
  withoutTotem: 'Parziale',
  showTotem: 'Totem segreto: tocca per vederlo',
  hideTotem: (animal) => `Totem: ${animal}. Tocca per nasconderlo`,
  run: (animal, length, worth, jokers) => `Serie ${animal}, ${cards(length)}${jokers > 0 ? ` con ${jokers} jolly` : ''}, ${points(worth)}`,
  single: (animal) => `${animal}, carta isolata`,
  shorter: (animal, length) => `Serie ${animal}, ${cards(length)}, non conta: un’altra è almeno altrettanto lunga`,
  topCard: (card) => `Carta visibile: ${card}`,

  end: (distance, turns, name) =>
    ({
      far: `Riserva tra ~${turns} turni`,
      near: turns === 1 ? 'La Riserva sta per aprirsi' : `Riserva tra ~${turns} turni`,
      closing: `Dopo ${name ?? 'di te'}, ultimo turno a testa`,
      final: 'Ultimo turno, senza pescare',
      over: 'La partita è finita',
    })[distance],
  powerState: (state, name) =>
    ({
      now: 'Puoi usarlo adesso.',
      'with-card': 'Puoi usarlo adesso: scegli prima la carta.',
      'with-step': 'Puoi usarlo adesso: tocca nel Paesaggio dove andrebbe il segnalino.',
      active: 'Vale mentre peschi.',
      later: 'Più tardi in questo turno.',
      idle: 'Niente su cui usarlo per ora.',
      'next-turn': 'Al tuo prossimo turno, se lo tieni.',
      waiting: 'Tuo: al tuo turno.',
      'not-last-round': 'Non più nell’ultimo turno.',
      theirs: `Lo tiene ${name}. Finisci la posa con questo animale per prenderlo.`,
      middle: 'Al centro. Finisci la posa con questo animale per prenderlo.',
    })[state],
  phase: 'Fase',
  phases: { A: 'Posa', B: 'Segnalini', C: 'Pesca' },

  verbs: {
    under: 'Jolly sotto',
    bottom: 'In fondo',
    swap: 'Scambia',
    'take-back': 'Riprendi',
    blind: 'Pesca alla cieca',
    recover: 'Recupera',
  },
  lastToBottom: 'Ultima in fondo',
  place: (n) => (n === 1 ? 'Posa in cima' : `Posa ${cards(n)}`),
  placeSome: (n, of) => `Posane ${n} su ${of} ora`,
  draw: (n) => (n === 1 ? 'Prendi' : `Prendi ${cards(n)}`),
  drawSome: (n, of) => `Prendine ${n} su ${of} ora`,
  discard: (n) => (n === 1 ? 'In penalità' : `${cards(n)} in penalità`),
  give: (name) => `Dai a ${name}`,
  value: (n, lacking) => (lacking > 0 ? `Posane ${n}: ${lacking} penalità` : `Posane ${n}`),

  orSwap: 'O scambiala con il Fiume.',

  takesPower: (power, from) => (from === '' ? `Prendi «${power}».` : `Togli «${power}» a ${from}.`),
  missing: (n) => (n === 1 ? 'Manca 1 carta: 1 penalità.' : `Mancano ${n} carte: ${n} penalità.`),
  handThen: (n, excess) => (excess > 0 ? `Mano: ${n} carte, ${excess} di troppo, in penalità.` : `Mano: ${cards(n)} poi.`),

  tray: 'Ordine di posa',
  trayCard: (n, of, card) => `${n} di ${of}: ${card}`,
  trayHelp: 'toccane 2 per invertirle',

  waysTitle: 'I due spostamenti possibili',
  totemThen: (n) => `Totem ${signed(n)}`,

  showZone: (n) => `Guarda le mie penalità, ${cards(n)}`,
  markers: (n) => counted('it', n, 'indicatore di penalità', 'indicatori di penalità'),
  willPlace: (n) => `Ne poserà ${n} al prossimo turno.`,
  held: (powers) => `Poteri: ${powers}`,
  noPowers: 'Ancora nessun potere',

  cardMain: (animal) => `Animale principale: ${animal}. Fa le serie della pila; in cima, dà il suo potere.`,
  cardPlace: (n) => `Posa ${n}: finché è visibile, tante carte da posare al prossimo turno.`,
  cardDraw: (n) => `Pesca ${n}: in questo turno, tante carte da prendere. I due valori fanno sempre sei.`,
  cardAssociated: (animal) =>
    `Animale associato: ${animal}. In cima, i due segnalini fanno un passo, in sensi opposti; alle estremità, verso l’interno.`,
  deckHelp: 'Il Fiume si completa dal mazzo. Quando serve una carta e il mazzo è vuoto, si apre la Riserva.',
  reserveHelp: (name) =>
    `Messa da parte all’inizio. Quando si apre, la fine è vicina: si gioca ancora fino al ${name === undefined ? 'tuo turno' : `turno di ${name}`}, poi un ultimo turno a testa, senza pescare.`,
  landHelp: 'Più un segnalino è a destra, più il suo animale rende a chi lo ha come totem.',
  pileHelp:
    'Da sinistra, il fondo, a destra, la cima. Vicine dello stesso animale fanno una serie; quella in cima è la tua carta visibile.',
  runHelp: 'Di ogni animale conta la serie più lunga: 2, 3, 4, 5, 6 carte valgono 1, 3, 6, 10, 15.',
  sumTitle: 'I miei punti',
  kindsHelp: '«3 animali»: quelli che hanno una serie nella tua pila. 2, 3, 4, 5, 6 animali valgono 1, 3, 6, 10, 15.',
  sumHelp: 'Il Totem rende il valore del Paesaggio sotto il suo segnalino; ogni penalità costa 1 punto.',
  totemHelp: 'Lo conosci solo tu. Alla fine rende il valore del Paesaggio sotto il suo segnalino.',
  zoneHelp: 'Ogni carta qui costa 1 punto. Solo tu vedi quali sono.',
  jokerHelp: 'Jolly: conta nella serie in cui ti serve di più, ed è disegnato lì.',
  waysHelp: 'I due segnalini della carta visibile vanno in sensi opposti. Uno all’estremità rientra di un passo.',
};
