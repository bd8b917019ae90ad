import {
  BONUS_OF,
  type BorealisLine,
  cardStars,
  GROUP_STARS,
  OBJECTIVE_STARS,
  OBJECTIVES,
  type ObjectiveId,
  placeOf,
  SCORE_CARDS,
  type ScoreCardId,
  SITES,
  SPECIES,
  SPECIES_OF,
  standingOf,
} from '@banquise/borealis';
import { counted, figure, type Language, range } from '@banquise/kernel';
import { spaceStars } from './describe.ts';
import { type BorealisMoment, type PlayerView, playerAt, textsOf } from './types.ts';
import { wordsOf } from './words/words.ts';

/** What a score card counts; the card of equal flags counts none, it says how many are level. */
type Unit = 'site' | 'row' | 'space' | 'scientist' | 'couple' | 'card';

const COUNTS: Readonly<Record<Exclude<ScoreCardId, 'S02'>, readonly [stars: number, unit: Unit]>> = {
  S01: [6, 'site'],
  S03: [5, 'row'],
  S04: [2, 'space'],
  S05: [2, 'scientist'],
  S06: [3, 'site'],
  S07: [3, 'scientist'],
  S08: [2, 'couple'],
  S09: [7, 'site'],
  S10: [2, 'card'],
};

interface SheetWords {
  /** How the lines count whose name does not say it. */
  readonly rule: string;
  /** "3 sites"; the poorest space by what it is worth. */
  readonly units: Readonly<Record<Unit, (n: number) => string>>;
  readonly level: (flags: number) => string;
  readonly cards: (n: number) => string;
  /** Stars that came from nowhere else than the beginning and the camps, less what was paid. */
  others(n: string): string;
}

const WORDS: Readonly<Record<Language, SheetWords>> = {
  fr: {
    rule: 'Groupes : 2, 3, 4, 5, 6 ou 7 cartes d’une espèce sur un site font 1, 3, 6, 10, 15 ou 21. Pistes : la case de chaque drapeau.',
    units: {
      site: (n) => counted('fr', n, 'site', 'sites'),
      row: (n) => counted('fr', n, 'rangée', 'rangées'),
      space: (n) => `deux fois la case\u00a0${n}`,
      scientist: (n) => counted('fr', n, 'scientifique', 'scientifiques'),
      couple: (n) => counted('fr', n, 'couple', 'couples'),
      card: (n) => counted('fr', n, 'carte', 'cartes'),
    },
    level: (flags) => `${flags} drapeaux à la même hauteur`,
    cards: (n) => counted('fr', n, 'carte à étoile', 'cartes à étoile'),
    others: (n) => `départ et campements moins les renouvellements\u00a0:\u00a0${n}`,
  },
  it: {
    rule: 'Gruppi: 2, 3, 4, 5, 6 o 7 carte di una specie su un sito danno 1, 3, 6, 10, 15 o 21. Tracciati: la casella di ogni bandiera.',
    units: {
      site: (n) => counted('it', n, 'sito', 'siti'),
      row: (n) => counted('it', n, 'riga', 'righe'),
      space: (n) => `due volte la casella\u00a0${n}`,
      scientist: (n) => counted('it', n, 'scienziato', 'scienziati'),
      couple: (n) => counted('it', n, 'coppia', 'coppie'),
      card: (n) => counted('it', n, 'carta', 'carte'),
    },
    level: (flags) => `${flags} bandiere alla stessa altezza`,
    cards: (n) => counted('it', n, 'carta con stella', 'carte con stella'),
    others: (n) => `inizio e accampamenti meno i rinnovi:\u00a0${n}`,
  },
  en: {
    rule: 'Sets: 2, 3, 4, 5, 6 or 7 cards of one species on one location give 1, 3, 6, 10, 15 or 21. Tracks: the space of each flag.',
    units: {
      site: (n) => counted('en', n, 'location', 'locations'),
      row: (n) => counted('en', n, 'row', 'rows'),
      space: (n) => `twice space\u00a0${n}`,
      scientist: (n) => counted('en', n, 'scientist', 'scientists'),
      couple: (n) => counted('en', n, 'couple', 'couples'),
      card: (n) => counted('en', n, 'card', 'cards'),
    },
    level: (flags) => `${flags} flags at the same height`,
    cards: (n) => counted('en', n, 'card with a star', 'cards with a star'),
    others: (n) => `start and camps less refreshing:\u00a0${n}`,
  },
};

const colon = (language: Language): string => (language === 'fr' ? '\u00a0:' : ':');

/** Groups and tracks, and the two scoring cards of this game in their own words. */
export function scoreRule(moment: BorealisMoment): string {
  const { scoreCard } = textsOf(moment).words;
  const cards = moment.view.scoreCards.map((card) => {
    const { name, rule } = scoreCard[SCORE_CARDS[card] as ScoreCardId];
    return `${name}${colon(moment.language)} ${rule.charAt(0).toLocaleLowerCase(moment.language)}${rule.slice(1)}`;
  });
  return [WORDS[moment.language].rule, ...cards].join(' ');
}

/** Spaces are counted here: everywhere else one is named by its stars. */
const TIES: Readonly<Record<Language, string>> = {
  fr: 'cases parcourues par le drapeau le plus avancé, puis étoiles possédées',
  it: 'caselle percorse dalla bandiera più avanzata, poi stelle possedute',
  en: 'spaces climbed by the furthest flag, then stars owned',
};

export const tieRule = ({ language }: BorealisMoment): string => TIES[language];

/** What a figure of the sheet is made of, each part with its share. */
export function lineItems(moment: BorealisMoment, line: BorealisLine, seat: number): string[] {
  const { view, language } = moment;
  const player = playerAt(view, seat);
  const { spots } = wordsOf(language);
  switch (line) {
    case 'groups':
      return groupsOf(moment, player);
    case 'tracks':
      return SITES.map((_, site) => `${spots[placeOf(site)]} ${spaceStars(site, player.flags[site] ?? 0)}`);
    case 'bonus': {
      const cards = player.sites.flat().filter((card) => (BONUS_OF[card] ?? 0) > 0).length;
      return cards === 0 ? [] : [WORDS[language].cards(cards)];
    }
    case 'tokens':
      return tokensOf(moment, player, seat);
    default: {
      const card = view.scoreCards[line === 'score1' ? 0 : 1] ?? 0;
      return cardItems(language, SCORE_CARDS[card] as ScoreCardId, cardStars(card, standingOf(player)));
    }
  }
}

function groupsOf({ language }: BorealisMoment, { sites }: PlayerView): string[] {
  const { at, animal } = wordsOf(language);
  return sites.flatMap((stack, site) =>
    SPECIES.flatMap((species, kind) => {
      const size = stack.filter((card) => SPECIES_OF[card] === kind).length;
      return size < 2 ? [] : [`${size}\u00a0×\u00a0${animal[species]} ${at[placeOf(site)]}${colon(language)}\u00a0${GROUP_STARS[size]}`];
    }),
  );
}

function tokensOf(moment: BorealisMoment, { stars }: PlayerView, seat: number): string[] {
  const { view, language } = moment;
  const { objective } = textsOf(moment).words;
  const reached = range(view.objectives.length).filter((index) => ((view.reached[index] ?? 0) & (1 << seat)) !== 0);
  const others = stars - reached.length * OBJECTIVE_STARS;
  return [
    ...reached.map(
      (index) => `${objective[OBJECTIVES[view.objectives[index] ?? 0] as ObjectiveId].name}${colon(language)}\u00a0${OBJECTIVE_STARS}`,
    ),
    ...(others === 0 ? [] : [WORDS[language].others(figure(others))]),
  ];
}

function cardItems(language: Language, id: ScoreCardId, stars: number): string[] {
  const { units, level } = WORDS[language];
  if (stars === 0) return [];
  if (id === 'S02') return [level(stars === 5 ? 2 : 3)];
  const [each, unit] = COUNTS[id];
  return [units[unit](stars / each)];
}
