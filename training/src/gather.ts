import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadGame } from '@banquise/games';
import { readNet } from '../../bots/src/net/net.ts';
import { netFile } from '../../bots/src/node/nets.ts';
import { type Care, PLANS, type Plan } from './plan.ts';
import { encode } from './sample.ts';
import { playGame } from './selfplay.ts';

/**
 * Plays fresh games with the shipped net and keeps them to look at: `node training/src/gather.ts GAME [--seconds N] [--players N]`. No
 * net has learnt from them.
 */
const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '120' }, players: { type: 'string', default: '2' } },
  allowPositionals: true,
});
const [id = ''] = positionals;
const game = await loadGame(id);
const net = readNet(new Uint8Array(readFileSync(netFile(id))), game);
if (typeof net === 'string') throw new Error(`the net of ${id} does not fit: ${net}`);
const file = join('training', 'data', id, 'fresh.data');
mkdirSync(dirname(file), { recursive: true });
/** Quick games, and many of them. */
const GLANCE: Care = { glance: 12, look: 12 };
const end = performance.now() + 1000 * Number(values.seconds);
const plan: Plan = { ...(PLANS[id] as Plan), tables: { [values.players]: 1 }, kept: 0.12, guests: 0 };
const numbers: number[] = [];
let games = 0;
for (; performance.now() < end; games++) for (const sample of playGame(game, net, plan, 'fresh', games, GLANCE)) encode(sample, numbers);
writeFileSync(file, new Uint8Array(Int16Array.from(numbers).buffer));
console.log(`${id}: ${games} games in ${file}`);
