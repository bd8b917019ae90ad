import type { Me } from '@banquise/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { dayOf } from '../../../ui/date.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { settings } from '../../../ui/settings.ts';
import { useStore } from '../../../ui/store.ts';
import { Toast } from '../../../ui/toast.tsx';
import { PageTop } from '../../../ui/top.tsx';
import { addPasskey, endSession, look, removePasskey, self } from './account.ts';
import { Codes } from './codes.tsx';
import { CredentialsForm, type Say } from './forms.tsx';
import { hasPasskeys } from './passkey.ts';
import { Problem, problemText, useDeed } from './problem.tsx';
import { type Proofs, useProofs } from './proof.tsx';
import { usePeopleWords } from './words/index.ts';
import './people.css';
import './safety.css';

/** The ways into one's account: who is signed in, what opens it, and the way back when all is lost. */
export function SafetyPage(): ReactNode {
  const words = usePeopleWords();
  const known = useStore(self);
  const [said, say] = useState('');
  useEffect(() => void look(), []);
  useEffect(() => {
    document.title = `${words.safety} · Banquise`;
  }, [words]);
  return (
    <>
      <PageTop title={words.safety} to={{ page: 'me' }} />
      <main id="main" className="page me safety" aria-busy={known === null}>
        {known !== null && 'problem' in known && (
          <section className="empty plane" role="status">
            <p>{problemText(words, known.problem)}</p>
          </section>
        )}
        {known !== null && 'me' in known && (known.me === null ? <SignedOut /> : <Ways me={known.me} say={say} />)}
      </main>
      <Toast text={said} onDone={() => say('')} />
    </>
  );
}

function SignedOut(): ReactNode {
  const words = usePeopleWords();
  return (
    <section className="empty plane" role="status">
      <p>{words.problems['signed-out']}</p>
      <Link className="btn" to={{ page: 'me' }}>
        {words.signIn}
      </Link>
    </section>
  );
}

function Ways({ me, say }: { me: Me; say: Say }): ReactNode {
  const words = usePeopleWords();
  const { language } = useStore(settings);
  const proofs = useProofs();
  const day = (at: number): string => dayOf(at, language);
  return (
    <>
      <Kept me={me} day={day} />
      <div className="ways">
        <Sessions me={me} day={day} say={say} />
        <Passkeys me={me} day={day} say={say} proofs={proofs} />
        {me.login !== null && <Codes me={me} day={day} proofs={proofs} />}
        {me.login !== null && (
          <section className="plane form" aria-labelledby="password">
            <h2 id="password">{words.password}</h2>
            <CredentialsForm which="password" fixed={me.login} say={say} proofs={proofs} />
          </section>
        )}
      </div>
      {proofs.dialog}
    </>
  );
}

/** In words, whether the account is well kept, and what happened to it lately. */
function Kept({ me, day }: { me: Me; day: (at: number) => string }): ReactNode {
  const words = usePeopleWords();
  const well = me.codes.left > 2 && (me.passkeys.length > 0 || me.password);
  return (
    <section className={`plane kept ${well ? 'well' : ''}`}>
      <Icon name={well ? 'shield' : 'warn'} />
      <div>
        <p>
          <b>{well ? words.wellKept : words.betterKept}</b>
        </p>
        <p className="small muted num">
          {words.keptBy(me.passkeys.length, me.codes.left)} {me.incidents.length === 0 && words.nothingOdd}
        </p>
        {me.incidents.length > 0 && (
          <ul className="small muted incidents">
            {me.incidents.slice(0, 5).map(({ at, what, device }) => (
              <li key={`${at} ${what}`}>{words.incidents[what](day(at), device === '' ? words.unknownDevice : device)}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

const isPhone = (device: string): boolean => /Android|iPhone|iPad/.test(device);

function Sessions({ me, day, say }: { me: Me; day: (at: number) => string; say: Say }): ReactNode {
  const words = usePeopleWords();
  const deed = useDeed();
  const end = (which: Parameters<typeof endSession>[0]): void =>
    void deed.run(
      () => endSession(which),
      () => say(words.sessionEnded),
    );
  return (
    <section className="plane form" aria-labelledby="sessions">
      <div className="head">
        <h2 id="sessions">
          {words.sessions} <span className="num small muted">{me.sessions.length}</span>
        </h2>
        {me.sessions.length > 1 && (
          <button type="button" className="btn bare" disabled={deed.busy} onClick={() => end({ others: true })}>
            {words.othersOut}
          </button>
        )}
      </div>
      <Problem problem={deed.problem} />
      <ul className="things">
        {me.sessions.map(({ id, device, created, seen, current }) => (
          <li key={id}>
            <span className="tile">
              <Icon name={isPhone(device) ? 'device' : 'laptop'} />
            </span>
            <span className="what">
              <b>{device === '' ? words.unknownDevice : device}</b>
              <small>{current ? words.since(day(created)) : words.lastSeen(day(seen))}</small>
            </span>
            {current ? (
              <span className="chip good">
                <Icon name="check" />
                {words.thisDevice}
              </span>
            ) : (
              <button type="button" className="btn" disabled={deed.busy} onClick={() => end({ id })}>
                {words.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PasskeysProps {
  readonly me: Me;
  readonly day: (at: number) => string;
  readonly say: Say;
  readonly proofs: Proofs;
}

function Passkeys({ me, day, say, proofs }: PasskeysProps): ReactNode {
  const words = usePeopleWords();
  const deed = useDeed();
  const add = (): void =>
    void deed.run(
      () => proofs.guard(words.whyPasskey, addPasskey),
      () => say(words.passkeyAdded),
    );
  const remove = (id: string): void =>
    void deed.run(
      () => proofs.guard(words.whyPasskey, () => removePasskey(id)),
      () => say(words.passkeyRemoved),
    );
  const last = me.passkeys.length === 1 && !me.password;
  return (
    <section className="plane form" aria-labelledby="passkeys">
      <div className="head">
        <h2 id="passkeys">
          {words.passkeys} <span className="num small muted">{me.passkeys.length}</span>
        </h2>
        {hasPasskeys() && (
          <button type="button" className="btn" disabled={deed.busy} onClick={add}>
            <Icon name="plus" />
            {words.passkeyAdd}
          </button>
        )}
      </div>
      {me.passkeys.length === 0 && <p className="small muted">{words.passkeysMore}</p>}
      {!hasPasskeys() && <p className="small muted">{words.passkeyNone}</p>}
      <Problem problem={deed.problem} />
      <ul className="things">
        {me.passkeys.map(({ id, device, created, used }) => {
          const name = device === '' ? words.unknownDevice : device;
          return (
            <li key={id}>
              <span className="tile">
                <Icon name="key" />
              </span>
              <span className="what">
                <b>{name}</b>
                <small>{words.keyUsed(day(created), used === 0 ? null : day(used))}</small>
              </span>
              <button
                type="button"
                className="btn bare icon"
                aria-label={words.keyRemove(name)}
                disabled={deed.busy || last}
                onClick={() => remove(id)}
              >
                <Icon name="trash" />
              </button>
            </li>
          );
        })}
      </ul>
      {last && <p className="small muted">{words.lastWay}</p>}
    </section>
  );
}
