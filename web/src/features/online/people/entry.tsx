import type { ReactNode } from 'react';
import { useStore } from '../../../ui/store.ts';
import { turns, useTurns } from '../turns.ts';
import { usePeopleWords } from './words/index.ts';
import './attention.ts';

/** How many tables wait for one, beside the link to them. */
export function Waiting(): ReactNode {
  const words = usePeopleWords();
  useTurns();
  const waiting = useStore(turns).length;
  return waiting === 0 ? null : <span className="chip good">{words.waiting(waiting)}</span>;
}
