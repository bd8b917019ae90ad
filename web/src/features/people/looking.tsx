import { type ReactNode, useEffect, useState } from 'react';
import { tileOf, tiles } from '../../games/index.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { figure } from '../../ui/number.ts';
import { go } from '../../ui/router.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { playNow } from '../local/start.ts';
import { serverNow, useLobby } from '../online/connection.ts';
import { useSeats } from './listed-table.tsx';
import { openOverDays } from './over-days.ts';
import { gamesFor, lookOn, stopLooking } from './search.ts';
import type { Search } from './searching.ts';
import { type PeopleWords, useCompany } from './words/index.ts';

/** Seconds without a match after which what would work is offered. */
const PATIENCE = 30;
const WIDER = 5;
const STEP = 60;

type LookingState = Extract<Search, { readonly state: 'looking' }>;

/** Seconds since then, told every second. */
export function useSeconds(since: number, now: () => number = Date.now): number {
  const [seconds, setSeconds] = useState(() => Math.max(0, Math.floor((now() - since) / 1000)));
  useEffect(() => {
    const tick = (): void => setSeconds(Math.max(0, Math.floor((now() - since) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [since, now]);
  return seconds;
}

export const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function Looking({ looking }: { looking: LookingState }): ReactNode {
  const { quick: words } = useCompany();
  const { seeking, began } = looking;
  const since = seeking?.since;
  const [asked, setAsked] = useState(0);
  const waited = useSeconds(since ?? began, since === undefined ? Date.now : serverNow);
  const late = waited - asked >= PATIENCE && seeking !== null && seeking.wish.pace === 'live';
  return (
    <>
      <div>
        <h2>
          {late ? words.nobody : words.looking} <span className="elapsed num">{minutes(waited)}</span>
        </h2>
        <p className="lead">{late ? words.nobodyMore(waited - (waited % WIDER)) : seeking && names(seeking.wish.games, words)}</p>
        <p className="sr" role="status">
          {waited >= PATIENCE ? words.nobody : waited >= 10 ? words.looking : ''}
        </p>
      </div>
      {seeking !== null && <Chips wish={seeking.wish} />}
      {late ? (
        <Offers seeking={seeking} />
      ) : (
        <>
          {seeking !== null && <Band seeking={seeking} waited={waited} />}
          <Meanwhile game={seeking?.wish.games[0]} />
        </>
      )}
      <div className="foot">
        {late && (
          <button
            type="button"
            className="btn primary big"
            onClick={() => {
              setAsked(waited);
              lookOn({ wide: true });
            }}
          >
            <Icon name="bolt" />
            {words.goOn}
          </button>
        )}
        <button type="button" className={late ? 'btn bare' : 'btn'} onClick={stopLooking}>
          {words.stop}
        </button>
      </div>
    </>
  );
}

const names = (games: readonly string[], words: PeopleWords['quick']): string =>
  games.length === 1
    ? (tileOf(games[0] as string)?.title ?? '')
    : games.length >= tiles.length
      ? words.any
      : games.map((id) => tileOf(id)?.title ?? id).join(', ');

function Chips({ wish }: { wish: NonNullable<LookingState['seeking']>['wish'] }): ReactNode {
  const { quick: words } = useCompany();
  return (
    <p className="chips">
      <span className="chip">
        <Icon name={wish.pace === 'live' ? 'clock' : 'days'} />
        {words[wish.pace]}
      </span>
      <span className={wish.rated ? 'chip info' : 'chip'}>
        <Icon name={wish.rated ? 'graph' : 'leaf'} />
        {wish.rated ? words.rated : words.casual}
      </span>
      <span className="chip">
        <Icon name="people" />
        {words[wish.size]}
      </span>
    </p>
  );
}

function Band({ seeking, waited }: { seeking: NonNullable<LookingState['seeking']>; waited: number }): ReactNode {
  const { quick: words } = useCompany();
  const { language } = useStore(settings);
  const { rating, band, wish, waiting } = seeking;
  const wide = wish.wide || band === null || waited >= 60;
  const half = 120 + STEP * Math.floor(waited / WIDER);
  const said = [rating - half, rating + half, rating].map((n) => figure(Math.max(0, n), language)) as [string, string, string];
  const others = Object.entries(waiting).filter(([game]) => !wish.games.includes(game));
  const reach = wide ? 50 : Math.min(48, 8 + half / 12);
  return (
    <div>
      <p className="label">{words.whom}</p>
      {wide ? (
        <p>{words.anybody}</p>
      ) : (
        <div className="band num" role="img" aria-label={words.band(...said)}>
          <span className="axis" />
          <span className="window" style={{ left: `${50 - reach}%`, right: `${50 - reach}%` }} />
          <span className="own">{words.youAt(said[2])}</span>
          <span className="end" style={{ left: `${50 - reach}%` }}>
            {said[0]}
          </span>
          <span className="end" style={{ left: `${50 + reach}%` }}>
            {said[1]}
          </span>
        </div>
      )}
      <p className="small muted num">
        {!wide && words.wider} {others.map(([game, n]) => words.waitFor(n, tileOf(game)?.title ?? game)).join(' ')}{' '}
        {others.length > 0 && (
          <button type="button" className="linkish" onClick={() => lookOn({ games: gamesFor({ game: '', size: wish.size }) })}>
            {words.takeToo}
          </button>
        )}
      </p>
    </div>
  );
}

function Meanwhile({ game }: { game: string | undefined }): ReactNode {
  const shell = useWords();
  const { quick: words } = useCompany();
  const id = game ?? tiles[0]?.id ?? '';
  return (
    <div className="offers">
      <p className="label">{words.meanwhile}</p>
      <Offer icon="bot" picture={tileOf(id)?.picture} name={words.bot} more={words.botMore} onClick={() => void playNow(id, shell)} />
      <Offer icon="search" name={words.around} more={words.aroundMore} onClick={() => go({ page: 'lobby' })} />
    </div>
  );
}

function Offers({ seeking }: { seeking: NonNullable<LookingState['seeking']> }): ReactNode {
  const shell = useWords();
  const { quick: words } = useCompany();
  const { wish, other } = seeking;
  const tables = useLobby() ?? [];
  const kind = wish.rated ? 'rated' : 'casual';
  const { own, refused } = useSeats(tables.map(({ id }) => id));
  const [open] = tables.filter(({ id, seats }) => !own.includes(id) && refused[id] === undefined && seats.some(({ taken }) => !taken));
  const host = open?.seats.find(({ taken, level }) => taken && level === null)?.name;
  return (
    <div className="offers">
      {open !== undefined && host !== undefined && (
        <Offer
          best
          icon="people"
          picture={tileOf(open.game)?.picture}
          name={words.sitAt(host)}
          more={tileOf(open.game)?.title ?? open.game}
          onClick={() => go({ page: 't', id: open.id, key: '' })}
        />
      )}
      {other > 0 && (
        <Offer
          best
          icon="leaf"
          name={words.otherKind[kind]}
          more={words.otherKindMore(other)}
          onClick={() => lookOn({ rated: !wish.rated })}
        />
      )}
      <Offer best icon="bot" name={words.botNow} more={words.botNowMore} onClick={() => void playNow(wish.games[0] as string, shell)} />
      <Offer
        icon="days"
        name={words.openTable}
        more={words.openTableMore}
        onClick={() => void openOverDays(wish).then((made) => made || go({ page: 'invite', game: '' }))}
      />
    </div>
  );
}

interface OfferProps {
  readonly icon: string;
  readonly picture?: string | undefined;
  readonly name: string;
  readonly more: string;
}

const Offer = ({ best, onClick, ...text }: OfferProps & { readonly best?: boolean; readonly onClick: () => void }): ReactNode => (
  <button type="button" className={best ? 'offer best' : 'offer'} onClick={onClick}>
    <OfferText {...text} />
  </button>
);

const OfferText = ({ icon, picture, name, more }: OfferProps): ReactNode => (
  <>
    {picture === undefined ? (
      <span className="ic">
        <Icon name={icon} />
      </span>
    ) : (
      <img src={picture} alt="" width="60" height="46" />
    )}
    <span className="g">
      <b>{name}</b>
      <small>{more}</small>
    </span>
    <Icon name="fwd" />
  </>
);
