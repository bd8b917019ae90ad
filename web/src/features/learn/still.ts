import type { Names, Viewer } from '@banquise/kernel';
import type { Mirror } from '@banquise/table';
import { type Controller, createController } from '../../kit/controller.ts';
import type { Example } from '../../kit/learn/book.ts';
import type { Session } from '../../kit/session.ts';
import { createStore } from '../../ui/store.ts';
import type { Book } from './files.ts';

/** A table at which nothing ever happens: a board's own parts draw a position from it as they always do. */
export function stillTable({ board, texts, language }: Book, { position, seat }: Example, names: Names): Controller {
  const { game } = board;
  const state = position();
  const view = game.view(state, seat);
  const seats = names.slice(0, game.seats.max).map((name) => ({ kind: 'person', name, level: null, away: null }) as const);
  const mirror: Mirror = {
    ...{ version: 0, entries: [], view },
    own: {
      seat,
      moves: game.moves(state, seat),
      confirm: false,
      draft: [],
      complete: false,
      undo: { steps: 0, stop: 'start' },
      rewind: false,
    },
    status: {
      ...{ id: '', game: game.id, rules: game.rules, options: {}, phase: 'playing', owner: null, begins: null, seats, awaited: [seat] },
      ...{ clock: { kind: 'none' }, casual: false, clocks: [], now: 0, pauseAsked: [], rematchAsked: [], next: null, practice: false },
      ...{ commitment: '', seed: null, ending: null, sheet: null, conclusion: null },
    },
  };
  const session: Session = { mirror: createStore(mirror), viewer: createStore<Viewer>(seat) };
  return createController(session, board, texts, {
    ...{ language, pace: () => 0, sounds: () => false, you: '', undone: '', nothingToUndo: '' },
  });
}
