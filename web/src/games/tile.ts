import type { Language } from '@banquise/kernel';

/** What the shell knows of a game before its code is loaded. */
export interface Tile {
  readonly id: string;
  readonly title: string;
  readonly accent: 'moss' | 'aurora' | 'amber' | 'glacier' | 'dusk' | 'violet';
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  readonly author: string;
  /** Absent where the sources at hand name nobody. */
  readonly illustrator?: string;
  readonly publisher: string;
  readonly tease: Readonly<Record<Language, string>>;
  readonly picture: string;
  /** Each turn ends with a button of its own: nobody is asked whether to confirm it. */
  readonly endsItself?: true;
}
