import { figures } from './figures.mjs';
import { ground } from './ground.mjs';
import { definitions, H, under, W } from './paint.mjs';
import { plants } from './plants.mjs';
import { ruins } from './ruins.mjs';
import { archive } from './scenes-archive.mjs';
import { blue } from './scenes-blue.mjs';
import { green } from './scenes-green.mjs';
import { red } from './scenes-red.mjs';
import { yellow } from './scenes-yellow.mjs';
import { sky } from './sky.mjs';
import { things } from './things.mjs';

const MOTIFS = { ...sky, ...ground, ...plants, ...ruins, ...figures, ...things };
export const SCENES = { ...yellow, ...red, ...blue, ...green, ...archive };

/** The picture of a card. To redraw one: change its line, run draw.mjs, look at 76 px first and at 380 px after. */
export function scene(key) {
  const [light, ...parts] = SCENES[key];
  under(light, key);
  const body = parts.map(([motif, ...args]) => MOTIFS[motif](...args)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}"><defs>${definitions()}</defs>${body}</svg>\n`;
}
