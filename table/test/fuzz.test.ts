import { existsSync, readdirSync } from 'node:fs';
import type { Subject } from '@banquise/kernel/laws';
import { passesTheKit } from '@banquise/kernel/testkit';
import { expect, test } from 'vitest';
import { subject as pebblesSubject } from '../../kernel/testkit/toy/subject.ts';
import { fuzz } from './fuzz.ts';
import { subject as lanternsSubject } from './lanterns.ts';

/** `TABLE_FUZZ=100 vitest run --project slow table` plays a hundred times the usual number of tables. */
const TIMES = Number(process.env.TABLE_FUZZ ?? 1);
const GAMES = new URL('../../games/', import.meta.url);

async function subjects(): Promise<Subject[]> {
  const found: unknown[] = [pebblesSubject, lanternsSubject];
  for (const folder of readdirSync(GAMES)) {
    const file = new URL(`${folder}/test/subject.ts`, GAMES);
    if (existsSync(file)) found.push((await import(file.href)).subject);
  }
  return found as Subject[];
}

passesTheKit(lanternsSubject, { games: 40 });

for (const subject of await subjects()) {
  test(`clients of ${subject.game.id} end with equal views and learn nothing hidden, whatever happens at the table`, {
    timeout: 600_000,
  }, () => {
    const counts = new Map<string, number>();
    const toy = ['pebbles', 'lanterns'].includes(subject.game.id);
    const tables = TIMES * (toy ? 160 : subject.mostDecisions > 500 ? 3 : 20);
    for (let n = 0; n < tables; n++) {
      try {
        const club = fuzz(subject, 'fuzz', n, 400);
        for (const [what, times] of club.counts) counts.set(what, (counts.get(what) ?? 0) + times);
      } catch (error) {
        throw new Error(`${subject.game.id}, table ${n}: ${error instanceof Error ? error.message : error}`, { cause: error });
      }
    }
    if (process.env.TABLE_FUZZ) console.log(subject.game.id, Object.fromEntries([...counts].sort()));
    // A run that never got to these would prove nothing about them.
    for (const deed of ['move', 'draft', 'undo', 'confirm', 'tick', 'leave', 'return', 'gap', 'interference'])
      expect(counts.get(deed), deed).toBeGreaterThan(0);
    // Two moves at random are seldom legal together, but in the smallest vocabulary.
    if (subject.game.id === 'lanterns') expect(counts.get('act')).toBeGreaterThan(0);
  });
}
