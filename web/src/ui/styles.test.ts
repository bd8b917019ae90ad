import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOX_SIZES, PAGE_WIDTHS, SIZE_CLASSES } from './sizes.ts';

const root = new URL('../', import.meta.url);
const sheets = globSync('**/*.css', { cwd: root }).map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));

test('a style sheet has at most 300 lines', () => {
  expect(sheets.length).toBeGreaterThan(60);
  const lengths = sheets.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }));
  expect(lengths.filter(({ lines }) => lines > 300)).toEqual([]);
});

test.each([
  ['@media', { ...SIZE_CLASSES, ...PAGE_WIDTHS }],
  ['@container', BOX_SIZES],
])('style sheets ask by name: thresholds of %s stand in sizes.ts', (at, sizes) => {
  const names = Object.keys(sizes);
  const queries = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(`${at}([^{]*)`, 'g'))].map(([, query = '']) => ({ path, query })),
  );
  expect(queries.filter(({ query }) => /width|height|aspect/.test(query))).toEqual([]);
  const asked = queries.flatMap(({ query }) => [...query.matchAll(/--(\w+)/g)].map(([, name = '']) => name));
  expect(asked.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !asked.includes(name))).toEqual([]);
});

test('what :has decides for is named: for a star the browser reckons the whole table anew with every change', () => {
  const selectors = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/([^{};]*):has\(([^{};]*)\{/g)]
      .flatMap(([whole]) => whole.slice(0, -1).split(/,(?![^(]*\))/))
      .map((selector) => ({ path, selector })),
  );
  expect(selectors.length).toBeGreaterThan(80);
  expect(selectors.filter(({ selector }) => /:has\(.*\)\s*(>\s*)?\*\s*$/.test(selector))).toEqual([]);
});
