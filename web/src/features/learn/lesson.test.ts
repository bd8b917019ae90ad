import { game } from '@banquise/boreal';
import { seedFromText, start } from '@banquise/kernel';
import { restore, type Stored } from '@banquise/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Script } from '../../kit/learn/tutorial.ts';
import { hear, openLesson, type Progress } from './lesson.ts';

const START: Progress = { step: 0, decision: 0, made: 0, other: false };
const DISCOVER = { type: 'discover-board', column: 1 };
const PLACE = { type: 'place', floor: 0, slot: 0 };
const script: Script = {
  ...{ seed: 'ruins 17994', seats: 2, you: 0 },
  steps: [{ id: 'discover', play: [DISCOVER, { type: 'place' }] }, { id: 'rest' }],
};

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const stored = (): Stored => (JSON.parse(kept.get('banquise.tutorial.boreal') ?? '') as { stored: Stored }).stored;

test('what is one act for the learner is one command at its table, and kept as one', async () => {
  const { session, progress } = openLesson(game as never, script, ['A', 'B'], () => 0);
  const state = start(game, 2, {}, seedFromText(script.seed));
  game.apply(state, 0, game.moves(state, 0).find((move) => move.type === 'discover-board' && move.column === 1) as never);
  const place = game.moves(state, 0).find(({ type }) => type === 'place') as { type: string };
  expect((await session.play?.act([DISCOVER, place]))?.ok).toBe(true);
  expect(progress.get()).toMatchObject({ step: 1, decision: 0 });
  expect(stored().journal.map(({ command }) => command.type)).toEqual(['start', 'act']);
  expect(restore(game, stored() as never).ok).toBe(true);
});

test('a move that was not asked for is not made, and the coach is told', async () => {
  const { session, progress } = openLesson(game as never, script, ['A', 'B'], () => 0);
  const { version } = session.mirror.get();
  expect((await session.play?.act([{ type: 'locate', column: 2 } as never]))?.ok).toBe(false);
  expect(session.mirror.get().version).toBe(version);
  expect(progress.get()).toEqual({ ...START, other: true });
});

test('an act goes on into the next step only where nobody plays and nothing is told in between', () => {
  const steps = (after: NonNullable<Script['steps'][number]['after']>): Script => ({
    ...script,
    steps: [
      { id: 'one', play: [DISCOVER], after },
      { id: 'two', play: [{ type: 'place' }] },
    ],
  });
  expect(hear(steps([]), START, [DISCOVER, PLACE])).toEqual({ moves: 2, progress: { ...START, step: 1, decision: 1 } });
  expect(hear(steps([[1, DISCOVER]]), START, [DISCOVER, PLACE])).toEqual({ moves: 1, progress: { ...START, decision: 1 } });
  expect(hear(script, START, [PLACE])).toEqual({ moves: 0, progress: START });
});
