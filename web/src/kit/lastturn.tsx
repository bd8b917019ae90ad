import { signed } from '@banquise/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../ui/i18n/index.ts';
import { seatLetter } from '../ui/icon.tsx';
import { useTable } from './context.ts';
import { gainOf } from './gain.ts';
import { toldOf } from './turns.ts';
import './lastturn.css';

interface LastTurnOf {
  readonly seat: number;
  readonly rows?: 1 | 2;
  readonly drawn?: boolean;
  readonly by?: ReactNode;
}

/**
 * What another player did last, for the panel of that player: fresh until the reader acts, quieter afterwards. Its room
 * is kept from the start, so that nothing jumps. `rows` is how many lines of text it may take. `drawn` inside a button whose
 * name says the same: what is written there would have to be the name, word for word. `by` says whose turn it was, where it stands
 * far from that player's panel.
 */
export function LastTurn({ seat, rows = 2, drawn = false, by }: LastTurnOf): ReactNode {
  const words = useWords();
  const { controller, scenery, lately, turns } = useTable();
  const { moment } = scenery;
  const turn = turns.findLast((taken) => taken.seat === seat);
  const fresh = lately[seat] !== undefined;
  const newest = fresh && turns.at(-1) === turn;
  const state = `${fresh ? '' : 'old'} ${newest && scenery.moving ? 'now' : ''} ${newest ? 'lit' : ''}`;
  const told = turn === undefined ? undefined : toldOf(controller.board, moment, turn, turns);
  const gain = turn === undefined ? undefined : gainOf(controller, turn, seat);
  const hit = (turn === undefined || typeof moment.you !== 'number' ? undefined : gainOf(controller, turn, moment.you)) ?? 0;
  const write = (text: string): object => (drawn ? { 'data-drawn': text } : { children: text });
  return (
    <div className={`told ${state}`} data-s={seatLetter(seat).toLowerCase()} style={{ '--rows': rows } as CSSProperties}>
      {told !== undefined && (
        <>
          {by !== undefined && <span className="told-by">{by}</span>}
          <p className="told-full" {...write(told.full)} />
          <p className="told-short" aria-hidden="true" {...write(told.short ?? told.full)} />
          {gain !== undefined && <b className="told-gain num" {...write(signed(gain))} />}
          {fresh && hit !== 0 && <p className={`told-you ${hit > 0 ? 'up' : ''}`} {...write(words.forYou(signed(hit)))} />}
        </>
      )}
    </div>
  );
}
