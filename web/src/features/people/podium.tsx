import type { ReactNode } from 'react';
import { Face } from './face.tsx';
import { useCompany } from './words/index.ts';
import './podium.css';

interface Place {
  readonly name: string;
  readonly told: string;
  readonly you: boolean;
}

/** The three best, each on a floe of its height; a table beside it says the same in words. */
export function Podium({ places }: { places: readonly Place[] }): ReactNode {
  const { quick } = useCompany();
  if (places.length < 3) return null;
  return (
    <ol className="podium num" aria-hidden="true">
      {places.slice(0, 3).map(({ name, told, you }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
        <li key={i} className={`p${i + 1}`}>
          <Face name={name} size="l" />
          <span>
            <b>{name}</b>
            <small>
              {i + 1} · {told}
              {you && ` · ${quick.you}`}
            </small>
          </span>
        </li>
      ))}
    </ol>
  );
}
