import { type ExpeditionsLine, game } from '@banquise/expeditions';
import { seedFromText, start, UNKNOWN } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { texts } from '../../../../games/expeditions/src/text/it/index.ts';
import { momentOf } from '../../kit/moment.ts';
import { cardName } from './outline.ts';
import { lineItems } from './sheet.ts';

const view = {
  ...game.view(start(game, 2, {}, seedFromText('sheet')), 0),
  laid: [[1, 2], [3]],
  recovered: [[2], [3, 4]],
  hands: [
    [5, 6],
    [7, UNKNOWN],
  ],
  tokens: [[5], [7]],
};
const moment = momentOf(game, texts, 'it', ['Ada', 'Bo'], 0, view, []);
const names = (...cards: readonly number[]): string[] => cards.map((card) => cardName(moment, card));

test.each<[ExpeditionsLine, number, string[]]>([
  ['recovered', 0, names(2)],
  ['recovered', 1, names(3, 4)],
  ['hand', 0, names(5, 6)],
  ['onBoard', 1, names(7)],
])('%s of seat %i is told place by place', (line, seat, places) => {
  expect(lineItems(moment, line, seat)).toEqual(places);
});

test('laid cards are only counted, and so is a hand with a card that nobody may see', () => {
  expect(lineItems(moment, 'laid', 0)).toEqual([]);
  expect(lineItems(moment, 'hand', 1)).toEqual([]);
});
