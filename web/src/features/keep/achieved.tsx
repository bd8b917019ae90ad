import type { ReactNode } from 'react';
import { PLAIN } from '../../kit/badge.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { useGallery } from './achievements.tsx';
import { BadgeImage } from './badge.tsx';
import './keep.css';
import './achieved.css';

/** As many as stand side by side in two rows. */
const SHOWN = 8;

/** What somebody has achieved at a game, the latest first; `none` is said where that is nothing. */
export function Achieved({ game, earned, none }: { game: string; earned: readonly string[]; none: string }): ReactNode {
  const shell = useWords();
  const gallery = useGallery(game);
  if (gallery == null) return null;
  const { ids } = gallery.achievements;
  const known = earned.filter((id) => ids.includes(id));
  return (
    <section className="plane part">
      <h2>
        {shell.achievements} <small className="muted num">{`${known.length} / ${ids.length}`}</small>
      </h2>
      {known.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ul className="achieved">
          {known.slice(0, SHOWN).map((id) => (
            <li key={id}>
              <BadgeImage badge={gallery.badges[id] ?? PLAIN} earned />
              <span>{gallery.texts.achievements[id]?.name}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
