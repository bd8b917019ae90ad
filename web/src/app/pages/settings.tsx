import { LANGUAGES } from '@banquise/kernel';
import type { ReactNode } from 'react';
import type { Company } from '../../kit/company.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { change, SPEEDS, settings, THEMES } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Segments, Toggle } from '../../ui/tools.tsx';
import { PageTop } from '../../ui/top.tsx';

const NAMES = { fr: 'Français', it: 'Italiano', en: 'English' } as const;

/** What can be chosen, everywhere the same: on its page, and in the menu of a table. A seat from afar confirms as it likes. */
export function SettingsForm({ confirm: atSeat }: { confirm?: Company['confirm'] }): ReactNode {
  const words = useWords();
  const { language, theme, speed, sounds, confirm, keys, plain, name } = useStore(settings);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <div className="form">
      <Segments
        legend={words.languageLabel}
        values={LANGUAGES}
        value={language}
        name={(value) => <span lang={value}>{NAMES[value]}</span>}
        onChange={(value) => change({ language: value })}
      />
      <Segments
        legend={words.theme}
        values={THEMES}
        value={theme}
        name={(value) => words.themes[value]}
        onChange={(value) => change({ theme: value })}
      />
      <div>
        <Segments
          legend={words.speed}
          values={SPEEDS}
          value={speed}
          name={(value) => words.speeds[value]}
          onChange={(value) => change({ speed: value })}
        />
        {still && <p className="small muted">{words.stillSystem}</p>}
      </div>
      <label>
        <span className="label">{words.yourName}</span>
        <input
          className="field"
          value={name}
          maxLength={24}
          autoComplete="nickname"
          placeholder={words.nickname}
          onChange={({ target }) => change({ name: target.value })}
        />
      </label>
      <div>
        <Toggle on={sounds} onChange={(on) => change({ sounds: on })}>
          {words.sounds}
        </Toggle>
        <Toggle on={atSeat?.on ?? confirm} onChange={atSeat?.set ?? ((on) => change({ confirm: on }))}>
          {words.confirm}
          <span className="small muted"> {words.confirmMore}</span>
        </Toggle>
        <Toggle on={keys} onChange={(on) => change({ keys: on })}>
          {words.keys}
        </Toggle>
        <Toggle on={plain} onChange={(on) => change({ plain: on })}>
          {words.plain}
          <span className="small muted"> {words.plainMore}</span>
        </Toggle>
      </div>
    </div>
  );
}

export function SettingsPage(): ReactNode {
  const words = useWords();
  return (
    <>
      <PageTop title={words.settings} />
      <main id="main" className="page">
        <div className="plane">
          <SettingsForm />
        </div>
      </main>
    </>
  );
}
