import type { Me } from '@banquise/protocol';
import { call, type Failure } from '../../../ui/api.ts';
import { change, settings } from '../../../ui/settings.ts';
import { createStore } from '../../../ui/store.ts';
import { redial } from '../connection.ts';
import { know } from './known.ts';
import { askPasskey, createPasskey } from './passkey.ts';
import { stopNotices } from './push.ts';

/** Who one is, as the server knows it: somebody, nobody, not asked yet, or why it cannot be known. */
export type Self = { readonly me: Me | null } | { readonly problem: Failure } | null;

export const self = createStore<Self>(null);

export async function look(): Promise<void> {
  const answer = await call<{ me: Me | null }>('/api/me');
  if (answer.ok) know(answer.value.me !== null);
  self.set(answer.ok ? answer.value : { problem: answer.problem });
}

export function ownName(): string {
  const known = self.get();
  return (known !== null && 'me' in known && known.me?.name) || '';
}

/** What went wrong, or nothing. */
export type Outcome = Failure | null;

async function post(path: string, body: object = {}): Promise<Outcome> {
  const answer = await call(path, body);
  return answer.ok ? null : answer.problem;
}

/** Something that changes who this browser is: the connection has to begin anew with the new cookie. */
async function become(path: string, body: object = {}): Promise<Outcome> {
  const problem = await post(path, body);
  if (problem === null) {
    await look();
    redial();
  }
  return problem;
}

/** The name is the person's here and the one offered at tables of this browser. */
export async function rename(name: string): Promise<Outcome> {
  const problem = await post('/api/name', { name });
  if (problem !== null) return problem;
  change({ name });
  await look();
  return null;
}

export async function becomeGuest(name: string): Promise<Outcome> {
  if (name !== '') change({ name });
  return become('/api/guest', name === '' ? {} : { name });
}

/** Also gives an account another password. Who was nobody until now is a guest first. */
export async function register(login: string, password: string, invitation = ''): Promise<Outcome> {
  const { name } = settings.get();
  return (
    (await post('/api/guest', name === '' ? { name: login } : { name })) ??
    become('/api/register', { login, password, ...(invitation === '' ? {} : { invitation }) })
  );
}

export const signIn = (login: string, password: string): Promise<Outcome> => become('/api/sign-in', { login, password });

/** Whoever uses this browser next must not be told of this person's turns. */
export async function signOut(everywhere: boolean): Promise<Outcome> {
  await stopNotices();
  return become('/api/sign-out', { everywhere });
}

export const remove = (): Promise<Outcome> => become('/api/delete', { sure: true });

/** Everything the server knows, saved as a file. */
export async function saveData(): Promise<Outcome> {
  const answer = await call<object>('/api/export');
  if (!answer.ok) return answer.problem;
  const file = new Blob([JSON.stringify(answer.value, null, 1)], { type: 'application/json' });
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: 'banquise.json' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return null;
}

/** Shows that its person sits at this device: counts for a few minutes. */
export const proveByPassword = (password: string): Promise<Outcome> => post('/api/proof', { password });
export const proveByCode = (code: string): Promise<Outcome> => post('/api/proof', { code });

export async function proveByPasskey(): Promise<Outcome> {
  const options = await call<PublicKeyCredentialRequestOptionsJSON>('/api/proof/options', {});
  if (!options.ok) return options.problem;
  const given = await askPasskey(options.value);
  return given === null ? { code: 'passkey-failed' } : post('/api/proof/passkey', given);
}

async function changed(path: string, body: object): Promise<Outcome> {
  const problem = await post(path, body);
  if (problem === null) await look();
  return problem;
}

export const endSession = (which: { readonly id: string } | { readonly others: true }): Promise<Outcome> =>
  changed('/api/sessions/end', which);

export const removePasskey = (id: string): Promise<Outcome> => changed('/api/passkey/remove', { id });

/** Ten new recovery codes, for the eyes of whoever asked. */
export async function makeCodes(show: (codes: readonly string[]) => void): Promise<Outcome> {
  const answer = await call<{ readonly codes: readonly string[] }>('/api/recovery', {});
  if (!answer.ok) return answer.problem;
  show(answer.value.codes);
  return null;
}

export const recover = (login: string, code: string): Promise<Outcome> => become('/api/recover', { login, code });

export async function addPasskey(): Promise<Outcome> {
  const options = await call<PublicKeyCredentialCreationOptionsJSON>('/api/passkey/options', {});
  if (!options.ok) return options.problem;
  const made = await createPasskey(options.value);
  return made === null ? { code: 'passkey-failed' } : become('/api/passkey', made);
}

export async function signInByPasskey(): Promise<Outcome> {
  const options = await call<PublicKeyCredentialRequestOptionsJSON>('/api/passkey/sign-in-options', {});
  if (!options.ok) return options.problem;
  const given = await askPasskey(options.value);
  return given === null ? { code: 'passkey-failed' } : become('/api/passkey/sign-in', given);
}
