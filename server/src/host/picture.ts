import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliDecompressSync, crc32, deflate } from 'node:zlib';

/**
 * The pictures of pasted links: the upper part was drawn once per game (`e2e/previews.ts`), names and scores are set below
 * it with letters drawn once too. No browser, no library: pixels, and a PNG around them.
 */
const [WIDTH, HEIGHT, UPPER] = [1200, 630, 400];
const INK = [20, 32, 43] as const;
const SNOW = [247, 250, 252] as const;
const MARGIN = 56;
const MOST_LINES = 2;

type Face = 'title' | 'text';
/** Where a letter stands in the strip, how wide its box is, how far the next one is, and how far it reaches back. */
type Letter = readonly [at: number, box: number, advance: number, back: number];

interface Strip {
  readonly line: number;
  readonly width: number;
  readonly letters: Readonly<Record<string, Letter>>;
  readonly cover: Buffer;
}

const file = (name: string): URL => new URL(`../../pictures/${name}`, import.meta.url);
const raw = (name: string): Buffer => brotliDecompressSync(readFileSync(file(name)));

let strips: Readonly<Record<Face, Strip>> | undefined;
function stripOf(face: Face): Strip {
  if (strips === undefined) {
    const metrics = JSON.parse(readFileSync(file('letters.json'), 'utf8')) as Record<Face, Omit<Strip, 'cover'>>;
    const read = (name: Face): Strip => ({ ...metrics[name], cover: raw(`${name}.letters.br`) });
    strips = { title: read('title'), text: read('text') };
  }
  return strips[face];
}

const uppers = new Map<string, Buffer>();
function upperOf(game: string): Buffer {
  const known = uppers.get(game) ?? raw(`${existsSync(file(`${game}.rgb.br`)) ? game : 'banquise'}.rgb.br`);
  uppers.set(game, known);
  return known;
}

/** What can be set: letters without a drawing stand as a dot, so that nothing is told wrong. */
const settable = (text: string, { letters }: Strip): readonly Letter[] =>
  [...text.normalize('NFC')].map((letter) => (letters[letter] ?? letters['·']) as Letter);

const widthOf = (text: string, strip: Strip): number => settable(text, strip).reduce((sum, [, , advance]) => sum + advance, 0);

/** Words on at most this many lines, the rest cut off with dots. */
export function linesOf(text: string, face: Face, most: number): string[] {
  const strip = stripOf(face);
  const room = WIDTH - 2 * MARGIN;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, strip) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  const kept = lines.slice(0, most);
  const cut = (last: string, dots: string): string =>
    last === '' || widthOf(last + dots, strip) <= room ? last + dots : cut([...last].slice(0, -1).join(''), '…');
  return kept.map((one, i) => cut(one, i === most - 1 && lines.length > most ? '…' : ''));
}

function setLine(pixels: Buffer, text: string, face: Face, top: number): void {
  const strip = stripOf(face);
  let x = MARGIN;
  for (const [at, box, advance, back] of settable(text, strip)) {
    for (let row = 0; row < strip.line; row++) {
      for (let column = 0; column < box; column++) {
        const cover = (strip.cover[row * strip.width + at + column] as number) / 255;
        const pixel = ((top + row) * WIDTH + Math.round(x) - back + column) * 3;
        if (cover === 0 || pixel + 2 >= pixels.length) continue;
        for (let c = 0; c < 3; c++)
          pixels[pixel + c] = Math.max(
            pixels[pixel + c] as number,
            Math.round((INK[c] as number) * (1 - cover) + (SNOW[c] as number) * cover),
          );
      }
    }
    x += advance;
  }
}

/** The picture of a link as a PNG: of a game, or of the whole place; what it says below. */
export async function drawLink(game: string | null, title: string, text: string): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3, Buffer.from(INK));
  upperOf(game ?? 'banquise').copy(pixels);
  let top = UPPER + 24;
  for (const line of linesOf(title, 'title', MOST_LINES)) {
    setLine(pixels, line, 'title', top);
    top += stripOf('title').line;
  }
  for (const line of linesOf(text, 'text', 1)) setLine(pixels, line, 'text', top + 4);
  return png(pixels);
}

const squeeze = promisify<Buffer, Buffer>(deflate);
/** Each row says what differs from the one above: flat colours become nothing. */
const UP = 2;

async function png(pixels: Buffer): Promise<Buffer> {
  const stride = WIDTH * 3;
  const rows = Buffer.alloc((stride + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    const from = y * stride;
    const to = y * (stride + 1);
    rows[to] = UP;
    for (let i = 0; i < stride; i++)
      rows[to + 1 + i] = (pixels[from + i] as number) - (y === 0 ? 0 : (pixels[from - stride + i] as number));
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', await squeeze(rows)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
