import type { Wish } from '@banquise/protocol';
import { go } from '../../ui/router.ts';
import { usual } from '../online/clocks.ts';
import { request } from '../online/connection.ts';

const STAND_IN = 3;

/** Opens a table over days in the lobby for who finds nobody now; comes back with whether that was possible. */
export async function openOverDays({ games, rated }: Wish): Promise<boolean> {
  const [game] = games;
  const answer = await request({
    ...{ type: 'create', game: game ?? '', options: {}, clock: usual('days'), listed: true },
    seats: [{ kind: 'me' }, { kind: 'empty' }],
    settings: { confirm: true, standIn: STAND_IN, ...(rated ? {} : { casual: true }) },
  });
  if (!answer.ok || answer.table === undefined) return false;
  go({ page: 't', id: answer.table, key: '' });
  return true;
}
