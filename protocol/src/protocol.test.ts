import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { clientMessage, tableRequest } from './request.ts';

const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const typesOf = (schema: { options: readonly { entries: { type: { literal: string } } }[] }): string[] =>
  schema.options.map(({ entries }) => entries.type.literal);
const accepts = (message: unknown): boolean => v.safeParse(clientMessage, message).success;
const table = 'AAAAAAAAAAAAAAAAAAAAAA';

describe('the page that documents the protocol', () => {
  test.each(typesOf(clientMessage))('names the message %s', (type) => {
    expect(page).toMatch(new RegExp(`\`${type}\`|"type":"${type}"`));
  });
  test.each(typesOf(tableRequest))('names the request %s', (type) => {
    expect(page).toContain(`\`${type}`);
  });
});

const create = {
  ...{ type: 'create', id: '1', game: 'boreal', options: {}, settings: { confirm: false, standIn: 3 }, listed: true },
  ...{ seats: [{ kind: 'me' }, { kind: 'empty' }], clock: { kind: 'days', days: 2, grace: 0 } },
};

test.each<[string, unknown]>([
  [
    'a move of any game',
    { type: 'ask', id: '1', table, version: 3, request: { type: 'move', seat: 0, step: 0, move: { type: 'lay', card: 3 } } },
  ],
  ['a watch with a key', { type: 'watch', id: '1', table, from: 0, key: table }],
  ['a new table', create],
])('%s is a message', (_what, message) => {
  expect(accepts(message)).toBe(true);
});

test.each<[string, unknown]>([
  ['something of another shape', { type: 'ask', id: '1', table, version: 3 }],
  ['a request of the host', { type: 'ask', id: '1', table, version: 3, request: { type: 'tick' } }],
  ['a speaker named by the sender', { type: 'ask', id: '1', table, version: 3, by: 'host', request: { type: 'start' } }],
  ['a version below nothing', { type: 'watch', id: '1', table, from: -1 }],
  ['an id without end', { type: 'lobby', id: 'x'.repeat(65), on: true }],
  ['a table named by a path', { type: 'watch', id: '1', table: '../../etc/passwd', from: 0 }],
  ['a clock of a hundred years', { ...create, clock: { kind: 'days', days: 36_500, grace: 0 } }],
  ['a seat for somebody else', { ...create, seats: [{ kind: 'person', person: 'eve', name: 'Eve' }] }],
  ['a chosen seed', { ...create, seed: '0'.repeat(32) }],
  ['a name of two lines', { type: 'ask', id: '1', table, version: 0, request: { type: 'sit', seat: 0, name: 'a\nb' } }],
  ['a book', { type: 'say', id: '1', table, text: 'x'.repeat(501) }],
])('%s is not', (_what, message) => {
  expect(accepts(message)).toBe(false);
});
