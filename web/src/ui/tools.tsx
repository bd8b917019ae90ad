import { LANGUAGES } from '@banquise/kernel';
import { type ReactNode, useId } from 'react';
import { useWords } from './i18n/index.ts';
import { Icon } from './icon.tsx';
import { change, settings } from './settings.ts';
import { useStore } from './store.ts';

interface Choices<T extends string> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly name: (value: T) => ReactNode;
  readonly onChange: (value: T) => void;
  readonly hideLegend?: boolean;
}

/** A few choices side by side. */
export function Segments<T extends string>({ legend, values, value, name, onChange, hideLegend }: Choices<T>): ReactNode {
  const group = useId();
  return (
    <fieldset>
      <legend className={hideLegend ? 'sr' : 'label'}>{legend}</legend>
      <span className="seg">
        {values.map((option) => (
          <label key={option}>
            <input type="radio" name={group} value={option} checked={option === value} onChange={() => onChange(option)} />
            {name(option)}
          </label>
        ))}
      </span>
    </fieldset>
  );
}

export function LanguageSwitch(): ReactNode {
  const words = useWords();
  const { language } = useStore(settings);
  return (
    <Segments
      legend={words.languageLabel}
      hideLegend
      values={LANGUAGES}
      value={language}
      name={(value) => <span lang={value}>{value.toUpperCase()}</span>}
      onChange={(value) => change({ language: value })}
    />
  );
}

/** Day or night, one tap away. */
export function ThemeButton(): ReactNode {
  const words = useWords();
  useStore(settings);
  const dark = document.documentElement.dataset.theme === 'dark';
  return (
    <button
      type="button"
      className="btn icon"
      aria-label={dark ? words.toLight : words.toDark}
      onClick={() => change({ theme: dark ? 'light' : 'dark' })}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}

export function Toggle({ on, onChange, children }: { on: boolean; onChange: (on: boolean) => void; children: ReactNode }): ReactNode {
  return (
    <label className="toggle">
      <input type="checkbox" role="switch" aria-checked={on} checked={on} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  );
}
