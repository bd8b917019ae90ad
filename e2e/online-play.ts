import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type Visit, visit } from './browser.ts';

export const FAST = { language: 'en', speed: 'none', sounds: false, confirm: false };

/** Somebody with a browser. Two of them are two people: each has a cookie of its own. */
export interface Somebody extends Visit {
  readonly name: string;
}

export async function somebody(
  browser: Browser,
  name: string,
  settings: object = {},
  options: BrowserContextOptions = {},
): Promise<Somebody> {
  return { name, ...(await visit(browser, options, { ...FAST, name, ...settings })) };
}

/** Makes a table as it is offered, and waits for the others; tells the link. */
export async function invite({ page }: Somebody, url: string, game: string): Promise<string> {
  await page.goto(`${url}/invite/${game}`);
  await page.getByRole('button', { name: 'Make the table and its link' }).click();
  await page.getByLabel('Invite with this link').getByRole('textbox').waitFor();
  return page.getByLabel('Invite with this link').getByRole('textbox').inputValue();
}

export async function sitDown({ page }: Somebody, link: string): Promise<void> {
  await page.goto(link);
  await page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Get up' }).waitFor();
}

/** Starts the game, unless the countdown of a full table was quicker. */
export async function start({ page }: Pick<Somebody, 'page'>): Promise<void> {
  const button = page.locator('.start .primary:not([aria-disabled])');
  const begun = page.locator('.tabletop, .plain');
  await button.or(begun).first().waitFor();
  if (await begun.isVisible()) return;
  const pressed = button.click();
  // Where the countdown was quicker, there is no button left to press: only the race is listened to.
  pressed.catch(() => undefined);
  await Promise.race([pressed, begun.waitFor()]);
}

/** Two people at a table of two, about to play. */
export async function meet(
  browser: Browser,
  url: string,
  game: string,
  settings: object = {},
): Promise<readonly [Somebody, Somebody, string]> {
  const ada = await somebody(browser, 'Ada', settings);
  const bob = await somebody(browser, 'Bob', settings);
  const link = await invite(ada, url, game);
  await sitDown(bob, link);
  await start(ada);
  await Promise.all([ada, bob].map(({ page }) => page.locator('.tabletop, .plain').waitFor()));
  return [ada, bob, link];
}

/**
 * Plays by pressing the buttons of the table as text, whenever there are some, inside the page: a whole game in seconds.
 * Ends at the score sheet, or after a number of moves of this seat.
 */
export const walk = (page: Page, seed: number, most = 10_000): Promise<'over' | 'enough'> =>
  page.evaluate(
    ([begin, limit]) =>
      new Promise((resolve) => {
        let chance = begin;
        let pressed = 0;
        const step = (): void => {
          const over = document.querySelector('.scorepage') !== null;
          if (over || pressed >= limit) {
            resolve(over ? 'over' : 'enough');
            return;
          }
          const busy = document.querySelector('.is-pending') !== null;
          const buttons = busy ? [] : [...document.querySelectorAll<HTMLButtonElement>('.plain-moves button')];
          chance = (chance * 16807) % 2147483647;
          // Mostly what stands first: anything at all leads to an end as well, but takes some games twice as long.
          const chosen = buttons[chance % 4 === 0 ? (chance >> 2) % Math.max(1, buttons.length) : 0];
          if (chosen !== undefined) {
            chosen.click();
            pressed++;
          }
          setTimeout(step, chosen === undefined ? 8 : 16);
        };
        step();
      }),
    [seed, most] as const,
  );

/** The one of them who is to move. */
export async function turnOf(people: readonly Somebody[]): Promise<Somebody> {
  const able = people.map(async (one) => {
    await one.page.locator('.from-afar:not(.is-pending) .plain-moves button').first().waitFor();
    return one;
  });
  // Who is not to move waits in vain until the page closes: only the race is listened to.
  for (const one of able) one.catch(() => undefined);
  return Promise.race(able);
}

/** The modules of a drawn code, as a camera would see them. */
export const modulesOf = (page: Page, selector: string): Promise<boolean[][]> =>
  page.locator(selector).evaluate((svg) => {
    const margin = 4;
    const size = (svg as unknown as SVGSVGElement).viewBox.baseVal.width - 2 * margin;
    const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    for (const [, x, y] of svg
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)/g) ?? []) {
      const row = grid[Number(y) - margin];
      if (row !== undefined) row[Number(x) - margin] = true;
    }
    return grid;
  });
