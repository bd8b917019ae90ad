import type { CSSProperties, ReactNode } from 'react';

/** A person away from a table: a floe cut from paper, never one of the six marks of seats; hue and cut come from the name. */
const CUTS = [
  'M13 3 29 1.500 38 11 39 27 30 38 14 39 3 31 1.500 13z',
  'M9 5 24 1 36 7 39.500 23 33 36 18 39.500 4 33 1 17z',
  'M16 1.500 33 5 39 18 36 33 22 39 7 35 1 21 5 7z',
] as const;
const HUES = ['glacier', 'aurora', 'dusk', 'amber', 'ember', 'moss', 'violet'] as const;

const hash = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

export function Face({ name, size = '' }: { name: string; size?: '' | 's' | 'l' | 'xl' }): ReactNode {
  const number = hash(name);
  const hue = HUES[number % HUES.length] as string;
  const cut = CUTS[(number >> 3) % CUTS.length] as string;
  return (
    <span className={`face ${size}`} style={{ '--h': `var(--${hue}-soft)`, '--hs': `var(--${hue}-strong)` } as CSSProperties}>
      <svg viewBox="0 0 41 41" aria-hidden="true">
        <path className="fb" d={cut} />
        <text x="20.5" y="27">
          {[...name][0]?.toUpperCase()}
        </text>
      </svg>
    </span>
  );
}
