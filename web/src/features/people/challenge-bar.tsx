import { type ReactNode, useEffect } from 'react';
import { tileOf } from '../../games/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { go } from '../../ui/router.ts';
import { type Challenge, challenge } from '../online/challenges.ts';
import { serverNow } from '../online/connection.ts';
import { useCompany } from './words/index.ts';
import './people.css';

/** Somebody asks one to a table, on whichever page one is; it goes when its time is up. */
export function ChallengeBar({ asked, table }: { asked: Challenge; table: boolean }): ReactNode {
  const { profile: words, quick } = useCompany();
  useEffect(() => {
    const timer = setTimeout(() => challenge.set(null), Math.min(asked.until - serverNow(), 86_400_000));
    return () => clearTimeout(timer);
  }, [asked]);
  return (
    <aside className={`search-bar found ${table ? 'at-table' : ''}`}>
      <Icon name="vs" />
      <span role="status">
        <b>{words.challengesYou(asked.name)}</b> {tileOf(asked.game)?.title} · {asked.rated ? quick.rated : quick.casual}
      </span>
      <button
        type="button"
        className="btn primary"
        onClick={() => {
          challenge.set(null);
          go({ page: 't', id: asked.table, key: asked.key });
        }}
      >
        {words.answer}
      </button>
      <button type="button" className="btn bare" onClick={() => challenge.set(null)}>
        {quick.notNow}
      </button>
    </aside>
  );
}
