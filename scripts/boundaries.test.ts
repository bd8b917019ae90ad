import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { guesses, manifestsBelow, sourcesBelow, undeclared, violations } from './boundaries.ts';

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
    ['games/arctic/src/state.ts', `import { sha256 } from '@noble/hashes/sha2.js';`],
    ['kernel/src/rng.ts', `import { chacha20 } from '@noble/ciphers/chacha.js';`],
    ['games/arctic/src/state.ts', `const load = () => import('lodash');`],
    ['bots/src/search.ts', `export { open } from '@banquise/table';`],
    ['table/src/table.ts', `import type { Message } from '../../protocol/src/index.ts';`],
    ['table/src/table.ts', `import { game } from '@banquise/boreal';`],
    ['web/src/app/main.tsx', `import '@banquise/server';`],
    ['web/src/ui/icon.tsx', `import { useTable } from '../kit/context.ts';`],
    ['web/src/kit/score.tsx', `const Earned = lazy(() => import('../features/keep/earned.tsx'));`],
    ['web/src/kit/panels.tsx', `import { SettingsForm } from '../app/pages/settings.tsx';`],
    ['web/src/games/boreal/board.tsx', `import { Card } from '../arctic/card.tsx';`],
    ['web/src/games/boreal/badges.ts', `import type { Row } from '../../features/pad/store.ts';`],
    ['web/src/features/online/people/mine.tsx', `import '../../../app/pages/home.css';`],
    ['web/src/features/local/host.ts', `import { connection } from '../online/connection.ts';`],
    ['web/src/shell/icon.tsx', `import { useStore } from '../ui/store.ts';`],
    ['web/src/ui/icon.tsx', `import { useTable } from '../shell/context.ts';`],
    ['server/src/main.ts', `import { run } from '../../cli/src/main.ts';`],
  ])('a planted violation is found: %s with %s', (path, text) => {
    expect(violations([{ path, text }])).toHaveLength(1);
  });

  test.each([
    ['games/boreal/src/score.ts', `import { sheet } from '@banquise/kernel';`],
    ['kernel/src/rng.ts', `import { sha256 } from '@noble/hashes/sha2.js';`],
    ['games/boreal/test/kit.test.ts', `import { expect } from 'vitest';`],
    ['table/src/play.test.ts', `import { game } from '../../games/boreal/src/index.ts';`],
    ['web/src/games/boreal/tile.ts', `import type { Tile } from '../tile.ts';`],
    ['web/src/games/boreal/board.tsx', `import { game } from '@banquise/boreal'; import { Icon } from '../../ui/icon.tsx';`],
    ['web/src/features/analysis/source.ts', `import { request } from '../online/connection.ts';`],
    ['cli/src/main.ts', `import { readFileSync } from 'node:fs'; import { open } from '@banquise/table';`],
  ])('an honest import is left alone: %s with %s', (path, text) => {
    expect(violations([{ path, text }])).toEqual([]);
  });
});

describe('boards and rules', () => {
  test('no board guesses what is legal', () => {
    expect(guesses(sourcesBelow(root))).toEqual([]);
  });

  test.each([
    ['games/boreal/src/index.ts', `export { openSlots } from './rules/pyramid.ts';`],
    ['games/arctic/src/index.ts', `export {\n  POWERS,\n  mostToDraw,\n} from './rules/powers.ts';`],
    ['games/arctic/src/index.ts', `export * from './rules/draw.ts';`],
    ['web/src/games/boreal/choices.ts', 'const open = moment.game.refuse(state, seat, move) === undefined;'],
  ])('a planted guess is found: %s with %s', (path, text) => {
    expect(guesses([{ path, text }])).toHaveLength(1);
  });
});

describe('what packages declare', () => {
  const manifests = manifestsBelow(root);

  test('every package declares what it imports', () => {
    expect(Object.keys(manifests).length).toBeGreaterThan(10);
    expect(undeclared(sourcesBelow(root), manifests)).toEqual([]);
  });

  test.each([
    ['table/src/play.ts', `import { chooser } from '@banquise/bots';`],
    ['server/src/main.ts', `import { decode } from 'jsqr/dist/reader';`],
    ['kernel/src/rng.ts', `import { open } from '../../table/src/index.ts';`],
    ['web/src/games/boreal/board.tsx', `import { game } from '@banquise/nowhere';`],
  ])('what is missing is found: %s with %s', (path, text) => {
    expect(undeclared([{ path, text }], manifests)).toHaveLength(1);
  });
});

test('no package in the lockfile has an install script, and none is fetched from a named address', () => {
  const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean; resolved?: string; link?: boolean }>;
  };
  const wrong = Object.entries(packages).filter(([, entry]) => entry.hasInstallScript || (entry.resolved && !entry.link));
  expect(wrong.map(([path]) => path)).toEqual([]);
});
