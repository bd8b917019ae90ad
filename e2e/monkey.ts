import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launch } from './browser.ts';
import { runMonkey } from './monkey-run.ts';
import { buildClient, serve } from './serve.ts';

const { values } = parseArgs({
  options: {
    gestures: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string', multiple: true },
    table: { type: 'string' },
    client: { type: 'string' },
  },
});
// A client that is built already may be named, so that several runs try the same one.
const root = values.client ?? (await buildClient());
const { url, close } = await serve(root);
const begun = Date.now();
let told = 0;
const report = await runMonkey(launch, url, {
  gestures: Number(values.gestures),
  seed: Number(values.seed),
  ...(values.game === undefined ? {} : { games: values.game }),
  ...(values.table === undefined ? {} : { only: Number(values.table) }),
  tell({ gestures, faults }, { game, seats }, ms) {
    for (; told < faults.length; told++) process.stdout.write(`FAULT ${faults[told]}\n`);
    process.stdout.write(`${gestures} gestures, ${faults.length} faults, ${game} ${seats} in ${ms} ms\n`);
  },
});
await close();
if (values.client === undefined) rmSync(root, { recursive: true });
const { gestures, tables, reloads, finished, deaths, faults } = report;
const seconds = Math.round((Date.now() - begun) / 1000);
process.stdout.write(
  `${gestures} gestures at ${tables} tables (${finished} to the end, ${reloads} reloads, ${deaths} dead browsers) in ${seconds} s: ${faults.length} faults\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
