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
  const dealt = (versions[n] ?? []).flatMap((game) => [
    { rules: game.rules, game, by: 'fast', digits: 32, name: `rules-${game.rules}.jsonl` },
    { rules: game.rules, game, by: 'secret', digits: 64, name: `rules-${game.rules}-secret.jsonl` },
  ]);
  test.each(dealt)('of rules $rules, dealt by the $by generator, replay to the scores they had', ({ game, digits, name }) => {
    const file = new URL(`${id}/test/records/${name}`, import.meta.url);
    const frozen = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Frozen);
    const counts = new Set(frozen.map(({ record }) => record.seats.length));
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([game.seats.min, game.seats.max]);
    for (const { totals, winners, record } of frozen) {
      expect(record.seed).toHaveLength(digits);
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
