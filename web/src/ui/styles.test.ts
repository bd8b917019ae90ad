import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE_WIDTHS, SIZE_CLASSES } from './sizes.ts';

const root = new URL('../', import.meta.url);
const sheets = globSync('**/*.css', { cwd: root }).map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));

/** Still to be split, not to grow. */
const LONG: Readonly<Record<string, number>> = {
  'games/boreal/card.css': 429,
  'games/boreal/row.css': 397,
  'games/boreal/table.css': 345,
  'games/arctic/landscape.css': 337,
  'games/arctic/pile.css': 311,
  'games/arctic/desk.css': 306,
  'games/borealis/hand.css': 302,
};

test('a style sheet has at most 300 lines', () => {
  expect(sheets.length).toBeGreaterThan(60);
  const lengths = sheets.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }));
  expect(lengths.filter(({ path, lines }) => lines > (LONG[path] ?? 300))).toEqual([]);
});

test('style sheets ask for screens by name: thresholds stand in sizes.ts', () => {
  const names = new Set([...Object.keys(SIZE_CLASSES), ...Object.keys(PAGE_WIDTHS)]);
  const queries = sheets.flatMap(({ path, text }) => [...text.matchAll(/@media([^{]*)/g)].map(([, query = '']) => ({ path, query })));
  expect(queries.filter(({ query }) => /width|height|aspect/.test(query))).toEqual([]);
  const asked = queries.flatMap(({ query }) => [...query.matchAll(/--(\w+)/g)].map(([, name = '']) => name));
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
  expect([...names].filter((name) => !asked.includes(name))).toEqual([]);
});
