import type { Names, Seen, Viewer } from '@banquise/kernel';
import { BLACK, CARDS, cardOf, NONE, squareOf, WHITE } from '../data.ts';
import type { BorealEvent } from '../events.ts';
import { type BorealMove, PASS } from '../moves.ts';
import type { BorealRefusal } from '../refusals.ts';
import { actionMoves } from '../rules/action.ts';
import { holds, openOnFloor1, slotAt } from '../rules/pyramid.ts';
import { sheetOf } from '../score.ts';
import type { Player } from '../state.ts';
import type { BorealView } from '../view.ts';
import type { BorealTexts, Phrases, Say, Spot } from './texts.ts';

/** The texts of one language from its phrases. Nothing here depends on the language. */
export function build(phrases: Phrases): BorealTexts {
  const cardName = (card: number): string => phrases.names[cardOf(card).id] as string;
  const quoted = (card: number): string => (card === NONE ? phrases.moves.nothing : phrases.quote(cardName(card)));
  const sayTo = (names: Names): Say => ({ name: (seat) => names[seat] as string, card: quoted });
  return {
    title: phrases.title,
    prompt: (view, names, you) => promptOf(phrases, quoted, view, names, you),
    move: (move, view) => moveText(phrases, quoted, move, view),
    event: (event, names) => say(phrases.events, event.type, event as Seen<BorealEvent>, sayTo(names)),
    refusal: (refusal: BorealRefusal) => say(phrases.refusals, refusal.code, refusal, sayTo([])),
    line: (line) => phrases.lines[line],
    option: (id) => id,
    optionValue: (_id, value) => value,
    card: cardName,
    cardText: (card) => cardText(phrases, card),
    family: (family) => phrases.families[family],
    group: (group) => phrases.groups[group],
  };
}

/** Looks up the sentence for one member of a union. The table is typed by member, which a look-up by key cannot follow. */
function say<Key extends string, Item>(table: object, key: Key, item: Item, how?: Say): string {
  const sentence = (table as Record<Key, (item: Item, how?: Say) => string>)[key];
  return sentence(item, how);
}

function promptOf(phrases: Phrases, quoted: (card: number) => string, view: BorealView, names: Names, you: Viewer): string {
  const { stage, turn } = view;
  if (stage === 'over') return result(phrases, view, names);
  const last = view.last ? ` ${phrases.lastTurn}` : '';
  if (you !== turn) return phrases.theirs[stage](names[turn] as string) + last;
  if (stage === 'action') return actionPrompt(phrases, view) + last;
  const card = view.discovered === NONE ? '' : quoted(view.discovered);
  return phrases.yours[stage]({ card }) + last;
}

/** Only what can be done is offered. */
function actionPrompt(phrases: Phrases, view: BorealView): string {
  const legal = actionMoves(view);
  if (legal[0] === PASS) return phrases.onlyPass;
  if (legal.every(({ type }) => type === 'locate')) return phrases.onlyLocate;
  return legal.some(({ type }) => type === 'locate') ? phrases.yours.action({ card: '' }) : phrases.onlyDiscover;
}

function result(phrases: Phrases, { players }: BorealView, names: Names): string {
  const { seats, winners } = sheetOf(players[WHITE] as Player, players[BLACK] as Player);
  const totals = seats.map(({ total }) => total);
  const [winner, ...others] = winners;
  const best = Math.max(...totals);
  if (winner === undefined || others.length > 0) return phrases.shared(best);
  const name = names[winner] as string;
  return totals[WHITE] === totals[BLACK] ? phrases.wonTie(name, best) : phrases.won(name, best, Math.min(...totals));
}

function moveText({ moves }: Phrases, quoted: (card: number) => string, move: BorealMove, view: BorealView): string {
  const player = view.players[view.turn] as Player;
  const onBoard = (column: number): string => quoted(view.board[column - 1] as number);
  const costAt = (column: number): number => CARDS[view.board[column - 1] as number]?.cost ?? 0;
  const square = (column: number): number => squareOf(view.turn, column);
  const inPyramid = (floor: number, column: number): string => quoted(player.pyramid[slotAt(floor, column)] as number);
  switch (move.type) {
    case 'locate':
      return moves.locate(onBoard(move.column), square(move.column));
    case 'discover-board':
      return moves.discoverBoard(onBoard(move.column), square(move.column), costAt(move.column));
    case 'discover-reserve':
      return moves.discoverReserve(quoted(move.card), cardOf(move.card).cost);
    case 'pass':
      return moves.pass;
    case 'place':
      return moves.place(spotOf(player, quoted, move.floor, move.column));
    case 'reserve':
      return moves.reserve(onBoard(move.column), square(move.column));
    case 'remove':
      return moves.remove(onBoard(move.column), square(move.column));
    case 'swap-board':
      return moves.swapBoard(onBoard(move.columnA), square(move.columnA), onBoard(move.columnB), square(move.columnB));
    case 'swap-pyramid':
      return moves.swapPyramid(inPyramid(move.floorA, move.columnA), inPyramid(move.floorB, move.columnB));
    case 'take':
      return moves.take(quoted(move.card));
  }
}

function spotOf({ pyramid, filled }: Player, quoted: (card: number) => string, floor: number, column: number): Spot {
  const slot = slotAt(floor, column);
  if (floor === 1 && holds(openOnFloor1(filled), slot)) {
    if (filled === 0) return { kind: 'first' };
    return holds(filled, slot + 1)
      ? { kind: 'left', of: quoted(pyramid[slot + 1] as number) }
      : { kind: 'right', of: quoted(pyramid[slot - 1] as number) };
  }
  const left = floor > 1 ? (pyramid[slot - 8] as number) : NONE;
  const right = floor > 1 ? (pyramid[slot - 7] as number) : NONE;
  if (left === NONE || right === NONE) return { kind: 'slot', floor, column };
  return { kind: 'above', floor, left: quoted(left), right: quoted(right) };
}

function cardText(phrases: Phrases, index: number): string {
  const card = cardOf(index);
  const sentences = [phrases.printed(card), say(phrases.scoring, card.scoring.kind, card.scoring)];
  for (const effect of card.effects) sentences.push(say(phrases.effects, effect.kind, effect));
  if (card.banned) sentences.push(phrases.banned);
  return sentences.join(' ');
}
