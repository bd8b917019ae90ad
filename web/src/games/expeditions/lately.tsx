import { arrowBetween } from '@banquise/expeditions';
import type { ReactNode } from 'react';
import type { Turn } from '../../kit/board.ts';
import { LastTurn } from '../../kit/lastturn.tsx';
import { Mark } from '../../ui/icon.tsx';
import type { Camera } from './camera.ts';
import { endsOf } from './geometry.ts';
import { prepares, tell } from './tell.ts';
import { type ExpeditionsMoment, type ExpeditionsTypes, type SeenEvent, seatOf } from './types.ts';

export type Turns = readonly (Turn<ExpeditionsTypes> | undefined)[];

/** More than these would hide the sea: the others are in the panel of the players. */
const MOST = 3;

/** Arrows that a turn left on the map, in order. */
export function arrowsOf({ events }: Turn<ExpeditionsTypes>): readonly { readonly arrow: number; readonly colour: number }[] {
  const left: { arrow: number; colour: number }[] = [];
  for (const event of events as readonly SeenEvent[]) {
    if (event.type === 'placed') left.push({ arrow: arrowBetween(event.from, event.to), colour: event.colour });
    if (event.type !== 'removed') continue;
    const gone = left.findLastIndex(({ arrow }) => arrow === arrowBetween(event.from, event.to));
    if (gone >= 0) left.splice(gone, 1);
  }
  return left;
}

/** Whether a turn laid a card of mine. */
const isForMe = ({ events }: Turn<ExpeditionsTypes>, { you }: ExpeditionsMoment): boolean =>
  (events as readonly SeenEvent[]).some((event) => event.type === 'laid' && event.seat === you);

/** How high such a line is, with its gap, when its words need two rows, and one more for what it brought to me: no place may lie under it. */
export const heightOf = (turn: Turn<ExpeditionsTypes>, moment: ExpeditionsMoment): number => (isForMe(turn, moment) ? 60 : 44);

/** The turns to tell, the newest last. */
export function latest(moment: ExpeditionsMoment, lately: Turns): readonly Turn<ExpeditionsTypes>[] {
  const seats = moment.view.hands.length;
  const others = Array.from({ length: seats - 1 }, (_, i) => lately[(seatOf(moment) + i + 1) % seats]);
  // Key places lie on the map: before the first arrow the sea is left to where it can go.
  const turns = others.flatMap((turn) => (turn === undefined || prepares(turn) ? [] : [turn]));
  // First those that say why my points are others than before.
  const mine = (turn: Turn<ExpeditionsTypes>): number => Number(isForMe(turn, moment));
  const kept = new Set(
    turns
      .toReversed()
      .toSorted((a, b) => mine(b) - mine(a))
      .slice(0, MOST),
  );
  return moment.view.stage === 'mark' || moment.view.stage === 'over' ? [] : turns.filter((turn) => kept.has(turn));
}

/** A line of more letters needs more than two rows. */
const LONG = 62;

/** On a phone, at the foot of the map: what the others did last, until I act. A tap goes there. */
export function Lately({ moment, lately, camera }: { moment: ExpeditionsMoment; lately: Turns; camera: Camera }): ReactNode {
  const turns = latest(moment, lately);
  if (turns.length === 0) return null;
  return (
    <ul className="lately" data-keep="">
      {turns.map((turn) => (
        <li key={turn.seat} className={tell(moment, turn).full.length > LONG ? 'long' : ''}>
          <button type="button" onClick={() => camera.show(endsOf(arrowsOf(turn).map(({ arrow }) => arrow)), 1.8)}>
            <Mark seat={turn.seat} size="s" />
            <b>{moment.labels[turn.seat]}</b>
            <LastTurn seat={turn.seat} rows={1} />
          </button>
        </li>
      ))}
    </ul>
  );
}
