import type { Viewer } from '@banquise/kernel';
import type { Status } from '@banquise/table';
import { type ReactNode, useEffect, useState } from 'react';
import { useLoaded } from '../pad/loaded.ts';
import { settings } from '../settings.ts';
import { Link } from '../shell/link.tsx';
import { useStore } from '../store.ts';
import { useGallery } from './achievements.tsx';
import { type News, newsOf } from './best.ts';
import { history } from './history.ts';
import { keepFinished } from './keep.ts';
import { Medal } from './medal.tsx';
import { ME } from './player.ts';
import { knownSheets, syncSheet } from './sync.ts';
import { loadKeepWords } from './words/words.ts';
import './keep.css';

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
      const found = newsOf(row, await history().list(), await knownSheets());
      if (here) setNews(found);
      await syncSheet();
    })();
    return () => {
      here = false;
    };
  }, [status.id]);
  if (words === undefined || gallery == null || news.length === 0) return null;
  const count = news.reduce((sum, { ids }) => sum + ids.length, 0);
  return (
    <aside className="earned plane" role="status">
      <h2>{words.newlyEarned(count)}</h2>
      <ul>
        {news.flatMap(({ player, name, ids }) =>
          ids.map((id) => {
            const badge = gallery.badges[id];
            return (
              <li key={`${player} ${id}`}>
                {badge !== undefined && <Medal badge={badge} earned />}
                <span>
                  <b>{gallery.texts.feats[id]?.name}</b>
                  {player !== ME && <small>{words.by(name)}</small>}
                </span>
              </li>
            );
          }),
        )}
      </ul>
      <Link to={{ page: 'achievements', game: status.game }}>{words.seeSheet}</Link>
    </aside>
  );
}
