import { OBJECTIVE_STARS, OBJECTIVES, type ObjectiveId, SCORE_CARDS, type ScoreCardId } from '@banquise/borealis';
import type { CSSProperties, ReactNode } from 'react';
import { useSpot } from '../../kit/spot.ts';
import { Mark } from '../../ui/icon.tsx';
import { goalZone } from './frames.ts';
import { reachers, standingLines, worthLines } from './outline.ts';
import { type BorealisOutlook, isHot, type Standing, scoreOf, standingsOf } from './outlook.ts';
import { goalPlace, scorePlace } from './places.ts';
import { GoalSign, Sign, seatClass } from './sign.tsx';
import { type BorealisMoment, rivalsOf, seatOf, textsOf } from './types.ts';
import { wordsOf } from './words/words.ts';
import './goals.css';

interface Props {
  readonly moment: BorealisMoment;
  /** What the choice under way would change. */
  readonly outlook: BorealisOutlook | undefined;
}

/** The two score cards and the three objectives, with everybody's progress as things stand. */
export function Goals({ moment, label, outlook }: Props & { readonly label?: string }): ReactNode {
  return (
    <section className="bl-goals" aria-label={label}>
      {moment.view.scoreCards.map((card) => (
        <ScoreCard key={card} moment={moment} card={card} outlook={outlook} />
      ))}
      {moment.view.objectives.map((objective, index) => (
        <Objective key={objective} moment={moment} objective={objective} index={index} outlook={outlook} />
      ))}
    </section>
  );
}

const orderOf = (moment: BorealisMoment): readonly number[] => [seatOf(moment), ...rivalsOf(moment)];

const Bar = ({ seat, part }: { seat: number; part: number }): ReactNode => (
  <i className={seatClass(seat)} style={{ '--part': `${Math.round(100 * Math.min(1, part))}%` } as CSSProperties} />
);

function ScoreCard({ moment, card, outlook }: Props & { readonly card: number }): ReactNode {
  const words = wordsOf(moment.language);
  const id = SCORE_CARDS[card] as ScoreCardId;
  const { name, rule } = textsOf(moment).words.scoreCard[id];
  const me = seatOf(moment);
  const worth = moment.view.players.map((_, seat) => scoreOf(moment.view, card, seat));
  const best = Math.max(1, ...worth);
  const soon = outlook === undefined ? worth[me] : scoreOf(outlook.view, card, me);
  const label = `${words.scoreCard} ${name}. ${rule} ${worthLines(moment, card).join(', ')}`;
  const spot = useSpot({ place: scorePlace(card), label, className: 'bl-hit' });
  return (
    <div className="bl-goal">
      <button {...spot} />
      <GoalSign id={id} />
      <span className="nm" aria-hidden="true">
        {name}
      </span>
      <span className="val num" aria-hidden="true">
        {worth[me]}
        <small className="unit">{words.pts(worth[me] ?? 0).replace(/^\d+\s*/, '')}</small>
      </span>
      <span className="tx" aria-hidden="true">
        {rule}
      </span>
      <span className="bars" aria-hidden="true">
        {worth.map((points, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
          <Bar key={seat} seat={seat} part={points / best} />
        ))}
      </span>
      <span className="rows two" aria-hidden="true">
        {orderOf(moment).map((seat) => (
          <span key={seat} className={`rw ${seat === me ? 'me' : ''}`}>
            <Mark seat={seat} size="s" />
            <span className="who">{moment.labels[seat]}</span>
            <span className="num">{seat === me && soon !== worth[me] ? `${worth[me]} → ${soon}` : words.pts(worth[seat] ?? 0)}</span>
          </span>
        ))}
      </span>
    </div>
  );
}

function Objective({ moment, objective, index, outlook }: Props & { readonly objective: number; readonly index: number }): ReactNode {
  const words = wordsOf(moment.language);
  const { view } = moment;
  const id = OBJECTIVES[objective] as ObjectiveId;
  const { name, rule } = textsOf(moment).words.objective[id];
  const me = seatOf(moment);
  const standings = standingsOf(view, index);
  const mine = standings[me] as Standing;
  const soon = outlook === undefined ? undefined : standingsOf(outlook.view, index)[me];
  const gone = view.removed[index] === true;
  const hot = isHot(view, index);
  const label = `${name}. ${rule} ${standingLines(moment, index).join(', ')}`;
  const spot = useSpot({ place: goalPlace(objective), label, className: 'bl-hit' });
  const prize = (
    <span className="prize num">
      <Sign name="star" />
      {OBJECTIVE_STARS}
    </span>
  );
  return (
    <div className={`bl-goal ${hot ? 'hot' : ''} ${gone ? 'gone' : ''}`} data-zone={goalZone(objective)}>
      <button {...spot} />
      <GoalSign id={id} />
      <span className="nm" aria-hidden="true">
        {name} {!gone && prize}
      </span>
      <span className="val num" aria-hidden="true">
        {mine.got ? (
          <span className="ok">
            <Sign name="star" />
            +5
          </span>
        ) : gone ? (
          <small>–</small>
        ) : (
          <>
            {mine.have}
            <small>/{mine.need}</small>
            {prize}
          </>
        )}
      </span>
      <span className="tx" aria-hidden="true">
        {rule} {!gone && prize}
      </span>
      {hot && (
        <span className="tag" aria-hidden="true">
          {words.stillPossible}
        </span>
      )}
      {gone && (
        <span className="tag" aria-hidden="true">
          {words.removedFor(reachers(moment, index))}
        </span>
      )}
      <span className="bars" aria-hidden="true">
        {standings.map(({ seat, have, need, got }) => (
          <Bar key={seat} seat={seat} part={got ? 1 : gone ? 0 : have / need} />
        ))}
      </span>
      <span className="rows" aria-hidden="true">
        {!gone &&
          orderOf(moment).map((seat) => (
            <Row key={seat} standing={standings[seat] as Standing} mine={seat === me} soon={seat === me ? soon : undefined} />
          ))}
      </span>
    </div>
  );
}

/** Somebody's steps towards an objective; a step about to be made is hollow. */
function Row({
  standing: { seat, have, need, got },
  mine,
  soon,
}: {
  standing: Standing;
  mine: boolean;
  soon: Standing | undefined;
}): ReactNode {
  const next = soon === undefined ? have : soon.got ? need : soon.have;
  return (
    <span className={`rw ${mine ? 'me' : ''} ${seatClass(seat)}`}>
      <Mark seat={seat} size="s" />
      <span className="pips">
        {Array.from({ length: need }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are their own order
          <i key={step} className={got || step < Math.min(have, next) ? 'on' : step < have ? 'lost' : step < next ? 'new' : ''} />
        ))}
      </span>
      {got ? (
        <span className="ok num">
          <Sign name="star" />
          +5
        </span>
      ) : (
        <span className="num">
          {have}/{need}
        </span>
      )}
    </span>
  );
}
