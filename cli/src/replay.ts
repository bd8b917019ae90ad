import { readFileSync } from 'node:fs';
import { gameIds, loadGame } from '@banquise/games';
import {
  type AnyEvent,
  commitment,
  type Game,
  type GameRecord,
  LANGUAGES,
  type Names,
  readRecord,
  replay as replayRecord,
  type Sheet,
  type Texts,
} from '@banquise/kernel';
import { type Command, language, readFlags, UsageError } from './usage.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'tell a recorded game in words',
  help: `banquise replay FILE [--lang ${LANGUAGES.join('|')}]

Plays the one-line game records in FILE again (- for standard input), checks every move, and prints the log in words,
the final score, and the SHA-256 of the seed that was shown at the start of the game.`,
  async run(args) {
    const { flags, words } = readFlags(args, { lang: { type: 'string' } });
    const lang = language(flags);
    const [file, ...more] = words;
    if (file === undefined || more.length > 0) throw new UsageError('name one file with a game record, or - for standard input');
    const lines = readLines(file);
    for (const [index, line] of lines.entries()) {
      const read = readRecord(line);
      if (!read.ok) throw new UsageError(`${file}, line ${index + 1}: ${read.problem.field}: expected ${read.problem.expected}`);
      const record = read.value;
      if (!gameIds().includes(record.game))
        throw new UsageError(`${file}, line ${index + 1}: game: expected one of ${gameIds().join(', ')}`);
      const game = await loadGame(record.game);
      tell(game, await game.texts[lang](), record, `${file}, line ${index + 1}`);
    }
    return 0;
  },
};

function readLines(file: string): string[] {
  try {
    const lines = readFileSync(file === '-' ? 0 : file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
    if (lines.length > 0) return lines;
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
  throw new UsageError(`${file} is empty; a game record is one line of JSON`);
}

function tell(game: Game, texts: Texts, record: GameRecord, where: string): void {
  console.log(`${texts.title}: ${record.seats.join(', ')}`);
  const replayed = replayRecord(game, record, ({ index, events }) => {
    const sentences = events.map((event) => texts.event(opened(event) as never, record.seats)).filter((sentence) => sentence !== '');
    sentences.forEach((sentence, n) => {
      console.log(`${n === 0 ? `${index + 1}.`.padStart(5) : '     '} ${sentence}`);
    });
  });
  if (!replayed.ok) throw new UsageError(`${where}: ${replayed.problem.field}: expected ${replayed.problem.expected}`);
  console.log(scoreTable(game, texts, game.score(replayed.value), record.seats));
  console.log(`seed ${record.seed}, SHA-256 ${commitment(record.seed)}`);
}

/** A finished game has no secrets any more: everybody's part of an event is told. */
function opened(event: AnyEvent): object {
  if (event.secret === undefined) return event;
  const { to: _to, ...secret } = event.secret;
  return { ...event, secret };
}

/** The score sheet as on paper: a line per kind of points, a column per player. */
export function scoreTable(game: Game, texts: Texts, { seats, winners }: Sheet, names: Names): string {
  const width = Math.max(...game.lines.map((line) => texts.line(line).length), 5);
  const columns = names.map((name) => Math.max(name.length + 2, 5));
  const row = (label: string, cells: readonly (string | number)[]): string =>
    label.padEnd(width) + cells.map((cell, seat) => `${cell}`.padStart((columns[seat] as number) + 1)).join('');
  return [
    row(
      '',
      names.map((name, seat) => (winners.includes(seat) ? `*${name}` : name)),
    ),
    ...game.lines.map((line) =>
      row(
        texts.line(line),
        seats.map(({ lines }) => lines[line] ?? 0),
      ),
    ),
    row(
      '=',
      seats.map(({ total }) => total),
    ),
  ].join('\n');
}
