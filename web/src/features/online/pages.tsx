import type { ReactNode } from 'react';
import type { Route } from '../../ui/router.ts';
import { Online } from './gate.tsx';
import { Invite } from './invite.tsx';
import { Record } from './record.tsx';
import { OnlineTable } from './table.tsx';
import './people/attention.ts';

export type OnlineRoute = Extract<Route, { readonly page: 'invite' | 't' | 'watch' | 'record' }>;

/** The pages that need a server. */
export const OnlinePage = ({ where }: { where: OnlineRoute }): ReactNode => (
  <Online>
    <Content where={where} />
  </Online>
);

function Content({ where }: { where: OnlineRoute }): ReactNode {
  switch (where.page) {
    case 'invite':
      return <Invite key={where.game} game={where.game} />;
    case 't':
      return <OnlineTable key={where.id} id={where.id} linkKey={where.key} eyes="own" />;
    case 'watch':
      return <OnlineTable key={where.id} id={where.id} linkKey={where.key} eyes="spectator" />;
    case 'record':
      return <Record key={where.id} id={where.id} linkKey={where.key} />;
  }
}
