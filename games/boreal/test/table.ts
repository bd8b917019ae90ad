import { EVERYONE, findMove, NOBODY, range } from '@banquise/kernel';
import {
  BLACK,
  type BorealEvent,
  type BorealMove,
  type BorealRefusal,
  type BorealState,
  CARDS,
  cardNamed,
  game,
  isArchive,
  NONE,
  type Player,
  slotAt,
  WHITE,
} from '../src/index.ts';

/** A table laid out by hand, with cards by their ids. What is left out is filled with cards that are used nowhere else. */
export interface Layout {
  /** Columns 1 to 8 as White sees them; '' is an empty column. */
  readonly board?: readonly string[];
  /** From the top. The other cards follow below, unless `deckEnds`. */
  readonly deck?: readonly string[];
  readonly deckEnds?: boolean;
  readonly turn?: number;
  readonly white?: Side;
  readonly black?: Side;
  readonly removed?: readonly string[];
}

export interface Side {
  readonly token?: number;
  readonly reserve?: readonly string[];
  /** Floor by floor from the base, columns from 0, '.' for an empty slot: ['S-B1 S-R3 L-Y2', '. L-R1']. */
  readonly pyramid?: readonly string[];
}

export function card(id: string): number {
  const found = cardNamed(id);
  if (found === NONE) throw new Error(`no card ${id}`);
  return found;
}

export const idOf = (index: number): string => (index < 0 ? '' : (CARDS[index]?.id ?? '?'));
export const idsOf = (cards: readonly number[]): string[] => cards.map(idOf);

function player({ token = 5, reserve = [], pyramid: floors = [] }: Side): Player {
  const pyramid = new Array<number>(28).fill(NONE);
  let filled = 0;
  floors.forEach((row, f) => {
    row.split(' ').forEach((id, column) => {
      if (id === '.') return;
      pyramid[slotAt(f + 1, column)] = card(id);
      filled |= 1 << slotAt(f + 1, column);
    });
  });
  const cards = reserve.map(card);
  return { token, reserve: cards, pyramid, filled, archive: [...cards, ...pyramid].find(isArchive) ?? NONE };
}

export function table({ board, deck = [], deckEnds = false, turn = WHITE, white = {}, black = {}, removed = [] }: Layout): BorealState {
  const players = [player(white), player(black)];
  const used = new Set<number>([...(board ?? []), ...deck, ...removed].filter(Boolean).map(card));
  for (const { reserve, pyramid } of players) for (const one of [...reserve, ...pyramid]) used.add(one);
  const spare = range(CARDS.length).filter((one) => !used.has(one));
  const spareStarting = spare.filter((one) => CARDS[one]?.group === 'startingSite');
  const spareSites = spare.filter((one) => CARDS[one]?.group === 'site');
  const spareArchives = spare.filter(isArchive);
  const laid = board
    ? board.map((id) => (id === '' ? NONE : card(id)))
    : range(8).map(() => (spareStarting.shift() ?? spareSites.shift()) as number);
  const archivesUsed = [...used].filter(isArchive).length;
  const rest = deckEnds ? [] : [...spareArchives.splice(0, Math.max(0, 3 - archivesUsed)), ...spareSites];
  const ordered = [...rest, ...deck.map(card).reverse()];
  const box = [...spareStarting, ...spareArchives];
  const knows = CARDS.map((_, one) => (ordered.includes(one) || (box.includes(one) && isArchive(one)) ? NOBODY : EVERYONE));
  return {
    rng: [1, 2, 3, 4],
    knows,
    stage: 'action',
    turn,
    discovered: NONE,
    idle: 0,
    board: laid,
    deck: ordered,
    removed: removed.map(card),
    box,
    players,
  };
}

/** A move as one would write it down: cards by id. */
export type Written = { readonly type: BorealMove['type']; readonly card?: string } & Record<string, string | number>;

export function moveOf(written: Written): BorealMove {
  const raw = typeof written.card === 'string' ? { ...written, card: card(written.card) } : written;
  const move = findMove(game, raw);
  if (move === undefined) throw new Error(`no such move: ${JSON.stringify(written)}`);
  return move;
}

export const refusalOf = (state: BorealState, written: Written, seat = state.turn): BorealRefusal | undefined =>
  game.refuse(state, seat, moveOf(written));

/** Plays moves of whoever is to act; each must be legal. */
export function play(state: BorealState, ...written: readonly Written[]): BorealEvent[] {
  return written.flatMap((one) => {
    const move = moveOf(one);
    const refusal = game.refuse(state, state.turn, move);
    if (refusal !== undefined) throw new Error(`${JSON.stringify(one)} is refused: ${JSON.stringify(refusal)}`);
    return game.apply(state, state.turn, move);
  });
}

/** The legal moves of the acting seat as short words: "locate 3", "place 1,-1", "take L-G6". */
export const options = (state: BorealState): string[] => game.moves(state, state.turn).map(inShort);

function inShort(move: BorealMove): string {
  switch (move.type) {
    case 'pass':
      return 'pass';
    case 'place':
      return `place ${move.floor},${move.column}`;
    case 'swap-board':
      return `swap ${move.columnA} ${move.columnB}`;
    case 'swap-pyramid':
      return `swap ${move.floorA},${move.columnA} ${move.floorB},${move.columnB}`;
    case 'discover-reserve':
    case 'take':
      return `${move.type} ${idOf(move.card)}`;
    default:
      return `${move.type} ${move.column}`;
  }
}

export const optionsOf = (state: BorealState, type: BorealMove['type']): string[] =>
  options(state).filter((one) => one.startsWith(`${type} `));

export const locate = (column: number): Written => ({ type: 'locate', column });
export const discover = (column: number): Written => ({ type: 'discover-board', column });
export const discoverReserve = (id: string): Written => ({ type: 'discover-reserve', card: id });
export const place = (floor: number, column: number): Written => ({ type: 'place', floor, column });

export const tokens = (state: BorealState): number[] => state.players.map(({ token }) => token);
export const whiteOf = (state: BorealState): Player => state.players[WHITE] as Player;
export const blackOf = (state: BorealState): Player => state.players[BLACK] as Player;
export const inSlot = (player: Player, floor: number, column: number): string => idOf(player.pyramid[slotAt(floor, column)] as number);
export const eventsOf = <Type extends BorealEvent['type']>(events: readonly BorealEvent[], type: Type) =>
  events.filter((event): event is Extract<BorealEvent, { readonly type: Type }> => event.type === type);
