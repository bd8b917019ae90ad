import { CAMP_LEFT, CAMP_RIGHT, COLOURS } from '@banquise/borealis';
import type { ReactNode } from 'react';
import { scientistPiece } from './frames.ts';
import type { BorealisOutlook } from './outlook.ts';
import { Arrow, Sign } from './sign.tsx';
import type { PlayerView } from './types.ts';

export const isCamp = (place: number): boolean => place === CAMP_LEFT || place === CAMP_RIGHT;

const countAt = (player: PlayerView | undefined, place: number, colour: number): number => player?.scientists[3 * place + colour] ?? 0;

interface Props {
  readonly player: PlayerView;
  readonly seat: number;
  readonly place: number;
  readonly lively: boolean;
  /** The same board after the move that is being weighed. */
  readonly after?: PlayerView | undefined;
}

/** Who stands in a place, in three fixed columns, so that one sees at a glance who is missing. */
export function Crowd({ player, seat, place, lively, after = player }: Props): ReactNode {
  return (
    <span className={`bl-crowd ${isCamp(place) ? 'camp' : ''}`}>
      {COLOURS.map((name, colour) => {
        const now = countAt(player, place, colour);
        const then = countAt(after, place, colour);
        const before = furtherLeft(player, place, colour);
        return (
          <span key={name} className={`bl-col ${now + then === 0 ? 'nil' : ''}`}>
            {Array.from({ length: now }, (_, nth) => (
              <span
                key={scientistPiece(seat, colour, before + nth)}
                className={`bl-sci ${nth >= then ? 'goes' : ''}`}
                data-piece={lively ? scientistPiece(seat, colour, before + nth) : undefined}
              >
                <Sign name={name} />
              </span>
            ))}
            {Array.from({ length: Math.max(0, then - now) }, (_, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all alike
              <span key={nth} className="bl-sci comes">
                <Sign name={name} />
              </span>
            ))}
          </span>
        );
      })}
    </span>
  );
}

/** Scientists of a colour further left: they come first in the count. */
const furtherLeft = (player: PlayerView, place: number, colour: number): number =>
  Array.from({ length: place }, (_, left) => countAt(player, left, colour)).reduce((sum, count) => sum + count, 0);

/** The two who leave, over the borders they cross. */
export function Walkers({ walks }: { walks: BorealisOutlook['walks'] }): ReactNode {
  return walks.map(({ colour, from, to }) => {
    const side = to < from ? 'left' : 'right';
    return (
      <span key={side} className={`bl-walker ${side}`} aria-hidden="true">
        {side === 'left' && <Arrow to="left" />}
        <Sign name={COLOURS[colour] ?? ''} />
        {side === 'right' && <Arrow to="right" />}
      </span>
    );
  });
}
