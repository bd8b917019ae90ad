import { readFileSync, writeFileSync } from 'node:fs';
import { loadGame } from '@banquise/games';
import { type Net, readNet, writeNet } from '../../bots/src/net/net.ts';
import { merge } from './merge.ts';
import { PLANS, type Plan } from './plan.ts';
import { quantise } from './quantise.ts';

/** Makes one net of several that learnt apart: `node training/src/join.ts GAME OUT NET NET...`. */
const [id = '', out = '', ...files] = process.argv.slice(2);
const game = await loadGame(id);
const nets = files.map((file): Net => {
  const net = readNet(new Uint8Array(readFileSync(file)), game);
  if (typeof net === 'string') throw new Error(`${file} does not fit ${id}: ${net}`);
  return net;
});
const { shape, weights } = merge(nets);
const on = `the mean of ${nets.length} nets: ${nets.map(({ trained }) => trained.on).join('; ')}`;
const trained = { on, when: new Date().toISOString().slice(0, 10) };
writeFileSync(out, writeNet(quantise(game, shape, weights, (PLANS[id] as Plan).ways, trained)));
