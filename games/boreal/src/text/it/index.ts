import { counted } from '@banquise/kernel';
import type { Family } from '../../data.ts';
import type { EffectStage } from '../../events.ts';
import type { OpenStage } from '../../state.ts';
import { build } from '../build.ts';
import type { BorealTexts, Phrases, Spot } from '../texts.ts';
import { names } from './names.ts';

const compasses = (n: number): string => counted('it', n, 'bussola', 'bussole');
const points = (n: number): string => counted('it', n, 'punto', 'punti');
const families: Readonly<Record<Family, string>> = { blue: 'blu', yellow: 'giallo', red: 'rosso', green: 'verde' };
/** «Carta» è femminile. */
const cardOfFamily: Readonly<Record<Family, string>> = { blue: 'blu', yellow: 'gialla', red: 'rossa', green: 'verde' };

const AWAITED: Readonly<Record<OpenStage, string>> = {
  action: 'scegli un’azione',
  place: 'posiziona la carta che hai scoperto',
  reserve: 'scegli una carta per la tua riserva',
  remove: 'scegli una carta da rimuovere',
  'swap-board': 'scegli due carte del tabellone da scambiare',
  'swap-pyramid': 'scegli due carte della tua piramide da scambiare',
  look: 'scegli una delle tre carte',
};

const EFFECTS: Readonly<Record<EffectStage, string>> = {
  reserve: 'di riserva',
  remove: 'di rimozione',
  'swap-board': 'di scambio sul tabellone',
  'swap-pyramid': 'di scambio nella piramide',
  look: 'di sguardo al mazzo',
};

function spot(where: Spot): string {
  switch (where.kind) {
    case 'first':
      return 'piano 1, prima carta';
    case 'left':
      return `piano 1, a sinistra di ${where.of}`;
    case 'right':
      return `piano 1, a destra di ${where.of}`;
    case 'above':
      return `piano ${where.floor}, sopra ${where.left} e ${where.right}`;
    case 'slot':
      return `piano ${where.floor}, colonna ${where.column}`;
  }
}

const phrases: Phrases = {
  title: 'Boreal',
  names,
  quote: (name) => `«${name}»`,
  families,
  groups: { startingSite: 'Luogo di partenza', site: 'Luogo', archive: 'Archivio' },
  lines: { floor1: 'Piano 1', floor2: 'Piano 2', floor3: 'Piano 3', floor4: 'Piano 4' },
  yours: {
    action: () => 'Tocca a te: scopri una carta, o individuane una.',
    place: ({ card }) => `Tocca a te: scegli il posto di ${card} nella tua piramide.`,
    reserve: ({ card }) => `Tocca a te (${card}): metti nella tua riserva una carta del tabellone.`,
    remove: ({ card }) => `Tocca a te (${card}): rimuovi una carta del tabellone.`,
    'swap-board': ({ card }) => `Tocca a te (${card}): scambia due carte del tabellone.`,
    'swap-pyramid': ({ card }) => `Tocca a te (${card}): scambia due carte della tua piramide.`,
    look: () => 'Tocca a te: tieni una delle tre carte, non un Archivio; le altre vanno sotto il mazzo.',
  },
  onlyLocate: 'Tocca a te: niente da scoprire, individua una carta.',
  onlyDiscover: 'Tocca a te: niente da individuare, scopri una carta.',
  onlyPass: 'Tocca a te: niente da scoprire né da individuare, riposa.',
  theirs: {
    action: (name) => `${name} sceglie una carta.`,
    place: (name) => `${name} posiziona la sua carta.`,
    reserve: (name) => `${name} riserva una carta.`,
    remove: (name) => `${name} rimuove una carta.`,
    'swap-board': (name) => `${name} scambia due carte.`,
    'swap-pyramid': (name) => `${name} scambia due carte.`,
    look: (name) => `${name} guarda tre carte.`,
  },
  lastTurn: 'È l’ultimo turno.',
  won: (name, best, other) => `La partita è finita: vince ${name}, ${best} a ${other}.`,
  wonTie: (name, total) => `La partita è finita: ${total} pari, vince ${name} con meno carte.`,
  shared: (total) => `La partita è finita: ${total} pari con lo stesso numero di carte, la vittoria è condivisa.`,
  moves: {
    locate: (card, square) => `Individua ${card} (casella ${square})`,
    discoverBoard: (card, square, cost) => `Scopri ${card} (casella ${square}, costo ${cost})`,
    discoverReserve: (card, cost) => `Scopri ${card} dalla riserva (costo ${cost})`,
    pass: 'Riposa',
    place: (where) => `Posiziona: ${spot(where)}`,
    reserve: (card, square) => `Riserva ${card} (casella ${square})`,
    remove: (card, square) => `Rimuovi ${card} (casella ${square})`,
    swapBoard: (cardA, squareA, cardB, squareB) => `Scambia ${cardA} e ${cardB} (caselle ${squareA} e ${squareB})`,
    swapPyramid: (cardA, cardB) => `Scambia ${cardA} e ${cardB}`,
    take: (card) => `Tieni ${card}`,
    nothing: 'nessuna carta',
  },
  events: {
    located: ({ seat, card }, { name, card: say }) => `${name(seat)} individua ${say(card)}.`,
    reserved: ({ seat, card }, { name, card: say }) => `${name(seat)} riserva ${say(card)}.`,
    discovered: ({ seat, card, from }, { name, card: say }) =>
      `${name(seat)} scopre ${say(card)}${from === 'board' ? '' : ' dalla riserva'}.`,
    paid: ({ seat, cost, from, to }, { name }) => `${name(seat)} paga ${compasses(cost)}: ${from} → ${to}.`,
    refilled: ({ card, left }, { card: say }) => `${say(card)} arriva sul tabellone; mazzo: ${left === 1 ? '1 carta' : `${left} carte`}.`,
    'not-refilled': () => 'Il mazzo è vuoto: la casella resta vuota.',
    placed: ({ seat, card, floor }, { name, card: say }) => `${name(seat)} posiziona ${say(card)} al piano ${floor}.`,
    gained: ({ seat, amount, from, to }, { name }) => `${name(seat)} guadagna ${compasses(amount)}: ${from} → ${to}.`,
    lost: ({ seat, amount, from, to }, { name }) => `${compasses(amount)} in meno per ${name(seat)}: ${from} → ${to}.`,
    removed: ({ seat, card }, { name, card: say }) => `${name(seat)} rimuove dalla partita ${say(card)}.`,
    'swapped-board': ({ seat, cardA, cardB }, { name, card }) => `${name(seat)} scambia ${card(cardA)} e ${card(cardB)} sul tabellone.`,
    'swapped-pyramid': ({ seat, cardA, cardB }, { name, card }) => `${name(seat)} scambia ${card(cardA)} e ${card(cardB)} nella piramide.`,
    looked: ({ seat, count, secret }, { name, card }) =>
      secret === undefined
        ? `${name(seat)} guarda le prime ${count} carte del mazzo.`
        : `${name(seat)} guarda la cima del mazzo: ${secret.cards.map(card).join(', ')}.`,
    took: ({ seat, card }, { name, card: say }) => `${name(seat)} mette ${say(card)} nella riserva.`,
    returned: ({ seat, count, secret }, { name, card }) =>
      secret === undefined
        ? `${name(seat)} rimette ${count} carte sotto il mazzo.`
        : `${name(seat)} rimette sotto il mazzo, dall’alto in basso: ${secret.cards.map(card).join(', ')}.`,
    skipped: ({ effect, card }, { card: say }) => `Niente da scegliere: l’effetto ${EFFECTS[effect]} di ${say(card)} non ha luogo.`,
    passed: ({ seat }, { name }) => `${name(seat)} non può fare nulla e passa.`,
    rested: ({ seat, income, bonus, from, to }, { name }) =>
      `${name(seat)} riposa: ${compasses(income)} dalle carte${bonus > 0 ? `, ${bonus} dalla casella` : ''}, ${from} → ${to}.`,
    turn: ({ seat, last }, { name }) => (last ? `Ultimo turno: tocca a ${name(seat)}.` : `Tocca a ${name(seat)}.`),
    over: ({ reason, totals }) =>
      `${reason === 'complete' ? 'La partita è finita' : 'Nulla può più muoversi: la partita è finita'}, ${totals.join(' a ')}.`,
  },
  refusals: {
    'game-over': () => 'La partita è finita.',
    'not-your-turn': () => 'Non tocca a te.',
    'not-now': ({ awaited }) => `Non ora: prima ${AWAITED[awaited]}.`,
    'nothing-in-hand': ({ awaited }) => `Non hai nessuna carta da posizionare: ${AWAITED[awaited]}.`,
    'no-such-effect': ({ effect, awaited }) => `Nessun effetto ${EFFECTS[effect]} è in corso: ${AWAITED[awaited]}.`,
    'must-act': ({ moves }) =>
      moves === 1
        ? 'Si passa solo quando non è possibile nient’altro: hai ancora una mossa.'
        : `Si passa solo quando non è possibile nient’altro: hai ancora ${moves} mosse.`,
    'empty-column': () => 'Questa casella è vuota, e anche il mazzo: scegli un’altra carta.',
    'out-of-reach': ({ square, token }) =>
      `Questa carta è sulla tua casella ${square} e il tuo segnalino sulla casella ${token}: avanza ancora di ${square - token}.`,
    'too-expensive': ({ cost, have }) =>
      `${cost === 1 ? 'Serve' : 'Servono'} ${compasses(cost)}, ne hai ${have}: ${cost - have === 1 ? 'ne manca 1' : `ne mancano ${cost - have}`}.`,
    'not-in-reserve': ({ card }, { card: say }) => `${say(card)} non è nella tua riserva: prima devi individuarla.`,
    'second-archive': ({ owned, where }, { card }) =>
      `Un solo Archivio a testa: hai ${card(owned)} nella tua ${where === 'reserve' ? 'riserva' : 'piramide'}.`,
    'no-upper-slot': ({ card }, { card: say }) =>
      `${say(card)} non può stare al piano 1, e la tua piramide non ha posti liberi sopra due carte: allarga prima la base.`,
    'first-floor-ban': ({ card }, { card: say }) => `${say(card)} non può stare al piano 1: scegli un posto sopra due carte.`,
    'slot-taken': ({ card }, { card: say }) => `Lì c’è già ${say(card)}: scegli un posto vuoto.`,
    'first-card-elsewhere': () => 'La prima carta va al centro del piano 1; la piramide cresce da lì.',
    'row-full': () => 'Il piano 1 ha già le sue 4 carte: sali più in alto.',
    'row-gap': () => 'Il piano 1 è una fila senza buchi: posiziona la carta a una delle estremità.',
    'not-supported': ({ missing }) =>
      missing === 1 ? 'Servono due carte proprio sotto: ne manca una.' : 'Servono due carte proprio sotto: mancano entrambe.',
    'empty-slot': ({ floor }) => `In questo posto del piano ${floor} non c’è nessuna carta: scegli due carte della tua piramide.`,
    'not-seen': ({ card }, { card: say }) => `${say(card)} non è una delle tre carte che stai guardando.`,
  },
  scoring: {
    none: () => 'Non vale alcun punto.',
    fixed: ({ points: n }) => `Vale ${points(n)}.`,
    perFamilyInPyramid: ({ points: n, family }) => `Vale ${points(n)} per ogni carta ${cardOfFamily[family]} della tua piramide.`,
    perAdjacentOfFamily: ({ points: n, family }) => `Vale ${points(n)} per ogni carta ${cardOfFamily[family]} adiacente.`,
    perAdjacentCard: ({ points: n }) => `Vale ${points(n)} per ogni carta adiacente.`,
    perDistinctAdjacentFamily: ({ points: n }) => `Vale ${points(n)} per ogni famiglia diversa tra le carte adiacenti.`,
    perFloor: ({ points: n }) => `Vale ${n}, ${2 * n}, ${3 * n} o ${4 * n} punti al piano 1, 2, 3 o 4.`,
    perFamilyMajority: ({ points: n }) =>
      `Vale ${points(n)} per ogni famiglia di cui la tua piramide ha più carte di quella dell’avversario.`,
    perFourFamilySet: ({ points: n }) => `Vale ${points(n)} per ogni serie delle quattro famiglie nella tua piramide.`,
    copyLeft: () => 'Vale quanto la carta subito alla sua sinistra.',
    copyRight: () => 'Vale quanto la carta subito alla sua destra.',
    copyBestBelow: () => 'Vale quanto la migliore delle due carte su cui poggia.',
  },
  effects: {
    boardCardToReserve: () => 'Quando la posizioni: metti una carta del tabellone nella tua riserva.',
    removeBoardCard: () => 'Quando la posizioni: rimuovi dalla partita una carta del tabellone.',
    swapTwoOnBoard: () => 'Quando la posizioni: scambia due carte del tabellone.',
    swapTwoInPyramid: () => 'Quando la posizioni: scambia due carte della tua piramide.',
    gainCompasses: ({ amount }) => `Quando la posizioni: guadagni ${compasses(amount)}.`,
    opponentLosesCompasses: ({ amount }) => `Quando la posizioni: l’avversario perde ${compasses(amount)}.`,
    lookAtDeckReserveOne: ({ look }) =>
      `Quando la posizioni: guarda le prime ${look} carte del mazzo, mettine una che non sia un Archivio nella tua riserva e le altre sotto il mazzo.`,
  },
  banned: 'Non può essere posizionata al piano 1.',
  printed: ({ group, families: own, cost, income }) => {
    const belongs = own.length === 0 ? 'nessuna famiglia' : own.map((family) => families[family]).join(' e ');
    return `${phrases.groups[group]}, ${own.length === 4 ? 'tutte e quattro le famiglie' : belongs}; costo\u00a0${cost}, rendita\u00a0${income}.`;
  },
};

export const texts: BorealTexts = build(phrases);
