import { game } from '@banquise/boreal';
import { type Game, seedFromText } from '@banquise/kernel';
import { create, handle, type Mirror, reflect, type SeatPlan } from '@banquise/table';
import { expect, test } from 'vitest';
import { createStore } from '../../ui/store.ts';
import type { Attendance } from './attend.ts';
import { openSession } from './session.ts';

const boreal = game as unknown as Game;
const ada = { kind: 'person', person: 'ada', name: 'Ada' } as const satisfies SeatPlan;
const bo = { kind: 'person', person: 'bo', name: 'Bo' } as const satisfies SeatPlan;
const nanook = { kind: 'bot', level: 2, name: 'Nanook' } as const satisfies SeatPlan;

function mirrorOf(other: SeatPlan): Mirror {
  const about = { id: 'afar', game: 'boreal', rules: 1, options: {}, owner: 'ada', seed: seedFromText('afar'), at: 0 };
  const made = create(boreal, { ...about, seats: [ada, other], clock: { kind: 'none' }, settings: { confirm: false, standIn: 3 } });
  const { table } = handle(boreal, made.ok ? made.value : expect.fail(), { id: 'go', by: 'host', version: 0, type: 'start' }, 0);
  return reflect(boreal, table, 0);
}

test('advice is there beside a bot, and goes as soon as another person plays', async () => {
  const mirror = createStore<Mirror | null>(mirrorOf(nanook));
  const attendance = { id: 'afar', mirror, record: async () => null } as unknown as Attendance;
  const { play } = await openSession(boreal, attendance, () => expect.fail());
  expect(play?.advise).toBeTypeOf('function');
  mirror.set(mirrorOf(bo));
  expect(play?.advise).toBeUndefined();
  mirror.set(mirrorOf(nanook));
  expect(play?.advise).toBeTypeOf('function');
});
