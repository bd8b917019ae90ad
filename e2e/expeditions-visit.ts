import type { BrowserContextOptions } from 'playwright-core';
import { SIZES, type Visit, type Visiting, visit } from './browser.ts';
import { type Laid, savedTable } from './expeditions-table.ts';
import { keepTables } from './laid.ts';
import type { Venue } from './venue.ts';

const FAST = { language: 'en', speed: 'none', sounds: false, confirm: false };
export const FINGER: BrowserContextOptions = { viewport: SIZES.phone, hasTouch: true, isMobile: true };
/** The same phone on its side. */
export const LYING: BrowserContextOptions = { ...FINGER, viewport: { width: 800, height: 360 } };

/** Comes to a table that lies ready. */
export async function sitAt(venue: Venue, laid: Laid, options: Visiting = {}, settings: object = {}): Promise<Visit> {
  const visited = await visit(venue.browser, options, { ...FAST, ...settings });
  visited.page.setDefaultTimeout(10_000);
  await keepTables(visited.context, [savedTable(laid)]);
  await visited.page.goto(`${venue.url}/table/${laid.id}`);
  await visited.page.locator('.atlas-table, .plain').first().waitFor();
  return visited;
}
