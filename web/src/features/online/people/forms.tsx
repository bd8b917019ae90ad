import { type ReactNode, useId, useState } from 'react';
import { focusFirst } from '../../../ui/focus-first.ts';
import { Icon } from '../../../ui/icon.tsx';
import { settings } from '../../../ui/settings.ts';
import { Toggle } from '../../../ui/tools.tsx';
import { chosenName } from '../naming.ts';
import { addPasskey, becomeGuest, type Outcome, ownName, recover, register, rename, signIn, signInByPasskey } from './account.ts';
import { Meter } from './meter.tsx';
import { hasPasskeys } from './passkey.ts';
import { Problem, useDeed } from './problem.tsx';
import type { Proofs } from './proof.tsx';
import { usePeopleWords } from './words/index.ts';

/** Says what was done, where everybody hears it. */
export type Say = (text: string) => void;

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly type?: 'text' | 'password';
  readonly name: string;
  readonly autoComplete: string;
  readonly maxLength: number;
  /** It has the focus when its dialog opens. */
  readonly first?: boolean;
  readonly onChange: (value: string) => void;
}

export function Field({ label, hint, first = false, onChange, ...input }: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className="entry">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        ref={first ? focusFirst : undefined}
        id={id}
        className="field"
        required
        spellCheck={false}
        autoCapitalize="none"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="small muted">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The name that others read; nobody becomes a guest with it. */
export function NameForm({ name: known, say }: { name: string | null; say: Say }): ReactNode {
  const words = usePeopleWords();
  const deed = useDeed();
  const [name, setName] = useState(chosenName(known ?? '') || settings.get().name);
  const keep = () =>
    deed.run(
      () => (known === null ? becomeGuest(name.trim()) : rename(name.trim())),
      () => say(words.nameKept),
    );
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <Field label={words.name} name="nickname" autoComplete="nickname" maxLength={40} value={name} onChange={setName} />
      <Problem problem={deed.problem} />
      <button type="submit" className="btn" disabled={deed.busy}>
        {known === null ? words.becomeGuest : words.nameKeep}
      </button>
    </form>
  );
}

interface CredentialsProps {
  readonly which: 'register' | 'sign-in' | 'password';
  /** A new password asks first who sits here. */
  readonly proofs?: Proofs;
  /** The login that stays as it is. */
  readonly fixed?: string;
  readonly say: Say;
}

/** A login and a password: for a new account, for an old one, or a new password for it. */
export function CredentialsForm({ which, fixed, say, proofs }: CredentialsProps): ReactNode {
  const words = usePeopleWords();
  const deed = useDeed();
  const [login, setLogin] = useState(fixed ?? '');
  const [password, setPassword] = useState('');
  const [invitation, setInvitation] = useState('');
  const [shown, setShown] = useState(false);
  const make = which !== 'sign-in';
  const texts = {
    register: { act: words.makeAccount, done: words.made, label: words.password },
    'sign-in': { act: words.signIn, done: null, label: words.password },
    password: { act: words.changePassword, done: words.passwordChanged, label: words.newPassword },
  }[which];
  const send = () =>
    deed.run(
      () => {
        if (!make) return signIn(login, password);
        const act = (): Promise<Outcome> => register(login, password, invitation);
        return proofs === undefined ? act() : proofs.guard(words.whyPassword, act);
      },
      () => {
        setPassword('');
        say(texts.done ?? words.signedIn(ownName()));
      },
    );
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {fixed === undefined ? (
        <Field
          {...{ label: words.login, name: 'username', autoComplete: 'username', maxLength: 32, value: login, onChange: setLogin }}
          {...(which === 'register' ? { hint: words.loginMore } : {})}
        />
      ) : (
        <input type="text" name="username" autoComplete="username" value={fixed} readOnly hidden />
      )}
      <Field
        {...{ label: texts.label, name: 'password', maxLength: 200, value: password, onChange: setPassword }}
        {...(make ? { hint: words.passwordMore } : {})}
        type={shown ? 'text' : 'password'}
        autoComplete={make ? 'new-password' : 'current-password'}
      />
      {which === 'register' && (invitation !== '' || deed.problem?.code === 'by-invitation') && (
        <Field
          {...{
            label: words.invitation,
            name: 'invitation',
            autoComplete: 'off',
            maxLength: 64,
            value: invitation,
            onChange: setInvitation,
          }}
        />
      )}
      {which === 'password' && <Strength password={password} />}
      <Toggle on={shown} onChange={setShown}>
        {words.showPassword}
      </Toggle>
      <Problem problem={deed.problem} />
      <button type="submit" className={`btn ${which === 'password' ? '' : 'primary'}`} disabled={deed.busy}>
        {texts.act}
      </button>
    </form>
  );
}

const STEPS = 4;

/** How long it would stand: long beats complicated. */
function Strength({ password }: { password: string }): ReactNode {
  const words = usePeopleWords();
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const strength = password.length < 10 ? 0 : Math.min(STEPS, 1 + Math.floor((password.length - 10) / 4) + (kinds > 2 ? 1 : 0));
  return (
    <div className="entry">
      <Meter on={strength} of={STEPS} />
      <p className="small muted" role="status">
        {password === '' ? words.othersEnd : words.strengths[strength]}
      </p>
    </div>
  );
}

/** For who lost everything but a recovery code. */
export function RecoverForm({ say }: { say: Say }): ReactNode {
  const words = usePeopleWords();
  const deed = useDeed();
  const [login, setLogin] = useState('');
  const [code, setCode] = useState('');
  const send = (): Promise<void> =>
    deed.run(
      () => recover(login, code),
      () => say(words.signedIn(ownName())),
    );
  return (
    <details className="recover">
      <summary>{words.lostAll}</summary>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label={words.login} name="username" autoComplete="username" maxLength={32} value={login} onChange={setLogin} />
        <Field label={words.code} name="code" autoComplete="one-time-code" maxLength={20} value={code} onChange={setCode} />
        <Problem problem={deed.problem} />
        <button type="submit" className="btn" disabled={deed.busy}>
          {words.signIn}
        </button>
      </form>
    </details>
  );
}

export function PasskeyButton({ which, say }: { which: 'add' | 'sign-in'; say: Say }): ReactNode {
  const words = usePeopleWords();
  const deed = useDeed();
  if (!hasPasskeys()) return <p className="small muted">{words.passkeyNone}</p>;
  const add = which === 'add';
  return (
    <div className="fields">
      <Problem problem={deed.problem} />
      <button
        type="button"
        className="btn"
        disabled={deed.busy}
        onClick={() => void deed.run(add ? addPasskey : signInByPasskey, () => say(add ? words.passkeyAdded : words.signedIn(ownName())))}
      >
        <Icon name="key" />
        {add ? words.passkeyAdd : words.passkeySignIn}
      </button>
    </div>
  );
}
