import { expect, test } from 'vitest';
import { DRAW, pebbles, STAND } from '../../kernel/testkit/toy/pebbles.ts';
import { bot, ELODIE, elodie, empty, Host, LANA, lana, STRANGER } from '../test/host.ts';
import { LIGHT, lanterns } from '../test/lanterns.ts';
import { alarm, awaits, seatsOf } from './index.ts';

test('a bot plays for who leaves, and the seat is theirs again when they come back', () => {
  const host = new Host(pebbles, { seats: [lana, elodie, bot] }).start();
  host.must(LANA, { type: 'leave', seat: 0 });
  expect(awaits(host.game, host.table)).toEqual([{ seat: 0, bot: null }]);
  expect(host.see(1).status.seats[0]).toMatchObject({ away: 'left', kept: 60_000 });
  host.now = alarm(host.table) as number;
  host.must('host', { type: 'tick' });
  expect(awaits(host.game, host.table)).toEqual([{ seat: 0, bot: 3 }]);
  expect(host.move(LANA, 0, DRAW)).toMatchObject({ refusal: { code: 'replaced', seat: 0, why: 'left', level: 3 } });
  expect(host.refusal(ELODIE, { type: 'return', seat: 0 })).toEqual({ code: 'not-seated', seat: 0 });
  host.must(LANA, { type: 'return', seat: 0 });
  expect(host.move('host', 0, DRAW)).toMatchObject({ refusal: { code: 'not-a-bot' } });
  expect(host.move(LANA, 0, DRAW)).toMatchObject({ ok: true });
  expect(host.refusal(LANA, { type: 'return', seat: 0 })).toEqual({ code: 'not-away', seat: 0 });
});

test('what a bot decided before the person came back is refused', () => {
  const host = new Host(lanterns).start();
  host.must(LANA, { type: 'leave', seat: 0 });
  const { version } = host;
  host.must(LANA, { type: 'return', seat: 0 });
  host.must(LANA, { type: 'leave', seat: 0 });
  expect(host.refusal('host', { type: 'move', seat: 0, step: 0, move: LIGHT }, version)).toMatchObject({ code: 'stale-version' });
});

test('steps made before leaving cannot be taken back', () => {
  const host = new Host(lanterns).start();
  host.play(LANA, 0, LIGHT);
  host.must(LANA, { type: 'leave', seat: 0 });
  host.must(LANA, { type: 'return', seat: 0 });
  expect(host.undo(LANA, 0)).toMatchObject({ refusal: { code: 'nothing-to-undo', stop: 'another' } });
});

test('one who resigns at a larger table is replaced for good; the game ends with the last person', () => {
  const host = new Host(pebbles, { seats: [lana, elodie, bot] }).start();
  host.must(LANA, { type: 'resign', seat: 0 });
  expect(host.see(1).status).toMatchObject({ phase: 'playing', seed: null, seats: [{ away: 'resigned', level: 3 }, { away: null }, {}] });
  expect(host.refusal(LANA, { type: 'return', seat: 0 })).toEqual({ code: 'gave-up', seat: 0 });
  host.must(ELODIE, { type: 'resign', seat: 1 });
  expect(host.see(1).status).toMatchObject({ phase: 'finished', ending: 'abandoned', seed: host.table.seed });
  expect(host.refusal(ELODIE, { type: 'resign', seat: 1 })).toMatchObject({ code: 'finished' });
});

test('a pause begins when every person who is there agrees, and any one ends it', () => {
  const host = new Host(pebbles, { seats: [lana, elodie, bot] }).start();
  host.must(LANA, { type: 'pause', seat: 0, agree: true });
  expect(host.see(1).status).toMatchObject({ phase: 'playing', pauseAsked: [0] });
  host.must(LANA, { type: 'pause', seat: 0, agree: false });
  host.must(ELODIE, { type: 'pause', seat: 1, agree: true });
  host.must(LANA, { type: 'pause', seat: 0, agree: true });
  expect(host.see(1).status).toMatchObject({ phase: 'paused', pauseAsked: [] });
  expect(awaits(host.game, host.table)).toEqual([]);
  expect(host.move(LANA, 0, DRAW)).toMatchObject({ refusal: { code: 'paused' } });
  host.must(ELODIE, { type: 'resume', seat: 1 });
  expect(host.move(LANA, 0, DRAW)).toMatchObject({ ok: true });
  expect(host.refusal(LANA, { type: 'resume', seat: 0 })).toEqual({ code: 'not-paused' });
});

test('who leaves does not stand in the way of a pause', () => {
  const host = new Host(pebbles).start();
  host.must(LANA, { type: 'pause', seat: 0, agree: true });
  host.must(ELODIE, { type: 'leave', seat: 1 });
  expect(host.see(0).status.phase).toBe('paused');
});

test('people sit down, bots are seated, and the game starts when no seat is free', () => {
  const host = new Host(pebbles, { seats: [lana, empty, empty] });
  expect(host.refusal(LANA, { type: 'start' })).toEqual({ code: 'seats-open', open: 2 });
  host.must(ELODIE, { type: 'sit', seat: 1, name: 'Élodie' });
  expect(host.refusal(STRANGER, { type: 'sit', seat: 1, name: 'Max' })).toEqual({ code: 'seat-taken', seat: 1, name: 'Élodie' });
  expect(host.refusal(STRANGER, { type: 'sit', seat: 2, name: ' ' })).toEqual({ code: 'bad-name', max: 40 });
  expect(host.refusal(ELODIE, { type: 'seat-bot', seat: 2, level: 2, name: 'Nanook' })).toEqual({ code: 'owner-only' });
  expect(host.refusal(LANA, { type: 'seat-bot', seat: 2, level: 8 as 7, name: 'Nanook' })).toEqual({ code: 'bad-level', min: 1, max: 7 });
  host.must(LANA, { type: 'seat-bot', seat: 2, level: 2, name: 'Nanook' });
  expect(host.refusal(STRANGER, { type: 'start' })).toEqual({ code: 'owner-only' });
  host.must(LANA, { type: 'start' });
  expect(host.refusal(STRANGER, { type: 'sit', seat: 2, name: 'Max' })).toEqual({ code: 'already-started' });
  expect(host.see(1).status.seats.map(({ kind, name, level }) => [kind, name, level])).toEqual([
    ['person', 'Lana', null],
    ['person', 'Élodie', null],
    ['bot', 'Nanook', 2],
  ]);
});

test('seats are added and removed within what the game allows', () => {
  const host = new Host(pebbles);
  expect(host.refusal(LANA, { type: 'drop-seat', seat: 1 })).toMatchObject({ code: 'seat-not-empty', name: 'Élodie' });
  host.must(LANA, { type: 'add-seat' });
  expect(host.refusal(LANA, { type: 'add-seat' })).toEqual({ code: 'too-many-seats', max: 3 });
  host.must(LANA, { type: 'drop-seat', seat: 2 });
  host.must(ELODIE, { type: 'leave', seat: 1 });
  expect(host.refusal(LANA, { type: 'drop-seat', seat: 1 })).toEqual({ code: 'too-few-seats', min: 2 });
});

test('an owner who gets up leaves the table to the next person', () => {
  const host = new Host(pebbles);
  expect(host.refusal(ELODIE, { type: 'vacate', seat: 0 })).toEqual({ code: 'not-seated', seat: 0 });
  host.must(LANA, { type: 'vacate', seat: 0 });
  expect(host.see('spectator').status).toMatchObject({ owner: 1, seats: [{ kind: 'empty' }, { kind: 'person' }] });
  host.must(ELODIE, { type: 'seat-bot', seat: 0, level: 1, name: 'Nanook' });
  host.must(ELODIE, { type: 'start' });
});

test('a full table is started by anybody who sits there, and called off by its owner alone', () => {
  const host = new Host(pebbles, { seats: [lana, elodie] });
  expect(host.refusal(ELODIE, { type: 'cancel' })).toEqual({ code: 'owner-only' });
  expect(host.refusal(STRANGER, { type: 'start' })).toEqual({ code: 'owner-only' });
  host.must(ELODIE, { type: 'start' });
  expect(host.refusal(LANA, { type: 'cancel' })).toEqual({ code: 'already-started' });
  const other = new Host(pebbles, { seats: [lana, empty] });
  other.must(LANA, { type: 'cancel' });
  expect(other.see('spectator')).toMatchObject({
    view: null,
    status: { phase: 'finished', ending: 'cancelled', conclusion: { isVoid: true } },
  });
  expect(seatsOf(other.table, 'lana')).toEqual([]);
});

test('an open table at which nothing happens is called off after three days', () => {
  const host = new Host(pebbles, { seats: [lana, empty] });
  host.now = 86_400_000;
  host.must(ELODIE, { type: 'sit', seat: 1, name: 'Élodie' });
  host.must(ELODIE, { type: 'leave', seat: 1 });
  host.now = alarm(host.table) as number;
  expect(host.now).toBe(4 * 86_400_000);
  host.must('host', { type: 'tick' });
  expect(host.see(0).status).toMatchObject({ phase: 'finished', ending: 'cancelled' });
});

test('one person may hold several seats of one device', () => {
  const host = new Host(pebbles, { seats: [lana, { ...lana, name: 'Max' }] }).start();
  expect(seatsOf(host.table, 'lana')).toEqual([0, 1]);
  host.play(LANA, 0, STAND);
  host.play(LANA, 1, STAND);
  expect(host.see(0).status.phase).toBe('finished');
});
