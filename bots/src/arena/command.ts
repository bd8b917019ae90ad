import { loadGame } from '@banquise/games';
import { crewOf } from '../node/crew.ts';
import type { Outcome } from './match.ts';
import { playersFor, readRequest } from './request.ts';
import { type Standing, standings } from './standing.ts';
import { hold } from './tournament.ts';

/** Where the words go; a test listens there. */
export interface Voices {
  out(line: string): void;
  err(line: string): void;
}

const CONSOLE: Voices = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
};

/** Seconds between two reports of progress. */
const REPORT = 10;

/** `banquise arena ...`: measures bots against each other. Returns the exit status. */
export async function arenaCommand(args: readonly string[], voices: Voices = CONSOLE): Promise<number> {
  const request = readRequest(args);
  if (!request.ok) return refused(voices, request.problem);
  const { game: name, bots, games, budget, seed, json } = request.value;
  const game = await loadGame(name).catch((error: Error) => error);
  if (game instanceof Error) return refused(voices, { field: 'GAME', expected: game.message });
  const players = playersFor(game, request.value.players, bots.length);
  if (!players.ok) return refused(voices, players.problem);

  const crew = crewOf();
  let reported = performance.now();
  try {
    const table = await hold(
      { bots, players: players.value, games, budget, seed },
      async (deal, lineup, thinking) => (await crew.run({ task: 'play', game: name, seed: deal, lineup, budget: thinking })) as Outcome,
      (played, planned) => {
        if (performance.now() - reported < REPORT * 1000) return;
        reported = performance.now();
        voices.err(`${played.length} of ${planned} games: ${standings(bots, played).map(brief).join(', ')}`);
      },
    );
    voices.out(json ? JSON.stringify({ bots: table }) : [HEADING, ...table.map(row)].join('\n'));
    return 0;
  } finally {
    await crew.close();
  }
}

function refused(voices: Voices, { field, expected }: { readonly field: string; readonly expected: string }): number {
  voices.err(`${field}: expected ${expected}`);
  return 2;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const brief = ({ bot, winRate }: Standing): string => `${bot} ${percent(winRate)}`;

const COLUMNS = [14, 9, 18, 12, 6] as const;
const cells = (texts: readonly string[]): string =>
  texts.map((text, i) => (i === 0 ? text.padEnd(COLUMNS[i] ?? 0) : text.padStart(COLUMNS[i] ?? 0))).join('');

const HEADING = cells(['bot', 'wins', '95 %', 'margin', 'elo']);

const row = ({ bot, winRate, low, high, meanMargin, elo }: Standing): string =>
  cells([bot, percent(winRate), `${percent(low)} - ${percent(high)}`, meanMargin.toFixed(2), `${elo}`]);
