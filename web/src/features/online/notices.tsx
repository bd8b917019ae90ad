import type { TableRequest } from '@banquise/protocol';
import type { Mirror } from '@banquise/table';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { useStore } from '../../ui/store.ts';
import { pending as onTheWay } from './connection.ts';
import { useBroken } from './gate.tsx';
import { useSpeech } from './words.ts';
import './notices.css';

interface Props {
  readonly mirror: Mirror;
  readonly ask: (request: TableRequest) => void;
}

/** What is not as usual lies over the table until it is: nothing on the board moves for it. */
export function Notices({ mirror: { status, own }, ask }: Props): ReactNode {
  const { words } = useSpeech();
  const pending = useStore(onTheWay) > 0;
  const seat = own?.seat ?? 0;
  const away = own !== null && status.seats[seat]?.away != null;
  const plays = own !== null && !away;
  const asking = plays ? status.pauseAsked.filter((other) => other !== seat) : [];
  const resume = { name: words.resume, act: () => ask({ type: 'resume', seat }) };
  return (
    <div className="notices" role="status">
      <Broken>{pending && words.keptMove}</Broken>
      {away && status.phase !== 'finished' && (
        <Notice icon="device" deed={{ name: words.comeBack, act: () => ask({ type: 'return', seat }) }}>
          {words.botPlays}
        </Notice>
      )}
      {status.phase === 'paused' && (
        <Notice icon="clock" {...(plays ? { deed: resume } : {})}>
          {words.paused}
        </Notice>
      )}
      {asking.map((other) => (
        <Passing key={other} icon="clock" deed={{ name: words.agree, act: () => ask({ type: 'pause', seat, agree: true }) }}>
          {words.pauseAsked(status.seats[other]?.name ?? '')}
        </Passing>
      ))}
      {plays && status.pauseAsked.includes(seat) && (
        <Passing icon="clock" deed={{ name: words.withdraw, act: () => ask({ type: 'pause', seat, agree: false }) }}>
          {words.pauseWaits}
        </Passing>
      )}
    </div>
  );
}

/** The connection is down, and is being mended. */
function Broken({ children }: { children?: ReactNode }): ReactNode {
  const { words } = useSpeech();
  if (!useBroken()) return null;
  return (
    <Notice icon="net" tone="warn">
      {words.reconnecting} {children}
    </Notice>
  );
}

/** The same for a page without a table. */
export const LineNotice = (): ReactNode => (
  <div className="notices" role="status">
    <Broken />
  </div>
);

interface NoticeProps {
  readonly icon: string;
  readonly tone?: 'warn';
  readonly deed?: { readonly name: string; readonly act: () => void };
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

function Notice({ icon, tone, deed, onClose, children }: NoticeProps): ReactNode {
  const shell = useWords();
  return (
    <div className={`notice ${tone ?? ''}`}>
      <Icon name={icon} />
      <span>{children}</span>
      {deed !== undefined && (
        <button type="button" className="btn" onClick={deed.act}>
          {deed.name}
        </button>
      )}
      {onClose !== undefined && (
        <button type="button" className="btn bare icon" aria-label={shell.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

/** One that can be put aside: the game goes on under it. */
function Passing(props: NoticeProps): ReactNode {
  const [shown, setShown] = useState(true);
  return shown && <Notice {...props} onClose={() => setShown(false)} />;
}
