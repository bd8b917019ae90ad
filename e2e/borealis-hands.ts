import { type BorealisMove, type BorealisState, type BorealisTypes, CAMP_LEFT, CAMP_RIGHT, game, headcount } from '@banquise/borealis';
import { below, type Rng, type Seat, seedFromText, stream } from '@banquise/kernel';
import { awaits, restore, type Stored, type Table } from '@banquise/table';
import type { Page } from 'playwright-core';
import { tabTo, walkTo } from './keyboard.ts';
import { KEY } from './laid.ts';

export type Way = 'click' | 'tap' | 'keyboard';

/** The table as the page keeps it, once it has more entries than before. */
export async function tableOf(page: Page, id: string, after = -1): Promise<{ table: Table<BorealisTypes>; length: number }> {
  const found = await page.waitForFunction(
    ([key, before]) => {
      const text = localStorage.getItem(key) ?? '';
      return text !== '' && JSON.parse(text).stored.journal.length > before ? text : false;
    },
    [KEY + id, after] as const,
  );
  const { stored } = JSON.parse((await found.jsonValue()) as string) as { stored: Stored };
  const restored = restore(game, stored);
  if (!restored.ok) throw new Error(restored.problem.expected);
  return { table: restored.value, length: stored.journal.length };
}

/** The middle of something that can really be hit there: nothing lies over it. */
export async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const found = await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    if (element === null) return false;
    const clear = (): { x: number; y: number } | false => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(middle.x, middle.y);
      return hit !== null && element.contains(hit) ? middle : false;
    };
    const before = clear();
    if (before !== false) return before;
    element.scrollIntoView({ block: 'center' });
    return clear();
  }, selector);
  return (await found.jsonValue()) as { x: number; y: number };
}

/** Points at something, or goes there with the keys and presses Enter. */
async function point(page: Page, selector: string, way: Way, go: (spot: { x: number; y: number }) => Promise<void>): Promise<void> {
  const spot = await middleOf(page, selector);
  if (way === 'click') await page.mouse.click(spot.x, spot.y);
  else if (way === 'tap') await page.touchscreen.tap(spot.x, spot.y);
  else {
    await go(spot);
    await page.keyboard.press('Enter');
  }
}

const choose = (page: Page, place: string, way: Way): Promise<void> =>
  point(page, `.tabletop [data-place="${place}"]`, way, (spot) => walkTo(page, { place, ...spot }));

const press = (page: Page, selector: string, way: Way): Promise<void> => point(page, selector, way, () => tabTo(page, selector));

/** How somebody makes a move at the table: the places to point at, in order. */
function gestureOf(state: BorealisState, seat: Seat, move: BorealisMove): readonly string[] {
  const { hand = [] } = state.players[seat] ?? {};
  const cards = (mask: number): string[] => hand.filter((_, position) => mask & (1 << position)).map((card) => `hand:${card}`);
  switch (move.type) {
    case 'replace':
      return cards(move.mask);
    case 'regroup':
      return ['regroup', ...cards(move.mask)];
    case 'observe':
      return [`hand:${move.card}`, `site:${move.site}`];
    case 'take':
      return [`market:${move.slot}`];
    case 'place':
      return [`site:${move.site}`];
    case 'draw':
      return ['deck'];
    case 'refresh':
      return ['refresh'];
  }
}

/** What has not been made yet, or else mostly observations on the highest stack, so that a game comes to its end. */
function decide(state: BorealisState, seat: Seat, made: ReadonlySet<string>, rng: Rng): BorealisMove {
  const legal = game.moves(state, seat);
  const { sites = [], scientists = [] } = state.players[seat] ?? {};
  const camped = headcount(scientists, CAMP_LEFT) + headcount(scientists, CAMP_RIGHT) > 0;
  const unseen = legal.filter(({ type }) => !made.has(type) || (type === 'regroup' && camped && !made.has('place')));
  const observations = legal.flatMap((move) => (move.type === 'observe' ? [{ move, height: sites[move.site]?.length ?? 0 }] : []));
  const most = Math.max(...observations.map(({ height }) => height));
  const high = observations.filter(({ height }) => height === most).map(({ move }) => move);
  const any = observations.map(({ move }) => move);
  const chance = below(rng, 8);
  const wanted = unseen.length > 0 && chance % 2 === 0 ? unseen : chance < 3 ? any : high;
  const list = wanted.length > 0 ? wanted : legal;
  return list[below(rng, list.length)] as BorealisMove;
}

/** The next decision of a person; nobody's when the game is over. Bots play in between. */
async function nextTurn(page: Page, id: string, after: number): Promise<{ table: Table<BorealisTypes>; length: number; seat?: Seat }> {
  for (let from = after; ; ) {
    const { table, length } = await tableOf(page, id, from);
    const waiting = awaits(game, table).map(({ seat }) => seat);
    const seat = waiting.find((one) => table.chairs[one]?.person !== null);
    if (seat !== undefined) return { table, length, seat };
    if (waiting.length === 0) return { table, length };
    from = length;
  }
}

/**
 * Plays a random game through the page, to its end or until enough kinds of moves were made: each legal move that is
 * drawn must be possible there, and be the one that is made.
 */
export async function playOut(
  page: Page,
  id: string,
  way: Way,
  enough: (made: ReadonlySet<string>) => boolean = () => false,
): Promise<ReadonlySet<string>> {
  const rng = stream(seedFromText(id), 'imagine');
  const made = new Set<string>();
  let { table, length, seat } = await nextTurn(page, id, -1);
  const handed = table.chairs.filter(({ person }) => person !== null).length > 1;
  for (let before: Seat | undefined; seat !== undefined && table.state !== null && !enough(made); ) {
    // The device goes from hand to hand.
    if (handed && before !== seat) await press(page, '.curtain .btn', way);
    const move = decide(table.state, seat, made, rng);
    const places = gestureOf(table.state, seat, move);
    for (const place of places) await choose(page, place, way);
    // Pointing once more does it, too; not where cards are picked and taken back, one by one.
    const last = places.at(-1);
    if (last !== undefined && below(rng, 2) === 0 && move.type !== 'replace' && move.type !== 'regroup') await choose(page, last, way);
    else await press(page, '.ledge .deed.primary', way);
    const mine = table.entries.length;
    before = seat;
    ({ table, length, seat } = await nextTurn(page, id, length));
    const done = table.entries.slice(mine).find((entry) => entry.what === 'move' && entry.seat === before);
    if (done?.what !== 'move' || done.move !== move)
      throw new Error(`${JSON.stringify(move)} was chosen, ${JSON.stringify(done)} was made`);
    made.add(move.type);
  }
  return made;
}
