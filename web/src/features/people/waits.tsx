import type { ReactNode } from 'react';
import { tileOf } from '../../games/index.ts';
import { Link } from '../../ui/link.tsx';
import { useTurns } from '../online/turns.ts';
import '../online/people/attention.ts';
import { type Card, useCards } from './cards.ts';
import { useCompany } from './words/index.ts';
import './waits.css';

/** Never more than fit side by side; the rest is one tap away. */
const SHOWN = 3;

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
      <Cards cards={cards.slice(0, SHOWN)} />
    </section>
  );
}

export const Cards = ({ cards }: { cards: readonly Card[] }): ReactNode => (
  <ul className="wait-cards">
    {cards.map(({ key, game, title, more, act, to }) => (
      <li key={key} className="plane">
        <img src={tileOf(game)?.picture} alt="" width="64" height="46" />
        <span>
          <b>{title}</b>
          <small className="muted num">{more}</small>
        </span>
        <Link className="btn tint" to={to}>
          {act}
          <span className="sr">, {title}</span>
        </Link>
      </li>
    ))}
  </ul>
);
