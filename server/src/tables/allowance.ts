import type { ServerRefusal } from '@banquise/protocol';
import type { PersonId } from '@banquise/table';
import type { Context } from '../context.ts';

/** Who wants a table, and from where. */
interface Asker {
  readonly selves: readonly PersonId[];
  readonly address: string;
}

/**
 * Nothing, or why somebody may have no further table just now: laid out by itself, for somebody who is challenged, or as the
 * next one of another. `promised` are those on their way before it.
 */
export async function refuseTable(context: Context, { selves, address }: Asker, promised: number): Promise<ServerRefusal | undefined> {
  const { config, directory, limits, now } = context;
  const max = config.tablesPerPerson;
  if ((await directory.count(selves)) + promised >= max) return { code: 'too-many', max };
  const wait = limits.tables.pay(address, 1, now());
  return wait > 0 ? { code: 'too-fast', wait } : undefined;
}
