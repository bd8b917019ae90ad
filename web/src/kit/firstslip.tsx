import { type ReactNode, useContext, useEffect } from 'react';
import { useWords } from '../ui/i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { useStore } from '../ui/store.ts';
import { SecretOpen, useTable } from './context.ts';
import { closeFirst, FIRST_TURNS, firsts, meet } from './first.ts';
import './firstslip.css';

/** In a first game, for three turns: the goal, what a turn is, and why this choice matters. Nothing is blocked by it. */
export function FirstSlip(): ReactNode {
  const words = useWords();
  const { controller, scenery, company, turns } = useTable();
  const { board } = controller;
  const { moment, mirror, looking } = scenery;
  const { id } = board.game;
  const open = useContext(SecretOpen);
  const first = useStore(firsts)[id];
  const offered = board.firstGame !== undefined && company === undefined && typeof moment.you === 'number';
  useEffect(() => {
    if (offered) meet(id, mirror.status.id);
  }, [offered, id, mirror.status.id]);
  const played = turns.filter((turn) => board.prepares?.(turn) !== true);
  const mine = played.filter(({ seat }) => seat === moment.you).length;
  const nth = played.at(-1)?.seat === moment.you ? mine : mine + 1;
  if (!offered || first !== mirror.status.id || nth > FIRST_TURNS || looking !== null) return null;
  const slip = board.firstGame?.(moment, open);
  if (slip === undefined) return null;
  return (
    <aside className="first" data-keep data-nth={nth} aria-label={slip.goal}>
      <h2>
        {slip.goal}
        <span className="dots" aria-hidden="true">
          {slip.why.map((why, i) => (
            <i key={why} className={i < nth ? 'on' : ''} />
          ))}
        </span>
      </h2>
      <p>{slip.turn}</p>
      <p className="why">{slip.before ?? slip.why[nth - 1]}</p>
      <button type="button" className="btn bare icon" aria-label={words.firstOff} title={words.firstOff} onClick={() => closeFirst(id)}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
