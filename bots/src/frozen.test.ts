import { sha256 } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { choice, moments, subjects } from '../test/table.ts';
import { botNamed } from './roster.ts';

/**
 * The same seed and iterations give the same moves on every machine: these digests were taken on one of them. They
 * change with a judgement or a setting, and must not change with anything else.
 */
const FROZEN: Readonly<Record<string, string>> = {
  arctic: '20ab3ba1ac273597',
  boreal: '3b05b2ed83a39a17',
  borealis: '8d4a1a78a1a760a0',
  expeditions: 'b2f3c35aff9742bc',
};

for (const subject of await subjects()) {
  const { id } = subject.game;
  test.runIf(id in FROZEN)(`the bots of ${id} choose here what they chose elsewhere`, () => {
    const chosen = moments(subject, 'frozen', 4).flatMap((moment) =>
      ['greedy', 'planner', 'search', 'level1', 'level3'].map((name) =>
        choice(botNamed(name) ?? expect.fail(name), moment, { iterations: 30 }),
      ),
    );
    expect(sha256(JSON.stringify(chosen)).slice(0, 16)).toBe(FROZEN[id]);
  });
}
