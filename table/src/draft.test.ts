import { game as borealis } from '@banquise/borealis';
import { expect, test } from 'vitest';
import { DRAW, pebbles, STAND } from '../../kernel/testkit/toy/pebbles.ts';
import { ELODIE, elodie, Host, LANA, lana } from '../test/host.ts';
import { LIGHT, lanterns, PEEK, READY } from '../test/lanterns.ts';

const confirming = { seats: [{ ...lana, confirm: true }, elodie] } as const;

test('the moves of a turn that waits for confirmation are seen by their player only', () => {
  const host = new Host(pebbles, confirming).start();
  const others = [host.see(1), host.see('spectator')];
  expect(host.move(LANA, 0, STAND)).toEqual({ ok: true, version: 1, step: 1 });
  expect(host.last?.tell).toEqual([0]);
  expect([host.see(1), host.see('spectator')]).toEqual(others);
  expect(host.see(0)).toMatchObject({ version: 1, view: { turn: 1 }, own: { draft: [[{ type: 'stood' }]], complete: true } });
});

test('the time of a draft does not show through to others', () => {
  const host = new Host(lanterns, { ...confirming, clock: { kind: 'move', ms: 60_000, grace: 0 } }).start();
  const before = host.see(1);
  host.now = 5_000;
  host.play(LANA, 0, LIGHT);
  expect(host.see(1)).toEqual(before);
});

test('confirming makes each step an entry', () => {
  const host = new Host(lanterns, confirming).start();
  host.play(LANA, 0, LIGHT, LIGHT, READY);
  expect(host.story(1)).toEqual(['started']);
  expect(host.confirm(LANA, 0)).toEqual({ ok: true, version: 4, step: 0 });
  expect(host.story(1)).toEqual(['started', 'move', 'move', 'move']);
  expect(host.undo(LANA, 0)).toMatchObject({ refusal: { code: 'nothing-to-undo', stop: 'confirmed' } });
  expect(host.confirm(LANA, 0)).toMatchObject({ refusal: { code: 'nothing-to-confirm' } });
});

test('a finished turn asks for its confirmation, and undo reaches into it', () => {
  const host = new Host(pebbles, confirming).start();
  host.play(LANA, 0, STAND);
  expect(host.move(LANA, 0, STAND)).toMatchObject({ refusal: { code: 'confirm-first', steps: 1 } });
  expect(host.undo(LANA, 0)).toMatchObject({ ok: true, step: 0 });
  expect(host.see(0)).toMatchObject({ view: { turn: 0 }, own: { draft: [], complete: false } });
});

test('a step that shows its player something new settles itself and what came before', () => {
  const host = new Host(lanterns, confirming).start();
  host.play(LANA, 0, LIGHT);
  expect(host.move(LANA, 0, PEEK)).toEqual({ ok: true, version: 3, step: 0 });
  expect(host.undo(LANA, 0)).toMatchObject({ refusal: { stop: 'revealed' } });
  expect(host.story(1)).toEqual(['started', 'move', 'move']);
});

test('a card played from the hand shows its player nothing new, so it stays a draft', () => {
  const host = new Host(borealis, confirming).start();
  const first = (seat: number, type: string) => host.see(seat).own?.moves.find((move) => move.type === type);
  host.play(ELODIE, 1, first(1, 'replace'));
  host.play(LANA, 0, first(0, 'replace'));
  const turn = host.see(0).view?.turn as number;
  if (turn === 1) host.must(ELODIE, { type: 'set-confirm', seat: 1, on: true });
  const before = host.see('spectator');
  expect(host.move(turn === 0 ? LANA : ELODIE, turn, first(turn, 'observe'))).toMatchObject({ ok: true, step: 1 });
  expect(host.see('spectator')).toEqual(before);
});

test('a move of another under a draft keeps what still holds', () => {
  const host = new Host(lanterns, confirming).start();
  host.play(LANA, 0, LIGHT, READY);
  host.play(ELODIE, 1, READY);
  // Lana’s last step would now show her Élodie’s lanterns: she is asked again.
  expect(host.see(0).own).toMatchObject({ draft: [[{ type: 'changed', secret: { lit: 1 } }]], complete: false });
  expect(host.refusal(LANA, { type: 'confirm', seat: 0, step: 2 })).toMatchObject({ code: 'stale-version' });
  expect(host.confirm(LANA, 0)).toMatchObject({ ok: true });
});

test('confirming is switched at the table, but not in the middle of a draft', () => {
  const host = new Host(lanterns, confirming).start();
  host.play(LANA, 0, LIGHT);
  expect(host.refusal(LANA, { type: 'set-confirm', seat: 0, on: false })).toEqual({ code: 'draft-open', steps: 1 });
  host.confirm(LANA, 0);
  host.must(LANA, { type: 'set-confirm', seat: 0, on: false });
  expect(host.refusal(LANA, { type: 'set-confirm', seat: 0, on: false })).toEqual({ code: 'already-so' });
  host.play(LANA, 0, LIGHT);
  expect(host.story(1).length).toBe(3);
});

test('a step made in one window is stale in another', () => {
  const host = new Host(lanterns, confirming).start();
  host.play(LANA, 0, LIGHT);
  expect(host.refusal(LANA, { type: 'move', seat: 0, step: 0, move: LIGHT })).toMatchObject({ code: 'stale-version' });
});

test('who leaves takes the draft along', () => {
  const host = new Host(pebbles, confirming).start();
  host.play(LANA, 0, STAND);
  host.must(LANA, { type: 'leave', seat: 0 });
  expect(host.see(0)).toMatchObject({ view: { turn: 0 }, own: { draft: [] } });
  expect(host.move('host', 0, DRAW)).toMatchObject({ ok: true });
});
