import { signed } from '@banquise/kernel';
import type { ReactNode } from 'react';
import { useTable } from '../../kit/context.ts';
import { gainOf } from '../../kit/gain.ts';
import { Mark } from '../../ui/icon.tsx';
import './hits.css';

/**
 * What the others' last turns did to my own points, as flags on the edge of my panel until I act. Their lines say it in
 * words, so it is for the eye alone.
 */
export function Hits(): ReactNode {
  const { controller, scenery, lately } = useTable();
  const { you } = scenery.moment;
  if (typeof you !== 'number') return null;
  const hits = lately.flatMap((turn, seat) => {
    const by = turn === undefined ? undefined : gainOf(controller, turn, you);
    return by === undefined || by === 0 ? [] : [{ seat, by }];
  });
  if (hits.length === 0) return null;
  return (
    <span className="ar-hits num" aria-hidden="true">
      {hits.map(({ seat, by }) => (
        <span key={seat} className={by < 0 ? 'ar-down' : ''} data-drawn={signed(by)}>
          <Mark seat={seat} size="s" />
        </span>
      ))}
    </span>
  );
}
