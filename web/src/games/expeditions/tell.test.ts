import { type ExpeditionsMove, type ExpeditionsState, game, nodeNumber } from '@banquise/expeditions';
import { seedFromText, start } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { texts } from '../../../../games/expeditions/src/text/en/index.ts';
import { momentOf } from '../../kit/moment.ts';
import type { ExpeditionsOutlook } from './outlook.ts';
import { gains, nextStep } from './speech.ts';
import { learnt, prepares, tell } from './tell.ts';
import type { SeenEvent } from './types.ts';

const state = start(game, 2, { first: '1' }, seedFromText('told'));
const momentNow = () => momentOf(game, texts, 'en', ['Ada', 'Bo'], 0, game.view(state, 0), game.moves(state, 0));
const turn = (seat: number, events: readonly SeenEvent[]) => ({ seat, first: 1, last: 1, events });

test('key places are marked before the first turn, arrows in it', () => {
  const [mark] = game.moves(state, 0);
  expect(prepares(turn(0, game.apply(state, 0, mark as ExpeditionsMove) as readonly SeenEvent[]))).toBe(true);
  const arrow = { type: 'placed', seat: 0, colour: 0, from: 0, to: nodeNumber('rome'), reason: 'main' } as unknown as SeenEvent;
  expect(prepares(turn(0, [arrow]))).toBe(false);
});

test('who arrives where no card comes to light is told what was learnt there; where one did, it was seen', () => {
  const [arrow, card] = ['placed', 'laid'].map((type) => ({ type, seat: 0 }) as unknown as SeenEvent) as [SeenEvent, SeenEvent];
  expect(learnt(momentNow(), turn(0, [card, arrow]))).toMatch(/nobody holds/);
  expect(learnt(momentNow(), turn(0, [arrow, card]))).toBeUndefined();
  expect(learnt(momentNow(), turn(0, [arrow, { type: 'drew', seat: 0 } as unknown as SeenEvent]))).toBeUndefined();
});

test('an expedition that closes a loop and begins anew elsewhere is told with the loop and the new beginning', () => {
  const step = (from: string, to: string): SeenEvent =>
    ({ type: 'placed', seat: 1, colour: 1, from: nodeNumber(from as 'rome'), to: nodeNumber(to as 'rome') }) as unknown as SeenEvent;
  const looped = { type: 'looped', seat: 1, colour: 1, node: nodeNumber('rome'), by: 'arrow' } as unknown as SeenEvent;
  const laid = { type: 'laid', seat: 1, card: 0, source: 'hand' } as unknown as SeenEvent;
  const told = tell(momentNow(), turn(1, [step('timgad', 'rome'), laid, looped, step('start', 'athens'), step('athens', 'giza')]));
  expect(told.full).toMatch(/^red → Rome \(loop\), red: start → Athens → Giza; lays /);
});

test('an expedition that goes on and on is told as one way, and in short by where it ends', () => {
  const step = (colour: number, from: string, to: string): SeenEvent =>
    ({
      ...{ type: 'placed', seat: 1, colour, reason: 'main' },
      ...{ from: nodeNumber(from as 'rome'), to: nodeNumber(to as 'rome') },
    }) as unknown as SeenEvent;
  const told = tell(momentNow(), turn(1, [step(1, 'start', 'rome'), step(1, 'rome', 'timgad'), step(0, 'start', 'rome')]));
  expect(told.full).toBe('red → Rome → Timgad, yellow → Rome');
  expect(told.short).toBe('red → Timgad, yellow → Rome');
});

test('in short a turn says that it had more steps, and tells key places and tickets where there is room', () => {
  const step = (colour: number, from: string, to: string): SeenEvent =>
    ({ type: 'placed', seat: 1, colour, from: nodeNumber(from as 'rome'), to: nodeNumber(to as 'rome') }) as unknown as SeenEvent;
  const spent = { type: 'spent', seat: 1, tickets: 0 } as unknown as SeenEvent;
  const back = { type: 'recovered', seat: 1, card: 0 } as unknown as SeenEvent;
  const three = [step(2, 'start', 'rome'), step(1, 'start', 'rome'), spent, step(0, 'start', 'athens')];
  expect(tell(momentNow(), turn(1, three)).short).toBe('… red → Rome, yellow → Athens, with a ticket');
  expect(tell(momentNow(), turn(1, [step(1, 'start', 'rome'), back])).short).toBe('red → Rome, a key place reached');
});

test('in short, that a key place was reached comes before where arrows lead: it is why a card brought so much', () => {
  const step = (colour: number, from: string, to: string): SeenEvent =>
    ({ type: 'placed', seat: 1, colour, from: nodeNumber(from as 'rome'), to: nodeNumber(to as 'rome') }) as unknown as SeenEvent;
  const on = (place: string, type: string): SeenEvent =>
    ({ type, seat: 1, card: nodeNumber(place as 'rome') - 1, source: 'hand' }) as unknown as SeenEvent;
  const way = (place: string) => [step(2, 'start', 'newfoundland'), step(1, 'start', 'great-barrier-reef'), step(2, 'newfoundland', place)];
  const short = (place: string): string | undefined =>
    tell(momentNow(), turn(1, [...way(place), on(place, 'laid'), on(place, 'recovered')])).short;
  expect(short('banff')).toBe('… blue → Banff, lays Banff, a key place reached');
  expect(short('northwest-passage')).toBe('… lays Northwest Passage, a key place reached');
});

test('a turn of many arrows leaves out the stops on the way', () => {
  const stops = [
    'start',
    'rome',
    'timgad',
    'sahara',
    'kush',
    'virunga',
    'victoria-falls',
    'madagascar',
    'sigiriya',
    'taj-mahal',
    'harappa',
  ];
  const steps = stops.slice(1).map((to, i) => {
    const [from, head] = [stops[i] as 'rome', to as 'rome'].map(nodeNumber);
    return { type: 'placed', seat: 1, colour: 1, from, to: head } as unknown as SeenEvent;
  });
  expect(tell(momentNow(), turn(1, steps)).full).toBe('red → … → Harappa');
});

test('a card laid by an arrow that is gone again is told with the way back', () => {
  const [from, to] = [nodeNumber('rome'), nodeNumber('timgad')];
  const arrow = { seat: 1, colour: 1, from, to };
  const laid = { type: 'laid', seat: 1, card: to - 1, source: 'hand' };
  const events = [{ type: 'placed', ...arrow, reason: 'main' }, laid, { type: 'removed', ...arrow }] as unknown as readonly SeenEvent[];
  expect(tell(momentNow(), turn(1, events)).full).toBe('lays Timgad (there and back)');
  expect(tell(momentNow(), turn(1, events.slice(0, 2))).full).toBe('red → Timgad; lays Timgad');
});

test('an arrow that a turn laid for its ticket and took back is told on the way, or nobody knows whence the ticket came', () => {
  const arrow = (type: 'placed' | 'removed', from: string, to: string): SeenEvent =>
    ({ type, seat: 1, colour: 1, from: nodeNumber(from as 'rome'), to: nodeNumber(to as 'rome') }) as unknown as SeenEvent;
  const there = [arrow('placed', 'start', 'rome'), arrow('placed', 'rome', 'timgad'), arrow('removed', 'rome', 'timgad')];
  expect(tell(momentNow(), turn(1, [...there, arrow('placed', 'rome', 'b12')])).full).toBe(
    'red → Rome → Timgad (there and back) → Eastern Europe',
  );
  expect(tell(momentNow(), turn(1, there)).full).toBe('red → Rome → Timgad (there and back)');
});

test('what a turn took away stands where it happened, and of very many ways the last ones are told', () => {
  const step = (type: 'placed' | 'removed' | 'looped', colour: number, from: string, to: string): SeenEvent =>
    ({ type, seat: 1, colour, from: nodeNumber(from as 'rome'), to: nodeNumber(to as 'rome') }) as unknown as SeenEvent;
  const [red, gone] = [step('placed', 1, 'start', 'rome'), step('removed', 2, 'start', 'athens')];
  expect(tell(momentNow(), turn(1, [red, gone])).full).toMatch(/^red → Rome, takes /);
  expect(tell(momentNow(), turn(1, [gone, red])).full).toMatch(/^takes .*, red → Rome$/);
  expect(tell(momentNow(), turn(1, [red, gone])).short).toBe('red → Rome, takes the last blue away');
  expect(tell(momentNow(), turn(1, [gone, red])).short).toBe('takes the last blue away, red → Rome');
  const long = Array.from({ length: 20 }, (_, i) => step('placed', i % 2, 'start', 'newfoundland'));
  const told = tell(momentNow(), turn(1, long)).full;
  // In short as well: whose arrow is gone looks for it. Dots stand where something is left out.
  const more = step('placed', 0, 'start', 'rome');
  expect(tell(momentNow(), turn(1, [gone, red, more])).short).toBe('takes the last blue away, … yellow → Rome');
  expect(tell(momentNow(), turn(1, [red, gone, more])).short).toBe('… takes the last blue away, yellow → Rome');
  // With a card, and room for one of the two.
  const laid = { type: 'laid', seat: 1, card: nodeNumber('northwest-passage') - 1, source: 'hand' } as unknown as SeenEvent;
  expect(tell(momentNow(), turn(1, [gone, step('placed', 1, 'start', 'newfoundland'), laid])).short).toBe(
    'takes the last blue away …, lays Northwest Passage',
  );
  const island = { ...laid, card: nodeNumber('canary-islands') - 1 } as unknown as SeenEvent;
  const cut = tell(momentNow(), turn(1, [step('placed', 1, 'start', 'canary-islands'), island, gone])).short;
  expect(cut).toBe('… takes the last blue away, lays Canary Islands');
  expect(told.length).toBeLessThan(160);
  expect(told).toMatch(/^… (yellow|red): start → Newfoundland, /);
});

test('a turn that might have gone on says what it gave up', () => {
  const step = { type: 'placed', seat: 1, colour: 1, from: 0, to: nodeNumber('b12'), reason: 'main' };
  const declined = (what: string): readonly SeenEvent[] => [step, { type: 'declined', seat: 1, what }] as unknown as readonly SeenEvent[];
  expect(tell(momentNow(), turn(1, declined('bonus'))).full).toBe('red → Eastern Europe; gives up the bonus');
  expect(tell(momentNow(), turn(1, declined('restart'))).full).toBe('red → Eastern Europe; leaves the loop closed');
  expect(tell(momentNow(), turn(0, declined('bonus'))).full).toMatch(/give up the bonus$/);
});

test('tickets and tokens are told once a turn, with their number', () => {
  const gained = { type: 'gained', seat: 1, tickets: 4 } as unknown as SeenEvent;
  const back = { type: 'recovered', seat: 1, card: 0 } as unknown as SeenEvent;
  expect(tell(momentNow(), turn(1, [gained, gained])).full).toBe('+2\u00a0tickets');
  expect(tell(momentNow(), turn(1, [back, gained, back])).full).toBe('2\u00a0key places reached; +1\u00a0ticket');
  const spent = { type: 'spent', seat: 1, tickets: 0 } as unknown as SeenEvent;
  expect(tell(momentNow(), turn(1, [spent])).full).toBe('with a ticket');
  expect(tell(momentNow(), turn(1, [spent, spent])).full).toBe('with 2\u00a0tickets');
});

test('a card that somebody else lays for the reader is laid for you', () => {
  const laid = (seat: number): SeenEvent => ({ type: 'laid', seat, card: 0, source: 'hand' }) as unknown as SeenEvent;
  expect(tell(momentNow(), turn(1, [laid(0)])).full).toMatch(/^for you: /);
  const arrow = { type: 'placed', seat: 1, colour: 1, from: 0, to: nodeNumber('rome') } as unknown as SeenEvent;
  // Also in short, however long the rest is.
  const far = { type: 'placed', seat: 1, colour: 0, from: 0, to: nodeNumber('great-barrier-reef') } as unknown as SeenEvent;
  expect(tell(momentNow(), turn(1, [arrow, far, laid(1), laid(0)])).short).toMatch(/ → .*, lays .*, for you: /);
  // Before what somebody else lays.
  expect(tell(momentNow(), turn(1, [laid(2), laid(0)])).full).toMatch(/^for you: .*; for /);
  expect(tell(momentNow(), turn(1, [laid(1)])).full).toMatch(/^lays /);
  // A key place is theirs who played, and stands beside what they laid.
  const back = { type: 'recovered', seat: 1, card: 0 } as unknown as SeenEvent;
  expect(tell(momentNow(), turn(1, [laid(1), back, laid(0)])).full).toMatch(/^lays [^;]+; a key place reached; for you: /);
});

test('a complete choice says what the button does and what follows, an open one asks', () => {
  const play = (current: ExpeditionsState): void => {
    while (current.stage === 'mark') game.apply(current, current.turn, game.moves(current, current.turn)[0] as ExpeditionsMove);
  };
  play(state);
  const moment = momentNow();
  const rome = `node:${nodeNumber('rome')}`;
  expect(nextStep(moment, [rome])).toBe('Rome: which arrow leads there?');
  expect(nextStep(moment, ['exp:0', rome])).toBe('Yellow → Rome.');
  expect(nextStep(moment, ['ticket:remove'])).toBe('Ticket: which last arrow do you remove?');
  expect(nextStep(moment, ['exp:2', `node:${nodeNumber('b12')}`])).toBe('Blue → Eastern Europe; bonus arrow.');
});

test('the last arrow of a colour says that this expedition goes no further', () => {
  const outlook = (ending?: 'hand' | 'arrows'): ExpeditionsOutlook => ({
    ...{ mine: false, token: false, common: false, theirs: undefined, ticket: false, bonus: false, loop: false },
    ...{ last: true, ending, points: { now: 0, after: 0 }, events: [] },
  });
  const lastOf = ['The last red arrow: it will go no further.'];
  expect(gains(momentNow(), 1, outlook())).toEqual(lastOf);
  expect(gains(momentNow(), 1, { ...outlook(), loop: true })).toEqual(lastOf);
  expect(gains(momentNow(), 1, outlook('arrows'))).toEqual(['All arrows are on the board: this is the last round.']);
  expect(gains(momentNow(), 1, outlook('hand'))).toEqual(['Your hand is empty: this is the last round.']);
});

test('a turn that ended the game says what ended it', () => {
  const end = (cause: string): SeenEvent => ({ type: 'ending', seat: 1, cause }) as unknown as SeenEvent;
  expect(tell(momentNow(), turn(1, [end('arrows')])).full).toBe('no arrows left: last round');
  expect(tell(momentNow(), turn(1, [end('hand')])).full).toBe('an empty hand: last round');
});
