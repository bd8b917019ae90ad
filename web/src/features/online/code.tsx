import { type ReactNode, useMemo } from 'react';
import { qrOf } from './qr.ts';

/** What cameras need around a code, in modules. */
const MARGIN = 4;

/** A link as a picture. Dark on light in both themes: cameras want it so. */
export function Code({ link, label }: { link: string; label: string }): ReactNode {
  const modules = useMemo(() => qrOf(link), [link]);
  if (modules === undefined) return null;
  const size = modules.length + 2 * MARGIN;
  const path = modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : []))).join('');
  return (
    <svg className="code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#13222d" />
    </svg>
  );
}
