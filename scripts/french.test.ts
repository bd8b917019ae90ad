import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('..', import.meta.url);

/** Sources in which people read French: of their own, or beside other languages, which never set a space there. */
const TEXTS = /(?:^|[/.-])fr(?:[/.-]|$)|words[^/]*\.ts$|tile\.ts$/;

/** What stands between quotes, without what is put in. */
const quoted = (source: string): string[] =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(([, plain, template]) =>
    (plain ?? template ?? '').replace(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\$\{.*/gs, '#'),
  );

/** A text put into another one, which begins with a sign: the quotes above end where it begins. */
const put = (source: string): string[] => source.match(/[?:(=] ?` [:;!?»] [^`]*/g) ?? [];

test('French signs do not fall alone on the next line: the space before them is a no-break one', () => {
  const files = execFileSync('git', ['ls-files', 'web/src', 'games', 'table/src/text', 'cli/src'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => TEXTS.test(file) && /\.tsx?$/.test(file) && !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(40);
  const loose = files.flatMap((file) => {
    const source = readFileSync(new URL(file, ROOT), 'utf8');
    const spaced = quoted(source).filter((text) => /\S [:;!?»](?:[ .…)]|$)|« /m.test(text));
    return [...spaced, ...put(source)].map((text) => `${file}: ${text}`);
  });
  expect(loose).toEqual([]);
});
