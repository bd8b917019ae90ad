import {
  type BorealLine,
  type BorealView,
  cardOf,
  type Family,
  floorOf,
  holds,
  LINES,
  NONE,
  type Scoring,
  SLOTS,
  values,
} from '@banquise/boreal';
import { figure, type Language, range } from '@banquise/kernel';
import { type BorealMoment, textsOf } from './types.ts';

/** Why a card is worth what it is worth; `n` is how often it counts. */
type Why = (points: number, n: number, family: string) => string;
type Kind = Exclude<Scoring['kind'], 'none' | 'fixed'>;

interface SheetWords {
  readonly rule: string;
  /** As they go with a card. */
  readonly families: Readonly<Record<Family, string>>;
  readonly why: Readonly<Record<Kind, Why>>;
}

const N = '\u00a0';

const WORDS: Readonly<Record<Language, SheetWords>> = {
  fr: {
    rule: 'Chaque carte, ce qu’elle vaut et pourquoi.',
    families: { blue: 'bleue', yellow: 'jaune', red: 'rouge', green: 'verte' },
    why: {
      perFamilyInPyramid: (points, n, family) => `${points} par carte ${family}${N}: ${n}`,
      perAdjacentOfFamily: (points, n, family) => `${points} par carte ${family} adjacente${N}: ${n}`,
      perAdjacentCard: (points, n) => `${points} par carte adjacente${N}: ${n}`,
      perDistinctAdjacentFamily: (points, n) => `${points} par famille adjacente${N}: ${n}`,
      perFloor: (points, n) => `${points} par étage${N}: ${n}`,
      perFamilyMajority: (points, n) => `${points} par famille en tête${N}: ${n}`,
      perFourFamilySet: (points, n) => `${points} par série des quatre familles${N}: ${n}`,
      copyLeft: () => 'comme la carte à sa gauche',
      copyRight: () => 'comme la carte à sa droite',
      copyBestBelow: () => 'comme la meilleure des deux dessous',
    },
  },
  it: {
    rule: 'Ogni carta, quanto vale e perché.',
    families: { blue: 'blu', yellow: 'gialla', red: 'rossa', green: 'verde' },
    why: {
      perFamilyInPyramid: (points, n, family) => `${points} per carta ${family}: ${n}`,
      perAdjacentOfFamily: (points, n, family) => `${points} per carta ${family} adiacente: ${n}`,
      perAdjacentCard: (points, n) => `${points} per carta adiacente: ${n}`,
      perDistinctAdjacentFamily: (points, n) => `${points} per famiglia adiacente: ${n}`,
      perFloor: (points, n) => `${points} per piano: ${n}`,
      perFamilyMajority: (points, n) => `${points} per famiglia in testa: ${n}`,
      perFourFamilySet: (points, n) => `${points} per ogni serie delle quattro famiglie: ${n}`,
      copyLeft: () => 'come la carta alla sua sinistra',
      copyRight: () => 'come la carta alla sua destra',
      copyBestBelow: () => 'come la migliore delle due sotto',
    },
  },
  en: {
    rule: 'Each card, what it is worth and why.',
    families: { blue: 'blue', yellow: 'yellow', red: 'red', green: 'green' },
    why: {
      perFamilyInPyramid: (points, n, family) => `${points} per ${family} card: ${n}`,
      perAdjacentOfFamily: (points, n, family) => `${points} per adjacent ${family} card: ${n}`,
      perAdjacentCard: (points, n) => `${points} per adjacent card: ${n}`,
      perDistinctAdjacentFamily: (points, n) => `${points} per adjacent family: ${n}`,
      perFloor: (points, n) => `${points} per floor: ${n}`,
      perFamilyMajority: (points, n) => `${points} per family in the lead: ${n}`,
      perFourFamilySet: (points, n) => `${points} per set of four families: ${n}`,
      copyLeft: () => 'as the card on its left',
      copyRight: () => 'as the card on its right',
      copyBestBelow: () => 'as the better of the two below',
    },
  },
};

export const scoreRule = ({ language }: BorealMoment): string => WORDS[language].rule;

const TIES: Readonly<Record<Language, string>> = {
  fr: 'places libres dans la pyramide, le plus l’emporte',
  it: 'posti liberi nella piramide, vince chi ne ha di più',
  en: 'free places in the pyramid, the most wins',
};

export const tieRule = ({ language }: BorealMoment): string => TIES[language];

/** The cards of a floor, each with what it is worth and why. */
export function lineItems(moment: BorealMoment, line: BorealLine, seat: number): string[] {
  const { players } = moment.view as BorealView;
  const [own, other] = [players[seat], players[1 - seat]];
  if (own === undefined || other === undefined) return [];
  const worth = values(own, other);
  return range(SLOTS).flatMap((slot) => {
    const card = own.pyramid[slot] ?? NONE;
    if (!holds(own.filled, slot) || card === NONE || LINES[floorOf(slot) - 1] !== line) return [];
    const why = whyOf(moment.language, cardOf(card).scoring, worth[slot] ?? 0);
    return [`${textsOf(moment).card(card)}${N}${figure(worth[slot] ?? 0)}${why === '' ? '' : ` (${why})`}`];
  });
}

function whyOf(language: Language, scoring: Scoring, worth: number): string {
  const { why, families } = WORDS[language];
  if (scoring.kind === 'none' || scoring.kind === 'fixed') return '';
  const points = 'points' in scoring ? scoring.points : 0;
  const said = why[scoring.kind](points, points === 0 ? 0 : worth / points, 'family' in scoring ? families[scoring.family] : '');
  // How often it counts stays with what it counts, in columns as narrow as a phone's.
  return said.replace(/: (?=\d+$)/, `:${N}`);
}
