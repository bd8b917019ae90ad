import { gameIds, loadGame } from '@banquise/games';
import { describe, expect, test } from 'vitest';
import { Device, Person } from '../server/test/person.ts';
import { gather } from '../server/test/play.ts';
import { type TestServer, testServer } from '../server/test/server.ts';
import { violations } from './axe.ts';
import { SIZES, visit } from './browser.ts';
import { openVenue } from './venue.ts';

const settingsOf = (language: string) => ({ language, speed: 'none', sounds: false });

describe('the waiting room', () => {
  let server: TestServer;
  const venue = openVenue(async (root) => {
    server = await testServer({ games: await Promise.all(gameIds().map((id) => loadGame(id))), config: { client: `${root}/` } });
    return { url: server.address, close: () => server.stop() };
  });

  /** How often the test was begun: a second try finds the first one's account there. */
  let tries = 0;

  test('a friend sees what is played and on which terms, the host changes them, and talk is read without a tap', async () => {
    const lana = await new Device(server.address).guest('Lana');
    const login = `lana${tries++ || ''}`;
    expect((await lana.post('/api/register', { login, password: 'four northern games' })).status).toBe(200);
    const host = await visit(venue.browser, {}, settingsOf('en'));
    const [name = '', value = ''] = lana.cookie.split('=');
    await host.context.addCookies([{ name, value, url: venue.url }]);
    await host.page.goto(`${venue.url}/invite/boreal`);
    await host.page.getByRole('radio', { name: 'No clock' }).check();
    await host.page.getByRole('radio', { name: 'Casual' }).check();
    expect(await violations(host.page)).toEqual([]);
    await host.page.getByRole('button', { name: 'Make the table and its link' }).click();
    const field = host.page.getByLabel('Invite with this link').getByRole('textbox');
    await field.waitFor();
    const link = await field.inputValue();
    const table = new URL(link).pathname.split('/').at(-1) as string;
    expect((await server.store.tables.row(table))?.creation).toMatchObject({ clock: { kind: 'none' }, settings: { casual: true } });

    const guest = await visit(venue.browser, { viewport: SIZES.phone }, { ...settingsOf('it'), theme: 'dark' });
    await guest.page.goto(link);
    await guest.page.getByRole('heading', { name: 'Lana ti invita' }).waitFor();
    await guest.page.locator('.short-lines li').nth(3).waitFor();
    expect(await guest.page.getByRole('link', { name: 'Impara giocando' }).getAttribute('href')).toBe('/tutorial/boreal');
    await guest.page.locator('.agreed').getByText('Senza orologio').waitFor();
    await guest.page.locator('.agreed').getByText('Amichevole').waitFor();
    expect(await guest.page.locator('.sitter a').first().getAttribute('href')).toBe(`/people/${login}`);
    expect(await violations(guest.page)).toEqual([]);
    expect(await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    await host.page.locator('.terms select').first().selectOption({ label: '15\u00a0minutes each, plus 20\u00a0seconds per turn' });
    await guest.page.locator('.agreed').getByText('15 minuti a testa, più 20 secondi a turno').waitFor();
    await host.page.getByRole('radio', { name: 'Rated' }).check();
    await guest.page.locator('.agreed').getByText('Valida').waitFor();
    await host.page.locator('.room-chat').getByText('The table was changed: 15 minutes each').first().waitFor();
    expect(await violations(host.page)).toEqual([]);
    await host.page.locator('.room-chat').getByRole('textbox').fill('Come and sit down');
    await host.page.locator('.room-chat').getByRole('button', { name: 'Say it' }).click();
    await guest.page.locator('.room-dock').getByText('Come and sit down').waitFor();

    await guest.page.locator('.room-dock').getByRole('button', { name: 'Mi siedo' }).click();
    await guest.page.getByRole('dialog').getByRole('textbox').fill('Iker');
    await guest.page.getByRole('dialog').getByRole('button', { name: 'Mi siedo' }).click();
    for (const { page } of [host, guest]) await page.locator('.tabletop').waitFor();
    await host.page.locator('.talk-dock').getByRole('textbox').fill('Good luck');
    await host.page.locator('.talk-dock').getByRole('button', { name: 'Say it' }).click();
    await guest.page.locator('.bar .last-line').getByText('Good luck').waitFor();
    expect(await guest.page.locator(`.company a[href="/people/${login}"]`).count()).toBe(1);
    for (const { page } of [host, guest]) expect(await violations(page)).toEqual([]);
    expect(await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect((await server.store.tables.row(table))?.summary.terms).toMatchObject({ clock: { kind: 'bank' }, casual: false });
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
    await host.context.close();
    await guest.context.close();
  });

  test.each([3, 4])('with %i at Borealis what is said is read beside the board, or under the bar of a low desk', async (n) => {
    const names = ['Maximilienne', 'Bartholomäus', 'Anne-Sophie', 'Konstantinos'].slice(0, n);
    const people = await Promise.all(names.map((name) => Person.guest(server.address, name)));
    const table = await gather(await loadGame('borealis'), people);
    const { page, context, complaints } = await visit(venue.browser, {}, settingsOf('fr'));
    const [name = '', value = ''] = people[0]?.device.cookie.split('=') ?? [];
    await context.addCookies([{ name, value, url: venue.url }]);
    await page.goto(`${venue.url}/t/${table}`);
    await page.locator('.tabletop').waitFor();
    await people[1]?.client.request({ type: 'say', table, text: 'Bonne chance' });
    await page.locator('.talk-dock').getByText('Bonne chance').waitFor();
    const boxes = page.locator('.bar, .bl-goals, .talk-dock, .bl-board, .bl-hand');
    /** What stands over something else, or outside the window. */
    const faults = (): Promise<string[]> =>
      boxes.evaluateAll((all) => {
        const shown = all.filter((one) => one.getClientRects().length > 0).map((one) => ({ one, box: one.getBoundingClientRect() }));
        return shown.flatMap(({ one, box }, i) => [
          ...(box.bottom > innerHeight + 1 || box.right > innerWidth + 1 ? [`${one.className} goes on outside`] : []),
          ...shown.slice(i + 1).flatMap(({ one: other, box: its }) => {
            const apart = box.right <= its.left + 1 || its.right <= box.left + 1 || box.bottom <= its.top + 1 || its.bottom <= box.top + 1;
            return apart ? [] : [`${one.className} over ${other.className}`];
          }),
        ]);
      });
    expect(await faults()).toEqual([]);
    expect(await page.locator('.tool.talk .unread').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.locator('.bar .last-line').getByText('Bonne chance').waitFor();
    await expect.poll(faults).toEqual([]);
    for (const person of people) person.leave();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
