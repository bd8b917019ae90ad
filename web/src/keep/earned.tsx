import type { Viewer } from '@banquise/kernel';
import type { Status } from '@banquise/table';
import { type ReactNode, useEffect, useState } from 'react';
import { useLoaded } from '../pad/loaded.ts';
import { settings } from '../settings.ts';
import { Link } from '../shell/link.tsx';
import { useStore } from '../store.ts';
import { type Gallery, useGallery } from './achievements.tsx';
import { type News, newsOf } from './best.ts';
import { history } from './history.ts';
import { keepFinished } from './keep.ts';
import { Medal } from './medal.tsx';
import { ME } from './player.ts';
import { knownSheets, syncSheet } from './sync.ts';
import { type KeepWords, loadKeepWords } from './words/words.ts';
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
  return (
    <div role="status">
      {words !== undefined && gallery != null && news.length > 0 && (
        <Notice words={words} gallery={gallery} news={news} game={status.game} />
      )}
    </div>
  );
}

interface NoticeProps {
  readonly words: KeepWords;
  readonly gallery: Gallery;
  readonly news: readonly News[];
  readonly game: string;
}

function Notice({ words, gallery, news, game }: NoticeProps): ReactNode {
  const earned = news.flatMap(({ player, name, ids }) => ids.map((id) => ({ player, name, id })));
  return (
    <section className="earned plane">
      <h2>{words.newlyEarned(earned.length)}</h2>
      <ul>
        {earned.map(({ player, name, id }) => {
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
        })}
      </ul>
      <Link to={{ page: 'achievements', game }}>{words.seeSheet}</Link>
    </section>
  );
}
