import { expect, test } from 'vitest';
import { ANIMALS } from './data.ts';
import { tally } from './tally.ts';

const tokens = { fox: 10, bear: 3, moose: 3, orca: 0, puffin: 6, walrus: 1 };
const player = { pile: ['fox', 'fox', '?', 'bear'], totem: 'fox', penalties: 4 };
const second = { pile: [], totem: 'bear', penalties: 0 };
const good = { tokens, players: [player, second] };

test('a table copied from outside is scored: three foxes, a Totem on 10, four penalties', () => {
  const result = tally(good);
  expect(result.ok && result.value.seats.map(({ total }) => total)).toEqual([9, 3]);
});

test('one player alone can be counted too', () => {
  const result = tally({ tokens, players: [player] });
  expect(result.ok && result.value.winners).toEqual([0]);
});

test('between equal totals the first in the list wins, since the list begins with the Holder (ARC-72)', () => {
  const result = tally({ tokens, players: [{ ...second, totem: 'moose' }, second] });
  expect(result.ok && result.value.winners).toEqual([0]);
});

test('as many cards are accepted as there are in the box: 120, of each animal 20 (ARC-1)', () => {
  const whole = ANIMALS.flatMap((name) => new Array(20).fill(name));
  expect(tally({ tokens, players: [{ ...player, pile: whole }, second] }).ok).toBe(true);
  expect(
    tally({
      tokens,
      players: [
        { ...player, pile: whole.slice(0, 60) },
        { ...second, pile: whole.slice(60) },
      ],
    }).ok,
  ).toBe(true);
});

test.each([
  [undefined, 'position'],
  [[], 'position'],
  [{ players: [player, second] }, 'tokens'],
  [{ ...good, tokens: { ...tokens, seal: 3 } }, 'tokens.seal'],
  [{ ...good, tokens: { ...tokens, orca: 2 } }, 'tokens.orca'],
  [{ ...good, tokens: { ...tokens, orca: undefined } }, 'tokens.orca'],
  [{ ...good, players: 'two' }, 'players'],
  [{ ...good, players: [] }, 'players'],
  [{ ...good, players: [player, second, second, second, second] }, 'players'],
  [{ ...good, players: [player, 7] }, 'players[1]'],
  [{ ...good, players: [player, { ...second, pile: 'fox' }] }, 'players[1].pile'],
  [{ ...good, players: [{ ...player, pile: new Array(121).fill('?') }, second] }, 'players[0].pile'],
  [{ ...good, players: [player, { ...second, pile: new Array(117).fill('?') }] }, 'players[1].pile'],
  [{ ...good, players: [player, { ...second, pile: new Array(19).fill('fox') }] }, 'players[1].pile[18]'],
  [{ ...good, players: [{ ...player, pile: new Array(21).fill('bear') }, second] }, 'players[0].pile[20]'],
  [{ ...good, players: [player, { ...second, pile: ['fox', 'p1-fox-1'] }] }, 'players[1].pile[1]'],
  [{ ...good, players: [player, { ...second, totem: 'seal' }] }, 'players[1].totem'],
  [{ ...good, players: [player, { ...second, totem: 'fox' }] }, 'players[1].totem'],
  [{ ...good, players: [player, { ...second, penalties: -1 }] }, 'players[1].penalties'],
  [{ ...good, players: [player, { ...second, penalties: 1.5 }] }, 'players[1].penalties'],
])('a slip is named by its field: case %#', (position, field) => {
  const result = tally(position);
  expect(result.ok ? 'no problem' : result.problem.field).toBe(field);
});
