import { ANIMALS, type ArcticTexts } from '@banquise/arctic';
import { counted, type Language, type Problem, type Texts } from '@banquise/kernel';
import type { GameWords } from '../../kit/pad/game.ts';
import type { Draft } from '../../kit/pad/model.ts';
import { de } from '../../ui/elision.ts';
import type { PadPlayer } from './pad-model.ts';

export interface ArcticPadWords extends GameWords {
  readonly pile: string;
  readonly pileMore: string;
  readonly totem: string;
  readonly penalties: string;
  readonly penaltiesMore: string;
  readonly tokensMore: string;
  readonly joker: string;
  add(card: string): string;
  card(n: number, of: number, card: string): string;
  run(points: number): string;
  cards(n: number): string;
  readonly marked: string;
  readonly tools: { readonly remove: string; readonly back: string; readonly forth: string };
}

interface Slip {
  readonly what: 'totem' | 'animal' | 'cards';
  readonly name: string;
  readonly other: string;
  readonly animal: string;
}

export const animalOf = (texts: Texts, name: string): string =>
  (texts as ArcticTexts).animal(ANIMALS.indexOf(name as (typeof ANIMALS)[number]));

/** What the game refuses, in the terms of a sentence. */
function slipOf({ field }: Problem, draft: Draft, names: readonly string[], texts: Texts): Slip | undefined {
  const [, seat, what, place] = /^players\[(\d)\]\.(totem|pile)(?:\[(\d+)\])?$/.exec(field) ?? [];
  if (seat === undefined) return undefined;
  const players = draft.players as readonly PadPlayer[];
  const { totem, pile } = players[Number(seat)] as PadPlayer;
  const other = names[players.findIndex((player) => player.totem === totem)] ?? '';
  const animal = what === 'totem' ? (totem ?? '') : (pile[Number(place)] ?? '');
  const name = names[Number(seat)] ?? '';
  return { what: what === 'totem' ? 'totem' : place === undefined ? 'cards' : 'animal', name, other, animal: animalOf(texts, animal) };
}

type Sentences = Readonly<Record<Slip['what'], (slip: Slip) => string>>;
const problemIn =
  (sentences: Sentences): GameWords['problem'] =>
  (problem, draft, names, texts) => {
    const slip = slipOf(problem, draft, names, texts);
    return slip && sentences[slip.what](slip);
  };

const fr: ArcticPadWords = {
  order: 'Dans l’ordre du tour, en commençant par qui a l’empreinte : à égalité, la première personne nommée l’emporte.',
  common: 'Jetons',
  ties: {},
  pile: 'La pile, du bas vers le haut',
  pileMore: 'Touchez les animaux dans l’ordre. Touchez une carte pour insérer après elle, la déplacer ou l’enlever.',
  totem: 'Totem',
  penalties: 'Pénalités',
  penaltiesMore: 'Cartes et marqueurs.',
  tokensMore: 'La valeur du Paysage sous chaque jeton. Seuls comptent les jetons des Totems.',
  joker: 'Carte face cachée (joker)',
  add: (card) => `Ajouter : ${card}`,
  card: (n, of, card) => `${n} sur ${of} : ${card}`,
  run: (points) => `+${points}`,
  cards: (n) => (n < 2 ? `${n} carte` : `${n} cartes`),
  marked: 'La suite s’insère après la carte marquée.',
  tools: { remove: 'Enlever', back: 'Plus bas dans la pile', forth: 'Plus haut dans la pile' },
  gap: ({ code, of = '' }, name, texts) =>
    code === 'pile'
      ? `La pile ${de(name)} est vide : touchez ses animaux de bas en haut.`
      : code === 'totem'
        ? `Quel est le totem ${de(name)} ?`
        : `Sous le jeton ${animalOf(texts, of)}, totem ${de(name)}, quelle valeur ?`,
  problem: problemIn({
    totem: ({ name, other, animal }) => `${animal} est déjà le totem ${de(other)} : choisissez-en un autre pour ${name}.`,
    animal: ({ animal, name }) => `Il n’y a que 20 cartes ${animal} dans la boîte : enlevez-en une, par exemple de la pile ${de(name)}.`,
    cards: () => 'Les piles comptent plus de 120 cartes : enlevez celles qui sont en trop.',
  }),
};

const it: ArcticPadWords = {
  order: 'Nell’ordine di turno, a cominciare da chi ha l’impronta: a parità vince il primo della lista.',
  common: 'Segnalini',
  ties: {},
  pile: 'La pila, dal basso verso l’alto',
  pileMore: 'Toccate gli animali in ordine. Toccate una carta per inserire dopo di essa, spostarla o toglierla.',
  totem: 'Totem',
  penalties: 'Penalità',
  penaltiesMore: 'Carte e segnalini.',
  tokensMore: 'Il valore del Paesaggio sotto ogni segnalino. Contano solo quelli dei Totem.',
  joker: 'Carta coperta (jolly)',
  add: (card) => `Aggiungi: ${card}`,
  card: (n, of, card) => `${n} di ${of}: ${card}`,
  run: (points) => `+${points}`,
  cards: (n) => counted('it', n, 'carta', 'carte'),
  marked: 'Le prossime si inseriscono dopo la carta segnata.',
  tools: { remove: 'Togli', back: 'Più in basso nella pila', forth: 'Più in alto nella pila' },
  gap: ({ code, of = '' }, name, texts) =>
    code === 'pile'
      ? `La pila di ${name} è vuota: toccate i suoi animali dal basso verso l’alto.`
      : code === 'totem'
        ? `Qual è il totem di ${name}?`
        : `Che valore c’è sotto il segnalino ${animalOf(texts, of)}, totem di ${name}?`,
  problem: problemIn({
    totem: ({ name, other, animal }) => `${animal} è già il totem di ${other}: sceglietene un altro per ${name}.`,
    animal: ({ animal, name }) => `Nella scatola ci sono solo 20 carte ${animal}: toglietene una, per esempio dalla pila di ${name}.`,
    cards: () => 'Le pile hanno più di 120 carte: togliete quelle di troppo.',
  }),
};

const en: ArcticPadWords = {
  order: 'In turn order, beginning with whoever has the paw print: of equal totals the first named wins.',
  common: 'Tokens',
  ties: {},
  pile: 'The pile, from the bottom up',
  pileMore: 'Touch the animals in order. Touch a card to insert after it, to move it or to take it out.',
  totem: 'Totem',
  penalties: 'Penalties',
  penaltiesMore: 'Cards and markers.',
  tokensMore: 'The value of the Landscape under each token. Only the tokens of Totems count.',
  joker: 'Face-down card (wild card)',
  add: (card) => `Add: ${card}`,
  card: (n, of, card) => `${n} of ${of}: ${card}`,
  run: (points) => `+${points}`,
  cards: (n) => counted('en', n, 'card', 'cards'),
  marked: 'The next ones go in after the marked card.',
  tools: { remove: 'Take out', back: 'Lower in the pile', forth: 'Higher in the pile' },
  gap: ({ code, of = '' }, name, texts) =>
    code === 'pile'
      ? `The pile of ${name} is empty: touch its animals from the bottom up.`
      : code === 'totem'
        ? `Which Totem does ${name} have?`
        : `What value lies under the ${animalOf(texts, of)} token, the Totem of ${name}?`,
  problem: problemIn({
    totem: ({ name, other, animal }) => `${animal} is already the Totem of ${other}: choose another one for ${name}.`,
    animal: ({ animal, name }) => `The box has only 20 ${animal} cards: take one out, for instance from the pile of ${name}.`,
    cards: () => 'The piles have more than 120 cards: take out those that are too many.',
  }),
};

const LANGUAGES: Readonly<Record<Language, ArcticPadWords>> = { fr, it, en };
export const wordsOf = (language: Language): ArcticPadWords => LANGUAGES[language];
