// `node scripts/freeze.ts GAME`: keeps a few finished games under the rules as they are, with their scores, for good: some
// dealt by the fast generator and some by the secret one (by the length of their seed).
// To be run once when a rules version is published; the test beside the games replays them ever after.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameIds, loadSubject } from '@banquise/games';
import { sha256 } from '@banquise/kernel';
import { dealOf, walk } from '@banquise/kernel/laws';

const GAMES_PER_SEAT_COUNT = 3;

const [id = ''] = process.argv.slice(2);
if (!gameIds().includes(id)) {
  console.error(`banquise: name a game: ${gameIds().join(', ')}`);
  process.exit(2);
}
const subject = await loadSubject(id);
const { min, max } = subject.game.seats;

function finishedGames(secret: boolean): string[] {
  const lines: string[] = [];
  for (let n = 0; lines.length < GAMES_PER_SEAT_COUNT * (max - min + 1); n++) {
    const deal = dealOf(subject, 'frozen', n);
    const { record, last, over } = walk(subject, secret ? { ...deal, seed: sha256(deal.seed) } : deal, 0);
    if (!over) continue;
    const { seats, winners } = subject.game.score(last);
    lines.push(JSON.stringify({ totals: seats.map(({ total }) => total), winners, record }));
  }
  return lines;
}

const folder = new URL(`../games/${id}/test/records/`, import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [kind, secret] of [
  ['', false],
  ['-secret', true],
] as const) {
  const file = new URL(`rules-${subject.game.rules}${kind}.jsonl`, folder);
  // Never over an older one: a published version does not change.
  if (existsSync(file)) continue;
  const lines = finishedGames(secret);
  writeFileSync(file, `${lines.join('\n')}\n`, { flag: 'wx' });
  console.log(`${lines.length} games of ${id} kept in ${fileURLToPath(file)}`);
}
