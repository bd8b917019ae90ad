import { below, type Game, seedFromText, start, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { breaches } from '../test/breaches.ts';
import { legal, play, quiet, refused } from '../test/table.ts';
import { arrowBetween, cardNumber, nodeNumber } from './data.ts';
import { type ExpeditionsMove, type ExpeditionsTypes, game, makeGame, RULINGS, type Rulings } from './index.ts';
import { ensureFarPlaces } from './setup.ts';

const reading = (changes: Partial<Rulings>): Game<ExpeditionsTypes> => makeGame({ ...RULINGS, ...changes });
const card = cardNumber;
const arrow = (from: string, to: string): number => arrowBetween(nodeNumber(from), nodeNumber(to));

/** The other reading of each switch. */
const OTHERS: readonly Partial<Rulings>[] = [
  { commonObjectiveByRemoval: true },
  { bonusOptional: false },
  { blueBonusImmediate: false },
  { blueBonusImmediate: false, bonusOptional: false },
  { loopedOrigin: 'lastHead' },
  { closingArrowRemovable: false },
  { ticketSupply: 40 },
  { shortHand: 'redeal' },
  { abandonedTokenRecoverable: true },
  { lastRoundAfterArrows: false },
];

test('a removal takes no common objective, unless RUL-1 is read the other way', () => {
  const given = { common: ['timgad'], arrows: { red: ['start', 'athens', 'timgad', 'sahara'] } } as const;
  const ruled = quiet(given);
  play(ruled, 'ticket-remove red');
  expect([ruled.laid[0], ruled.row]).toEqual([[], [card('timgad')]]);
  const other = quiet(given);
  play(other, 'ticket-remove red', reading({ commonObjectiveByRemoval: true }));
  expect([other.laid[0], other.row]).toEqual([[card('timgad')], [card('omatako')]]);
});

test('bonus arrow and restart may be declined, unless RUL-2 is read the other way', () => {
  const compulsory = reading({ bonusOptional: false });
  const blue = quiet();
  play(blue, 'main red start b12');
  expect([refused(blue, 'bonus-decline'), refused(blue, 'bonus-decline', compulsory)]).toEqual([undefined, 'compulsory']);
  const loop = quiet({ arrows: { yellow: ['start', 'stonehenge', 'thingvellir'] } });
  play(loop, 'main yellow thingvellir start');
  expect([refused(loop, 'restart-decline'), refused(loop, 'restart-decline', compulsory)]).toEqual([undefined, 'compulsory']);
  expect(compulsory.moves(loop, 0).length).toBe(game.moves(loop, 0).length - 1);
});

test('a bonus arrow is placed at once or lost, unless RUL-3 is read the other way', () => {
  const stored = reading({ blueBonusImmediate: false });
  const state = quiet();
  play(state, 'main red start b12', stored);
  expect(refused(state, 'ticket-arrow yellow start rome')).toBe('not-now');
  play(state, 'ticket-arrow yellow start rome', stored);
  play(state, 'bonus yellow rome b08', stored);
  expect([state.bonus, refused(state, 'bonus-decline', stored)]).toEqual([1, 'not-now']);
  expect(refused(state, 'end', reading({ blueBonusImmediate: false, bonusOptional: false }))).toBe('bonus-first');
  expect(play(state, 'end', stored)[0]).toEqual({ type: 'forfeited', seat: 0, bonus: 1 });
  expect(refused(state, 'bonus red b12 zagorsk', stored)).toBe('not-now');
});

test('a looped expedition goes on from any visited node, unless RUL-4 is read the other way', () => {
  const lastHead = reading({ loopedOrigin: 'lastHead' });
  const state = quiet({ arrows: { yellow: ['start', 'stonehenge', 'thingvellir', 'start'] } });
  expect(legal(state, 'yellow')).toContain(arrow('thingvellir', 'b06'));
  expect(legal(state, 'yellow', lastHead)).toEqual(['svalbard', 'rome', 'athens', 'b12'].map((to) => arrow('start', to)));
  expect(refused(state, 'main yellow thingvellir b06', lastHead)).toBe('not-the-tip');
  // The restart itself is free under either reading.
  const closing = quiet({ arrows: { yellow: ['start', 'stonehenge', 'thingvellir'] } });
  play(closing, 'main yellow thingvellir start', lastHead);
  expect(refused(closing, 'restart yellow thingvellir b06', lastHead)).toBeUndefined();
});

test('from a closing node without a free segment nothing can be extended under the other reading of RUL-4', () => {
  const path = [
    'start',
    'rome',
    'b08',
    'canary-islands',
    'r08',
    'puerto-rico',
    'tikal',
    'angel-falls',
    'marajo',
    'aripuana',
    'iguazu-falls',
  ];
  const state = quiet({ arrows: { yellow: [...path, 'salvador-de-bahia', 'marajo'] } });
  expect(legal(state, 'yellow', reading({ loopedOrigin: 'lastHead' }))).toEqual([]);
  expect(legal(state, 'yellow').length).toBeGreaterThan(10);
});

test('the arrow that closes a loop can be removed, unless RUL-6 is read the other way', () => {
  const state = quiet({ arrows: { yellow: ['start', 'stonehenge', 'thingvellir', 'start'] } });
  const fixed = reading({ closingArrowRemovable: false });
  expect([refused(state, 'ticket-remove yellow'), refused(state, 'ticket-remove yellow', fixed)]).toEqual([undefined, 'closing-arrow']);
});

test('tickets never run out, unless RUL-7 is read the other way', () => {
  const given = { tickets: { P: 1, Q: 39 }, arrows: { yellow: ['start', 'rome', 'b08', 'canary-islands'] } } as const;
  const ruled = quiet(given);
  play(ruled, 'main yellow canary-islands r08');
  expect(ruled.tickets).toEqual([2, 39]);
  const other = quiet(given);
  play(other, 'main yellow canary-islands r08', reading({ ticketSupply: 40 }));
  expect(other.tickets).toEqual([1, 39]);
});

test('a short hand is dealt again as a whole if RUL-9 is read the other way', () => {
  const cards = (ids: string): number[] => ids.split(' ').map(card);
  const hand = cards('rome athens petra uluru');
  const deck = cards('bagan xian tikal kush denali');
  ensureFarPlaces(hand, deck, { ...RULINGS, shortHand: 'redeal' });
  expect(hand).toEqual(cards('bagan xian tikal kush'));
  expect(deck).toEqual(cards('denali rome athens petra uluru'));
});

test('an abandoned token stays even if its owner draws the card again, unless RUL-12 is read the other way', () => {
  const position = () => {
    const state = quiet({
      tokens: { P: ['bagan'], Q: [] },
      deck: ['omatako', 'virunga'],
      arrows: { red: ['start', 'athens', 'petra', 'babylon', 'harappa', 'taj-mahal'] },
    });
    play(state, 'ticket-exchange');
    play(state, 'exchange-keep omatako bagan');
    play(state, 'ticket-exchange');
    play(state, 'exchange-keep bagan omatako');
    return state;
  };
  const ruled = position();
  play(ruled, 'main red taj-mahal bagan');
  expect([ruled.laid[0], ruled.tokens[0], ruled.recovered[0]]).toEqual([[card('bagan')], [card('bagan')], []]);
  const other = position();
  play(other, 'main red taj-mahal bagan', reading({ abandonedTokenRecoverable: true }));
  expect([other.tokens[0], other.recovered[0], other.abandoned]).toEqual([[], [card('bagan')], []]);
});

test('with all arrows placed the round is finished, unless RUL-16 is read the other way', () => {
  const position = () => {
    const state = start(game, 2, { first: '1' }, seedFromText('all arrows'));
    state.phase = 'play';
    // Only the number of arrows matters here.
    state.stacks[1] = Array(45).fill(0);
    state.stacks[2] = Array(45).fill(0);
    state.stacks[0] = [...Array(43).fill(0), arrow('start', 'rome')];
    return state;
  };
  const ruled = position();
  game.apply(ruled, 0, { type: 'main', colour: 0, from: nodeNumber('rome'), to: nodeNumber('b08') });
  expect([ruled.phase, ruled.ending]).toEqual(['play', true]);
  const other = position();
  reading({ lastRoundAfterArrows: false }).apply(other, 0, { type: 'main', colour: 0, from: nodeNumber('rome'), to: nodeNumber('b08') });
  expect([other.phase, game.actors(other)]).toEqual(['over', []]);
});

test.each(OTHERS)('with %j random games stay sound, and moves and refusals agree', (changes) => {
  const other = reading(changes);
  for (let n = 0; n < 10; n++) {
    const seed = seedFromText(`reading/${n}`);
    const rng = stream(seed, 'imagine');
    const state = start(other, 2 + (n % 5), { first: 'random' }, seed);
    for (let decisions = 0; other.actors(state).length > 0 && decisions < 2000; decisions++) {
      const moves = other.moves(state, state.turn);
      if (decisions % 40 === 0) expect(other.vocabulary.filter((move) => !other.refuse(state, state.turn, move)).length).toBe(moves.length);
      expect(moves.length).toBeGreaterThan(0);
      const move = moves[below(rng, moves.length)] as ExpeditionsMove;
      expect(other.refuse(state, state.turn, move)).toBeUndefined();
      other.apply(state, state.turn, move);
      expect(breaches(state)).toEqual([]);
    }
  }
});
