import type { Viewer } from '@banquise/kernel';
import type { Status } from '@banquise/table';
import { type ReactNode, useEffect, useState } from 'react';
import { PLAIN } from '../../kit/badge.ts';
import { Link } from '../../ui/link.tsx';
import { useLoaded } from '../../ui/loaded.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { useGallery } from './achievements.tsx';
import { BadgeImage } from './badge.tsx';
import { type News, newsOf } from './best.ts';
import { history } from './history.ts';
import { keepFinished } from './keep.ts';
import { ME } from './player.ts';
import { knownBests, syncLedger } from './sync.ts';
import { loadKeepWords } from './words/words.ts';
import './keep.css';

/** How many badges fit into the one line there is room for. */
const SHOWN = 4;

/** At the end of a game: keeps it, and says quietly what was earned for the first time. */
export function Earned({ status, viewer }: { status: Status; viewer: Viewer }): ReactNode {
  const { language } = useStore(settings);
  const words = useLoaded(language, () => loadKeepWords(language));
  const gallery = useGallery(status.game);
  const [news, setNews] = useState<readonly News[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table ends once
  useEffect(() => {
    let here = true;
    void (async () => {
      const row = await keepFinished(status, viewer);
      if (row === undefined) return;
      const found = newsOf(row, await history().list(), await knownBests());
      if (here) setNews(found);
      await syncLedger();
    })();
    return () => {
      here = false;
    };
  }, [status.id]);
  if (words === undefined || gallery == null || news.length === 0) return null;
  const earned = news.flatMap(({ player, name, ids }) => ids.map((id) => ({ player, name, id })));
  const nameOf = ({ player, name, id }: (typeof earned)[number]): string => {
    const called = gallery.texts.achievements[id]?.name ?? id;
    return player === ME ? called : `${called} (${name})`;
  };
  const [only, ...others] = earned;
  const names = earned.map(nameOf).join(', ');
  return (
    <Link className="earned-news" to={{ page: 'achievements', game: status.game }} title={names}>
      {earned.slice(0, SHOWN).map(({ player, id }) => (
        <BadgeImage key={`${player} ${id}`} badge={gallery.badges[id] ?? PLAIN} earned />
      ))}
      <span>
        {words.newlyEarned(earned.length)}
        {only !== undefined && others.length === 0 ? <b> {nameOf(only)}</b> : <span className="sr"> {names}</span>}
      </span>
    </Link>
  );
}
