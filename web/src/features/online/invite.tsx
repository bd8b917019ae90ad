import { type Admits, type Clock, LEVELS, type Level } from '@banquise/table';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { hasBoard, loadBoard, tileOf, tiles } from '../../games/index.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon, Mark, seatLetter } from '../../ui/icon.tsx';
import { Lost } from '../../ui/lost.tsx';
import { go } from '../../ui/router.ts';
import { useStore } from '../../ui/store.ts';
import { Segments, Toggle } from '../../ui/tools.tsx';
import { PageTop } from '../../ui/top.tsx';
import { CLOCKS, PACES, usual } from './clocks.ts';
import { request, welcome } from './connection.ts';
import { Gate } from './gate.tsx';
import { callMe, offeredName } from './naming.ts';
import { AdmitsFields, Counting, OptionFields } from './terms.tsx';
import { refusalText, useSpeech } from './words.ts';

/** The bot that takes the seat of somebody who leaves. */
const STAND_IN: Level = 3;

/** The seat of somebody who is invited, or the level of a bot. */
type Guest = 'empty' | `${Level}`;

const playable = tiles.filter(({ id }) => hasBoard(id));

/** A new table for others. Everything is chosen already: one tap makes the link. */
export function Invite({ game: wanted }: { game: string }): ReactNode {
  const { words } = useSpeech();
  const ready = useStore(welcome) !== null;
  const [picked, setPicked] = useState(wanted || (playable[0]?.id ?? ''));
  const tile = tileOf(picked);
  if (tile === undefined) return <Lost />;
  const title = wanted === '' ? words.inviteAny : words.invite(tile.title);
  return (
    <Gate title={title} ready={ready}>
      <PageTop title={title} to={wanted === '' ? { page: 'lobby' } : { page: 'home' }} />
      <main id="main" className="page">
        <div className="plane form invite">
          {wanted === '' && (
            <Segments
              legend={words.whichGame}
              values={playable.map(({ id }) => id)}
              value={picked}
              name={(id) => tileOf(id)?.title ?? id}
              onChange={setPicked}
            />
          )}
          <Plan key={picked} game={picked} open={wanted === ''} />
        </div>
      </main>
    </Gate>
  );
}

/** Who comes from the lobby wants to be found there. */
function Plan({ game: id, open }: { game: string; open: boolean }): ReactNode {
  const shell = useWords();
  const speech = useSpeech();
  const { words } = speech;
  useEffect(() => void loadBoard(id), [id]);
  const seats = tileOf(id)?.seats ?? { min: 2, max: 2 };
  const [name, setName] = useState(() => offeredName(shell));
  const [guests, setGuests] = useState<readonly Guest[]>(() => Array<Guest>(seats.min - 1).fill('empty'));
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [clock, setClock] = useState<Clock>(() => usual('bank'));
  const [listed, setListed] = useState(open);
  const [casual, setCasual] = useState(false);
  const [admits, setAdmits] = useState<Admits>({ rating: 0, finishes: 0 });
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const called = name.trim() || shell.nickname;
    await callMe(called, called !== shell.nickname);
    const plans = guests.map((guest, i) =>
      guest === 'empty'
        ? ({ kind: 'empty' } as const)
        : ({ kind: 'bot', level: Number(guest) as Level, name: shell.botNames[i] ?? shell.bot } as const),
    );
    const answer = await request({
      ...{ type: 'create', game: id, options, clock, listed },
      seats: [{ kind: 'me' }, ...plans],
      settings: { confirm: clock.kind === 'days', standIn: STAND_IN, ...(casual ? { casual } : {}), ...(listed ? { admits } : {}) },
    });
    setBusy(false);
    if (answer.ok && answer.table !== undefined) go({ page: 't', id: answer.table, key: '' });
    else setProblem(refusalText(speech, answer));
  };

  return (
    <form className="plan" onSubmit={(event) => void create(event)}>
      {seats.max > seats.min && (
        <Segments
          legend={words.seats}
          values={Array.from({ length: seats.max - seats.min + 1 }, (_, i) => `${seats.min + i}`)}
          value={`${guests.length + 1}`}
          name={(value) => value}
          onChange={(value) => setGuests(Array.from({ length: Number(value) - 1 }, (_, i) => guests[i] ?? 'empty'))}
        />
      )}
      <ul className="seats">
        <li>
          <Mark seat={0} size="l" />
          <input
            className="field"
            aria-label={shell.yourName}
            value={name}
            maxLength={40}
            autoComplete="nickname"
            onChange={({ target }) => setName(target.value)}
          />
          <span className="small muted">{words.you}</span>
        </li>
        {guests.map((guest, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name
          <li key={i}>
            <Mark seat={i + 1} size="l" />
            <select
              className="field"
              aria-label={words.others(seatLetter(i + 1))}
              value={guest}
              onChange={({ target }) => setGuests(guests.with(i, target.value as Guest))}
            >
              <option value="empty">{words.forSomebody}</option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {words.botOf(shell.levels[level] ?? '')}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <div className="pace">
        <Segments
          legend={words.pace}
          values={PACES.filter((pace) => pace !== 'none' || !listed)}
          value={clock.kind}
          name={(kind) => words.paces[kind]}
          onChange={(kind) => setClock(usual(kind))}
        />
        {clock.kind !== 'none' && (
          <label>
            <span className="label">{words.time}</span>
            <select
              className="field wide"
              value={CLOCKS[clock.kind].offered.indexOf(clock)}
              onChange={({ target }) => setClock(CLOCKS[clock.kind].offered[Number(target.value)] ?? clock)}
            >
              {CLOCKS[clock.kind].offered.map((offered, i) => (
                <option key={speech.table.clock(offered)} value={i}>
                  {speech.table.clock(offered)}
                </option>
              ))}
            </select>
          </label>
        )}
        <p className="small muted">{words.paceMore[clock.kind]}</p>
      </div>
      <Counting casual={casual} onChange={setCasual} />
      <OptionFields game={id} options={options} onChange={setOptions} />
      <Toggle
        on={listed}
        onChange={(on) => {
          setListed(on);
          // Who plays with strangers has a clock.
          if (on && clock.kind === 'none') setClock(usual('bank'));
        }}
      >
        {words.listed}
        <span className="small muted"> {words.listedMore}</span>
      </Toggle>
      {listed && <AdmitsFields admits={admits} onChange={setAdmits} />}
      <div className="actions create">
        <button type="submit" className="btn primary" aria-disabled={busy || undefined}>
          <Icon name="invite" />
          {words.createLink}
        </button>
        <p className="error" role="alert">
          {problem}
        </p>
      </div>
    </form>
  );
}
