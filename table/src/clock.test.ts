import { range } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { DRAW, pebbles, STAND } from '../../kernel/testkit/toy/pebbles.ts';
import { bot, ELODIE, elodie, Host, LANA, lana } from '../test/host.ts';
import { LIGHT, lanterns, PEEK, READY } from '../test/lanterns.ts';
import { alarm, awaits, type Clock } from './index.ts';

const move: Clock = { kind: 'move', ms: 60_000, grace: 10_000 };
const bank: Clock = { kind: 'bank', ms: 100_000, increment: 5_000, grace: 10_000 };
const TICK = { type: 'tick' } as const;

test('without a clock there is nothing to wake up for', () => {
  const host = new Host(pebbles).start();
  expect(alarm(host.table)).toBeNull();
  expect(host.see(0).status.clocks).toEqual([]);
});

test('time up is announced to everybody, then comes the grace, then a bot', () => {
  const host = new Host(pebbles, { clock: move, seats: [lana, elodie, bot] }).start();
  host.now = 59_999;
  expect(host.refusal('host', TICK)).toEqual({ code: 'already-so' });
  host.now = alarm(host.table) as number;
  host.must('host', TICK);
  expect(host.see(1).entries.at(-1)).toMatchObject({ what: 'overtime', seat: 0, until: 70_000 });
  host.now = alarm(host.table) as number;
  expect(host.now).toBe(70_000);
  host.must('host', TICK);
  expect(host.see(1).entries.at(-1)).toMatchObject({ what: 'replaced', seat: 0, why: 'timed-out', level: 3 });
  expect(awaits(host.game, host.table)).toEqual([{ seat: 0, bot: 3 }]);
  expect(alarm(host.table)).toBeNull();
});

test('who plays within the grace keeps the seat', () => {
  const host = new Host(pebbles, { clock: move }).start();
  host.now = 60_000;
  host.must('host', TICK);
  host.now = 69_999;
  host.play(LANA, 0, DRAW);
  expect(host.see(0).status.seats[0]).toMatchObject({ away: null });
  expect(alarm(host.table)).toBe(69_999 + 60_000);
});

test('only the host says that time has passed', () => {
  const host = new Host(pebbles, { clock: move }).start();
  host.now = 99_999;
  expect(host.refusal(LANA, TICK)).toEqual({ code: 'host-only' });
});

test('a bank is used up move by move and refilled by the increment', () => {
  const host = new Host(pebbles, { clock: bank }).start();
  host.now = 30_000;
  host.play(LANA, 0, DRAW);
  host.now = 50_000;
  expect(host.see(0).status.clocks).toEqual([
    { left: 75_000, up: null, until: null },
    { left: 100_000, up: 130_000, until: 140_000 },
  ]);
});

test('days are long moves', () => {
  const host = new Host(pebbles, { clock: { kind: 'days', days: 2, grace: 3_600_000 } }).start();
  expect(alarm(host.table)).toBe(2 * 86_400_000);
});

test('seats that act at once have clocks of their own', () => {
  const host = new Host(lanterns, { clock: bank }).start();
  host.now = 40_000;
  host.play(LANA, 0, READY);
  expect(host.see(1).status.clocks).toMatchObject([{ left: 65_000, up: null }, { up: 100_000 }]);
  host.now = 110_000;
  host.must('host', TICK);
  expect(host.see(0).status).toMatchObject({ phase: 'finished', ending: 'timed-out', conclusion: { winners: [0] } });
});

test('time for a move is given again after a step that stands, not for going back and forth', () => {
  const host = new Host(lanterns, { clock: move }).start();
  host.now = 20_000;
  host.play(LANA, 0, LIGHT);
  host.undo(LANA, 0);
  expect(host.see(0).status.clocks[0]).toMatchObject({ up: 60_000 });
  host.play(LANA, 0, PEEK);
  expect(host.see(0).status.clocks[0]).toMatchObject({ up: 80_000 });
  host.now = 30_000;
  host.play(LANA, 0, LIGHT);
  host.undo(LANA, 0);
  expect(host.see(0).status.clocks[0]).toMatchObject({ up: 80_000 });
});

test('clocks stand still in a pause', () => {
  const host = new Host(pebbles, { clock: move, seats: [lana, bot] }).start();
  host.now = 10_000;
  host.must(LANA, { type: 'pause', seat: 0, agree: true });
  expect(alarm(host.table)).toBeNull();
  host.now = 500_000;
  host.must(LANA, { type: 'resume', seat: 0 });
  expect(alarm(host.table)).toBe(550_000);
});

test('a turn that only lacks its confirmation is confirmed when the time is up', () => {
  const host = new Host(pebbles, { clock: move, seats: [{ ...lana, confirm: true }, elodie] }).start();
  host.play(LANA, 0, STAND);
  host.now = 70_000;
  host.must('host', TICK);
  expect(host.see(1)).toMatchObject({ view: { turn: 1 }, status: { seats: [{ away: null }, { away: null }] } });
});

test('who comes back after a time-out gets a tenth of the time, once', () => {
  for (const [clock, tenth] of [
    [bank, 10_000],
    [move, 6_000],
  ] as const) {
    const host = new Host(pebbles, { clock, seats: [lana, elodie, bot] }).start();
    host.now = 110_000;
    host.must('host', TICK);
    host.must(LANA, { type: 'return', seat: 0 });
    expect(host.see(0).status.clocks[0]).toMatchObject({ left: tenth, up: 110_000 + tenth });
    host.now += tenth + 10_000;
    host.must('host', TICK);
    host.must(LANA, { type: 'return', seat: 0 });
    expect(host.see(0).status.clocks[0]).toMatchObject({ left: 0 });
    host.must('host', TICK);
    expect(host.see(0).status.seats[0]).toMatchObject({ away: 'timed-out' });
  }
});

test('leaving and coming back in one breath wins no time, however often', () => {
  for (const clock of [move, bank]) {
    const host = new Host(pebbles, { clock }).start();
    const { up } = host.see(0).status.clocks[0] as { up: number };
    for (const _again of range(5)) {
      host.now += 10_000;
      host.must(LANA, { type: 'leave', seat: 0 });
      host.must(LANA, { type: 'return', seat: 0 });
      expect(host.see(0).status.clocks[0]).toMatchObject({ up });
    }
    host.now = up + 10_000;
    host.must('host', TICK);
    expect(host.see(0).status).toMatchObject({ phase: 'finished', conclusion: { winners: [1] } });
  }
});

test('the clock of one who left runs on: who is back too late has no time left', () => {
  const host = new Host(pebbles, { clock: move }).start();
  host.now = 50_000;
  host.must(LANA, { type: 'leave', seat: 0 });
  host.now = 75_000;
  host.must(LANA, { type: 'return', seat: 0 });
  host.must('host', TICK);
  expect(host.see(1).status).toMatchObject({ phase: 'finished', ending: 'timed-out' });
});

test('a bank neither shrinks nor grows by leaving in the turn of another', () => {
  const host = new Host(pebbles, { clock: bank }).start();
  host.now = 30_000;
  host.play(LANA, 0, DRAW);
  host.must(LANA, { type: 'leave', seat: 0 });
  host.now = 40_000;
  host.must(LANA, { type: 'return', seat: 0 });
  expect(host.see(0).status.clocks[0]).toMatchObject({ left: 75_000, up: null });
});

test('tables laid out under the law of before keep their clocks', () => {
  const host = new Host(pebbles, { clock: bank, old: true }).start();
  host.now = 110_000;
  host.must('host', TICK);
  expect(host.see(0).status).toMatchObject({ phase: 'playing', seats: [{ away: 'timed-out' }, { away: null }] });
  host.must(LANA, { type: 'return', seat: 0 });
  expect(host.see(0).status.clocks[0]).toMatchObject({ left: 10_000, up: 120_000 });
});

test('time never runs backwards', () => {
  const host = new Host(pebbles, { clock: bank }).start();
  host.now = 50_000;
  host.play(LANA, 0, DRAW);
  host.now = 20_000;
  host.play(ELODIE, 1, DRAW);
  expect(host.see(0).status.clocks[1]).toMatchObject({ left: 105_000 });
});
