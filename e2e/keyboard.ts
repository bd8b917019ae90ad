import type { Page } from 'playwright-core';

interface Spot {
  readonly place: string;
  readonly x: number;
  readonly y: number;
}

const here = (page: Page): Promise<Spot | null> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    const place = element?.dataset.place;
    if (element === null || place === undefined) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    return { place, x: x + width / 2, y: y + height / 2 };
  });

const spotsOf = (page: Page, selector: string): Promise<Spot[]> =>
  page.$$eval(selector, (elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { place: (element as HTMLElement).dataset.place ?? '', x: x + width / 2, y: y + height / 2 };
    }),
  );

/** Walks to a place with the arrow keys alone, as somebody who sees where it lies. */
export async function walkTo(page: Page, target: Spot): Promise<void> {
  const tried = new Map<string, number>();
  for (let steps = 0; steps < 60; steps++) {
    const at = await here(page);
    if (at === null) {
      await page.keyboard.press('b');
      continue;
    }
    if (at.place === target.place) return;
    const dx = target.x - at.x;
    const dy = target.y - at.y;
    const sideways = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    const upright = dy > 0 ? 'ArrowDown' : 'ArrowUp';
    const keys = Math.abs(dx) > Math.abs(dy) ? [sideways, upright] : [upright, sideways];
    const visits = (tried.get(at.place) ?? 0) + 1;
    tried.set(at.place, visits);
    // A key that leads nowhere twice makes way for the others.
    const ways = [...keys, 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    await page.keyboard.press(ways[(visits - 1) % ways.length] ?? 'ArrowRight');
  }
  throw new Error(`no way to ${target.place} with the arrow keys`);
}

/** Presses Enter on a lit place, then on the place where it goes, then once more; or on the button that is offered. */
export async function playByKeyboard(page: Page, most: number): Promise<'over' | 'under way'> {
  for (let decisions = 0; decisions < most; decisions++) {
    const state = await page.waitForFunction(
      () =>
        document.querySelector('.scorepage') !== null
          ? 'over'
          : document.querySelector('.spot.can, .ledge .deed') !== null
            ? 'mine'
            : false,
      undefined,
      { timeout: 30_000 },
    );
    if ((await state.jsonValue()) === 'over') return 'over';
    const slots = await spotsOf(page, '.tabletop .slot .spot.can');
    const chosen = await spotsOf(page, '.tabletop .spot.chosen');
    const lit = await spotsOf(page, '.tabletop .spot.can:not(.quiet)');
    const any = await spotsOf(page, '.tabletop .spot.can');
    const [goal] = await spotsOf(page, '.tabletop .slot .spot.chosen');
    const place = goal === undefined ? slots[0] : undefined;
    // A card of the reserve lies behind the pyramid: Enter on it again would put it back.
    const target = chosen.length === 0 ? (lit[0] ?? any[0]) : (place ?? lit[0] ?? goal ?? chosen.at(-1));
    if (target === undefined) {
      await tabTo(page, '.ledge .deed.primary');
      await page.keyboard.press('Enter');
      continue;
    }
    await walkTo(page, target);
    await page.keyboard.press('Enter');
  }
  return 'under way';
}

/** Reaches an element with Tab alone. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${selector}`);
}
