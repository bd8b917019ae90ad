import { counted, type Language, signed } from '@banquise/kernel';
import type { FirstGame } from '../../kit/board.ts';

/** What Boreal says of a choice under way, of a turn that was played, and in a first game. `you`: the reader did it. */
export interface ToldWords {
  /** Between two things done in one turn. */
  readonly and: string;
  /** Without a square, out of the reserve. */
  discovers(you: boolean, card: string, square: number | undefined): string;
  floor(n: number): string;
  /** Said of the card on the top floor. */
  readonly complete: string;
  locates(you: boolean, card: string): string;
  reserves(you: boolean, card: string): string;
  removes(you: boolean, card: string): string;
  swaps(you: boolean, a: string, b: string): string;
  takes(you: boolean, card: string): string;
  pays(you: boolean, n: number): string;
  gains(you: boolean, n: number): string;
  loses(name: string | undefined, n: number): string;
  rests(n: number): string;
  where(card: string): string;
  /** Where it would go; or what it sets off, if it completes the pyramid. */
  eitherWay(card: string, where: string): string;
  readonly choosePlace: string;
  far(card: string, square: number, token: number): string;
  dear(card: string, cost: number, have: number): string;
  /** A card that may not lie on floor 1, which alone has free places. */
  noPlace(card: string): string;
  discoverReady(card: string, floor: number): string;
  placeReady(card: string, floor: number, by: string): string;
  /** The card that completes a pyramid: the game ends with it, or with the last turn of who is named. */
  tenth(other: string | undefined): string;
  tenthReady(card: string, tenth: string): string;
  reserveReady(card: string, square: number): string;
  removeReady(card: string, square: number): string;
  swapMore(card: string, square: number | undefined): string;
  swapBoardReady(a: string, to: number, b: string, from: number): string;
  swapPyramidReady(a: string, b: string, by: string): string;
  takeReady(card: string): string;
  restNow(n: number): string;
  readonly first: FirstGame;
}

const fr: ToldWords = {
  and: '\u00a0; ',
  discovers: (you, card, square) =>
    `${you ? 'découvrez' : 'découvre'} ${card}${square === undefined ? ' (réserve)' : ` (${you ? '' : 'votre '}case\u00a0${square})`}`,
  floor: (n) => `étage\u00a0${n}`,
  complete: 'pyramide complète',
  locates: (you, card) => `${you ? 'repérez' : 'repère'} ${card}`,
  reserves: (you, card) => `${you ? 'réservez' : 'réserve'} ${card}`,
  removes: (you, card) => `${you ? 'retirez' : 'retire'} ${card} de la partie`,
  swaps: (you, a, b) => `${you ? 'échangez' : 'échange'} ${a} et ${b}`,
  takes: (you, card) => `${you ? 'gardez' : 'garde'} ${card}`,
  pays: (you, n) => `${you ? 'payez' : 'paie'}\u00a0${n}`,
  gains: (you, n) => `${you ? 'gagnez' : 'gagne'} ${counted('fr', n, 'boussole', 'boussoles')}`,
  loses: (name, n) => `${name === undefined ? 'vous perdez' : `${name} perd`} ${counted('fr', n, 'boussole', 'boussoles')}`,
  rests: (n) => `repos\u00a0${signed(n)}`,
  where: (card) => `${card}\u00a0: où dans votre pyramide\u00a0?`,
  eitherWay: (card, where) => `${card}\u00a0: découvrez-la (${where}), ou repérez-la.`,
  choosePlace: 'choisissez sa place',
  far: (card, square, token) => `${card}\u00a0: case\u00a0${square}, votre pion à la ${token}. Vous pouvez la repérer.`,
  dear: (card, cost, have) => `${card} coûte ${cost}, vous avez ${have}\u00a0: vous pouvez la repérer.`,
  noPlace: (card) => `${card} ne va pas à l’étage 1\u00a0: vous pouvez la repérer.`,
  discoverReady: (card, floor) => `Découvrir ${card} et la poser à l’étage\u00a0${floor}.`,
  placeReady: (card, floor, by) => `${card} à l’étage\u00a0${floor}\u00a0: ${by}.`,
  tenth: (other) => `dixième carte, ${other === undefined ? 'et la partie finit' : `puis dernier tour pour ${other}`}`,
  tenthReady: (card, tenth) => `${card}\u00a0: ${tenth}.`,
  reserveReady: (card, square) => `${card}, case\u00a0${square}, dans votre réserve.`,
  removeReady: (card, square) => `${card}, case\u00a0${square}, quitte la partie.`,
  swapMore: (card, square) => `${card}${square === undefined ? '' : `, case\u00a0${square}`}\u00a0: avec laquelle\u00a0?`,
  swapBoardReady: (a, to, b, from) => `${a} en case\u00a0${to}, ${b} en case\u00a0${from}.`,
  swapPyramidReady: (a, b, by) => `${a} et ${b} changent de place\u00a0: ${by}.`,
  takeReady: (card) => `${card} dans votre réserve.`,
  restNow: (n) => `Se reposer, ${signed(n)}`,
  first: {
    goal: 'Bâtissez la pyramide de dix cartes qui vaut le plus.',
    turn: 'Un tour\u00a0: découvrez une carte (payez, posez) ou repérez-la pour plus tard. Puis repos.',
    why: [
      'Les boussoles sont aussi votre portée\u00a0: payer vous fait reculer, et vous atteignez moins de cases.',
      'Le haut d’une carte donne des boussoles tant qu’il n’est pas couvert\u00a0; le bas donne les points, toujours.',
      'Une carte repérée est à vous\u00a0: personne ne la prend, et la distance ne compte plus.',
    ],
  },
};

const it: ToldWords = {
  and: '; ',
  discovers: (you, card, square) =>
    `${you ? 'scopri' : 'scopre'} ${card}${square === undefined ? ' (riserva)' : ` (${you ? '' : 'tua '}casella\u00a0${square})`}`,
  floor: (n) => `piano\u00a0${n}`,
  complete: 'piramide completa',
  locates: (you, card) => `${you ? 'individui' : 'individua'} ${card}`,
  reserves: (you, card) => `${you ? 'riservi' : 'riserva'} ${card}`,
  removes: (you, card) => `${you ? 'rimuovi' : 'rimuove'} ${card} dalla partita`,
  swaps: (you, a, b) => `${you ? 'scambi' : 'scambia'} ${a} e ${b}`,
  takes: (you, card) => `${you ? 'tieni' : 'tiene'} ${card}`,
  pays: (you, n) => `${you ? 'paghi' : 'paga'}\u00a0${n}`,
  gains: (you, n) => `${you ? 'guadagni' : 'guadagna'} ${counted('it', n, 'bussola', 'bussole')}`,
  loses: (name, n) => `${name === undefined ? 'perdi' : `${name} perde`} ${counted('it', n, 'bussola', 'bussole')}`,
  rests: (n) => `riposo\u00a0${signed(n)}`,
  where: (card) => `${card}: dove nella tua piramide?`,
  eitherWay: (card, where) => `${card}: scoprila (${where}), o individuala.`,
  choosePlace: 'scegli il posto',
  far: (card, square, token) => `${card}: casella\u00a0${square}, il tuo segnalino alla ${token}. Puoi individuarla.`,
  dear: (card, cost, have) => `${card} costa ${cost}, hai ${have}: puoi individuarla.`,
  noPlace: (card) => `${card} non può stare al piano 1: puoi individuarla.`,
  discoverReady: (card, floor) => `Scopri ${card} e posizionala al piano\u00a0${floor}.`,
  placeReady: (card, floor, by) => `${card} al piano\u00a0${floor}: ${by}.`,
  tenth: (other) => `decima carta, ${other === undefined ? 'e la partita finisce' : `poi ultimo turno per ${other}`}`,
  tenthReady: (card, tenth) => `${card}: ${tenth}.`,
  reserveReady: (card, square) => `${card}, casella\u00a0${square}, nella tua riserva.`,
  removeReady: (card, square) => `${card}, casella\u00a0${square}, esce dalla partita.`,
  swapMore: (card, square) => `${card}${square === undefined ? '' : `, casella\u00a0${square}`}: con quale?`,
  swapBoardReady: (a, to, b, from) => `${a} alla casella\u00a0${to}, ${b} alla casella\u00a0${from}.`,
  swapPyramidReady: (a, b, by) => `${a} e ${b} si scambiano: ${by}.`,
  takeReady: (card) => `${card} nella tua riserva.`,
  restNow: (n) => `Riposa, ${signed(n)}`,
  first: {
    goal: 'Costruisci la piramide di dieci carte che vale di più.',
    turn: 'Un turno: scopri una carta (paghi, la posizioni) o individuala per dopo. Poi riposi.',
    why: [
      'Le bussole sono anche la tua portata: pagando arretri e raggiungi meno caselle.',
      'La parte alta di una carta dà bussole finché non è coperta; la parte bassa dà i punti, sempre.',
      'Una carta individuata è tua: nessuno la prende e la distanza non conta più.',
    ],
  },
};

const en: ToldWords = {
  and: '; ',
  discovers: (you, card, square) =>
    `${you ? 'discover' : 'discovers'} ${card}${square === undefined ? ' (reserve)' : ` (${you ? '' : 'your '}space\u00a0${square})`}`,
  floor: (n) => `floor\u00a0${n}`,
  complete: 'pyramid complete',
  locates: (you, card) => `${you ? 'locate' : 'locates'} ${card}`,
  reserves: (you, card) => `${you ? 'reserve' : 'reserves'} ${card}`,
  removes: (you, card) => `${you ? 'remove' : 'removes'} ${card} from the game`,
  swaps: (you, a, b) => `${you ? 'swap' : 'swaps'} ${a} and ${b}`,
  takes: (you, card) => `${you ? 'keep' : 'keeps'} ${card}`,
  pays: (you, n) => `${you ? 'pay' : 'pays'}\u00a0${n}`,
  gains: (you, n) => `${you ? 'gain' : 'gains'} ${counted('en', n, 'compass', 'compasses')}`,
  loses: (name, n) => `${name === undefined ? 'you lose' : `${name} loses`} ${counted('en', n, 'compass', 'compasses')}`,
  rests: (n) => `rest\u00a0${signed(n)}`,
  where: (card) => `${card}: where in your pyramid?`,
  eitherWay: (card, where) => `${card}: discover it (${where}), or locate it.`,
  choosePlace: 'choose its place',
  far: (card, square, token) => `${card}: space\u00a0${square}, your token on ${token}. You may locate it.`,
  dear: (card, cost, have) => `${card} costs ${cost}, you have ${have}: you may locate it.`,
  noPlace: (card) => `${card} may not lie on floor 1: you may locate it.`,
  discoverReady: (card, floor) => `Discover ${card} and place it on floor\u00a0${floor}.`,
  placeReady: (card, floor, by) => `${card} on floor\u00a0${floor}: ${by}.`,
  tenth: (other) => `tenth card, ${other === undefined ? 'and the game ends' : `then ${other} has a last turn`}`,
  tenthReady: (card, tenth) => `${card}: ${tenth}.`,
  reserveReady: (card, square) => `${card}, space\u00a0${square}, into your reserve.`,
  removeReady: (card, square) => `${card}, space\u00a0${square}, leaves the game.`,
  swapMore: (card, square) => `${card}${square === undefined ? '' : `, space\u00a0${square}`}: with which one?`,
  swapBoardReady: (a, to, b, from) => `${a} to space\u00a0${to}, ${b} to space\u00a0${from}.`,
  swapPyramidReady: (a, b, by) => `${a} and ${b} change places: ${by}.`,
  takeReady: (card) => `${card} into your reserve.`,
  restNow: (n) => `Rest, ${signed(n)}`,
  first: {
    goal: 'Build the pyramid of ten cards that is worth most.',
    turn: 'A turn: discover a card (pay, place it) or locate one for later. Then you rest.',
    why: [
      'Compasses are your reach too: paying takes you back, and you reach fewer spaces.',
      'The top of a card gives compasses until it is covered; the bottom gives points and always counts.',
      'A located card is yours: nobody else can take it, and distance no longer matters.',
    ],
  },
};

const LANGUAGES: Readonly<Record<Language, ToldWords>> = { fr, it, en };
export const toldWordsOf = (language: Language): ToldWords => LANGUAGES[language];
