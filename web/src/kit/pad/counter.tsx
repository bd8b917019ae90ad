import { type ReactNode, useId, useState } from 'react';
import { useControlWords } from './speech.ts';
import { readSum } from './sum.ts';

interface Props {
  readonly label: string;
  readonly value: number | null;
  readonly most: number;
  readonly onChange: (value: number | null) => void;
  /** Whether nothing at all may stand here. */
  readonly mayBeBlank?: boolean;
  readonly hideLabel?: boolean;
  readonly children?: ReactNode;
}

/** A number to step through or to write, as a sum if one likes. */
export function Counter({ label, value, most, onChange, mayBeBlank = false, hideLabel = false, children }: Props): ReactNode {
  const words = useControlWords();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const read = readSum(draft ?? '');
  const bad = draft !== null && (read === 'bad' || (typeof read === 'number' && (read < 0 || read > most)));
  const write = (text: string): void => {
    const sum = readSum(text);
    setDraft(text);
    if (sum === 'blank' && mayBeBlank) onChange(null);
    if (typeof sum === 'number' && sum >= 0 && sum <= most) onChange(sum);
  };
  const step = (by: number): void => {
    setDraft(null);
    onChange(Math.min(most, Math.max(0, (value ?? (by > 0 ? 0 : 1)) + by)));
  };
  return (
    <div className="count-field">
      <label htmlFor={id} className={hideLabel ? 'sr' : 'label'}>
        {children}
        {label}
      </label>
      <span className="counter">
        <button type="button" className="btn icon" aria-label={words.less(label)} onClick={() => step(-1)}>
          −
        </button>
        <input
          id={id}
          className="field num"
          inputMode="tel"
          autoComplete="off"
          value={draft ?? (value === null ? '' : String(value))}
          placeholder="–"
          aria-invalid={bad}
          aria-describedby={bad ? `${id}-bad` : undefined}
          onChange={({ target }) => write(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={() => bad || setDraft(null)}
        />
        <button type="button" className="btn icon" aria-label={words.more(label)} onClick={() => step(1)}>
          +
        </button>
      </span>
      {bad && (
        <p id={`${id}-bad`} className="error" role="alert">
          {words.badCount(words.hintRange(0, most))}
        </p>
      )}
    </div>
  );
}
