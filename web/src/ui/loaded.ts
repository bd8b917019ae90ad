import { useEffect, useRef, useState } from 'react';

/** Something fetched when it is needed, and again when its key changes; what was there stays until then. */
export function useLoaded<T>(key: string, load: () => Promise<T>): T | undefined {
  const [value, setValue] = useState<T>();
  const loader = useRef(load);
  loader.current = load;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to load again
  useEffect(() => {
    let here = true;
    void loader.current().then((loaded) => here && setValue(() => loaded));
    return () => {
      here = false;
    };
  }, [key]);
  return value;
}
