import type { Mirror, SeatStatus, Status } from '@banquise/table';
import type { ReactNode } from 'react';
import { tileOf } from '../../games/index.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useStore } from '../../ui/store.ts';
import type { Attendance } from './attend.ts';
import { clockFace, leftOf } from './clocks.ts';
import { Named } from './named.tsx';
import { useNow } from './ticking.ts';
import { turns } from './turns.ts';
import { useSpeech } from './words.ts';
import './strip.css';

/** Less than this is shown as little. */
const LITTLE = 30_000;

/** Who plays, who is there, and how much time they have. */
export function Strip({ attendance, mirror }: { attendance: Attendance; mirror: Mirror }): ReactNode {
  const { words } = useSpeech();
  const presence = useStore(attendance.presence);
  const { status } = mirror;
  const now = useNow(status.clocks.some(({ up }) => up !== null));
  const watching = presence?.watching ?? 0;
  return (
    <div className="company">
      <ul aria-label={words.players} className={status.seats.length > 3 ? 'many' : ''}>
        {status.seats.map((chair, seat) => (
          <Player
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never move in a game
            key={seat}
            seat={seat}
            attendance={attendance}
            chair={chair}
            status={status}
            here={seat === mirror.own?.seat || chair.kind === 'bot' || presence?.here[seat] === true}
            now={now}
          />
        ))}
      </ul>
      <Elsewhere id={attendance.id} />
      {watching > 0 && (
        <span className="watchers num" title={words.watching(watching)}>
          <Icon name="eye" />
          <span aria-hidden="true">{watching}</span>
          <span className="sr">{words.watching(watching)}</span>
        </span>
      )}
    </div>
  );
}

/** The way to another table that waits for this person. */
function Elsewhere({ id }: { id: string }): ReactNode {
  const { words } = useSpeech();
  const other = useStore(turns).find((table) => table.id !== id);
  if (other === undefined) return null;
  const title = tileOf(other.game)?.title ?? other.game;
  const told = other.phase === 'open' ? words.fullElsewhere(title) : words.turnElsewhere(title);
  return (
    <Link className="chip good elsewhere" to={{ page: 't', id: other.id, key: '' }} title={told}>
      <Icon name="next" />
      <span className="sr">{told}</span>
      <span aria-hidden="true">{title}</span>
    </Link>
  );
}

interface PlayerProps {
  readonly attendance: Attendance;
  readonly seat: number;
  readonly chair: SeatStatus;
  readonly status: Status;
  readonly here: boolean;
  readonly now: number;
}

function Player({ attendance, seat, chair, status, here, now }: PlayerProps): ReactNode {
  const shell = useWords();
  const { words } = useSpeech();
  const due = status.phase === 'playing' && status.awaited.includes(seat);
  const level = chair.level === null ? '' : (shell.levels[chair.level] ?? '');
  const told =
    chair.away !== null
      ? words.botFor(chair.name, level)
      : chair.kind === 'bot'
        ? shell.botLevel(level)
        : here
          ? ''
          : words.notHere(chair.name);
  return (
    <li className={`companion ${due ? 'due' : ''} ${here ? '' : 'absent'}`} title={told === '' ? undefined : told}>
      <Mark seat={seat} size="s" />
      <span className="companion-name">
        <Named attendance={attendance} seat={seat} name={chair.name} />
      </span>
      {chair.away !== null && <Icon name="device" />}
      {!here && chair.away === null && <Icon name="off" />}
      {told !== '' && <span className="sr">, {told}</span>}
      {due && <span className="sr">, {words.toMove}</span>}
      <Clock status={status} seat={seat} now={now} />
    </li>
  );
}

function Clock({ status, seat, now }: { status: Status; seat: number; now: number }): ReactNode {
  const { words } = useSpeech();
  const clock = status.clocks[seat];
  const chair = status.seats[seat];
  if (clock === undefined || chair === undefined || chair.level !== null || status.phase === 'finished') return null;
  const left = leftOf(clock, now);
  // Where the time is anew for each turn, a clock that stands tells nothing.
  if (!left.running && status.clock.kind !== 'bank') return null;
  const face = clockFace(left.ms, words.letters);
  return (
    <span className={`companion-clock num ${left.grace || left.ms < LITTLE ? 'low' : ''}`}>{left.grace ? words.botIn(face) : face}</span>
  );
}
