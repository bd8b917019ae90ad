import type { Me } from '@banquise/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../../../ui/i18n/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { settings } from '../../../ui/settings.ts';
import { useStore } from '../../../ui/store.ts';
import { Toast } from '../../../ui/toast.tsx';
import { Toggle } from '../../../ui/tools.tsx';
import { PageTop } from '../../../ui/top.tsx';
import { look, self } from './account.ts';
import { CredentialsForm, NameForm, PasskeyButton, RecoverForm, type Say } from './forms.tsx';
import { Data, Devices } from './leave.tsx';
import { problemText } from './problem.tsx';
import { lookAtNotices, notices, startNotices, stopNotices } from './push.ts';
import { OwnRecord } from './record.tsx';
import { usePeopleWords } from './words/index.ts';
import './people.css';

/** Oneself: a name, an account, the devices, and the door. */
export function MePage(): ReactNode {
  const words = usePeopleWords();
  const known = useStore(self);
  const [said, say] = useState('');
  useEffect(() => void look(), []);
  return (
    <>
      <PageTop title={words.you} place="me" />
      <main id="main" className="page me" aria-busy={known === null}>
        {known !== null && 'problem' in known && (
          <section className="empty plane" role="status">
            <p>{problemText(words, known.problem)}</p>
            <button type="button" className="btn" onClick={() => void look()}>
              {words.tryAgain}
            </button>
            <Here />
          </section>
        )}
        {known !== null && 'me' in known && (known.me === null ? <Nobody say={say} /> : <Somebody me={known.me} say={say} />)}
      </main>
      <Toast text={said} onDone={() => say('')} />
    </>
  );
}

/** What one has without a server: it is in this browser. */
function Here(): ReactNode {
  const words = useWords();
  return (
    <p>
      <Link to={{ page: 'saved' }}>{words.allSaved}</Link> · <Link to={{ page: 'achievements' }}>{words.achievements}</Link> ·{' '}
      <Link to={{ page: 'statistics' }}>{words.statistics}</Link>
    </p>
  );
}

function Nobody({ say }: { say: Say }): ReactNode {
  const words = usePeopleWords();
  return (
    <>
      <section className="plane form">
        <h2>{words.nobody}</h2>
        <p>{words.nobodyMore}</p>
        <NameForm name={null} say={say} />
      </section>
      <SignIn say={say} />
      <MakeAccount say={say} />
    </>
  );
}

function Somebody({ me, say }: { me: Me; say: Say }): ReactNode {
  const words = usePeopleWords();
  const isGuest = me.login === null && me.passkeys.length === 0;
  return (
    <>
      <section className="plane form">
        <h2>{isGuest ? words.guest : words.account(me.login ?? me.name)}</h2>
        {isGuest && <p>{words.guestMore}</p>}
        <NameForm key={me.name} name={me.name} say={say} />
        <p>
          <Link to={{ page: 'mine' }}>{words.mine}</Link>
        </p>
      </section>
      {me.login === null && <MakeAccount say={say} />}
      {isGuest && <SignIn say={say} along />}
      <Notices />
      <OwnRecord login={me.login} />
      {!isGuest && (
        <section className="plane form">
          <h2>{words.safety}</h2>
          <p>
            {words.keptBy(me.passkeys.length, me.codes.left)} {words.safetyMore}
          </p>
          <p>
            <Link className="btn" to={{ page: 'safety' }}>
              <Icon name="shield" />
              {words.safety}
            </Link>
          </p>
        </section>
      )}
      <Devices me={me} isGuest={isGuest} say={say} />
      <Data say={say} />
    </>
  );
}

function MakeAccount({ say }: { say: Say }): ReactNode {
  const words = usePeopleWords();
  const here = useStore(self);
  const isSomebody = here !== null && 'me' in here && here.me !== null;
  return (
    <section className="plane form">
      <h2>{words.makeAccount}</h2>
      <p>{words.makeAccountMore}</p>
      <CredentialsForm which="register" say={say} />
      {isSomebody && here.me?.passkeys.length === 0 && (
        <>
          <p>{words.passkeysMore}</p>
          <PasskeyButton which="add" say={say} />
        </>
      )}
    </section>
  );
}

function SignIn({ say, along = false }: { say: Say; along?: boolean }): ReactNode {
  const words = usePeopleWords();
  return (
    <section className="plane form">
      <h2>{words.haveAccount}</h2>
      {along && <p>{words.bringAlong}</p>}
      <CredentialsForm which="sign-in" say={say} />
      <PasskeyButton which="sign-in" say={say} />
      <RecoverForm say={say} />
    </section>
  );
}

function Notices(): ReactNode {
  const words = usePeopleWords();
  const state = useStore(notices);
  const { language } = useStore(settings);
  useEffect(() => void lookAtNotices(language), [language]);
  const on = state === 'push' || state === 'open';
  const texts = {
    off: words.noticesMore,
    push: words.noticesMore,
    open: words.noticesOpen,
    denied: words.noticesDenied,
    missing: words.noticesMissing,
  };
  return (
    <section className="plane form">
      <h2>{words.notices}</h2>
      <Toggle on={on} onChange={(wanted) => void (wanted ? startNotices(language) : stopNotices())}>
        {words.noticesOn}
        <span className="small muted" role="status">
          {' '}
          {texts[state]}
        </span>
      </Toggle>
    </section>
  );
}
