import type { Earned } from '@banquise/protocol';
import type { ReactNode } from 'react';
import { PLAIN } from '../../kit/badge.ts';
import { useGallery } from '../keep/achievements.tsx';
import { Medal } from '../keep/medal.tsx';
import '../keep/keep.css';
import { useFetched } from './fetched.ts';
import { useCompany } from './words/index.ts';
import './trophies.css';

/** As many as stand side by side in two rows. */
const SHOWN = 8;

/** What somebody has achieved at a game. */
export function Trophies({ login, game }: { login: string; game: string }): ReactNode {
  const { profile: words } = useCompany();
  const { answer } = useFetched<{ readonly earned: readonly Earned[] }>(`/api/people/${encodeURIComponent(login)}/achievements`);
  const gallery = useGallery(game);
  if (answer?.ok !== true || gallery == null) return null;
  const { ids } = gallery.achievements;
  const earned = answer.value.earned.filter((one) => one.game === game && ids.includes(one.id));
  return (
    <section className="plane part">
      <h2>
        {words.achievements} <small className="muted num">{words.earnedOf(earned.length, ids.length)}</small>
      </h2>
      {earned.length === 0 ? (
        <p className="muted">{words.noneEarned}</p>
      ) : (
        <ul className="trophies">
          {earned.slice(0, SHOWN).map(({ id }) => (
            <li key={id}>
              <Medal badge={gallery.badges[id] ?? PLAIN} earned />
              <span>{gallery.texts.feats[id]?.name}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
