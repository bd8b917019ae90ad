import type { Bustle } from '@banquise/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../ui/api.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';

/** How many are here and play; nothing where no server answers, or nobody is there. */
export function BustleLine(): ReactNode {
  const words = useWords();
  const [now, setNow] = useState<Bustle | null>(null);
  useEffect(() => {
    let here = true;
    if (navigator.onLine) void call<Bustle>('/api/bustle').then((answer) => here && answer.ok && setNow(answer.value));
    return () => {
      here = false;
    };
  }, []);
  if (now === null || (now.here === 0 && now.playing === 0)) return null;
  return (
    <p className="bustle small num">
      <Icon name="people" />
      {words.bustle(now.here, now.playing)}
    </p>
  );
}
