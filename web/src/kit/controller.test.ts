import { type BorealView, cardOf, game } from '@banquise/boreal';
import { seedFromText, type Viewer } from '@banquise/kernel';
import { create, handle, type Request, reflect, type Table, viewAt } from '@banquise/table';
import { expect, test } from 'vitest';
import { createStore, type Store } from '../ui/store.ts';
import type { BoardModule } from './board.ts';
import { type Controller, createController } from './controller.ts';
import type { Session } from './session.ts';

/** A table of two people in memory, seen from the first seat; every request goes straight to the authority. */
function laid(confirm: boolean): { session: Session; ask: (request: Request) => void; table: () => Table } {
  const person = { kind: 'person', person: 'p', confirm } as const;
  const made = create(game as never, {
    ...{ id: 't', game: 'boreal', rules: game.rules, options: {}, owner: 'p', seed: seedFromText('controller'), at: 0 },
    seats: [
      { ...person, name: 'Lana' },
      { ...person, name: 'Élodie' },
    ],
    clock: { kind: 'none' },
    settings: { confirm, standIn: 1 },
  });
  if (!made.ok) throw new Error(made.problem.expected);
  let table: Table = made.value;
  let asked = 0;
  const viewer = createStore<Viewer>(0);
  const act = (request: Request) => {
    const outcome = handle(game as never, table, { id: `c${asked++}`, by: { person: 'p' }, version: table.entries.length, ...request }, 0);
    table = outcome.table;
    return outcome.answer;
  };
  act({ type: 'start' });
  const mirror = createStore(reflect(game as never, table, 0));
  const ask = (request: Request) => {
    const answer = act(request);
    mirror.set(reflect(game as never, table, 0, mirror.get()));
    return answer;
  };
  const step = (): number => mirror.get().own?.draft.length ?? 0;
  const session: Session = {
    ...{ mirror, viewer, device: { curtain: createStore<number | null>(null), lift: () => undefined } },
    play: {
      act: async (moves) => ask({ type: 'act', seat: 0, step: step(), moves }),
      undo: async () => ask({ type: 'undo', seat: 0, step: step() }),
      confirm: async () => ask({ type: 'confirm', seat: 0, step: step() }),
    },
    past: (version) => viewAt(game as never, table, viewer.get(), version),
  };
  return { session, ask, table: () => table };
}

/** A board that points at columns and shows nothing but the order of what happened. */
function controlled(session: Session, ms = 0): { controller: Controller; shown: string[] } {
  const shown: string[] = [];
  const board = {
    game,
    choices: ({ moves }: { moves: readonly { type: string; column?: number }[] }) =>
      moves.map((move) => ({ path: [`${move.type}:${move.column ?? ''}`], verb: move.type, moves: [move] })),
    frames: (view: object, event: { type: string }) => {
      shown.push(event.type);
      return [{ view, ms }];
    },
    reason: () => 'not now',
    beginsTurn: () => false,
  } as unknown as BoardModule;
  const texts = { event: ({ type }: { type: string }) => type, refusal: ({ code }: { code: string }) => code } as never;
  const manner = {
    language: 'en',
    pace: () => (ms > 0 ? 1 : 0),
    sounds: () => false,
    you: 'You',
    undone: 'undone',
    nothingToUndo: 'nothing',
  } as const;
  return { controller: createController(session, board, texts, manner), shown };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('what happened is shown in the order of events, and then somebody else may choose', async () => {
  const { session } = laid(false);
  const { controller, shown } = controlled(session);
  controller.pick('locate:8');
  controller.pick('locate:8');
  await settle();
  expect(shown).toEqual(['located', 'refilled', 'rested', 'turn']);
  expect(controller.scenery.get().choices).toEqual([]);
});

test('a turn that is confirmed was seen already, and is not shown twice', async () => {
  const { session } = laid(true);
  const { controller, shown } = controlled(session);
  const { board } = session.mirror.get().view as BorealView;
  // A card without an effect to choose ends the turn with its place.
  const plain = board.findIndex((card, i) => i < 5 && cardOf(card).effects.length === 0);
  const discover = controller.scenery.get().choices.find(({ path }) => path[0] === `discover-board:${plain + 1}`);
  expect(discover).toBeDefined();
  controller.commit(discover as never);
  await settle();
  controller.commit({ path: [], verb: 'place', moves: [session.mirror.get().own?.moves[0] as never] });
  await settle();
  const before = [...shown];
  expect(before).toContain('placed');
  expect(session.mirror.get().own?.complete).toBe(true);
  controller.confirm();
  await settle();
  expect(shown).toEqual(before);
});

test('one undo takes back what one button did, and no more', async () => {
  const { session } = laid(true);
  const { mirror } = session;
  const steps = (): number => mirror.get().own?.undo.steps ?? 0;
  const counted = async (by: number) => {
    const now = mirror.get();
    mirror.set({ ...now, own: now.own && { ...now.own, undo: { steps: steps() + by, stop: 'start' } } });
    return { ok: true, version: 0, step: 0 } as const;
  };
  const { controller } = controlled({ ...session, play: { act: ({ length }) => counted(length), undo: () => counted(-1) } });
  const move = {} as never;
  const seen: number[] = [];
  for (const moves of [[move], [move, move, move], [move]]) controller.commit({ path: [], verb: '', moves });
  for (let i = 0; i < 3; i++) {
    seen.push(steps());
    controller.undo();
    await settle();
  }
  expect([...seen, steps()]).toEqual([5, 4, 1, 0]);
});

test('steps that come together are all drawn from before them, even when the first one has no picture', async () => {
  const { session, ask } = laid(false);
  const { controller } = controlled(session);
  const { curtain } = session.device as NonNullable<Session['device']> & { curtain: Store<number | null> };
  const before = controller.scenery.get().moment.view;
  const seen: unknown[] = [];
  (controller.board as { frames: BoardModule['frames'] }).frames = (view) => {
    seen.push(view);
    return [];
  };
  curtain.set(1);
  ask({ type: 'move', seat: 0, step: 0, move: { type: 'locate', column: 8 } });
  ask({ type: 'move', seat: 1, step: 0, move: { type: 'locate', column: 1 } });
  curtain.set(null);
  await settle();
  expect(seen.length).toBeGreaterThan(2);
  expect(new Set(seen)).toEqual(new Set([before]));
});

test('what the others do is told in words, and their pieces are marked until one plays again', async () => {
  const { session, ask } = laid(false);
  const { controller } = controlled(session);
  controller.pick('locate:8');
  controller.pick('locate:8');
  await settle();
  ask({ type: 'move', seat: 1, step: 0, move: { type: 'locate', column: 1 } });
  await settle();
  const { spoken, recent, choices } = controller.scenery.get();
  expect(spoken).toContain('located');
  expect(recent.map(({ type }) => type)).toContain('located');
  expect(choices.length).toBeGreaterThan(0);
  // With a step that still waits for its confirmation one has played, too.
  const { mirror } = session;
  const now = mirror.get();
  mirror.set({ ...now, own: now.own && { ...now.own, draft: [[]] } });
  expect(controller.scenery.get().recent).toEqual([]);
});

test('a place that cannot be chosen says why; taking back with nothing to take back says so', () => {
  const { session } = laid(false);
  const { controller } = controlled(session);
  controller.pick('nowhere');
  expect(controller.scenery.get().spoken).toBe('not now');
  controller.undo();
  expect(controller.scenery.get().spoken).toBe('nothing');
});

test('a moment of the past is looked at without a choice and with its own marks, and one comes back to the game', async () => {
  const { session, ask } = laid(false);
  const { controller } = controlled(session);
  controller.pick('locate:8');
  controller.pick('locate:8');
  await settle();
  const { version } = session.mirror.get();
  ask({ type: 'move', seat: 1, step: 0, move: { type: 'locate', column: 1 } });
  await settle();
  controller.look(version);
  expect(controller.scenery.get().looking).toBe(version);
  expect(controller.scenery.get().recent).toEqual([]);
  controller.look(null);
  expect(controller.scenery.get().recent).not.toEqual([]);
  expect(controller.scenery.get().looking).toBeNull();
});

test('what is on the way when the device passes on is drawn for whoever it was seen by, never for the next one', async () => {
  const { session, ask, table } = laid(false);
  const { controller } = controlled(session, 3);
  const wrong: unknown[] = [];
  controller.scenery.subscribe(() => {
    const { view, you } = controller.scenery.get().moment;
    if ((view as BorealView).viewer !== you) wrong.push([(view as BorealView).viewer, you]);
  });
  ask({ type: 'move', seat: 0, step: 0, move: { type: 'locate', column: 8 } as never });
  session.device?.curtain.set(1);
  session.viewer.set(1);
  session.mirror.set(reflect(game as never, table(), 1));
  await new Promise((resolve) => setTimeout(resolve, 60));
  session.device?.curtain.set(null);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(wrong).toEqual([]);
  expect(controller.scenery.get().moment.you).toBe(1);
});

test('before the curtain neither the log nor the past is the next one’s, and a late answer is not shown to her', async () => {
  const { session, ask, table } = laid(false);
  let remember = (): void => undefined;
  const { controller } = controlled(session);
  ask({ type: 'move', seat: 0, step: 0, move: { type: 'locate', column: 8 } as never });
  await settle();
  const wrong: unknown[] = [];
  controller.scenery.subscribe(() => {
    const { moment, mirror } = controller.scenery.get();
    const seen = [(moment.view as BorealView).viewer, (mirror.view as BorealView).viewer];
    if (seen.some((viewer) => viewer !== moment.you)) wrong.push([moment.you, ...seen]);
  });
  const past = session.past as (version: number) => object;
  session.past = (version) => {
    const view = past(version);
    return new Promise((resolve) => {
      remember = () => resolve(view);
    });
  };
  controller.look(1);
  session.device?.curtain.set(1);
  session.viewer.set(1);
  session.mirror.set(reflect(game as never, table(), 1));
  await settle();
  expect(controller.scenery.get().mirror.own?.seat).toBe(0);
  session.past = past;
  controller.look(1);
  session.device?.curtain.set(null);
  await settle();
  remember();
  await settle();
  expect(wrong).toEqual([]);
  expect(controller.scenery.get()).toMatchObject({ looking: null, moment: { you: 1 } });
});
