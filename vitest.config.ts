import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that play thousands of games, kill processes or wait: `npm run check` leaves them to `npm test`. */
const SLOW = [
  'table/src/ending.test.ts',
  'bots/src/{fairness,levels,strength}.test.ts',
  'bots/src/arena/command.test.ts',
  'cli/src/cli.test.ts',
  'games/fifth.test.ts',
  'games/{arctic,expeditions}/src/achievements.test.ts',
  'games/arctic/test/note.test.ts',
  'e2e/{endings,turning}.test.ts',
  'games/*/src/mutations.test.ts',
  'games/*/test/kit.test.ts',
  'server/src/{store/sqlite,tables/play,live/lobby,people/society}.test.ts',
  'server/test/{*,attacks/*}.test.ts',
  'table/test/fuzz.test.ts',
  'web/src/**/pad/pad.test.ts',
  'web/src/features/analysis/study.test.ts',
  'web/src/games/prompts.test.ts',
  'web/src/games/{arctic,expeditions}/{choices,frames,outlook}.test.ts',
  'web/src/games/{boreal,borealis}/outlook.test.ts',
  'web/src/games/arctic/outline.test.ts',
  'web/src/games/expeditions/names.test.ts',
];

/** What takes longest begins first, so that the workers end together. */
const LONG = [
  ...['e2e/fit', 'e2e/learn', 'e2e/arctic', 'e2e/borealis', 'e2e/monkey', 'e2e/online', 'e2e/expeditions', 'e2e/people', 'e2e/boreal'],
  ...['bots/src/strength', 'boreal/src/mutations', 'expeditions/test/kit', 'expeditions/src/mutations'],
  ...['borealis/src/mutations', 'arctic/test/kit', 'cli/src/cli', 'pad/pad', 'store/sqlite'],
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONG.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return place === -1 ? LONG.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/** Servers that are killed, and a throw-away PostgreSQL and NATS: one file after the other, beside the slow tests. */
const CLUSTER = ['server/src/store/postgres.test.ts', 'server/test/cluster/*.test.ts', 'bench/src/{chaos,crash}.test.ts'];

/** What only a machine with nothing else to do can tell. */
const MEASURED = ['e2e/{budget,net-speed}.test.ts'];

/** What is polled for comes when it comes: a busy machine is no failure. */
const expect = { poll: { timeout: 20_000 } };

// Two pages share a core: what fails once because the other one was busy is tried once more, and told as flaky.
const browser = { expect, retry: 1, isolate: false, globalSetup: ['e2e/build.ts'], testTimeout: 180_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{kernel,games,bots,table,protocol,server,web,cli,bench,scripts,training}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...SLOW, ...CLUSTER],
          // Pure engines share nothing, so one module graph serves all files.
          isolate: false,
          testTimeout: 60_000,
          expect,
        },
      },
      { test: { name: 'cluster', include: CLUSTER, fileParallelism: false, testTimeout: 120_000, hookTimeout: 60_000, expect } },
      { test: { name: 'slow', include: SLOW, isolate: false, testTimeout: 120_000, hookTimeout: 60_000, expect } },
      { test: { name: 'browser', include: ['e2e/**/*.test.ts'], exclude: [...MEASURED, ...SLOW], ...browser } },
      { test: { name: 'measure', include: MEASURED, fileParallelism: false, ...browser } },
    ],
  },
});
