import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { readSave } from '../features/local/saves.ts';
import { challenge, cupTable } from '../features/online/challenges.ts';
import { isKnown } from '../features/online/people/known.ts';
import { search } from '../features/people/searching.ts';
import { HandedIn } from '../kit/handed.ts';
import { extra } from '../ui/extra.tsx';
import { Fault } from '../ui/fault.tsx';
import { loadWords, Speaking, useWords, type Words } from '../ui/i18n/index.ts';
import { Lost } from '../ui/lost.tsx';
import { type Route, route } from '../ui/router.ts';
import { settings } from '../ui/settings.ts';
import { useStore } from '../ui/store.ts';
import { TopTool } from '../ui/top.tsx';
import { handed } from './handed.tsx';
import { UpdatePrompt } from './offline.tsx';
import { About } from './pages/about.tsx';
import { Home } from './pages/home.tsx';
import { Saved } from './pages/saved.tsx';
import { SettingsPage } from './pages/settings.tsx';

const Learn = lazy(async () => ({ default: (await import('./pages/learn.tsx')).Learn }));
const TutorialPage = lazy(async () => ({ default: (await import('./pages/tutorial.tsx')).TutorialPage }));
const Seats = lazy(async () => ({ default: (await import('./pages/seats.tsx')).Seats }));
const Open = lazy(async () => ({ default: (await import('./pages/open.tsx')).Open }));
const TablePage = lazy(async () => ({ default: (await import('./pages/table.tsx')).TablePage }));
const QuickPage = lazy(async () => ({ default: (await import('../features/people/quick.tsx')).QuickPage }));
const ChallengeBar = extra(async () => (await import('../features/people/challenge-bar.tsx')).ChallengeBar);
const Bell = extra(async () => (await import('../features/people/bell.tsx')).Bell);
const CupBar = extra(async () => (await import('../features/people/cup-bar.tsx')).CupBar);
const SearchBar = extra(async () => (await import('../features/people/bar.tsx')).SearchBar);
const OnlinePage = lazy(async () => ({ default: (await import('../features/online/pages.tsx')).OnlinePage }));
const SafetyPage = lazy(async () => ({ default: (await import('../features/online/people/safety.tsx')).SafetyPage }));
const MePage = lazy(async () => ({ default: (await import('../features/online/people/me.tsx')).MePage }));
const MinePage = lazy(async () => ({ default: (await import('../features/online/people/mine.tsx')).MinePage }));
const ProfilePage = lazy(async () => ({ default: (await import('../features/people/profile.tsx')).ProfilePage }));
const CupsPage = lazy(async () => ({ default: (await import('../features/people/cups.tsx')).CupsPage }));
const NewCupPage = lazy(async () => ({ default: (await import('../features/people/new-cup.tsx')).NewCupPage }));
const CupPage = lazy(async () => ({ default: (await import('../features/people/cup.tsx')).CupPage }));
const AdminPage = lazy(async () => ({ default: (await import('../features/people/admin.tsx')).AdminPage }));
const LobbyPage = lazy(async () => ({ default: (await import('../features/people/lobby.tsx')).LobbyPage }));
const RankingPage = lazy(async () => ({ default: (await import('../features/people/ranking.tsx')).RankingPage }));
const Replay = lazy(async () => ({ default: (await import('../features/local/replay.tsx')).Replay }));
const Achievements = lazy(async () => ({ default: (await import('../features/keep/achievements.tsx')).Achievements }));
const Statistics = lazy(async () => ({ default: (await import('../features/keep/statistics.tsx')).Statistics }));
const AnalysisPage = lazy(async () => ({ default: (await import('../features/analysis/page.tsx')).AnalysisPage }));
const Pad = lazy(async () => ({ default: (await import('../features/pad/page.tsx')).Pad }));

/** Only where somebody has been at the server: nothing is loaded for it elsewhere. */
const Ringing = (): ReactNode => isKnown() && <Bell />;
const BELL = (
  <Suspense>
    <Ringing />
  </Suspense>
);

const SELF_NAMED: readonly Route['page'][] = [
  'table',
  'pad',
  'person',
  'quick',
  'admin',
  'ranking',
  'cups',
  'new-cup',
  'cup',
  'safety',
  't',
  'watch',
  'record',
];

/** Pages with a game that goes on. */
const TABLES: readonly Route['page'][] = ['table', 't', 'watch'];

/** The game of a page as a file that can be opened again, where this browser keeps it. */
function saveAt(where: Route): { readonly name: string; readonly text: string } | undefined {
  const save = where.page === 'table' ? readSave(where.id) : undefined;
  return save === undefined ? undefined : { name: `${save.game}.banquise.json`, text: JSON.stringify(save) };
}

export function App(): ReactNode {
  const { language } = useStore(settings);
  const [words, setWords] = useState<Words | 'failed' | null>(null);
  useEffect(() => {
    let here = true;
    loadWords(language).then(
      (loaded) => here && setWords(loaded),
      () => here && setWords((before) => before ?? 'failed'),
    );
    return () => {
      here = false;
    };
  }, [language]);
  if (words === null) return null;
  if (words === 'failed') return <Wordless />;
  return (
    <Speaking value={words}>
      <HandedIn value={handed}>
        <TopTool value={BELL}>
          <Page />
        </TopTool>
      </HandedIn>
      <Searching />
      <UpdatePrompt />
    </Speaking>
  );
}

/** A search for company goes along wherever one is; its own page shows more of it. */
function Searching(): ReactNode {
  const { state } = useStore(search);
  const where = useStore(route);
  const { page } = where;
  const asked = useStore(challenge);
  const laid = useStore(cupTable);
  // At the table itself, and on the page of the tournament, one sees it anyway.
  const there = (where.page === 't' && where.id === laid?.table) || (where.page === 'cup' && where.id === laid?.cup);
  useEffect(() => {
    if (there) cupTable.set(null);
  }, [there]);
  if (laid !== null && !there)
    return (
      <Suspense>
        <CupBar laid={laid} table={TABLES.includes(page)} />
      </Suspense>
    );
  if (asked !== null && state !== 'found')
    return (
      <Suspense>
        <ChallengeBar asked={asked} table={TABLES.includes(page)} />
      </Suspense>
    );
  if (state === 'off' || page === 'quick') return null;
  return (
    <Suspense>
      <SearchBar table={TABLES.includes(page)} />
    </Suspense>
  );
}

/** Not even the words came: the network broke off, or a new version took their place. */
const Wordless = (): ReactNode => (
  <main id="main" className="page">
    <p lang="fr">Banquise n’a pas pu charger ses textes.</p>
    <p lang="it">Banquise non ha potuto caricare i suoi testi.</p>
    <p lang="en">Banquise could not load its texts.</p>
    <button type="button" className="btn primary" onClick={() => location.reload()}>
      ↻ Banquise
    </button>
  </main>
);

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
        <Fault at={JSON.stringify(where)} table={TABLES.includes(where.page)} others={where.page === 't'} save={() => saveAt(where)}>
          <Content where={where} />
        </Fault>
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
      return <SettingsPage />;
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
      return <LobbyPage />;
    case 'invite':
    case 't':
    case 'watch':
    case 'record':
      return <OnlinePage where={where} />;
    case 'quick':
      return <QuickPage />;
    case 'me':
      return <MePage />;
    case 'safety':
      return <SafetyPage />;
    case 'mine':
      return <MinePage />;
    case 'person':
      return <ProfilePage key={where.login} login={where.login} />;
    case 'cups':
      return <CupsPage />;
    case 'new-cup':
      return <NewCupPage />;
    case 'cup':
      return <CupPage key={where.id} id={where.id} />;
    case 'admin':
      return <AdminPage />;
    case 'ranking':
      return <RankingPage />;
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
