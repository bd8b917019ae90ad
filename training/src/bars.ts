import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { type Contest, contestOf, type Duel } from './contest.ts';
import type { Finished } from './duelist.ts';

/**
 * Measures bots in the arena: `node training/src/bars.ts PLAN.json [--threads N] [--seconds N]`. A plan is a list of
 * duels in the order of their importance; a thread that is free plays the next game of the first one that wants any.
 * Each verdict is one line of JSON, told when it stands, or, with what was played so far, when the time is over.
 */
const { values, positionals } = parseArgs({
  options: { threads: { type: 'string', default: `${availableParallelism()}` }, seconds: { type: 'string', default: '570' } },
  allowPositionals: true,
});
const contests = (JSON.parse(readFileSync(positionals[0] ?? '', 'utf8')) as Duel[]).map(contestOf);
const told = new Set<Contest>();

function tell(contest: Contest): void {
  if (told.has(contest)) return;
  told.add(contest);
  console.log(JSON.stringify({ ...contest.duel, ...contest.verdict(), settled: contest.over() }));
}

function finish(): never {
  contests.forEach(tell);
  process.exit(0);
}

let busy = 0;
function give(worker: Worker): void {
  for (const [at, contest] of contests.entries()) {
    const bout = contest.next();
    if (bout === undefined) continue;
    busy++;
    worker.postMessage({ ...bout, contest: at });
    return;
  }
  idle.push(worker);
  if (busy === 0) finish();
}

const idle: Worker[] = [];
setTimeout(finish, 1000 * Number(values.seconds));
for (let i = 0; i < Number(values.threads); i++) {
  const worker = new Worker(new URL('./duelist.ts', import.meta.url));
  worker.on('error', (error) => {
    throw error;
  });
  worker.on('message', (finished: Finished) => {
    busy--;
    const contest = contests[finished.contest] as Contest;
    contest.note(finished);
    if (contest.over()) tell(contest);
    for (const waiting of idle.splice(0)) give(waiting);
    give(worker);
  });
  give(worker);
}
