// Makes `npm start` and `npm test` work on a fresh clone. Runs on any Node that npm runs on, and needs no package:
// it installs what is missing or stale, then makes sure that the scripts after it get the Node they were written for.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const WANTED_NODE = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file) => JSON.parse(readFileSync(`${root}${file}`, 'utf8'));

function fail(message) {
  console.error(`banquise: ${message}`);
  process.exit(1);
}

/** The first package that is not installed as the lockfile wants it. npm notes what it installed in a lockfile of its own. */
function firstStale() {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(`${root}${installed}`)) return 'node_modules';
  const have = read(installed).packages;
  const want = Object.entries(read('package-lock.json').packages);
  return want.find(([path, { version, link, optional }]) => {
    if (path === '' || optional) return false;
    return link ? !existsSync(`${root}${path}`) : path.startsWith('node_modules/') && have[path]?.version !== version;
  })?.[0];
}

const stale = firstStale();
if (stale) {
  console.error(`banquise: installing packages (${stale} is missing or stale) ...`);
  const npm = process.env.npm_execpath;
  const [command, ...rest] = npm ? [process.execPath, npm] : ['npm'];
  // No install script is run: nothing that we depend on needs one, and a test sees to it that this stays so.
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, [...rest, ...flags], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) fail('the packages could not be installed: see above. Is the npm registry reachable?');
}

const version = execFileSync('node', ['-p', 'process.versions.node'], { cwd: root, encoding: 'utf8' }).trim();
if (Number.parseInt(version, 10) < WANTED_NODE) {
  fail(
    `scripts would run on Node ${version}, but ${WANTED_NODE} or newer is needed. It comes with the packages for Linux, macOS and Windows` +
      ` (optional dependencies named node-*): run npm through "npm start" or "npm test", or install Node ${WANTED_NODE} yourself.`,
  );
}
