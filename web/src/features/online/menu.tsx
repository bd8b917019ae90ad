import type { TableRequest } from '@banquise/protocol';
import type { Mirror } from '@banquise/table';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { go } from '../../ui/router.ts';
import { useStore } from '../../ui/store.ts';
import { AboutPeople } from './about-people.tsx';
import type { Attendance } from './attend.ts';
import { Invitation, linkTo } from './invitation.tsx';
import { useSpeech } from './words.ts';

interface Props {
  readonly attendance: Attendance;
  readonly mirror: Mirror;
  readonly ask: (request: TableRequest) => void;
}

/** What can be done at this table beside playing. */
export function TableMenu({ attendance, mirror, ask, say }: Props & { readonly say: (text: string) => void }): ReactNode {
  const { words } = useSpeech();
  const links = useStore(attendance.links);
  const { own, status } = mirror;
  const present = own !== null && status.seats[own.seat]?.away === null;
  return (
    <section className="table-menu" aria-label={words.withOthers}>
      {present && status.phase === 'playing' && (
        <>
          {!status.pauseAsked.includes(own.seat) && (
            <p>
              <button type="button" className="btn" onClick={() => ask({ type: 'pause', seat: own.seat, agree: true })}>
                <Icon name="clock" />
                {words.pause}
              </button>
              <span className="small muted">{words.pauseMore}</span>
            </p>
          )}
          <Parting
            icon="back"
            name={words.leave}
            more={words.leaveMore}
            onSure={() => {
              ask({ type: 'leave', seat: own.seat });
              go({ page: 'mine' });
            }}
          />
          <Parting icon="flag" name={words.resign} more={words.resignMore} onSure={() => ask({ type: 'resign', seat: own.seat })} />
        </>
      )}
      <AboutPeople attendance={attendance} mirror={mirror} say={say} />
      {links !== null && (
        <details className="fair">
          <summary>{words.watchTitle}</summary>
          <Invitation link={linkTo('watch', attendance.id, links.watch)} title={words.watchMore} />
        </details>
      )}
      <details className="fair">
        <summary>{words.commitment}</summary>
        <p className="small">{words.commitmentMore}</p>
        <code>{status.commitment}</code>
      </details>
    </section>
  );
}

interface PartingProps {
  readonly icon: string;
  readonly name: string;
  readonly more: string;
  readonly onSure: () => void;
}

/** What cannot be undone by a slip is asked twice. */
export function Parting({ icon, name, more, onSure }: PartingProps): ReactNode {
  const shell = useWords();
  const { words } = useSpeech();
  const [asked, setAsked] = useState(false);
  return (
    <p>
      {asked ? (
        <>
          <button type="button" className="btn danger sure" onClick={onSure}>
            {words.sure}, {name.toLocaleLowerCase()}
          </button>
          <button type="button" className="btn bare" onClick={() => setAsked(false)}>
            {shell.cancel}
          </button>
        </>
      ) : (
        <button type="button" className="btn danger" onClick={() => setAsked(true)}>
          <Icon name={icon} />
          {name}
        </button>
      )}
      <span className="small muted">{more}</span>
    </p>
  );
}

/** The next game with the same people begins when all of them have said yes. */
export function Rematch({ mirror: { own, status }, ask }: Omit<Props, 'attendance'>): ReactNode {
  const { words } = useSpeech();
  const { next, seats, rematchAsked } = status;
  if (next !== null)
    return (
      <button type="button" className="btn primary" onClick={() => go({ page: 't', id: next, key: '' })}>
        <Icon name="next" />
        {words.nextGame}
      </button>
    );
  if (own === null || seats[own.seat]?.away !== null) return null;
  const others = seats.flatMap(({ kind, away, name }, seat) =>
    kind === 'person' && away === null && seat !== own.seat ? [{ name, agrees: rematchAsked.includes(seat) }] : [],
  );
  const agreed = rematchAsked.includes(own.seat);
  const names = (agrees: boolean): string => others.flatMap((other) => (other.agrees === agrees ? [other.name] : [])).join(', ');
  return (
    <>
      <p className="rematch-told" role="status">
        {agreed ? words.rematchWaits(names(false)) : names(true) !== '' && words.rematchAsked(names(true))}
      </p>
      <button
        type="button"
        className={`btn ${agreed ? '' : 'primary'}`}
        onClick={() => ask({ type: 'rematch', seat: own.seat, agree: !agreed })}
      >
        <Icon name="rematch" />
        {agreed ? words.rematchOff : words.rematch}
      </button>
    </>
  );
}
