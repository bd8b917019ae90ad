import type { Me } from '@banquise/protocol';
import { type ReactNode, useState } from 'react';
import { momentOf } from '../../../ui/date.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { settings } from '../../../ui/settings.ts';
import { useStore } from '../../../ui/store.ts';
import { remove, saveData, signOut } from './account.ts';
import type { Say } from './forms.tsx';
import { Problem, useDeed } from './problem.tsx';
import { useProofs } from './proof.tsx';
import { usePeopleWords } from './words/index.ts';

/** Where one is signed in, and the ways out. */
export function Devices({ me, isGuest, say }: { me: Me; isGuest: boolean; say: Say }): ReactNode {
  const words = usePeopleWords();
  const deed = useDeed();
  const { language } = useStore(settings);
  const [asking, setAsking] = useState(false);
  const leave = (everywhere: boolean): void =>
    void deed.run(
      () => signOut(everywhere),
      () => say(words.signedOut),
    );
  return (
    <section className="plane form">
      <h2>{words.devices}</h2>
      <ul className="devices">
        {me.sessions.map(({ device, created, seen, current }) => (
          <li key={`${created} ${device}`}>
            <b>{device === '' ? words.unknownDevice : device}</b>
            {current ? (
              <span className="chip good">{words.thisDevice}</span>
            ) : (
              <span className="muted small">{words.seen(momentOf(seen, language))}</span>
            )}
          </li>
        ))}
      </ul>
      <Problem problem={deed.problem} />
      <div className="actions">
        <button type="button" className="btn" disabled={deed.busy} onClick={() => (isGuest ? setAsking(true) : leave(false))}>
          {words.signOut}
        </button>
        {!isGuest && (
          <button type="button" className="btn" disabled={deed.busy} onClick={() => leave(true)}>
            {words.signOutAll}
          </button>
        )}
      </div>
      {asking && (
        <Sure
          title={words.signOut}
          text={words.signOutGuest}
          act={words.signOut}
          onClose={() => setAsking(false)}
          onSure={() => leave(false)}
        />
      )}
    </section>
  );
}

/** Everything the server knows, to take along or to be erased. */
export function Data({ say }: { say: Say }): ReactNode {
  const words = usePeopleWords();
  const deed = useDeed();
  const [asking, setAsking] = useState(false);
  const proofs = useProofs();
  return (
    <section className="plane form">
      <h2>{words.data}</h2>
      <p>{words.dataMore}</p>
      <Problem problem={deed.problem} />
      <div className="actions">
        <button type="button" className="btn" disabled={deed.busy} onClick={() => void deed.run(saveData)}>
          {words.export}
        </button>
        <button type="button" className="btn danger" disabled={deed.busy} onClick={() => setAsking(true)}>
          {words.remove}
        </button>
      </div>
      {asking && (
        <Sure
          title={words.removeTitle}
          text={words.removeMore}
          act={words.removeSure}
          onClose={() => setAsking(false)}
          onSure={() =>
            void deed.run(
              () => proofs.guard(words.whyRemove, remove),
              () => say(words.removed),
            )
          }
        />
      )}
      {proofs.dialog}
    </section>
  );
}

interface SureProps {
  readonly title: string;
  readonly text: string;
  readonly act: string;
  readonly onClose: () => void;
  readonly onSure: () => void;
}

/** What cannot be taken back is asked twice. */
function Sure({ title, text, act, onClose, onSure }: SureProps): ReactNode {
  const words = usePeopleWords();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="row">
        <button type="button" className="btn" onClick={onClose}>
          {words.keep}
        </button>
        <button
          type="button"
          className="btn danger sure"
          onClick={() => {
            onClose();
            onSure();
          }}
        >
          {act}
        </button>
      </div>
    </Dialog>
  );
}
