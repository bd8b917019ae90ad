// Draws every picture of Boreal anew: `node web/art/boreal/draw.mjs`. What is committed beside the board must equal this.
import { writeFileSync } from 'node:fs';
import { BACKS, sprite } from './icons.mjs';
import { SCENES, scene } from './scenes.mjs';

/** Every file of the art folder of the board, by its name. */
export function drawAll() {
  const files = { 'icons.svg': sprite() };
  for (const key of Object.keys(SCENES)) files[`cards/${key}.svg`] = scene(key);
  for (const [name, drawing] of Object.entries(BACKS)) files[`cards/${name}.svg`] = drawing;
  return files;
}

if (import.meta.main) {
  const folder = new URL('../../src/games/boreal/art/', import.meta.url);
  for (const [name, drawing] of Object.entries(drawAll())) writeFileSync(new URL(name, folder), drawing);
}
