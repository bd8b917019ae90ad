import { type CSSProperties, lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../ui/i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { useStylesOf } from '../ui/of-game.ts';
import { go } from '../ui/router.ts';
import { settings } from '../ui/settings.ts';
import { useStore } from '../ui/store.ts';
import { Toast } from '../ui/toast.tsx';
import { Bar } from './bar.tsx';
import type { Company } from './company.ts';
import { Consulted } from './consult.tsx';
import { AtTable, type Inquiry, type TableState, useTable } from './context.ts';
import type { Controller } from './controller.ts';
import { Curtain } from './curtain.tsx';
import { enterLog } from './enter-log.ts';
import { FirstSlip } from './firstslip.tsx';
import { Explanation } from './help.tsx';
import { useKeys } from './keys.ts';
import { type HintState, Ledge } from './ledge.tsx';
import { Log } from './log.tsx';
import { type Panel, Panels } from './panels.tsx';
import { promptOf, type Said } from './prompt.ts';
import { litPlaces, type Scenery } from './scenery.ts';
import { ScoreSheet } from './score.tsx';
import { curtainOf, thinkingOf } from './session.ts';
import { Tabletop } from './tabletop.tsx';
import { useTurns } from './turns.ts';
import './table.css';
import './ledge.css';
import './advice.css';

/** Few read a table as text: the others need not fetch it. */
const PlainTable = lazy(async () => ({ default: (await import('./plain.tsx')).PlainTable }));

interface FrameProps {
  readonly controller: Controller;
  readonly title: string;
  readonly accent: string;
  readonly company?: Company;
  /** Who tells a learner what to do. */
  readonly coach?: ReactNode;
}

/** A table: the bar, the prompt, the board, and everything one may ask of them. */
export function TableFrame({ controller, title, accent, company, coach }: FrameProps): ReactNode {
  const words = useWords();
  const scenery = useStore(controller.scenery);
  const curtain = useStore(curtainOf(controller.session));
  const { plain } = useStore(settings);
  const [toast, setToast] = useState('');
  const [focus, setFocus] = useState('');
  const [explained, setExplained] = useState<string | null>(null);
  const [panel, setPanel] = useState<Panel>(null);
  const [inquiry, setInquiry] = useState<Inquiry | null>(null);
  const [hints, setHints] = useState<HintState | null>(null);
  const lit = useMemo(() => litPlaces(scenery), [scenery]);
  const table: TableState = {
    ...{ controller, scenery, lit, focus, setFocus, company },
    ...useTurns(scenery, controller.board),
    explain: (place) => {
      // Why another place could not be chosen is no question any more.
      controller.select(controller.scenery.get().selection.picked);
      setExplained(place);
    },
    consult: setInquiry,
  };
  const mine = scenery.choices.length > 0;

  const askHint = (): void => {
    const advise = controller.session.play?.advise;
    if (!mine || advise === undefined || company?.noHints !== undefined) {
      controller.say(company?.noHints ?? words.hintNone);
      return;
    }
    const decision = decisionOf(scenery);
    // What is chosen has the ledge to itself: it gives way to the advice that was asked for.
    controller.cancel();
    setHints({ decision, thinking: true, advice: [] });
    void advise().then(
      (advice) => {
        const sorted = [...advice].sort((a, b) => b.margin - a.margin);
        setHints((open) => (open?.decision === decision ? { decision, thinking: false, advice: sorted } : open));
      },
      () => {
        setHints((open) => (open?.decision === decision ? null : open));
        controller.say(words.botsSilent);
      },
    );
  };
  useTitle(title, mine);
  useStylesOf(controller.board.game.id);
  const open = (wanted: Panel): void => {
    if (wanted !== 'log' || !enterLog()) setPanel(wanted);
  };
  const undoing = useRef<HTMLButtonElement>(null);
  useKeys(
    table,
    {
      undo: () => undoing.current?.click(),
      hint: askHint,
      log: () => open('log'),
      help: () => open('help'),
      shut: () => setHints(null),
    },
    words.nothingToDo,
  );
  return (
    <AtTable value={table}>
      <div
        className={`table ${plain ? 'is-plain' : ''}`}
        inert={curtain !== null}
        style={{ '--accent': `var(--${accent}-strong)` } as CSSProperties}
      >
        <Bar title={title} undoing={undoing} onHint={askHint} onPanel={open} onDead={setToast} />
        <main id="main" className={`play ${coach === undefined ? '' : 'coached'}`}>
          {coach}
          <Play
            title={title}
            hints={mine && hints?.decision === decisionOf(scenery) ? hints : null}
            onHintDone={() => setHints(null)}
            onShare={() => setPanel('share')}
          />
        </main>
        <p className="sr" aria-live="polite">
          {scenery.spoken}
        </p>
      </div>
      <Curtain />
      <Toast text={toast} onDone={() => setToast('')} />
      {explained !== null && <Explanation place={explained} onClose={() => setExplained(null)} />}
      <Panels open={panel} onClose={() => setPanel(null)} />
      <Consulted game={controller.board.game.id} inquiry={inquiry} onClose={() => setInquiry(null)} />
    </AtTable>
  );
}

interface PlayProps {
  readonly title: string;
  readonly hints: HintState | null;
  readonly onHintDone: () => void;
  readonly onShare: () => void;
}

/** The board, as a picture or as text; and the score pad once all is played. */
function Play({ title, hints, onHintDone, onShare }: PlayProps): ReactNode {
  const words = useWords();
  const { controller, scenery, company, lately } = useTable();
  const thinking = useStore(thinkingOf(controller.session));
  const { plain } = useStore(settings);
  const [tableShown, setTableShown] = useState(false);
  const { moment, mirror, choices, selection, moving, looking, recent } = scenery;
  // Where a turn ends with a button of its own, that was the confirmation.
  const { endsItself } = controller.board;
  const ended = (endsItself === 'by a move' || (endsItself === 'by a button' && !plain)) && mirror.own?.complete === true && !moving;
  useEffect(() => {
    if (ended) queueMicrotask(() => controller.confirm());
  }, [ended, controller]);
  const finished = mirror.status.phase === 'finished' && !moving && looking === null;
  if (finished && !tableShown)
    return (
      <ScoreSheet
        onTable={() => setTableShown(true)}
        onShare={onShare}
        onReplay={company?.onReplay ?? (() => go({ page: 'replay', id: mirror.status.id }))}
        onRematch={() => void controller.session.play?.rematch?.().then((id) => go({ page: 'table', id }))}
      />
    );
  const prompt = <Prompt said={promptOf(scenery, controller.board, thinking, words)} />;
  if (plain)
    return (
      <Suspense>
        <PlainTable prompt={prompt} />
      </Suspense>
    );
  const ledge = finished ? <Over onScore={() => setTableShown(false)} /> : <Ledge hints={hints} onHintDone={onHintDone} />;
  const { Board } = controller.board;
  return (
    <Tabletop label={title}>
      <Board
        {...{ moment, choices, recent, lately }}
        picked={selection.picked}
        parts={{ prompt, ledge, log: <SideLog />, first: <FirstSlip /> }}
      />
    </Tabletop>
  );
}

/** Beside the board: what was played, and what people say. */
function SideLog(): ReactNode {
  const { company } = useTable();
  return (
    <>
      <Log />
      {company?.talk}
    </>
  );
}

/** The tab of the browser tells whose turn it is. */
function useTitle(title: string, mine: boolean): void {
  useEffect(() => {
    document.title = `${mine ? '● ' : ''}${title} · Banquise`;
  }, [title, mine]);
}

/** A hint belongs to one decision of one reader, and goes with it. */
const decisionOf = ({ mirror, moment }: Scenery): string => [mirror.version, mirror.own?.draft.length ?? 0, moment.you].join();

/** At a hyphen a line may end, and a sentence reads "ou repérez-" before what belongs to it. */
const unbroken = (text: string): ReactNode =>
  text.split(/(\S+-\S+)/).map((part, i) => {
    if (i % 2 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence stand in their order, and two may be alike
    return <Unbroken key={i}>{part}</Unbroken>;
  });

const Unbroken = ({ children }: { children: string }): ReactNode => <span className="unbroken">{children}</span>;

/** More letters than two lines of a phone hold. */
const LONG = 84;

/**
 * The one sentence that says what can be done now; what the eye reads is what a screen reader hears. Beside it, the rule; or
 * what is chosen in words, which a phone has no room for.
 */
function Prompt({ said: { state, text, more } }: { said: Said }): ReactNode {
  const words = useWords();
  const { controller, scenery, consult, explain } = useTable();
  const { moment, selection } = scenery;
  const { view, you } = moment;
  const chosen = state === 'choosing' ? selection.picked[0] : undefined;
  const about = chosen === undefined ? undefined : controller.board.help(moment, chosen)?.title;
  return (
    <div className="prompt" data-state={state} data-long={text.length + more.length > LONG || undefined}>
      <p role="status">
        {unbroken(text)}
        {more !== '' && <small>{more}</small>}
      </p>
      <button
        type="button"
        className="prompt-rule"
        aria-label={about === undefined ? words.ruleBehind : words.inWords(about)}
        onClick={() => (chosen === undefined || about === undefined ? consult({ view, you }) : explain(chosen))}
      >
        <Icon name={about === undefined ? 'learn' : 'help'} />
      </button>
    </div>
  );
}

function Over({ onScore }: { onScore: () => void }): ReactNode {
  const words = useWords();
  return (
    <aside className="ledge" data-keep>
      <div className="deeds">
        <button type="button" className="btn primary deed" onClick={onScore}>
          {words.scores}
        </button>
      </div>
    </aside>
  );
}
