import type { Mirror, TableHappening } from '@banquise/table';
import { useEffect, useRef } from 'react';
import { useSpeech } from './words.ts';

/** What is seen without words: on the board, over it, or under the score. */
const SHOWN: readonly string[] = [
  ...['move', 'undone', 'finished', 'pause-asked', 'paused'],
  ...['rematch-asked', 'rematch-withdrawn', 'rematched'],
];

/** What happens beside the moves is told in words: who left, whose time is up, who came back. */
export function useHappenings({ entries, status }: Mirror, tell: (text: string) => void): void {
  const { table } = useSpeech();
  const seen = useRef(entries.length);
  useEffect(() => {
    const news = entries.slice(seen.current);
    seen.current = entries.length;
    const names = status.seats.map(({ name }) => name);
    const said = news.flatMap((entry) => (SHOWN.includes(entry.what) ? [] : [table.happening(entry as TableHappening, names)]));
    if (said.length > 0) tell(said.join(' '));
  }, [entries, status, table, tell]);
}
