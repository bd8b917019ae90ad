import { figure, type Texts } from '@banquise/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Tile } from '../../games/tile.ts';
import type { PadGame } from '../../kit/pad/game.ts';
import { dayOf } from '../../ui/date.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon, Mark } from '../../ui/icon.tsx';
import { go } from '../../ui/router.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Segments } from '../../ui/tools.tsx';
import { PageTop } from '../../ui/top.tsx';
import { throwAway } from './cover.tsx';
import { type Company, People } from './people.tsx';
import { outcomeOf, reckon, switched } from './reckon.ts';
import { calledOf, Result } from './result.tsx';
import { ShareLeaf } from './share.tsx';
import { companyOf, reseated } from './start.tsx';
import { type Leaf, WAYS, writeLeaf } from './store.ts';
import { usePadWords } from './words/words.ts';

interface Props {
  readonly first: Leaf;
  readonly tile: Tile;
  readonly pad: PadGame;
  readonly texts: Texts;
}

interface Written {
  readonly leaf: Leaf;
  readonly part: string | undefined;
}

/** A leaf being filled in: kept by itself at every step, and every step can be undone. */
export function LeafPage({ first, tile, pad, texts }: Props): ReactNode {
  const words = usePadWords();
  const { leaf, kept, write, undo, canUndo } = useSteps(first, pad);
  const { language } = useStore(settings);
  const [asked, setAsked] = useState<'share' | 'people' | null>(null);
  const reckoning = reckon(pad.model, leaf);
  const names = calledOf(leaf, words);
  const scores = names.map((name, seat) => `${name} ${reckoning.sheet?.seats[seat]?.total ?? '–'}`).join(', ');
  return (
    <>
      <PageTop title={tile.title} to={{ page: 'pad' }} />
      <main id="main" className={`page pad-leaf from-${leaf.way}`}>
        <div className="pad-bar">
          <Segments
            legend={words.way}
            hideLegend
            values={WAYS}
            value={leaf.way}
            name={(way) => words.ways[way]}
            onChange={(way) => write(switched(pad.model, leaf, way))}
          />
          <span className="pad-tools">
            <button type="button" className="btn icon" aria-label={words.undo} aria-disabled={!canUndo} onClick={undo}>
              <Icon name="undo" />
            </button>
            <button type="button" className="btn icon" aria-label={words.change} onClick={() => setAsked('people')}>
              <Icon name="people" />
            </button>
            <button type="button" className="btn icon" aria-label={words.share} onClick={() => setAsked('share')}>
              <Icon name="share" />
            </button>
          </span>
        </div>
        <p className="pad-about num">{dayOf(leaf.day, language)}</p>
        <p className="small muted pad-hint">{words.wayMore}</p>
        {!kept && <p className="error">{words.notKept}</p>}
        <div className="pad-cols">
          {leaf.way === 'table' && (
            <OnTable pad={pad} texts={texts} leaf={leaf} names={names} onDraft={(draft, part) => write({ ...leaf, draft }, part)} />
          )}
          <Result
            pad={pad}
            texts={texts}
            leaf={leaf}
            reckoning={reckoning}
            {...(leaf.way === 'sheet' && { onColumns: (columns, part) => write({ ...leaf, columns }, part) })}
          />
        </div>
        <p className="sr" role="status">
          {words.totals(scores)}
        </p>
        <p className="pad-end">
          <button
            type="button"
            className="btn danger"
            onClick={() => {
              throwAway(leaf);
              go({ page: 'pad' });
            }}
          >
            {words.removeGame}
          </button>
        </p>
      </main>
      {leaf.way === 'table' && <Foot leaf={leaf} totals={leaf.names.map((_, seat) => reckoning.sheet?.seats[seat]?.total)} />}
      {asked === 'share' && <ShareLeaf leaf={leaf} title={`${tile.title}: ${scores}`} onClose={() => setAsked(null)} />}
      {asked === 'people' && <Change leaf={leaf} tile={tile} pad={pad} onChange={write} onClose={() => setAsked(null)} />}
    </>
  );
}

/** The leaf, written down after each step, and the steps before. */
function useSteps(first: Leaf, pad: PadGame) {
  const [leaf, setLeaf] = useState(first);
  const [past, setPast] = useState<readonly Written[]>([]);
  const [kept, setKept] = useState(true);
  const put = (next: Leaf): void => {
    setLeaf(next);
    setKept(writeLeaf(next));
  };
  const write = (next: Leaf, part?: string): void => {
    const again = part !== undefined && past.at(-1)?.part === part;
    if (!again) setPast([...past, { leaf, part }]);
    put({ ...next, changed: Date.now(), outcome: outcomeOf(reckon(pad.model, next)) });
  };
  const undo = (): void => {
    const last = past.at(-1);
    if (last === undefined) return;
    setPast(past.slice(0, -1));
    put(last.leaf);
  };
  const latest = useRef(undo);
  latest.current = undo;
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
  return { leaf, kept, write, undo, canUndo: past.length > 0 };
}

interface OnTableProps {
  readonly pad: PadGame;
  readonly texts: Texts;
  readonly leaf: Leaf;
  readonly names: readonly string[];
  readonly onDraft: (draft: Leaf['draft'], part?: string) => void;
}

/** What lies there, part by part: what all share, then player after player. */
function OnTable({ pad, texts, leaf, names, onDraft }: OnTableProps): ReactNode {
  const words = usePadWords();
  const { language } = useStore(settings);
  const { Common, Own } = pad;
  const seats = leaf.names.map((_, seat) => String(seat));
  const parts = Common === undefined ? seats : ['common', ...seats];
  const [chosen, setChosen] = useState(parts[0] ?? '0');
  const part = parts.includes(chosen) ? chosen : '0';
  const Entry = part === 'common' && Common !== undefined ? Common : Own;
  const nameOf = (value: string): string => (value === 'common' ? (pad.words(language).common ?? '') : (names[Number(value)] ?? ''));
  const next = parts[parts.indexOf(part) + 1];
  return (
    <section className="pad-entry">
      <Segments
        legend={words.whose}
        hideLegend
        values={parts}
        value={part}
        name={(value) => (
          <span className="pad-whose">
            {value !== 'common' && <Mark seat={Number(value)} size="s" />}
            {nameOf(value)}
          </span>
        )}
        onChange={setChosen}
      />
      <h2 className="sr">{nameOf(part)}</h2>
      <Entry
        key={part}
        draft={leaf.draft}
        seat={part === 'common' ? 0 : Number(part)}
        names={names}
        texts={texts}
        language={language}
        onChange={onDraft}
      />
      {next !== undefined && (
        <p className="pad-next">
          <button type="button" className="btn" onClick={() => setChosen(next)}>
            {words.next(nameOf(next))}
            <Icon name="next" />
          </button>
        </p>
      )}
    </section>
  );
}

/** Under the thumb: everybody's points as they stand, and the way to the sheet. */
function Foot({ leaf, totals }: { leaf: Leaf; totals: readonly (number | undefined)[] }): ReactNode {
  const words = usePadWords();
  return (
    <div className="pad-foot">
      <span className="num" aria-hidden="true">
        {leaf.names.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
          <span key={seat}>
            <Mark seat={seat} size="s" />
            {totals[seat] === undefined ? '–' : figure(totals[seat])}
          </span>
        ))}
      </span>
      <button
        type="button"
        className="btn primary"
        onClick={() => {
          const result = document.getElementById('result');
          result?.scrollIntoView({ block: 'start' });
          result?.focus({ preventScroll: true });
        }}
      >
        {words.toResult}
      </button>
    </div>
  );
}

interface ChangeProps {
  readonly leaf: Leaf;
  readonly tile: Tile;
  readonly pad: PadGame;
  readonly onChange: (leaf: Leaf, part: string) => void;
  readonly onClose: () => void;
}

/** Names, order, date and oneself, corrected later. */
function Change({ leaf, tile, pad, onChange, onClose }: ChangeProps): ReactNode {
  const words = usePadWords();
  const [company, setCompany] = useState<Company>(() => companyOf(leaf));
  const close = (): void => {
    if (JSON.stringify(company) !== JSON.stringify(companyOf(leaf))) onChange(reseated(leaf, pad, company), 'people');
    onClose();
  };
  return (
    <Dialog title={words.change} wide onClose={close}>
      <div className="form pad-people">
        <People company={company} tile={tile} pad={pad} onChange={setCompany} />
        <div className="actions">
          <button type="button" className="btn primary" onClick={close}>
            {words.done}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
