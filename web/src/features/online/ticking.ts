import { useEffect, useState } from 'react';
import { serverNow } from './connection.ts';

/** The time of the server, anew each second while something runs. */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    if (!running) return;
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
