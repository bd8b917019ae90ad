import type { Texts } from '@banquise/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { hasBoard, tileOf } from '../games/index.ts';
import { loadRules } from '../games/rules.ts';
import { useWords } from '../i18n/index.ts';
import { playNow } from '../local/start.ts';
import { settings } from '../settings.ts';
import { Icon } from '../shell/icon.tsx';
import { PageTop } from '../shell/top.tsx';
import { useStore } from '../store.ts';
import { Lost } from './lost.tsx';

/** The rules in short, paragraph by paragraph. */
export const Paragraphs = ({ texts }: { texts: Texts }): ReactNode =>
  texts.help.map(({ heading, body, clauses }) => (
    <section key={heading} id={`rule-${clauses[0] ?? heading}`}>
      <h2>{heading}</h2>
      <p>{body}</p>
    </section>
  ));

export function Learn({ game }: { game: string }): ReactNode {
  const words = useWords();
  const { language } = useStore(settings);
  const [texts, setTexts] = useState<Texts | null>(null);
  const tile = tileOf(game);
  useEffect(() => {
    let here = true;
    void loadRules(game)
      .then((rules) => rules?.texts[language]())
      .then((loaded) => here && setTexts(loaded ?? null));
    return () => {
      here = false;
    };
  }, [game, language]);
  if (tile === undefined) return <Lost />;
  return (
    <>
      <PageTop title={`${words.rules} · ${tile.title}`} />
      <main id="main" className="page prose" aria-busy={texts === null}>
        {hasBoard(game) && (
          <p>
            <button type="button" className="btn primary" onClick={() => void playNow(game, words)}>
              <Icon name="play" />
              {words.playNow}
            </button>
          </p>
        )}
        {texts !== null && <Paragraphs texts={texts} />}
        <p className="muted">
          {words.by(tile.author, tile.publisher)}. {words.independent}
        </p>
      </main>
    </>
  );
}
