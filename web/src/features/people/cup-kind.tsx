import type { CupKind } from '@banquise/protocol';
import type { ReactNode } from 'react';

/** The four kinds, each a small diagram. */
const DIAGRAMS: Readonly<Record<CupKind, ReactNode>> = {
  swiss: (
    <>
      <path className="k1" d="M4 6h22v8H4zM4 20h22v8H4zM4 34h22v8H4z" />
      <path className="k2" d="M38 6h22v8H38zM38 20h22v8H38zM38 34h22v8H38z" />
      <path className="k3" d="M26 9h12v2H26zM26 23h12v2H26zM26 37h12v2H26z" />
    </>
  ),
  robin: (
    <>
      <path className="kl" d="M32 5 54 20 46 43H18L10 20zM32 5 46 43 10 20h44L18 43z" />
      <path
        className="k1"
        d="M28 5a4 4 0 1 0 8 0 4 4 0 1 0-8 0M50 20a4 4 0 1 0 8 0 4 4 0 1 0-8 0M42 43a4 4 0 1 0 8 0 4 4 0 1 0-8 0M14 43a4 4 0 1 0 8 0 4 4 0 1 0-8 0M6 20a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
      />
    </>
  ),
  arena: (
    <>
      <path className="k2" d="M20 4 44 3l13 20-12 21-25 1L7 24z" />
      <path className="k1" d="M34 9 22 26l8 1-3 13 15-18-8-1z" />
    </>
  ),
  rounds: (
    <>
      <path className="k2" d="M4 8l24-1v16l-24 1zM36 7l24 1v16l-24-1zM20 29l24-1 1 17H20z" />
      <path
        className="k1"
        d="M1 13h6v6H1zM13 3h6v6h-6zM25 13h6v6h-6zM33 13h6v6h-6zM45 3h6v6h-6zM57 13h6v6h-6zM17 34h6v6h-6zM42 34h6v6h-6zM29 44h6v6h-6z"
      />
    </>
  ),
};

export const KindMark = ({ kind }: { kind: CupKind }): ReactNode => (
  <svg className="kind" viewBox="0 0 64 52" aria-hidden="true">
    {DIAGRAMS[kind]}
  </svg>
);
