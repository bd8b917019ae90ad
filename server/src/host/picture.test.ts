import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawLink, linesOf } from './picture.ts';

/** The rows of a PNG as this server writes it, each the difference to the one above. */
function pixelsOf(png: Buffer): { readonly width: number; readonly height: number; rgb(x: number, y: number): number[] } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const at = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  const stride = width * 3 + 1;
  const sum = (x: number, y: number, c: number): number => {
    let value = 0;
    for (let row = 0; row <= y; row++) value += rows[row * stride + 1 + x * 3 + c] as number;
    return value & 255;
  };
  return { width, height, rgb: (x, y) => [0, 1, 2].map((c) => sum(x, y, c)) };
}

test('a picture of a link has the size that is promised, the game above and the words below', async () => {
  const said = pixelsOf(await drawLink('boreal', 'Boreal: Ada 34, Bo 28', 'The whole game, move by move.'));
  expect([said.width, said.height]).toEqual([1200, 630]);
  expect(said.rgb(1150, 620)).toEqual([20, 32, 43]);
  const bright = (picture: typeof said): number =>
    Array.from({ length: 400 }, (_, i) => picture.rgb(56 + i, 458)).filter(([red = 0]) => red > 120).length;
  expect(bright(said)).toBeGreaterThan(20);
  expect(bright(pixelsOf(await drawLink('boreal', ' ', ' ')))).toBe(0);
  const other = pixelsOf(await drawLink('arctic', ' ', ' '));
  expect(other.rgb(600, 200)).not.toEqual(said.rgb(600, 200));
  // A game without a picture of its own, and a page of no game, have that of the place.
  expect(pixelsOf(await drawLink('pebbles', ' ', ' ')).rgb(600, 200)).toEqual(pixelsOf(await drawLink(null, ' ', ' ')).rgb(600, 200));
});

test('long words are cut with dots, letters that were never drawn stand as one, and nothing runs out of the picture', async () => {
  expect(linesOf('Boreal: Ada, Bo', 'title', 2)).toEqual(['Boreal: Ada, Bo']);
  const long = linesOf('a tournament with a very long name '.repeat(9), 'title', 2);
  expect(long).toHaveLength(2);
  expect(long[1]).toMatch(/…$/);
  expect(linesOf('w'.repeat(400), 'text', 1)[0]).toMatch(/^w+…$/);
  expect((await drawLink('boreal', '北極 🐻‍❄️'.repeat(60), 'ё'.repeat(300))).length).toBeGreaterThan(1000);
});
