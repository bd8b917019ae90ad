import { seedFromText, sha256, stream } from '@banquise/kernel';
import { describe, expect, test } from 'vitest';
import { choice, type Decision, decisions, subjects } from '../../test/table.ts';
import { needNet } from '../node/nets.ts';
import { net as bot, netFor } from './bot.ts';
import { forwardOf } from './forward.ts';
import { netMind, newTrail } from './mind.ts';
import { inputsOf, readNet, traitsOf, writeNet } from './net.ts';
import { exponential, powerOfTwo } from './power.ts';

/**
 * What the nets choose with forty iterations: whole numbers and doubles that every machine rounds alike decide, so these
 * digests hold everywhere. They change with a net, and must not change with anything else.
 */
const FROZEN: Readonly<Record<string, string>> = {
  arctic: '64cadbba9ac64ee3',
  boreal: '03236978e52dd2c7',
  borealis: '86bd32a623cf0f39',
  expeditions: '8442b5791892a8fe',
};

for (const subject of (await subjects()).filter(({ game }) => game.features !== undefined)) {
  const { game } = subject;
  const features = game.features ?? expect.fail();
  describe(`the net of ${game.id}`, () => {
    const trained = netFor(game) ?? expect.fail('there is no net');

    test('is a file of at most 150 kB that reads back as it was written', () => {
      const bytes = writeNet(trained);
      expect(bytes.length).toBeLessThan(150_000);
      expect(readNet(bytes, game)).toEqual(trained);
    });

    test('is refused by another game, by other rules, with other inputs, and when it is broken', () => {
      const bytes = writeNet(trained);
      expect(readNet(bytes, { ...game, id: 'chess' })).toBe('other game');
      expect(readNet(bytes, { ...game, rules: game.rules + 1 })).toBe('other rules');
      expect(readNet(bytes, { ...game, features: { ...features, inputs: features.inputs.slice(1) } })).toBe('other inputs');
      expect(readNet(bytes.subarray(0, bytes.length - 1), game)).toBe('cut short');
      expect(readNet(bytes.subarray(0, 40), game)).toBe('no net');
      expect(readNet(new Uint8Array(200), game)).toBe('no net');
    });

    test('gets inputs and traits that exist, and says of every seat what it expects', () => {
      const trail = newTrail();
      for (const { state, seat } of decisions(subject, 'inputs', 12)) {
        const mind = netMind(game, trained, state);
        mind.read(state);
        let wins = 0;
        for (let of = 0; of < mind.seats; of++) {
          trail.length = 0;
          features.look(state, of, trail);
          for (const input of trail.at.subarray(0, trail.length)) expect(input >= 0 && input < inputsOf(features)).toBe(true);
          expect(Number.isFinite(mind.points[of])).toBe(true);
          wins += mind.wins[of] ?? 0;
        }
        expect(wins).toBeCloseTo(1);
        for (const move of game.moves(state, seat)) {
          trail.length = 0;
          features.regard(state, seat, move, trail);
          for (const trait of trail.at.subarray(0, trail.length)) expect(trait >= 0 && trait < traitsOf(features)).toBe(true);
          expect(mind.weigh(state, seat, move, mind.mood(seat))).toBeGreaterThan(0);
        }
      }
    });

    test('chooses here what it chose elsewhere', () => {
      const chosen = decisions(subject, 'frozen', 4).map((decision) => choice(bot, decision, { iterations: 40 }));
      expect(sha256(JSON.stringify(chosen)).slice(0, 16)).toBe(FROZEN[game.id]);
    });
  });
}

test('a seat that sees nothing but its judgement is expected to get about that', async () => {
  await subjects();
  const trained = netFor({ id: 'boreal', rules: 1 }) ?? expect.fail();
  const forward = forwardOf({ ...trained, first: trained.first.map(() => 0), head: trained.head.map(() => 0), bias: [0, 0] });
  forward.look(0, { at: new Int32Array(1), length: 1 }, 30, 10);
  forward.look(1, { at: new Int32Array(1), length: 1 }, 20, -10);
  forward.finish(2);
  expect(Array.from(forward.points.subarray(0, 2))).toEqual([30, 20]);
  expect(forward.wins[0]).toBeGreaterThan(0.5);
});

test('tables of another version of the rules are not judged by this net, whichever was asked about first', async () => {
  const [{ game, state, seat }] = decisions(
    (await subjects()).find(({ game: { id } }) => id === 'boreal') ?? expect.fail(),
    'versions',
    1,
  ) as [Decision];
  const other = { ...game, rules: game.rules + 1 };
  needNet(other);
  needNet(game);
  const question = { view: game.view(state, seat), seat, budget: { iterations: 20 }, rng: stream(seedFromText('versions'), 'imagine') };
  expect(netFor(game)).toBeDefined();
  expect(netFor(other)).toBeUndefined();
  expect(bot.ponder({ ...question, game })).toHaveProperty('engine');
  expect(bot.ponder({ ...question, game: other })).not.toHaveProperty('engine');
});

test('powers are exact at whole steps, and near enough between them', () => {
  expect(powerOfTwo(3)).toBe(8);
  expect(powerOfTwo(-3)).toBe(1 / 8);
  expect(powerOfTwo(99)).toBe(2 ** 24);
  expect(Math.abs(exponential(1) - Math.E)).toBeLessThan(0.02);
});
