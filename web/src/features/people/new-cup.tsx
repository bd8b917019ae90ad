import { CUP_KINDS, type CupKind } from '@banquise/protocol';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { hasBoard, tiles } from '../../games/index.ts';
import { call } from '../../ui/api.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { go } from '../../ui/router.ts';
import { useStore } from '../../ui/store.ts';
import { Segments } from '../../ui/tools.tsx';
import { PageTop } from '../../ui/top.tsx';
import { welcome } from '../online/connection.ts';
import { Gate, Online } from '../online/gate.tsx';
import { KindMark } from './cup-kind.tsx';
import { useCompany } from './words/index.ts';
import './people.css';
import './cups.css';
import './cup-form.css';

const ROUNDS = ['3', '4', '5', '7', '9'] as const;
const MINUTES = ['30', '60', '90', '120'] as const;

/** The connection makes a guest of who is nobody yet: a tournament has a host. */
export const NewCupPage = (): ReactNode => (
  <Online>
    <NewCup />
  </Online>
);

function NewCup(): ReactNode {
  const { cups: words } = useCompany();
  const ready = useStore(welcome) !== null;
  useEffect(() => {
    document.title = `${words.create} · Banquise`;
  }, [words]);
  return (
    <Gate title={words.create} ready={ready}>
      <PageTop title={words.create} to={{ page: 'cups' }} />
      <main id="main" className="page cups">
        <Plan />
      </main>
    </Gate>
  );
}

const gamesFor = (kind: CupKind) => tiles.filter(({ id, seats }) => hasBoard(id) && (kind === 'rounds' ? seats.max > 2 : seats.min <= 2));

/** A moment as a field of the browser wants it, in the time of the place. */
const localTime = (at: Date): string => new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** The next full hour but one. */
function soon(): string {
  const at = new Date();
  at.setHours(at.getHours() + 2, 0, 0, 0);
  return localTime(at);
}

function Plan(): ReactNode {
  const shell = useWords();
  const { cups: words, quick, profile } = useCompany();
  const [title, setTitle] = useState(words.usual);
  const [kind, setKind] = useState<CupKind>('swiss');
  const [wanted, setGame] = useState(tiles[0]?.id ?? '');
  const [pace, setPace] = useState<'live' | 'days'>('live');
  const [counts, setCounts] = useState<'rated' | 'casual'>('rated');
  const [rounds, setRounds] = useState<(typeof ROUNDS)[number]>('5');
  const [minutes, setMinutes] = useState<(typeof MINUTES)[number]>('60');
  const [starts, setStarts] = useState('');
  const [problem, setProblem] = useState('');
  const offered = gamesFor(kind);
  const game = offered.some(({ id }) => id === wanted) ? wanted : (offered[0]?.id ?? '');
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const plan = { title: title.trim() || words.usual, game, kind, pace: kind === 'arena' ? 'live' : pace, rated: counts === 'rated' };
    const answer = await call<{ readonly id: string }>('/api/cups', {
      ...{ ...plan, rounds: Number(rounds), minutes: Number(minutes) },
      starts: starts === '' ? null : new Date(starts).getTime(),
    });
    if (answer.ok) go({ page: 'cup', id: answer.value.id }, 'replace');
    else setProblem(profile.problem);
  };
  return (
    <form className="plane cup-form" onSubmit={(event) => void create(event)}>
      <label className="label">
        {words.name}
        <input className="field" value={title} maxLength={40} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <fieldset className="kinds">
        <legend className="label">{words.kind}</legend>
        {CUP_KINDS.map((one) => (
          <label key={one}>
            <input type="radio" name="kind" checked={kind === one} onChange={() => setKind(one)} />
            <KindMark kind={one} />
            <span>
              <b>{words.kinds[one]}</b>
              <small className="muted">{words.kindsMore[one]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="game-cards">
        <legend className="label">{quick.game}</legend>
        {offered.map(({ id, title: called, picture }) => (
          <label key={id}>
            <input type="radio" name="game" checked={game === id} onChange={() => setGame(id)} />
            <img src={picture} alt="" width="240" height="150" />
            {called}
          </label>
        ))}
      </fieldset>
      <div className="sets">
        {kind !== 'arena' && (
          <Segments
            legend={quick.pace}
            values={['live', 'days'] as const}
            value={pace}
            name={(one) => quick.paces[one]}
            onChange={setPace}
          />
        )}
        <Segments
          legend={quick.counts}
          values={['rated', 'casual'] as const}
          value={counts}
          name={(one) => quick.kinds[one]}
          onChange={setCounts}
        />
        {(kind === 'swiss' || kind === 'rounds') && (
          <Segments legend={words.rounds} values={ROUNDS} value={rounds} name={(n) => n} onChange={setRounds} />
        )}
        {kind === 'arena' && <Segments legend={words.minutes} values={MINUTES} value={minutes} name={(n) => n} onChange={setMinutes} />}
        <Segments
          legend={words.begins}
          values={['host', 'time'] as const}
          value={starts === '' ? 'host' : 'time'}
          name={(one) => (one === 'host' ? words.byHost : words.byTime)}
          onChange={(one) => setStarts(one === 'host' ? '' : soon())}
        />
        {starts !== '' && (
          <label>
            <span className="label">{words.when}</span>
            <input
              className="field"
              type="datetime-local"
              value={starts}
              min={localTime(new Date())}
              required
              onChange={({ target }) => setStarts(target.value)}
            />
          </label>
        )}
      </div>
      {starts !== '' && <p className="small muted">{words.bySelf}</p>}
      <div className="actions">
        <button type="submit" className="btn primary">
          <Icon name="cup" />
          {words.create}
        </button>
        <button type="button" className="btn bare" onClick={() => go({ page: 'cups' })}>
          {shell.cancel}
        </button>
      </div>
      <p role="status">{problem}</p>
    </form>
  );
}
