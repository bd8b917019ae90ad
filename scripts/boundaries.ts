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
  table: ['kernel'],
  protocol: ['kernel', 'table'],
  server: ['kernel', 'games', 'bots', 'table', 'protocol'],
  web: ['kernel', 'games', 'bots', 'table', 'protocol'],
  cli: ['kernel', 'games', 'bots', 'table', 'protocol', 'server'],
  bench: ['kernel', 'games', 'bots', 'table', 'protocol', 'server', 'cli'],
  training: ['kernel', 'games', 'bots'],
  e2e: ['kernel', 'games', 'bots', 'table', 'protocol', 'server', 'web'],
};

/** What tests may import beyond that: a table is tried with real games. */
const TRIED: Readonly<Record<string, readonly string[]>> = { table: ['games'] };

/** Inside the client: each layer may import those before it, a game nothing of another, a feature only those named here. */
const WEB_LAYERS = ['ui', 'kit', 'games', 'features', 'app'];
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  local: [],
  pad: [],
  learn: ['local'],
  online: ['local'],
  people: ['local', 'online'],
  keep: ['local', 'online', 'pad'],
  analysis: ['keep', 'local', 'online'],
};

/** Folders whose product code runs in a browser too: no Node modules, no packages from outside but those named here. */
const PORTABLE: Readonly<Record<string, readonly string[]>> = { kernel: ['@noble/hashes'], games: [], table: [] };

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
    const allowed = PORTABLE[from.layer];
    const welcome = allowed === undefined || testing || allowed.some((name) => target.startsWith(`${name}/`));
    return welcome ? [] : [`${path} imports ${target}: ${from.layer} runs everywhere and depends on nothing`];
  }
  if (from.layer === 'web' && target.startsWith('.')) return judgeWeb(path, normalize(join(dirname(path), target)));
  if (from.layer === to.layer) {
    return from.game !== to.game ? [`${path} imports ${target}: games do not know each other`] : [];
  }
  if (testing && TRIED[from.layer]?.includes(to.layer)) return [];
  return LAYERS[from.layer]?.includes(to.layer) ? [] : [`${path} imports ${target}: ${from.layer} must not know ${to.layer}`];
}

function judgeWeb(path: string, target: string): string[] {
  const [, , from = '', part = ''] = path.split('/');
  const [root, src, to = '', other = ''] = target.split('/');
  if (root !== 'web' || src !== 'src' || !path.startsWith('web/src/'))
    return root === 'web' || LAYERS.web?.includes(root ?? '') ? [] : [`${path} imports ${target}: web must not know ${root}`];
  if (!WEB_LAYERS.includes(from)) return [`${path} is in no layer of the client`];
  if (WEB_LAYERS.indexOf(to) > WEB_LAYERS.indexOf(from) || !WEB_LAYERS.includes(to))
    return [`${path} imports ${target}: ${from} must not know ${to}`];
  if (from !== to || part === other) return [];
  // Files beside the boards are what all of them share.
  if (to === 'games' && !other.includes('.') && !part.includes('.')) return [`${path} imports ${target}: boards do not know each other`];
  if (to === 'features' && !FEATURES[part]?.includes(other)) return [`${path} imports ${target}: ${part} must not know ${other}`];
  return [];
}

/** What a board may know out of the rules of its game: shapes, powers and runs to draw, nothing that tells what is legal. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
  'boreal/pyramid': [
    ...['SLOTS', 'FLOORS', 'FULL_PYRAMID', 'FIRST_SLOT'],
    ...['slotAt', 'floorOf', 'columnOf', 'neighbours', 'holds', 'lowest', 'count', 'uncovered'],
  ],
  'borealis/progress': ['progressOf'],
  'boreal/rest': ['incomeOf', 'restOf'],
  'arctic/powers': ['POWERS', 'powerInPlay'],
  'arctic/runs': ['JOKER', 'longestRuns'],
};
const OUT_OF_RULES = /export (\*|\{[^}]*\}) from '\.\/rules\/(\w+)\.ts'/g;
/** Examples of a book are laid with the rules; tests play real games. */
const LAYS = /\.test\.tsx?$|\/(test|book)\//;
const JUDGES = /\b(?:game|rules)\.(?:moves|refuse|apply|imagine|actors)\(/g;

/** Boards ask the moment what may be done and what would follow: games show them no rule, and they play none themselves. */
export function guesses(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const game = /^games\/(\w+)\/src\/index\.ts$/.exec(path)?.[1];
    if (game !== undefined) return shown(game, text).map((name) => `${path} shows ${name} out of its rules`);
    if (!path.startsWith('web/src/games/') || LAYS.test(path)) return [];
    return [...text.matchAll(JUDGES)].map(([call]) => `${path} calls ${call}): ask the moment`);
  });
}

const shown = (game: string, text: string): string[] =>
  [...text.matchAll(OUT_OF_RULES)].flatMap(([, names = '', file = '']) =>
    (names.match(/\w+|\*/g) ?? []).filter((name) => !FACTS[`${game}/${file}`]?.includes(name)),
  );

/** The layer of a path or package, and the game when it is one. */
function placeOf(path: string): { layer: string; game?: string } {
  const [first = '', second = ''] = path.split('/');
  if (first === 'games') return { layer: 'games', game: second };
  return first in LAYERS ? { layer: first } : { layer: 'games', game: first };
}

/** What a package has to name in its package.json: every package that a file of it imports, by name or by path. */
export function undeclared(sources: readonly Source[], manifests: Readonly<Record<string, Manifest>>): string[] {
  const wrong = sources.flatMap(({ path, text }) => {
    const home = packageOf(path, manifests);
    const own = manifests[home];
    if (own === undefined) return [`${path} belongs to no package`];
    const named = new Set([own.name, ...Object.keys(own.dependencies ?? {}), ...Object.keys(own.devDependencies ?? {})]);
    // The test runner is the root's, and a board is found by its folder together with its rules.
    for (const free of ['vitest', `@banquise/${/^web\/src\/games\/(\w+)\//.exec(path)?.[1]}`]) named.add(free);
    return [...text.matchAll(IMPORT)].flatMap(([, target = '']) => {
      if (target.startsWith('node:') || target.startsWith('#')) return [];
      const name = target.startsWith('.')
        ? manifests[packageOf(normalize(join(dirname(path), target)), manifests)]?.name
        : target.split('/', target.startsWith('@') ? 2 : 1).join('/');
      return name === undefined || named.has(name) ? [] : [`${home} imports ${name}, which it does not declare (${path})`];
    });
  });
  return [...new Set(wrong)];
}

export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The folder of the package that a file belongs to: the longest one that has a package.json. */
const packageOf = (path: string, manifests: Readonly<Record<string, Manifest>>): string => {
  const [first = '', second = ''] = path.split('/');
  return `${first}/${second}` in manifests ? `${first}/${second}` : first;
};

/** The package.json of every package, by its folder. */
export function manifestsBelow(root: string): Record<string, Manifest> {
  const folders = Object.keys(LAYERS).flatMap((layer) => [layer, ...readdirSync(join(root, layer)).map((inner) => `${layer}/${inner}`)]);
  const found = folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
  return Object.fromEntries(
    found.map((folder) => [folder, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest]),
  );
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
