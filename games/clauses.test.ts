import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { gameIds } from './find.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** A clause begins with its id in bold, at the head of a list item or of a cell: "- **BRL-8** ...", "- **BRL-R8, BRL-R9** ...", "### G1 ...". */
const HEADS = /^(?:- |\| )?\*\*((?:[A-Z]+-[A-Z]?\d+(?:, )?)+)|^### (G\d+)\b/gm;
/** Ids as comments and tests cite them; "BRL-10 to BRL-14" cites all between. */
const SPAN = /\b([A-Z]+-[A-Z]?)(\d+)(?: to \1(\d+))?/g;

interface Clauses {
  readonly defined: ReadonlySet<string>;
  readonly cited: ReadonlySet<string>;
  /** By its board, its book and its puzzles in the client. */
  readonly shown: ReadonlySet<string>;
}

function clausesOf(game: string): Clauses {
  const folder = join(here, game);
  const rules = readFileSync(join(folder, 'RULES.md'), 'utf8');
  const defined = new Set(
    [...rules.matchAll(HEADS)].flatMap(([, ids, golden]) => (golden ? [golden] : (ids ?? '').split(', ').filter(Boolean))),
  );
  const series = new Set([...defined].map(seriesOf));
  return { defined, cited: citedBelow(folder, series), shown: citedBelow(join(here, '../web/src/games', game), series) };
}

function citedBelow(folder: string, series: ReadonlySet<string>): Set<string> {
  const cited = new Set<string>();
  for (const file of sourcesBelow(folder)) {
    for (const [, prefix = '', first, last] of readFileSync(file, 'utf8').matchAll(SPAN)) {
      if (!series.has(prefix)) continue;
      for (let n = Number(first); n <= Number(last ?? first); n++) cited.add(`${prefix}${n}`);
    }
  }
  return cited;
}

const seriesOf = (id: string): string => id.replace(/\d+$/, '');

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));

describe.each(gameIds())('the rules of %s', (id) => {
  const { defined, cited, shown } = clausesOf(id);

  test('have every clause that the game and its board cite', () => {
    expect(cited.size).toBeGreaterThan(50);
    expect(shown.size).toBeGreaterThan(50);
    expect([...cited, ...shown].filter((clause) => !defined.has(clause)).sort()).toEqual([]);
  });

  test('have no clause without a citation but those that say so', () => {
    const rules = readFileSync(join(here, id, 'RULES.md'), 'utf8');
    const excused = new Set(
      [...(/^Not cited: (.*)$/m.exec(rules)?.[1]?.matchAll(SPAN) ?? [])].flatMap(([, prefix, first, last]) => {
        const from = Number(first);
        return Array.from({ length: Number(last ?? first) - from + 1 }, (_, n) => `${prefix}${from + n}`);
      }),
    );
    const uncited = [...defined].filter((clause) => clause.includes('-') && !cited.has(clause));
    expect(uncited.filter((clause) => !excused.has(clause))).toEqual([]);
    expect([...excused].filter((clause) => !uncited.includes(clause))).toEqual([]);
  });
});
