import { commitment, LANGUAGES, replay, seedFromText, stream } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { DRAW, pebbles, STAND } from '../../kernel/testkit/toy/pebbles.ts';
import { bot, ELODIE, elodie, empty, Host, LANA, lana } from '../test/host.ts';
import { DIM, LIGHT, lanterns, PEEK } from '../test/lanterns.ts';
import { create, follow, lookAhead, record, rematch, restore, texts, viewAt } from './index.ts';

test('a viewer gets the entries after the version it has, and the table as it may see it', () => {
  const host = new Host(pebbles).start();
  host.play(LANA, 0, DRAW);
  host.play(ELODIE, 1, DRAW);
  const update = host.see(0, 2);
  expect(update).toMatchObject({ from: 2, version: 3, fresh: false, entries: [{ version: 3, what: 'move', seat: 1 }] });
  expect(update.view).toEqual(pebbles.view(host.table.state as never, 0));
});

test('a version that the table never had gets everything anew', () => {
  const host = new Host(pebbles).start();
  for (const version of [7, -1, 0.5, Number.NaN]) expect(host.see(0, version)).toMatchObject({ fresh: true, from: 0, version: 1 });
});

test('a client notices what it has missed', () => {
  const host = new Host(pebbles).start();
  const mirror = follow(undefined, host.see(1));
  host.play(LANA, 0, DRAW);
  host.play(ELODIE, 1, DRAW);
  expect(follow(mirror, host.see(1, 2))).toBeUndefined();
  expect(follow(undefined, host.see(1, 2))).toBeUndefined();
  expect(follow(mirror, host.see(1, 1))).toEqual(follow(undefined, host.see(1)));
});

test('what a pebble is only its owner reads in the log, and the move itself nobody', () => {
  const host = new Host(pebbles).start();
  host.play(LANA, 0, DRAW);
  const drawn = (viewer: 0 | 1 | 'spectator') => host.see(viewer).entries.at(-1);
  expect(drawn(0)).toMatchObject({ events: [{ type: 'laid' }, { type: 'drew', secret: { pebble: expect.any(Number) } }] });
  for (const viewer of [1, 'spectator'] as const) expect(JSON.stringify(drawn(viewer))).not.toContain('secret');
  for (const viewer of [0, 1, 'spectator'] as const) expect(drawn(viewer)).not.toHaveProperty('move');
});

test('a seat that does not exist sees what spectators see', () => {
  const host = new Host(pebbles).start();
  expect(host.see(7)).toEqual(host.see('spectator'));
});

test('no seat has a view before the start', () => {
  expect(new Host(pebbles, { seats: [lana, empty] }).see(0)).toMatchObject({ view: null, own: { moves: [] }, status: { phase: 'open' } });
});

test('the seed is promised from the first moment and shown at the end', () => {
  const host = new Host(pebbles);
  const { seed } = host.table;
  expect(host.see('spectator').status).toMatchObject({ commitment: commitment(seed), seed: null });
  host.start();
  expect(record(host.game, host.table)).toBeNull();
  host.play(LANA, 0, STAND);
  host.play(ELODIE, 1, STAND);
  expect(host.see('spectator').status).toMatchObject({ seed, sheet: { winners: expect.any(Array) }, ending: 'played' });
  expect(replay(pebbles, record(host.game, host.table) as never)).toMatchObject({ ok: true });
});

test('one can look at the table as it was at any entry, also at one taken back', () => {
  const host = new Host(lanterns).start();
  const views = [host.see(0).view];
  for (const step of [LIGHT, LIGHT, undefined, PEEK, DIM]) {
    if (step) host.play(LANA, 0, step);
    else host.undo(LANA, 0);
    views.push(host.see(0).view);
  }
  expect(views.map((_, i) => viewAt(lanterns, host.table, 0, i + 1))).toEqual(views);
  expect(viewAt(lanterns, host.table, 0, 0)).toBeNull();
});

test('a table comes back from its creation and its journal', () => {
  const host = new Host(lanterns, { confirm: true });
  const { id, game, rules, options, clock, settings, owner, seed, at, law } = host.table;
  const creation = { ...{ id, game, rules, options, clock, settings, owner, seed, at }, law: law as number, seats: [lana, elodie] };
  const journal: NonNullable<typeof host.last>['append'][] = [];
  host.start();
  journal.push(host.last?.append ?? null);
  for (const move of [LIGHT, PEEK, LIGHT]) {
    host.play(LANA, 0, move);
    journal.push(host.last?.append ?? null);
  }
  const kept = JSON.parse(JSON.stringify({ creation, journal }));
  expect(restore(lanterns, kept)).toEqual({ ok: true, value: host.table });
  kept.journal.splice(1, 1);
  expect(restore(lanterns, kept)).toMatchObject({ ok: false, problem: { field: 'journal 3' } });
});

test('a rematch has the same people one seat further and another seed', () => {
  const host = new Host(pebbles, { seats: [lana, elodie, bot] }).start();
  host.play(LANA, 0, STAND);
  host.play(ELODIE, 1, STAND);
  expect(host.refusal(LANA, { type: 'rematch', seat: 0, agree: true })).toEqual({ code: 'not-finished' });
  host.play('host', 2, STAND);
  host.must(LANA, { type: 'rematch', seat: 0, agree: true });
  expect(host.refusal('host', { type: 'rematched', next: 'table-2' })).toEqual({ code: 'not-agreed', missing: 1 });
  host.must(ELODIE, { type: 'leave', seat: 1 });
  expect(host.story().at(-1)).toBe('vacated');
  host.must(ELODIE, { type: 'return', seat: 1 });
  host.must(ELODIE, { type: 'rematch', seat: 1, agree: true });
  const seed = seedFromText('again');
  const next = rematch(host.table, { id: 'table-2', seed, at: 5 });
  expect(next.seats.map((plan) => plan.kind !== 'empty' && plan.name)).toEqual(['Élodie', 'Nanook', 'Lana']);
  expect(create(pebbles, next)).toMatchObject({ ok: true, value: { phase: 'open', seed, owner: 'lana' } });
  host.must('host', { type: 'rematched', next: 'table-2' });
  expect(host.see(1).status.next).toBe('table-2');
});

test.each([
  ['game', { game: 'chess' }],
  ['rules', { rules: 9 }],
  ['options.bag', { options: { bag: 'torn' } }],
  ['seats', { seats: [lana] }],
  ['seats[1]', { seats: [lana, { ...bot, level: 9 }] }],
  ['seats[0]', { seats: [{ ...lana, name: '' }, bot] }],
  ['settings.standIn', { settings: { confirm: false, standIn: 0 } }],
  ['clock', { clock: { kind: 'move', ms: 0, grace: 0 } }],
  ['seed', { seed: 'abc' }],
])('a plan that cannot be played says where: %s', (field, change) => {
  const { id, game, rules, options, clock, settings, owner, seed, at } = new Host(pebbles).table;
  const plan = { id, game, rules, options, clock, settings, owner, seed, at, seats: [lana, bot], ...change };
  expect(create(pebbles, plan as never)).toMatchObject({ ok: false, problem: { field } });
});

test('a player can be told beforehand that a step reveals something', () => {
  const host = new Host(lanterns).start();
  const view = host.see(0).view as never;
  const ahead = lookAhead(lanterns, view, 0, stream(seedFromText('dream'), 'imagine'));
  expect(ahead.after([LIGHT])).toMatchObject({ reveals: false, view: { lit: [[1, -1], expect.anything()] } });
  expect(ahead.after([PEEK]).reveals).toBe(true);
  expect(ahead.after([LIGHT, PEEK]).reveals).toBe(true);
  expect(ahead.after([DIM])).toMatchObject({ refusal: { code: 'no-room', lit: 0 }, events: [], view });
  expect(ahead.after([LIGHT, DIM])).toMatchObject({ refusal: undefined, reveals: false });
  expect(ahead.after([LIGHT]).moves).toContain(DIM);
  expect(ahead.after([]).moves).toEqual(lanterns.moves(host.table.state as never, 0));
});

test('the table speaks three languages', async () => {
  for (const language of LANGUAGES) {
    const words = await texts[language]();
    expect(words.clock({ kind: 'bank', ms: 600_000, increment: 5_000, grace: 0 })).toMatch(/10\sminut.*5\sse[cg]/);
    expect(words.refusal({ code: 'nothing-to-undo', stop: 'revealed' })).not.toMatch(/undefined|'/);
    expect(words.happening({ what: 'replaced', seat: 1, why: 'left', level: 2 }, ['Lana', 'Élodie'])).toContain('Élodie');
  }
});
