import { copy, seedFromText, start } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { play, quiet, refused } from '../../test/table.ts';
import { cardNumber, nodeNumber, START } from '../data.ts';
import { type ExpeditionsState, game } from '../index.ts';

const card = cardNumber;

test('the first player is the chosen seat; a seat that is not there means a random one (EXP-20)', () => {
  const first = (seats: number, option: string, n: number): number =>
    start(game, seats, { first: option }, seedFromText(`first/${n}`)).first;
  expect([first(3, '1', 0), first(3, '2', 0), first(3, '3', 0)]).toEqual([0, 1, 2]);
  const drawn = new Set(Array.from({ length: 60 }, (_, n) => first(3, '5', n)));
  expect([...drawn].sort()).toEqual([0, 1, 2]);
  expect(new Set(Array.from({ length: 60 }, (_, n) => first(2, 'random', n))).size).toBe(2);
});

test('everybody starts with 3 tickets, 12 cards among two or three, 9 among more (EXP-16, EXP-19)', () => {
  const sizes = [2, 3, 4, 5, 6].map((seats) => start(game, seats, { first: '1' }, seedFromText('sizes')).hands.map((hand) => hand.length));
  expect(sizes).toEqual([
    [12, 12],
    [12, 12, 12],
    [9, 9, 9, 9],
    [9, 9, 9, 9, 9],
    [9, 9, 9, 9, 9, 9],
  ]);
  expect(start(game, 3, { first: '1' }, seedFromText('sizes')).tickets).toEqual([3, 3, 3]);
});

test('a turn cannot be ended before the main action, not even after a ticket arrow (EXP-25, EXP-R8)', () => {
  const state = quiet();
  play(state, 'ticket-arrow yellow start rome');
  expect(refused(state, 'end')).toBe('main-first');
  play(state, 'main yellow rome b08');
  play(state, 'bonus-decline');
  expect(refused(state, 'main red start rome')).toBe('main-done');
  play(state, 'end');
  expect(state.turn).toBe(1);
});

test('two tickets a turn are the most, and one needs a ticket to use one (EXP-59)', () => {
  const state = quiet({ tickets: { P: 3, Q: 0 } });
  play(state, 'ticket-arrow yellow start rome');
  play(state, 'ticket-remove yellow');
  expect(refused(state, 'ticket-exchange')).toBe('two-tickets');
  play(state, 'main yellow start rome');
  play(state, 'end');
  expect(refused(state, 'ticket-exchange')).toBe('no-ticket');
});

test('a ticket gained this turn may be used this turn (EXP-R18)', () => {
  const state = quiet({ tickets: { P: 0, Q: 0 }, arrows: { yellow: ['start', 'rome', 'b08', 'canary-islands'] } });
  play(state, 'main yellow canary-islands r08');
  play(state, 'ticket-arrow yellow r08 timbuktu');
  expect(state.tickets).toEqual([0, 0]);
});

test('an arrow is refused with the reason that helps', () => {
  const state = quiet({ arrows: { yellow: ['start', 'stonehenge', 'thingvellir'] } });
  expect(refused(state, 'main yellow start rome')).toBe('not-the-tip');
  expect(refused(state, 'main yellow thingvellir stonehenge')).toBe('segment-used');
  expect(refused(state, 'bonus red start rome')).toBe('not-now');
  expect(refused(state, 'ticket-remove red')).toBe('nothing-to-remove');
  play(state, 'main yellow thingvellir start');
  expect(refused(state, 'restart red start rome')).toBe('other-expedition');
  expect(refused(state, 'restart yellow rome b08')).toBe('not-visited');
  expect(game.refuse(state, 1, game.vocabulary[0]!)).toEqual({ code: 'not-your-turn', turn: 0 });
});

test('an exchange needs a card in hand and one in the deck (EXP-64, EXP-R20)', () => {
  expect(refused(quiet({ deck: [] }), 'ticket-exchange')).toBe('empty-deck');
  expect(refused(quiet({ hands: { P: [], Q: ['uluru'] } }), 'ticket-exchange')).toBe('empty-hand');
});

test('the last card of the deck is exchanged alone (EXP-R10)', () => {
  const state = quiet({ deck: ['omatako'] });
  play(state, 'ticket-exchange');
  expect(game.moves(state, 0).length).toBe(3);
  expect(refused(state, 'exchange-keep virunga denali')).toBe('not-drawn');
  expect(refused(state, 'exchange-keep omatako uluru')).toBe('not-in-hand');
  play(state, 'exchange-keep omatako denali');
  expect([state.hands[0], state.deck]).toEqual([[card('bagan'), card('omatako')], [card('denali')]]);
});

test('with an empty deck the row shrinks (EXP-41)', () => {
  const state = quiet({ common: ['rome', 'papua'], deck: [] });
  play(state, 'main yellow start rome');
  expect([state.laid[0], state.row]).toEqual([[card('rome')], [card('papua')]]);
});

test('a card that enters the row while its place is visited waits for the next arrival (EXP-42)', () => {
  const state = quiet({ common: ['athens'], deck: ['rome'], arrows: { yellow: ['start', 'rome'] } });
  play(state, 'main red start athens');
  expect([state.row, state.laid[0]]).toEqual([[card('rome')], [card('athens')]]);
  play(state, 'ticket-arrow blue start rome');
  expect(state.laid[0]).toEqual([card('athens'), card('rome')]);
});

test('the owner lays the card and takes the token back on another’s turn (EXP-37, EXP-38)', () => {
  const state = quiet({
    hands: { P: ['denali'], Q: ['sahara', 'uluru'] },
    tokens: { P: [], Q: ['sahara'] },
    arrows: { red: ['start', 'athens', 'timgad'] },
  });
  const events = play(state, 'main red timgad sahara');
  expect(events.map(({ type }) => type)).toEqual(['placed', 'laid', 'recovered']);
  expect([state.laid[1], state.recovered[1], state.tokens[1]]).toEqual([[card('sahara')], [card('sahara')], []]);
});

test('declining gives up all pending bonus arrows, and a new turn starts clean (EXP-R19)', () => {
  const state = quiet();
  play(state, 'main red start b12');
  state.bonus = 2;
  play(state, 'bonus-decline');
  expect(state.bonus).toBe(0);
  play(state, 'end');
  expect([state.mainDone, state.ticketsUsed, state.turn, state.round]).toEqual([false, 0, 1, 1]);
});

test('everybody has as many turns as the others: the round is finished after the last card (EXP-69)', () => {
  const state = quiet({ hands: { P: ['denali'], Q: ['rome'] } });
  state.first = 1;
  const events = play(state, 'main yellow start rome');
  expect(events.at(-1)).toEqual({ type: 'ending', seat: 1, cause: 'hand' });
  expect(play(state, 'end')).toEqual([{ type: 'over', winners: [1], totals: [-1, 1] }]);
  expect(game.actors(state)).toEqual([]);
  expect(game.moves(state, 0)).toEqual([]);
  expect(game.refuse(state, 0, game.vocabulary[0]!)).toEqual({ code: 'game-over' });
});

test('positions near a turn in the middle of a game are as many as they ever were', () => {
  const state = quiet({
    arrows: {
      yellow: ['start', 'rome', 'b08', 'canary-islands'],
      red: ['start', 'b12', 'zagorsk', 'putorana-plateau', 'novosibirsk', 'caspian-sea'],
    },
  });
  const count = (here: ExpeditionsState, depth: number): number =>
    depth === 0
      ? 1
      : game.moves(here, here.turn).reduce((sum, move) => {
          const there = copy(here);
          game.apply(there, there.turn, move);
          return sum + count(there, depth - 1);
        }, 0);
  expect([1, 2, 3, 4].map((depth) => count(state, depth))).toEqual([21, 271, 2906, 21579]);
});

test('a colour without arrows cannot be extended, the others can (EXP-32)', () => {
  const state = quiet();
  state.stacks[0] = Array(45).fill(0);
  expect(refused(state, 'main yellow start rome')).toBe('no-arrow-left');
  expect(refused(state, 'main red start rome')).toBeUndefined();
});

test('a bonus arrow is lost if nothing can be extended (EXP-45)', () => {
  const state = quiet();
  // One blue arrow is left and nothing else; where the others lie does not matter here.
  state.stacks = [45, 45, 44].map((arrows) => Array(arrows).fill(0));
  const events = game.apply(state, 0, { type: 'main', colour: 2, from: START, to: nodeNumber('b12') });
  expect(events.map(({ type }) => type)).toEqual(['placed', 'earned', 'forfeited', 'ending']);
  expect(state.bonus).toBe(0);
});

test('all arrows on the board: whoever has no ticket simply ends the turn (EXP-70)', () => {
  const state = quiet({ tickets: { P: 0, Q: 0 } });
  state.stacks = [Array(45).fill(0), Array(45).fill(0), Array(45).fill(0)];
  expect(game.moves(state, 0)).toEqual([{ type: 'end' }]);
});
