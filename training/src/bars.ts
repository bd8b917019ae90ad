import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Duel, duel } from './duel.ts';

/**
 * Measures nets in the arena: `node training/src/bars.ts PLAN.json [--threads N] [--seconds N]`. A plan is a list of
 * duels in the order of their importance; each verdict is one line of JSON. When the time is over, no duel begins.
 */
const { values, positionals } = parseArgs({
  options: { threads: { type: 'string', default: `${availableParallelism()}` }, seconds: { type: 'string', default: '570' } },
  allowPositionals: true,
});
const end = performance.now() + 1000 * Number(values.seconds);
for (const one of JSON.parse(readFileSync(positionals[0] ?? '', 'utf8')) as Duel[]) {
  const left = (end - performance.now()) / 1000;
  if (left < 5) break;
  const begun = performance.now();
  const verdict = await duel(one, Number(values.threads), left);
  console.log(JSON.stringify({ ...one, ...verdict, seconds: Math.round((performance.now() - begun) / 1000) }));
}
process.exit(0);
