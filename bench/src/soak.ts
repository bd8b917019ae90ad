// `npm run soak -- GAME [--games N] [--pairs N] [--seed S] [--seats N]`: random games by the hundred thousand, every
// invariant at every position, every law on a sample, and pairs of positions for non-interference. Prints its seeds.
import { parseArgs } from 'node:util';
import { gameIds, loadSubject } from '@banquise/games';
import { stream, viewersOf } from '@banquise/kernel';
import { dealOf, LAWS, pair, textsOf, walk } from '@banquise/kernel/laws';

/** One game in this number has all laws checked on its samples; the others have every invariant checked at every position. */
const LAWS_EVERY = 50;
const SAMPLES = 4;

const { values, positionals } = parseArgs({
  options: { games: { type: 'string' }, pairs: { type: 'string' }, seed: { type: 'string' } },
  allowPositionals: true,
});
const [id = ''] = positionals;
const games = Number(values.games ?? 100_000);
const pairs = Number(values.pairs ?? 100_000);
const series = values.seed ?? 'soak';
if (!gameIds().includes(id) || !Number.isInteger(games) || !Number.isInteger(pairs)) {
  console.error(`banquise: npm run soak -- GAME [--games N] [--pairs N] [--seed S]; games are ${gameIds().join(', ')}`);
  process.exit(2);
}

const subject = await loadSubject(id);
const texts = await textsOf(subject);
const counts = new Map<string, number>();
const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
const began = performance.now();
let breaches = 0;

function report(seed: string, what: string): void {
  if (++breaches <= 20) console.error(`breach in seed ${seed}: ${what}`);
}

function playGames(): void {
  let decisions = 0;
  let cut = 0;
  let checked = 0;
  for (let n = 0; n < games; n++) {
    const deal = dealOf(subject, series, n);
    const full = n % LAWS_EVERY < subject.game.seats.max - subject.game.seats.min + 1;
    const one = walk(subject, deal, full ? SAMPLES : 0, count);
    decisions += one.record.moves.length;
    if (!one.over) cut++;
    for (const breach of one.breaches) report(deal.seed, breach);
    if (full) {
      checked++;
      for (const law of LAWS)
        for (const breach of law.check(subject, one, stream(deal.seed, 'imagine'), texts)) report(deal.seed, `${law.name}: ${breach}`);
    }
    if ((n + 1) % 10_000 === 0) console.error(`${n + 1} games, ${breaches} breaches, ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  console.log(
    `${games} games of ${id}, seeds "${series}/0" to "${series}/${games - 1}": ${decisions} decisions, ${cut} cut by the simulator's limit`,
  );
  console.log(`all laws on ${checked} of them with ${SAMPLES} positions each, every invariant at every position of all`);
}

/** Sampled pairs for one player count: positions from all through random games, seen by each viewer in turn. */
function playPairs(seats: number): void {
  const { min, max } = subject.game.seats;
  let done = 0;
  let differed = 0;
  const before = breaches;
  for (let n = 0; done < pairs; n++) {
    const deal = { ...dealOf(subject, `${series}-pairs-${seats}`, seats - min + n * (max - min + 1)), seats };
    const one = walk(subject, deal, 8);
    const rng = stream(deal.seed, 'imagine');
    for (const step of one.samples) {
      for (const viewer of viewersOf(seats)) {
        if (done === pairs) break;
        const result = pair(subject, step, viewer, rng);
        done++;
        if (result.differed) differed++;
        for (const breach of result.breaches) report(deal.seed, breach);
      }
    }
  }
  console.log(`non-interference with ${seats} players: ${done} pairs, ${differed} of them really different, ${breaches - before} breaches`);
  if (differed < done / 4)
    report(series, `only ${differed} of ${done} pairs differed: the game hides something, so scramble must change it`);
}

playGames();
const { min, max } = subject.game.seats;
for (let seats = min; seats <= max; seats++) playPairs(seats);
if (counts.size > 0) {
  console.log('\nreached:');
  for (const [name, n] of [...counts].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })))
    console.log(`  ${name.padEnd(32)}${n}`);
}
console.log(`\n${breaches} breaches in ${((performance.now() - began) / 1000).toFixed(0)} s`);
process.exitCode = breaches > 0 ? 1 : 0;
