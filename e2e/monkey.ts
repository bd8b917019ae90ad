import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launch } from './browser.ts';
import { type Report, runMonkey } from './monkey-run.ts';
import { buildClient, serve } from './serve.ts';

const { values } = parseArgs({
  options: {
    gestures: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string', multiple: true },
    table: { type: 'string' },
    client: { type: 'string' },
    jobs: { type: 'string', default: '1' },
  },
});
// A client that is built already may be named, so that several runs try the same one.
const root = values.client ?? (await buildClient());
const { url, close } = await serve(root);
const begun = Date.now();
const jobs = values.table === undefined ? Number(values.jobs) : 1;
let made = 0;
let found = 0;
/** Several monkeys share the tables, each with a browser of its own: a page keeps one core. */
const reports = await Promise.all(
  Array.from({ length: jobs }, (_, from) => {
    const before = { gestures: 0, faults: 0 };
    return runMonkey(launch, url, {
      ...{ gestures: Number(values.gestures) / jobs, seed: Number(values.seed), from, stride: jobs },
      ...(values.game === undefined ? {} : { games: values.game }),
      ...(values.table === undefined ? {} : { only: Number(values.table) }),
      tell({ gestures, faults }, { game, seats }, ms) {
        made += gestures - before.gestures;
        found += faults.length - before.faults;
        for (const fault of faults.slice(before.faults)) process.stdout.write(`FAULT ${fault}\n`);
        Object.assign(before, { gestures, faults: faults.length });
        process.stdout.write(`${made} gestures, ${found} faults, ${game} ${seats} in ${ms} ms\n`);
      },
    });
  }),
);
await close();
if (values.client === undefined) rmSync(root, { recursive: true });
const sum = (count: (report: Report) => number): number => reports.reduce((all, report) => all + count(report), 0);
const seconds = Math.round((Date.now() - begun) / 1000);
const faults = sum((report) => report.faults.length);
process.stdout.write(
  `${sum(({ gestures }) => gestures)} gestures at ${sum(({ tables }) => tables)} tables (${sum(({ finished }) => finished)} to the end, ${sum(({ reloads }) => reloads)} reloads, ${sum(({ deaths }) => deaths)} dead browsers) in ${seconds} s: ${faults} faults\n`,
);
process.exitCode = faults === 0 ? 0 : 1;
