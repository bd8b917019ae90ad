import { HEAD, START, TAIL } from '@banquise/expeditions';
import { expect, test } from 'vitest';
import type { Turns } from './lately.tsx';
import { flagsOf } from './steps.tsx';
import type { ExpeditionsMoment } from './types.ts';

const arrow = TAIL.indexOf(START);
const event = (type: 'placed' | 'removed') => ({ type, colour: 2, from: START, to: HEAD[arrow] });
const turn = (seat: number, first: number, ...types: ('placed' | 'removed')[]) => ({ seat, first, last: first, events: types.map(event) });
const lying = [[], [], [arrow]].map((arrows) => ({ arrows })) as unknown as ExpeditionsMoment['view']['expeditions'];
const seats = (lately: unknown, there = lying) => flagsOf(lately as Turns, there).map(({ seat }) => seat);

test('an arrow that was taken away and laid anew bears the flag of who laid it last, one that is gone bears none', () => {
  expect(seats([undefined, turn(1, 7, 'placed')])).toEqual([1]);
  expect(seats([undefined, turn(1, 9, 'removed', 'placed'), turn(2, 7, 'placed')])).toEqual([1]);
  expect(seats([undefined, turn(1, 7, 'placed'), turn(2, 9, 'removed')], [])).toEqual([]);
});
