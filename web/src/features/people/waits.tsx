import type { Awaited } from '@banquise/protocol';
import { type ReactNode, useEffect } from 'react';
import { tileOf } from '../../games/index.ts';
import { Link } from '../../ui/link.tsx';
import type { Route } from '../../ui/router.ts';
import { useStore } from '../../ui/store.ts';
import { challenge, cupTable } from '../online/challenges.ts';
import { turns, useTurns } from '../online/turns.ts';
import '../online/people/attention.ts';
import { useFetched } from './fetched.ts';
import { useCompany } from './words/index.ts';
import './waits.css';

/** Never more than fit side by side; the rest is one tap away. */
const SHOWN = 3;

interface Card {
  readonly key: string;
  readonly game: string;
  readonly title: string;
  readonly more: string;
  readonly act: string;
  readonly to: Route;
}

/** Everything that waits for somebody: challenges, rounds of tournaments, tables where it is to move. */
function useCards(): readonly Card[] {
  const { home: words, profile, cups } = useCompany();
  const waiting = useStore(turns);
  const asked = useStore(challenge);
  const laid = useStore(cupTable);
  const { answer, again } = useFetched<Awaited>('/api/awaited');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is read again
  useEffect(again, [asked, laid, waiting.length, again]);
  const awaited = answer?.ok === true ? answer.value : { cups: [], challenges: [] };
  const inCups = new Set(awaited.cups.map(({ table }) => table));
  return [
    ...awaited.challenges.map(
      ({ table, key, game, name }): Card => ({
        ...{ key: table, game, title: profile.challengesYou(name), more: tileOf(game)?.title ?? game, act: profile.answer },
        to: { page: 't', id: table, key },
      }),
    ),
    ...awaited.cups.map(
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
  ];
}

export function Waits(): ReactNode {
  const { home: words } = useCompany();
  useTurns();
  const cards = useCards();
  if (cards.length === 0) return null;
  return (
    <section className="waits" aria-labelledby="waits">
      <div className="waits-head">
        <h2 className="label" id="waits">
          {words.waits}
        </h2>
        <span className="badge num" aria-hidden="true">
          {cards.length}
        </span>
        <span className="sr">{words.waitsN(cards.length)}</span>
        <Link to={{ page: 'mine' }}>{words.all}</Link>
      </div>
      <ul>
        {cards.slice(0, SHOWN).map(({ key, game, title, more, act, to }) => (
          <li key={key} className="plane">
            <img src={tileOf(game)?.picture} alt="" width="64" height="46" />
            <span>
              <b>{title}</b>
              <small className="muted">{more}</small>
            </span>
            <Link className="btn tint" to={to}>
              {act}
              <span className="sr">, {title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
