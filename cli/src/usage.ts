import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { gameIds, loadGame } from '@banquise/games';
import { type Game, LANGUAGES, type Language } from '@banquise/kernel';

/** Something that the person at the keyboard can put right: one line on standard error, exit status 2. */
export class UsageError extends Error {}

/** A command of `banquise`. It returns its exit status. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  run(args: string[]): Promise<number>;
}

type Flags = Readonly<Record<string, string | boolean | undefined>>;

/** Reads flags and words; anything unknown is a usage error that names it. */
export function readFlags(args: string[], options: ParseArgsOptionsConfig): { flags: Flags; words: string[] } {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    return { flags: values as Flags, words: positionals };
  } catch (error) {
    // Node explains at length how to escape dashes; its first sentence says what is wrong.
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

export function wholeNumber(flags: Flags, name: string, fallback: number, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const text = flags[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (typeof text !== 'string' || text.trim() === '' || !Number.isInteger(value) || value < min || value > max) {
    const range = max === Number.MAX_SAFE_INTEGER ? `a whole number from ${min}` : `a whole number from ${min} to ${max}`;
    throw new UsageError(`--${name} wants ${range}, not "${text}"`);
  }
  return value;
}

export function language(flags: Flags): Language {
  const wanted = flags.lang ?? process.env.LANG?.slice(0, 2) ?? 'en';
  const known = LANGUAGES.find((one) => one === wanted);
  if (known) return known;
  if (flags.lang === undefined) return 'en';
  throw new UsageError(`--lang wants one of ${LANGUAGES.join(', ')}, not "${wanted}"`);
}

export async function gameNamed(words: readonly string[]): Promise<Game> {
  const [id, ...more] = words;
  const ids = gameIds();
  if (id === undefined) throw new UsageError(`name a game: ${ids.join(', ')}`);
  if (!ids.includes(id)) throw new UsageError(`there is no game "${id}"; games are ${ids.join(', ')}`);
  if (more.length > 0) throw new UsageError(`"${more[0]}" is one word too many`);
  return loadGame(id);
}

export function players(flags: Flags, game: Game): number {
  const { min, max } = game.seats;
  return wholeNumber(flags, 'players', min, min, max);
}
