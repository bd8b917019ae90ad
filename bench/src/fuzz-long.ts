// `npm run fuzz -- --messages 1000000 [--seed WORD] [--seconds N]`: what `server/test/fuzz/` does in the tests, for as long as one likes.
import { parseArgs } from 'node:util';
import { fuzz } from '../../server/test/fuzz/fuzz.ts';

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '1000000' }, seed: { type: 'string', default: 'long' }, seconds: { type: 'string' } },
});
const began = performance.now();
const seconds = values.seconds === undefined ? undefined : Number(values.seconds);
const report = await fuzz(values.seed, Number(values.messages), (text) => console.error(text), seconds);
const [early, late] = report.memory;
console.log(JSON.stringify({ seed: values.seed, ...report, seconds: Math.round((performance.now() - began) / 1000) }));
// The tables that are in use grow a little; what grows with every message would be many times as large.
process.exitCode = late > 2 * early + 50_000_000 ? 1 : 0;
