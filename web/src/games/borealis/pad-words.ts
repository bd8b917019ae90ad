import type { Language, Problem } from '@banquise/kernel';
import type { GameWords } from '../../kit/pad/game.ts';
import { de } from '../../ui/elision.ts';

export interface BorealisPadWords extends GameWords {
  scoreCard(n: number): string;
  readonly choose: string;
  readonly sites: readonly string[];
  readonly sitesMore: string;
  cards(n: number): string;
  card(n: number, of: number, card: string): string;
  readonly bonus: string;
  readonly withBonus: string;
  add(card: string, site: string): string;
  readonly noneLeft: string;
  readonly full: string;
  readonly adding: string;
  readonly flags: string;
  flag(site: string): string;
  readonly scientists: string;
  readonly places: readonly string[];
  readonly headsUnused: string;
  headsLeft(n: number): string;
  readonly stars: string;
  readonly tools: { readonly remove: string; readonly back: string; readonly forth: string };
}

type Slip = 'sites' | 'scoreCards';
type Sentences = Readonly<Record<Slip, (name: string) => string>>;

const problemIn =
  (sentences: Sentences): GameWords['problem'] =>
  ({ field }: Problem, _draft, names) => {
    if (field === 'scoreCards[1]') return sentences.scoreCards('');
    const [, seat] = /^players\[(\d)\]\.sites\[\d\]$/.exec(field) ?? [];
    return seat === undefined ? undefined : sentences.sites(names[Number(seat)] ?? '');
  };

const fr: BorealisPadWords = {
  order: 'L’ordre n’a pas d’importance.',
  common: 'Cartes Score',
  ties: { flag: 'Case du drapeau le plus avancé' },
  scoreCard: (n) => `Carte Score ${n}`,
  choose: 'Choisir…',
  sites: ['Site de gauche', 'Site du milieu', 'Site de droite'],
  sitesMore: 'Choisissez un site, puis ses cartes de bas en haut. Touchez une carte pour insérer après elle, la déplacer ou l’enlever.',
  cards: (n) => (n < 2 ? `${n} carte` : `${n} cartes`),
  card: (n, of, card) => `${n} sur ${of} : ${card}`,
  bonus: 'avec une étoile',
  withBonus: 'La carte a une étoile bonus',
  add: (card, site) => `Ajouter ${card}, ${site}`,
  noneLeft: 'il n’y en a plus',
  full: 'Ce site a déjà ses sept cartes.',
  adding: 'Quelle carte ?',
  flags: 'Drapeaux (case et étoiles)',
  flag: (site) => `Drapeau, ${site.toLowerCase()}`,
  scientists: 'Scientifiques',
  places: ['Campement de gauche', 'Site de gauche', 'Site du milieu', 'Site de droite', 'Campement de droite'],
  headsUnused: 'Scientifiques (ne comptent pas avec ces cartes Score)',
  headsLeft: (n) => (n === 0 ? 'Les neuf sont placés.' : n > 0 ? `Encore ${n} à placer.` : `${-n} de trop : il y en a neuf.`),
  stars: 'Étoiles possédées',
  tools: { remove: 'Enlever', back: 'Plus bas', forth: 'Plus haut' },
  gap: ({ code, of = '' }, name) =>
    ({
      scoreCard: `Quelle est la carte Score ${of} ?`,
      sites: `Quelles cartes sont sur les sites ${de(name)} ?`,
      flags: `Où sont les trois drapeaux ${de(name)} ?`,
      heads: `Où sont les neuf scientifiques ${de(name)} ? ${of} sont placés.`,
      stars: `Combien d’étoiles possède ${name} ?`,
    })[code] ?? '',
  problem: problemIn({
    scoreCards: () => 'La même carte Score est choisie deux fois : choisissez-en une autre.',
    sites: (name) => `Un seul site ${de(name)} peut avoir sept cartes : la partie s’arrête alors. Enlevez-en d’un autre.`,
  }),
};

const it: BorealisPadWords = {
  order: 'L’ordine non conta.',
  common: 'Carte Punteggio',
  ties: { flag: 'Casella della bandiera più avanti' },
  scoreCard: (n) => `Carta Punteggio ${n}`,
  choose: 'Scegli…',
  sites: ['Sito di sinistra', 'Sito centrale', 'Sito di destra'],
  sitesMore: 'Scegliete un sito, poi le sue carte dal basso. Toccate una carta per inserire dopo di essa, spostarla o toglierla.',
  cards: (n) => (n === 1 ? '1 carta' : `${n} carte`),
  card: (n, of, card) => `${n} di ${of}: ${card}`,
  bonus: 'con una stella',
  withBonus: 'La carta ha una stella bonus',
  add: (card, site) => `Aggiungi ${card}, ${site}`,
  noneLeft: 'non ce ne sono più',
  full: 'Questo sito ha già le sue sette carte.',
  adding: 'Quale carta?',
  flags: 'Bandiere (casella e stelle)',
  flag: (site) => `Bandiera, ${site.toLowerCase()}`,
  scientists: 'Scienziati',
  places: ['Accampamento di sinistra', 'Sito di sinistra', 'Sito centrale', 'Sito di destra', 'Accampamento di destra'],
  headsUnused: 'Scienziati (non contano con queste carte Punteggio)',
  headsLeft: (n) => (n === 0 ? 'Tutti e nove sono piazzati.' : n > 0 ? `Ancora ${n} da piazzare.` : `${-n} di troppo: sono nove.`),
  stars: 'Stelle possedute',
  tools: { remove: 'Togli', back: 'Più in basso', forth: 'Più in alto' },
  gap: ({ code, of = '' }, name) =>
    ({
      scoreCard: `Qual è la carta Punteggio ${of}?`,
      sites: `Quali carte ci sono sui siti di ${name}?`,
      flags: `Dove sono le tre bandiere di ${name}?`,
      heads: `Dove sono i nove scienziati di ${name}? Piazzati: ${of}.`,
      stars: `Quante stelle possiede ${name}?`,
    })[code] ?? '',
  problem: problemIn({
    scoreCards: () => 'La stessa carta Punteggio è scelta due volte: sceglietene un’altra.',
    sites: (name) => `Un solo sito di ${name} può avere sette carte: la partita finisce lì. Toglietene da un altro.`,
  }),
};

const en: BorealisPadWords = {
  order: 'The order does not matter.',
  common: 'Score cards',
  ties: { flag: 'Space of the furthest flag' },
  scoreCard: (n) => `Score card ${n}`,
  choose: 'Choose…',
  sites: ['Left location', 'Middle location', 'Right location'],
  sitesMore: 'Choose a site, then its cards from the bottom up. Touch a card to insert after it, to move it or to take it out.',
  cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
  card: (n, of, card) => `${n} of ${of}: ${card}`,
  bonus: 'with a star',
  withBonus: 'The card has a bonus star',
  add: (card, site) => `Add ${card}, ${site}`,
  noneLeft: 'none left',
  full: 'This site has its seven cards already.',
  adding: 'Which card?',
  flags: 'Flags (space and stars)',
  flag: (site) => `Flag, ${site.toLowerCase()}`,
  scientists: 'Scientists',
  places: ['Left camp', 'Left location', 'Middle location', 'Right location', 'Right camp'],
  headsUnused: 'Scientists (they do not count with these score cards)',
  headsLeft: (n) => (n === 0 ? 'All nine are placed.' : n > 0 ? `${n} still to place.` : `${-n} too many: there are nine.`),
  stars: 'Stars owned',
  tools: { remove: 'Take out', back: 'Lower', forth: 'Higher' },
  gap: ({ code, of = '' }, name) =>
    ({
      scoreCard: `Which is score card ${of}?`,
      sites: `Which cards lie on the sites of ${name}?`,
      flags: `Where are the three flags of ${name}?`,
      heads: `Where are the nine scientists of ${name}? ${of} are placed.`,
      stars: `How many stars does ${name} own?`,
    })[code] ?? '',
  problem: problemIn({
    scoreCards: () => 'The same score card is chosen twice: choose another one.',
    sites: (name) => `Only one site of ${name} can have seven cards, for then the game ends: take some off another one.`,
  }),
};

const LANGUAGES: Readonly<Record<Language, BorealisPadWords>> = { fr, it, en };
export const wordsOf = (language: Language): BorealisPadWords => LANGUAGES[language];
