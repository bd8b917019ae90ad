import type { ReactNode } from 'react';

/** A part of a whole, for the eye: words beside it say the same. */
export const Meter = ({ on, of }: { on: number; of: number }): ReactNode => (
  <div className="meter" aria-hidden="true">
    {Array.from({ length: of }, (_, n) => `${n}`).map((step) => (
      <i key={step} className={Number(step) < on ? 'on' : ''} />
    ))}
  </div>
);
