import { below, range, seedFromText, stream } from '@banquise/kernel';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isPlainMove } from './plain.ts';
import { clientMessage } from './request.ts';

const move = { type: 'place', floor: 1, column: 0 };
const ask = { type: 'ask', id: 'a-1', table: 'AAAAAAAAAAAAAAAAAAAAAA', version: 12, request: { type: 'move', seat: 1, step: 0, move } };

test('a move is known for one, and other messages are left to the schema', () => {
  expect(isPlainMove(ask)).toBe(true);
  expect(isPlainMove({ ...ask, key: 'BBBBBBBBBBBB' })).toBe(false);
  expect(isPlainMove({ ...ask, request: { type: 'undo', seat: 1, step: 0 } })).toBe(false);
  expect(isPlainMove({ type: 'ping' })).toBe(false);
});

test('whatever is called a move is one to the schema too, and means the same', () => {
  const rng = stream(seedFromText('plain'), 'imagine');
  const values = [
    undefined,
    null,
    -1,
    0,
    29,
    30,
    1.5,
    1e300,
    '',
    'x',
    'x'.repeat(64),
    'x'.repeat(65),
    'ask',
    'move',
    [],
    {},
    true,
    [move],
    { type: 5 },
  ];
  let called = 0;
  for (const _ of range(20_000)) {
    const spoilt = structuredClone(ask) as Record<string, unknown>;
    const request = spoilt.request as Record<string, unknown>;
    const [object, fields] = below(rng, 2) === 0 ? [spoilt, Object.keys(ask)] : [request, Object.keys(ask.request)];
    const field = [...fields, 'key', '__proto__'][below(rng, fields.length + 2)] as string;
    const value = values[below(rng, values.length)];
    if (value !== undefined) Object.defineProperty(object, field, { value, enumerable: true, configurable: true, writable: true });
    else delete object[field];
    const raw = JSON.parse(JSON.stringify(spoilt)) as unknown;
    if (!isPlainMove(raw)) continue;
    called++;
    const result = v.safeParse(clientMessage, raw);
    expect(result.success).toBe(true);
    expect(result.output).toEqual(raw);
  }
  expect(called).toBeGreaterThan(500);
});
