import { expect, test } from 'vitest';
import { readLink, type Shared, writeLink } from './link.ts';
import { EXAMPLES } from './test/examples.ts';
import { HANDS, type Hand } from './test/hands.ts';

const modelOf = async (game: string) => HANDS[game]?.model;

function leafOf(game: string): Shared {
  const draft = (HANDS[game] as Hand).enter(EXAMPLES.find((example) => example.game === game)?.position as never);
  const names = draft.players.map((_, seat) => ['Élodie', 'Lana', 'Noé', 'Maximilien'][seat] ?? '');
  return { id: 'mk3f9x1a', game, day: '2026-11-15', names, way: 'table', draft, columns: names.map(() => ({ fox: '3+3' })) };
}

test.each(Object.keys(HANDS))('a game of %s fits into a short link and comes out as it went in', async (game) => {
  const link = await writeLink(leafOf(game));
  expect(link.length).toBeLessThan(500);
  expect(link).toMatch(/^1[\w-]+$/);
  expect(await readLink(`#${link}`, modelOf)).toEqual({ leaf: leafOf(game) });
});

test('a letter changed anywhere is noticed, and so is a missing end', async () => {
  const leaf = leafOf('arctic');
  const link = await writeLink(leaf);
  let unnoticed = 0;
  for (let i = 1; i < link.length; i++) {
    const read = await readLink(link.slice(0, i) + (link[i] === 'A' ? 'B' : 'A') + link.slice(i + 1), modelOf);
    // A letter near the end may carry bits that mean nothing: then nothing has changed.
    if ('leaf' in read) unnoticed++;
    expect(read).toEqual('leaf' in read ? { leaf } : { problem: 'damaged' });
    expect(await readLink(link.slice(0, i), modelOf)).toEqual({ problem: 'damaged' });
  }
  expect(unnoticed).toBeLessThan(3);
});

test('links of a later version and of unknown games say so', async () => {
  const link = await writeLink(leafOf('boreal'));
  expect(await readLink(`2${link.slice(1)}`, modelOf)).toEqual({ problem: 'newer' });
  expect(await readLink(link, async () => undefined)).toEqual({ problem: 'unknown' });
});

test.each([
  ['too few names', { names: ['Lana'] }],
  ['a name without end', { names: ['L'.repeat(41), 'É'] }],
  ['a day that is none', { day: '2026-13-45' }],
  ['a draft of another game', { draft: leafOf('arctic').draft }],
  ['a draft of nothing', { draft: { common: null, players: [{}, {}] } }],
  ['a third player', { draft: { common: null, players: [...leafOf('boreal').draft.players, ...leafOf('boreal').draft.players] } }],
])('whole, but wrong: %s', async (_what, change) => {
  expect(await readLink(await writeLink({ ...leafOf('boreal'), ...(change as Partial<Shared>) }), modelOf)).toEqual({ problem: 'damaged' });
});
