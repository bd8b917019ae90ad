import { columnOf, floorOf, lowest, NONE, slotAt } from '@banquise/boreal';
import type { Choice } from '../../kit/choice.ts';
import { type BorealMoment, type BorealMove, type BorealView, seatOf } from './types.ts';

/**
 * Where one points in Boreal. `col:3` is a column of the board, `slot:11` a place of my pyramid, `res:17` a card of my
 * reserve, `reserve` the reserve itself, `look:20` a card seen on top of the deck, `card:17` the one that is to be placed,
 * `compasses:1` what a player has of them.
 */
export const columnPlace = (column: number): string => `col:${column}`;
export const slotPlace = (slot: number): string => `slot:${slot}`;
export const reservePlace = (card: number): string => `res:${card}`;
export const lookPlace = (card: number): string => `look:${card}`;
export const handPlace = (card: number): string => `card:${card}`;
export const compassesPlace = (seat: number): string => `compasses:${seat}`;
export const RESERVE = 'reserve';

/** The number in the name of a place. */
export const numberIn = (place: string): number => Number(place.slice(place.indexOf(':') + 1));
export const isPlace = (place: string, kind: string): boolean => place.startsWith(`${kind}:`);

type BorealChoice = Choice<BorealMove>;

export function choices(moment: BorealMoment): readonly BorealChoice[] {
  // Discovering is the main thing to do with a card, and locating the other one.
  const ordered = [...moment.moves].sort((a, b) => Number(a.type === 'locate') - Number(b.type === 'locate'));
  return ordered.flatMap((move) => pathsOf(moment, move));
}

function pathsOf(moment: BorealMoment, move: BorealMove): readonly BorealChoice[] {
  const one = (verb: string, ...path: string[]): BorealChoice => ({ path, verb, moves: [move] });
  switch (move.type) {
    case 'locate':
      return [{ ...one('locate', columnPlace(move.column)), button: true }, one('locate', columnPlace(move.column), RESERVE)];
    case 'discover-board':
      return discoveries(moment, move, columnPlace(move.column));
    case 'discover-reserve':
      return discoveries(moment, move, reservePlace(move.card));
    case 'pass':
      return [one('pass')];
    case 'place':
      return placings(moment, slotPlace(slotAt(move.floor, move.column))).map((path) => one('place', ...path));
    case 'reserve':
      return [one('reserve', columnPlace(move.column))];
    case 'remove':
      return [one('remove', columnPlace(move.column))];
    case 'swap-board':
      return bothWays(columnPlace(move.columnA), columnPlace(move.columnB), move);
    case 'swap-pyramid':
      return bothWays(slotPlace(slotAt(move.floorA, move.columnA)), slotPlace(slotAt(move.floorB, move.columnB)), move);
    case 'take':
      return [one('take', lookPlace(move.card))];
  }
}

/** By its place alone; or from the card that waits for it, which can be dragged there. */
const placings = ({ view }: BorealMoment, slot: string): readonly string[][] => [[slot], [handPlace(view.discovered), slot]];

const bothWays = (a: string, b: string, move: BorealMove): readonly BorealChoice[] => [
  { path: [a, b], verb: 'swap', moves: [move] },
  { path: [b, a], verb: 'swap', moves: [move] },
];

/**
 * A card is discovered and placed in one gesture; or discovered first, so that one sees the new card of the board before
 * one chooses the place, as the rules allow. The main deed comes first. Where there is one place only, nobody is asked for it.
 */
function discoveries(moment: BorealMoment, move: BorealMove, place: string): readonly BorealChoice[] {
  const whole = moment.after([move]).moves.flatMap((then): readonly BorealChoice[] => {
    if (then.type !== 'place') return [];
    return [{ path: [place, slotPlace(slotAt(then.floor, then.column))], verb: 'discover', moves: [move, then] }];
  });
  const [only] = whole;
  const first: BorealChoice =
    only !== undefined && whole.length === 1
      ? { path: [place], verb: 'discover', moves: only.moves, button: true }
      : { path: [place], verb: 'discover', moves: [move] };
  return [first, ...whole];
}

export function slotsIn(set: number): number[] {
  const slots: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) slots.push(lowest(rest));
  return slots;
}

export const myself = (moment: BorealMoment): BorealView['players'][number] =>
  moment.view.players[seatOf(moment)] as BorealView['players'][number];

/** The card that a place holds now, or NONE. */
export function cardAt(moment: BorealMoment, place: string): number {
  const { view } = moment;
  const seat = seatOf(moment);
  const n = numberIn(place);
  if (isPlace(place, 'col')) return view.board[n - 1] ?? NONE;
  if (isPlace(place, 'slot')) return view.players[seat]?.pyramid[n] ?? NONE;
  if (isPlace(place, 'opp')) return view.players[1 - seat]?.pyramid[n] ?? NONE;
  return isPlace(place, 'res') || isPlace(place, 'ores') || isPlace(place, 'look') || isPlace(place, 'card') ? n : NONE;
}

/** Why a place cannot be chosen, or what a card lacks to be discovered; nothing when all is well. */
export function reason(moment: BorealMoment, place: string, canLocate: string): string {
  if (isPlace(place, 'col')) return columnReason(moment, numberIn(place), canLocate);
  if (isPlace(place, 'res')) return refused(moment, (move) => move.type === 'discover-reserve' && move.card === numberIn(place));
  if (isPlace(place, 'look')) return refused(moment, (move) => move.type === 'take' && move.card === numberIn(place));
  if (!isPlace(place, 'slot')) return '';
  if (moment.view.stage !== 'place') return '';
  const slot = numberIn(place);
  return refused(moment, (move) => move.type === 'place' && move.floor === floorOf(slot) && move.column === columnOf(slot));
}

function columnReason(moment: BorealMoment, column: number, canLocate: string): string {
  const { stage } = moment.view;
  if (stage === 'swap-board') return '';
  const why = (type: BorealMove['type']): string =>
    refused(moment, (move) => move.type === type && 'column' in move && move.column === column);
  if (stage !== 'action') return why(stage === 'reserve' || stage === 'remove' ? stage : 'discover-board');
  // What may not even be located is out for good: how far or how dear it is makes no difference.
  const never = why('locate');
  if (never !== '') return never;
  const notYet = why('discover-board');
  return notYet === '' ? '' : `${notYet} ${canLocate}`;
}

function refused(moment: BorealMoment, wanted: (move: BorealMove) => boolean): string {
  const move = moment.game.vocabulary.find(wanted);
  return move === undefined ? '' : (moment.refusal(move) ?? '');
}
