import type { Awaited } from '@banquise/protocol';
import { useEffect } from 'react';
import { tileOf } from '../../games/index.ts';
import { call } from '../../ui/api.ts';
import { momentOf } from '../../ui/date.ts';
import type { Route } from '../../ui/router.ts';
import { settings } from '../../ui/settings.ts';
import { createStore, useStore } from '../../ui/store.ts';
import { challenge, cupTable } from '../online/challenges.ts';
import { turns } from '../online/turns.ts';
import { useCompany } from './words/index.ts';

/** What waits for one, as the server last said: one list for the bell and for the home page. */
const awaited = createStore<Awaited>({ cups: [], challenges: [], soon: [] });
/** Who asks while an answer is on its way gets the next one. */
let asking: 'no' | 'yes' | 'again' = 'no';

async function ask(): Promise<void> {
  if (asking !== 'no') {
    asking = 'again';
    return;
  }
  asking = 'yes';
  const answer = await call<Awaited>('/api/awaited');
  if (answer.ok) awaited.set(answer.value);
  const more = (asking as string) === 'again';
  asking = 'no';
  if (more) await ask();
}

export interface Card {
  readonly key: string;
  readonly game: string;
  readonly title: string;
  readonly more: string;
  readonly act: string;
  readonly to: Route;
}

/** Everything that waits for somebody: challenges, rounds of tournaments, tables where it is to move. */
export function useCards(): readonly Card[] {
  const { home: words, profile, cups } = useCompany();
  const waiting = useStore(turns);
  const asked = useStore(challenge);
  const laid = useStore(cupTable);
  const { language } = useStore(settings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is read again
  useEffect(() => void ask(), [asked, laid, waiting.length]);
  const { challenges, cups: rounds, soon } = useStore(awaited);
  const inCups = new Set(rounds.map(({ table }) => table));
  return [
    ...challenges.map(
      ({ table, key, game, name }): Card => ({
        ...{ key: table, game, title: profile.challengesYou(name), more: tileOf(game)?.title ?? game, act: profile.answer },
        to: { page: 't', id: table, key },
      }),
    ),
    ...rounds.map(
      ({ table, game, title, round, against }): Card => ({
        ...{ key: table, game, title: cups.roundFor(title, round), more: cups.againstOf(against.join(', ')), act: cups.go },
        to: { page: 't', id: table, key: '' },
      }),
    ),
    ...waiting
      .filter(({ id }) => !inCups.has(id))
      .map(({ id, game, seats, own, phase }): Card => {
        const others = seats.flatMap(({ name, taken }, seat) => (taken && !own.includes(seat) ? [name] : [])).join(', ');
        const called = tileOf(game)?.title ?? game;
        return {
          ...{ key: id, game, title: phase === 'open' ? words.full(called) : words.turn(called), more: others, act: words.play },
          to: { page: 't', id, key: '' },
        };
      }),
    ...soon.map(
      ({ cup, title, game, starts }): Card => ({
        ...{ key: cup, game, title, more: cups.startsAt(momentOf(starts, language)), act: cups.look },
        to: { page: 'cup', id: cup },
      }),
    ),
  ];
}
