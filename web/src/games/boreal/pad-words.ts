import { type BorealTexts, cardNamed, cardOf, isArchive, NONE } from '@banquise/boreal';
import type { Language, Problem, Texts } from '@banquise/kernel';
import type { GameWords } from '../../kit/pad/game.ts';
import type { Draft } from '../../kit/pad/model.ts';
import { de } from '../../ui/elision.ts';
import { model, type PadPyramid, SPOTS } from './pad-model.ts';

export interface BorealPadWords extends GameWords {
  readonly pyramid: string;
  readonly pyramidMore: string;
  /** A place of the pyramid. */
  spot(floor: number, n: number): string;
  readonly free: string;
  worth(points: number): string;
  /** Over the cards to choose from. */
  choose(spot: string): string;
  readonly which: string;
  readonly all: string;
  readonly archives: string;
  remove(card: string): string;
  laid(card: string, spot: string): string;
}

interface Slip {
  readonly what: 'banned' | 'archive' | 'starting' | 'twice';
  readonly name: string;
  readonly card: string;
}

/** What the game refuses, told from the field it names and the card that lies there. */
function slipOf({ field }: Problem, draft: Draft, names: readonly string[], texts: Texts): Slip | undefined {
  const [, seat, n, part] = /^pyramids\[(\d)\]\[(\d+)\]\.(card|floor)$/.exec(field) ?? [];
  if (seat === undefined) return undefined;
  const { pyramids } = model.read(draft as Draft<null, PadPyramid>).position as { pyramids: { card: string }[][] };
  const card = cardNamed(pyramids[Number(seat)]?.[Number(n)]?.card ?? '');
  if (card === NONE) return undefined;
  const all = pyramids.flat().filter((laid) => laid.card === cardOf(card).id).length;
  const what = part === 'floor' ? 'banned' : all > 1 ? 'twice' : isArchive(card) ? 'archive' : 'starting';
  return { what, name: names[Number(seat)] ?? '', card: (texts as BorealTexts).card(card) };
}

type Sentences = Readonly<Record<Slip['what'], (slip: Slip) => string>>;
const problemIn =
  (sentences: Sentences): GameWords['problem'] =>
  (problem, draft, names, texts) => {
    const slip = slipOf(problem, draft, names, texts);
    return slip && sentences[slip.what](slip);
  };

export const spotName = (words: BorealPadWords, spot: number): string =>
  words.spot(SPOTS[spot]?.floor ?? 1, (SPOTS[spot]?.column ?? 0) + 1);

const fr: BorealPadWords = {
  order: 'Blanc d’abord, puis Noir.',
  ties: { cards: 'Cartes dans la pyramide' },
  pyramid: 'La pyramide',
  pyramidMore: 'Touchez une place, puis la carte qui y est. La place suivante est alors choisie.',
  spot: (floor, n) => `Étage ${floor}, place ${n}`,
  free: 'vide',
  worth: (points) => `vaut ${points}`,
  choose: (spot) => `${spot} : quelle carte ?`,
  which: 'Quelles cartes montrer',
  all: 'Toutes',
  archives: 'Archives',
  remove: (card) => `Enlever « ${card} »`,
  laid: (card, spot) => `${card} posée, ${spot}.`,
  gap: ({ code, of }, name) =>
    ({
      empty: `La pyramide ${de(name)} est vide : touchez ses places une à une.`,
      floating:
        of === '1'
          ? `Chez ${name}, une carte ne repose sur rien : remplissez les places dessous.`
          : `Chez ${name}, ${of} cartes ne reposent sur rien : remplissez les places dessous.`,
      unfinished: 'Aucune pyramide n’a ses dix cartes : une partie finit quand l’une est complète.',
    })[code] ?? '',
  problem: problemIn({
    banned: ({ name, card }) =>
      `« ${card} » ne peut pas être à l’étage 1 chez ${name}, sauf si sa pyramide contient une carte d’échange : vérifiez sa place.`,
    archive: ({ name, card }) => `${name} aurait deux archives : gardez-en une, ou changez « ${card} ».`,
    starting: ({ card }) => `Il n’y a que huit lieux de départ en jeu : changez « ${card} » ou un autre.`,
    twice: ({ card }) => `« ${card} » est deux fois sur la table : changez l’une des deux.`,
  }),
};

const it: BorealPadWords = {
  order: 'Prima il giocatore bianco, poi il nero.',
  ties: { cards: 'Carte nella piramide' },
  pyramid: 'La piramide',
  pyramidMore: 'Toccate un posto, poi la carta che c’è. Il posto seguente si sceglie da solo.',
  spot: (floor, n) => `Piano ${floor}, posto ${n}`,
  free: 'vuoto',
  worth: (points) => `vale ${points}`,
  choose: (spot) => `${spot}: quale carta?`,
  which: 'Quali carte mostrare',
  all: 'Tutte',
  archives: 'Archivi',
  remove: (card) => `Togli «${card}»`,
  laid: (card, spot) => `${card} posizionata, ${spot}.`,
  gap: ({ code, of }, name) =>
    ({
      empty: `La piramide di ${name} è vuota: toccate i suoi posti uno a uno.`,
      floating:
        of === '1'
          ? `Da ${name} una carta non poggia su niente: riempite i posti sotto.`
          : `Da ${name} ${of} carte non poggiano su niente: riempite i posti sotto.`,
      unfinished: 'Nessuna piramide ha dieci carte: una partita finisce quando una è completa.',
    })[code] ?? '',
  problem: problemIn({
    banned: ({ name, card }) =>
      `«${card}» non può stare al piano 1 da ${name}, a meno che la sua piramide non abbia una carta di scambio: controllate il suo posto.`,
    archive: ({ name, card }) => `${name} avrebbe due archivi: tenetene uno, o cambiate «${card}».`,
    starting: ({ card }) => `In gioco ci sono solo otto luoghi di partenza: cambiate «${card}» o un altro.`,
    twice: ({ card }) => `«${card}» è due volte sul tavolo: cambiate una delle due.`,
  }),
};

const en: BorealPadWords = {
  order: 'The white player first, then the black one.',
  ties: { cards: 'Cards in the pyramid' },
  pyramid: 'The pyramid',
  pyramidMore: 'Touch a place, then the card that lies there. The next place is chosen by itself.',
  spot: (floor, n) => `Floor ${floor}, place ${n}`,
  free: 'empty',
  worth: (points) => `worth ${points}`,
  choose: (spot) => `${spot}: which card?`,
  which: 'Which cards to show',
  all: 'All',
  archives: 'Archives',
  remove: (card) => `Take “${card}” away`,
  laid: (card, spot) => `${card} placed, ${spot}.`,
  gap: ({ code, of }, name) =>
    ({
      empty: `The pyramid of ${name} is empty: touch its places one by one.`,
      floating:
        of === '1'
          ? `One card of ${name} rests on nothing: fill the places below it.`
          : `${of} cards of ${name} rest on nothing: fill the places below them.`,
      unfinished: 'No pyramid has its ten cards: a game ends when one is complete.',
    })[code] ?? '',
  problem: problemIn({
    banned: ({ name, card }) => `“${card}” cannot lie on floor 1 of ${name} unless that pyramid holds a card that swaps: check its place.`,
    archive: ({ name, card }) => `${name} would have two Archives: keep one, or change “${card}”.`,
    starting: ({ card }) => `Only eight Starting Sites are in play: change “${card}” or another one.`,
    twice: ({ card }) => `“${card}” lies on the table twice: change one of the two.`,
  }),
};

const LANGUAGES: Readonly<Record<Language, BorealPadWords>> = { fr, it, en };
export const wordsOf = (language: Language): BorealPadWords => LANGUAGES[language];
