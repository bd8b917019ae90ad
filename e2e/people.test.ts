import { gameIds, loadGame } from '@banquise/games';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Device, Person } from '../server/test/person.ts';
import { type TestServer, testServer } from '../server/test/server.ts';
import { violations } from './axe.ts';
import { downloaded, launchWhole, SIZES, visit } from './browser.ts';
import { openVenue } from './venue.ts';

const EN = { language: 'en', speed: 'none', sounds: false };
const PASSWORD = 'four northern games';

describe('people and their pages', () => {
  let server: TestServer;
  const venue = openVenue(async (root) => {
    server = await testServer({ games: await Promise.all(gameIds().map((id) => loadGame(id))), config: { client: `${root}/` } });
    // Passkeys want a name for the host, not a number.
    return { url: server.address.replace('127.0.0.1', 'localhost'), close: () => server.stop() };
  });

  const register = async (page: Page, login: string): Promise<void> => {
    const form = page.locator('section', { has: page.getByRole('heading', { name: 'Make an account' }) });
    await form.getByLabel('Name to sign in with').fill(login);
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Make an account' }).click();
  };
  const signIn = async (page: Page, login: string, password = PASSWORD): Promise<void> => {
    const form = page.locator('section', { has: page.getByRole('heading', { name: 'I have an account' }) });
    // Below it, folded up, stands the form for recovery codes.
    await form.getByLabel('Name to sign in with').first().fill(login);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  };
  /** A table over days at which a stranger waits for whoever sits down on the second chair. */
  const strangersTable = async (game: string, name: string): Promise<{ stranger: Person; table: string }> => {
    const stranger = await Person.guest(server.address, name);
    const answer = await stranger.client.request({
      ...{ type: 'create', game, options: {}, clock: { kind: 'days', days: 2, grace: 0 }, listed: true },
      ...{ settings: { confirm: false, standIn: 1 }, seats: [{ kind: 'empty' }, { kind: 'me' }] },
    });
    const table = (answer.ok && answer.table) as string;
    await stranger.watch(table);
    return { stranger, table };
  };
  /** The page sits down as somebody would who came by the lobby, and the stranger begins and plays as long as it is his turn. */
  const sitDown = async (page: Page, { stranger, table }: { stranger: Person; table: string }): Promise<void> => {
    const cookies = await page.context().cookies();
    const { value } = cookies.find(({ name }) => name === 'banquise') as { value: string };
    const device = new Device(server.address);
    device.cookie = `banquise=${value}`;
    const seated = new Person(device);
    await seated.until(() => seated.states.includes('online'));
    await seated.watch(table);
    await seated.ask(table, { type: 'sit', seat: 0, name: 'Lana' });
    seated.leave();
    await stranger.until(() => stranger.see(table).status.seats[0]?.name === 'Lana');
    await stranger.ask(table, { type: 'start' });
    for (;;) {
      const own = stranger.see(table).own;
      if (!own || own.moves.length === 0) break;
      await stranger.ask(table, { type: 'move', seat: 1, step: own.draft.length, move: { ...own.moves[0] } as { type: string } });
    }
  };

  test('a guest gets a name, makes an account, and finds the tables again in another browser', async () => {
    const { context, page, complaints } = await visit(venue.browser, {}, EN);
    await page.goto(`${venue.url}/me`);
    await page.getByRole('heading', { name: 'Nobody knows you here yet' }).waitFor();
    await page.getByLabel('Your name, as others read it').fill('Lana');
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await page.getByRole('heading', { name: 'You are a guest' }).waitFor();
    const others = [await strangersTable('boreal', 'Oskar'), await strangersTable('arctic', 'Mila')];
    for (const other of others) await sitDown(page, other);
    await register(page, 'lana');
    await page.getByRole('heading', { name: 'Your account: lana' }).waitFor();

    const elsewhere = await visit(venue.browser, { viewport: SIZES.phone }, EN);
    await elsewhere.page.goto(`${venue.url}/me`);
    await signIn(elsewhere.page, 'lana', 'not her password');
    await elsewhere.page.getByText('Name and password do not belong together').waitFor();
    await signIn(elsewhere.page, 'lana');
    await elsewhere.page.getByRole('heading', { name: 'Your account: lana' }).waitFor();
    await elsewhere.page.getByRole('link', { name: 'Your tables' }).click();
    const waiting = elsewhere.page.getByRole('region', { name: 'Your turn' });
    await waiting.getByText('Oskar').waitFor();
    expect(await waiting.getByRole('link').count()).toBe(2);
    expect(await elsewhere.page.getByRole('status').first().textContent()).toBe('2 tables wait for you.');

    // The number stands at the door too, and one leads to the next.
    await elsewhere.page.goto(venue.url);
    await elsewhere.page.getByRole('button', { name: '2 things wait for you' }).click();
    const bell = elsewhere.page.getByRole('dialog', { name: 'Waits for you' });
    expect(await bell.getByRole('link', { name: 'Play' }).count()).toBe(2);
    expect(await violations(elsewhere.page)).toEqual([]);
    await bell.getByRole('button', { name: 'Close' }).click();
    await elsewhere.page.getByRole('link', { name: 'Your tables', exact: true }).click();
    await elsewhere.page.getByRole('link', { name: /^Next table/ }).click();
    await elsewhere.page.waitForURL(/\/t\//);
    for (const { stranger } of others) stranger.leave();
    expect([...complaints, ...elsewhere.complaints.filter((text) => !text.includes('401'))]).toEqual([]);
    await context.close();
    await elsewhere.context.close();
  });

  test('what is wrong with a name or a password is said so that one knows what to do', async () => {
    const { context, page } = await visit(venue.browser, {}, EN);
    await page.goto(`${venue.url}/me`);
    await page.getByRole('heading', { name: 'Nobody knows you here yet' }).waitFor();
    await register(page, 'x y');
    await page.getByRole('alert').getByText('2 to 32 letters').waitFor();
    const form = page.locator('section', { has: page.getByRole('heading', { name: 'Make an account' }) });
    await form.getByLabel('Name to sign in with').fill('lana');
    await form.getByRole('button', { name: 'Make an account' }).click();
    await page.getByRole('alert').getByText('Somebody has this name already').waitFor();
    await form.getByLabel('Password', { exact: true }).fill('short');
    await form.getByRole('button', { name: 'Make an account' }).click();
    await page.getByRole('alert').getByText('at least 10 characters').waitFor();
    await context.close();
  });

  test('a passkey is added, and opens the account after signing out; signing out everywhere closes the other browser', async () => {
    const { context, page, complaints } = await visit(venue.browser, {}, EN);
    await withAuthenticator(await context.newCDPSession(page));
    await page.goto(`${venue.url}/me`);
    await page.getByRole('heading', { name: 'Nobody knows you here yet' }).waitFor();
    await register(page, 'runa');
    await page.getByRole('link', { name: 'Account and safety' }).click();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('1 passkey, 0 recovery codes left.').waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('heading', { name: 'Nobody knows you here yet' }).waitFor();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { name: 'Your account: runa' }).waitFor();

    const elsewhere = await visit(venue.browser, {}, EN);
    await elsewhere.page.goto(`${venue.url}/me`);
    await signIn(elsewhere.page, 'runa');
    await elsewhere.page.getByRole('heading', { name: 'Your account: runa' }).waitFor();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('heading', { name: 'Nobody knows you here yet' }).waitFor();
    await elsewhere.page.reload();
    await elsewhere.page.getByRole('heading', { name: 'Nobody knows you here yet' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
    await elsewhere.context.close();
  });

  test('my data comes as a file, and who says twice to be deleted is gone', async () => {
    const { context, page, complaints } = await visit(venue.browser, {}, EN);
    await page.goto(`${venue.url}/me`);
    await page.getByLabel('Your name, as others read it').fill('Nuka');
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    expect(JSON.parse(await downloaded(await coming))).toMatchObject({ person: { name: 'Nuka' } });
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Yes, delete everything' }).click();
    await page.getByRole('heading', { name: 'Nobody knows you here yet' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a push, and a page that nobody looks at, say whose turn it is in the language of its reader', async () => {
    const browser = await launchWhole();
    onTestFinished(() => browser.close());
    const { context, page } = await visit(browser, { serviceWorkers: 'allow' }, EN);
    await context.grantPermissions(['notifications'], { origin: venue.url });
    await context.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      localStorage.setItem('banquise.notices', 'on');
    });
    await page.goto(venue.url);
    await page.getByText('Ready offline').waitFor({ timeout: 30_000 });
    const table = 'AAAAAAAAAAAAAAAAAAAAAA';
    await push(await context.newCDPSession(page), venue.url, { type: 'turn', table, game: 'arctic', title: 'Arctic', language: 'fr' });
    const shown = () =>
      page.evaluate(async () => {
        const all = await (await navigator.serviceWorker.ready).getNotifications();
        return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
      });
    const pushed = { title: 'Arctic : à vous de jouer', body: 'La table vous attend.', tag: table, data: { table } };
    await expect.poll(shown).toEqual([pushed]);

    await page.goto(`${venue.url}/mine`);
    await page.getByRole('heading', { name: 'You sit at no table' }).waitFor();
    const other = await strangersTable('boreal', 'Oskar');
    await sitDown(page, other);
    const told = { title: 'Boreal: your turn', body: 'The table waits for you.', tag: other.table, data: { table: other.table } };
    await expect.poll(shown).toContainEqual(told);
    other.stranger.leave();
    await context.close();
  });

  test.each(['light', 'dark'] as const)('axe finds nothing on the pages of people, in the %s', async (theme) => {
    const size = theme === 'light' ? SIZES.phone : SIZES.desk;
    const { context, page, complaints } = await visit(venue.browser, { viewport: size }, { ...EN, language: 'fr', theme });
    const look = async (path: string, until: string): Promise<void> => {
      await page.goto(venue.url + path);
      await page.getByRole('heading', { name: until }).first().waitFor();
      expect([path, ...(await violations(page))]).toEqual([path]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    };
    await look('/me', 'Personne ne vous connaît encore ici');
    await page.getByLabel('Votre nom').fill('Élodie');
    await page.getByRole('button', { name: 'Jouer en invité' }).click();
    await page.getByRole('heading', { name: 'Vous êtes ici en invité' }).waitFor();
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    expect(await violations(page)).toEqual([]);
    await look('/me', 'Vous êtes ici en invité');
    await look('/mine', 'Vous n’avez de place à aucune table');
    await look('/people/lana', 'Lana');
    await look('/people/nobody', 'nobody');
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    await context.close();
  });
});

/** A security key that always says yes. */
async function withAuthenticator(devtools: CDPSession): Promise<void> {
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

/** Delivers a push as a push service would. */
async function push(devtools: CDPSession, origin: string, message: object): Promise<void> {
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one !== undefined) resolve(one.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data: JSON.stringify(message) });
}
