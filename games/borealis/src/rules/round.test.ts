import { expect, test } from 'vitest';
import { observe, regroup, table } from '../../test/table.ts';
import { type BorealisEvent, type BorealisState, DRAW, game } from '../index.ts';

const stay = regroup(0);

/** Four players with six cards on the left site each; only `trigger` plays a seventh. */
function lastRound(trigger: number): { state: BorealisState; seats: number[]; events: BorealisEvent[] } {
  const six = ['BFOSPB', 'FOSPBF', 'OSPBFO', 'SPBFOS'];
  const hands = ['A001 A002 A003 A005', 'A006 A007 A008 A010', 'A021 A022 A023 A025', 'A026 A028 A029 A030'];
  const state = table(
    hands.map((hand, seat) => ({ hand, sites: [six[seat] ?? '', '', ''] })),
    { round: 9 },
  );
  const seats: number[] = [];
  const events: BorealisEvent[] = [];
  while (game.actors(state).length > 0 && seats.length < 20) {
    const [seat = -1] = game.actors(state);
    seats.push(seat);
    const plays = seat === trigger && state.round === 9;
    events.push(...game.apply(state, seat, plays ? observe(hands[seat]?.slice(0, 4) ?? '', 0) : stay));
    if (plays) events.push(...game.apply(state, seat, DRAW));
  }
  return { state, seats, events };
}

test('BLS-G22 after a seventh card the round is played to its end, so that all have had as many turns', () => {
  const { state, seats } = lastRound(1);
  expect(seats).toEqual([0, 1, 2, 3]);
  expect(state.stage).toBe('over');
  expect(state.round).toBe(9);
});

test('BLS-G22 if the last player triggers, the game ends right after that turn', () => {
  const { state, seats, events } = lastRound(3);
  expect(seats).toEqual([0, 1, 2, 3]);
  expect(state.stage).toBe('over');
  expect(events.at(-1)).toMatchObject({ type: 'over' });
  expect(game.moves(state, 0)).toEqual([]);
  expect(game.refuse(state, 0, stay)).toEqual({ code: 'game-over' });
});

test('at the end each score card is read out for each seat, then the winners', () => {
  const { state, events } = lastRound(0);
  const sheet = game.score(state);
  expect(events.filter(({ type }) => type === 'scored')).toHaveLength(8);
  expect(events.at(-1)).toEqual({ type: 'over', winners: sheet.winners, totals: sheet.seats.map(({ total }) => total) });
});

test('every round starts with the same first player (BLS-18)', () => {
  const state = table([{}, {}, {}], { first: 2 });
  const seats: number[] = [];
  for (let n = 0; n < 7; n++) {
    const [seat = -1] = game.actors(state);
    seats.push(seat);
    game.apply(state, seat, stay);
  }
  expect(seats).toEqual([2, 0, 1, 2, 0, 1, 2]);
  expect(state.round).toBe(3);
});
