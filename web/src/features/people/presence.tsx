import type { PresenceKind } from '@banquise/protocol';
import type { ReactNode } from 'react';
import icons from '../../ui/icons.svg';
import { useCompany } from './words/index.ts';

/** Whether somebody is here: shape, colour and word. */
export function Presence({ kind, quiet = false }: { kind: PresenceKind; quiet?: boolean }): ReactNode {
  const { profile: words } = useCompany();
  return (
    <span className={`presence ${kind}`}>
      <svg aria-hidden="true">
        <use href={`${icons}#p-${kind}`} />
      </svg>
      <span className={quiet ? 'sr' : ''}>{words.presence[kind]}</span>
    </span>
  );
}
