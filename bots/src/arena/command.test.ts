import { expect, test } from 'vitest';
import { arenaCommand } from './command.ts';

async function run(line: string) {
  const out: string[] = [];
  const err: string[] = [];
  const status = await arenaCommand(line.split(' '), { out: (text) => out.push(text), err: (text) => err.push(text) });
  return { status, out, err: err.join('\n') };
}

test('the arena prints one line of JSON with a standing per bot', { timeout: 60_000 }, async () => {
  const { status, out } = await run('boreal --bots greedy,random --games 4 --iterations 1 --json');
  expect(status).toBe(0);
  expect(out).toHaveLength(1);
  const { bots } = JSON.parse(out[0] ?? '');
  expect(bots.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy', 'random']);
  for (const standing of bots) expect(Object.keys(standing)).toEqual(['bot', 'winRate', 'low', 'high', 'meanMargin', 'elo']);
  expect(bots[0].winRate + bots[1].winRate).toBeCloseTo(1);
});

test('the same seed gives the same figures, on however many threads', { timeout: 60_000 }, async () => {
  const line = 'boreal --bots search,oracle,random --games 6 --iterations 3 --seed tuesday --json';
  expect((await run(line)).out).toEqual((await run(line)).out);
});

test('for people there is a table', { timeout: 60_000 }, async () => {
  const { out } = await run('boreal --bots random,level1*2 --games 2 --iterations 1');
  expect(out[0]?.split('\n').map((row) => row.split(' ')[0])).toEqual(['bot', 'random', 'level1*2']);
});

test.each([
  ['--bots greedy,random', 'GAME'],
  ['chess --bots greedy,random', 'there is no game called chess'],
  ['boreal --bots greedy', 'two names or more'],
  ['boreal --bots greedy,nobody', 'nobody is none'],
  ['boreal --bots greedy,random --games x', '--games'],
  ['boreal --bots greedy,random --players 3', '--players: expected 2 to 2'],
  ['boreal --bots greedy,random --time 1 --iterations 1', 'one of the two'],
  ['boreal --bots greedy,random --colour red', 'banquise arena'],
])('"%s" is refused with a reason', async (line, reason) => {
  const { status, err } = await run(line);
  expect(status).toBe(2);
  expect(err).toContain(reason);
});
