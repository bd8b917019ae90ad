import { gameIds, loadGame } from '@banquise/games';
import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';
import { inNode, inPage, orderIn } from './net-orders.ts';
import { openVenue } from './venue.ts';

const ITERATIONS = 3000;
const GOES = 3;
const ROUNDS = 4;
const BAR = 0.6;

describe('the speed of the nets', () => {
  const venue = openVenue();

  for (const id of gameIds()) {
    test(`${id} is thought about in Chromium at 60 % of the speed of Node at least`, async () => {
      const visited = await visit(venue.browser);
      await visited.page.goto(`${venue.url}/about`);
      const order = orderIn(await loadGame(id), ITERATIONS);
      // In turns, so that both have quiet moments. The first go of each warms up; of the others the fastest counts.
      const orders = Array.from({ length: 1 + GOES }, () => order);
      const best = (answers: readonly { readonly ms: number }[]): number => Math.min(...answers.slice(1).map(({ ms }) => ms));
      let node = Number.POSITIVE_INFINITY;
      let page = Number.POSITIVE_INFINITY;
      // More rounds only where no quiet moment was found yet.
      for (let round = 0; round < ROUNDS && !(node / page > BAR); round++) {
        node = Math.min(node, best(await inNode(orders)));
        page = Math.min(page, best(await inPage(venue, visited, orders)));
      }
      const rate = (ms: number): number => Math.round((1000 * ITERATIONS) / ms);
      console.log(`${id}: ${rate(node)} iterations a second in Node, ${rate(page)} in Chromium (${Math.round((100 * node) / page)} %)`);
      expect(node / page).toBeGreaterThan(BAR);
      await visited.context.close();
    });
  }
});
