import type { ReactNode } from 'react';
import icons from './icons.svg';
import seats from './seats.svg';

/** One of the solid icons of the shell, for the eye only: words stand beside it or in the label. */
export const Icon = ({ name }: { name: string }): ReactNode => (
  <svg className="i" aria-hidden="true">
    <use href={`${icons}#i-${name}`} />
  </svg>
);

export const seatLetter = (seat: number): string => 'ABCDEF'.charAt(seat);

/** The mark of a seat: colour and shape and letter. */
export function Mark({ seat, size = '' }: { seat: number; size?: '' | 's' | 'l' | 'xl' }): ReactNode {
  const letter = seatLetter(seat).toLowerCase();
  return (
    <svg className={`mark ${letter} ${size}`} viewBox="-1 -1 42 42" aria-hidden="true">
      <use href={`${seats}#seat-${letter}`} />
      <text x="20" y={letter === 'c' ? 30.5 : 26}>
        {seatLetter(seat)}
      </text>
    </svg>
  );
}
