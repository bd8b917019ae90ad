import type { ExpeditionsLine } from '@banquise/expeditions';
import { type Language, UNKNOWN } from '@banquise/kernel';
import { cardName } from './outline.ts';
import type { ExpeditionsMoment } from './types.ts';

const RULE: Readonly<Record<Language, string>> = {
  fr: 'Chaque carte posée et chaque lieu clé atteint valent 1 point ; chaque carte restée en main et chaque lieu clé non atteint coûtent 1 point.',
  it: 'Ogni carta posata e ogni luogo chiave raggiunto valgono 1 punto; ogni carta rimasta in mano e ogni luogo chiave non raggiunto costano 1 punto.',
  en: 'Each card laid and each key place reached is worth 1 point; each card left in hand and each key place not reached costs 1 point.',
};

export const scoreRule = ({ language }: ExpeditionsMoment): string => RULE[language];

const TIES: Readonly<Record<Language, string>> = {
  fr: 'tickets restants',
  it: 'biglietti rimasti',
  en: 'tickets left',
};

export const tieRule = ({ language }: ExpeditionsMoment): string => TIES[language];

/** Which places a figure of the sheet counts: all of them, or none. Laid cards are too many to be read, and none of them is a surprise. */
export function lineItems(moment: ExpeditionsMoment, line: ExpeditionsLine, seat: number): string[] {
  const { hands, recovered, tokens } = moment.view;
  const cards = { laid: [], recovered: recovered[seat], hand: hands[seat], onBoard: tokens[seat] }[line] ?? [];
  return cards.includes(UNKNOWN) ? [] : cards.map((card) => cardName(moment, card));
}
