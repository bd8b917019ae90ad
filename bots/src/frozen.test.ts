import { sha256 } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { choice, decisions, subjects } from '../test/table.ts';
import { botNamed } from './roster.ts';

/**
 * The same seed and iterations give the same moves on every machine: these digests were taken on one of them. They
 * change with a judgement or a setting, and must not change with anything else.
 */
const FROZEN: Readonly<Record<string, string>> = {
  arctic: 'b42026328453a490',
  boreal: '2088e5433ab47237',
  borealis: 'c8c4447956c0e6bb',
  expeditions: '0e6feb65ca5cbc9f',
};

for (const subject of await subjects()) {
  const { id } = subject.game;
  test.runIf(id in FROZEN)(`the bots of ${id} choose here what they chose elsewhere`, () => {
    const chosen = decisions(subject, 'frozen', 4).flatMap((decision) =>
      ['greedy', 'planner', 'search', 'level1', 'level3'].map((name) =>
        choice(botNamed(name) ?? expect.fail(name), decision, { iterations: 30 }),
      ),
    );
    expect(sha256(JSON.stringify(chosen)).slice(0, 16)).toBe(FROZEN[id]);
  });
}
