import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { SIZES, visit } from './browser.ts';
import { myTurn } from './play.ts';
import { openVenue } from './venue.ts';

/** Books bring their drawings along. */
const PATIENT = { timeout: 8000 };
const FAST = { language: 'en', speed: 'none', sounds: false, confirm: false };
const GAMES = fileURLToPath(new URL('../web/src/games/', import.meta.url));
/** Games join by the files they bring. */
const having = (file: string): string[] => readdirSync(GAMES).filter((game) => existsSync(`${GAMES}${game}/${file}`));

/** Where a learner stands: what the coach wants, at which step, and where the next thing to do lies. */
interface Standing {
  readonly phase: string;
  readonly step: string;
  readonly x: number;
  readonly y: number;
  /** What lies over the middle of it; nothing where it can be pressed there. */
  readonly under: string;
}

const meantAt = (phase: string): string => (phase === 'do' ? '.tabletop [data-pointed]' : '.coach .primary');

/**
 * Waits until the coach speaks, points, or is done (the others have played); with keys, until the focus is on what is
 * meant. In a full hand a neighbour lies over its middle, which is meant as well. One question to the page: a lesson
 * asks it a hundred times.
 */
const stand = (page: Page, focused = false): Promise<Standing> =>
  page.evaluate(
    ([withFocus, told, pointed]) =>
      new Promise<Standing>((resolve, reject) => {
        const began = performance.now();
        const look = (): void => {
          const { phase = '', step = '' } = document.querySelector<HTMLElement>('.coach')?.dataset ?? {};
          const meant = [...document.querySelectorAll(phase === 'do' ? pointed : told)];
          const target = withFocus ? meant.find((one) => one === document.activeElement) : meant[0];
          if (target !== undefined) {
            const { left, top, width, height } = target.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            const there = document.elementFromPoint(x, y);
            const under = meant.some((one) => one.contains(there)) ? '' : (there?.outerHTML.slice(0, 120) ?? 'nothing: it is out of sight');
            // With keys the page brings it into sight by itself, which may take a moment.
            if (!withFocus || under === '' || performance.now() - began > 5000) {
              resolve({ phase, step, x, y, under });
              return;
            }
          }
          if (performance.now() - began < 20_000) requestAnimationFrame(look);
          else reject(new Error(`nothing is to be done at ${phase} ${step}`));
        };
        requestAnimationFrame(look);
      }),
    [focused, meantAt('say'), meantAt('do')] as const,
  );

/** Ways to do what the coach means. What is out of sight is brought there first. */
const ACTS = {
  click: (page: Page, { phase, x, y, under }: Standing) =>
    under === '' ? page.mouse.click(x, y) : page.locator(meantAt(phase)).first().click({ timeout: 5000 }),
  keys: (page: Page, { under }: Standing) => {
    // A mouse would reach it too: nothing lies over it.
    expect(under).toBe('');
    return page.keyboard.press('Enter');
  },
};

/** Follows the coach until a step, the end, or so many deeds. */
async function follow(page: Page, way: keyof typeof ACTS, until: string | number = 'the end'): Promise<void> {
  for (let deeds = 0; deeds < 400; deeds++) {
    if (deeds === until) return;
    const standing = await stand(page, way === 'keys');
    if (standing.phase === 'done' || standing.step === until) return;
    await ACTS[way](page, standing);
  }
  throw new Error('the tutorial does not end');
}

describe('learning in a real browser', () => {
  const venue = openVenue();

  describe.each(having('tutorial/script.ts'))('%s', (game) => {
    test('is learnt by clicking, left and taken up again', async () => {
      const { context, page, complaints } = await visit(venue.browser, {}, FAST);
      await page.goto(`${venue.url}/learn/${game}`);
      await page.getByRole('link', { name: 'Learn by playing' }).click();
      await page.locator('.coach').waitFor();
      await follow(page, 'click', 5);
      const { phase, step } = await stand(page);
      await page.locator('.bar a').first().click();
      await page.getByRole('link', { name: 'Go on learning' }).click();
      expect(await stand(page)).toMatchObject({ phase, step });
      await follow(page, 'click', 1);
      await stand(page);
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('is learnt to the end with the keyboard alone, and played on against a bot', async () => {
      const { context, page, complaints } = await visit(venue.browser, {}, FAST);
      await page.goto(`${venue.url}/tutorial/${game}`);
      await page.locator('.coach').waitFor();
      await follow(page, 'keys');
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/table\//);
      await expect.poll(() => page.locator('.coach').count(), PATIENT).toBe(0);
      await myTurn(page);
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('is learnt to the end with a finger on a phone, and nothing sticks out', async () => {
      const { context, page, complaints } = await visit(
        venue.browser,
        { viewport: SIZES.phone, hasTouch: true, isMobile: true },
        { ...FAST, language: 'fr', theme: 'dark' },
      );
      await page.goto(`${venue.url}/tutorial/${game}`);
      await page.locator('.coach').waitFor();
      await follow(page, 'click', 8);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SIZES.phone.width);
      expect(await violations(page)).toEqual([]);
      await follow(page, 'click');
      expect(complaints).toEqual([]);
      await context.close();
    });
  });

  describe.each(having('book/plan.ts'))('the rules of %s', (game) => {
    test.each(['light', 'dark'] as const)('can be read by everybody: %s', async (theme) => {
      const { context, page, complaints } = await visit(
        venue.browser,
        { viewport: theme === 'light' ? SIZES.desk : SIZES.phone },
        { ...FAST, theme, language: 'fr' },
      );
      await page.goto(`${venue.url}/learn/${game}`);
      await page.locator('.book-index').waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('can be searched, linked, pointed at and printed', async () => {
      const { context, page, complaints } = await visit(venue.browser, {}, FAST);
      await page.goto(`${venue.url}/learn/${game}`);
      const paragraphs = page.locator('.paragraph[data-clauses]');
      await paragraphs.first().waitFor();
      const all = await paragraphs.count();
      const dead = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('.book a[href*="#"]')]
          .map(({ hash }) => hash.slice(1))
          .filter((id) => document.getElementById(id) === null),
      );
      expect(dead).toEqual([]);

      const heading = (
        (await paragraphs
          .nth(all - 1)
          .locator('h4')
          .textContent()) ?? ''
      ).trim();
      await page.getByRole('searchbox').fill(heading);
      await expect.poll(() => paragraphs.count()).toBeLessThan(all);
      expect(await page.locator('.paragraph mark').count()).toBeGreaterThan(0);
      await page.getByRole('searchbox').press('Escape');
      await expect.poll(() => paragraphs.count()).toBe(all);

      const id = (await paragraphs.nth(all - 1).getAttribute('id')) ?? '';
      await page.goto(`${venue.url}/about`);
      await page.goto(`${venue.url}/learn/${game}#${id}`);
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.paragraph')?.id), PATIENT).toBe(id);
      expect(await page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(SIZES.desk.height);

      for (const example of await page.locator('.example').all()) {
        await example.locator('[data-place]').first().focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => example.locator('.example-answer').textContent()).toMatch(/\S/);
      }

      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.book-search input').isVisible()).toBe(false);
      expect(await paragraphs.first().isVisible()).toBe(true);
      await page.evaluate(() => Object.assign(document.documentElement.dataset, { print: 'aid' }));
      expect(await paragraphs.first().isVisible()).toBe(false);
      expect(await page.locator('.aid').isVisible()).toBe(true);
      expect(complaints).toEqual([]);
      await context.close();
    });
  });

  test('a legal move that was not asked for is answered kindly, and not made', async () => {
    const { context, page } = await visit(venue.browser, {}, FAST);
    await page.goto(`${venue.url}/tutorial/boreal`);
    await page.locator('.coach').waitFor();
    await follow(page, 'click', 'discover');
    await page.locator('[data-place="col:2"]').click();
    await expect.poll(() => page.locator('.coach-other').textContent()).toMatch(/Crystal Lantern/);
    await page.locator('.ledge .deed', { hasText: 'Locate' }).click();
    expect(await stand(page)).toMatchObject({ phase: 'do', step: 'discover' });
    expect(await page.locator('[data-place="col:2"] .in').count()).toBe(1);
    await page.locator('[data-place="col:8"]').click();
    await expect.poll(() => page.locator('.coach-other').count()).toBe(1);
    await context.close();
  });

  test('at the table, the aid is one key away, and a prompt and a card lead to their paragraphs', async () => {
    const { context, page, complaints } = await visit(venue.browser, {}, FAST);
    await page.goto(venue.url);
    await page.locator('[data-game="boreal"] .primary').click();
    await myTurn(page);
    await page.keyboard.press('a');
    await page.locator('.aid-parts h3').first().waitFor();
    await page.keyboard.press('Escape');

    const opens = async (paragraph: string): Promise<void> => {
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.paragraph')?.id), PATIENT).toBe(paragraph);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.beside').count()).toBe(0);
    };
    await page.locator('.prompt-rule').click();
    await opens('phases');
    await page.locator('[data-place="col:7"]').click({ button: 'right' });
    await page.locator('.explanation details').first().waitFor();
    await page.locator('.explanation summary').first().click();
    await page.locator('.explanation details .btn').first().click();
    await expect.poll(() => page.locator('.beside .paragraph.here').count(), PATIENT).toBe(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('[data-place="col:1"]').focus();
    await page.keyboard.press('r');
    await expect.poll(() => page.locator('.beside .paragraph.here').count(), PATIENT).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
