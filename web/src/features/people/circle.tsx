import type { Acquaintance, Circle as Known } from '@banquise/protocol';
import { type ReactNode, useState } from 'react';
import { tileOf } from '../../games/index.ts';
import { Link } from '../../ui/link.tsx';
import { Toast } from '../../ui/toast.tsx';
import { ChallengeDialog } from './dialogs.tsx';
import { Face } from './face.tsx';
import { useFetched } from './fetched.ts';
import { Presence } from './presence.tsx';
import { useCompany } from './words/index.ts';
import './profile.css';

/** Those one follows, those one has played with lately, and who challenges one. */
export function Circle(): ReactNode {
  const { profile: words } = useCompany();
  const { answer } = useFetched<Known>('/api/circle');
  const [dared, dare] = useState<Acquaintance | null>(null);
  const [said, say] = useState('');
  if (answer?.ok !== true) return null;
  const { follows, recent, challenges } = answer.value;
  const others = recent.filter(({ login }) => !follows.some((one) => one.login === login));
  return (
    <>
      {challenges.length > 0 && (
        <ul className="circle plane">
          {challenges.map(({ table, key, name, game }) => (
            <li key={table}>
              <Face name={name} />
              <span className="grow">
                <b>{words.challengesYou(name)}</b> {tileOf(game)?.title}
              </span>
              <Link className="btn primary" to={{ page: 't', id: table, key }}>
                {words.answer}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <section aria-label={words.people}>
        <h2>{words.people}</h2>
        {follows.length === 0 && others.length === 0 && <p className="muted">{words.nobody}</p>}
        <People people={follows} act={words.challenge} dare={dare} />
      </section>
      {others.length > 0 && (
        <section aria-label={words.lately}>
          <h2>{words.lately}</h2>
          <People people={others} act={words.playAgain} dare={dare} />
        </section>
      )}
      {dared !== null && <ChallengeDialog name={dared.name} login={dared.login} onClose={() => dare(null)} say={say} />}
      <Toast text={said} onDone={() => say('')} />
    </>
  );
}

interface PeopleProps {
  readonly people: readonly Acquaintance[];
  readonly act: string;
  readonly dare: (one: Acquaintance) => void;
}

/** Who plays in the open is watched; everybody else is asked to a table. */
function People({ people, act, dare }: PeopleProps): ReactNode {
  const { cups } = useCompany();
  if (people.length === 0) return null;
  return (
    <ul className="circle plane">
      {people.map((one) => (
        <li key={one.login}>
          <Face name={one.name} />
          <span className="grow">
            <Link to={{ page: 'person', login: one.login }}>{one.name}</Link> <Presence kind={one.presence} away={one.away} />
          </span>
          {one.table === null ? (
            <button type="button" className={one.presence === 'here' ? 'btn tint' : 'btn'} onClick={() => dare(one)}>
              {act}
              <span className="sr">, {one.name}</span>
            </button>
          ) : (
            <Link className="btn" to={{ page: 'watch', id: one.table, key: '' }}>
              {cups.watch}
              <span className="sr">, {one.name}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
