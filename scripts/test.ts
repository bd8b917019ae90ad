// `npm test`: everything that must hold, in the order in which it is cheapest to find out that it does not.
// `npm test -- types unit` runs only the steps named; `npm run check` those that take less than a minute together.
// The last line is always "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellPath, wholePath } from '../e2e/browser.ts';
import { natsBin, postgresBin } from '../server/test/throwaway.ts';

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly run: () => Outcome;
}

const root = new URL('..', import.meta.url).pathname;
const CORES = Math.min(8, availableParallelism());
/** Tests start some hundred processes of ours: what one has compiled, the next ones take. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'banquise-compiled') };

const STEPS: readonly Step[] = [
  { name: 'types', run: () => sum(command('tsc', '-p', '.'), command('tsc', '-p', 'web'), command('tsc', '-p', 'e2e')) },
  { name: 'lint', run: () => command('biome', 'ci', '--colors=off', '--error-on-warnings', '.') },
  { name: 'dead-code', run: () => command('knip') },
  { name: 'unit', run: () => vitest('unit', CORES) },
  { name: 'slow', run: () => vitest('slow', CORES) },
  { name: 'cluster', run: () => (haveServers() ? vitest('cluster', 1) : { passed: 0, failed: 1 }) },
  { name: 'browser', run: () => (haveBrowser() ? vitest('browser', CORES) : { passed: 0, failed: 1 }) },
  { name: 'measure', run: () => (haveBrowser() ? vitest('measure', 1) : { passed: 0, failed: 1 }) },
];

const sum = (...outcomes: Outcome[]): Outcome => ({
  passed: outcomes.reduce((n, { passed }) => n + passed, 0),
  failed: outcomes.reduce((n, { failed }) => n + failed, 0),
});

/** A tool that answers by its exit status: one check. */
function command(tool: string, ...args: string[]): Outcome {
  const { status } = spawnSync(tool, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Installs packages of Debian, if we may; whether they are there is for the asker to see. */
function install(what: string, ...packages: string[]): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`${what} is missing: installing it with apt-get ...`);
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  if (apt('update')) apt('install', '-y', '--no-install-recommends', ...packages);
}

/** Whether there are a PostgreSQL and a NATS to throw away, after installing Debian's if they are missing and we may. */
function haveServers(): boolean {
  const missing = (): string[] => [
    ...(postgresBin() === undefined ? ['postgresql'] : []),
    ...(natsBin() === undefined ? ['nats-server'] : []),
  ];
  if (missing().length > 0) install(missing().join(' and '), ...missing());
  for (const name of missing()) console.error(`banquise: the cluster tests need ${name}: install it (Debian: apt-get install ${name})`);
  return missing().length === 0;
}

/** Whether there is a Chromium, after installing Debian's if it is missing and we may; its shell without windows saves half the time. */
function haveBrowser(): boolean {
  const missing = [...(wholePath() === undefined ? ['chromium'] : []), ...(shellPath() === undefined ? ['chromium-headless-shell'] : [])];
  if (missing.length > 0) install(missing.join(' and '), ...missing);
  if (wholePath() !== undefined) return true;
  console.error('banquise: the browser tests need Chromium: install it (Debian: apt-get install chromium), or name one in CHROMIUM');
  return false;
}

/** A project of vitest: as many checks as it has tests. A run that breaks off, or runs nothing, is a failure. */
function vitest(project: string, workers: number): Outcome {
  const report = join(tmpdir(), `banquise-${project}-${process.pid}.json`);
  const args = [
    'run',
    '--project',
    project,
    `--maxWorkers=${workers}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { status } = spawnSync('vitest', args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
  rmSync(report);
  if (numPendingTests) console.error(`${numPendingTests} tests were skipped: a skipped test counts as failed`);
  const failed = (numFailedTests ?? 0) + (numPendingTests ?? 0);
  const passed = numPassedTests ?? 0;
  return { passed, failed: failed || (status === 0 && passed > 0 ? 0 : 1) };
}

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !STEPS.some((step) => step.name === name));
if (unknown !== undefined) {
  console.error(`banquise: there is no step "${unknown}"; steps are ${STEPS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

let passed = 0;
const broken: string[] = [];
let failed = 0;
for (const { name, run } of STEPS.filter((step) => wanted.length === 0 || wanted.includes(step.name))) {
  const began = performance.now();
  console.log(`\n== ${name}`);
  const outcome = run();
  passed += outcome.passed;
  failed += outcome.failed;
  if (outcome.failed > 0) broken.push(name);
  console.log(`== ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
if (broken.length > 0) console.log(`\nfailed: ${broken.join(', ')}`);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
