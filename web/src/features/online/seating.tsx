import type { TableRequest } from '@banquise/protocol';
import { LEVELS, type Level, type Mirror } from '@banquise/table';
import { type FormEvent, type ReactNode, useState } from 'react';
import { tileOf } from '../../games/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon, Mark, seatLetter } from '../../ui/icon.tsx';
import { figure } from '../../ui/number.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import type { Attendance } from './attend.ts';
import { Named } from './named.tsx';
import { callMe, givenName } from './naming.ts';
import { useSpeech } from './words.ts';

export type Ask = (request: TableRequest) => void;

interface SeatingProps {
  readonly attendance: Attendance;
  readonly mirror: Mirror;
  readonly ask: Ask;
  readonly leads: boolean;
}

/** Sits down; who has no name yet is asked for one. */
export function useSitting(ask: Ask): { readonly sit: (seat: number) => void; readonly dialog: ReactNode } {
  const [naming, setNaming] = useState<number | null>(null);
  const sit = (seat: number, name: string): void => {
    if (name === '') {
      setNaming(seat);
      return;
    }
    setNaming(null);
    void callMe(name).then(() => ask({ type: 'sit', seat, name }));
  };
  return {
    sit: (seat) => sit(seat, givenName()),
    dialog: naming !== null && <NameDialog onName={(name) => sit(naming, name)} onClose={() => setNaming(null)} />,
  };
}

/** Who sits where before the game. */
export function Seating({ attendance, mirror, ask, leads }: SeatingProps): ReactNode {
  const shell = useWords();
  const { status, own } = mirror;
  const here = useStore(attendance.presence)?.here ?? [];
  const { sit, dialog } = useSitting(ask);
  const bounds = tileOf(status.game)?.seats ?? { min: 2, max: 2 };
  return (
    <>
      <ul className="seats sitting">
        {status.seats.map((chair, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name
          <li key={seat}>
            <Mark seat={seat} size="l" />
            <Sitter attendance={attendance} mirror={mirror} seat={seat} here={here[seat] === true} />
            <span className="actions">
              {chair.kind === 'empty' && own === null && <SitButton seat={seat} main={!leads} onClick={() => sit(seat)} />}
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
      {dialog}
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

interface SitterProps {
  readonly attendance: Attendance;
  readonly mirror: Mirror;
  readonly seat: number;
  readonly here: boolean;
}

function Sitter({ attendance, mirror: { status, own }, seat, here }: SitterProps): ReactNode {
  const shell = useWords();
  const { words } = useSpeech();
  const { language } = useStore(settings);
  const facts = useStore(attendance.facts)[seat];
  const chair = status.seats[seat];
  if (chair === undefined || chair.kind === 'empty') return <span className="sitter muted">{words.free}</span>;
  const marks = [
    seat === own?.seat ? words.you : '',
    seat === status.owner ? words.host : '',
    chair.level === null ? '' : shell.botLevel(shell.levels[chair.level] ?? ''),
  ].filter((text) => text !== '');
  return (
    <span className="sitter">
      <b>
        <Named attendance={attendance} seat={seat} name={chair.name} />
      </b>
      <span className="small muted marks">
        {seat === status.owner && (
          <span className="leads">
            <Icon name="crown" />
          </span>
        )}
        {marks.length > 0 && <span>{marks.join(', ')}</span>}
        {chair.kind === 'person' && facts != null && (
          <span className="num">
            {facts.rating === null ? words.fresh : figure(facts.rating, language)}
            {facts.finishes !== null && `, ${words.finishes(facts.finishes)}`}
          </span>
        )}
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
