import type { Store } from './store.ts';

/** What PostgreSQL says when it goes down, comes up, or is only a standby; class 08 is trouble with the line. */
const STATES = new Set(['57P01', '57P02', '57P03', '25006', '53300']);
const SIGNS =
  /ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|terminated|timeout|not queryable|discarded|Client was closed|no database answers/i;

/** Whether the database was out of reach, so that nobody knows what became of the statement. */
export function isOutage(error: unknown): boolean {
  const { code, message } = (typeof error === 'object' && error !== null ? error : {}) as { code?: unknown; message?: unknown };
  const state = typeof code === 'string' ? code : '';
  return STATES.has(state) || /^08/.test(state) || SIGNS.test(`${state} ${typeof message === 'string' ? message : ''}`);
}

/** A statement that came to nothing because two of them waited for each other. */
export const isDeadlock = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && (error.code === '40P01' || error.code === '40001');

/** How long an outage is waited out; who asked has gone by then. */
const PATIENCE = 15_000;
const PAUSE = 100;

/** Does something again while the database is out of reach. Only for what may be done twice. */
export async function persistently<T>(act: () => Promise<T>, until = Date.now() + PATIENCE): Promise<T> {
  for (let pause = PAUSE; ; pause = Math.min(2 * pause, 1000)) {
    try {
      return await act();
    } catch (error) {
      if (isDeadlock(error) ? Date.now() > until : !isOutage(error) || Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
    }
  }
}

/** What must not be done again when nobody knows whether it was done; `append` looks for itself. */
const ONCE: ReadonlySet<string> = new Set(['add', 'openSession', 'say', 'useCode', 'keep', 'note', 'addPasskey', 'append', 'pay']);

/** The store, waiting out short outages of its database wherever a second time does no harm. */
export function persistent(store: Store): Store {
  const space = <S extends object>(methods: S): S =>
    Object.fromEntries(
      Object.entries(methods).map(([name, method]) => [
        name,
        ONCE.has(name) ? method : (...parameters: unknown[]) => persistently(() => method(...parameters)),
      ]),
    ) as S;
  const spaces = Object.entries(store).map(([name, part]) => [name, typeof part === 'object' ? space(part as object) : part]);
  return {
    ...(Object.fromEntries(spaces) as Store),
    value: (name, make) => persistently(() => store.value(name, make)),
    now: () => persistently(() => store.now()),
  };
}
