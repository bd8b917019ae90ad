import { type AchievementTexts, type Achievements as Catalogue, isEarned, titleAt } from '@banquise/kernel';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { loadAchievements } from '../../games/rules.ts';
import type { Tile } from '../../games/tile.ts';
import { type Badge, PLAIN } from '../../kit/badge.ts';
import { dayOf } from '../../ui/date.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLoaded } from '../../ui/loaded.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { loadBadges } from './badge.ts';
import { BadgeImage } from './badge.tsx';
import { type Best, type Bests, earnedIn } from './best.ts';
import { bestsIn, type Ledger } from './ledger.ts';
import { KeepPage, nameOf, PlayerChoice } from './page.tsx';
import { ME } from './player.ts';
import { useKeepWords } from './words/words.ts';

/** The achievements, one collection per player as in the box. */
export const Achievements = ({ game }: { game: string | undefined }): ReactNode => (
  <KeepPage page="achievements" game={game}>
    {(ledger, tile) => <Collection key={tile.id} ledger={ledger} tile={tile} />}
  </KeepPage>
);

/** What a game has to show: its achievements, in words and as badges. */
export interface Gallery {
  readonly achievements: Catalogue;
  readonly texts: AchievementTexts;
  readonly badges: Readonly<Record<string, Badge>>;
}

export function useGallery(game: string): Gallery | null | undefined {
  const { language } = useStore(settings);
  return useLoaded(`${game} ${language}`, async () => {
    const [achievements, badges] = await Promise.all([loadAchievements(game), loadBadges(game)]);
    return achievements === undefined ? null : { achievements, badges, texts: await achievements.texts[language]() };
  });
}

function Collection({ ledger, tile }: { ledger: Ledger; tile: Tile }): ReactNode {
  const words = useKeepWords();
  const [player, setPlayer] = useState(ME);
  const gallery = useGallery(tile.id);
  if (gallery == null) return <p aria-busy="true">{words.loading}</p>;
  const bests = bestsIn(ledger, player)[tile.id] ?? {};
  const { ids } = gallery.achievements;
  const earned = earnedIn(bests).filter((id) => ids.includes(id)).length;
  return (
    <>
      <PlayerChoice ledger={ledger} player={player} onChoose={setPlayer} />
      <section
        className="achievements plane"
        style={{ '--accent-now': `var(--${tile.accent})` } as CSSProperties}
        aria-labelledby="achievements-of"
      >
        <header>
          <h2 id="achievements-of">
            {nameOf(player, words)} <small>{tile.title}</small>
          </h2>
          <p className="num count">{words.earnedOf(earned, ids.length)}</p>
          <Titles gallery={gallery} earned={earned} />
        </header>
        <ul className="achievement-list">
          {ids.map((id) => (
            <Feat key={id} id={id} gallery={gallery} best={bests[id]} />
          ))}
        </ul>
      </section>
      <p className="muted small">{words.lead}</p>
    </>
  );
}

/** The ladder of titles, where the game has one. */
function Titles({ gallery: { achievements, texts }, earned }: { gallery: Gallery; earned: number }): ReactNode {
  const words = useKeepWords();
  const now = titleAt(achievements, earned);
  if (now < 0) return null;
  const next = texts.titles[now + 1];
  return (
    <div className="titles">
      <p>
        <Icon name="star" />
        <span className="sr">{words.titleNow}: </span>
        <b>{texts.titles[now]}</b>
      </p>
      <ol aria-hidden="true">
        {texts.titles.map((title, i) => (
          <li key={title} className={i <= now ? 'on' : ''} />
        ))}
      </ol>
      <p className="muted small">
        {next === undefined ? words.lastTitle : words.nextTitle(next, (achievements.titles[now + 1] as number) - earned)}
      </p>
    </div>
  );
}

function Feat({ id, gallery: { texts, badges }, best }: { id: string; gallery: Gallery; best: Bests[string] | undefined }): ReactNode {
  const words = useKeepWords();
  const { language } = useStore(settings);
  const earned = best !== undefined && isEarned(best);
  const { name, rule } = texts.achievements[id] as AchievementTexts['achievements'][string];
  return (
    <li className={`achievement ${earned ? 'earned' : ''}`} data-achievement={id}>
      <BadgeImage badge={badges[id] ?? PLAIN} earned={earned} />
      <div>
        <h3>{name}</h3>
        {rule !== '' && <p className="rule">{rule}</p>}
        {earned ? (
          <p className="state">
            <Icon name="check" />
            {words.earnedOn(dayOf(best.at, language))}
          </p>
        ) : (
          <Distance best={best} />
        )}
      </div>
    </li>
  );
}

/** How far one came at best: a bar and the same in words. */
function Distance({ best }: { best: Best | undefined }): ReactNode {
  const words = useKeepWords();
  if (best === undefined || best.need === 1) return <p className="state">{words.notYet}</p>;
  return (
    <p className="state num">
      <span className="bar" aria-hidden="true">
        <i style={{ inlineSize: `${(100 * Math.min(best.have, best.need)) / best.need}%` }} />
      </span>
      {words.progress(best.have, best.need)}
    </p>
  );
}
