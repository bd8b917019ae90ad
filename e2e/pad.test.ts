import { spawnSync } from 'node:child_process';
import { gameIds, loadSubject } from '@banquise/games';
import type { Hidden } from '@banquise/kernel';
import { dealOf, walk } from '@banquise/kernel/laws';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { HANDS, type Hand } from '../web/src/features/pad/test/hands.ts';
import { violations } from './axe.ts';
import { SIZES, visit } from './browser.ts';
import { ENTER, person, type Way } from './pad-hand.ts';
import { openVenue } from './venue.ts';

const QUIET = { language: 'en', speed: 'none', sounds: false };
const NAMES = ['Lana', 'Oskar', 'Mila', 'Noé', 'Ada', 'Jules'];
const CLI = new URL('../cli/src/main.ts', import.meta.url).pathname;

interface Told {
  readonly totals: readonly number[];
  readonly winners: readonly number[];
}

function banquise(game: string, position: object): Told {
  const { stdout } = spawnSync(process.execPath, [CLI, 'score', game], { input: JSON.stringify(position), encoding: 'utf8' });
  const { players, winners } = JSON.parse(stdout) as { players: { total: number }[]; winners: number[] };
  return { totals: players.map(({ total }) => total), winners };
}

/** The end of a random game of two. */
async function endOf(game: string, series: string): Promise<object> {
  const subject = await loadSubject(game);
  for (let n = 0; ; n++) {
    const { last, over } = walk({ ...subject, breaches: () => [] }, { ...dealOf(subject, series, n), seats: 2 }, 0);
    if (over) return (HANDS[game] as Hand).copy(last as Hidden);
  }
}

/** What the sheet on the page says. */
const onPage = (page: Page): Promise<Told> =>
  page.locator('.padtable').evaluate((table) => ({
    totals: [...table.querySelectorAll('.total td')].map(({ textContent }) => Number(textContent?.replace('−', '-'))),
    winners: [...table.querySelectorAll('td.place')].flatMap((cell, seat) => (cell.querySelector('.foremost') === null ? [] : [seat])),
  }));

const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe('the score pad', () => {
  const venue = openVenue();

  const begin = async (page: Page, game: string, players = 2): Promise<void> => {
    await page.goto(`${venue.url}/pad/${game}`);
    const names = page.locator('.people .field');
    page.setDefaultTimeout(10_000);
    await names.first().waitFor();
    for (let seat = await names.count(); seat < players; seat++) await page.getByRole('button', { name: 'Add a player' }).click();
    for (let seat = 0; seat < players; seat++) await names.nth(seat).fill(NAMES[seat] ?? '');
    await page.getByRole('button', { name: 'Begin counting' }).click();
    await page.locator('.pad-leaf').waitFor();
  };

  for (const game of gameIds()) {
    for (const way of ['pointer', 'keyboard'] as const satisfies readonly Way[]) {
      test(`a table of ${game} entered by ${way} scores as banquise score says`, async () => {
        const viewport = way === 'pointer' ? SIZES.phone : SIZES.desk;
        const { context, page, complaints } = await visit(venue.browser, { viewport }, QUIET);
        const position = await endOf(game, `pad/${way}`);
        await begin(page, game);
        await (ENTER[game] as (typeof ENTER)[string])(page, person(page, way), (HANDS[game] as Hand).enter(position as never), NAMES);
        await page.locator('.verdict').waitFor();
        const told = banquise(game, position);
        expect(await onPage(page)).toEqual(told);
        expect(await overflow(page)).toBe(0);
        await page.reload();
        await page.locator('.verdict').waitFor();
        expect(await onPage(page)).toEqual(told);
        expect(complaints).toEqual([]);
        await context.close();
      });
    }
  }

  const write = (page: Page, line: string, name: string, text: string): Promise<void> =>
    page.getByRole('textbox', { name: `${line}, ${name}`, exact: true }).fill(text);

  test('numbers are written as on paper: sums, slips and their sentences, a tie and its tie-break', async () => {
    const { context, page, complaints } = await visit(venue.browser, { viewport: SIZES.phone }, QUIET);
    await begin(page, 'expeditions');
    await page.getByRole('radio', { name: 'Write numbers' }).check();
    for (const name of ['Lana', 'Oskar']) {
      for (const [line, text] of [
        ['Cards laid', '4+5'],
        ['Key places reached', '3'],
        ['Cards in hand', '2'],
        ['Key places not reached', '1'],
      ] as const) {
        await write(page, line, name, text);
      }
    }
    await page.getByText('Equal totals: tickets left of Lana?').waitFor();
    await write(page, 'Tickets left', 'Lana', '1');
    await write(page, 'Tickets left', 'Oskar', '2x1');
    await page.getByRole('heading', { name: 'Oskar wins on the tie-break' }).waitFor();
    await write(page, 'Cards in hand', 'Lana', 'two');
    await page.getByText('Cards in hand, Lana: write a whole number from 0 to 12, or a sum such as 3+6+2.').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByRole('heading', { name: 'Oskar wins on the tie-break' }).waitFor();
    // The table is still there, as empty as it was, and so are the numbers.
    await page.getByRole('radio', { name: 'From the table' }).check();
    await page.getByText('How many cards has Lana laid?').waitFor();
    await page.getByRole('radio', { name: 'Write numbers' }).check();
    await page.getByRole('heading', { name: 'Oskar wins on the tie-break' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a pile is mended: inserted after a mark, moved, taken out, undone', async () => {
    const { context, page } = await visit(venue.browser, { viewport: SIZES.phone }, QUIET);
    await begin(page, 'arctic');
    await page.getByRole('group', { name: 'What is being entered' }).getByRole('radio', { name: 'Lana' }).check();
    const strip = (): Promise<string> =>
      page
        .locator('.ar-pad-strip button')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')?.split(': ')[1]?.charAt(0)).join(''));
    const add = (name: string): Promise<void> => page.getByRole('button', { name: `Add: ${name}`, exact: true }).click();
    await add('Fox');
    await add('Orca');
    await page.getByRole('button', { name: '1 of 2: Fox' }).click();
    await add('Walrus');
    await add('Moose');
    expect(await strip()).toBe('FWMO');
    await page.getByRole('button', { name: 'Lower in the pile' }).click();
    expect(await strip()).toBe('FMWO');
    await page.getByRole('button', { name: 'Take out' }).click();
    expect(await strip()).toBe('FWO');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await strip()).toBe('FWMO');
    await context.close();
  });

  test('by keyboard the focus goes on from a card to the next place, and a place can be emptied again', async () => {
    const { context, page } = await visit(venue.browser, {}, QUIET);
    await begin(page, 'boreal');
    const focused = (): Promise<string | undefined> => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.spot);
    for (const next of ['1', '2']) {
      await page.locator('.boreal-pad-shelf button').first().focus();
      await page.keyboard.press('Enter');
      expect(await focused()).toBe(next);
    }
    await page.locator('[data-spot="0"]').press('Enter');
    await page.getByRole('button', { name: /^Take “.*” away$/ }).press('Enter');
    expect(await page.locator('.boreal-pad-pyramid img').count()).toBe(1);
    await context.close();
  });

  test('a game is kept by itself, shared as a link, kept by somebody else, corrected, deleted and brought back', async () => {
    const { context, page } = await visit(venue.browser, {}, QUIET);
    await begin(page, 'expeditions');
    await page.getByRole('radio', { name: 'Write numbers' }).check();
    for (const [seat, name] of ['Lana', 'Oskar'].entries()) {
      await write(page, 'Cards laid', name, String(9 - seat));
      for (const line of ['Key places reached', 'Cards in hand', 'Key places not reached']) await write(page, line, name, '0');
    }
    await page.getByRole('heading', { name: 'Lana wins' }).waitFor();
    await page.getByRole('button', { name: 'Players and date' }).click();
    await page.getByRole('switch', { name: 'Oskar, That was me' }).check();
    await page.getByLabel('Player 1').fill('Élodie');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('heading', { name: 'Élodie wins' }).waitFor();
    const kept = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('banquise.pad.'))?.[1] ?? '');
    expect(JSON.parse(kept)).toMatchObject({ me: 1, names: ['Élodie', 'Oskar'], outcome: { sheet: { winners: [0] }, position: null } });
    await page.getByRole('button', { name: 'Share' }).click();
    await page.waitForFunction(() => (document.querySelector('textarea')?.value.length ?? 0) > 20);
    const link = await page.getByLabel('The link').inputValue();

    const other = await visit(venue.browser, { viewport: SIZES.phone }, QUIET);
    await other.page.goto(link);
    await other.page.getByRole('heading', { name: 'Élodie wins' }).waitFor();
    expect(await violations(other.page)).toEqual([]);
    await other.page.getByRole('button', { name: 'Keep on my pad' }).click();
    await other.page.getByRole('textbox', { name: 'Cards laid, Oskar' }).fill('12');
    await other.page.getByRole('heading', { name: 'Oskar wins' }).waitFor();
    await other.page.goto(`${venue.url}/pad`);
    await other.page.getByText('Oskar 12').waitFor();
    expect(await other.page.locator('.pad-figures tbody tr').first().textContent()).toBe('Oskar111212');
    await other.page.getByRole('button', { name: /^Delete: Expéditions/ }).click();
    await other.page.getByText('No game on the pad yet').waitFor();
    await other.page.getByRole('button', { name: 'Bring it back' }).click();
    await other.page.getByText('Oskar 12').waitFor();

    await other.page.goto(link.slice(0, -9));
    expect(await other.page.getByRole('alert').textContent()).toContain('This link is damaged');
    await other.context.close();
    await context.close();
  });

  test('after the first visit games are counted without a network', async () => {
    const { context, page } = await visit(venue.browser, { serviceWorkers: 'allow' }, QUIET);
    await page.goto(venue.url);
    await page.getByText('Ready offline').waitFor();
    await page.reload();
    await context.setOffline(true);
    await begin(page, 'boreal');
    await page.locator('.boreal-pad-shelf img').nth(43).waitFor();
    expect(await page.evaluate(() => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0))).toBe(true);
    await context.close();
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing, nothing runs over the edge, also in text twice as large, in the ${theme}`, async () => {
      const { context, page, complaints } = await visit(venue.browser, { viewport: SIZES.phone }, { ...QUIET, language: 'fr', theme });
      const clean = async (where: string): Promise<void> => {
        expect([where, ...(await violations(page))]).toEqual([where]);
        expect([where, await overflow(page)]).toEqual([where, 0]);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect([`${where}, large`, await overflow(page)]).toEqual([`${where}, large`, 0]);
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      };
      for (const game of gameIds()) {
        await page.goto(`${venue.url}/pad/${game}`);
        await page.locator('.people').waitFor();
        await clean(`/pad/${game}`);
        await page.locator('form .primary').click();
        await page.locator('.pad-entry').waitFor();
        await clean(`${game}, first part`);
        await page.locator('.pad-entry > fieldset input').nth(1).check();
        await clean(`${game}, second part`);
        await page.locator('.pad-bar input').nth(1).check();
        await clean(`${game}, on paper`);
      }
      await page.goto(`${venue.url}/pad`);
      await page.locator('.saves li').nth(3).waitFor();
      await clean('/pad');
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
});
