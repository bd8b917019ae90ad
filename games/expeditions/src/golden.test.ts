import { readFileSync } from 'node:fs';
import { seedFromText, start } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { perform, type Script } from '../test/script.ts';
import { cardNumber } from './data.ts';
import { game, KEY_PLACES } from './index.ts';
import { ensureFarPlaces, formRow } from './setup.ts';

const SCRIPTS: readonly Script[] = readFileSync(new URL('../test/golden.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const TITLES: Readonly<Record<string, string>> = {
  G1: 'the opening of the rulebook: Philippe, Morgane, Bernard and Charles',
  G2: 'a loop in South America restarts from Iguazú Falls',
  G2b: 'a loop restarts from a visited node outside the cycle',
  G3: 'a loop closed on a blue node gives the restart first, then the bonus arrow',
  G4: 'a removal forms a loop, and the tail of the removed arrow is blue',
  G5: 'removals lead back to a blue, a red and a green node, then to start',
  G6: 'an edge passage is a red node with neighbours on both sides',
  G7: 'no going back, return to start, shared segments, declined restart, removal of a closing arrow',
  G8: 'common objectives: near replacement, already visited place, removal takes nothing',
  G9: 'an exchange puts a key card back for good, another one is declined',
  G10: 'the last arrow of a colour closes a loop on a blue node: no restart, bonus arrow kept',
  G11: 'all arrows are placed: last round',
  G12: 'a player who is not active lays the last card: last round',
};

test('every script of the rules has its title here', () => {
  expect(SCRIPTS.map(({ id }) => id)).toEqual(Object.keys(TITLES));
});

for (const script of SCRIPTS) {
  test(`${script.id} ${TITLES[script.id]}`, () => {
    perform(game, script);
  });
}

test('G13 score and ranking: two players share the victory by tickets', () => {
  const done = game.tally({
    players: [
      { laid: 9, recovered: 3, hand: 2, onBoard: 1, tickets: 0 },
      { laid: 8, recovered: 4, hand: 3, onBoard: 0, tickets: 2 },
      { laid: 10, recovered: 2, hand: 1, onBoard: 2, tickets: 2 },
      { laid: 5, recovered: 1, hand: 4, onBoard: 3, tickets: 7 },
    ],
  });
  if (!done.ok) throw new Error(done.problem.field);
  expect(done.value.seats.map(({ total }) => total)).toEqual([9, 9, 9, -1]);
  expect(done.value.seats.map(({ rank }) => rank)).toEqual([3, 1, 1, 4]);
  expect(done.value.winners).toEqual([1, 2]);
});

const cards = (ids: string): number[] => ids.split(' ').map(cardNumber);

test('G14 setup: a short hand gives its earliest near card back, and the drawn card is last', () => {
  const hand = cards('rome athens petra giza timgad zagorsk uluru perth papua');
  const deck = cards('bagan xian');
  ensureFarPlaces(hand, deck);
  expect(hand).toEqual(cards('athens petra giza timgad zagorsk uluru perth papua bagan'));
  expect(deck).toEqual(cards('xian rome'));
});

test('G14 setup: if the drawn card is near, the next near card goes under the deck', () => {
  const hand = cards('rome athens petra giza timgad zagorsk uluru perth papua');
  const deck = cards('svalbard bagan xian');
  ensureFarPlaces(hand, deck);
  expect(hand).toEqual(cards('petra giza timgad zagorsk uluru perth papua svalbard bagan'));
  expect(deck).toEqual(cards('xian rome athens'));
});

test('G14 setup: near cards turned up for the row go under the deck in order', () => {
  const deck = cards('svalbard uluru rome perth papua bagan xian tikal denali banff');
  const { row, near } = formRow(deck);
  expect(row).toEqual(cards('uluru perth papua bagan xian tikal'));
  expect(near).toEqual(cards('svalbard rome'));
  expect(deck).toEqual(cards('denali banff svalbard rome'));
});

test('G14 setup: three players mark in turn order, then the first one begins', () => {
  const state = start(game, 3, { first: '2' }, seedFromText('marking'));
  const order: number[] = [];
  while (state.stage === 'mark') {
    order.push(state.turn);
    const [move] = game.moves(state, state.turn);
    game.apply(state, state.turn, move!);
  }
  expect(order).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]);
  expect(state.turn).toBe(1);
  expect(state.tokens.map((tokens) => tokens.length)).toEqual([KEY_PLACES, KEY_PLACES, KEY_PLACES]);
});

test('G14 setup: a near place, a place that is not in one’s hand, or a place marked before cannot be marked', () => {
  const state = start(game, 2, { first: '1' }, seedFromText('refused marks'));
  const rome = cardNumber('rome');
  state.hands[0] = [rome, ...cards('uluru perth papua bagan')];
  state.hands[1] = cards('xian tikal denali banff');
  const refusal = (id: string) =>
    game.refuse(state, 0, game.vocabulary.find((move) => move.type === 'mark' && move.card === cardNumber(id))!);
  expect(refusal('rome')).toEqual({ code: 'too-near', card: rome, distance: 1 });
  expect(refusal('xian')).toEqual({ code: 'not-in-hand', card: cardNumber('xian') });
  expect(refusal('uluru')).toBeUndefined();
  for (const id of ['uluru', 'xian']) game.apply(state, state.turn, { type: 'mark', card: cardNumber(id) });
  expect(refusal('uluru')).toEqual({ code: 'already-marked', card: cardNumber('uluru') });
});

test('G14 setup: the deck has 50, 38, 38, 29, 20 cards with 2 to 6 players', () => {
  const sizes = [2, 3, 4, 5, 6].map((seats) => start(game, seats, { first: 'random' }, seedFromText('deck')).deck.length);
  expect(sizes).toEqual([50, 38, 38, 29, 20]);
});
