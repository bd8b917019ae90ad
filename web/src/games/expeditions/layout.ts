import { useEffect, useState } from 'react';
import { SIZE_CLASSES } from '../../ui/sizes.ts';

/** Phones have one panel at a time, tablets and desks have all of them around the map. */
const LAYOUTS = ['palm', 'side', 'leaf', 'slate', 'desk'] as const;
export type Layout = (typeof LAYOUTS)[number];

const layoutNow = (): Layout => LAYOUTS.find((name) => matchMedia(SIZE_CLASSES[name]).matches) ?? 'desk';

export const isHeld = (layout: Layout): boolean => layout === 'palm' || layout === 'side';

export function useLayout(): Layout {
  const [layout, setLayout] = useState(layoutNow);
  useEffect(() => {
    const lists = LAYOUTS.map((name) => matchMedia(SIZE_CLASSES[name]));
    const update = (): void => setLayout(layoutNow());
    for (const list of lists) list.addEventListener('change', update);
    return () => {
      for (const list of lists) list.removeEventListener('change', update);
    };
  }, []);
  return layout;
}
