import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { cupStandings, cupStarts, cupTables } from './cups.ts';
import { houseTables } from './house.ts';
import { quickTables } from './quick.ts';
import { figuresIndex, ladderFigures, playingTable, societyTables } from './society-tables.ts';

/** What changed in the shape of the data for people who find each other, each step beside the store that uses it. */
export const PEOPLE_STEPS: Readonly<Record<string, Migration>> = {
  '010-quick': { up: (db: Kysely<unknown>) => quickTables(db) },
  '011-society': { up: (db: Kysely<unknown>) => societyTables(db) },
  '012-cups': { up: (db: Kysely<unknown>) => cupTables(db) },
  '013-house': { up: (db: Kysely<unknown>) => houseTables(db) },
  '014-playing': { up: (db: Kysely<unknown>) => playingTable(db) },
  '015-figures': { up: (db: Kysely<unknown>) => figuresIndex(db) },
  '016-starts': { up: (db: Kysely<unknown>) => cupStarts(db) },
  '017-ladder': { up: (db: Kysely<unknown>) => ladderFigures(db) },
  '018-standings': { up: (db: Kysely<unknown>) => cupStandings(db) },
};
