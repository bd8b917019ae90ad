import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadGame } from '@banquise/games';
import { type Features, layout } from '@banquise/kernel';
import { wilson } from '../../bots/src/arena/standing.ts';
import { decode, type Sample } from './sample.ts';

/**
 * What went with victories: `node training/src/insight.ts GAME BLOCK... [--from 0.66] [--to 1] [--data FILE]`. For every
 * input of the blocks named, how many seats had it in that part of a game, and what share of them won. A seat counts
 * once for a game, however often it was looked at.
 */
const { values, positionals } = parseArgs({
  options: { from: { type: 'string', default: '0.66' }, to: { type: 'string', default: '1' }, data: { type: 'string' } },
  allowPositionals: true,
});
const [id = '', ...blocks] = positionals;
const { inputs } = (await loadGame(id)).features as Features;
const starts = layout(inputs).at as Readonly<Record<string, number>>;
const samples = decode(new Int16Array(new Uint8Array(readFileSync(values.data ?? join('training', 'data', id, 'fresh.data'))).buffer));

/** The last look at each game within the part that is asked for. */
function lastLooks(): Sample[] {
  const last = new Map<number, Sample>();
  for (const sample of samples) {
    if (sample.phase < Number(values.from) || sample.phase > Number(values.to)) continue;
    const known = last.get(sample.game);
    if (known === undefined || known.phase < sample.phase) last.set(sample.game, sample);
  }
  return [...last.values()];
}

const looks = lastLooks();
console.log(`${id}: ${looks.length} games`);
for (const block of blocks) {
  const start = starts[block] ?? Number.NaN;
  const size = inputs.find(({ name }) => name === block)?.size ?? 0;
  const counts = Array.from({ length: size }, () => ({ seats: 0, won: 0 }));
  for (const { seats } of looks) {
    for (const { inputs: of, won } of seats) {
      for (const input of new Set(Array.from(of))) {
        const count = counts[input - start];
        if (count === undefined) continue;
        count.seats++;
        count.won += won;
      }
    }
  }
  console.log(block);
  counts.forEach(({ seats, won }, i) => {
    if (seats === 0) return;
    const { low, high } = wilson(won, seats);
    const percent = (share: number): number => Math.round(100 * share);
    console.log(`  ${i}: ${percent(won / seats)} % [${percent(low)}, ${percent(high)}] of ${seats}`);
  });
}
