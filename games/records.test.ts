import { readFileSync } from 'node:fs';
import { type GameRecord, readRecord, replay, versionsOf } from '@banquise/kernel';
import { describe, expect, test } from 'vitest';
import { gameIds, loadGame } from './find.ts';

/** Finished games, kept when their rules were published. Those of every version replay for ever.
 * If one of these fails, the rules changed: publish a version beside it. */
interface Frozen {
  readonly totals: number[];
  readonly winners: number[];
  readonly record: GameRecord;
}

const newest = await Promise.all(gameIds().map((id) => loadGame(id)));
const versions = newest.map((game) => versionsOf(game));

describe.each(gameIds().map((id, n) => ({ id, n })))('finished games of $id', ({ id, n }) => {
  test.each(versions[n] ?? [])('of rules $rules replay to the scores they had', (game) => {
    const file = new URL(`${id}/test/records/rules-${game.rules}.jsonl`, import.meta.url);
    const frozen = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Frozen);
    const counts = new Set(frozen.map(({ record }) => record.seats.length));
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([game.seats.min, game.seats.max]);
    for (const { totals, winners, record } of frozen) {
      const read = readRecord(JSON.stringify(record));
      if (!read.ok) throw new Error(read.problem.field);
      const end = replay(newest[n] ?? game, read.value);
      if (!end.ok) throw new Error(`${record.seed}: ${end.problem.field}, expected ${end.problem.expected}`);
      expect(game.actors(end.value)).toEqual([]);
      const sheet = game.score(end.value);
      expect({ totals: sheet.seats.map(({ total }) => total), winners: sheet.winners }).toEqual({ totals, winners });
    }
  });
});
