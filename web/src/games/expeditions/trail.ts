import { useEffect, useRef, useState } from 'react';
import { type DrawnArrow, drawArrows } from './geometry.ts';
import type { ExpeditionsView } from './types.ts';

export interface TrailArrow extends DrawnArrow {
  readonly key: string;
  readonly state: 'there' | 'new' | 'leaving';
}

const SHRINK = 460;
const SHINE = 1900;

const keyOf = ({ colour, arrow, order }: DrawnArrow): string => `${colour} ${arrow} ${order}`;

/** The arrows on the map: a new one grows from its tail, one that is taken away shrinks back to it. */
export function useTrail(expeditions: ExpeditionsView['expeditions']): readonly TrailArrow[] {
  const known = useRef<ReadonlyMap<string, DrawnArrow> | null>(null);
  const fresh = useRef(new Set<string>());
  const [leaving, setLeaving] = useState<readonly DrawnArrow[]>([]);
  const drawn = drawArrows(expeditions);
  const now = new Map(drawn.map((arrow) => [keyOf(arrow), arrow]));
  if (known.current !== null) for (const key of now.keys()) if (!known.current.has(key)) fresh.current.add(key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the arrows themselves counts
  useEffect(() => {
    const gone = [...(known.current ?? [])].filter(([key]) => !now.has(key)).map(([, arrow]) => arrow);
    known.current = now;
    for (const key of fresh.current) if (!now.has(key)) fresh.current.delete(key);
    // A whole game put back at once is a look at the past, not a removal.
    if (gone.length === 0 || gone.length > 2) return;
    setLeaving(gone);
    // Not called off by what happens next: each is gone in its own time.
    setTimeout(() => setLeaving((there) => (there === gone ? [] : there)), SHRINK);
  }, [[...now.keys()].join()]);

  return [
    ...drawn.map((arrow) => ({
      ...arrow,
      key: keyOf(arrow),
      state: fresh.current.has(keyOf(arrow)) ? ('new' as const) : ('there' as const),
    })),
    ...leaving
      .filter((arrow) => !now.has(keyOf(arrow)))
      .map((arrow) => ({ ...arrow, key: `gone ${keyOf(arrow)}`, state: 'leaving' as const })),
  ];
}

export interface Laid {
  readonly card: number;
  readonly seat: number;
}

/** Cards that were laid a moment ago: their place shines. */
export function useLaid(laid: ExpeditionsView['laid']): readonly Laid[] {
  const known = useRef<readonly (readonly number[])[]>(laid);
  const [shining, setShining] = useState<readonly Laid[]>([]);
  useEffect(() => {
    const news = laid.flatMap((cards, seat) =>
      cards.filter((card) => !known.current[seat]?.includes(card)).map((card) => ({ card, seat })),
    );
    known.current = laid;
    if (news.length === 0 || news.length > 2) return;
    setShining(news);
    setTimeout(() => setShining((there) => (there === news ? [] : there)), SHINE);
  }, [laid]);
  return shining;
}
