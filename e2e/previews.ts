/**
 * What the pictures of pasted links are made of, drawn anew: `node e2e/previews.ts` (Chromium must be there). For each game
 * the upper part of its picture, and the letters that the server sets names and scores with: raw, so that the server
 * needs nothing to read them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { gameIds } from '@banquise/games';
import type { Page } from 'playwright-core';
import { launch } from './browser.ts';

const OUT = fileURLToPath(new URL('../server/pictures/', import.meta.url));
const WEB = fileURLToPath(new URL('../web/src/', import.meta.url));
const [WIDTH, HEIGHT] = [1200, 400];
const PICTURES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(gameIds().map((id) => [id, `${WEB}games/${id}/tile.svg`])),
  banquise: `${WEB}ui/hero-day.svg`,
};

const FONTS = { Fraunces: 'fraunces', Inter: 'inter' } as const;
const FACES = { title: { font: '600 54px Fraunces', line: 68 }, text: { font: '500 34px Inter', line: 46 } } as const;
const range = (from: number, to: number): string => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const LETTERS = [range(0x20, 0x7e), range(0xa0, 0x17f), '–—‘’“”…•−€'].join('');

async function drawPicture(page: Page, file: string): Promise<Buffer> {
  const svg = `data:image/svg+xml;base64,${readFileSync(file).toString('base64')}`;
  const pixels = await page.evaluate(
    async ([source, width, height]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d') as CanvasRenderingContext2D;
      const scale = Math.max(width / image.width, height / image.height);
      const [w, h] = [image.width * scale, image.height * scale];
      context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
      const { data } = context.getImageData(0, 0, width, height);
      let rgb = '';
      for (let i = 0; i < width * height; i++) rgb += String.fromCharCode(data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0);
      return btoa(rgb);
    },
    [svg, WIDTH, HEIGHT] as const,
  );
  return Buffer.from(pixels, 'base64');
}

/** One strip of letters side by side, as their covering from 0 to 255; and where each stands. */
async function drawLetters(page: Page, font: string, line: number): Promise<{ strip: Buffer; width: number; letters: object }> {
  const drawn = await page.evaluate(
    async ([face, height, all]) => {
      await document.fonts.load(face, all);
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
      context.font = face;
      const places: Record<string, readonly [number, number, number, number]> = {};
      let x = 0;
      for (const letter of all) {
        const { width, actualBoundingBoxLeft: left, actualBoundingBoxRight: right } = context.measureText(letter);
        const before = Math.ceil(Math.max(0, left)) + 1;
        const box = before + Math.ceil(Math.max(width, right)) + 2;
        places[letter] = [x, box, Math.round(width * 10) / 10, before];
        x += box;
      }
      context.canvas.width = x;
      context.canvas.height = height;
      context.font = face;
      context.textBaseline = 'middle';
      for (const letter of all) {
        const [at = 0, , , before = 0] = places[letter] ?? [];
        context.fillText(letter, at + before, height / 2);
      }
      const { data } = context.getImageData(0, 0, x, height);
      let alpha = '';
      for (let i = 0; i < x * height; i++) alpha += String.fromCharCode(data[i * 4 + 3] ?? 0);
      return { width: x, places, alpha: btoa(alpha) };
    },
    [font, line, LETTERS] as const,
  );
  return { strip: Buffer.from(drawn.alpha, 'base64'), width: drawn.width, letters: drawn.places };
}

const browser = await launch();
const page = await browser.newPage();
const require = createRequire(import.meta.url);
const faces = Object.entries(FONTS).flatMap(([family, folder]) =>
  ['latin', 'latin-ext'].map((part) => {
    const path = require.resolve(`@fontsource-variable/${folder}/files/${folder}-${part}-wght-normal.woff2`);
    const ranges = part === 'latin' ? 'U+0000-00FF, U+2000-206F, U+20AC, U+2212' : 'U+0100-02FF';
    return `@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${readFileSync(path).toString('base64')});unicode-range:${ranges}}`;
  }),
);
await page.setContent(`<style>${faces.join('')}</style>`);
for (const [name, file] of Object.entries(PICTURES))
  writeFileSync(`${OUT}${name}.rgb.br`, brotliCompressSync(await drawPicture(page, file)));
const metrics: Record<string, object> = {};
for (const [name, { font, line }] of Object.entries(FACES)) {
  const { strip, width, letters } = await drawLetters(page, font, line);
  writeFileSync(`${OUT}${name}.letters.br`, brotliCompressSync(strip));
  metrics[name] = { line, width, letters };
}
writeFileSync(`${OUT}letters.json`, JSON.stringify(metrics));
await browser.close();
