import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { parse, write } = await import('./router.ts');
vi.unstubAllGlobals();

// Finding 19 of the audit: such a link threw before anything was shown.
test.each(['/t/%', '/people/%E0%A4%A', '/learn/%zz', '/analysis/a/%', '/invite/%'])(
  'the mistyped link %s leads to the page for lost ones',
  (path) => {
    expect(parse(path)).toEqual({ page: 'lost' });
  },
);

test('a link leads to its page and back to itself', () => {
  const route = { page: 'person', login: 'élodie 50%' } as const;
  expect(parse(write(route))).toEqual(route);
  expect(parse('/t/AAAAAAAAAAAAAAAAAAAAAA', '#BBBBBBBBBBBBBBBBBBBBBB')).toMatchObject({ page: 't', key: 'BBBBBBBBBBBBBBBBBBBBBB' });
});
