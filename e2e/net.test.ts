import { gameIds, loadGame } from '@banquise/games';
import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';
import { inNode, inPage, orderIn } from './net-orders.ts';
import { openVenue } from './venue.ts';

describe('the nets', () => {
  const venue = openVenue();

  test('choose the same move in Node and in Chromium, from the same seed and iterations', async () => {
    const visited = await visit(venue.browser);
    await visited.page.goto(`${venue.url}/about`);
    const games = await Promise.all(gameIds().map((id) => loadGame(id)));
    // At larger tables some plan their turn first, or let the others play by the policy.
    const larger = games.filter(({ seats }) => seats.max >= 4);
    const orders = [...games.map((game) => orderIn(game, 400)), ...larger.map((game) => orderIn(game, 200, 4))];
    const [here, there] = await Promise.all([inNode(orders), inPage(venue, visited, orders)]);
    for (const { value } of here) expect(value).toHaveProperty('type');
    expect(there.map(({ value }) => value)).toEqual(here.map(({ value }) => value));
    await visited.context.close();
  });
});
