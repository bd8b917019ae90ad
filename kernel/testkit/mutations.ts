import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** A wrong rule: what a slip of the hand could make of the code. `find` must occur exactly once in the file. */
export interface Mutation {
  readonly clause: string;
  readonly wrong: string;
  /** Below src/. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

const VITEST = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const UNCHANGED = 'unchanged';
const folderOf = (index: number): string => `mutant-${index}`;

/** The part of the JSON report that is read here. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly title: string; readonly failureMessages: readonly string[] }[];
  }[];
}

/**
 * Do the tests of a game notice a wrong rule? Each mutation is applied to a copy of the game, and the named tests run on all
 * copies in one go. One copy stays as it is and must pass, or the others would be caught for nothing.
 */
export function noticesMutations(folder: URL, tests: readonly string[], mutations: readonly Mutation[]): void {
  const game = fileURLToPath(folder);
  let below = '';
  /** Per copy, the tests that failed, and why. */
  const failures = new Map<string, string[]>();

  const layOut = (name: string): string => {
    const target = join(below, name);
    mkdirSync(target);
    cpSync(join(game, 'test'), join(target, 'test'), { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
    const isWanted = (path: string): boolean => !path.endsWith('.test.ts') || tests.some((one) => path.endsWith(`${sep}${one}.test.ts`));
    cpSync(join(game, 'src'), join(target, 'src'), { recursive: true, filter: isWanted });
    return target;
  };

  const mutate = ({ file, find, replace }: Mutation, name: string): void => {
    const path = join(layOut(name), 'src', file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      source.replace(find, () => replace),
    );
  };

  describe('the tests of the rules notice a wrong rule', () => {
    beforeAll(async () => {
      below = mkdtempSync(join(tmpdir(), 'banquise-mutants-'));
      symlinkSync(dirname(dirname(VITEST)), join(below, 'node_modules'));
      layOut(UNCHANGED);
      for (const [index, mutation] of mutations.entries()) mutate(mutation, folderOf(index));
      for (const { name, status, assertionResults } of (await runTests(below)).testResults) {
        const copy = relative(below, name).split(sep)[0] as string;
        const failed = assertionResults.filter((one) => one.status === 'failed');
        const notes = failed.map(({ title, failureMessages }) => `${title}: ${failureMessages.join()}`);
        if (status === 'failed' && failed.length === 0) notes.push(`${name}: SyntaxError`);
        failures.set(copy, [...(failures.get(copy) ?? []), ...notes]);
      }
    }, 240_000);

    afterAll(() => rmSync(below, { recursive: true, force: true }));

    test('the unchanged copy passes', () => {
      expect(failures.get(UNCHANGED)).toEqual([]);
    });

    mutations.forEach(({ clause, wrong, file, find }, index) => {
      test(`${clause}: ${wrong}`, () => {
        const source = readFileSync(join(game, 'src', file), 'utf8');
        expect(source.split(find).length - 1, `${file} must contain exactly once: ${find}`).toBe(1);
        const caught = failures.get(folderOf(index));
        expect(caught, 'the tests of this copy did not run').toBeDefined();
        expect(caught, 'no test noticed').not.toEqual([]);
        // A copy that is not even a program would be caught by anything.
        expect(caught?.filter((note) => /SyntaxError|ReferenceError/.test(note))).toEqual([]);
      });
    });
  });
}

async function runTests(below: string): Promise<Report> {
  const report = join(below, 'report.json');
  const args = [VITEST, 'run', '--root', below, '--no-isolate', '--reporter=json', `--outputFile=${report}`];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const printed = await new Promise<string>((resolve) => {
    // In a group of its own: a mutant that never ends is a worker of the runner, and would outlive it.
    const runner = spawn(process.execPath, args, { cwd: below, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = (): void => void process.kill(-(runner.pid as number), 'SIGKILL');
    const late = setTimeout(end, 230_000);
    let text = '';
    for (const out of [runner.stdout, runner.stderr]) out.on('data', (chunk) => (text += chunk));
    process.once('exit', end);
    // Failing tests are what is wanted, so the exit status says nothing.
    runner.on('close', () => {
      clearTimeout(late);
      process.off('exit', end);
      resolve(text);
    });
  });
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  } catch {
    throw new Error(`the tests of the copies did not run:\n${printed}`);
  }
}
