import { copy, learnt, only, range, seedFromText, start, stream, UNKNOWN, type Viewer, witness } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { play, quiet } from '../../test/table.ts';
import { CARD_COUNT, CARDS, cardNumber, IS_FAR } from '../data.ts';
import { type ExpeditionsState, game, KEY_PLACES } from '../index.ts';
import { OUTSIDE, sighting } from './knowledge.ts';

const card = cardNumber;
const P = 0;
const Q = 1;
const WATCHERS: readonly Viewer[] = [Q, 'spectator'];

/** P holds denali and bagan and has marked bagan. */
const marked = (): ExpeditionsState => quiet({ tokens: { P: ['bagan'], Q: [] } });

/** How often a card is in a hand, in a number of dreams of a viewer. */
function dreamt(state: ExpeditionsState, viewer: Viewer, seat: number, id: string, dreams = 400): number {
  const rng = stream(seedFromText(`dreams of ${id}`), 'imagine');
  const view = game.view(state, viewer);
  let held = 0;
  for (let i = 0; i < dreams; i++) if (game.imagine(view, rng).hands[seat]?.includes(card(id))) held++;
  return held / dreams;
}

test('a key card is known to everybody while its owner makes no exchange (EXP-22)', () => {
  const state = marked();
  for (const viewer of WATCHERS) expect(game.view(state, viewer).hands[P]).toEqual([card('bagan'), UNKNOWN]);
});

test('marking shows the card, so it cannot be taken back', () => {
  const state = start(game, 2, { first: '1' }, seedFromText('marks'));
  const before = copy(state);
  game.apply(state, P, game.moves(state, P)[0]!);
  expect(learnt(before.knows, state.knows)).toBe(true);
});

test('to everybody else an opening hand is closed, and so is the deck but for the near cards at its bottom (EXP-75)', () => {
  for (const seats of [2, 4, 6]) {
    const state = start(game, seats, { first: 'random' }, seedFromText('closed'));
    for (const viewer of [...range(seats), 'spectator'] as Viewer[]) {
      const { hands, deck } = game.view(state, viewer);
      hands.forEach((hand, seat) => {
        expect(hand).toEqual(seat === viewer ? state.hands[seat] : hand.map(() => UNKNOWN));
      });
      expect(deck.filter((seen) => IS_FAR[seen])).toEqual([]);
    }
  }
});

test('nobody is dreamt to hold fewer than four far places while key places are marked (EXP-17)', () => {
  const state = start(game, 2, { first: '2' }, seedFromText('dreamt marks'));
  const closed = range(CARD_COUNT).filter((other) => !state.row.includes(other));
  const far = closed.filter((other) => IS_FAR[other]);
  const near = closed.filter((other) => !IS_FAR[other]);
  state.hands = [far.splice(0, 12), [...far.splice(0, 4), ...near.splice(0, 8)]];
  state.deck = [...far, ...near];
  state.knows = range(2 * CARD_COUNT).map(() => 0);
  state.hands.forEach((hand, seat) => {
    for (const held of hand) state.knows[held] = only(seat);
  });
  // Of all far places in the deck P has seen all but two: six of the eighteen cards that Q may hold are far.
  for (const seen of far.slice(2)) state.knows[seen] = only(P);
  const rng = stream(seedFromText('dreamt marks'), 'imagine');
  for (let marks = 0; marks < KEY_PLACES; marks++) {
    for (let i = 0; i < 50; i++) {
      const dream = game.imagine(game.view(state, P), rng);
      expect(dream.hands[Q]?.filter((held) => IS_FAR[held]).length).toBeGreaterThanOrEqual(KEY_PLACES);
      expect(dream.hands[Q]?.filter((held) => dream.tokens[Q]?.includes(held)).length).toBe(marks);
      expect([...dream.hands, dream.deck, dream.row].flat().sort((a, b) => a - b)).toEqual(range(CARD_COUNT));
    }
    for (const seat of [Q, P]) play(state, `mark ${CARDS[state.hands[seat]?.[marks] as number]?.id}`);
  }
});

test('near cards turned up for the row are known to everybody at the bottom of the deck (EXP-75)', () => {
  let found = 0;
  for (let n = 0; n < 20; n++) {
    const state = start(game, 6, { first: 'random' }, seedFromText(`near/${n}`));
    const { deck } = game.view(state, 'spectator');
    const known = deck.filter((seen) => seen !== UNKNOWN);
    expect(known.every((seen) => !IS_FAR[seen])).toBe(true);
    expect(deck.slice(deck.length - known.length)).toEqual(known);
    found += known.length;
  }
  expect(found).toBeGreaterThan(0);
});

test('only the exchanging player sees the drawn cards', () => {
  const state = marked();
  const events = play(state, 'ticket-exchange');
  expect(game.view(state, P).drawn).toEqual([card('omatako'), card('virunga')]);
  for (const viewer of WATCHERS) {
    expect(game.view(state, viewer).drawn).toEqual([UNKNOWN, UNKNOWN]);
    expect(events.map((event) => witness(event, viewer))).toContainEqual({ type: 'drew', seat: P, count: 2 });
  }
});

test('nobody else can tell what was exchanged, or whether anything was (EXP-R13)', () => {
  const choices = ['exchange-decline', 'exchange-keep omatako denali', 'exchange-keep virunga bagan', 'exchange-keep omatako bagan'];
  for (const viewer of WATCHERS) {
    const seen = choices.map((choice) => {
      const state = marked();
      play(state, 'ticket-exchange');
      const events = play(state, choice).map((event) => witness(event, viewer));
      return JSON.stringify([game.view(state, viewer), events]);
    });
    expect(new Set(seen).size).toBe(1);
  }
});

test('choosing in an exchange teaches nobody anything, so the choice can be undone', () => {
  const state = marked();
  play(state, 'ticket-exchange');
  const before = copy(state);
  play(state, 'exchange-keep omatako bagan');
  expect(learnt(before.knows, state.knows)).toBe(false);
});

test('whoever put cards under the deck knows where they lie, until somebody else draws them', () => {
  const state = quiet({ deck: ['omatako', 'virunga'] });
  play(state, 'ticket-exchange');
  play(state, 'exchange-keep omatako bagan');
  expect(game.view(state, P).deck).toEqual([card('virunga'), card('bagan')]);
  play(state, 'main yellow start rome');
  play(state, 'end');
  play(state, 'ticket-exchange');
  expect(game.view(state, P).drawn).toEqual([card('virunga'), card('bagan')]);
  play(state, 'exchange-decline');
  expect(game.view(state, P).deck).toEqual([UNKNOWN, UNKNOWN]);
  // P remembers that both lay outside all hands when one exchange had been made: since then only Q can have taken one.
  const { seen, exchangers } = game.view(state, P);
  expect(['virunga', 'bagan'].map((id) => seen[card(id)])).toEqual([sighting(1, OUTSIDE), sighting(1, OUTSIDE)]);
  expect(exchangers).toEqual([P, Q]);
});

test('after one exchange a key card is most likely still in hand', () => {
  const state = quiet({
    hands: { P: ['denali', 'bagan', 'douala', 'elmina', 'aksum', 'sanaa', 'petra'], Q: ['uluru'] },
    tokens: { P: ['bagan'], Q: [] },
  });
  expect(dreamt(state, Q, P, 'bagan')).toBe(1);
  play(state, 'ticket-exchange');
  play(state, 'exchange-decline');
  const chance = dreamt(state, Q, P, 'bagan');
  expect(chance).toBeGreaterThan(0.7);
  expect(chance).toBeLessThan(1);
});

test('a place reached without a card being laid tells everybody that no hand holds it, and cannot be undone', () => {
  const state = quiet({ arrows: { red: ['start', 'athens', 'timgad'] } });
  expect(dreamt(state, P, Q, 'sahara')).toBeGreaterThan(0);
  const before = copy(state);
  play(state, 'main red timgad sahara');
  expect(learnt(before.knows, state.knows)).toBe(true);
  expect(dreamt(state, P, Q, 'sahara')).toBe(0);
  expect(dreamt(state, Q, P, 'sahara')).toBe(0);
});

test('once everybody knows that no hand holds a card, another visit teaches nothing', () => {
  const state = quiet({ arrows: { red: ['start', 'athens', 'timgad'], blue: ['start', 'athens', 'timgad'] } });
  play(state, 'main red timgad sahara');
  const before = copy(state);
  play(state, 'ticket-arrow blue timgad sahara');
  expect(learnt(before.knows, state.knows)).toBe(false);
});

test('after an exchange another visit does teach: the card might have been drawn', () => {
  const state = quiet({ arrows: { red: ['start', 'athens', 'timgad'], blue: ['start', 'athens', 'timgad'] } });
  play(state, 'main red timgad sahara');
  play(state, 'ticket-exchange');
  play(state, 'exchange-decline');
  const before = copy(state);
  play(state, 'ticket-arrow blue timgad sahara');
  expect(learnt(before.knows, state.knows)).toBe(true);
});

test('after an exchange that player may hold it again, but nobody else', () => {
  const state = quiet({ arrows: { red: ['start', 'athens', 'timgad'] } });
  play(state, 'main red timgad sahara');
  play(state, 'ticket-exchange');
  play(state, 'exchange-decline');
  expect(dreamt(state, Q, P, 'sahara', 2000)).toBeGreaterThan(0);
  // P himself saw what he drew: it was not that card.
  expect(dreamt(state, P, Q, 'sahara')).toBe(0);
});

test('an abandoned token is its owner’s secret until the place is reached and nothing is laid', () => {
  const state = quiet({
    tokens: { P: ['bagan'], Q: [] },
    arrows: { red: ['start', 'athens', 'petra', 'babylon', 'harappa', 'taj-mahal'] },
  });
  play(state, 'ticket-exchange');
  play(state, 'exchange-keep omatako bagan');
  expect(game.view(state, P).abandoned).toEqual([card('bagan')]);
  for (const viewer of WATCHERS) expect(game.view(state, viewer).abandoned).toEqual([]);
  play(state, 'main red taj-mahal bagan');
  for (const viewer of WATCHERS) expect(game.view(state, viewer).abandoned).toEqual([card('bagan')]);
});

test('whoever draws the card of another’s key place knows that the token is abandoned', () => {
  const state = quiet({ tokens: { P: ['bagan'], Q: [] }, deck: ['omatako', 'virunga'] });
  play(state, 'ticket-exchange');
  play(state, 'exchange-keep omatako bagan');
  play(state, 'main yellow start rome');
  play(state, 'end');
  play(state, 'ticket-exchange');
  expect([game.view(state, Q).abandoned, game.view(state, 'spectator').abandoned]).toEqual([[card('bagan')], []]);
});

test('hands are not shown at the end of the game (EXP-75)', () => {
  const state = quiet();
  state.stage = 'over';
  expect(game.view(state, Q).hands[P]).toEqual([UNKNOWN, UNKNOWN]);
});
