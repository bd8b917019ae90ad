import type { TableRequest } from '@banquise/protocol';
import { LEVELS, type Level, type Mirror } from '@banquise/table';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { tileOf } from '../../games/index.ts';
import { play as sound } from '../../kit/sound.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon, Mark, seatLetter } from '../../ui/icon.tsx';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Toast } from '../../ui/toast.tsx';
import { PageTop } from '../../ui/top.tsx';
import type { Attendance } from './attend.ts';
import { Chat } from './chat.tsx';
import { Countdown } from './countdown.tsx';
import { useHappenings } from './happenings.ts';
import { Invitation, linkTo } from './invitation.tsx';
import { ask as askTable } from './line.ts';
import { Parting } from './menu.tsx';
import { callMe, givenName } from './naming.ts';
import { LineNotice } from './notices.tsx';
import { refusalText, useSpeech } from './words.ts';

type Ask = (request: TableRequest) => void;

/** Before the game: who sits where, the link for the others, and the start. */
export function Room({ attendance, mirror }: { attendance: Attendance; mirror: Mirror }): ReactNode {
  const speech = useSpeech();
  const { words } = speech;
  const [toast, setToast] = useState('');
  const links = useStore(attendance.links);
  const { status, own } = mirror;
  const title = words.room(tileOf(status.game)?.title ?? status.game);
  const ask: Ask = (request) => void askTable(attendance.id, request).then((answer) => setToast(refusalText(speech, answer)));
  const leads = own !== null && own.seat === status.owner;
  useHappenings(mirror, setToast);
  const complete = own !== null && status.seats.every(({ kind }) => kind !== 'empty');
  useEffect(() => {
    document.title = `${complete ? `● ${words.fullTitle}` : title} · Banquise`;
    if (complete && document.hidden && settings.get().sounds) sound('turn');
  }, [title, complete, words]);
  // Who copies the address from the bar copies the invitation.
  useEffect(() => {
    if (links?.invite != null) history.replaceState(history.state, '', `${location.pathname}#${links.invite}`);
  }, [links?.invite]);
  return (
    <>
      <PageTop title={title} to={{ page: 'lobby' }} />
      <main id="main" className="page room">
        <section className="plane form" aria-label={words.players}>
          <Seating attendance={attendance} mirror={mirror} ask={ask} leads={leads} />
          <Start mirror={mirror} ask={ask} leads={leads} />
          {leads && <Parting icon="close" name={words.cancelTable} more={words.cancelTableMore} onSure={() => ask({ type: 'cancel' })} />}
          <p className="facts num">
            <span>
              <Icon name="clock" />
              {speech.table.clock(status.clock)}
            </span>
          </p>
        </section>
        {links?.invite != null && (
          <div className="plane form">
            <Invitation
              link={linkTo('t', attendance.id, links.invite)}
              title={words.linkTitle}
              more={links.listed ? `${words.linkMore} ${words.inLobby}` : words.linkMore}
            />
          </div>
        )}
        <section className="plane form" aria-label={words.chat}>
          <h2 className="label">{words.chat}</h2>
          <Chat attendance={attendance} />
        </section>
        <details className="plane fair">
          <summary>{words.commitment}</summary>
          <p className="small">{words.commitmentMore}</p>
          <code>{status.commitment}</code>
        </details>
      </main>
      <LineNotice />
      <Toast text={toast} onDone={() => setToast('')} />
    </>
  );
}

interface SeatingProps {
  readonly attendance: Attendance;
  readonly mirror: Mirror;
  readonly ask: Ask;
  readonly leads: boolean;
}

function Seating({ attendance, mirror, ask, leads }: SeatingProps): ReactNode {
  const shell = useWords();
  const { status, own } = mirror;
  const here = useStore(attendance.presence)?.here ?? [];
  const [naming, setNaming] = useState<number | null>(null);
  const bounds = tileOf(status.game)?.seats ?? { min: 2, max: 2 };
  const sit = (seat: number, name: string): void => {
    if (name === '') {
      setNaming(seat);
      return;
    }
    setNaming(null);
    void callMe(name).then(() => ask({ type: 'sit', seat, name }));
  };
  return (
    <>
      <ul className="seats sitting">
        {status.seats.map((chair, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name
          <li key={seat}>
            <Mark seat={seat} size="l" />
            <Sitter mirror={mirror} seat={seat} here={here[seat] === true} />
            <span className="actions">
              {chair.kind === 'empty' && own === null && <SitButton seat={seat} main={!leads} onClick={() => sit(seat, givenName())} />}
              {chair.kind === 'empty' && leads && <AddBot seat={seat} taken={status.seats.map(({ name }) => name)} ask={ask} />}
              <Clear mirror={mirror} seat={seat} ask={ask} leads={leads} spare={status.seats.length > bounds.min} />
            </span>
          </li>
        ))}
      </ul>
      {leads && status.seats.length < bounds.max && (
        <button type="button" className="btn" onClick={() => ask({ type: 'add-seat' })}>
          {shell.addSeat}
        </button>
      )}
      {naming !== null && <NameDialog onName={(name) => sit(naming, name)} onClose={() => setNaming(null)} />}
    </>
  );
}

function SitButton({ seat, main, onClick }: { seat: number; main: boolean; onClick: () => void }): ReactNode {
  const { words } = useSpeech();
  return (
    <button type="button" className={`btn ${main ? 'primary' : ''}`} onClick={onClick}>
      {words.sitHere}
      <span className="sr">{words.sitAt(seatLetter(seat))}</span>
    </button>
  );
}

function Sitter({ mirror: { status, own }, seat, here }: { mirror: Mirror; seat: number; here: boolean }): ReactNode {
  const shell = useWords();
  const { words } = useSpeech();
  const chair = status.seats[seat];
  if (chair === undefined || chair.kind === 'empty') return <span className="sitter muted">{words.free}</span>;
  const marks = [
    seat === own?.seat ? words.you : '',
    seat === status.owner ? words.host : '',
    chair.level === null ? '' : shell.botLevel(shell.levels[chair.level] ?? ''),
  ].filter((text) => text !== '');
  return (
    <span className="sitter">
      <b>{chair.name}</b>
      <span className="small muted marks">
        {seat === status.owner && (
          <span className="leads">
            <Icon name="crown" />
          </span>
        )}
        <span>{marks.join(', ')}</span>
        {chair.kind === 'person' && seat !== own?.seat && <Here here={here} />}
      </span>
    </span>
  );
}

function Here({ here }: { here: boolean }): ReactNode {
  const { words } = useSpeech();
  return <span className={here ? 'is-here' : 'not-here'}>{here ? words.here : words.away}</span>;
}

interface ClearProps {
  readonly mirror: Mirror;
  readonly seat: number;
  readonly ask: Ask;
  readonly leads: boolean;
  /** There are more seats than the game needs. */
  readonly spare: boolean;
}

/** One gets up; the one who opened the table also clears seats, and takes free ones away. */
function Clear({ mirror: { status, own }, seat, ask, leads, spare }: ClearProps): ReactNode {
  const shell = useWords();
  const { words } = useSpeech();
  const chair = status.seats[seat];
  if (chair === undefined) return null;
  if (seat === own?.seat)
    return (
      <button type="button" className="btn" onClick={() => ask({ type: 'vacate', seat })}>
        {words.getUp}
      </button>
    );
  if (!leads || (chair.kind === 'empty' && !spare)) return null;
  const label = { empty: shell.dropSeat(seatLetter(seat)), bot: words.removeBot(chair.name), person: words.clearSeat(chair.name) };
  const request: TableRequest = chair.kind === 'empty' ? { type: 'drop-seat', seat } : { type: 'vacate', seat };
  return (
    <button type="button" className="btn icon" aria-label={label[chair.kind]} title={label[chair.kind]} onClick={() => ask(request)}>
      <Icon name="close" />
    </button>
  );
}

function AddBot({ seat, taken, ask }: { seat: number; taken: readonly string[]; ask: Ask }): ReactNode {
  const shell = useWords();
  const { words } = useSpeech();
  const name = shell.botNames.find((offered) => !taken.includes(offered)) ?? shell.bot;
  return (
    <select
      className="field"
      aria-label={words.addBotAt(seatLetter(seat))}
      value=""
      onChange={({ target }) => ask({ type: 'seat-bot', seat, level: Number(target.value) as Level, name })}
    >
      <option value="" disabled>
        {words.addBot}
      </option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {words.botOf(shell.levels[level] ?? '')}
        </option>
      ))}
    </select>
  );
}

function Start({ mirror: { status, own }, ask, leads }: { mirror: Mirror; ask: Ask; leads: boolean }): ReactNode {
  const { words, table } = useSpeech();
  const open = status.seats.filter(({ kind }) => kind === 'empty').length;
  const lacking = open > 0 ? table.refusal({ code: 'seats-open', open }) : '';
  const counting = status.begins !== null && <Countdown begins={status.begins} ask={own === null ? null : ask} />;
  // The countdown says itself what happens.
  const told = counting !== false ? '' : lacking || (status.seats.filter(({ kind }) => kind === 'person').length > 1 ? words.held : '');
  if (leads || (own !== null && open === 0))
    return (
      <div className="start">
        {counting}
        <div className="actions">
          <button
            type="button"
            className="btn primary"
            aria-disabled={open > 0 || undefined}
            onClick={() => open === 0 && ask({ type: 'start' })}
          >
            <Icon name="play" />
            {counting === false ? words.startGame : words.startNow}
          </button>
          <p className="small muted" role="status">
            {told}
          </p>
        </div>
      </div>
    );
  const host = status.owner === null ? '' : (status.seats[status.owner]?.name ?? '');
  return (
    <div className="start">
      {counting}
      <p role="status">{own === null ? (open > 0 ? words.takeSeat : words.fullTable) : host !== '' && words.waitsFor(host)}</p>
    </div>
  );
}

/** A name is asked for now that somebody will read it. */
function NameDialog({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }): ReactNode {
  const shell = useWords();
  const { words } = useSpeech();
  const [name, setName] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') onName(name.trim());
  };
  return (
    <Dialog title={words.askName} onClose={onClose}>
      <form className="naming" onSubmit={submit}>
        <p className="small muted">{words.askNameMore}</p>
        <input
          className="field"
          aria-label={shell.yourName}
          value={name}
          maxLength={40}
          required
          autoComplete="nickname"
          ref={focusFirst}
          onChange={({ target }) => setName(target.value)}
        />
        <div className="row">
          <button type="submit" className="btn primary">
            {words.sitDown}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
