import { useCallback, useEffect, useState } from 'react';
import { call, type Fetched } from '../../ui/api.ts';

/** What the server says at an address, and a way to ask again. */
export function useFetched<T>(path: string | null): { readonly answer: Fetched<T> | null; readonly again: () => void } {
  const [answer, setAnswer] = useState<Fetched<T> | null>(null);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody says so
  useEffect(() => {
    let here = true;
    if (path !== null) void call<T>(path).then((given) => here && setAnswer(given));
    return () => {
      here = false;
    };
  }, [path, times]);
  return { answer, again: useCallback(() => setTimes((n) => n + 1), []) };
}
