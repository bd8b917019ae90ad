import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

/**
 * The folders are the architecture: what each may import. Arrows point down only, and a game imports nothing but the
 * kernel. Code that runs in a browser as well must not touch Node.
 */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: ['kernel'],
  bots: ['kernel', 'games'],
  table: ['kernel', 'games', 'bots'],
  protocol: ['kernel', 'games', 'bots', 'table'],
  server: ['kernel', 'games', 'bots', 'table', 'protocol'],
  web: ['kernel', 'games', 'bots', 'table', 'protocol'],
  cli: ['kernel', 'games', 'bots', 'table', 'protocol', 'server'],
  bench: ['kernel', 'games', 'bots', 'table', 'protocol', 'server', 'cli'],
  e2e: ['kernel', 'games', 'bots', 'table', 'protocol', 'server', 'web'],
};

/** Folders whose product code runs in a browser too: no Node modules, no packages from outside. */
const PORTABLE = new Set(['kernel', 'games', 'table']);

/** Files beside the games look at all of them, for Node: the finder and what is tested of every game. */
const BESIDE_GAMES = /^games\/[^/]+$/;

const IMPORT = /\b(?:from|import|import\()\s*['"]([\w@.#:/-]+)['"]/g;

export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Every import that points up, sideways between games, or out of the browser. */
export function violations(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => [...text.matchAll(IMPORT)].flatMap(([, target]) => judge(path, target as string)));
}

function judge(path: string, target: string): string[] {
  if (BESIDE_GAMES.test(path)) return [];
  const from = placeOf(path);
  const testing = /\.test\.tsx?$|\/(test|testkit)\//.test(path);
  const to = target.startsWith('.') ? placeOf(normalize(join(dirname(path), target))) : placeOf(target.replace(/^@banquise\//, ''));
  if (!target.startsWith('.') && !target.startsWith('@banquise/')) {
    return PORTABLE.has(from.layer) && !testing ? [`${path} imports ${target}: ${from.layer} runs everywhere and depends on nothing`] : [];
  }
  if (from.layer === to.layer) {
    return from.game !== to.game ? [`${path} imports ${target}: games do not know each other`] : [];
  }
  return LAYERS[from.layer]?.includes(to.layer) ? [] : [`${path} imports ${target}: ${from.layer} must not know ${to.layer}`];
}

/** The layer of a path or package, and the game when it is one. */
function placeOf(path: string): { layer: string; game?: string } {
  const [first = '', second = ''] = path.split('/');
  if (first === 'games') return { layer: 'games', game: second };
  return first in LAYERS ? { layer: first } : { layer: 'games', game: first };
}

/** The sources of all layers below a folder. */
export function sourcesBelow(root: string): Source[] {
  return Object.keys(LAYERS)
    .map((layer) => join(root, layer))
    .filter((folder) => existsSync(folder))
    .flatMap(filesBelow)
    .map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') }));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesBelow(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
