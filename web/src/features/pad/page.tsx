import type { Texts } from '@banquise/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { tileOf } from '../../games/index.ts';
import type { Tile } from '../../games/tile.ts';
import type { PadGame } from '../../kit/pad/game.ts';
import { ControlsSpeak } from '../../kit/pad/speech.ts';
import { dayOf } from '../../ui/date.ts';
import { useLoaded } from '../../ui/loaded.ts';
import { Lost } from '../../ui/lost.tsx';
import { useStylesOf } from '../../ui/of-game.ts';
import { go } from '../../ui/router.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { PageTop } from '../../ui/top.tsx';
import { Cover } from './cover.tsx';
import { hasPad, loadPad, modelOf } from './game.ts';
import { LeafPage } from './leaf.tsx';
import { type LinkProblem, readLink } from './link.ts';
import { outcomeOf, reckon } from './reckon.ts';
import { Result } from './result.tsx';
import { NewLeaf } from './start.tsx';
import { type Leaf, readLeaf, writeLeaf } from './store.ts';
import { loadPadWords, PadSpeaking, usePadWords } from './words/words.ts';
import './pad.css';
import './leaf.css';

/** The score pad for games played with the box: `at` is a game to begin or a leaf to go on with. */
export function Pad({ at }: { at: string | undefined }): ReactNode {
  const { language } = useStore(settings);
  const words = useLoaded(language, () => loadPadWords(language));
  // Read at every visit: a link may be opened in a page that already shows the pad.
  const fragment = location.hash;
  useEffect(() => {
    if (words !== undefined) document.title = `${words.title} · Banquise`;
  }, [words]);
  if (words === undefined) return <main id="main" className="page" aria-busy="true" />;
  return (
    <PadSpeaking value={words}>
      <ControlsSpeak value={words}>
        <div className="pad-book">
          {at !== undefined ? <Opened key={at} at={at} /> : fragment !== '' ? <Arrived key={fragment} fragment={fragment} /> : <Cover />}
        </div>
      </ControlsSpeak>
    </PadSpeaking>
  );
}

function Opened({ at }: { at: string }): ReactNode {
  const [leaf] = useState(() => (hasPad(at) ? undefined : readLeaf(at)));
  const tile = tileOf(leaf?.game ?? at);
  if (tile === undefined || !hasPad(tile.id)) return <Lost />;
  return (
    <WithGame tile={tile}>
      {(pad, texts) => {
        if (leaf === undefined) return <NewLeaf tile={tile} pad={pad} />;
        return pad.model.isDraft(leaf.draft) ? <LeafPage first={leaf} tile={tile} pad={pad} texts={texts} /> : <Lost />;
      }}
    </WithGame>
  );
}

/** What a game brings, and its texts, once they are here. */
function WithGame({ tile, children }: { tile: Tile; children: (pad: PadGame, texts: Texts) => ReactNode }): ReactNode {
  useStylesOf(tile.id);
  const { language } = useStore(settings);
  const loaded = useLoaded(language, async () => {
    const pad = await loadPad(tile.id);
    return pad && { pad, texts: await pad.model.game.texts[language]() };
  });
  return loaded === undefined ? <main id="main" className="page" aria-busy="true" /> : children(loaded.pad, loaded.texts);
}

/** A game that came in a link: to look at, and to keep. */
function Arrived({ fragment }: { fragment: string }): ReactNode {
  const words = usePadWords();
  const { language } = useStore(settings);
  const read = useLoaded(fragment, () => readLink(fragment, modelOf));
  if (read === undefined) return <main id="main" className="page" aria-busy="true" />;
  if ('problem' in read) return <BadLink problem={read.problem} />;
  const tile = tileOf(read.leaf.game);
  if (tile === undefined) return <BadLink problem="unknown" />;
  const mine = readLeaf(read.leaf.id);
  const leaf: Leaf = { ...read.leaf, changed: Date.now(), me: mine?.me ?? null, outcome: null };
  return (
    <WithGame tile={tile}>
      {(pad, texts) => {
        const reckoning = reckon(pad.model, leaf);
        const keep = (): void => {
          writeLeaf({ ...leaf, outcome: outcomeOf(reckoning) });
          go({ page: 'pad', at: leaf.id }, 'replace');
        };
        return (
          <>
            <PageTop title={words.arrived} to={{ page: 'pad' }} />
            <main id="main" className="page pad-leaf">
              <div className="pad-bar">
                <p>{words.arrivedMore(tile.title, dayOf(leaf.day, language))}</p>
                <button type="button" className="btn primary" onClick={keep}>
                  {mine === undefined ? words.keep : words.keepAgain}
                </button>
              </div>
              <Result pad={pad} texts={texts} leaf={leaf} reckoning={reckoning} />
            </main>
          </>
        );
      }}
    </WithGame>
  );
}

function BadLink({ problem }: { problem: LinkProblem }): ReactNode {
  const words = usePadWords();
  return (
    <>
      <PageTop title={words.title} to={{ page: 'pad' }} />
      <main id="main" className="page">
        <section className="empty plane">
          <p role="alert">{words.linkProblems[problem]}</p>
          <a className="btn primary" href="/pad">
            {words.title}
          </a>
        </section>
      </main>
    </>
  );
}
