import type { Earned } from '@banquise/protocol';
import * as v from 'valibot';

/** How many of one person are told. */
const MOST = 500;

const best = v.object({ have: v.number(), need: v.number(), at: v.number() });
const kept = v.object({ sheets: v.record(v.string(), v.record(v.string(), best)) });

/** The achievements that somebody's ledger says it has. The ledger is the browser's word: what makes no sense is left out. */
export function earnedIn(body: string | undefined): Earned[] {
  const read = v.safeParse(kept, body === undefined ? {} : JSON.parse(body));
  if (!read.success) return [];
  const all = Object.entries(read.output.sheets).flatMap(([game, feats]) =>
    Object.entries(feats).flatMap(([id, { have, need, at }]) => (have >= need ? [{ game, id, at }] : [])),
  );
  return all.sort((a, b) => b.at - a.at).slice(0, MOST);
}
