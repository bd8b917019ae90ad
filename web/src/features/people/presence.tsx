import type { PresenceKind } from '@banquise/protocol';
import type { ReactNode } from 'react';
import icons from '../../ui/icons.svg';
import { useCompany } from './words/index.ts';

/** Whether somebody is here: shape, colour and word. */
export function Presence({ kind, away = null, quiet = false }: { kind: PresenceKind; away?: number | null; quiet?: boolean }): ReactNode {
  const { profile: words } = useCompany();
  const told = away === null || away === 0 ? words.presence[kind] : words.awayFor(away);
  return (
    <span className={`presence ${kind}`}>
      <svg aria-hidden="true">
        <use href={`${icons}#p-${kind}`} />
      </svg>
      <span className={quiet ? 'sr' : ''}>{told}</span>
    </span>
  );
}
