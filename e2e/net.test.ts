import { gameIds, loadGame } from '@banquise/games';
import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';
import { inNode, inPage, orderIn } from './net-orders.ts';
import { setStage } from './stage.ts';

describe('the nets', () => {
  const stage = setStage();

  test('choose the same move in Node and in Chromium, from the same seed and iterations', async () => {
    const visited = await visit(stage.browser);
    await visited.page.goto(`${stage.url}/about`);
    const orders = (await Promise.all(gameIds().map((id) => loadGame(id)))).map((game) => orderIn(game, 400));
    const [here, there] = await Promise.all([inNode(orders), inPage(stage, visited, orders)]);
    for (const { value } of here) expect(value).toHaveProperty('type');
    expect(there.map(({ value }) => value)).toEqual(here.map(({ value }) => value));
    await visited.context.close();
  });
});
