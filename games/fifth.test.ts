import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { gameIds } from './find.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = ['kernel', 'bots', 'table', 'protocol', 'server', 'cli', 'scripts'];

/** A checkout of its own: the sources copied, the packages of others shared, those of this project linked to the copies. */
function checkout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'banquise-fifth-'));
  const skip = new Set(['node_modules', 'dist']);
  for (const part of [...PACKAGES, 'games'])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !skip.has(basename(path)) });
  for (const file of ['package.json', 'tsconfig.json', 'vitest.config.ts']) cpSync(join(root, file), join(copy, file));
  mkdirSync(join(copy, 'node_modules/@banquise'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@banquise') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of PACKAGES.filter((part) => part !== 'scripts'))
    symlinkSync(join(copy, name), join(copy, 'node_modules/@banquise', name));
  symlinkSync(join(copy, 'games'), join(copy, 'node_modules/@banquise/games'));
  for (const game of gameIds()) symlinkSync(join(copy, 'games', game), join(copy, 'node_modules/@banquise', game));
  return copy;
}

/** The lines of the walk-through, as they stand in README.md. */
const lines = (): string => {
  const text = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  return /## A fifth game.*?```sh\n(.*?)```/s.exec(text)?.[1] ?? '';
};

test('a fifth game comes to life by following the README to the letter', { timeout: 300_000 }, () => {
  expect(lines()).toContain('games/pebbles');
  const copy = checkout();
  try {
    const said = execFileSync('bash', ['-c', `set -e\n${lines()}`], {
      ...{ cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
      env: { ...process.env, PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH}`, NO_COLOR: '1', VITEST: undefined },
    });
    expect(said).toMatch(/pebbles obeys the laws|Tests +\d+ passed/);
    expect(said).toMatch(/6 games of pebbles kept in .*rules-1\.jsonl/);
    expect(said).toMatch(/games\/s/);
    expect(said).toMatch(/greedy/);
    expect(said).toMatch(/Alex draws or stands\..*\npebble +\d +\d\n.*\n\{"game":"pebbles","rules":1,.*\[0,\{"type":"stand"\}\]\]\}\n/s);
    expect(readdirSync(join(copy, 'games/pebbles/test/records'))).toEqual(['rules-1-secret.jsonl', 'rules-1.jsonl']);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
