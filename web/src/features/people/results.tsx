import type { ToldGame } from '@banquise/protocol';
import type { ReactNode } from 'react';
import { tileOf } from '../../games/index.ts';
import { Link } from '../../ui/link.tsx';
import { figure } from '../../ui/number.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { type PeopleWords, useCompany } from './words/index.ts';

/** Finished games of somebody: how they went, against whom, the scores. */
export function Results({ results }: { results: readonly ToldGame[] }): ReactNode {
  const { profile: words } = useCompany();
  if (results.length === 0) return <p className="muted">{words.noResults}</p>;
  return (
    <ul className="results plane">
      {results.map((game) => (
        <ResultLine key={game.table} game={game} />
      ))}
    </ul>
  );
}

function outcome({ seats }: ToldGame, words: PeopleWords['profile']): { readonly kind: 'won' | 'lost' | 'drawn'; readonly text: string } {
  const own = seats.find((seat) => seat.own);
  const rank = own?.rank ?? 0;
  const shared = seats.filter((seat) => seat.rank === rank).length > 1;
  const kind = rank === 1 ? (shared ? 'drawn' : 'won') : 'lost';
  return { kind, text: seats.length > 2 && rank > 1 ? words.placeOf(rank, seats.length) : words.result[kind] };
}

function ResultLine({ game }: { game: ToldGame }): ReactNode {
  const { profile: words } = useCompany();
  const { language } = useStore(settings);
  const { kind, text } = outcome(game, words);
  const others = game.seats.filter(({ own }) => !own);
  const tile = tileOf(game.game);
  const scores = game.seats.map(({ points }) => points);
  return (
    <li>
      <img src={tile?.picture} alt={tile?.title ?? game.game} width="44" height="32" />
      <span className={`outcome ${kind}`}>{text}</span>
      <span className="opponents">
        {others.length === 1 ? words.against : words.withOthers}{' '}
        {others.map(({ name, login, bot }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
          <span key={i}>
            {i > 0 && ', '}
            {login === null ? bot === null ? name : words.bot(name) : <Link to={{ page: 'person', login }}>{name}</Link>}
          </span>
        ))}
        {words.endings[game.ending] !== undefined && <small className="muted"> · {words.endings[game.ending]}</small>}
      </span>
      <span className="num">
        {scores.every((points) => points !== null) && scores.map((points) => figure(points, language)).join(' – ')}
      </span>
      <time className="small muted num" dateTime={new Date(game.at).toISOString()}>
        {new Date(game.at).toLocaleDateString(language, { day: 'numeric', month: 'short' })}
      </time>
    </li>
  );
}
