import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type Outcome, proveByCode, proveByPasskey, proveByPassword, self } from './account.ts';
import { Field } from './forms.tsx';
import { hasPasskeys } from './passkey.ts';
import { Problem, useDeed } from './problem.tsx';
import { usePeopleWords } from './words/index.ts';

interface Asked {
  readonly why: string;
  readonly act: () => Promise<Outcome>;
  readonly resolve: (outcome: Outcome) => void;
}

/** What changes a way in asks first who sits here; with a proof it is then done without asking again. */
export interface Proofs {
  readonly dialog: ReactNode;
  /** `why` finishes the sentence in the dialog. */
  guard(why: string, act: () => Promise<Outcome>): Promise<Outcome>;
}

export function useProofs(): Proofs {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (outcome: Outcome): void => {
    asked?.resolve(outcome);
    setAsked(null);
  };
  return {
    dialog: asked && (
      <ProofDialog why={asked.why} onClose={() => close({ code: 'needs-proof' })} onProved={() => void asked.act().then(close)} />
    ),
    async guard(why, act) {
      const outcome = await act();
      if (outcome?.code !== 'needs-proof') return outcome;
      return new Promise((resolve) => setAsked({ why, act, resolve }));
    },
  };
}

function ProofDialog({ why, onClose, onProved }: { why: string; onClose: () => void; onProved: () => void }): ReactNode {
  const words = usePeopleWords();
  const deed = useDeed();
  const known = self.get();
  const me = known !== null && 'me' in known ? known.me : null;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [byCode, setByCode] = useState(false);
  const passkey = (me?.passkeys.length ?? 0) > 0 && hasPasskeys();
  const prove = (): Promise<void> => deed.run(() => (byCode ? proveByCode(code) : proveByPassword(password)), onProved);
  return (
    <Dialog title={words.proofTitle} className="proof" onClose={onClose}>
      <p className="muted">{words.proofMore(why)}</p>
      {passkey && (
        <>
          <button type="button" className="btn primary" disabled={deed.busy} onClick={() => void deed.run(proveByPasskey, onProved)}>
            <Icon name="key" />
            {words.proofPasskey}
          </button>
          <p className="small muted or">{words.or}</p>
        </>
      )}
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          void prove();
        }}
      >
        {byCode ? (
          <Field label={words.code} name="code" autoComplete="one-time-code" maxLength={20} value={code} onChange={setCode} />
        ) : (
          me?.password === true && (
            <Field
              {...{ label: words.passwordNow, name: 'password', type: 'password', autoComplete: 'current-password', maxLength: 200 }}
              {...{ value: password, onChange: setPassword, first: !passkey }}
            />
          )
        )}
        <Problem problem={deed.problem} />
        {(byCode || me?.password === true) && (
          <button type="submit" className={passkey ? 'btn' : 'btn primary'} disabled={deed.busy}>
            {words.goOn}
          </button>
        )}
      </form>
      {!byCode && (me?.codes.left ?? 0) > 0 && (
        <button type="button" className="btn bare" onClick={() => setByCode(true)}>
          {words.proofCode}
        </button>
      )}
    </Dialog>
  );
}
