import type { AnswerMessage } from '@banquise/protocol';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { timeOf } from '../../ui/date.ts';
import { focusFirst } from '../../ui/focus-first.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import type { Attendance } from './attend.ts';
import { Named } from './named.tsx';
import { note, noteOf } from './notes.ts';
import { refusalText, useSpeech } from './words.ts';
import './chat.css';

/** What happened beside the talk, told between its lines. */
export interface Grey {
  readonly key: number;
  readonly at: number;
  readonly text: string;
}

const NOTHING: readonly Grey[] = [];

/** What was said at a table, and a place to say something. */
export function Chat({ attendance, grey = NOTHING }: { attendance: Attendance; grey?: readonly Grey[] }): ReactNode {
  const { words } = useSpeech();
  const { language } = useStore(settings);
  const lines = useStore(attendance.chat);
  const muted = useStore(attendance.links)?.muted ?? [];
  const own = useStore(attendance.mirror)?.own ?? null;
  const list = useRef<HTMLOListElement>(null);
  const heard = lines.filter(({ seat }) => !muted.includes(seat));
  const told = [...heard, ...grey].sort((a, b) => a.at - b.at);
  const last = lines.at(-1)?.n ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is shown and read
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    if (last > 0) note(attendance.id, { read: last });
  }, [last, grey.length]);
  return (
    <div className="chat">
      {told.length === 0 && <p className="muted small">{words.chatEmpty}</p>}
      <ol ref={list} className="said" tabIndex={told.length > 0 ? 0 : undefined} aria-label={words.chat}>
        {told.map((line) =>
          'n' in line ? (
            <li key={line.n} className={line.seat === own?.seat ? 'own' : ''}>
              <Mark seat={line.seat} size="s" />
              <p>
                <b>
                  <Named attendance={attendance} seat={line.seat} name={line.name} />
                </b>{' '}
                <time className="num small muted">{timeOf(line.at, language)}</time>
                <span>{line.text}</span>
              </p>
            </li>
          ) : (
            <li key={`grey ${line.key}`} className="grey small muted">
              {line.text} <time className="num">{timeOf(line.at, language)}</time>
            </li>
          ),
        )}
      </ol>
      <Muting attendance={attendance} />
      {own === null ? <p className="muted small">{words.chatSeated}</p> : <Say attendance={attendance} />}
    </div>
  );
}

function Say({ attendance }: { attendance: Attendance }): ReactNode {
  const speech = useSpeech();
  const { words } = speech;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    const answer: AnswerMessage = await attendance.say(text.trim());
    setProblem(refusalText(speech, answer));
    if (answer.ok) setText('');
  };
  return (
    <form className="say-it" onSubmit={(event) => void say(event)}>
      <input
        ref={focusFirst}
        className="field"
        aria-label={words.chatYour}
        placeholder={words.chatYour}
        value={text}
        maxLength={500}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="btn">
        {words.chatSend}
      </button>
      <p className="small error" role="alert">
        {problem}
      </p>
    </form>
  );
}

/** Whom one would rather not hear. */
function Muting({ attendance }: { attendance: Attendance }): ReactNode {
  const { words } = useSpeech();
  const mirror = useStore(attendance.mirror);
  const muted = useStore(attendance.links)?.muted ?? [];
  const spoken = new Set(useStore(attendance.chat).map(({ seat }) => seat));
  const others = (mirror?.status.seats ?? []).flatMap(({ kind, name }, seat) =>
    kind === 'person' && seat !== mirror?.own?.seat && (spoken.has(seat) || muted.includes(seat)) ? [{ name, seat }] : [],
  );
  return others.map(({ name, seat }) => {
    const silent = muted.includes(seat);
    return (
      <p key={seat} className="muting small">
        <button type="button" className="btn bare" onClick={() => void attendance.mute(seat, !silent)}>
          <Icon name={silent ? 'sound' : 'off'} />
          {silent ? words.chatUnmute(name) : words.chatMute(name)}
        </button>
        {silent && <span className="muted">{words.chatMuted(name)}</span>}
      </p>
    );
  });
}

/** The last line that others said, one line high: it is read without a tap, and opens the talk. */
export function LastLine({ attendance, onOpen }: { attendance: Attendance; onOpen: () => void }): ReactNode {
  const { words } = useSpeech();
  const muted = useStore(attendance.links)?.muted ?? [];
  const line = useStore(attendance.chat).findLast(({ seat }) => !muted.includes(seat));
  if (line === undefined) return null;
  return (
    <button type="button" className="last-line" onClick={onOpen}>
      <Mark seat={line.seat} size="s" />
      <b>{line.name}</b>
      <span>
        {line.text}
        <span className="sr">, {words.chat}</span>
      </span>
      <Icon name="talk" />
    </button>
  );
}

/** Lines that were not read yet, and the newest of them as it is to be heard. */
export function useUnread(attendance: Attendance, open: boolean): { readonly count: number; readonly news: string } {
  const lines = useStore(attendance.chat);
  const muted = useStore(attendance.links)?.muted ?? [];
  const own = attendance.mirror.get()?.own?.seat;
  const { read } = noteOf(attendance.id);
  const unread = lines.filter(({ n, seat }) => n > read && seat !== own && !muted.includes(seat));
  const newest = unread.at(-1);
  return { count: open ? 0 : unread.length, news: newest === undefined ? '' : `${newest.name}: ${newest.text}` };
}
