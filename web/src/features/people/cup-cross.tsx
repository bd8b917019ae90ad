import type { CupPage } from '@banquise/protocol';
import type { ReactNode } from 'react';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { points } from './cup-standings.tsx';
import { useCompany } from './words/index.ts';
import './cup-pairings.css';

/** What one got against another; a point while that is to be played. */
function Cell({ cup, one, two }: { cup: CupPage; one: number; two: number }): ReactNode {
  const { language } = useStore(settings);
  if (one === two) return <td className="self" />;
  const game = cup.pairings.find(({ seats }) => [one, two].every((place) => seats.some((seat) => seat.place === place)));
  const own = game?.seats.find(({ place }) => place === one)?.score ?? null;
  const other = game?.seats.find(({ place }) => place === two)?.score ?? null;
  if (own === null || other === null) return <td className="muted">·</td>;
  return <td className={own > other ? 'won' : ''}>{points(own, language)}</td>;
}

/** Everybody against everybody, in the order of the standings. */
export function CrossTable({ cup }: { cup: CupPage }): ReactNode {
  const { cups: words } = useCompany();
  const { language } = useStore(settings);
  const { standings } = cup;
  return (
    <section>
      <h2 id="cross">{words.cross}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className="plane cross" aria-labelledby="cross" tabIndex={0}>
        <table className="num">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{words.player}</span>
              </th>
              {standings.map(({ place }) => (
                <th key={place} scope="col">
                  {place}
                </th>
              ))}
              <th scope="col">{words.points}</th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ place, name, points: own, you }) => (
              <tr key={place} className={you ? 'me' : ''}>
                <th scope="row">
                  {place} {name}
                </th>
                {standings.map((other) => (
                  <Cell key={other.place} cup={cup} one={place} two={other.place} />
                ))}
                <td>{points(own, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="small muted">{words.crossMore}</p>
    </section>
  );
}
