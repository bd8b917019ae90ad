import { readdirSync, readFileSync } from 'node:fs';
import { CARDS } from '@banquise/boreal';
import { expect, test } from 'vitest';

const folder = new URL('../../src/games/boreal/art/', import.meta.url);
// The generator is plain JavaScript: a drawing tool, not a part of the client.
const tool: string = './draw.mjs';
const { drawAll } = (await import(tool)) as { drawAll(): Record<string, string> };

test('every one of the 44 cards has a picture of its own, of at most 6 kB', () => {
  const drawn = drawAll();
  const pictures = CARDS.map(({ id }) => drawn[`cards/${id}.svg`]);
  expect(new Set(pictures).size).toBe(44);
  for (const picture of pictures) expect(picture?.length ?? Number.POSITIVE_INFINITY).toBeLessThan(6 * 1024);
});

test('the pictures beside the board are those the generator draws', () => {
  const drawn = drawAll();
  for (const [name, drawing] of Object.entries(drawn)) expect(readFileSync(new URL(name, folder), 'utf8') === drawing, name).toBe(true);
  expect(readdirSync(new URL('cards/', folder)).length).toBe(Object.keys(drawn).length - 1);
});
