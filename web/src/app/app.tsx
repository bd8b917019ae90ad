import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { HandedIn } from '../kit/handed.ts';
import { loadWords, Speaking, useWords, type Words } from '../ui/i18n/index.ts';
import { Lost } from '../ui/lost.tsx';
import { type Route, route } from '../ui/router.ts';
import { settings } from '../ui/settings.ts';
import { useStore } from '../ui/store.ts';
import { handed } from './handed.ts';
import { UpdatePrompt } from './offline.tsx';
import { About } from './pages/about.tsx';
import { Home } from './pages/home.tsx';
import { Options } from './pages/options.tsx';
import { Saved } from './pages/saved.tsx';

const Learn = lazy(async () => ({ default: (await import('./pages/learn.tsx')).Learn }));
const TutorialPage = lazy(async () => ({ default: (await import('./pages/tutorial.tsx')).TutorialPage }));
const Seats = lazy(async () => ({ default: (await import('./pages/seats.tsx')).Seats }));
const Open = lazy(async () => ({ default: (await import('./pages/open.tsx')).Open }));
const TablePage = lazy(async () => ({ default: (await import('./pages/table.tsx')).TablePage }));
const OnlinePage = lazy(async () => ({ default: (await import('../features/online/pages.tsx')).OnlinePage }));
const MePage = lazy(async () => ({ default: (await import('../features/online/people/me.tsx')).MePage }));
const MinePage = lazy(async () => ({ default: (await import('../features/online/people/mine.tsx')).MinePage }));
const PersonPage = lazy(async () => ({ default: (await import('../features/online/people/record.tsx')).PersonPage }));
const Replay = lazy(async () => ({ default: (await import('../features/local/replay.tsx')).Replay }));
const Achievements = lazy(async () => ({ default: (await import('../features/keep/achievements.tsx')).Achievements }));
const Statistics = lazy(async () => ({ default: (await import('../features/keep/statistics.tsx')).Statistics }));
const AnalysisPage = lazy(async () => ({ default: (await import('../features/analysis/page.tsx')).AnalysisPage }));
const Pad = lazy(async () => ({ default: (await import('../features/pad/page.tsx')).Pad }));

const SELF_NAMED: readonly Route['page'][] = ['table', 'pad', 'person', 't', 'watch', 'record'];

export function App(): ReactNode {
  const { language } = useStore(settings);
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let here = true;
    void loadWords(language).then((loaded) => here && setWords(loaded));
    return () => {
      here = false;
    };
  }, [language]);
  if (words === null) return null;
  return (
    <Speaking value={words}>
      <HandedIn value={handed}>
        <Page />
      </HandedIn>
      <UpdatePrompt />
    </Speaking>
  );
}

function Page(): ReactNode {
  const words = useWords();
  const where = useStore(route);
  const first = useRef(where);
  // A new page begins at its heading, also for those who hear it.
  useEffect(() => {
    if (first.current === where) return;
    const heading = document.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [where]);
  return (
    <>
      <a className="skip" href="#main">
        {words.skipToMain}
      </a>
      <Suspense fallback={<main id="main" className="page" aria-busy="true" />}>
        <Content where={where} />
      </Suspense>
    </>
  );
}

function Content({ where }: { where: Route }): ReactNode {
  const words = useWords();
  useEffect(() => {
    const titles: Partial<Record<Route['page'], string>> = {
      saved: words.allSaved,
      settings: words.settings,
      about: words.about,
      open: words.openRecord,
      lost: words.lost,
      lobby: words.openTables,
      mine: words.yourTables,
      me: words.yourself,
      invite: words.invite,
      achievements: words.achievements,
      statistics: words.statistics,
      analysis: words.analyse,
    };
    const title = titles[where.page];
    // A table names itself, and so do the pad and the page of somebody.
    if (SELF_NAMED.includes(where.page)) return;
    document.title = title === undefined ? 'Banquise' : `${title} · Banquise`;
  }, [where.page, words]);
  switch (where.page) {
    case 'home':
      return <Home />;
    case 'saved':
      return <Saved />;
    case 'settings':
      return <Options />;
    case 'about':
      return <About />;
    case 'open':
      return <Open />;
    case 'seats':
      return <Seats key={where.game} game={where.game} />;
    case 'learn':
      return <Learn key={where.game} game={where.game} />;
    case 'tutorial':
      return <TutorialPage key={where.game} game={where.game} />;
    case 'table':
      return <TablePage key={where.id} id={where.id} />;
    case 'replay':
      return <Replay key={where.id} id={where.id} />;
    case 'lobby':
    case 'invite':
    case 't':
    case 'watch':
    case 'record':
      return <OnlinePage where={where} />;
    case 'me':
      return <MePage />;
    case 'mine':
      return <MinePage />;
    case 'person':
      return <PersonPage key={where.login} login={where.login} />;
    case 'achievements':
      return <Achievements game={where.game} />;
    case 'statistics':
      return <Statistics game={where.game} />;
    case 'analysis':
      return <AnalysisPage key={where.id} id={where.id} at={where.at} />;
    case 'pad':
      return <Pad at={where.at} />;
    case 'lost':
      return <Lost />;
  }
}
