import { gameIds, loadGame } from '@banquise/games';
import type { BrowserContext } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Device, Person } from '../server/test/person.ts';
import { type TestServer, testServer } from '../server/test/server.ts';
import { words as en } from '../web/src/features/people/words/en.ts';
import { words as fr } from '../web/src/features/people/words/fr.ts';
import { words as it } from '../web/src/features/people/words/it.ts';
import { violations } from './axe.ts';
import { MEETINGS, SIZES, visit } from './browser.ts';
import { openVenue } from './venue.ts';

const WORDS = { en, fr, it };
const settingsOf = (language: string) => ({ language, speed: 'none', sounds: false });

describe('a tournament', () => {
  let server: TestServer;
  const venue = openVenue(async (root) => {
    server = await testServer({ games: await Promise.all(gameIds().map((id) => loadGame(id))), config: { client: `${root}/` } });
    return { url: server.address, close: () => server.stop() };
  });
  /** Whoever sits at this browser, with hands that play faster. */
  const handsOf = async (context: BrowserContext): Promise<Person> => {
    const { value } = (await context.cookies()).find(({ name }) => name === 'banquise') as { value: string };
    const device = new Device(server.address);
    device.cookie = `banquise=${value}`;
    const person = new Person(device);
    await person.until(() => person.states.includes('online'));
    return person;
  };

  test.each(MEETINGS)('of four: held (%s), entered from a link (%s), played, and told in standings', async (first, second) => {
    const [said, heard] = [WORDS[first[0]].cups, WORDS[second[0]].cups];
    const host = await visit(venue.browser, { viewport: SIZES[first[1]] }, settingsOf(first[0]));
    await host.page.goto(`${venue.url}/tournaments`);
    await host.page.getByRole('main').getByRole('link', { name: said.create }).click();
    await host.page.getByLabel(said.name).fill('Tuesday');
    expect(await violations(host.page)).toEqual([]);
    await host.page.getByRole('button', { name: said.create }).click();
    await host.page.getByRole('heading', { name: 'Tuesday' }).waitFor();
    const address = host.page.url();
    const id = address.split('/').at(-1) as string;

    const guest = await visit(venue.browser, { viewport: SIZES[second[1]] }, { ...settingsOf(second[0]), theme: 'dark' });
    await guest.page.goto(address);
    await guest.page.getByRole('button', { name: heard.join }).click();
    await guest.page.getByText(heard.waiting).waitFor();
    expect(await violations(guest.page)).toEqual([]);
    expect(await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const others = await Promise.all(['Cy', 'Di'].map((name) => Person.guest(server.address, name)));
    for (const other of others) expect((await other.device.post('/api/cups/join', { id })).status).toBe(200);
    await host.page.getByRole('button', { name: said.start }).click();
    await host.page.getByText(said.yourTable).waitFor();
    await guest.page.getByRole('link', { name: heard.go, exact: true }).waitFor();
    expect(await violations(host.page)).toEqual([]);

    const crowd = [await handsOf(host.context), await handsOf(guest.context), ...others];
    for (let round = 1; round <= 3; round++) {
      await expect.poll(async () => (await server.store.cups.find(id))?.round ?? 0).toBeGreaterThanOrEqual(round);
      // The tables of this round alone: the next one may be laid while these are being played.
      const laid = (await server.store.cups.tables(id)).flatMap((one) => (one.round === round && one.table !== null ? [one.table] : []));
      expect(laid).toHaveLength(2);
      for (const table of laid) {
        for (const person of crowd) await person.watch(table);
        await expect.poll(() => crowd.filter((person) => person.see(table).status.phase !== 'open').length).toBe(crowd.length);
        const [loser] = crowd.filter((person) => person.see(table).own !== null);
        await loser?.ask(table, { type: 'resign', seat: loser.see(table).own?.seat ?? -1 });
        await expect.poll(async () => (await server.store.tables.row(table))?.settled).toBe(true);
      }
      await server.context.cups.tick();
    }
    await host.page.getByText(said.winner('').trim()).waitFor({ timeout: 20_000 });
    const rows = host.page.getByRole('table').getByRole('row');
    expect(await rows.count()).toBe(5);
    expect(await violations(host.page)).toEqual([]);
    await guest.page.getByText(heard.winner('').trim()).waitFor({ timeout: 20_000 });
    expect(await violations(guest.page)).toEqual([]);
    for (const person of crowd) person.leave();
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
    await host.context.close();
    await guest.context.close();
  });

  test.each(['it', 'fr'] as const)(
    'the list, the form and the ranking have nothing wrong in %s, on a phone and on a desk',
    async (language) => {
      for (const viewport of [SIZES.phone, SIZES.desk]) {
        const { page, context, complaints } = await visit(venue.browser, { viewport }, settingsOf(language));
        for (const path of ['/tournaments', '/tournaments/new', '/ranking']) {
          await page.goto(venue.url + path);
          await page.locator('main:not([aria-busy="true"]) :is(form, p:not([role]))').first().waitFor();
          expect([path, ...(await violations(page))]).toEqual([path]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        }
        expect(complaints).toEqual([]);
        await context.close();
      }
    },
  );
});
