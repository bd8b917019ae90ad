import { bad, type Problem, type Result, type Sheet } from '@banquise/kernel';
import { BANNED, CARDS, COLUMNS, cardNamed, cardOf, FIRST_SITE, isArchive, NONE } from './data.ts';
import { FLOORS, SLOTS, slotAt } from './rules/pyramid.ts';
import { type BorealLine, type Layout, sheetOf } from './score.ts';

interface Placed {
  readonly card: number;
  readonly floor: number;
  readonly column: number;
}

type Failure = { readonly ok: false; readonly problem: Problem };

/** Scores `{"pyramids":[[{"card":"S-Y1","floor":1,"column":0}, ...], [...]]}`, White first. Columns may start anywhere (BRL-38). */
export function tally(position: unknown): Result<Sheet<BorealLine>> {
  const read = readPosition(position);
  return read.ok ? { ok: true, value: sheetOf(...read.value) } : read;
}

/** Both pyramids of such a position. */
export function readPosition(position: unknown): Result<readonly [white: Layout, black: Layout]> {
  const pyramids = isObject(position) ? position.pyramids : undefined;
  if (!Array.isArray(pyramids) || pyramids.length !== 2) return bad('pyramids', 'a list of two pyramids, White first');
  const seenCards = new Map<number, string>();
  const white = readPyramid(pyramids[0], 'pyramids[0]', seenCards);
  if (!white.ok) return white;
  const black = readPyramid(pyramids[1], 'pyramids[1]', seenCards);
  if (!black.ok) return black;
  return { ok: true, value: [white.value, black.value] };
}

/** The cards that swap two others of the pyramid. */
const SWAPPERS: readonly number[] = CARDS.flatMap(({ effects }, card) =>
  effects.some(({ kind }) => kind === 'swapTwoInPyramid') ? [card] : [],
);

/** BRL-11: one for each column comes into play, and no others ever do. */
const startingSites = (seenCards: ReadonlyMap<number, string>): number => [...seenCards.keys()].filter((card) => card < FIRST_SITE).length;

const isObject = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

function readPyramid(raw: unknown, field: string, seenCards: Map<number, string>): Result<Layout> {
  if (!Array.isArray(raw)) return bad(field, 'a list of cards such as {"card":"S-Y1","floor":1,"column":0}');
  const placed: Placed[] = [];
  for (const [i, entry] of raw.entries()) {
    const read = readPlaced(entry, `${field}[${i}]`);
    if (!read.ok) return read;
    const before = seenCards.get(read.value.card);
    if (before !== undefined) return bad(`${field}[${i}].card`, `a card that is not yet placed: ${before} is the same`);
    seenCards.set(read.value.card, `${field}[${i}].card`);
    if (startingSites(seenCards) > COLUMNS) return bad(`${field}[${i}].card`, `no more than ${COLUMNS} Starting Sites in both pyramids`);
    placed.push(read.value);
  }
  const wrong = refuseArchives(placed, field) ?? refuseShape(placed, field) ?? refuseBanned(placed, field);
  return wrong ?? { ok: true, value: layoutOf(placed) };
}

function readPlaced(raw: unknown, field: string): Result<Placed> {
  if (!isObject(raw)) return bad(field, 'an object such as {"card":"S-Y1","floor":1,"column":0}');
  const { card, floor, column } = raw;
  const index = typeof card === 'string' ? cardNamed(card) : NONE;
  if (index === NONE) return bad(`${field}.card`, 'the id of a card, such as "S-Y1", "L-G3" or "A-5"');
  if (!isWhole(floor) || floor < 1 || floor > FLOORS) return bad(`${field}.floor`, 'a floor from 1 to 4');
  if (!isWhole(column)) return bad(`${field}.column`, 'a whole number, growing to the right of the owner');
  return { ok: true, value: { card: index, floor, column } };
}

const isWhole = (raw: unknown): raw is number => Number.isSafeInteger(raw);

/** BRL-41. */
function refuseArchives(placed: readonly Placed[], field: string): Failure | undefined {
  const archives = placed.flatMap(({ card }, i) => (isArchive(card) ? [i] : []));
  const [first, second] = archives;
  if (first === undefined || second === undefined) return undefined;
  return bad(`${field}[${second}].card`, `no second Archive: ${cardOf((placed[first] as Placed).card).id} is one already`);
}

/** BRL-37: only a swap inside the pyramid can bring a banned card down to floor 1 (BRL-47, BRL-R7). */
function refuseBanned(placed: readonly Placed[], field: string): Failure | undefined {
  if (placed.some(({ card }) => SWAPPERS.includes(card))) return undefined;
  const sunk = placed.findIndex(({ card, floor }) => floor === 1 && BANNED[card]);
  if (sunk < 0) return undefined;
  const ids = SWAPPERS.map((card) => cardOf(card).id).join(' or ');
  return bad(`${field}[${sunk}].floor`, `a floor from 2 to 4: without ${ids} in the pyramid this card cannot come down to floor 1`);
}

/** BRL-34, BRL-35: one unbroken row of at most four cards, and two cards below every other. */
function refuseShape(placed: readonly Placed[], field: string): Failure | undefined {
  const taken = new Map<string, number>();
  for (const [i, { floor, column }] of placed.entries()) {
    const before = taken.get(`${floor},${column}`);
    if (before !== undefined) return bad(`${field}[${i}]`, `an empty slot: ${field}[${before}] lies on floor ${floor}, column ${column}`);
    taken.set(`${floor},${column}`, i);
  }
  const start = leftmost(placed);
  const width = placed.filter(({ floor }) => floor === 1).length;
  if (width > 4) return bad(field, 'at most 4 cards on floor 1');
  for (const [i, { floor, column }] of placed.entries()) {
    if (floor === 1 && column >= start + width) return bad(`${field}[${i}].column`, 'a place in the unbroken row of floor 1');
    if (floor === 1 || (taken.has(`${floor - 1},${column}`) && taken.has(`${floor - 1},${column + 1}`))) continue;
    return bad(`${field}[${i}]`, `a card on two others: floor ${floor - 1}, columns ${column} and ${column + 1}`);
  }
  return undefined;
}

const leftmost = (placed: readonly Placed[]): number =>
  placed.reduce((left, { floor, column }) => (floor === 1 && column < left ? column : left), Number.POSITIVE_INFINITY);

/** The same pyramid with its leftmost card in column 0. */
function layoutOf(placed: readonly Placed[]): Layout {
  const pyramid = new Array<number>(SLOTS).fill(NONE);
  const start = leftmost(placed);
  let filled = 0;
  for (const { card, floor, column } of placed) {
    const slot = slotAt(floor, column - start);
    pyramid[slot] = card;
    filled |= 1 << slot;
  }
  return { pyramid, filled };
}
