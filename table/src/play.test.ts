import { type BorealTypes, game as boreal } from '@banquise/boreal';
import { copy, EVERYONE, type Hidden, NOBODY, only } from '@banquise/kernel';
import { describe, expect, test } from 'vitest';
import { DRAW, pebbles, STAND } from '../../kernel/testkit/toy/pebbles.ts';
import { bot, ELODIE, Host, LANA, lana, STRANGER } from '../test/host.ts';
import { DIM, LIGHT, lanterns, PEEK, READY } from '../test/lanterns.ts';
import { ends } from './draft.ts';
import { record, type Table } from './index.ts';

const moveOf = (seat: number, move: unknown, step = 0) => ({ type: 'move', seat, step, move }) as const;

test('a move is answered with the new version, and everybody is told', () => {
  const host = new Host(pebbles).start();
  expect(host.move(LANA, 0, DRAW)).toEqual({ ok: true, version: 2, step: 0 });
  expect(host.last?.tell).toEqual([0, 1, 'spectator']);
  expect(host.last?.append).toMatchObject({ revision: 2, command: { type: 'move', move: DRAW } });
});

test('the same id again gets the same answer and draws no second pebble', () => {
  const host = new Host(pebbles).start();
  const command = { id: 'x', by: LANA, version: 1, ...moveOf(0, DRAW) };
  const answer = host.send(command);
  const { table } = host;
  host.play(ELODIE, 1, STAND);
  expect(host.send(command)).toEqual(answer);
  expect(host.last?.append).toBeNull();
  expect(host.table.entries.length).toBe(table.entries.length + 1);
});

test('two people may happen to choose the same id', () => {
  const host = new Host(pebbles).start();
  host.send({ id: 'x', by: LANA, version: 1, ...moveOf(0, STAND) });
  expect(host.send({ id: 'x', by: ELODIE, version: 2, ...moveOf(1, STAND) })).toMatchObject({ ok: true, version: 4 });
});

test('an id that was forgotten long ago is stale rather than played twice', () => {
  const host = new Host(lanterns).start();
  const pause = { id: 'old', by: LANA, version: 1, type: 'pause', seat: 0, agree: true } as const;
  host.send(pause);
  for (let i = 0; i < 70; i++) host.play(ELODIE, 1, LIGHT, DIM);
  host.must(LANA, { type: 'pause', seat: 0, agree: false });
  expect(host.send(pause)).toMatchObject({ ok: false, refusal: { code: 'stale-version', yours: 1 } });
});

test('a refusal of the game is passed on with its figures', () => {
  const host = new Host(pebbles).start();
  expect(host.move(ELODIE, 1, DRAW)).toEqual({ ok: false, from: 'game', refusal: { code: 'not-your-turn' } });
  expect(host.last?.table).toBe(host.table);
  expect(host.last?.tell).toEqual([]);
});

describe('an act of several moves', () => {
  const actOf = (seat: number, moves: readonly unknown[], step = 0) => ({ type: 'act', seat, step, moves }) as const;
  /** A card that lies on the board, and the slot for it. */
  const discovery = (host: Host<BorealTypes>): readonly unknown[] => {
    const state = copy(host.table.state as BorealTypes['State']);
    const seat = boreal.actors(state)[0] as number;
    const discover = boreal.moves(state, seat).find(({ type }) => type === 'discover-board');
    boreal.apply(state, seat, discover as never);
    return [discover, boreal.moves(state, seat)[0]];
  };

  test('is one row of the journal, and everybody hears of all of it at once', () => {
    const host = new Host(boreal, { seats: [lana, { ...lana, name: 'Max' }] }).start();
    const seat = boreal.actors(host.table.state as never)[0] as number;
    const rows = host.table.revision;
    expect(host.ask(LANA, actOf(seat, discovery(host)))).toMatchObject({ ok: true, version: 3 });
    expect(host.table.revision).toBe(rows + 1);
    expect(host.last?.tell).toContain('spectator');
    expect(host.last?.append?.command).toMatchObject({ type: 'act', moves: [{ type: 'discover-board' }, { type: 'place' }] });
    expect(host.table.entries.slice(1).map(({ what }) => what)).toEqual(['move', 'move']);
  });

  test('leaves nothing behind when a later move of it is refused, nor when it comes twice', () => {
    const host = new Host(boreal, { seats: [lana, { ...lana, name: 'Max' }] }).start();
    const seat = boreal.actors(host.table.state as never)[0] as number;
    const [discover, place] = discovery(host);
    const { table } = host;
    expect(host.ask(LANA, actOf(seat, [discover, discover]))).toMatchObject({ ok: false, from: 'game' });
    expect(host.table).toBe(table);
    const command = { id: 'x', by: LANA, version: host.version, ...actOf(seat, [discover, place]) };
    const answer = host.send(command);
    const after = host.table;
    expect(host.send(command)).toEqual(answer);
    expect(host.table).toBe(after);
  });

  test('is drafted whole where turns are confirmed, and only its player hears of it', () => {
    const host = new Host(lanterns, { confirm: true }).start();
    host.must(LANA, actOf(0, [LIGHT, DIM]));
    expect(host.last?.tell).toEqual([0]);
    expect(host.see(0).own?.draft).toHaveLength(2);
    expect(host.see(1).entries.map(({ what }) => what)).toEqual(['started']);
  });

  test('cannot be used to look: what lies hidden has no say in whether it is refused', () => {
    // Here one may light a lantern only with an odd card on top of the hand: a refusal would tell which card was peeked at.
    const riddle: typeof lanterns = {
      ...lanterns,
      refuse: (state, seat, move) =>
        lanterns.refuse(state, seat, move) ??
        (move === LIGHT && (state.hands[seat]?.at(-1) ?? 1) % 2 === 0 ? { code: 'no-room', lit: 0 } : undefined),
    };
    const outcomes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const host = new Host(riddle, { seed }).start();
      const { ok } = host.ask(LANA, actOf(0, [PEEK, LIGHT]));
      return { ok, moves: host.table.entries.filter(({ what }) => what === 'move').length };
    });
    expect(new Set(outcomes.map(({ ok }) => ok)).size).toBe(1);
    // What came to light counts, also where it forbids the rest; otherwise one would have looked for nothing.
    expect(new Set(outcomes.map(({ moves }) => moves))).toEqual(new Set(outcomes[0]?.ok ? [1, 2] : [0]));
  });

  test.each([[[]], ['draw'], [null], [[null]]])('of nothing is none: %j', (moves) => {
    expect(new Host(pebbles).start().ask(LANA, actOf(0, moves as never))).toMatchObject({ refusal: { code: 'no-such-move' } });
  });
});

test.each([null, 7, 'draw', [], {}, { type: 'steal' }])('what is no move of the game is refused: %j', (move) => {
  expect(new Host(pebbles).start().move(LANA, 0, move)).toMatchObject({ from: 'table', refusal: { code: 'no-such-move' } });
});

test.each([
  { type: 'steal' },
  { type: 'toString' },
  { type: 'move', seat: 'length', step: 0, move: DRAW },
  { type: 'sit', seat: 0.5, name: 'Max' },
])('nonsense gets an answer: %j', (request) => {
  expect(new Host(pebbles).start().ask(LANA, request as never)).toMatchObject({ ok: false, from: 'table' });
});

test('nobody plays for another seat, before the start, or after the end', () => {
  const host = new Host(pebbles, { seats: [lana, bot] });
  expect(host.refusal(LANA, moveOf(0, STAND))).toEqual({ code: 'not-started' });
  host.start();
  expect(host.refusal(STRANGER, moveOf(0, STAND))).toEqual({ code: 'not-seated', seat: 0 });
  expect(host.refusal(LANA, moveOf(1, STAND))).toEqual({ code: 'not-seated', seat: 1 });
  expect(host.refusal(LANA, moveOf(7, STAND))).toEqual({ code: 'no-such-seat', seats: 2 });
  expect(host.refusal('host', moveOf(0, STAND))).toEqual({ code: 'not-a-bot', seat: 0 });
  host.play(LANA, 0, STAND);
  host.play('host', 1, STAND);
  expect(host.refusal(LANA, moveOf(0, STAND))).toEqual({ code: 'finished' });
});

test('a decision made before the position changed is stale', () => {
  const host = new Host(pebbles).start();
  host.play(LANA, 0, DRAW);
  host.play(ELODIE, 1, DRAW);
  expect(host.refusal(LANA, moveOf(0, DRAW), 1)).toEqual({ code: 'stale-version', yours: 1, now: 3 });
  expect(host.refusal(LANA, moveOf(0, DRAW), 9)).toEqual({ code: 'stale-version', yours: 9, now: 3 });
});

test('where everybody acts at once, the move of another does not make mine stale', () => {
  const host = new Host(lanterns).start();
  host.play(ELODIE, 1, LIGHT);
  expect(host.ask(LANA, moveOf(0, LIGHT), 1)).toMatchObject({ ok: true });
  expect(host.refusal(LANA, moveOf(0, LIGHT), 1)).toMatchObject({ code: 'stale-version' });
});

test('undo goes back step by step, and everybody sees that it did', () => {
  const host = new Host(lanterns).start();
  host.play(LANA, 0, LIGHT, LIGHT);
  expect(host.see(0).own?.undo).toEqual({ steps: 2, stop: 'start' });
  expect(host.undo(LANA, 0)).toMatchObject({ ok: true });
  expect(host.see(0).view?.lit[0]).toEqual([1, -1]);
  expect(host.undo(LANA, 0)).toMatchObject({ ok: true });
  expect(host.see(1).entries.slice(-2)).toMatchObject([
    { what: 'undone', seat: 0, of: 3 },
    { what: 'undone', seat: 0, of: 2 },
  ]);
  expect(host.undo(LANA, 0)).toMatchObject({ refusal: { code: 'nothing-to-undo', stop: 'start' } });
});

test('undo stops at a step that revealed something', () => {
  const host = new Host(lanterns).start();
  host.play(LANA, 0, LIGHT, PEEK, LIGHT);
  expect(host.undo(LANA, 0)).toMatchObject({ ok: true });
  expect(host.undo(LANA, 0)).toMatchObject({ refusal: { code: 'nothing-to-undo', stop: 'revealed' } });
});

test('a turn that was passed on can still be taken back until somebody else acts', () => {
  const host = new Host(lanterns).start();
  host.play(LANA, 0, LIGHT, READY);
  expect(host.undo(LANA, 0)).toMatchObject({ ok: true });
  host.play(LANA, 0, READY);
  host.play(ELODIE, 1, LIGHT);
  expect(host.undo(LANA, 0)).toMatchObject({ refusal: { code: 'nothing-to-undo', stop: 'another' } });
});

test('that others saw a card of mine does not end undo, what I saw does', () => {
  const before: Hidden = { rng: [1, 2, 3, 4], knows: [only(0), NOBODY] };
  expect(ends(before, { rng: [1, 2, 3, 4], knows: [EVERYONE, NOBODY] }, 0)).toBeNull();
  expect(ends(before, { rng: [1, 2, 3, 4], knows: [only(0), only(0)] }, 0)).toBe('revealed');
});

test('chance that others have seen ends undo, chance that nobody has seen does not', () => {
  const before: Hidden = { rng: [1, 2, 3, 4], knows: [only(0), NOBODY] };
  expect(ends(before, { rng: [5, 2, 3, 4], knows: [only(0), only(1)] }, 0)).toBe('chance');
  expect(ends(before, { rng: [5, 2, 3, 4], knows: [only(0), NOBODY] }, 0)).toBeNull();
});

test('undo stops at a step of another', () => {
  const host = new Host(lanterns).start();
  host.play(LANA, 0, LIGHT);
  host.play(ELODIE, 1, LIGHT);
  expect(host.undo(LANA, 0)).toMatchObject({ refusal: { code: 'nothing-to-undo', stop: 'another' } });
  expect(host.undo(ELODIE, 1)).toMatchObject({ ok: true });
});

test('a card taken from the reserve in Boreal can be put back until it lies in the pyramid', () => {
  const host = new Host(boreal).start();
  const free = (seat: number, type: string) => host.see(seat).own?.moves.find((move) => move.type === type);
  host.play(LANA, 0, free(0, 'locate'));
  host.play(ELODIE, 1, free(1, 'locate'));
  const view = host.see(0).view;
  host.play(LANA, 0, free(0, 'discover-reserve'));
  expect(host.see(0).view?.stage).toBe('place');
  expect(host.undo(LANA, 0)).toMatchObject({ ok: true });
  expect(host.see(0).view).toEqual(view);
});

test('what was taken back is not in the record', () => {
  const host = new Host(lanterns).start();
  host.play(LANA, 0, LIGHT);
  host.undo(LANA, 0);
  for (const _round of [1, 2]) {
    host.play(LANA, 0, READY);
    host.play(ELODIE, 1, READY);
  }
  expect(host.story()).toEqual(['started', 'move', 'undone', 'move', 'move', 'move', 'move', 'finished']);
  expect(record(host.game, host.table)?.moves).toEqual([
    [0, READY],
    [1, READY],
    [0, READY],
    [1, READY],
  ]);
});

test('against bots alone a decision can be taken back whatever came of it, and the game is practice from then on', () => {
  const host = new Host(boreal, { seats: [lana, bot] }).start();
  const first = host.see(0);
  const any = (seat: number): unknown => host.see(seat).own?.moves[0] ?? boreal.moves(host.table.state as never, seat)[0];
  while (host.see(0).status.awaited.includes(0)) host.play(LANA, 0, any(0));
  while (host.see(0).status.awaited.includes(1)) host.play('host', 1, any(1));
  host.play(LANA, 0, any(0));
  expect(host.see(0).status.practice).toBe(false);
  const at = host.see(0).own?.rewind;
  expect(at).toBe(true);
  while (host.table.entries.some(({ what }, i) => what === 'move' && !undone(host).has(i + 1)))
    host.must(LANA, { type: 'rewind', seat: 0 });
  expect(host.see(0)).toMatchObject({ view: first.view, own: { moves: first.own?.moves }, status: { practice: true, awaited: [0] } });
  expect(host.refusal(LANA, { type: 'rewind', seat: 0 })).toMatchObject({ code: 'nothing-to-undo', stop: 'start' });
});

const undone = ({ table }: { readonly table: Table<never> | Table }): ReadonlySet<number> =>
  new Set(table.entries.flatMap((entry) => (entry.what === 'undone' ? [entry.of] : [])));

test('with a person on another seat nothing is taken back that they have answered', () => {
  const host = new Host(lanterns).start();
  host.play(LANA, 0, LIGHT);
  expect(host.refusal(LANA, { type: 'rewind', seat: 0 })).toEqual({ code: 'not-alone' });
  expect(host.see(0).own?.rewind).toBe(false);
});
