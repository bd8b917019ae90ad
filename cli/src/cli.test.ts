import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameIds, loadGame } from '@banquise/games';
import {
  below,
  completeOptions,
  type Game,
  type GameRecord,
  LANGUAGES,
  range,
  type Seat,
  seedFromText,
  start,
  stream,
  writeRecord,
} from '@banquise/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { loadOutline } from './outline.ts';

const main = new URL('./main.ts', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'banquise-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function banquise(args: readonly string[], input = ''): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    input,
    encoding: 'utf8',
    // A whole game with its table shown at each turn is long.
    maxBuffer: 2 ** 26,
    env: { ...process.env, BANQUISE_DATA: join(folder, 'data.sqlite') },
  });
  return { status, out: stdout, err: stderr };
}

/** A whole random game as its record. */
function recordOf(game: Game): GameRecord {
  const seed = seedFromText(`cli/${game.id}`);
  const rng = stream(seed, 'imagine');
  const options = completeOptions(game, {});
  if (!options.ok) throw new Error(options.problem.field);
  const state = start(game, game.seats.min, options.value, seed);
  const moves: GameRecord['moves'][number][] = [];
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[0] as Seat;
    const legal = game.moves(state, seat);
    const move = legal[below(rng, legal.length)] as (typeof legal)[number];
    game.apply(state, seat, move);
    moves.push([seat, move]);
  }
  return { game: game.id, rules: game.rules, options: options.value, seats: ['Lana', 'Élodie'], seed, moves };
}

describe.each(gameIds())('%s on the command line', (id) => {
  test('is simulated from a seed, with one line of JSON for programs', () => {
    const run = () => banquise(['simulate', id, '--games', '20', '--seed', 'x', '--json']);
    const first = JSON.parse(run().out);
    expect(first).toMatchObject({ game: id, games: 20 });
    for (const key of ['gamesPerSecond', 'decisionsPerSecond', 'decisionsPerGame']) expect(first[key]).toBeGreaterThan(0);
    const again = JSON.parse(run().out);
    expect(again.decisionsPerGame).toBe(first.decisionsPerGame);
    expect(again.seats).toEqual(first.seats);
  });

  test('is told again in words, in every language', async () => {
    const file = join(folder, `${id}.jsonl`);
    writeFileSync(file, `${writeRecord(recordOf(await loadGame(id)))}\n`);
    const told = LANGUAGES.map((lang) => banquise(['replay', file, '--lang', lang]));
    for (const { status, out, err } of told) {
      expect(err).toBe('');
      expect(status).toBe(0);
      expect(out).toContain('Élodie');
      expect(out).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(new Set(told.map(({ out }) => out)).size).toBe(3);
  });

  test('is played in the terminal to its end, with reasons, log and help on the way', () => {
    const answers = ['why', 'why 1', 'why 9999', 'help', 'log', 'undo', 'nonsense', '', ...range(3000).map((n) => `${1 + (n % 2)}`)];
    const { status, out, err } = banquise(
      ['play', id, '--bot', 'random', '--seed', 'terminal', '--lang', 'en', '--name', 'Lana'],
      answers.join('\n'),
    );
    expect(err).toBe('');
    expect(status).toBe(0);
    expect(out).toContain('this can be done');
    expect(out).toContain(`/learn/${id}`);
    expect(out).toContain('Nothing can be taken back');
    expect(out).toContain('“nonsense” is neither a command nor a number');
    const record = out.trim().split('\n').at(-1) as string;
    expect(banquise(['replay', '-'], record).status).toBe(0);
  });

  test('refuses a position that is none, names the line and the field, and scores the others', () => {
    const { status, out, err } = banquise(['score', id], '{"nothing":1}\nnot json\n');
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(
      /^banquise: line 1: [a-zA-Z[\].]+: expected .+\nbanquise: line 2: position: expected one JSON object on one line\n$/,
    );
  });
});

const POSITIONS = {
  boreal:
    '{"pyramids":[[{"card":"S-G2","floor":1,"column":0},{"card":"S-B3","floor":1,"column":1},{"card":"S-G3","floor":1,"column":2}],[{"card":"L-B2","floor":1,"column":0}]]}',
  arctic:
    '{"tokens":{"fox":10,"bear":3,"moose":15,"orca":15,"puffin":6,"walrus":0},"players":[{"pile":["moose","walrus","walrus","walrus","orca","orca","fox","fox","fox","fox","fox","fox","fox","puffin","orca","orca","orca","orca","orca","walrus","walrus","walrus","puffin","puffin","puffin","puffin"],"totem":"fox","penalties":4},{"pile":["fox","fox","?","fox","fox"],"totem":"bear","penalties":0}]}',
  borealis:
    '{"scoreCards":["S06","S08"],"players":[{"sites":[["A021","A025","A001","A033"],["A061","A062","A063","A005","A064","A066","A086"],["A093","A081","A010"]],"flags":[3,5,3],"scientists":[1,2,1,2,3],"stars":16},{"sites":[[],[],[]],"flags":[0,0,0],"scientists":[0,3,3,3,0],"stars":2}]}',
  expeditions:
    '{"players":[{"laid":9,"recovered":3,"hand":2,"onBoard":1,"tickets":0},{"laid":8,"recovered":4,"hand":3,"onBoard":0,"tickets":2},{"laid":10,"recovered":2,"hand":1,"onBoard":2,"tickets":2},{"laid":5,"recovered":1,"hand":4,"onBoard":3,"tickets":7}]}',
} as const;

test.each([
  ['boreal', [15, 3], [0]],
  ['arctic', [46, 13], [0]],
  ['borealis', [56, 2], [0]],
  ['expeditions', [9, 9, 9, -1], [1, 2]],
] as const)('a worked example of %s is scored from a real table', (id, totals, winners) => {
  const { status, out, err } = banquise(['score', id], POSITIONS[id]);
  expect(err).toBe('');
  expect(status).toBe(0);
  const result = JSON.parse(out) as { players: { total: number; lines: Record<string, number> }[]; winners: number[] };
  expect(result.players.map(({ total }) => total)).toEqual(totals);
  expect(result.winners).toEqual(winners);
  for (const { total, lines } of result.players) expect(Object.values(lines).reduce((a, b) => a + b, 0)).toBe(total);
});

describe('a slip at the keyboard gets one clear line and exit status 2', () => {
  test.each([
    [['dance'], /no command "dance"/],
    [['simulate'], /name a game: arctic, boreal/],
    [['simulate', 'chess'], /no game "chess"/],
    [['simulate', 'boreal', '--games', 'many'], /--games wants a whole number from 1, not "many"/],
    [['simulate', 'boreal', '--players', '3'], /--players wants a whole number from 2 to 2/],
    [['simulate', 'boreal', '--quick'], /Unknown option '--quick'/],
    [['simulate', 'arctic', '--option', 'colour=red'], /--option colour: expected one of/],
    [['simulate', 'boreal', 'arctic'], /"arctic" is one word too many/],
    [['play', 'boreal', '--bot', 'level9'], /--bot wants one of random, greedy/],
    [['arena', 'boreal', '--bots', 'random,nobody'], /nobody/],
    [['arena', 'chess', '--bots', 'random,greedy'], /chess/],
    [['backup'], /name one file/],
    [['backup', '/tmp/x.sqlite'], /no data file/],
    [['restore', '/nowhere.sqlite'], /no file \/nowhere.sqlite/],
    [['move-in'], /say where to with --to/],
    [['move-in', '--to', 'elsewhere.sqlite'], /one of the two must be a data file/],
    [['replay'], /name one file/],
    [['replay', '/nowhere.jsonl'], /cannot be read/],
    [['replay', '-'], /empty/],
    [['replay', '-', '--lang', 'de'], /--lang wants one of fr, it, en/],
  ])('banquise %s', (args, message) => {
    const { status, out, err } = banquise(args);
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('a record with a wrong move says which one', async () => {
    const record = recordOf(await loadGame('boreal'));
    const { status, err } = banquise(['replay', '-'], writeRecord({ ...record, moves: record.moves.slice(1) }));
    expect(status).toBe(2);
    expect(err).toMatch(/line 1: moves\[\d+\]: expected a legal move/);
  });
});

test('bots are measured against each other', () => {
  const run = () => banquise(['arena', 'boreal', '--bots', 'greedy,random', '--games', '8', '--iterations', '1', '--seed', 'x', '--json']);
  const { status, out } = run();
  expect(status).toBe(0);
  const { bots } = JSON.parse(out) as {
    bots: { bot: string; winRate: number; low: number; high: number; meanMargin: number; elo: number }[];
  };
  expect(bots.map(({ bot }) => bot).sort()).toEqual(['greedy', 'random']);
  expect(bots.reduce((sum, { winRate }) => sum + winRate, 0)).toBeCloseTo(1);
  expect(run().out).toBe(out);
});

test.each([
  [[]],
  [['--help']],
  ...['play', 'simulate', 'arena', 'replay', 'score', 'backup', 'restore', 'move-in'].map((name) => [[name, '--help']]),
])('help is there for %s', (args) => {
  const { status, out } = banquise(args as string[]);
  expect(status).toBe(0);
  expect(out).toMatch(/banquise/);
});

test('a map that has not changed is told again only when the whole table is asked for', async () => {
  const game = await loadGame('expeditions');
  const state = start(game, 2, {}, seedFromText('map'));
  const outline = await loadOutline(game, await game.texts.en(), 'en', ['Lana', 'Bot 1'], 0);
  const [view, moves] = [game.view(state, 0), game.moves(state, 0)];
  const first = outline(view, moves);
  const again = outline(view, moves);
  expect(first).toContain('From Rome one can go to');
  expect(again).not.toContain('one can go to');
  expect(again).toContain('My objectives');
  expect(outline(view, moves, true)).toBe(first);
});

test('the terminal shows the table by the same outline as the page', async () => {
  const game = await loadGame('boreal');
  const state = start(game, 2, {}, seedFromText('shown'));
  const outline = await loadOutline(game, await game.texts.it(), 'it', ['Lana', 'Bot 1'], 0);
  const { out } = banquise(['play', 'boreal', '--seed', 'shown', '--lang', 'it', '--name', 'Lana'], 'quit\n');
  expect(out).toContain(outline(game.view(state, 0), game.moves(state, 0)));
});
