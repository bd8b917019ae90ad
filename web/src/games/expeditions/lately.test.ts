import { game } from '@banquise/expeditions';
import { seedFromText, start } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { texts } from '../../../../games/expeditions/src/text/en/index.ts';
import { momentOf } from '../../kit/moment.ts';
import { latest, type Turns } from './lately.tsx';

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
const view = { ...game.view(start(game, 6, {}, seedFromText('lately')), 0), stage: 'free' as const };
const moment = momentOf(game, texts, 'en', names, 0, view, []);
const seats = (...forMe: readonly number[]): readonly number[] => {
  const turns = names.map((_, seat) => ({
    seat,
    events: [{ type: 'placed' }, ...(forMe.includes(seat) ? [{ type: 'laid', seat: 0 }] : [])],
  }));
  return latest(moment, turns as unknown as Turns).map(({ seat }) => seat);
};

test('of more turns than there is room for, those that laid a card of mine are told first, and then the newest', () => {
  expect(seats()).toEqual([3, 4, 5]);
  expect(seats(1)).toEqual([1, 4, 5]);
  expect(seats(1, 4)).toEqual([1, 4, 5]);
  expect(seats(1, 2, 3)).toEqual([1, 2, 3]);
});
