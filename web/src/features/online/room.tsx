import type { TableRequest } from '@banquise/protocol';
import type { Mirror, TableHappening } from '@banquise/table';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { tileOf } from '../../games/index.ts';
import { play as sound } from '../../kit/sound.ts';
import { Icon } from '../../ui/icon.tsx';
import { settings } from '../../ui/settings.ts';
import { PAGE_WIDTHS } from '../../ui/sizes.ts';
import { useStore } from '../../ui/store.ts';
import { Toast } from '../../ui/toast.tsx';
import { PageTop } from '../../ui/top.tsx';
import { AboutGame } from './about-game.tsx';
import type { Attendance } from './attend.ts';
import { Chat, type Grey, LastLine } from './chat.tsx';
import { ask as askTable } from './connection.ts';
import { Countdown } from './countdown.tsx';
import { Invitation, linkTo } from './invitation.tsx';
import { Parting } from './menu.tsx';
import { LineNotice } from './notices.tsx';
import { type Ask, Seating, useSitting } from './seating.tsx';
import { TermsForm, TermsRead } from './terms.tsx';
import { refusalText, useSpeech } from './words.ts';
import './room.css';

/** Before the game: what is played, who sits where, on which terms; the link for the others, the chat, and the start. */
export function Room({ attendance, mirror }: { attendance: Attendance; mirror: Mirror }): ReactNode {
  const speech = useSpeech();
  const { words } = speech;
  const [toast, setToast] = useState('');
  const links = useStore(attendance.links);
  const { status, own } = mirror;
  const game = tileOf(status.game)?.title ?? status.game;
  const host = status.owner === null ? '' : (status.seats[status.owner]?.name ?? '');
  const title = own === null && host !== '' ? words.invitesYou(host) : words.room(game);
  const askFor = (request: TableRequest): Promise<void> =>
    askTable(attendance.id, request).then((answer) => setToast(refusalText(speech, answer)));
  const ask: Ask = (request) => void askFor(request);
  const leads = own !== null && own.seat === status.owner;
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
      <main id="main" className={`page room ${own === null ? 'guest' : ''}`}>
        <AboutGame game={status.game} open={own === null || matchMedia(PAGE_WIDTHS.double).matches} />
        <section className="plane form room-seats" aria-labelledby="who-plays">
          <h2 id="who-plays">{words.whoPlays}</h2>
          <Seating attendance={attendance} mirror={mirror} ask={ask} leads={leads} />
          {leads ? <TermsForm status={status} listed={links?.listed === true} ask={askFor} /> : <TermsRead status={status} />}
          {leads && <Parting icon="close" name={words.cancelTable} more={words.cancelTableMore} onSure={() => ask({ type: 'cancel' })} />}
        </section>
        <div className="beside">
          {links?.invite != null && (
            <div className="plane form">
              <Invitation
                link={linkTo('t', attendance.id, links.invite)}
                title={words.linkTitle}
                more={links.listed ? `${words.linkMore} ${words.inLobby}` : words.linkMore}
              />
            </div>
          )}
          <section className="plane form room-chat" aria-label={words.chat}>
            <h2 className="label">{words.chat}</h2>
            <Chat attendance={attendance} grey={useGrey(mirror)} />
          </section>
          <details className="plane fair">
            <summary>{words.commitment}</summary>
            <p className="small">{words.commitmentMore}</p>
            <code>{status.commitment}</code>
          </details>
        </div>
        <div className="room-dock plane">
          <LastLine attendance={attendance} onOpen={() => document.querySelector('.room-chat')?.scrollIntoView()} />
          <Start mirror={mirror} ask={ask} leads={leads} />
        </div>
      </main>
      <LineNotice />
      <Toast text={toast} onDone={() => setToast('')} />
    </>
  );
}

/** What happened at the table before the game, for between the lines of the chat. */
function useGrey({ entries, status }: Mirror): readonly Grey[] {
  const { table } = useSpeech();
  return useMemo(() => {
    const names = status.seats.map(({ name }) => name);
    return entries.flatMap((entry) =>
      entry.what === 'move' ? [] : [{ key: entry.version, at: entry.at, text: table.happening(entry as TableHappening, names) }],
    );
  }, [entries, status, table]);
}

function Start({ mirror: { status, own }, ask, leads }: { mirror: Mirror; ask: Ask; leads: boolean }): ReactNode {
  const { words, table } = useSpeech();
  const { sit, dialog } = useSitting(ask);
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
      <div className="actions">
        {own === null && open > 0 && (
          <button type="button" className="btn primary" onClick={() => sit(status.seats.findIndex(({ kind }) => kind === 'empty'))}>
            <Icon name="check" />
            {words.sitDown}
          </button>
        )}
        <p role="status" className="small">
          {own === null ? (open > 0 ? words.takeSeat : words.fullTable) : host !== '' && words.waitsFor(host)}
        </p>
      </div>
      {dialog}
    </div>
  );
}
