import type { Partner } from '@banquise/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { tileOf } from '../../games/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { figure } from '../../ui/number.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { shortClock } from '../online/clocks.ts';
import { serverNow } from '../online/connection.ts';
import { useSpeech } from '../online/words.ts';
import { Face } from './face.tsx';
import { answer } from './search.ts';
import type { Search } from './searching.ts';
import { useCompany } from './words/index.ts';

type FoundState = Extract<Search, { readonly state: 'found' }>;

/** Seconds until then, told every second. */
export function useCountdown(until: number): number {
  const left = (): number => Math.max(0, Math.ceil((until - serverNow()) / 1000));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read anew each second
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 250);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

/** There is somebody. Not a question: it counts down and starts. */
export function Found({ found, ready }: FoundState): ReactNode {
  const { quick: words } = useCompany();
  const { table: texts } = useSpeech();
  const { language } = useStore(settings);
  const seconds = useCountdown(found.starts);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const typing = document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement;
    if (!typing) first.current?.focus();
  }, []);
  const { seats, stake, met, rated, clock, game, table } = found;
  const others = seats.filter(({ you }) => !you);
  const signed = (n: number): string => `${n < 0 ? '−' : '+'} ${figure(Math.abs(n), language)}`;
  return (
    <>
      <h2 className="centre">{others.length === 1 ? words.here(others[0]?.name ?? '') : words.hereMany}</h2>
      <ul className="faces">
        {[...seats.filter(({ you }) => you), ...others].map((partner, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
          <PartnerFace key={i} partner={partner} />
        ))}
      </ul>
      <p className="chips centre">
        <span className="chip">{tileOf(game)?.title ?? game}</span>
        <span className="chip num">
          <Icon name="clock" />
          {shortClock(clock, texts.clock)}
        </span>
        <span className={rated ? 'chip info' : 'chip'}>
          <Icon name={rated ? 'graph' : 'leaf'} />
          {rated ? words.rated : words.casual}
        </span>
      </p>
      {stake !== null && (
        <p className="small muted num centre">
          {words.stake(signed(stake.win), signed(stake.lose))} {words.met(met)}
        </p>
      )}
      <div className="foot">
        <div className="countdown">
          <b className="num" role="timer" aria-live={seconds === 5 || seconds === 0 ? 'polite' : 'off'}>
            {seconds}
          </b>
          <p>{ready ? words.waitsForOther : words.starts}</p>
        </div>
        <button
          ref={first}
          type="button"
          className="btn primary big"
          aria-disabled={ready || undefined}
          onClick={() => void answer(table, true)}
        >
          <Icon name="play" />
          {words.begin}
        </button>
        <button type="button" className="btn bare" onClick={() => void answer(table, false)}>
          {words.notNow}
        </button>
      </div>
    </>
  );
}

function PartnerFace({ partner: { name, login, rating, finishes, you } }: { partner: Partner }): ReactNode {
  const { quick: words } = useCompany();
  const { language } = useStore(settings);
  return (
    <li>
      <Face name={name} size="xl" />
      <b>{login === null || you ? name : <Link to={{ page: 'person', login }}>{name}</Link>}</b>
      <span className="small muted num">{you ? words.you : finishes === null ? '' : words.finishes(finishes)}</span>
      <span className="num">{rating === null ? words.fresh : figure(rating, language)}</span>
    </li>
  );
}
