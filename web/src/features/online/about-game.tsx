import { type ReactNode, Suspense } from 'react';
import { tileOf } from '../../games/index.ts';
import { useHanded } from '../../kit/handed.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Route, write } from '../../ui/router.ts';
import { useSpeech } from './words.ts';

/** What is played here, for who was invited and has never heard of it: picture, length, the rules in short, the lesson. */
export function AboutGame({ game, open }: { game: string; open: boolean }): ReactNode {
  const shell = useWords();
  const { words } = useSpeech();
  const { InShort } = useHanded();
  const tile = tileOf(game);
  if (tile === undefined) return null;
  return (
    <section className="about-game plane" aria-label={tile.title}>
      <img src={tile.picture} alt="" width="480" height="300" />
      <div className="about-text">
        <h2>{tile.title}</h2>
        <p className="facts num">
          <span>
            <Icon name="people" />
            {shell.players(tile.seats.min, tile.seats.max)}
          </span>
          <span>
            <Icon name="clock" />
            {shell.minutes(tile.minutes)}
          </span>
        </p>
        <details className="fair in-short" open={open}>
          <summary>{words.inShort}</summary>
          <Suspense fallback={<div className="short-lines" aria-busy="true" />}>
            <InShort
              game={game}
              lesson={
                <Beside className="btn tint" to={{ page: 'tutorial', game }}>
                  <Icon name="learn" />
                  {words.learnFirst}
                </Beside>
              }
            />
          </Suspense>
        </details>
        <p className="actions">
          <Beside className="btn" to={{ page: 'learn', game }}>
            <Icon name="log" />
            {words.allRules}
          </Beside>
        </p>
      </div>
    </section>
  );
}

/** Opens beside this page: whoever reads stays at the table. */
const Beside = ({ to, className, children }: { to: Route; className: string; children: ReactNode }): ReactNode => (
  <a className={className} href={write(to)} target="_blank" rel="noopener">
    {children}
  </a>
);
