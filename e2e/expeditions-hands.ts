import {
  type ExpeditionsMove,
  type ExpeditionsState,
  type ExpeditionsTypes,
  game,
  KEY_PLACES,
  texts as languages,
} from '@banquise/expeditions';
import type { Seat } from '@banquise/kernel';
import { type Accepted, awaits, handle, restore, type Stored, type Table } from '@banquise/table';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choices, obvious } from '../web/src/games/expeditions/choices.ts';
import type { ExpeditionsChoice } from '../web/src/games/expeditions/types.ts';
import { armed, nextPlaces, placeless } from '../web/src/kit/choice.ts';
import { momentOf } from '../web/src/kit/moment.ts';
import { tabTo } from './keyboard.ts';
import { KEY } from './laid.ts';

export type Way = 'click' | 'tap' | 'keyboard';
export type Pick = (state: ExpeditionsState, seat: Seat) => ExpeditionsMove | undefined;

/** Somebody at a table in the page, who knows all of it and plays with mouse, finger or keys alone. */
export interface Hands {
  /** The game as the page has it now. */
  state(): Promise<ExpeditionsState>;
  /** Makes one legal move through the page, and makes sure that it is the one that was made; nothing when the game is over. */
  make(pick: Pick): Promise<ExpeditionsMove | undefined>;
  choose(place: string): Promise<void>;
}

export function handsAt(page: Page, id: string, way: Way): Hands {
  let table: Table<ExpeditionsTypes> | undefined;
  let length = 0;

  /** What the page has accepted since: the table is made from it as the page makes it. */
  const catchUp = async (least = 0): Promise<readonly Accepted[]> => {
    const news = await page.waitForFunction(
      ([key, from, wanted]) => {
        const { stored } = JSON.parse(localStorage.getItem(key) ?? '') as { stored: Stored };
        return stored.journal.length >= from + wanted ? { stored: from === 0 ? stored : null, journal: stored.journal.slice(from) } : null;
      },
      [KEY + id, length, least] as const,
    );
    const found = await news.jsonValue();
    if (found === null) throw new Error('there is no table');
    if (found.stored !== null) {
      const restored = restore(game, found.stored);
      if (!restored.ok) throw new Error(restored.problem.expected);
      table = restored.value;
    } else for (const { command, at } of found.journal) table = handle(game, table as Table<ExpeditionsTypes>, command, at).table;
    length += found.journal.length;
    return found.journal;
  };
  const stateNow = (): ExpeditionsState => {
    if (table === undefined || table.state === null) throw new Error('the game has not begun');
    return table.state;
  };
  const choose = (place: string): Promise<void> => point(page, place, way);

  return {
    choose,
    async state() {
      await catchUp();
      return stateNow();
    },
    async make(pickMove) {
      await catchUp();
      const state = stateNow();
      const seat = awaits(game, table as Table<ExpeditionsTypes>)[0]?.seat;
      if (seat === undefined) return undefined;
      if ((await page.locator('.curtain').count()) > 0) await press(page, '.curtain .btn', way);
      const move = pickMove(state, seat);
      if (move === undefined) throw new Error('no such move is legal');
      const texts = await languages.en();
      const all = choices(momentOf<ExpeditionsTypes>(game, texts, 'en', [], seat, game.view(state, seat), game.moves(state, seat)));
      const ways = all.filter(({ moves }) => moves[0] === move);
      // A different way each time: by the end, by the expedition and then its end, by the card.
      const choice = ways[length % ways.length];
      if (choice === undefined) throw new Error(`no way to point at ${JSON.stringify(move)}`);
      await perform(page, all, choice, way, length % 2 === 0);
      // Who shares the device may choose several key places ahead; here each is marked by itself.
      const isShared = (table?.chairs.filter(({ person }) => person !== null).length ?? 0) > 1;
      if (move.type === 'mark' && isShared && (state.tokens[seat]?.length ?? 0) < KEY_PLACES - 1) await press(page, '.ledge .deed', way);
      const [accepted] = await catchUp(1).catch(async () => {
        const said = await page.locator('.prompt').textContent();
        throw new Error(`${JSON.stringify(move)} by ${choice.path.join(', ')} was not made: ${said}`);
      });
      expect(accepted?.command).toMatchObject({ type: 'move', seat, move });
      return move;
    },
  };
}

/** Points at one place after the other, then does it: with the button, or by pointing once more where that is enough. */
async function perform(page: Page, all: readonly ExpeditionsChoice[], choice: ExpeditionsChoice, way: Way, again: boolean): Promise<void> {
  const { path } = choice;
  const [move] = choice.moves;
  const places = path.filter((place) => !place.startsWith('arrow:'));
  for (const [i, place] of places.entries()) await point(page, place, way, [...nextPlaces(all, places.slice(0, i))]);
  // A key place is one tap.
  if (move?.type === 'mark') return;
  const deeds = path.length === 0 ? placeless(all) : armed(all, path);
  const last = path.at(-1);
  if (again && last?.startsWith('node:') && nextPlaces(all, path).size === 0 && obvious(deeds) === choice) {
    await (way === 'keyboard' ? page.keyboard.press('Enter') : point(page, last, way));
    return;
  }
  if (move !== undefined && 'from' in move) {
    const paid = move.type === 'ticket-arrow' && all.some(({ moves: [other] }) => other?.type === 'main');
    if (paid && path[0] !== 'ticket:arrow') await press(page, '.ledge .with-ticket', way);
    await press(page, `.ledge [data-deed="${move.type}"][data-way="${move.colour} ${move.from}"]`, way);
    return;
  }
  await press(page, `.ledge .deed:nth-last-child(${deeds.indexOf(choice) + 1})`, way);
}

/**
 * A point of something that can really be hit there: nothing lies over it, and it rests. The ledge may just have come up,
 * the map made room, and a choice scrolls what matters now into sight a moment later.
 */
const clearPoint = (page: Page, selector: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate(async (wanted) => {
    const middleOf = (element: Element): { x: number; y: number } => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
    for (const element of document.querySelectorAll(wanted)) {
      (element.closest('.window') ?? element).scrollIntoView({ block: 'nearest', inline: 'nearest' });
      let middle = middleOf(element);
      for (let rests = false; !rests; ) {
        await new Promise((then) => setTimeout(then, 40));
        const now = middleOf(element);
        rests = now.x === middle.x && now.y === middle.y;
        middle = now;
      }
      const hit = document.elementFromPoint(middle.x, middle.y);
      if (hit !== null && element.contains(hit)) return middle;
    }
    return null;
  }, selector);

const hit = (page: Page, way: Way, { x, y }: { x: number; y: number }): Promise<void> =>
  way === 'tap' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

const TAB: Readonly<Record<string, number>> = { hand: 0, row: 1, ticket: 2, exp: 4 };

/** Points at a place: on a phone its panel comes first, and what the window does not show is found on the whole map. */
async function point(page: Page, place: string, way: Way, lit: readonly string[] = []): Promise<void> {
  if (way === 'keyboard') {
    await walkTo(page, place, lit);
    await page.keyboard.press('Enter');
    return;
  }
  const selector = place.startsWith('node:') ? `.tabletop [data-place="${place}"]` : `.tabletop button[data-place="${place}"]`;
  let found = await clearPoint(page, selector);
  const tab = TAB[place.split(':')[0] ?? ''];
  if (found === null && tab !== undefined) {
    await page.locator('.tabs button').nth(tab).tap();
    found = await clearPoint(page, selector);
  }
  if (found === null && place.startsWith('node:')) {
    await page.getByRole('button', { name: 'The whole map' }).click();
    found = await clearPoint(page, selector);
  }
  if (found === null) throw new Error(`nobody can point at ${place}`);
  await hit(page, way, found);
}

/** N leads from one thing that can be chosen to the next, and with Shift back: the shorter way round is taken. */
async function walkTo(page: Page, place: string, lit: readonly string[]): Promise<void> {
  const here = (): Promise<string | undefined> => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.place);
  if ((await here()) === undefined) await page.keyboard.press('b');
  const round = await page.evaluate(
    (places) =>
      places.filter((name) =>
        [...document.querySelectorAll(`.atlas-table [data-place="${name}"][tabindex]`)].some((drawn) => drawn.getClientRects().length > 0),
      ),
    lit,
  );
  const at = round.indexOf((await here()) ?? '');
  const ahead = at < 0 ? round.indexOf(place) + 1 : (round.indexOf(place) - at + round.length) % round.length;
  const [key, presses] = at < 0 || ahead <= round.length / 2 ? ['n', ahead] : ['Shift+N', round.length - ahead];
  for (let n = 0; n < presses; n++) await page.keyboard.press(key);
  if ((await here()) !== place) throw new Error(`N never leads to ${place}`);
}

async function press(page: Page, selector: string, way: Way): Promise<void> {
  await page
    .locator(selector)
    .waitFor()
    .catch(async () => {
      throw new Error(`${selector} is not there: ${await page.locator('.prompt').textContent()}`);
    });
  if (way === 'keyboard') {
    // From the board it is a few steps; from a card it would be all the way round, through the log.
    if (selector.startsWith('.ledge')) await page.keyboard.press('b');
    await tabTo(page, selector);
    await page.keyboard.press('Enter');
    return;
  }
  const found = await clearPoint(page, selector);
  if (found === null) throw new Error(`nobody can press ${selector}`);
  await hit(page, way, found);
}
