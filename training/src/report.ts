import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds, loadGame } from '@banquise/games';
import { readNet } from '../../bots/src/net/net.ts';
import { netFile } from '../../bots/src/node/nets.ts';
import { type Calibration, type Claim, calibrate, claimsOf, digestOf, type Held } from './calibrate.ts';
import type { Marks } from './learn.ts';
import { type Curve, draw } from './plot.ts';
import { decode } from './sample.ts';

/**
 * Draws what is known of the nets into training/reports: `node training/src/report.ts`. Fresh games
 * (training/src/gather.ts) tell the calibration, the rounds of a training how the loss fell, rounds.json how the
 * strength grew.
 */
const REPORTS = join('training', 'reports');
const tenths = Array.from({ length: 6 }, (_, i) => i / 5);
const THIRDS = ['first third', 'second third', 'last third'] as const;

/** Classes with fewer seats tell nothing. */
const ENOUGH = 30;

function calibrationPlot(id: string, phases: Calibration): string {
  const lines = phases.map((classes, i): Curve => {
    const told = classes.filter(({ count }) => count >= ENOUGH);
    const spread = ({ won, count }: Claim): number => 1.96 * Math.sqrt((won * (1 - won)) / count);
    return { name: THIRDS[i] as string, points: told.map(({ claimed, won }) => [claimed, won]), spread: told.map(spread) };
  });
  const even: Curve = {
    name: 'exact',
    points: [
      [0, 0],
      [1, 1],
    ],
    dashed: true,
  };
  const axis = { from: 0, to: 1, ticks: tenths };
  return draw({
    title: `${id}: claimed and true`,
    x: { name: 'chance claimed', ...axis },
    y: { name: 'share won', ...axis },
    lines: [...lines, even],
  });
}

async function calibrated(id: string): Promise<Held | undefined> {
  const file = join('training', 'data', id, 'fresh.data');
  if (!existsSync(file)) return undefined;
  const bytes = new Uint8Array(readFileSync(netFile(id)));
  const net = readNet(bytes, await loadGame(id));
  if (typeof net === 'string') throw new Error(`the net of ${id} does not fit: ${net}`);
  const samples = decode(new Int16Array(new Uint8Array(readFileSync(file)).buffer));
  const phases = calibrate(samples, claimsOf(net));
  writeFileSync(join(REPORTS, `${id}-calibration.svg`), calibrationPlot(id, phases));
  return { net: digestOf(bytes), games: new Set(samples.map(({ game }) => game)).size, positions: samples.length, phases };
}

/** How wrong each round's net was on held-out games while it learnt. */
function drawLoss(id: string): void {
  const lines: Curve[] = [];
  for (let round = 1; existsSync(join('training', 'data', id, `round-${round}.json`)); round++) {
    const { curve } = JSON.parse(readFileSync(join('training', 'data', id, `round-${round}.json`), 'utf8')) as { curve: Marks[] };
    lines.push({ name: `round ${round}`, points: curve.map(({ points, win }, i) => [i, points + win]) });
  }
  if (lines.length === 0) return;
  const all = lines.flatMap(({ points }) => points.map(([, y]) => y));
  const [from, to] = [Math.floor(10 * Math.min(...all)) / 10, Math.ceil(10 * Math.max(...all)) / 10];
  const longest = Math.max(...lines.map(({ points }) => points.length - 1));
  const y = {
    name: 'loss on held-out games',
    from,
    to,
    ticks: Array.from({ length: Math.round(10 * (to - from)) + 1 }, (_, i) => from + i / 10),
  };
  const x = {
    name: 'looks at the held-out games, three an epoch',
    from: 0,
    to: longest,
    ticks: Array.from({ length: longest + 1 }, (_, i) => i),
  };
  writeFileSync(join(REPORTS, `${id}-loss.svg`), draw({ title: `${id}: learning`, x, y, lines }));
}

/** The gate of one round for two players: the share of wins of the new net against the one kept before. */
interface Gate {
  readonly name: string;
  readonly won: number;
  readonly games: number;
  readonly kept: boolean;
}

/** Elo of each round's net above the engine with the hand-made judgement, added up over the nets that were kept. */
function drawElo(): void {
  const gates = JSON.parse(readFileSync(join(REPORTS, 'rounds.json'), 'utf8')) as Record<string, Gate[]>;
  const lines = Object.entries(gates).map(([name, rounds]): Curve => {
    let base = 0;
    const points = rounds.map(({ won, kept }, i): [number, number] => {
      const elo = base + 400 * Math.log10(won / (1 - won));
      if (kept || i === 0) base = elo;
      return [i + 1, elo];
    });
    const spread = rounds.map(({ won, games }) => (1.96 * 400 * Math.LOG10E) / Math.sqrt(won * (1 - won) * games));
    return { name, points, spread };
  });
  const y = { name: 'Elo above the judgement', from: -500, to: 700, ticks: [-400, -200, 0, 200, 400, 600] };
  writeFileSync(
    join(REPORTS, 'elo.svg'),
    draw({ title: 'Strength by round', x: { name: 'round', from: 1, to: 5, ticks: [1, 2, 3, 4, 5] }, y, lines }),
  );
}

/** What is known already stays, where nobody looked again. */
const held = JSON.parse(readFileSync(join(REPORTS, 'calibration.json'), 'utf8')) as Record<string, Held>;
for (const id of gameIds()) {
  const found = await calibrated(id);
  if (found !== undefined) held[id] = found;
  drawLoss(id);
}
writeFileSync(join(REPORTS, 'calibration.json'), `${JSON.stringify(held, null, 1)}\n`);
drawElo();
