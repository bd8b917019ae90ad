import { changed, counted, type Language, plural, signed } from '@banquise/kernel';

/** What the table of Boreal says beyond the texts of the game itself. */
interface TableWords {
  readonly board: string;
  readonly pyramid: string;
  pyramidOf(name: string): string;
  readonly reserve: string;
  reserveOf(name: string): string;
  readonly deck: string;
  deckOf(cards: number): string;
  /** What stands beside a figure. */
  compasses(n: number): string;
  readonly rest: string;
  points(n: number): string;
  readonly emptyColumn: string;
  readonly verbs: Readonly<Record<string, string>>;
  pay(cost: number): string;
  gain(amount: number): string;
  loses(name: string, amount: number): string;
  restGain(amount: number): string;
  pointsGain(amount: string): string;
  /** How the rest comes about; `full` where the track ends before it. */
  whyRest(income: number, bonus: number, full: boolean): string;
  /** Another card that becomes worth more, or less. */
  alsoWorth(amount: string, card: string): string;
  readonly thenEffect: string;
  /** What the two figures in an open place are. */
  readonly placesSay: string;
  openSlot(floor: number, points: number, square: number): string;
  freeSlot(floor: number): string;
  intoReserve(square: number): string;
  readonly canLocate: string;
  /** A card on the board, for those who do not see where it lies. */
  square(mine: number, theirs: number, card: string): string;
  inHand(card: string): string;
  worth(points: number): string;
  /** A change of points, with its sign. */
  by(points: number): string;
  status(token: number, income: number, points: number): string;
  readonly lookTitle: string;
  readonly noCards: string;
  floor(n: number): string;
  readonly deckHelp: string;
  readonly reserveHelp: string;
  readonly slotHelp: string;
  readonly myCompasses: string;
  compassesOf(name: string): string;
  tokenHelp(token: number): string;
  restHelp(income: number): string;
}

const fr: TableWords = {
  board: 'Plateau',
  pyramid: 'Ma pyramide',
  pyramidOf: (name) => `Pyramide : ${name}`,
  reserve: 'Réserve',
  reserveOf: (name) => `Réserve : ${name}`,
  deck: 'pioche',
  deckOf: (cards) => `Pioche, ${counted('fr', cards, 'carte', 'cartes')}`,
  compasses: (n) => plural('fr', n, 'boussole', 'boussoles'),
  rest: 'repos',
  points: (n) => plural('fr', n, 'point', 'points'),
  emptyColumn: 'Case vide',
  verbs: {
    discover: 'Découvrir',
    locate: 'Repérer',
    place: 'Poser',
    reserve: 'Réserver',
    remove: 'Retirer',
    swap: 'Échanger',
    take: 'Garder',
    pass: 'Se reposer',
  },
  pay: (cost) => `Payer ${cost}`,
  gain: (amount) => `Gain ${signed(amount)}`,
  loses: (name, amount) => `${name} −${amount}`,
  restGain: (amount) => `Repos ${signed(amount)}`,
  pointsGain: (amount) => `Points ${amount}`,
  whyRest: (income, bonus, full) =>
    `Repos : ${income} des cartes non couvertes${bonus > 0 ? ` et ${bonus} de la case` : ''}${full ? ', jusqu’à 8' : ''}.`,
  alsoWorth: (amount, card) => `${amount} pour « ${card} ».`,
  thenEffect: 'Son effet vient avant le repos\u00a0: vous choisirez.',
  placesSay: 'Dans chaque place\u00a0: les points gagnés, puis les boussoles après le repos.',
  openSlot: (floor, points, square) => `Poser ici, étage ${floor} : ${counted('fr', points, 'point', 'points')}, pion sur ${square}`,
  freeSlot: (floor) => `Place libre, étage ${floor}`,
  intoReserve: (square) => `Repérer : dans la réserve, sans payer, pion sur ${square}`,
  canLocate: 'Vous pouvez la repérer.',
  square: (mine, theirs, card) => `Case ${mine}, ${theirs} en face : ${card}`,
  inHand: (card) => `À poser : ${card}`,
  worth: (points) => `vaut ${points}`,
  by: (n) => changed('fr', n, 'point', 'points'),
  status: (token, income, points) =>
    `Pion sur ${token}, repos ${signed(income)}, ${counted('fr', points, 'point', 'points')} pour l’instant`,
  lookTitle: 'Le dessus de la pioche',
  noCards: 'Aucune carte.',
  floor: (n) => `Étage ${n}`,
  deckHelp: 'Chaque carte qui quitte le plateau est remplacée aussitôt par la première de la pioche.',
  reserveHelp:
    'Une carte repérée attend ici, face visible. La découvrir coûte son prix, où que soit votre pion. À la fin, elle ne compte pas.',
  slotHelp: 'Une carte repose sur deux cartes de l’étage du dessous ; l’étage 1 en a quatre, en une seule rangée.',
  myCompasses: 'Mes boussoles',
  compassesOf: (name) => `Boussoles : ${name}`,
  tokenHelp: (n) =>
    `Pion sur la case ${n} : ${n === 0 ? 'aucune boussole pour payer, aucune carte du plateau à portée' : `${counted('fr', n, 'boussole', 'boussoles')} pour payer, et les cartes jusqu’à cette case à portée`}.`,
  restHelp: (n) =>
    `Le repos finit chaque tour : ${signed(n)} par les cartes non couvertes de la pyramide ; 2 de plus si le pion est alors sur la case 0, 1 de plus sur la case 1.`,
};

const it: TableWords = {
  board: 'Tabellone',
  pyramid: 'La mia piramide',
  pyramidOf: (name) => `Piramide: ${name}`,
  reserve: 'Riserva',
  reserveOf: (name) => `Riserva: ${name}`,
  deck: 'mazzo',
  deckOf: (cards) => `Mazzo, ${counted('it', cards, 'carta', 'carte')}`,
  compasses: (n) => plural('it', n, 'bussola', 'bussole'),
  rest: 'riposo',
  points: (n) => plural('it', n, 'punto', 'punti'),
  emptyColumn: 'Casella vuota',
  verbs: {
    discover: 'Scopri',
    locate: 'Individua',
    place: 'Posiziona',
    reserve: 'Riserva',
    remove: 'Rimuovi',
    swap: 'Scambia',
    take: 'Tieni',
    pass: 'Riposa',
  },
  pay: (cost) => `Paga ${cost}`,
  gain: (amount) => `Guadagno ${signed(amount)}`,
  loses: (name, amount) => `${name} −${amount}`,
  restGain: (amount) => `Riposo ${signed(amount)}`,
  pointsGain: (amount) => `Punti ${amount}`,
  whyRest: (income, bonus, full) =>
    `Riposo: ${income} dalle carte non coperte${bonus > 0 ? ` e ${bonus} dalla casella` : ''}${full ? ', fino a 8' : ''}.`,
  alsoWorth: (amount, card) => `${amount} per «${card}».`,
  thenEffect: 'Il suo effetto viene prima del riposo: sceglierai.',
  placesSay: 'In ogni posto: i punti in più, poi le bussole dopo il riposo.',
  openSlot: (floor, points, square) => `Posiziona qui, piano ${floor}: ${counted('it', points, 'punto', 'punti')}, segnalino su ${square}`,
  freeSlot: (floor) => `Posto libero, piano ${floor}`,
  intoReserve: (square) => `Individua: nella riserva, senza pagare, segnalino su ${square}`,
  canLocate: 'Puoi individuarla.',
  square: (mine, theirs, card) => `Casella ${mine}, ${theirs} di fronte: ${card}`,
  inHand: (card) => `Da posizionare: ${card}`,
  worth: (points) => `vale ${points}`,
  by: (n) => changed('it', n, 'punto', 'punti'),
  status: (token, income, points) => `Segnalino su ${token}, riposo ${signed(income)}, ${counted('it', points, 'punto', 'punti')} per ora`,
  lookTitle: 'La cima del mazzo',
  noCards: 'Nessuna carta.',
  floor: (n) => `Piano ${n}`,
  deckHelp: 'Ogni carta che lascia il tabellone è sostituita subito dalla prima del mazzo.',
  reserveHelp:
    'Una carta individuata aspetta qui, a faccia in su. Scoprirla costa il suo prezzo, ovunque sia il tuo segnalino. Alla fine non conta.',
  slotHelp: 'Una carta poggia su due carte del piano di sotto; il primo piano ne ha quattro, in una sola fila.',
  myCompasses: 'Le mie bussole',
  compassesOf: (name) => `Bussole: ${name}`,
  tokenHelp: (n) =>
    `Segnalino sulla casella ${n}: ${n === 0 ? 'nessuna bussola per pagare, nessuna carta del tabellone disponibile' : `${counted('it', n, 'bussola', 'bussole')} per pagare, e le carte fino a questa casella disponibili`}.`,
  restHelp: (n) =>
    `Il riposo chiude ogni turno: ${signed(n)} dalle carte non coperte della piramide; 2 in più se il segnalino è allora sulla casella 0, 1 in più sulla casella 1.`,
};

const en: TableWords = {
  board: 'Board',
  pyramid: 'My pyramid',
  pyramidOf: (name) => `Pyramid of ${name}`,
  reserve: 'Reserve',
  reserveOf: (name) => `Reserve of ${name}`,
  deck: 'deck',
  deckOf: (cards) => `Deck, ${counted('en', cards, 'card', 'cards')}`,
  compasses: (n) => plural('en', n, 'compass', 'compasses'),
  rest: 'rest',
  points: (n) => plural('en', n, 'point', 'points'),
  emptyColumn: 'Empty space',
  verbs: {
    discover: 'Discover',
    locate: 'Locate',
    place: 'Place',
    reserve: 'Reserve',
    remove: 'Remove',
    swap: 'Swap',
    take: 'Keep',
    pass: 'Rest',
  },
  pay: (cost) => `Pay ${cost}`,
  gain: (amount) => `Gain ${signed(amount)}`,
  loses: (name, amount) => `${name} −${amount}`,
  restGain: (amount) => `Rest ${signed(amount)}`,
  pointsGain: (amount) => `Points ${amount}`,
  whyRest: (income, bonus, full) =>
    `Rest: ${income} from uncovered cards${bonus > 0 ? ` and ${bonus} from the space` : ''}${full ? ', up to 8' : ''}.`,
  alsoWorth: (amount, card) => `${amount} for “${card}”.`,
  thenEffect: 'Its effect comes before the rest: you will choose.',
  placesSay: 'In each place: the points it adds, then the compasses after the rest.',
  openSlot: (floor, points, square) => `Place here, floor ${floor}: ${counted('en', points, 'point', 'points')}, token on ${square}`,
  freeSlot: (floor) => `Free place, floor ${floor}`,
  intoReserve: (square) => `Locate: into the reserve, without paying, token on ${square}`,
  canLocate: 'You can locate it.',
  square: (mine, theirs, card) => `Space ${mine}, ${theirs} from the other side: ${card}`,
  inHand: (card) => `To place: ${card}`,
  worth: (points) => `worth ${points}`,
  by: (n) => changed('en', n, 'point', 'points'),
  status: (token, income, points) => `Token on ${token}, rest ${signed(income)}, ${counted('en', points, 'point', 'points')} for now`,
  lookTitle: 'The top of the deck',
  noCards: 'No cards.',
  floor: (n) => `Floor ${n}`,
  deckHelp: 'Every card that leaves the board is replaced at once by the top card of the deck.',
  reserveHelp:
    'A located card waits here, face up. Discovering it costs its price, wherever your token stands. At the end it counts nothing.',
  slotHelp: 'A card rests on two cards of the floor below; the first floor has four, in one row.',
  myCompasses: 'My compasses',
  compassesOf: (name) => `Compasses of ${name}`,
  tokenHelp: (n) =>
    `Token on space ${n}: ${n === 0 ? 'no compass to pay with, no card of the board within reach' : `${counted('en', n, 'compass', 'compasses')} to pay with, and the cards up to this space within reach`}.`,
  restHelp: (n) =>
    `A rest ends every turn: ${signed(n)} from the uncovered cards of the pyramid; 2 more if the token is then on space 0, 1 more on space 1.`,
};

const LANGUAGES: Readonly<Record<Language, TableWords>> = { fr, it, en };
export const wordsOf = (language: Language): TableWords => LANGUAGES[language];
export type { TableWords };
