import type { GameTypes, Seen, Viewer } from '@banquise/kernel';
import type { SeenEntry } from '@banquise/table';
import { useMemo } from 'react';
import type { BoardModule, Moment, Told, Turn } from './board.ts';
import type { Scenery } from './scenery.ts';

/**
 * The turns of a table in order: what one seat did until another played. Moves that were taken back are in none. What only prepares the
 * game stays a turn of its own where the same seat goes on with the first one: its line must not leave the log again.
 */
export function turnsOf<T extends GameTypes>(entries: readonly SeenEntry<T>[], { prepares }: Pick<BoardModule<T>, 'prepares'>): Turn<T>[] {
  const undone = new Set<number>();
  for (const entry of entries) if (entry.what === 'undone') undone.add(entry.of);
  const turns: (Turn<T> & { events: Seen<T['Event']>[]; last: number })[] = [];
  for (const entry of entries) {
    if (entry.what !== 'move' || undone.has(entry.version)) continue;
    const open = turns.at(-1);
    const begins = open !== undefined && prepares?.(open) === true && prepares({ ...open, events: entry.events }) !== true;
    if (open?.seat === entry.seat && !begins) {
      open.events.push(...entry.events);
      open.last = entry.version;
      continue;
    }
    turns.push({ seat: entry.seat, first: entry.version, last: entry.version, events: [...entry.events] });
  }
  return turns;
}

/** The number that bar and log show after some events: the game's own where it counts rounds, else turns. */
export function roundAfter<T extends GameTypes>(board: BoardModule<T>, round: number, events: readonly Seen<T['Event']>[]): number {
  let now = round;
  for (const event of events as readonly T['Event'][])
    now = board.roundOf === undefined ? now + (board.beginsTurn(event) ? 1 : 0) : (board.roundOf(event) ?? now);
  return now;
}

/**
 * By seat: the last turn of each other player since the reader's own last step. Of a spectator, everybody's last. A step that only
 * prepares the game answers nobody: what all chose in secret comes out with the last choice.
 */
export function latelyOf<T extends GameTypes>(
  turns: readonly Turn<T>[],
  you: Viewer,
  seats: number,
  { prepares }: Pick<BoardModule<T>, 'prepares'>,
): (Turn<T> | undefined)[] {
  const lately = Array.from({ length: seats }, (): Turn<T> | undefined => undefined);
  for (const turn of turns) {
    if (turn.seat !== you) lately[turn.seat] = turn;
    else if (prepares?.(turn) !== true) lately.fill(undefined);
  }
  return lately;
}

/** A turn in one line, out of all that were taken: in the words of its game, or else what its events say, without the name they begin with. */
export function toldOf<T extends GameTypes>(board: BoardModule<T>, moment: Moment<T>, turn: Turn<T>, turns: readonly Turn<T>[]): Told {
  const told = board.tell?.(moment, turn, turns.slice(turns.indexOf(turn) + 1));
  if (told !== undefined) return told;
  const name = moment.names[turn.seat] ?? '';
  const said = turn.events.map((event) => moment.texts.event(event, moment.names)).filter((text) => text !== '');
  return { full: said.map((text) => nameless(text, name)).join('; ') };
}

/** A sentence without the name it begins with and without its full stop: the name stands elsewhere. */
function nameless(text: string, name: string): string {
  const said = text.replace(/[.…]$/u, '');
  const subject = [`${name} `, `${name}: `, `${name} : `].find((begin) => name !== '' && said.startsWith(begin));
  return subject === undefined ? said : said.slice(subject.length);
}

/** The turns that were shown so far, and those the reader has not answered yet. They change with the log, not with each click. */
export function useTurns<T extends GameTypes>(
  { mirror, told, looking, moment }: Scenery<T>,
  board: BoardModule<T>,
): { readonly turns: readonly Turn<T>[]; readonly lately: readonly (Turn<T> | undefined)[] } {
  const { entries, own } = mirror;
  const { you, names } = moment;
  const shown = looking ?? told;
  const acted = (own?.draft.length ?? 0) > 0;
  return useMemo(() => {
    const turns = turnsOf(
      entries.filter(({ version }) => version <= shown),
      board,
    );
    return { turns, lately: acted ? [] : latelyOf(turns, you, names.length, board) };
  }, [entries, shown, you, names.length, acted, board]);
}
