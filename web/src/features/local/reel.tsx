import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';

/** Milliseconds that a turn is shown. */
const SHOWN = { slow: 2600, normal: 1400, fast: 600 } as const;
type Tempo = keyof typeof SHOWN;
const TEMPI: readonly Tempo[] = ['slow', 'normal', 'fast'];

interface Props {
  /** Turns that have been shown. */
  readonly at: number;
  readonly length: number;
  readonly show: (turn: number) => void;
}

/** What a replay is moved with: by itself, turn by turn, at once to any turn; with the mouse, a finger or keys. */
export function Reel({ at, length, show }: Props): ReactNode {
  const words = useWords();
  const [plays, setPlays] = useState(false);
  const [tempo, setTempo] = useState<Tempo>('normal');
  const running = plays && at < length;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => show(at + 1), SHOWN[tempo]);
    return () => clearTimeout(timer);
  }, [running, at, tempo, show]);
  /** At the end it begins again. */
  const toggle = (): void => {
    if (!running && at >= length) show(0);
    setPlays(!running);
  };
  /** Who moves it holds it. */
  const to = (turn: number): void => {
    setPlays(false);
    show(turn);
  };
  useEffect(() => {
    const act: ReadonlyMap<string, () => void> = new Map([
      ['ArrowLeft', () => to(at - 1)],
      ['ArrowRight', () => to(at + 1)],
      ['Home', () => to(0)],
      ['End', () => to(length)],
      [' ', toggle],
    ]);
    const onKey = (event: KeyboardEvent): void => {
      const deed = act.get(event.key);
      if (deed === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, button, a, summary, dialog') !== null)
        return;
      event.preventDefault();
      deed();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return (
    <aside className="ledge replay" data-keep aria-label={words.replaySlider}>
      <div className="reel">
        <input
          type="range"
          min="0"
          max={length}
          value={at}
          aria-label={words.replaySlider}
          aria-valuetext={words.moment(at, length)}
          onChange={({ target }) => to(Number(target.value))}
        />
        <span className="num small">{words.moment(at, length)}</span>
        <button type="button" className="btn icon" aria-label={words.previous} aria-disabled={at === 0} onClick={() => to(at - 1)}>
          <Icon name="back" />
        </button>
        <button type="button" className="btn primary" title={words.replayKeys} aria-pressed={running} onClick={toggle}>
          <Icon name={running ? 'pause' : 'play'} />
          {running ? words.replayStop : words.replayPlay}
        </button>
        <button type="button" className="btn icon forward" aria-label={words.next} aria-disabled={at >= length} onClick={() => to(at + 1)}>
          <Icon name="back" />
        </button>
        <select className="field" aria-label={words.replaySpeed} value={tempo} onChange={({ target }) => setTempo(target.value as Tempo)}>
          {TEMPI.map((one) => (
            <option key={one} value={one}>
              {words.replaySpeeds[one]}
            </option>
          ))}
        </select>
      </div>
    </aside>
  );
}
