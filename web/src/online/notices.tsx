import type { TableRequest } from '@banquise/protocol';
import type { Mirror } from '@banquise/table';
import type { ReactNode } from 'react';
import { tileOf } from '../games/index.ts';
import { Icon } from '../shell/icon.tsx';
import { Link } from '../shell/link.tsx';
import { useStore } from '../store.ts';
import type { Attendance } from './attend.ts';
import { clockFace, leftOf } from './clocks.ts';
import { useBroken } from './gate.tsx';
import { useNow } from './ticking.ts';
import { turns } from './turns.ts';
import { useSpeech } from './words.ts';
import './notices.css';

interface Props {
  readonly attendance: Attendance;
  readonly mirror: Mirror;
  readonly ask: (request: TableRequest) => void;
}

/** What is not as usual lies over the table until it is: nothing on the board moves for it. */
export function Notices({ attendance, mirror, ask }: Props): ReactNode {
  const { words } = useSpeech();
  const broken = useBroken();
  const pending = useStore(attendance.pending) > 0;
  const { status, own } = mirror;
  const chair = own === null ? undefined : status.seats[own.seat];
  const away = own !== null && chair?.away != null && status.phase !== 'finished';
  const asking = own !== null && !away ? status.pauseAsked.filter((seat) => seat !== own.seat) : [];
  return (
    <div className="notices" role="status">
      {broken && (
        <Notice icon="net" tone="warn">
          {words.reconnecting} {pending && words.keptMove}
        </Notice>
      )}
      {away && (
        <Notice icon="device" deed={words.comeBack} onDeed={() => ask({ type: 'return', seat: own.seat })}>
          {words.botPlays}
        </Notice>
      )}
      {status.phase === 'paused' &&
        (own === null || away ? (
          <Notice icon="clock">{words.paused}</Notice>
        ) : (
          <Notice icon="clock" deed={words.resume} onDeed={() => ask({ type: 'resume', seat: own.seat })}>
            {words.paused}
          </Notice>
        ))}
      {status.phase === 'playing' && <Grace mirror={mirror} />}
      {own !== null &&
        asking.map((seat) => (
          <Notice key={seat} icon="clock" deed={words.agree} onDeed={() => ask({ type: 'pause', seat: own.seat, agree: true })}>
            {words.pauseAsked(status.seats[seat]?.name ?? '')}
          </Notice>
        ))}
      {own !== null && status.pauseAsked.includes(own.seat) && (
        <Notice icon="clock" deed={words.withdraw} onDeed={() => ask({ type: 'pause', seat: own.seat, agree: false })}>
          {words.pauseWaits}
        </Notice>
      )}
      {(own === null || own.moves.length === 0) && <Elsewhere id={attendance.id} />}
    </div>
  );
}

/** Somebody's time is up: everybody sees when the bot comes. */
function Grace({ mirror: { status, own } }: { mirror: Mirror }): ReactNode {
  const { words } = useSpeech();
  const now = useNow(status.clocks.some(({ up }) => up !== null));
  return status.clocks.map((clock, seat) => {
    const left = leftOf(clock, now);
    if (!left.grace) return null;
    const face = clockFace(left.ms, words.letters);
    const text = seat === own?.seat ? words.graceOwn(face) : words.graceOf(status.seats[seat]?.name ?? '', face);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: seats never move in a game
      <Notice key={seat} icon="warn" tone="warn" silent>
        {text}
      </Notice>
    );
  });
}

/** Another table waits. */
export function Elsewhere({ id }: { id: string }): ReactNode {
  const { words } = useSpeech();
  const other = useStore(turns).find((table) => table.id !== id);
  if (other === undefined) return null;
  return (
    <div className="notice">
      <Icon name="next" />
      <span>{words.turnElsewhere(tileOf(other.game)?.title ?? other.game)}</span>
      <Link className="btn" to={{ page: 't', id: other.id, key: '' }}>
        {words.goThere}
      </Link>
    </div>
  );
}

interface NoticeProps {
  readonly icon: string;
  readonly tone?: 'warn';
  readonly deed?: string;
  readonly onDeed?: () => void;
  /** It changes each second: read out once by others means. */
  readonly silent?: boolean;
  readonly children: ReactNode;
}

const Notice = ({ icon, tone, deed, onDeed, silent, children }: NoticeProps): ReactNode => (
  <div className={`notice ${tone ?? ''}`} aria-live={silent ? 'off' : undefined}>
    <Icon name={icon} />
    <span>{children}</span>
    {deed !== undefined && (
      <button type="button" className="btn" onClick={onDeed}>
        {deed}
      </button>
    )}
  </div>
);
