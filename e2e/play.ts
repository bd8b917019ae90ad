import type { Page } from 'playwright-core';

/** How a person points at things: with a mouse, or with a finger. */
export type Touch = 'click' | 'tap';

const point = async (page: Page, selector: string, touch: Touch, nth = 0): Promise<void> => {
  const target = page.locator(selector).nth(nth);
  const position = await target.evaluate(bare);
  const how = { timeout: 5000, ...(position && { position }) };
  await (touch === 'tap' ? target.tap(how) : target.click(how));
};

/** Where a card shows that lies under its neighbours in a fan; undefined where its middle does. */
function bare(element: Element): { x: number; y: number } | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const shows = (x: number, y: number): boolean => element.contains(document.elementFromPoint(left + width * x, top + height * y));
  if (shows(0.5, 0.5)) return undefined;
  const x = [0.3, 0.7, 0.15, 0.85, 0.08, 0.92].find((part) => shows(part, 0.5));
  return x === undefined ? undefined : { x: width * x, y: height / 2 };
}

/** Waits until it is one's turn, or the game is over. */
export async function myTurn(page: Page): Promise<'mine' | 'over'> {
  const state = await page.waitForFunction(
    () =>
      document.querySelector('.scorepage') !== null ? 'over' : document.querySelector('.spot.can, .ledge .deed') !== null ? 'mine' : false,
    undefined,
    { timeout: 30_000 },
  );
  return (await state.jsonValue()) as 'mine' | 'over';
}

/**
 * One gesture after the other, as somebody who follows the lights: a lit piece, a lit place, the main button. `seed`
 * chooses among the lights; the deal is the page's own, so a game is not the same each time, and any must come to its end.
 */
export async function playByPointing(page: Page, touch: Touch, seed: number): Promise<number> {
  const most = 400;
  const gestures = await pointSome(page, touch, seed, most);
  if (gestures === most) throw new Error('the game does not end');
  return gestures;
}

/** The same for some gestures, or until the game is over; how many there were. */
export async function pointSome(page: Page, touch: Touch, seed: number, most: number): Promise<number> {
  let chance = seed;
  const below = (n: number): number => {
    chance = (chance * 16807) % 2147483647;
    return chance % n;
  };
  for (let gestures = 0; gestures < most; gestures++) {
    if ((await myTurn(page)) === 'over') return gestures;
    const lit = await page.locator('.tabletop .spot.can:not(.quiet)').count();
    const slots = await page.locator('.tabletop .slot .spot.can').count();
    const ready = await page.locator('.ledge .deed.primary').count();
    const chosen = await page.locator('.tabletop .spot.chosen').count();
    if (chosen > 0 && slots > 0 && (await page.locator('.tabletop .slot .spot.chosen').count()) === 0)
      await point(page, '.tabletop .slot .spot.can', touch, below(slots));
    else if (ready > 0) await point(page, '.ledge .deed.primary', touch);
    else if (lit > 0) await point(page, '.tabletop .spot.can:not(.quiet)', touch, below(lit));
    else await point(page, '.tabletop .spot.can', touch);
  }
  return most;
}
