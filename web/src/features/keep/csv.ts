import type { Outing } from './figures.ts';

/** The names of the columns; what is said there is the page's affair. */
export interface CsvWords {
  readonly day: string;
  readonly game: string;
  readonly players: string;
  readonly with: string;
  readonly points: string;
  readonly place: string;
  readonly won: string;
  readonly from: string;
  line(line: string): string;
  opponent(name: string, level: number | null): string;
  truth(yes: boolean): string;
  source(from: Outing['row']['from']): string;
}

/** A field as every spreadsheet reads it. One that begins like a formula is kept from being one. */
function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row per game (RFC 4180), with a mark that tells spreadsheets it is UTF-8. */
export function csvOf(outings: readonly Outing[], lines: readonly string[], words: CsvWords): string {
  const head = [
    words.day,
    words.game,
    words.players,
    words.with,
    words.points,
    words.place,
    words.won,
    words.from,
    ...lines.map(words.line),
  ];
  const rows = outings.map(({ row, seat, total, rank, won }) => {
    const others = row.seats.flatMap(({ name, level }, other) => (other === seat ? [] : [words.opponent(name, level)]));
    const own = row.scores[seat]?.lines ?? {};
    return [
      ...[
        new Date(row.at).toISOString(),
        row.game,
        row.seats.length,
        others.join(', '),
        total ?? '',
        rank,
        words.truth(won),
        words.source(row.from),
      ],
      ...lines.map((line) => own[line] ?? ''),
    ];
  });
  return `\ufeff${[head, ...rows].map((fields) => fields.map(field).join(',')).join('\r\n')}\r\n`;
}
