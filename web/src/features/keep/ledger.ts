import { useEffect, useState } from 'react';
import { useStore } from '../../ui/store.ts';
import { padChanged } from '../pad/store.ts';
import { type BestsByGame, bestsByGame, joinedByGame } from './best.ts';
import { history, historyChanged, type Kept } from './history.ts';
import { keepSaves, padRows } from './keep.ts';
import { ME, type Player } from './player.ts';
import { knownBests, syncLedger } from './sync.ts';

/** All that is known of the players of this browser. */
export interface Ledger {
  /** The oldest first. */
  readonly rows: readonly Kept[];
  /** What the person of this browser has from other devices. */
  readonly known: BestsByGame;
}

async function read(): Promise<Ledger> {
  const [kept, pad, known] = await Promise.all([history().list(), padRows(), knownBests()]);
  return { rows: [...kept, ...pad].sort((a, b) => a.at - b.at), known };
}

/** The ledger, and again when something was kept. Nothing until it is read. */
export function useLedger(): Ledger | null {
  const changed = useStore(historyChanged);
  const leaves = useStore(padChanged);
  const [ledger, setLedger] = useState<Ledger | null>(null);
  useEffect(() => {
    void keepSaves().then(syncLedger);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changed elsewhere is read again
  useEffect(() => {
    let here = true;
    void read().then((next) => here && setLedger(next));
    return () => {
      here = false;
    };
  }, [changed, leaves]);
  return ledger;
}

export const bestsIn = ({ rows, known }: Ledger, player: Player): BestsByGame =>
  player === ME ? joinedByGame(bestsByGame(rows, ME), known) : bestsByGame(rows, player);
