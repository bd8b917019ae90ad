import { type ArcticMove, type ArcticState, type ArcticTypes, game, MAIN } from '@banquise/arctic';
import { below, type Rng, seedFromText, stream } from '@banquise/kernel';
import { awaits, restore, type Stored, type Table } from '@banquise/table';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tabTo, walkTo } from './keyboard.ts';
import { KEY } from './laid.ts';

export type Way = 'click' | 'tap' | 'keyboard';

interface Kept {
  readonly table: Table<ArcticTypes>;
  /** How many commands led there. */
  readonly length: number;
}

function keptIn(text: string): Kept {
  const { stored } = JSON.parse(text) as { stored: Stored };
  const restored = restore(game, stored);
  if (!restored.ok) throw new Error(restored.problem.expected);
  return { table: restored.value, length: stored.journal.length };
}

/** The table as the page keeps it. */
export const tableOf = async (page: Page, id: string): Promise<Kept> =>
  keptIn(await page.evaluate((key) => localStorage.getItem(key) ?? '', KEY + id));

/** The table once it has gone on, the last move of a gesture is made, and the page waits for the next one. */
async function later(page: Page, id: string, length: number): Promise<Kept> {
  const text = await page.evaluate(
    ([key, known]) =>
      new Promise<string>((resolve, reject) => {
        let [before, still, looks] = ['', 0, 0];
        const look = (): void => {
          const now = localStorage.getItem(key as string) ?? '';
          const ready = document.querySelector('.curtain .btn, .tabletop .spot.can, .ar-way, .ledge .deed, .verdict') !== null;
          const grown = JSON.parse(now).stored.journal.length > (known as number);
          still = now === before && ready && grown ? still + 1 : 0;
          before = now;
          if (still > 2) resolve(now);
          else if (looks++ > 2000) reject(new Error('nothing happens'));
          else setTimeout(look, 4);
        };
        look();
      }),
    [KEY + id, length] as const,
  );
  return keptIn(text);
}

/**
 * Points at something, with the pointer where a person would put it: in sight, and not under anything else. Cards of a
 * hand overlap: one points at their column. Nothing moves in these games, so nobody has to wait for it to come to rest.
 */
async function point(page: Page, selector: string, way: 'click' | 'tap', at?: { x: number; y: number }): Promise<void> {
  const spot = await page.evaluate(
    ([wanted, corner]) => {
      const element = [...document.querySelectorAll(wanted as string)].at(-1);
      if (element === undefined) return `there is no ${wanted}`;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const { x, y } = (corner as { x: number; y: number } | undefined) ?? { x: box.width / 2, y: box.height / 2 };
      const hit = document.elementFromPoint(box.x + x, box.y + y);
      return element.contains(hit) ? { x: box.x + x, y: box.y + y } : `${wanted} lies under ${hit?.outerHTML.slice(0, 120)}`;
    },
    [selector, at] as const,
  );
  if (typeof spot === 'string') throw new Error(spot);
  await (way === 'click' ? page.mouse.click(spot.x, spot.y) : page.touchscreen.tap(spot.x, spot.y));
}

/** Points at a place, or walks there and presses Enter. */
export async function choose(page: Page, place: string, way: Way): Promise<void> {
  const selector = `.tabletop [data-place="${place}"]`;
  if (way !== 'keyboard') return point(page, selector, way, { x: 7, y: 12 });
  const box = await page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await walkTo(page, { place, ...box });
  await page.keyboard.press('Enter');
}

async function press(page: Page, selector: string, way: Way): Promise<void> {
  if (way !== 'keyboard') return point(page, selector, way);
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

const pickFrom = <T>(list: readonly T[], rng: Rng): T => list[below(rng, list.length)] as T;

/** How somebody makes a move at the table: the places to point at, others to go on with, and the button to press. */
interface Gesture {
  readonly places: readonly string[];
  /** Cards that may be chosen beside the first one, until a button is offered. */
  readonly more?: readonly string[];
  /** Nothing to press where pointing does it. */
  readonly button?: string;
  /** The button shows first what it does; then it does it. */
  readonly shown?: boolean;
}

const BUTTONS = { top: 'Place', under: 'Wild, beneath', bottom: 'To the bottom|Last to bottom' } as const;

function gestureOf(move: ArcticMove, state: ArcticState, rng: Rng): Gesture {
  const { turn, river } = state;
  const others = (card: number): string[] => (state.hands[turn] ?? []).filter((other) => other !== card).map((other) => `hand:${other}`);
  const filled = [...river.keys()].filter((slot) => (river[slot] ?? -1) >= 0);
  switch (move.type) {
    case 'skip':
      return { places: [], button: 'Do not trade|Leave it|Keep it' };
    case 'stop':
      return { places: [], button: 'Stop drawing' };
    case 'value':
      return { places: [], button: `Place ${move.value}(:|$)` };
    case 'swap':
      return { places: [`hand:${move.card}`, `river:${pickFrom(filled, rng)}`], button: 'Trade' };
    case 'swap-with':
      return { places: [`river:${move.slot}`], button: 'Trade' };
    case 'take-back':
      return { places: ['pile'], button: 'Take back' };
    case 'place':
      return { places: [`hand:${move.card}`], more: others(move.card), button: BUTTONS[move.to], shown: move.to !== 'top' };
    case 'tokens':
      return { places: [`way:${move.right === 'main' ? 'a' : 'b'}`] };
    case 'walrus':
      return { places: [`step:${move.direction}`] };
    case 'give':
      return { places: [`opp:${move.to}`], button: 'Give to' };
    case 'draw':
      return { places: [`river:${move.slot}`], button: 'Take' };
    case 'recover':
      return { places: [`pen:${(state.zones[turn] ?? []).find((card) => MAIN[card] === move.animal)}`], button: 'Recover' };
    case 'recover-card':
      return { places: [`pen:${move.card}`], button: 'Recover' };
    case 'blind':
      return { places: ['deck'], button: 'Draw blind' };
    case 'discard':
      return { places: [`hand:${move.card}`], more: others(move.card), button: 'to my penalties' };
  }
}

/** Marks the button of the ledge that says so, if it is there. */
const findDeed = (page: Page, says: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const deeds = [...document.querySelectorAll('.ledge .deed')];
    const found = deeds.findLast((deed) => new RegExp(wanted, 'i').test(deed.textContent ?? ''));
    for (const deed of deeds) deed.toggleAttribute('data-wanted', deed === found);
    return found !== undefined;
  }, says);

async function make(page: Page, { places, more = [], button, shown = false }: Gesture, way: Way): Promise<void> {
  if (button === undefined) return press(page, `[data-place="${places[0]}"]`, way);
  for (const place of places) await choose(page, place, way);
  for (const place of more) {
    if (await findDeed(page, button)) break;
    await choose(page, place, way);
  }
  for (let times = shown ? 2 : 1; times > 0; times--) {
    await findDeed(page, button);
    await press(page, '[data-wanted]', way);
  }
}

/** What has not been made yet, or else anything that may be. */
function decide(state: ArcticState, seat: number, made: ReadonlySet<string>, rng: Rng): ArcticMove {
  const legal = game.moves(state, seat);
  const unseen = legal.filter(({ type }) => !made.has(type));
  return pickFrom(unseen.length > 0 ? unseen : legal, rng);
}

/**
 * Plays a random game through the page, to its end or until a kind of move was made: each legal move that is drawn must
 * be possible there, and be the one that is made.
 */
export async function playOut(page: Page, id: string, way: Way, made = new Set<string>(), until?: ArcticMove['type']): Promise<void> {
  const rng = stream(seedFromText(id), 'imagine');
  let { table, length } = await tableOf(page, id);
  for (let n = 0; n < 400; n++) {
    const seat = awaits(game, table)[0]?.seat;
    if (table.state === null || seat === undefined || (until !== undefined && made.has(until))) return;
    if (await page.evaluate(() => document.querySelector('.curtain .btn') !== null)) await press(page, '.curtain .btn', way);
    const move = decide(table.state, seat, made, rng);
    await make(page, gestureOf(move, table.state, rng), way);
    const before = table.entries.length;
    ({ table, length } = await later(page, id, length));
    const moves = table.entries.slice(before).flatMap((entry) => (entry.what === 'move' ? [entry.move] : []));
    // Cards that are discarded together go in any order; everything else begins with the drawn move.
    if (move.type === 'discard') expect(moves).toContainEqual(move);
    else expect(moves[0]).toEqual(move);
    for (const { type } of moves) made.add(type);
  }
  throw new Error('the game does not end');
}
