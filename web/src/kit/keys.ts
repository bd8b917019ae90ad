import { figure } from '@banquise/kernel';
import { useEffect } from 'react';
import { settings } from '../ui/settings.ts';
import type { TableState } from './context.ts';
import { inquiryAt } from './inquiry.ts';
import { pastAt } from './past.ts';
import { placeAt } from './place.ts';
import { sentences } from './scenery.ts';
import { type Direction, walk } from './walk.ts';

const ARROWS: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** The letters of the table, in the order of the help. */
export const LETTERS = {
  hand: 'h',
  board: 'b',
  scores: 's',
  last: 'l',
  moves: 'm',
  undo: 'z',
  hint: 'i',
  log: 'j',
  aid: 'a',
  rule: 'r',
  confirm: 'c',
} as const;

export interface Deeds {
  undo(): void;
  hint(): void;
  log(): void;
  help(): void;
  /** Shuts the advice that lies over the buttons. */
  shut(): void;
}

/** What the keyboard does at a table. Letters only work where nothing is being written, and can be switched off. */
export function useKeys(table: TableState, deeds: Deeds, nothing: string): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest('input, textarea, select, dialog') !== null) return;
      if (act(event, table, deeds, nothing)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

function act({ key, target }: KeyboardEvent, table: TableState, deeds: Deeds, nothing: string): boolean {
  const { looking } = table.scenery;
  if (looking !== null && walkPast(key, target as HTMLElement, table, looking)) return true;
  if (key in ARROWS) return walkFrom(document.querySelector('.tabletop'), key, target as HTMLElement, table.focus);
  if (key === 'Escape') {
    const { moving, selection } = table.scenery;
    if (moving) table.controller.skip();
    else {
      if (selection.picked.length === 0) deeds.shut();
      table.controller.cancel();
    }
    return true;
  }
  if (key === '?') {
    const place = (target as HTMLElement).closest<HTMLElement>('[data-place]')?.dataset.place;
    if (place === undefined) deeds.help();
    else table.explain(place);
    return true;
  }
  if (!settings.get().keys) return false;
  if (key.toLowerCase() === LETTERS.rule) {
    table.consult(inquiryAt(table, placeAt(target) ?? null));
    return true;
  }
  return letter(key.toLowerCase(), table, deeds, nothing);
}

/** In the past the arrows lead from turn to turn, and Escape to the present. */
function walkPast(key: string, target: HTMLElement, { controller, scenery }: TableState, looking: number): boolean {
  const { previous, next } = pastAt(scenery, looking, controller.board);
  if (key === 'Escape') controller.look(null);
  else if (key === 'ArrowRight') controller.look(next);
  else if (key === 'ArrowLeft') controller.look(previous ?? looking);
  else if (key === ' ' && target.closest('button') === null) document.querySelector<HTMLElement>('.walkbar .onward')?.click();
  else return false;
  return true;
}

function letter(key: string, { controller, scenery }: TableState, deeds: Deeds, nothing: string): boolean {
  const { moment, mirror } = scenery;
  switch (key) {
    case LETTERS.hand:
      return jump(controller.board.jumps.hand);
    case LETTERS.board:
      return jump(controller.board.jumps.board);
    case LETTERS.scores:
      controller.say(
        controller.board
          .points(moment.view)
          .flatMap((points, seat) => (points === undefined ? [] : [`${moment.names[seat]}\u00a0${figure(points)}`]))
          .join(', '),
      );
      return true;
    case LETTERS.last: {
      const last = mirror.entries.findLast(({ what }) => what === 'move');
      controller.say(last === undefined ? nothing : sentences(last, moment.texts, moment.names).join(' '));
      return true;
    }
    case LETTERS.moves:
      controller.say(moment.moves.length === 0 ? nothing : moment.moves.map((move) => moment.texts.move(move, moment.view)).join('. '));
      return true;
    case LETTERS.undo:
      deeds.undo();
      return true;
    case LETTERS.confirm:
      controller.confirm();
      return true;
    case LETTERS.hint:
      deeds.hint();
      return true;
    case LETTERS.log:
      deeds.log();
      return true;
    case LETTERS.aid:
      deeds.help();
      return true;
    default:
      return false;
  }
}

const focusOn = (element: HTMLElement | null | undefined): boolean => {
  element?.focus();
  return element !== null && element !== undefined;
};

/** The first place whose name begins like this. */
const jump = (zone: string): boolean => focusOn(document.querySelector<HTMLElement>(`[data-place^="${CSS.escape(zone)}"]`));

/** Goes from place to place with an arrow key; into the places of `root` where the focus is somewhere else. */
export function walkFrom(root: Element | null, key: string, target: HTMLElement, focus: string): boolean {
  const direction = ARROWS[key];
  if (root === null || direction === undefined) return false;
  const places = [...root.querySelectorAll<HTMLElement>('[data-place]')].filter((place) => place.offsetParent !== null);
  const spots = places.map((place) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    return { id: place.dataset.place ?? '', x, y, width, height };
  });
  const here = target.dataset.place;
  const next = here === undefined ? focus : walk(spots, here, direction);
  return focusOn(places.find(({ dataset }) => dataset.place === next));
}
