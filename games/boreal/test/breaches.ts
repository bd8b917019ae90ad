import { NOBODY } from '@banquise/kernel';
import { type BorealState, CARDS, columnOf, floorOf, game } from '../src/index.ts';

const EVERYBODY = 0x7fffffff;
const isArchive = (card: number): boolean => CARDS[card]?.group === 'archive';
const isStarting = (card: number): boolean => CARDS[card]?.group === 'startingSite';

/** BRL-79, BRL-9 and section 9. */
export function breaches(state: BorealState): string[] {
  const { stage, turn, discovered, board, deck, removed, box, players, knows } = state;
  const wrong: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) wrong.push(what);
  };
  const onTable = board.filter((card) => card >= 0);
  const inPyramids = players.map(({ pyramid }) => pyramid.filter((card) => card >= 0));
  const inHand = stage === 'place' ? [discovered] : [];
  const open = [...onTable, ...removed, ...inPyramids.flat(), ...players.flatMap(({ reserve }) => reserve), ...inHand];
  const all = [...open, ...deck, ...box].sort((a, b) => a - b);
  must(all.length === 44 && all.every((card, i) => card === i), `cards lost or doubled: ${all}`);
  must(box.length === 9 && box.filter(isStarting).length === 4 && box.filter(isArchive).length === 5, `box: ${box}`);
  must(!deck.some(isStarting), 'a Starting Site in the deck');
  must(board.length === 8 && (deck.length === 0 || onTable.length === 8), 'an empty column while the deck has cards');
  must(
    [...open, ...box.filter(isStarting)].every((card) => knows[card] === EVERYBODY),
    'an open card that somebody does not know',
  );
  must(
    box.filter(isArchive).every((card) => knows[card] === NOBODY),
    'somebody knows an unused Archive',
  );
  must((stage === 'action' || stage === 'over') === discovered < 0, `stage ${stage} with card ${discovered}`);
  must(stage === 'over' || game.moves(state, turn).length > 0, 'nothing to choose from');
  players.forEach(({ token, reserve, pyramid, filled, archive }, seat) => {
    must(Number.isInteger(token) && token >= 0 && token <= 8, `token of seat ${seat} on ${token}`);
    must(
      pyramid.every((card, slot) => card >= 0 === (((filled >> slot) & 1) === 1)),
      `seat ${seat}: filled slots`,
    );
    const owned = [...reserve, ...(inPyramids[seat] as number[]), ...(turn === seat ? inHand : [])].filter(isArchive);
    must(owned.length <= 1 && (owned[0] ?? -1) === archive, `seat ${seat} owns the Archives ${owned}, noted ${archive}`);
    wrong.push(...shapeBreaches(pyramid).map((what) => `seat ${seat}: ${what}`));
  });
  return wrong;
}

function shapeBreaches(pyramid: readonly number[]): string[] {
  const slots = pyramid.flatMap((card, slot) => (card >= 0 ? [{ floor: floorOf(slot), column: columnOf(slot) }] : []));
  const has = (floor: number, column: number): boolean => slots.some((slot) => slot.floor === floor && slot.column === column);
  const base = slots.filter(({ floor }) => floor === 1).map(({ column }) => column);
  const wrong: string[] = [];
  if (base.length > 4) wrong.push('a base of more than four cards');
  if (base.length > 0 && (!base.includes(0) || Math.max(...base) - Math.min(...base) !== base.length - 1)) wrong.push('a broken base');
  for (const { floor, column } of slots) {
    if (floor > 1 && !(has(floor - 1, column) && has(floor - 1, column + 1))) wrong.push(`(${floor},${column}) rests on nothing`);
    if (floor > 4) wrong.push('a fifth floor');
  }
  return wrong;
}

/** BRL-22, and what only one's own turn can touch. */
export function stepBreaches(before: BorealState, after: BorealState, seat: number): string[] {
  const wrong: string[] = [];
  before.players.forEach(({ pyramid, reserve }, i) => {
    const now = after.players[i] as (typeof after.players)[number];
    if (!pyramid.every((card) => now.pyramid.includes(card))) wrong.push(`seat ${i}: a card left the pyramid`);
    if (i !== seat && `${reserve}/${pyramid}` !== `${now.reserve}/${now.pyramid}`) wrong.push(`seat ${i} was touched in another turn`);
  });
  if (after.deck.length > before.deck.length) wrong.push('the deck grew');
  return wrong;
}
