import { gameIds, loadGame } from '@banquise/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Device, Person } from '../server/test/person.ts';
import { gather } from '../server/test/play.ts';
import { type TestServer, testServer } from '../server/test/server.ts';
import { words as en } from '../web/src/features/people/words/en.ts';
import { words as fr } from '../web/src/features/people/words/fr.ts';
import { words as it } from '../web/src/features/people/words/it.ts';
import { violations } from './axe.ts';
import { MEETINGS, SIZES, visit } from './browser.ts';
import { openVenue } from './venue.ts';

const PASSWORD = 'four northern games';
const WORDS = { en, fr, it };
const settingsOf = (language: string) => ({ language, speed: 'none', sounds: false });

describe('people, and a house in order', () => {
  let server: TestServer;
  const venue = openVenue(async (root) => {
    server = await testServer({ games: await Promise.all(gameIds().map((id) => loadGame(id))), config: { client: `${root}/` } });
    return { url: server.address, close: () => server.stop() };
  });
  const account = async (login: string): Promise<Device> => {
    const device = await new Device(server.address).guest(login);
    expect((await device.post('/api/register', { login, password: PASSWORD })).status).toBe(200);
    return device;
  };
  const online = async (device: Device): Promise<Person> => {
    const person = new Person(device);
    await person.until(() => person.states.includes('online'));
    return person;
  };
  /** The browser is whoever this device is. */
  const become = async (page: Page, { cookie }: Device): Promise<void> => {
    const [name = '', value = ''] = cookie.split('=');
    await page.context().addCookies([{ name, value, url: venue.url }]);
  };

  /** How often it was begun: a second try finds the accounts of the first one there. */
  let tries = 0;

  test.each(MEETINGS)('an admin (%s) reads and acts after somebody (%s) was looked at, reported and blocked', async (first, second) => {
    const [admin, reporter] = [WORDS[first[0]], WORDS[second[0]]];
    tries++;
    const names = ['lana', 'iker', 'warden'].map((name) => `${name}${tries}`) as [string, string, string];
    const [lana, iker, warden] = [await account(names[0]), await account(names[1]), await account(names[2])];
    await server.store.house.setAdmin((await server.store.people.byLogin(names[2]))?.id as string, true);
    const people = [await online(lana), await online(iker)] as const;
    const game = await loadGame('boreal');
    const table = await gather(game, people);
    await people[1].client.request({ type: 'say', table, text: 'you play like a seal' });
    await people[0].ask(table, { type: 'resign', seat: 0 });
    await expect.poll(async () => (await server.store.tables.row(table))?.settled).toBe(true);

    const one = await visit(venue.browser, { viewport: SIZES[second[1]] }, { ...settingsOf(second[0]), theme: 'dark' });
    await become(one.page, lana);
    await one.page.goto(`${venue.url}/people/${names[1]}`);
    await one.page.getByRole('heading', { name: reporter.profile.together(names[1]) }).waitFor();
    expect(await violations(one.page)).toEqual([]);
    expect(await one.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await one.page.getByLabel(reporter.profile.more).click();
    await one.page.getByRole('button', { name: reporter.profile.report, exact: true }).click();
    expect(await violations(one.page)).toEqual([]);
    await one.page.getByRole('dialog').getByRole('button', { name: reporter.profile.send, exact: true }).click();
    await one.page.getByText(reporter.profile.sent).waitFor();
    await one.page.getByRole('button', { name: reporter.profile.unblock }).waitFor();
    expect((await iker.post('/api/challenge', { login: names[0], game: 'boreal', pace: 'live', rated: true })).status).toBe(404);

    const two = await visit(venue.browser, { viewport: SIZES[first[1]] }, settingsOf(first[0]));
    const { tabs, deeds, forHours, ...words } = admin.admin;
    await become(two.page, warden);
    await two.page.goto(`${venue.url}/admin`);
    // Of this try: one that failed leaves its report open.
    const report = two.page.locator('.reports > li').filter({ hasText: names[0] });
    await report.getByText('you play like a seal').waitFor();
    expect(await violations(two.page)).toEqual([]);
    expect(await two.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await report.getByRole('button', { name: words.mute }).click();
    await two.page
      .getByText(`${deeds.mute} (${forHours(24)})`)
      .first()
      .waitFor();
    expect(await people[1].client.request({ type: 'say', table, text: 'again' })).toMatchObject({ refusal: { code: 'silenced' } });
    await report.getByRole('button', { name: words.done }).click();
    await report.waitFor({ state: 'detached' });
    for (const tab of ['people', 'tables', 'log', 'house'] as const) {
      await two.page.getByRole('navigation', { name: words.title }).getByRole('button', { name: tabs[tab] }).click();
      expect([tab, ...(await violations(two.page))]).toEqual([tab]);
      expect([tab, await two.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([tab, 0]);
    }
    const feast = `Closed for the feast on Sunday (${names[2]})`;
    await two.page.getByLabel(words.announcement).fill(feast);
    await two.page.getByRole('button', { name: words.announce, exact: true }).click();
    await two.page.getByText(words.ok).waitFor();
    await one.page.goto(`${venue.url}/lobby`);
    await one.page.getByText(feast).waitFor();
    expect([...one.complaints, ...two.complaints].filter((text) => !text.includes('404'))).toEqual([]);
    for (const person of people) person.leave();
    await one.context.close();
    await two.context.close();
  });

  test('a challenge reaches whoever is there, and is answered from the bar', async () => {
    const [noor, sila] = [await account('noor'), await account('sila')];
    const { page, context, complaints } = await visit(venue.browser, { viewport: SIZES.phone }, settingsOf('en'));
    await become(page, sila);
    await page.goto(`${venue.url}/lobby`);
    await page.getByRole('heading', { name: 'Now being played' }).waitFor();
    expect((await noor.post('/api/challenge', { login: 'sila', game: 'boreal', pace: 'live', rated: true })).status).toBe(200);
    await page.getByText('noor challenges you').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Answer' }).click();
    await page.getByRole('button', { name: /^Sit here/ }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('who is no admin finds nothing there, in Italian', async () => {
    const { page, context } = await visit(venue.browser, { viewport: SIZES.phone }, settingsOf('it'));
    await page.goto(`${venue.url}/admin`);
    await page.getByText('A questo indirizzo non c’è niente.').waitFor();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
});
