import { useEffect, useRef, useState } from 'react';

/**
 * Something fetched when it is needed, and again when its key changes; what was there stays until then. What cannot be fetched is a fault of
 * whatever is drawn with it.
 */
export function useLoaded<T>(key: string, load: () => Promise<T>): T | undefined {
  const [value, setValue] = useState<T>();
  const [fault, setFault] = useState<{ readonly of: unknown }>();
  const loader = useRef(load);
  loader.current = load;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to load again
  useEffect(() => {
    let here = true;
    setFault(undefined);
    loader.current().then(
      (loaded) => here && setValue(() => loaded),
      (of: unknown) => here && setFault({ of }),
    );
    return () => {
      here = false;
    };
  }, [key]);
  if (fault !== undefined) throw fault.of;
  return value;
}
