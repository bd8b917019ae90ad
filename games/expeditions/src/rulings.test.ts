import { readFileSync } from 'node:fs';
import { seedFromText, start } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { legal, play, quiet, refused } from '../test/table.ts';
import { arrowBetween, cardNumber, nodeNumber } from './data.ts';
import { game } from './index.ts';
import { RULINGS } from './rulings.ts';

const card = cardNumber;
const arrow = (from: string, to: string): number => arrowBetween(nodeNumber(from), nodeNumber(to));

test.each(RULINGS)('$id is marked where it stands, in $file: $reading', ({ id, file }) => {
  expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toMatch(new RegExp(`(//|\\*).*\\b${id}\\b`));
});

test('a removal takes no common objective (EXP-R1)', () => {
  const state = quiet({ common: ['timgad'], arrows: { red: ['start', 'athens', 'timgad', 'sahara'] } });
  play(state, 'ticket-remove red');
  expect([state.laid[0], state.row]).toEqual([[], [card('timgad')]]);
});

test('bonus arrow and restart may be declined (EXP-R2)', () => {
  const blue = quiet();
  play(blue, 'main red start b12');
  expect(refused(blue, 'bonus-decline')).toBeUndefined();
  const loop = quiet({ arrows: { yellow: ['start', 'stonehenge', 'thingvellir'] } });
  play(loop, 'main yellow thingvellir start');
  expect(refused(loop, 'restart-decline')).toBeUndefined();
});

test('a bonus arrow is placed at once or lost (EXP-R3)', () => {
  const state = quiet();
  play(state, 'main red start b12');
  expect(refused(state, 'ticket-arrow yellow start rome')).toBe('not-now');
  play(state, 'bonus-decline');
  expect(refused(state, 'bonus red b12 zagorsk')).toBe('not-now');
});

test('a looped expedition goes on from any visited node (EXP-R4)', () => {
  const state = quiet({ arrows: { yellow: ['start', 'stonehenge', 'thingvellir', 'start'] } });
  expect(legal(state, 'yellow')).toContain(arrow('thingvellir', 'b06'));
  expect(refused(state, 'main yellow thingvellir b06')).toBeUndefined();
});

test('the arrow that closes a loop can be removed (EXP-R6)', () => {
  const state = quiet({ arrows: { yellow: ['start', 'stonehenge', 'thingvellir', 'start'] } });
  expect(refused(state, 'ticket-remove yellow')).toBeUndefined();
});

test('tickets never run out (EXP-R7)', () => {
  const state = quiet({ tickets: { P: 1, Q: 39 }, arrows: { yellow: ['start', 'rome', 'b08', 'canary-islands'] } });
  play(state, 'main yellow canary-islands r08');
  expect(state.tickets).toEqual([2, 39]);
});

test('an abandoned token stays even if its owner draws the card again (EXP-R12)', () => {
  const state = quiet({
    tokens: { P: ['bagan'], Q: [] },
    deck: ['omatako', 'virunga'],
    arrows: { red: ['start', 'athens', 'petra', 'babylon', 'harappa', 'taj-mahal'] },
  });
  play(state, 'ticket-exchange');
  play(state, 'exchange-keep omatako bagan');
  play(state, 'ticket-exchange');
  play(state, 'exchange-keep bagan omatako');
  play(state, 'main red taj-mahal bagan');
  expect([state.laid[0], state.tokens[0], state.recovered[0]]).toEqual([[card('bagan')], [card('bagan')], []]);
});

test('with all arrows placed the round is finished (EXP-R16)', () => {
  const state = start(game, 2, { first: '1' }, seedFromText('all arrows'));
  Object.assign(state, { stage: 'free', round: 1 });
  // Only the number of arrows matters here.
  state.stacks[1] = Array(45).fill(0);
  state.stacks[2] = Array(45).fill(0);
  state.stacks[0] = [...Array(43).fill(0), arrow('start', 'rome')];
  game.apply(state, 0, { type: 'main', colour: 0, from: nodeNumber('rome'), to: nodeNumber('b08') });
  expect([state.stage, state.ending]).toEqual(['free', true]);
});
