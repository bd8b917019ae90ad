import type { Language, Problem } from '@banquise/kernel';
import type { GameWords } from '../../kit/pad/game.ts';
import type { Count } from './pad-model.ts';

export interface ExpeditionsPadWords extends GameWords {
  readonly counts: Readonly<Record<Count, string>>;
  /** Tokens that did not come back. */
  onBoard(n: number): string;
  readonly ticketsMore: string;
}

/** Which sentence belongs to a refusal of the game: the field names the count, or all players together. */
const problemOf = ({ field }: Problem): { readonly seat: number; readonly what: 'recovered' | 'cards' } | undefined => {
  if (field === 'players') return { seat: 0, what: 'cards' };
  const [, seat] = /^players\[(\d)\]\.recovered$/.exec(field) ?? [];
  return seat === undefined ? undefined : { seat: Number(seat), what: 'recovered' };
};

const fr: ExpeditionsPadWords = {
  order: 'L’ordre n’a pas d’importance.',
  ties: { tickets: 'Tickets restants' },
  counts: { laid: 'Cartes posées', recovered: 'Jetons récupérés', hand: 'Cartes en main', tickets: 'Tickets restants' },
  onBoard: (n) =>
    n === 0
      ? 'Aucun jeton ne reste sur le plateau.'
      : n === 1
        ? 'Un jeton reste sur le plateau : −1.'
        : `${n} jetons restent sur le plateau : −${n}.`,
  ticketsMore: 'Ils ne départagent que les égalités.',
  gap: ({ code }, name) =>
    ({
      laid: `Cartes posées par ${name} : combien ?`,
      recovered: `Jetons récupérés par ${name} : combien ?`,
      hand: `Cartes encore en main chez ${name} : combien ?`,
      tickets: `Égalité : combien de tickets reste-t-il à ${name} ?`,
    })[code as Count],
  problem: (problem, _draft, names) => {
    const found = problemOf(problem);
    if (found?.what === 'cards') return 'Il n’y a que 80 cartes : recomptez celles qui sont posées et en main.';
    return found && `${names[found.seat]} ne peut pas avoir récupéré plus de jetons que posé de cartes : recomptez l’un des deux.`;
  },
};

const it: ExpeditionsPadWords = {
  order: 'L’ordine non conta.',
  ties: { tickets: 'Biglietti rimasti' },
  counts: { laid: 'Carte posate', recovered: 'Gettoni recuperati', hand: 'Carte in mano', tickets: 'Biglietti rimasti' },
  onBoard: (n) =>
    n === 0
      ? 'Nessun gettone resta sul tabellone.'
      : n === 1
        ? 'Un gettone resta sul tabellone: −1.'
        : `${n} gettoni restano sul tabellone: −${n}.`,
  ticketsMore: 'Servono solo a spareggiare.',
  gap: ({ code }, name) =>
    ({
      laid: `Quante carte ha posato ${name}?`,
      recovered: `Quanti gettoni ha recuperato ${name}?`,
      hand: `Quante carte ha in mano ${name}?`,
      tickets: `Parità: quanti biglietti restano a ${name}?`,
    })[code as Count],
  problem: (problem, _draft, names) => {
    const found = problemOf(problem);
    if (found?.what === 'cards') return 'Le carte sono solo 80: ricontate quelle posate e quelle in mano.';
    return found && `${names[found.seat]} non può aver recuperato più gettoni delle carte posate: ricontate una delle due cose.`;
  },
};

const en: ExpeditionsPadWords = {
  order: 'The order does not matter.',
  ties: { tickets: 'Tickets left' },
  counts: { laid: 'Cards laid', recovered: 'Tokens recovered', hand: 'Cards in hand', tickets: 'Tickets left' },
  onBoard: (n) =>
    n === 0
      ? 'No token is left on the board.'
      : n === 1
        ? 'One token is left on the board: −1.'
        : `${n} tokens are left on the board: −${n}.`,
  ticketsMore: 'They only settle ties.',
  gap: ({ code }, name) =>
    ({
      laid: `How many cards has ${name} laid?`,
      recovered: `How many tokens has ${name} recovered?`,
      hand: `How many cards does ${name} still hold?`,
      tickets: `A tie: how many tickets has ${name} left?`,
    })[code as Count],
  problem: (problem, _draft, names) => {
    const found = problemOf(problem);
    if (found?.what === 'cards') return 'There are only 80 cards: count those laid and in hand again.';
    return found && `${names[found.seat]} cannot have recovered more tokens than cards were laid: count one of the two again.`;
  },
};

const LANGUAGES: Readonly<Record<Language, ExpeditionsPadWords>> = { fr, it, en };
export const wordsOf = (language: Language): ExpeditionsPadWords => LANGUAGES[language];
