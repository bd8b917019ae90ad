import type { Language } from '@banquise/kernel';

/** What the table of Boreal says beyond the texts of the game itself. */
interface TableWords {
  readonly board: string;
  readonly pyramid: string;
  pyramidOf(name: string): string;
  readonly reserve: string;
  reserveOf(name: string): string;
  readonly deck: string;
  deckOf(cards: number): string;
  readonly compasses: string;
  readonly rest: string;
  readonly points: string;
  readonly emptyColumn: string;
  readonly verbs: Readonly<Record<string, string>>;
  pay(cost: number): string;
  gain(amount: number): string;
  loses(name: string, amount: number): string;
  restGain(amount: number): string;
  pointsGain(amount: string): string;
  /** How the rest comes about. */
  whyRest(income: number, bonus: number): string;
  /** Another card that becomes worth more, or less. */
  alsoWorth(amount: string, card: string): string;
  readonly thenEffect: string;
  openSlot(floor: number, points: number, square: number): string;
  freeSlot(floor: number): string;
  readonly intoReserve: string;
  readonly canLocate: string;
  /** A card on the board, for those who do not see where it lies. */
  square(mine: number, theirs: number, card: string): string;
  inHand(card: string): string;
  worth(points: number): string;
  placeCard(card: string): string;
  placeOrLocate(card: string): string;
  locateOnly(card: string): string;
  swapWith(card: string): string;
  /** A place is chosen too: once more, and it is done. */
  onceMore(card: string, deed: string): string;
  status(token: number, income: number, points: number): string;
  readonly lookTitle: string;
  readonly noCards: string;
  floor(n: number): string;
  readonly deckHelp: string;
  readonly reserveHelp: string;
  readonly slotHelp: string;
}

const fr: TableWords = {
  board: 'Plateau',
  pyramid: 'Ma pyramide',
  pyramidOf: (name) => `Pyramide : ${name}`,
  reserve: 'Réserve',
  reserveOf: (name) => `Réserve : ${name}`,
  deck: 'pioche',
  deckOf: (cards) => `Pioche, ${cards} cartes`,
  compasses: 'boussoles',
  rest: 'repos',
  points: 'points',
  emptyColumn: 'Colonne vide',
  verbs: {
    discover: 'Découvrir',
    locate: 'Repérer',
    place: 'Placer',
    reserve: 'Réserver',
    remove: 'Retirer',
    swap: 'Échanger',
    take: 'Prendre',
    pass: 'Passer',
  },
  pay: (cost) => `Payer ${cost}`,
  gain: (amount) => `Gain +${amount}`,
  loses: (name, amount) => `${name} −${amount}`,
  restGain: (amount) => `Repos +${amount}`,
  pointsGain: (amount) => `Points ${amount}`,
  whyRest: (income, bonus) => `Repos : ${income} des cartes non couvertes${bonus > 0 ? ` et ${bonus} de la case` : ''}.`,
  alsoWorth: (amount, card) => `${amount} pour « ${card} ».`,
  thenEffect: 'Puis vous choisirez pour son effet ; le repos vient après.',
  openSlot: (floor, points, square) => `Placer ici, étage ${floor} : ${points} points, jeton sur ${square}`,
  freeSlot: (floor) => `Place libre, étage ${floor}`,
  intoReserve: 'Repérer : dans la réserve, sans payer',
  canLocate: 'Vous pouvez la repérer.',
  square: (mine, theirs, card) => `Case ${mine}, ${theirs} en face : ${card}`,
  inHand: (card) => `En main : ${card}`,
  worth: (points) => `vaut ${points}`,
  placeCard: (card) => `Choisissez où poser « ${card} ».`,
  placeOrLocate: (card) => `Posez « ${card} », ou repérez-la.`,
  locateOnly: (card) => `Repérez « ${card} », ou choisissez une autre carte.`,
  swapWith: (card) => `Échanger « ${card} » avec laquelle ?`,
  onceMore: (card, deed) => `« ${card} » ici ? Touchez encore, ou « ${deed} ».`,
  status: (token, income, points) => `Jeton sur ${token}, repos +${income}, ${points} points pour l’instant`,
  lookTitle: 'Le dessus de la pioche',
  noCards: 'Aucune carte.',
  floor: (n) => `Étage ${n}`,
  deckHelp: 'Chaque carte qui quitte le plateau est remplacée aussitôt par la première de la pioche.',
  reserveHelp:
    'Une carte repérée attend ici, face visible. La découvrir coûte son prix, où que soit votre jeton. À la fin, elle ne compte pas.',
  slotHelp: 'Une carte repose sur deux cartes de l’étage du dessous ; le premier étage en a quatre, d’une seule rangée.',
};

const it: TableWords = {
  board: 'Tabellone',
  pyramid: 'La mia piramide',
  pyramidOf: (name) => `Piramide: ${name}`,
  reserve: 'Riserva',
  reserveOf: (name) => `Riserva: ${name}`,
  deck: 'mazzo',
  deckOf: (cards) => `Mazzo, ${cards} carte`,
  compasses: 'bussole',
  rest: 'riposo',
  points: 'punti',
  emptyColumn: 'Colonna vuota',
  verbs: {
    discover: 'Scopri',
    locate: 'Individua',
    place: 'Piazza',
    reserve: 'Riserva',
    remove: 'Rimuovi',
    swap: 'Scambia',
    take: 'Prendi',
    pass: 'Passa',
  },
  pay: (cost) => `Paga ${cost}`,
  gain: (amount) => `Guadagno +${amount}`,
  loses: (name, amount) => `${name} −${amount}`,
  restGain: (amount) => `Riposo +${amount}`,
  pointsGain: (amount) => `Punti ${amount}`,
  whyRest: (income, bonus) => `Riposo: ${income} dalle carte scoperte${bonus > 0 ? ` e ${bonus} dalla casella` : ''}.`,
  alsoWorth: (amount, card) => `${amount} per «${card}».`,
  thenEffect: 'Poi sceglierai per il suo effetto; il riposo viene dopo.',
  openSlot: (floor, points, square) => `Piazza qui, piano ${floor}: ${points} punti, segnalino su ${square}`,
  freeSlot: (floor) => `Posto libero, piano ${floor}`,
  intoReserve: 'Individua: nella riserva, senza pagare',
  canLocate: 'Puoi individuarla.',
  square: (mine, theirs, card) => `Casella ${mine}, ${theirs} di fronte: ${card}`,
  inHand: (card) => `In mano: ${card}`,
  worth: (points) => `vale ${points}`,
  placeCard: (card) => `Scegli dove posare «${card}».`,
  placeOrLocate: (card) => `Posa «${card}», o individuala.`,
  locateOnly: (card) => `Individua «${card}», o scegli un’altra carta.`,
  swapWith: (card) => `Scambiare «${card}» con quale?`,
  onceMore: (card, deed) => `«${card}» qui? Tocca di nuovo, o «${deed}».`,
  status: (token, income, points) => `Segnalino su ${token}, riposo +${income}, ${points} punti per ora`,
  lookTitle: 'La cima del mazzo',
  noCards: 'Nessuna carta.',
  floor: (n) => `Piano ${n}`,
  deckHelp: 'Ogni carta che lascia il tabellone è sostituita subito dalla prima del mazzo.',
  reserveHelp:
    'Una carta individuata aspetta qui, a faccia in su. Scoprirla costa il suo prezzo, ovunque sia il tuo segnalino. Alla fine non conta.',
  slotHelp: 'Una carta poggia su due carte del piano di sotto; il primo piano ne ha quattro, in una sola fila.',
};

const en: TableWords = {
  board: 'Board',
  pyramid: 'My pyramid',
  pyramidOf: (name) => `Pyramid of ${name}`,
  reserve: 'Reserve',
  reserveOf: (name) => `Reserve of ${name}`,
  deck: 'deck',
  deckOf: (cards) => `Deck, ${cards} cards`,
  compasses: 'compasses',
  rest: 'rest',
  points: 'points',
  emptyColumn: 'Empty column',
  verbs: {
    discover: 'Discover',
    locate: 'Locate',
    place: 'Place',
    reserve: 'Reserve',
    remove: 'Remove',
    swap: 'Swap',
    take: 'Take',
    pass: 'Pass',
  },
  pay: (cost) => `Pay ${cost}`,
  gain: (amount) => `Gain +${amount}`,
  loses: (name, amount) => `${name} −${amount}`,
  restGain: (amount) => `Rest +${amount}`,
  pointsGain: (amount) => `Points ${amount}`,
  whyRest: (income, bonus) => `Rest: ${income} from uncovered cards${bonus > 0 ? ` and ${bonus} from the square` : ''}.`,
  alsoWorth: (amount, card) => `${amount} for “${card}”.`,
  thenEffect: 'Then you choose for its effect; the rest comes after.',
  openSlot: (floor, points, square) => `Place here, floor ${floor}: ${points} points, token on ${square}`,
  freeSlot: (floor) => `Free place, floor ${floor}`,
  intoReserve: 'Locate: into the reserve, without paying',
  canLocate: 'You can locate it.',
  square: (mine, theirs, card) => `Square ${mine}, ${theirs} from the other side: ${card}`,
  inHand: (card) => `In hand: ${card}`,
  worth: (points) => `worth ${points}`,
  placeCard: (card) => `Choose where “${card}” goes.`,
  placeOrLocate: (card) => `Place “${card}”, or locate it.`,
  locateOnly: (card) => `Locate “${card}”, or choose another card.`,
  swapWith: (card) => `Swap “${card}” with which one?`,
  onceMore: (card, deed) => `“${card}” here? Touch again, or “${deed}”.`,
  status: (token, income, points) => `Token on ${token}, rest +${income}, ${points} points for now`,
  lookTitle: 'The top of the deck',
  noCards: 'No cards.',
  floor: (n) => `Floor ${n}`,
  deckHelp: 'Every card that leaves the board is replaced at once by the top card of the deck.',
  reserveHelp:
    'A located card waits here, face up. Discovering it costs its price, wherever your token stands. At the end it counts nothing.',
  slotHelp: 'A card rests on two cards of the floor below; the first floor has four, in one row.',
};

const LANGUAGES: Readonly<Record<Language, TableWords>> = { fr, it, en };
export const wordsOf = (language: Language): TableWords => LANGUAGES[language];
export type { TableWords };
