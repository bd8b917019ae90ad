import type { ReactNode } from 'react';
import { tileOf } from '../../../games/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { useStore } from '../../../ui/store.ts';
import { turns, useTurns } from '../turns.ts';
import { usePeopleWords } from './words/index.ts';
import './attention.ts';

/** The way to the next table that waits for one; nothing when none waits. */
export function NextTable(): ReactNode {
  const words = usePeopleWords();
  useTurns();
  const [next] = useStore(turns);
  if (next === undefined) return null;
  const { id, game, seats, own } = next;
  const others = seats.flatMap(({ name, taken }, seat) => (taken && !own.includes(seat) ? [name] : [])).join(', ');
  return (
    <Link className="btn primary next-table" to={{ page: 't', id, key: '' }}>
      <Icon name="next" />
      {words.next}
      <span className="sr">{words.nextOf(tileOf(game)?.title ?? game, others)}</span>
    </Link>
  );
}
