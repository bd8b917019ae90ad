import jsQR from 'jsqr';
import type { Modules } from '../qr.ts';

/** Pixels of a module, and modules of light around a code: as a camera wants it. */
const SIDE = 4;
const MARGIN = 4;

type Reader = (pixels: Uint8ClampedArray, wide: number, high: number) => { readonly data: string } | null;
/** A bundler and Node see this module differently. */
const library = jsQR as unknown as Reader & { readonly default?: Reader };
const read = library.default ?? library;

/** What a reader that shares nothing with the writer finds in the picture of a code. */
export function readCode(modules: Modules): string {
  const size = (modules.length + 2 * MARGIN) * SIDE;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (modules[Math.floor(y / SIDE) - MARGIN]?.[Math.floor(x / SIDE) - MARGIN] === true)
        pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
  return read(pixels, size, size)?.data ?? '';
}
