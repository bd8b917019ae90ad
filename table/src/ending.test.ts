import { expect, test } from 'vitest';
import { checkEnding } from '../test/ending.ts';
import { ELODIE, elodie, Host, LANA, lana } from '../test/host.ts';
import { lanterns, READY } from '../test/lanterns.ts';
import { FATES, type Fate, Leavers, OCCASIONS, type Script } from '../test/leavers.ts';
import { conclusion } from './index.ts';

const ended = (script: Script): Leavers<never> => new Leavers(lanterns as never, script).play(script) as never;
const told = (fates: readonly Fate[], bots = 0, occasion: Script['occasion'] = 'middle') => {
  const { game, table } = ended({ fates, bots, occasion });
  const { how, isVoid, winners, seats, rated } = conclusion(game, table) as NonNullable<ReturnType<typeof conclusion>>;
  return { how, isVoid, winners, rated, ranks: seats.map(({ rank }) => rank), counts: seats.map(({ points }) => points !== null) };
};

/** Case by case, in the words of the table of endings. In lanterns everybody acts at once: who sleeps, sleeps with the others. */
test.each([
  [
    'two, one resigns: over at once',
    ['stay', 'resign'],
    0,
    { how: 'resigned', winners: [0], ranks: [1, 2], counts: [false, false], rated: true },
  ],
  ['two, one runs out of time', ['time-out', 'stay'], 0, { how: 'timed-out', winners: [1], ranks: [2, 1], rated: true }],
  ['two, one leaves for good', ['stay', 'leave'], 0, { how: 'left', winners: [0], ranks: [1, 2], rated: true }],
  ['two, one blinks', ['stay', 'blink'], 0, { how: 'played', counts: [true, true], rated: true }],
  ['two, both resign: the second came too late', ['resign', 'resign'], 0, { how: 'resigned', winners: [1], ranks: [2, 1] }],
  ['two, both would time out, one is awaited first', ['time-out', 'time-out'], 0, { how: 'timed-out', winners: [0], ranks: [1, 2] }],
  ['two, both leave', ['leave', 'leave'], 0, { how: 'abandoned', isVoid: true, winners: [] }],
  [
    'three, one resigns: last, the others play on',
    ['resign', 'stay', 'stay'],
    0,
    { how: 'played', counts: [false, true, true], rated: true },
  ],
  ['three, two resign: over, the earlier one last', ['resign', 'resign', 'stay'], 0, { how: 'resigned', winners: [2], ranks: [3, 2, 1] }],
  ['three, one back after a bot: out', ['back', 'stay', 'stay'], 0, { how: 'played', counts: [false, true, true] }],
  ['three, one late after a time-out: out', ['late', 'stay', 'stay'], 0, { how: 'played', counts: [false, true, true] }],
  ['three, all time out at once: nobody', ['time-out', 'time-out', 'time-out'], 0, { isVoid: true, winners: [] }],
  ['four, three go one after the other', ['resign', 'resign', 'resign', 'stay'], 0, { winners: [3], ranks: [4, 3, 2, 1], rated: true }],
  ['one against a bot resigns: lost', ['resign'], 1, { how: 'resigned', isVoid: false, winners: [1], ranks: [2, 1], rated: false }],
  ['one against a bot runs out of time', ['time-out'], 1, { how: 'timed-out', winners: [1], ranks: [2, 1] }],
  ['one against bots leaves: void after a day', ['leave'], 2, { how: 'abandoned', isVoid: true }],
  [
    'two and a bot, one resigns: the bot is a contender',
    ['resign', 'stay'],
    1,
    { how: 'played', counts: [false, true, true], rated: false },
  ],
  ['two and a bot, both resign: void', ['resign', 'resign'], 1, { how: 'abandoned', isVoid: true }],
] as const)('%s', (_name, fates, bots, expected) => {
  expect(told(fates, bots)).toMatchObject(expected);
});

test('two whose time is up at the same moment have both given up: the game is void', () => {
  expect(told(['time-out', 'time-out'], 0, 'first')).toMatchObject({ how: 'abandoned', isVoid: true, ranks: [0, 0], rated: false });
});

const combinations = (n: number): Fate[][] =>
  n === 0 ? [[]] : combinations(n - 1).flatMap((rest) => FATES.map((fate) => [...rest, fate]));

test.each([
  [1, [1, 2]],
  [2, [0, 1, 2]],
  [3, [0, 1]],
] as const)('every combination of what %i people can do, at every phase, has one result', (people, companies) => {
  for (const fates of combinations(people))
    for (const bots of companies)
      for (const occasion of OCCASIONS)
        for (const backwards of [false, true]) {
          const script = { fates, bots, occasion, backwards };
          checkEnding(ended(script), JSON.stringify(script));
        }
});

test('every combination of what four people can do has one result', () => {
  for (const [n, fates] of combinations(4).entries()) {
    const script = { fates, bots: 0, occasion: OCCASIONS[n % 3] as Script['occasion'], backwards: n % 2 === 0 };
    checkEnding(ended(script), JSON.stringify(script));
  }
});

test('who gave up with two stays for a rematch, and cannot take the seat again', () => {
  const host = new Host(lanterns).start();
  host.must(LANA, { type: 'resign', seat: 0 });
  expect(host.refusal(LANA, { type: 'return', seat: 0 })).toEqual({ code: 'not-away', seat: 0 });
  expect(host.move(ELODIE, 1, READY)).toMatchObject({ refusal: { code: 'finished' } });
  host.must(LANA, { type: 'rematch', seat: 0, agree: true });
  host.must(ELODIE, { type: 'rematch', seat: 1, agree: true });
  host.must('host', { type: 'rematched', next: 'again' });
});

test('what happens after the end changes no result', () => {
  const host = new Host(lanterns).start();
  host.must(LANA, { type: 'resign', seat: 0 });
  const before = conclusion(host.game, host.table);
  host.must(ELODIE, { type: 'leave', seat: 1 });
  host.must(ELODIE, { type: 'return', seat: 1 });
  expect(conclusion(host.game, host.table)).toEqual(before);
});

test('a table of before goes on as it began: a bot plays on, and one result comes of it all the same', () => {
  const host = new Host(lanterns, { seats: [lana, elodie], old: true }).start();
  host.must(LANA, { type: 'resign', seat: 0 });
  expect(host.see(1).status).toMatchObject({ phase: 'playing', seats: [{ away: 'resigned', level: 3 }, {}] });
  for (const _round of [1, 2]) {
    host.play('host', 0, READY);
    host.play(ELODIE, 1, READY);
  }
  expect(host.see(1).status).toMatchObject({ ending: 'played', conclusion: { winners: [1], seats: [{ points: null }, { rank: 1 }] } });
});
