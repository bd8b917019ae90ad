import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useWords } from '../i18n/index.ts';
import { SettingsForm } from '../pages/options.tsx';
import { go } from '../router.ts';
import { change, settings } from '../settings.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Icon } from '../shell/icon.tsx';
import { Link } from '../shell/link.tsx';
import { Toast } from '../shell/toast.tsx';
import { LanguageSwitch } from '../shell/tools.tsx';
import { useStore } from '../store.ts';
import { AtTable, type TableState } from './context.ts';
import { type Controller, litPlaces, turnNumber } from './controller.ts';
import { Curtain } from './curtain.tsx';
import { Explanation, GameHelp } from './help.tsx';
import { useKeys } from './keys.ts';
import { Log } from './log.tsx';
import { PlainTable } from './plain.tsx';
import { ScoreSheet } from './score.tsx';
import { ShareDialog } from './share.tsx';
import { type HintState, Sheet } from './sheet.tsx';
import { Stage } from './stage.tsx';
import './table.css';

type Panel = 'log' | 'help' | 'menu' | 'share' | null;

/** A table: the bar, the prompt, the board, and everything one may ask of them. */
export function TableFrame({ controller, title, accent }: { controller: Controller; title: string; accent: string }): ReactNode {
  const words = useWords();
  const scenery = useStore(controller.scenery);
  const thinking = useStore(controller.session.thinking);
  const curtain = useStore(controller.session.curtain);
  const [toast, setToast] = useState('');
  const { plain } = useStore(settings);
  const [focus, setFocus] = useState('');
  const [explained, setExplained] = useState<string | null>(null);
  const [panel, setPanel] = useState<Panel>(null);
  const [hints, setHints] = useState<HintState | null>(null);
  const [tableShown, setTableShown] = useState(false);
  const { moment, mirror, choices, selection, moving, looking } = scenery;
  const lit = useMemo(() => litPlaces(scenery), [scenery]);
  const table: TableState = { controller, scenery, lit, focus, setFocus, explain: setExplained };

  const askHint = (): void => {
    if (choices.length === 0) {
      controller.say(words.hintNone);
      return;
    }
    setHints({ thinking: true, advice: [] });
    const version = mirror.version;
    void controller.session.advise().then((advice) => {
      if (controller.session.mirror.get().version === version) setHints({ thinking: false, advice });
    });
  };
  useTitle(title, choices.length > 0);
  useKeys(table, { hint: askHint, log: () => setPanel('log'), help: () => setPanel('help') }, words.nothingToDo);

  const finished = mirror.status.phase === 'finished' && !moving;
  const over = finished && looking === null && !tableShown;
  const prompt = <Prompt sentence={sentenceOf(controller, thinking === null ? null : (moment.names[thinking] ?? ''), words.thinking)} />;
  const hintsNow = choices.length > 0 && hints !== null ? hints : null;
  const { Board } = controller.board;
  const undoable = (mirror.own?.undo.steps ?? 0) > 0;
  return (
    <AtTable value={table}>
      <div
        className={`table ${plain ? 'is-plain' : ''}`}
        inert={curtain !== null}
        style={{ '--accent': `var(--${accent}-strong)` } as React.CSSProperties}
      >
        <header className="bar">
          <Link className="btn bare icon" to={{ page: 'home' }} aria-label={words.quit}>
            <Icon name="back" />
          </Link>
          <h1>
            {title} <small className="num">{words.turn(turnNumber(scenery, controller.board))}</small>
          </h1>
          <button type="button" className="btn bare plain-switch" onClick={() => change({ plain: !plain })}>
            {plain ? words.toPicture : words.toPlain}
          </button>
          <nav aria-label={words.menu}>
            <Tool
              icon="undo"
              label={words.undo}
              keyName="Z"
              off={!undoable}
              why={undoable ? undefined : words.undoNothing}
              onClick={() => controller.undo()}
            />
            <Tool
              icon="hint"
              label={words.hint}
              keyName="I"
              off={choices.length === 0}
              why={choices.length === 0 ? words.hintNone : undefined}
              onClick={askHint}
            />
            <Tool icon="help" label={words.help} keyName="?" onClick={() => setPanel('help')} />
            <Tool icon="log" label={words.log} keyName="J" onClick={() => setPanel('log')} />
            <Tool icon="menu" label={words.menu} onClick={() => setPanel('menu')} />
          </nav>
        </header>
        <main id="main" className="play">
          {over ? (
            <ScoreSheet
              onTable={() => setTableShown(true)}
              onShare={() => setPanel('share')}
              onReplay={() => go({ page: 'replay', id: mirror.status.id })}
              onRematch={() => void controller.session.rematch().then((id) => go({ page: 'table', id }))}
            />
          ) : plain ? (
            <PlainTable prompt={prompt} />
          ) : (
            <Stage label={title}>
              <Board
                moment={moment}
                picked={selection.picked}
                choices={choices}
                recent={scenery.recent}
                parts={{
                  prompt,
                  sheet:
                    finished && looking === null ? (
                      <Over onScore={() => setTableShown(false)} />
                    ) : (
                      <Sheet hints={hintsNow} onHintDone={() => setHints(null)} />
                    ),
                  log: <Log />,
                }}
              />
            </Stage>
          )}
        </main>
        <p className="sr" aria-live="polite">
          {scenery.spoken}
        </p>
      </div>
      <Curtain />
      <Toast text={toast} onDone={() => setToast('')} />
      {explained !== null && <Explanation place={explained} onClose={() => setExplained(null)} />}
      {panel === 'help' && <GameHelp onClose={() => setPanel(null)} />}
      {panel === 'log' && (
        <Dialog title={words.log} className="logsheet" onClose={() => setPanel(null)}>
          <Log onLook={() => setPanel(null)} />
        </Dialog>
      )}
      {panel === 'menu' && (
        <Dialog title={words.menu} onClose={() => setPanel(null)}>
          <LanguageSwitch />
          <SettingsForm />
        </Dialog>
      )}
      {panel === 'share' && <ShareDialog line={controller.session.line() ?? ''} game={mirror.status.game} onClose={() => setPanel(null)} />}
    </AtTable>
  );
}

/** The tab of the browser tells whose turn it is. */
function useTitle(title: string, mine: boolean): void {
  useEffect(() => {
    document.title = `${mine ? '● ' : ''}${title} · Banquise`;
  }, [title, mine]);
}

function sentenceOf({ scenery, board }: Controller, thinker: string | null, thinking: (name: string) => string): string {
  const { moment, selection, mirror } = scenery.get();
  const sentence = selection.picked.length > 0 ? board.nextStep?.(moment, selection.picked) : undefined;
  if (sentence !== undefined) return sentence;
  if (thinker !== null && mirror.own !== null && mirror.own.moves.length === 0) return thinking(thinker);
  return moment.texts.prompt(moment.view, moment.names, moment.you);
}

/** The one sentence that says what can be done now; what the eye reads is what a screen reader hears. */
const Prompt = ({ sentence }: { sentence: string }): ReactNode => (
  <p className="prompt" role="status">
    {sentence}
  </p>
);

interface ToolProps {
  readonly icon: string;
  readonly label: string;
  readonly keyName?: string;
  readonly off?: boolean;
  /** Why it does nothing now. */
  readonly why?: string | undefined;
  readonly onClick: () => void;
}

const Tool = ({ icon, label, keyName, off, why, onClick }: ToolProps): ReactNode => (
  <button type="button" className="btn bare tool" aria-disabled={off === true ? true : undefined} title={why} onClick={onClick}>
    <Icon name={icon} />
    <span className="tool-name">{label}</span>
    {keyName !== undefined && (
      <span className="key" aria-hidden="true">
        {keyName}
      </span>
    )}
  </button>
);

function Over({ onScore }: { onScore: () => void }): ReactNode {
  const words = useWords();
  return (
    <aside className="sheet" data-keep>
      <div className="deeds">
        <button type="button" className="btn primary deed" onClick={onScore}>
          {words.scores}
        </button>
      </div>
    </aside>
  );
}
