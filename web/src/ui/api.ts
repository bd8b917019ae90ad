import type { AccountRefusal } from '@banquise/protocol';

/** `offline`: nobody answered. `no-server`: somebody did, but these files are served without a Banquise server behind them. */
export type Failure = AccountRefusal | { readonly code: 'offline' } | { readonly code: 'no-server' };
export type Fetched<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Failure };

/** Asks the server something over HTTP. With a body it is a POST. */
export async function call<T = unknown>(path: string, body?: object): Promise<Fetched<T>> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, body === undefined ? {} : post);
  } catch {
    return { ok: false, problem: { code: 'offline' } };
  }
  const value = await json(response);
  if (value === undefined) return { ok: false, problem: { code: response.status >= 500 ? 'offline' : 'no-server' } };
  return response.ok ? { ok: true, value: value as T } : { ok: false, problem: value as Failure };
}

/** What a static host answers is a page, or not for us. */
async function json(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('application/json')) return undefined;
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
