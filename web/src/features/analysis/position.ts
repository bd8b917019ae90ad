import { type AnyMove, attempt, findMove, start, type Viewer } from '@banquise/kernel';
import { reflect } from '@banquise/table';
import { type Controller, createController } from '../../kit/controller.ts';
import type { Session } from '../../kit/session.ts';
import { createStore } from '../../ui/store.ts';
import { replayed } from '../local/lay.ts';
import type { Subject } from './page.tsx';
import type { Reading } from './study.ts';

/** The position before a decision as its seat saw it, and what it could do. */
export function positionAt(
  { played: { record }, board }: Subject,
  { index, seat }: Reading,
): { readonly view: object; readonly moves: readonly AnyMove[] } {
  const { game } = board;
  const state = start(game, record.seats.length, record.options, record.seed);
  for (const [mover, move] of record.moves.slice(0, index)) attempt(game, state, mover, move);
  return { view: game.view(state, seat), moves: game.moves(state, seat) };
}

/** A move of a record is data; a board compares moves with those of the rules. */
export const known = ({ board }: Subject, move: AnyMove): AnyMove => findMove(board.game, move) ?? move;

/** The table as it stood before a decision, in the eyes of its seat. Nothing can be done at it. */
export function tableAt(subject: Subject, { index, seat }: Reading): Controller | undefined {
  const { board, texts, played, language } = subject;
  const { record } = played;
  const laid = replayed(board.game, { ...record, moves: record.moves.slice(0, index) });
  if (!laid.ok) return undefined;
  const session: Session = { mirror: createStore(reflect(board.game, laid.value.table, seat)), viewer: createStore<Viewer>(seat) };
  const manner = { pace: () => 0, sounds: () => false, you: '', undone: '', nothingToUndo: '' };
  return createController(session, board, texts, { language, ...manner });
}
