import { gameIds, loadGame } from '@banquise/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Device, Person } from '../server/test/person.ts';
import { gather } from '../server/test/play.ts';
import { type TestServer, testServer } from '../server/test/server.ts';
import { violations } from './axe.ts';
import { SIZES, visit } from './browser.ts';
import { openVenue } from './venue.ts';

const PASSWORD = 'four northern games';
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

  test('somebody is looked at, reported and blocked on a phone; an admin reads it and acts on a desk', async () => {
    const [lana, iker, warden] = [await account('lana'), await account('iker'), await account('warden')];
    await server.store.house.setAdmin((await server.store.people.byLogin('warden'))?.id as string, true);
    const people = [await online(lana), await online(iker)] as const;
    const game = await loadGame('boreal');
    const table = await gather(game, people);
    await people[1].client.request({ type: 'say', table, text: 'you play like a seal' });
    await people[0].ask(table, { type: 'resign', seat: 0 });
    await expect.poll(async () => (await server.store.tables.row(table))?.settled).toBe(true);

    const phone = await visit(venue.browser, { viewport: SIZES.phone }, { ...settingsOf('fr'), theme: 'dark' });
    await become(phone.page, lana);
    await phone.page.goto(`${venue.url}/people/iker`);
    await phone.page.getByRole('heading', { name: 'Vous et iker' }).waitFor();
    expect(await violations(phone.page)).toEqual([]);
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await phone.page.getByLabel('Plus : bloquer, signaler').click();
    await phone.page.getByRole('button', { name: 'Signaler' }).click();
    expect(await violations(phone.page)).toEqual([]);
    await phone.page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
    await phone.page.getByText('Merci.').waitFor();
    await phone.page.getByRole('button', { name: 'Débloquer' }).waitFor();
    expect((await iker.post('/api/challenge', { login: 'lana', game: 'boreal', pace: 'live', rated: true })).status).toBe(404);

    const desk = await visit(venue.browser, {}, settingsOf('en'));
    await become(desk.page, warden);
    await desk.page.goto(`${venue.url}/admin`);
    await desk.page.getByText('you play like a seal').waitFor();
    expect(await violations(desk.page)).toEqual([]);
    const report = desk.page.locator('.reports li').first();
    await report.getByRole('button', { name: 'Take the word' }).click();
    await desk.page.getByText('took the word from (24 hours)').waitFor();
    expect(await people[1].client.request({ type: 'say', table, text: 'again' })).toMatchObject({ refusal: { code: 'silenced' } });
    await desk.page.getByRole('button', { name: 'Nothing to do: close the report' }).click();
    await desk.page.getByText('All is well').waitFor();
    for (const tab of ['People', 'Tables', 'What was done', 'House']) {
      await desk.page.getByRole('navigation', { name: 'House' }).getByRole('button', { name: tab }).click();
      expect([tab, ...(await violations(desk.page))]).toEqual([tab]);
    }
    await desk.page.getByLabel('Announcement, for everybody').fill('Closed for the feast on Sunday');
    await desk.page.getByRole('button', { name: 'Announce', exact: true }).click();
    await phone.page.goto(`${venue.url}/lobby`);
    await phone.page.getByText('Closed for the feast on Sunday').waitFor();
    expect([...phone.complaints, ...desk.complaints].filter((text) => !text.includes('404'))).toEqual([]);
    for (const person of people) person.leave();
    await phone.context.close();
    await desk.context.close();
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
