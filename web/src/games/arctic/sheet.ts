import { ANIMALS, type AnimalName, type ArcticLine, LANDSCAPE } from '@banquise/arctic';
import { counted, type Language, UNKNOWN } from '@banquise/kernel';
import { blocksOf, scored, standingOf } from './series.ts';
import { type ArcticMoment, textsOf } from './types.ts';

interface SheetWords {
  /** What runs are worth: said once, above them all. */
  readonly rule: string;
  cards(n: number): string;
  animals(n: number): string;
  stands(animal: string, value: number): string;
}

const WORDS: Readonly<Record<Language, SheetWords>> = {
  fr: {
    rule: 'Une série, ou le nombre d’animaux en série : 2 font 1 point, 3 font 3, 4 font 6, 5 font 10, 6 ou plus font 15. Chaque pénalité coûte 1.',
    cards: (n) => counted('fr', n, 'carte', 'cartes'),
    animals: (n) => counted('fr', n, 'animal', 'animaux'),
    stands: (animal, value) => `${animal} sur\u00a0${value}`,
  },
  it: {
    rule: 'Una serie, o il numero di animali in serie: 2 danno 1 punto, 3 danno 3, 4 danno 6, 5 danno 10, 6 o più danno 15. Ogni penalità costa 1.',
    cards: (n) => counted('it', n, 'carta', 'carte'),
    animals: (n) => counted('it', n, 'animale', 'animali'),
    stands: (animal, value) => `${animal} su\u00a0${value}`,
  },
  en: {
    rule: 'A run, or the number of animals with a run: 2 give 1 point, 3 give 3, 4 give 6, 5 give 10, 6 or more give 15. Each penalty costs 1.',
    cards: (n) => counted('en', n, 'card', 'cards'),
    animals: (n) => counted('en', n, 'animal', 'animals'),
    stands: (animal, value) => `${animal} on\u00a0${value}`,
  },
};

export const scoreRule = ({ language }: ArcticMoment): string => WORDS[language].rule;

const TIES: Readonly<Record<Language, string>> = {
  fr: 'rangs après l’empreinte, le moins l’emporte',
  it: 'posti dopo l’impronta, vince chi ne ha di meno',
  en: 'seats after the paw print, the fewest wins',
};

export const tieRule = ({ language }: ArcticMoment): string => TIES[language];

/** What a figure of the score sheet counts: how long a run is, whose Totem stands where. */
export function lineItems(moment: ArcticMoment, line: ArcticLine, seat: number): string[] {
  const words = WORDS[moment.language];
  const { view } = moment;
  const { kinds, penalties } = standingOf(view, seat);
  // In a narrow column the word has a row of its own; held to its figure it would be cut.
  if (line === 'series') return [words.animals(kinds).replace('\u00a0', ' ')];
  if (line === 'penalties') return [words.cards(penalties)];
  if (line === 'totem') {
    const totem = view.totems[seat] ?? UNKNOWN;
    return totem === UNKNOWN ? [] : [words.stands(textsOf(moment).animal(totem), LANDSCAPE[view.tokens[totem] ?? 0] ?? 0)];
  }
  // As long as it lies in the pile, also where more cards bring no more points.
  const animal = ANIMALS.indexOf(line as AnimalName);
  const run = blocksOf(scored(view, seat)).find((block) => block.counts && block.animal === animal);
  return run === undefined ? [] : [words.cards(run.length)];
}
