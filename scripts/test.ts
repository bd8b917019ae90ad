// `npm test`: everything that must hold, in the order in which it is cheapest to find out that it does not.
// `npm test -- types unit` runs only the steps named; `npm run check` those that take less than a minute together.
// The last line is always "N passed, N failed".
import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellPath, wholePath } from '../e2e/browser.ts';
import { buildClient } from '../e2e/serve.ts';
import { natsBin, postgresBin } from '../server/test/throwaway.ts';

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

interface Check {
  readonly name: string;
  readonly run: (run: Run) => Promise<Outcome>;
}

/** Runs a tool to its end and tells its exit status. */
type Run = (tool: string, ...args: string[]) => Promise<number | null>;

const root = new URL('..', import.meta.url).pathname;
const CORES = Math.min(8, availableParallelism());
/** Tests start some hundred processes of ours: what one has compiled, the next ones take. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'banquise-compiled') };

/**
 * One row after the other. Steps of a row run side by side. The cluster's tests need a lane of their own, one file at a
 * time: what is killed and waited for there must not starve. Pages have the machine to themselves.
 */
const ROWS: readonly (readonly Check[])[] = [
  [
    {
      name: 'types',
      run: async (run) =>
        sum(await check(run, 'tsc', '-p', '.'), await check(run, 'tsc', '-p', 'web'), await check(run, 'tsc', '-p', 'e2e')),
    },
    { name: 'lint', run: (run) => check(run, 'biome', 'ci', '--colors=off', '--error-on-warnings', '.') },
    { name: 'dead-code', run: (run) => check(run, 'knip') },
  ],
  [{ name: 'unit', run: (run) => vitest(run, 'unit', CORES) }],
  [
    { name: 'slow', run: (run) => vitest(run, 'slow', CORES) },
    { name: 'cluster', run: async (run) => (haveServers() ? vitest(run, 'cluster', 1) : FAILED) },
  ],
  // A page waits for a tenth or two of its time: one more than there are cores keeps them all at work.
  [{ name: 'browser', run: (run) => inBrowser(run, 'browser', CORES + 1) }],
  [{ name: 'measure', run: (run) => inBrowser(run, 'measure', 1) }],
];

const FAILED: Outcome = { passed: 0, failed: 1 };

const sum = (...outcomes: Outcome[]): Outcome => ({
  passed: outcomes.reduce((n, { passed }) => n + passed, 0),
  failed: outcomes.reduce((n, { failed }) => n + failed, 0),
});

/** A tool that answers by its exit status: one check. */
const check = async (run: Run, tool: string, ...args: string[]): Promise<Outcome> =>
  (await run(tool, ...args)) === 0 ? { passed: 1, failed: 0 } : FAILED;

/** What a tool says is seen at once, or kept until its step is told, where another one speaks meanwhile. */
const runner =
  (kept?: Buffer[]): Run =>
  (tool, ...args) =>
    new Promise((resolve) => {
      const options: SpawnOptions = { cwd: root, env, stdio: ['ignore', kept ? 'pipe' : 'inherit', kept ? 'pipe' : 'inherit'] };
      const child = spawn(tool, args, options);
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => kept?.push(text));
      child.once('error', (error) => {
        console.error(`banquise: ${tool} does not run: ${error.message}`);
        resolve(null);
      });
      child.once('close', resolve);
    });

/** Installs packages of Debian, if we may; whether they are there is for the asker to see. */
function install(what: string, ...packages: string[]): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`${what} is missing: installing it with apt-get ...`);
  // Somebody else may be installing something: that takes a minute, and is no reason to fail.
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
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
async function vitest(run: Run, project: string, workers: number): Promise<Outcome> {
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
  const status = await run('vitest', ...args);
  if (!existsSync(report)) return FAILED;
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
  rmSync(report);
  if (numPendingTests) console.error(`${numPendingTests} tests were skipped: a skipped test counts as failed`);
  const failed = (numFailedTests ?? 0) + (numPendingTests ?? 0);
  const passed = numPassedTests ?? 0;
  return { passed, failed: failed || (status === 0 && passed > 0 ? 0 : 1) };
}

/** Steps with a browser share one build of the client. */
let client: string | undefined;
process.once('exit', () => client && rmSync(client, { recursive: true }));

async function inBrowser(run: Run, project: string, workers: number): Promise<Outcome> {
  if (!haveBrowser()) return FAILED;
  try {
    client ??= await buildClient();
  } catch (error) {
    console.error('banquise: the client cannot be built:', error);
    return FAILED;
  }
  Object.assign(env, { BANQUISE_CLIENT: client });
  return vitest(run, project, workers);
}

const wanted = process.argv.slice(2);
const names = ROWS.flat().map(({ name }) => name);
const unknown = wanted.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`banquise: there is no step "${unknown}"; steps are ${names.join(', ')}`);
  process.exit(2);
}

/** Does a step and tells it: the first of a row as it goes, the others in one piece when they are done. */
async function doStep({ name, run }: Check, nth: number): Promise<Outcome> {
  const began = performance.now();
  const kept: Buffer[] | undefined = nth === 0 ? undefined : [];
  if (kept === undefined) console.log(`\n== ${name}`);
  const outcome = await run(runner(kept));
  if (kept !== undefined) console.log(`\n== ${name}\n${Buffer.concat(kept)}`);
  console.log(`== ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return outcome;
}

const outcomes: Outcome[] = [];
const broken: string[] = [];
for (const row of ROWS) {
  const steps = row.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const done = await Promise.all(steps.map(doStep));
  outcomes.push(...done);
  broken.push(...steps.flatMap(({ name }, nth) => ((done[nth]?.failed ?? 0) > 0 ? [name] : [])));
}
const { passed, failed } = sum(...outcomes);
if (broken.length > 0) console.log(`\nfailed: ${broken.join(', ')}`);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
