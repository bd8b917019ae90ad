// `node scripts/freeze.ts GAME`: keeps a few finished games under the rules as they are, with their scores, for good.
// To be run once when a rules version is published; the test beside the games replays them ever after.
import { mkdirSync, writeFileSync } from 'node:fs';
import { gameIds, loadSubject } from '@banquise/games';
import { dealOf, walk } from '@banquise/kernel/laws';

const GAMES_PER_SEAT_COUNT = 3;

const [id = ''] = process.argv.slice(2);
if (!gameIds().includes(id)) {
  console.error(`banquise: name a game: ${gameIds().join(', ')}`);
  process.exit(2);
}
const subject = await loadSubject(id);
const { min, max } = subject.game.seats;
const lines: string[] = [];
for (let n = 0; lines.length < GAMES_PER_SEAT_COUNT * (max - min + 1); n++) {
  const { record, last, over } = walk(subject, dealOf(subject, 'frozen', n), 0);
  if (!over) continue;
  const { seats, winners } = subject.game.score(last);
  lines.push(JSON.stringify({ totals: seats.map(({ total }) => total), winners, record }));
}
const folder = new URL(`../games/${id}/test/records/`, import.meta.url);
mkdirSync(folder, { recursive: true });
// Never over an older one: a published version does not change.
writeFileSync(new URL(`rules-${subject.game.rules}.jsonl`, folder), `${lines.join('\n')}\n`, { flag: 'wx' });
console.log(`${lines.length} games of ${id} kept under rules ${subject.game.rules}`);
