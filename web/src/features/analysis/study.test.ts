import { readFileSync } from 'node:fs';
import { game as arctic } from '@banquise/arctic';
import { game as boreal } from '@banquise/boreal';
import { type Bot, botNamed, choose } from '@banquise/bots';
import { type Game, type GameRecord, seedFromText, start, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { curvesOf, fallAt, reach } from './curve.ts';
import { spread } from './marks.ts';
import { type Progress, type Reading, study } from './study.ts';

const QUICK = { ms: 60_000, enough: 12, enoughAgain: 40, again: 3 };

/** A game between a bot that thinks a little and one that does not think at all. */
function unevenGame(): GameRecord {
  const seed = seedFromText('uneven');
  const state = start(boreal, 2, {}, seed);
  const moves: GameRecord['moves'][number][] = [];
  const bots = [botNamed('search'), botNamed('random')] as Bot[];
  for (let [seat] = boreal.actors(state); seat !== undefined; [seat] = boreal.actors(state)) {
    const rng = stream(seedFromText(`uneven/${moves.length}`), 'imagine');
    const move = choose(bots[seat] as Bot, { game: boreal, view: boreal.view(state, seat), seat, budget: { iterations: 30 }, rng });
    boreal.apply(state, seat, move);
    moves.push([seat, move]);
  }
  return { game: 'boreal', rules: boreal.rules, options: {}, seats: ['Ada', 'Bo'], seed, moves };
}

const record = unevenGame();
const game = boreal as unknown as Game;

test('every decision with a choice is read, in order, and told as it comes', () => {
  const told: Progress[] = [];
  const read = study(game, record, QUICK, (progress) => told.push(progress));
  if (!read.ok) throw new Error('it reads');
  const { readings, margins } = read.value;
  expect(readings.length).toBeGreaterThan(20);
  const places = (of: readonly Reading[]): string[] => of.map(({ index, seat }) => `${index}/${seat}`);
  expect(places(told.flatMap(({ reading }) => reading ?? []))).toEqual(places(readings));
  expect(told.at(-1)).toMatchObject({ reading: null, done: told.at(-1)?.of });
  expect(readings.map(({ index }) => index)).toEqual(readings.map(({ index }) => index).sort((a, b) => a - b));
  expect(margins[0]).toBe(-(margins[1] as number));
});

test('who plays at random gives away more than who thinks, and the turning points are the random ones', () => {
  const read = study(game, record, QUICK, () => undefined);
  if (!read.ok) throw new Error('it reads');
  const { given, turns, readings, noise } = read.value;
  expect(given[1]).toBeGreaterThan(2 * (given[0] as number));
  expect(turns.some(({ seat }) => seat === 1)).toBe(true);
  for (const { best, played, loss, good } of turns) {
    expect(best).not.toEqual(played);
    expect(loss).toBeGreaterThanOrEqual(noise);
    expect(good).toContainEqual(best);
    expect(good).not.toContainEqual(played);
  }
  const sum = (seat: number): number => readings.reduce((all, reading) => all + (reading.seat === seat ? reading.loss : 0), 0);
  expect(given).toEqual([sum(0), sum(1)]);
});

test('at every turning point the line falls for its mover by what is claimed', () => {
  const read = study(game, record, QUICK, () => undefined);
  if (!read.ok) throw new Error('it reads');
  const { readings, turns } = read.value;
  expect(turns.length).toBeGreaterThan(0);
  for (const eyes of [0, 1]) {
    const curves = curvesOf(readings, 2, eyes, []);
    for (const turn of turns) expect(fallAt(curves, turn)).toBeCloseTo(turn.loss, 6);
  }
  const many = curvesOf(readings, 3, 0, []);
  for (const turn of turns) expect(fallAt(many, turn)).toBeCloseTo(turn.loss, 6);
});

test('marks of turning points never hide each other', () => {
  const marks = spread([...Array(6).keys()].map((n) => ({ x: 100 + 3 * n, y: 100 })));
  for (const [i, one] of marks.entries())
    for (const other of marks.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(22);
});

test('the same game is read the same way twice', () => {
  const once = study(game, record, QUICK, () => undefined);
  expect(study(game, record, QUICK, () => undefined)).toEqual(once);
});

test('with almost no time some decisions are passed over, and it still ends', () => {
  const told: Progress[] = [];
  const begun = performance.now();
  const read = study(game, record, { ...QUICK, ms: 150, enough: 100_000 }, (progress) => told.push(progress));
  expect(read.ok).toBe(true);
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(told.length).toBeGreaterThan(record.moves.length / 2);
});

test('a record that is damaged is refused', () => {
  const [first, ...rest] = record.moves;
  expect(study(game, { ...record, moves: [first, first, ...rest] as GameRecord['moves'] }, QUICK, () => undefined).ok).toBe(false);
});

test('of two players one line shows who is ahead, in the eyes of one of them', () => {
  const reading = (index: number, seat: number, margin: number): Reading => ({
    ...{ index, seat, margin, loss: 0 },
    played: { type: 'x' },
    best: { type: 'x' },
  });
  const readings = [reading(0, 0, 4), reading(1, 1, 2), reading(2, 0, 6)];
  const end = [
    { at: 3, margin: 5 },
    { at: 3, margin: -5 },
  ];
  const margins = (seat: number): number[] => curvesOf(readings, 2, seat, end).flatMap(({ points }) => points.map(({ margin }) => margin));
  expect(margins(0)).toEqual([4, 4, 1, 1, 2, 2, 5]);
  expect(margins(1)).toEqual([-4, -4, -1, -1, -2, -2, -5]);
  expect(curvesOf(readings, 3, 0, []).map(({ points }) => points.length)).toEqual([4, 2, 0]);
  expect(reach(curvesOf(readings, 2, 0, end))).toEqual({ low: -5, high: 5 });
});

test('a whole game of Arctic from the shelf is read', () => {
  const [line] = readFileSync(new URL('../../../../games/arctic/test/records/rules-1.jsonl', import.meta.url), 'utf8').split('\n');
  const { record: old } = JSON.parse(line ?? '') as { record: GameRecord };
  const read = study(arctic as unknown as Game, old, { ...QUICK, enough: 2, enoughAgain: 4 }, () => undefined);
  expect(read.ok && read.value.readings.length).toBeGreaterThan(40);
});
