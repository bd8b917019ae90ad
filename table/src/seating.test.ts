import { expect, test } from 'vitest';
import { pebbles } from '../../kernel/testkit/toy/pebbles.ts';
import { bot, ELODIE, elodie, empty, Host, LANA, lana, STRANGER } from '../test/host.ts';
import { alarm, LAW, restore } from './index.ts';

const gathering = () => new Host(pebbles, { seats: [lana, empty, bot] });
const sitDown = (host: Host<never>): void => host.must(ELODIE, { type: 'sit', seat: 1, name: 'Élodie' });

test('a table that becomes full starts by itself after ten seconds', () => {
  const host = gathering();
  expect(host.see('spectator').status.begins).toBe(null);
  host.now = 5000;
  sitDown(host as never);
  expect(host.see('spectator').status).toMatchObject({ phase: 'open', begins: 15_000 });
  host.now = alarm(host.table) as number;
  expect(host.now).toBe(15_000);
  host.must('host', { type: 'tick' });
  expect(host.see('spectator').status).toMatchObject({ phase: 'playing', begins: null });
});

test('anybody who sits there may stop it, and anybody may start it then', () => {
  const host = gathering();
  expect(host.refusal(LANA, { type: 'wait' })).toEqual({ code: 'already-so' });
  sitDown(host as never);
  expect(host.refusal(STRANGER, { type: 'wait' })).toMatchObject({ code: 'not-seated' });
  host.must(ELODIE, { type: 'wait' });
  expect(host.see('spectator').status.begins).toBe(null);
  host.now = 20_000;
  expect(host.refusal('host', { type: 'tick' })).toEqual({ code: 'already-so' });
  host.must(ELODIE, { type: 'start' });
  expect(host.table.phase).toBe('playing');
  expect(host.refusal(LANA, { type: 'wait' })).toEqual({ code: 'already-started' });
});

test('who gets up stops it, and whoever takes the seat sets it off anew', () => {
  const host = gathering();
  sitDown(host as never);
  host.now = 9000;
  host.must(ELODIE, { type: 'vacate', seat: 1 });
  expect(host.table.begins).toBe(null);
  host.now = 30_000;
  host.must(STRANGER, { type: 'sit', seat: 1, name: 'Noor' });
  expect(host.table.begins).toBe(40_000);
});

test('one person among bots starts when it likes; tables of an older law wait as they always did', () => {
  const alone = new Host(pebbles, { seats: [lana, empty] });
  alone.must(LANA, { type: 'seat-bot', seat: 1, level: 2, name: 'Aino' });
  expect(alone.table.begins).toBe(null);
  const old = new Host(pebbles, { seats: [lana, empty], old: true });
  sitDown(old as never);
  expect(old.table.begins).toBeUndefined();
  expect(LAW).toBe(2);
});

test('the lead goes on to who stays: when its owner gets up, gives it away, or is away', () => {
  const host = new Host(pebbles, { seats: [lana, elodie, empty] });
  expect(host.refusal(ELODIE, { type: 'lead', seat: 1 })).toEqual({ code: 'owner-only' });
  expect(host.refusal(LANA, { type: 'lead', seat: 2 })).toEqual({ code: 'not-seated', seat: 2 });
  host.must('host', { type: 'lead', seat: 1 });
  expect(host.see('spectator').status.owner).toBe(1);
  expect(host.refusal(LANA, { type: 'cancel' })).toEqual({ code: 'owner-only' });
  host.must(ELODIE, { type: 'vacate', seat: 1 });
  expect(host.see('spectator').status.owner).toBe(0);
});

test('what counts down is kept: read again from its journal, the table starts at the same moment', () => {
  const host = gathering();
  const creation = { ...host.table, seats: [lana, empty, bot] };
  const journal = [];
  host.now = 1000;
  sitDown(host as never);
  journal.push(host.last?.append);
  const again = restore(pebbles, { creation: creation as never, journal: journal as never });
  expect(again.ok && again.value.begins).toBe(11_000);
});

test('who leads the table changes its clock, its options and what it counts for, until it begins', () => {
  const host = gathering();
  const clock = { kind: 'bank', ms: 300_000, increment: 5000, grace: 0 } as const;
  const change = { type: 'arrange', options: {}, clock, casual: true } as const;
  expect(host.refusal(ELODIE, change)).toEqual({ code: 'owner-only' });
  host.must(LANA, change);
  expect(host.see('spectator').status).toMatchObject({ clock, casual: true });
  expect(host.refusal(LANA, change)).toEqual({ code: 'already-so' });
  expect(host.refusal(LANA, { ...change, clock: { ...clock, ms: -1 } })).toEqual({ code: 'no-such-command' });
  expect(host.refusal(LANA, { ...change, clock: null as never })).toEqual({ code: 'no-such-command' });
  expect(host.refusal(LANA, { ...change, options: { moon: 'full' } })).toEqual({ code: 'no-such-command' });
  sitDown(host as never);
  host.now = 8000;
  host.must(LANA, { ...change, casual: false });
  expect(host.table).toMatchObject({ begins: 18_000, settings: { standIn: expect.any(Number) } });
  expect(host.table.settings.casual).toBeUndefined();
  host.must(LANA, { type: 'start' });
  expect(host.refusal(LANA, change)).toEqual({ code: 'already-started' });
});
