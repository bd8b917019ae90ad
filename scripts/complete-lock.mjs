// Run after each `npm install` that changes package-lock.json: node scripts/complete-lock.mjs
// npm leaves platform packages that it could not see out of the lockfile, and `npm ci` then refuses to work with it.
// This adds an entry for each of them; a machine of that platform fills in the rest.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const SYSTEMS = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix'];
const PROCESSORS = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];
const ALIASES = { win: 'win32', windows: 'win32' };

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Whether a package asked for by the one at `path` is in the lockfile, there or in a folder above. */
function found(path, name) {
  for (let folder = path; ; ) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
    const above = folder.lastIndexOf('node_modules/');
    folder = above <= 0 ? '' : folder.slice(0, above - 1);
  }
}

let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (found(path, name)) continue;
    const words = name.split(/[-/@]/).map((word) => ALIASES[word] ?? word);
    const system = words.find((word) => SYSTEMS.includes(word));
    const processor = words.find((word) => PROCESSORS.includes(word));
    if (!system && processor !== 'wasm32') {
      console.error(`not a platform package, left alone: ${name}`);
      continue;
    }
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      ...(processor && { cpu: [processor] }),
      ...(entry.dev && { dev: true }),
      ...(words.includes('musl') && { libc: ['musl'] }),
      optional: true,
      ...(system && { os: [system] }),
    };
    added++;
  }
}

/** What the registry says a package is, so that nobody can put another one in its place; nothing where it does not have it. */
function integrityOf(name, version) {
  try {
    return execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

let unchecked = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  if (!path.startsWith('node_modules/') || entry.link || entry.integrity) continue;
  const integrity = integrityOf(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), entry.version);
  if (integrity === '') unchecked++;
  else entry.integrity = integrity;
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} platform packages added, ${unchecked} without integrity: this registry does not have them`);
