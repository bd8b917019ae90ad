import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useLoaded } from '../../ui/loaded.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { PageTop } from '../../ui/top.tsx';
import { connection, redial, useConnection } from './connection.ts';
import { loadSpeech, SpeakingOnline, useSpeech } from './words.ts';
import './online.css';

/** Everything online stands in here: its words are there, and the connection is held. */
export function Online({ children }: { children: ReactNode }): ReactNode {
  const { language } = useStore(settings);
  const speech = useLoaded(language, () => loadSpeech(language));
  useConnection();
  if (speech === undefined) return <main id="main" className="page" aria-busy="true" />;
  return <SpeakingOnline value={speech}>{children}</SpeakingOnline>;
}

/** A break shorter than this is none. */
const PATIENCE = 1200;

/** Whether the connection has been down for a while. */
export function useBroken(): boolean {
  const state = useStore(connection);
  const down = state !== 'online';
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (!down) {
      setBroken(false);
      return;
    }
    const timer = setTimeout(() => setBroken(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [down]);
  return broken && down;
}

/** A page that needs the server: it says kindly when there is none, and waits quietly when it is slow. */
export function Gate({ title, ready, children }: { title: string; ready: boolean; children: ReactNode }): ReactNode {
  const state = useStore(connection);
  const broken = useBroken();
  const reachable = state !== 'no-server' && state !== 'ended';
  if (ready && reachable) return children;
  return (
    <>
      <PageTop title={title} />
      <main id="main" className="page" aria-busy={reachable}>
        {!reachable ? <Closed why={state} /> : broken && <Closed why="offline" />}
      </main>
    </>
  );
}

function Closed({ why }: { why: 'no-server' | 'ended' | 'offline' }): ReactNode {
  const shell = useWords();
  const { words } = useSpeech();
  const [heading, more] = {
    'no-server': [words.noServer, words.noServerMore],
    ended: [words.ended, words.endedMore],
    offline: [words.offline, words.offlineMore],
  }[why];
  return (
    <section className="empty plane" role="status">
      <Icon name="off" />
      <h2>{heading}</h2>
      <p>{more}</p>
      <div className="actions">
        <Link className="btn primary" to={{ page: 'home' }}>
          {shell.fourGames}
        </Link>
        {why === 'ended' ? (
          <button type="button" className="btn" onClick={() => location.reload()}>
            {shell.reload}
          </button>
        ) : (
          <button type="button" className="btn" onClick={redial}>
            {words.tryAgain}
          </button>
        )}
      </div>
    </section>
  );
}

/** The code of this page does not fit the server any more, or could not be loaded. */
export function Outdated(): ReactNode {
  const { words } = useSpeech();
  return (
    <>
      <PageTop title={words.ended} />
      <main id="main" className="page">
        <Closed why="ended" />
      </main>
    </>
  );
}

/** A link that opens nothing. */
export function Nowhere({ heading, more }: { heading: string; more: string }): ReactNode {
  const { words } = useSpeech();
  return (
    <>
      <PageTop title={heading} />
      <main id="main" className="page">
        <section className="empty plane">
          <p>{more}</p>
          <Link className="btn primary" to={{ page: 'lobby' }}>
            {words.lobby}
          </Link>
        </section>
      </main>
    </>
  );
}
