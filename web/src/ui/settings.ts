import type { Language } from '@banquise/kernel';
import { KEPT_SETTINGS, keptLanguage, keptSettings, preferredLanguage } from './language.ts';
import { createStore, type Store } from './store.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['none', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What a person chose, kept in this browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly speed: Speed;
  readonly sounds: boolean;
  readonly confirm: boolean;
  /** One-letter keys at the table; people who dictate switch them off. */
  readonly keys: boolean;
  /** The table as headings and lists instead of a picture. */
  readonly plain: boolean;
  /** The name used last, offered again. */
  readonly name: string;
}

function defaults(): Settings {
  const touch = matchMedia('(pointer: coarse)').matches;
  return {
    language: preferredLanguage(navigator.languages),
    theme: 'system',
    speed: 'normal',
    sounds: true,
    confirm: touch,
    keys: true,
    plain: false,
    name: '',
  };
}

/** Whatever was kept, as far as it still makes sense. */
export function restored(kept: unknown, base: Settings): Settings {
  if (typeof kept !== 'object' || kept === null) return base;
  const given = kept as Partial<Record<keyof Settings, unknown>>;
  const among = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
    values.includes(value as T) ? (value as T) : otherwise;
  const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);
  return {
    language: keptLanguage(kept) ?? base.language,
    theme: among(THEMES, given.theme, base.theme),
    speed: among(SPEEDS, given.speed, base.speed),
    sounds: flag(given.sounds, base.sounds),
    confirm: flag(given.confirm, base.confirm),
    keys: flag(given.keys, base.keys),
    plain: flag(given.plain, base.plain),
    name: typeof given.name === 'string' ? given.name : base.name,
  };
}

export const settings: Store<Settings> = createStore(restored(keptSettings(), defaults()));

export function change(part: Partial<Settings>): void {
  const next = { ...settings.get(), ...part };
  settings.set(next);
  try {
    localStorage.setItem(KEPT_SETTINGS, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still plays; the choice lasts as long as the page.
  }
}

const night = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether pieces may travel at all. */
export const moves = (): boolean => settings.get().speed !== 'none' && !still.matches;

/** Writes theme, language and motion on the root element, where the styles read them. */
export function dress(): void {
  const { theme, language } = settings.get();
  const root = document.documentElement;
  root.lang = language;
  root.dataset.theme = theme === 'system' ? (night.matches ? 'dark' : 'light') : theme;
  root.dataset.motion = moves() ? 'some' : 'none';
}

export function keepDressed(): void {
  dress();
  settings.subscribe(dress);
  night.addEventListener('change', dress);
  still.addEventListener('change', dress);
}
