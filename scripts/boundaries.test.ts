import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sourcesBelow, violations } from './boundaries.ts';

const root = new URL('..', import.meta.url).pathname;

describe('the architecture', () => {
  test('no import points up, between games, or out of the browser', () => {
    const sources = sourcesBelow(root);
    expect(sources.length).toBeGreaterThan(50);
    expect(violations(sources)).toEqual([]);
  });

  test.each([
    ['kernel/src/play.ts', `import { game } from '@banquise/boreal';`],
    ['games/boreal/src/score.ts', `import { CARDS } from '@banquise/arctic';`],
    ['games/boreal/src/score.ts', `import { CARDS } from '../../arctic/src/data.ts';`],
    ['games/arctic/src/state.ts', `import { readFileSync } from 'node:fs';`],
    ['games/arctic/src/state.ts', `const load = () => import('lodash');`],
    ['bots/src/search.ts', `export { open } from '@banquise/table';`],
    ['table/src/table.ts', `import type { Message } from '../../protocol/src/index.ts';`],
    ['web/src/main.tsx', `import '@banquise/server';`],
    ['server/src/main.ts', `import { run } from '../../cli/src/main.ts';`],
  ])('a planted violation is found: %s with %s', (path, text) => {
    expect(violations([{ path, text }])).toHaveLength(1);
  });

  test.each([
    ['games/boreal/src/score.ts', `import { sheet } from '@banquise/kernel';`],
    ['games/boreal/test/kit.test.ts', `import { expect } from 'vitest';`],
    ['cli/src/main.ts', `import { readFileSync } from 'node:fs'; import { open } from '@banquise/table';`],
  ])('an honest import is left alone: %s with %s', (path, text) => {
    expect(violations([{ path, text }])).toEqual([]);
  });
});

test('no package in the lockfile has an install script, and none is fetched from a named address', () => {
  const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean; resolved?: string; link?: boolean }>;
  };
  const wrong = Object.entries(packages).filter(([, entry]) => entry.hasInstallScript || (entry.resolved && !entry.link));
  expect(wrong.map(([path]) => path)).toEqual([]);
});
