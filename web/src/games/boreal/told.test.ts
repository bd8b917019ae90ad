import type { BorealEvent } from '@banquise/boreal';
import { LANGUAGES, type Language } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { tell } from './told.ts';
import { toldWordsOf } from './told-words.ts';
import type { BorealMoment } from './types.ts';

const texts = { card: (card: number) => `Card ${card}` };
const asked = (language: Language): BorealMoment => ({ language, you: 0, names: ['Ada', 'Bo'], texts }) as unknown as BorealMoment;

const placed = (seat: number, cost: number): BorealEvent[] => [
  { type: 'discovered', seat, from: 'board', column: 2, card: 7 },
  { type: 'paid', seat, cost, from: 8, to: 8 - cost },
  { type: 'placed', seat, card: 7, floor: 1, column: 0 },
];

test('a turn tells what was paid before what was gained, as the token moved, and the other token last', () => {
  for (const language of LANGUAGES) {
    const words = toldWordsOf(language);
    for (const seat of [0, 1]) {
      const you = seat === 0;
      const events: BorealEvent[] = [
        ...placed(seat, 6),
        { type: 'gained', seat, amount: 1, from: 2, to: 3 },
        { type: 'lost', seat: 1 - seat, amount: 1, from: 4, to: 3 },
        { type: 'rested', seat, income: 2, bonus: 0, from: 3, to: 5 },
      ];
      const { full = '' } = tell(asked(language), { seat, first: 1, last: 2, events }) ?? {};
      const said = [words.pays(you, 6), words.gains(you, 1), words.rests(2), words.loses(you ? 'Bo' : undefined, 1)];
      expect(full.endsWith(`${words.and}${said.slice(0, 3).join(', ')}${words.and}${said[3]}`)).toBe(true);
    }
  }
});

test('a card that was discovered says whether it lay on the board or in a reserve', () => {
  const reserves = { fr: 'Card 7 (réserve)', it: 'Card 7 (riserva)', en: 'Card 7 (reserve)' };
  for (const language of LANGUAGES) {
    const from = (from: 'board' | 'reserve', column: number): string =>
      tell(asked(language), { seat: 1, first: 1, last: 1, events: [{ type: 'discovered', seat: 1, from, column, card: 7 }] })?.full ?? '';
    expect(from('reserve', 0)).toContain(reserves[language]);
    expect(from('board', 2)).not.toContain(reserves[language]);
  }
});

test('the tenth card, which is the one on the top floor, says that it completes the pyramid', () => {
  for (const language of LANGUAGES) {
    const { complete } = toldWordsOf(language);
    for (const floor of [1, 2, 3, 4]) {
      const events: BorealEvent[] = [{ type: 'placed', seat: 1, card: 7, floor, column: 0 }];
      const { full = '', short = '' } = tell(asked(language), { seat: 1, first: 1, last: 1, events }) ?? {};
      expect([full.endsWith(complete), short.endsWith(complete)]).toEqual([floor === 4, floor === 4]);
    }
  }
});
