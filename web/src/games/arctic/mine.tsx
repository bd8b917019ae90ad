import { figure, signed, UNKNOWN } from '@banquise/kernel';
import type { ReactNode } from 'react';
import { useSpot } from '../../kit/spot.ts';
import { Mark } from '../../ui/icon.tsx';
import { Back, Figure, Sign, Totem } from './card.tsx';
import { backPiece, zoneOf } from './frames.ts';
import { seatColour } from './middle.tsx';
import type { ArcticOutlook } from './outlook.ts';
import { Strip } from './pile.tsx';
import { PILE, SUM, TOTEM, ZONE } from './places.ts';
import { openPoints, type Standing, standingOf, totalOf } from './series.ts';
import { type ArcticMoment, seatOf, textsOf } from './types.ts';
import { minus, wordsOf } from './words.ts';
import './mine.css';

interface Props {
  readonly moment: ArcticMoment;
  readonly outlook: ArcticOutlook | undefined;
  /** My Totem lies open, for my eyes. */
  readonly open: boolean;
  readonly onTotem: () => void;
  /** What is to be seen on its edge. */
  readonly children?: ReactNode;
}

/** What is mine: Totem, penalties, the points so far, and the pile. */
export function Mine({ moment, outlook, open, onTotem, children }: Props): ReactNode {
  const words = wordsOf(moment.language);
  const { view, you } = moment;
  const seat = seatOf(moment);
  const watching = you === 'spectator';
  const size = view.piles[seat]?.length ?? 0;
  return (
    <section className="ar-me" style={seatColour(seat)} aria-label={words.myPile} data-drop={PILE}>
      <div className="ar-mine">
        <TotemTile moment={moment} open={open} onTotem={onTotem} />
        <Zone moment={moment} />
      </div>
      <span className="ar-who">
        <Mark seat={seat} />
        <b>{watching ? moment.names[seat] : words.myPile}</b>
        <small className="num">{words.cards(size)}</small>
      </span>
      <SumAsked moment={moment} now={standingOf(view, seat)} then={outlook?.after} open={open || view.stage === 'over'} />
      <Strip moment={moment} outlook={outlook} open={open} />
      {children}
    </section>
  );
}

interface SumProps {
  readonly moment: ArcticMoment;
  readonly now: Standing;
  readonly then: Standing | undefined;
  readonly open: boolean;
}

/** A touch on the line of points says what each of them counts; it is named by all that stands in it. */
function SumAsked(props: SumProps): ReactNode {
  const { 'aria-label': _, ...spot } = useSpot({ place: SUM, label: wordsOf(props.moment.language).sumTitle, className: 'ar-ask' });
  return (
    <button {...spot}>
      <Sum {...props} />
    </button>
  );
}

const fallen = (now: number, then: number): string => (then < now ? 'ar-bad' : '');

/** The line adds up as the rules do, and shows what would change. */
export function Sum({ moment, now, then = now, open }: SumProps): ReactNode {
  const words = wordsOf(moment.language);
  const shown = open && now.totem !== undefined;
  const total = shown ? totalOf : openPoints;
  return (
    <dl className="ar-sum num">
      <Cell label={words.runs} now={String(now.runs)} then={String(then.runs)} className={fallen(now.runs, then.runs)} />
      <Cell
        label={words.kinds(then.kinds)}
        now={signed(now.animals)}
        then={signed(then.animals)}
        className={fallen(now.animals, then.animals)}
      />
      <Cell
        label={words.totem}
        now={shown ? signed(now.totem ?? 0) : '?'}
        then={shown ? signed(then.totem ?? 0) : '?'}
        className={`ar-tt ${shown ? fallen(now.totem ?? 0, then.totem ?? 0) : ''}`}
      />
      <Cell
        label={words.penalties}
        now={minus(now.penalties)}
        then={minus(then.penalties)}
        className={then.penalties > 0 ? 'ar-bad' : ''}
      />
      <Cell
        label={shown ? words.total : words.withoutTotem}
        now={figure(total(now))}
        then={figure(total(then))}
        className={`ar-tot ${fallen(total(now), total(then))}`}
      />
    </dl>
  );
}

const Cell = ({ label, now, then, className = '' }: { label: string; now: string; then: string; className?: string }): ReactNode => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>
      {now !== then && (
        <>
          <s>{now}</s>
          <span className="sr"> → </span>
        </>
      )}
      <b>{then}</b>
    </dd>
  </div>
);

/** Behind a touch: nobody reads it over a shoulder. */
function TotemTile({ moment, open, onTotem }: Pick<Props, 'moment' | 'open' | 'onTotem'>): ReactNode {
  const words = wordsOf(moment.language);
  const totem = moment.view.totems[seatOf(moment)] ?? UNKNOWN;
  const shown = totem !== UNKNOWN && (open || moment.view.stage === 'over');
  const label = shown ? words.hideTotem(textsOf(moment).animal(totem)) : words.showTotem;
  const spot = useSpot({ place: TOTEM, label, className: 'ar-big ar-totb' });
  if (totem === UNKNOWN) return null;
  return (
    <button
      {...spot}
      aria-pressed={shown}
      onClick={(event) => {
        event.stopPropagation();
        onTotem();
      }}
    >
      <Totem animal={shown ? totem : undefined} />
      <small aria-hidden="true">{words.totem}</small>
    </button>
  );
}

/** My penalties, face down on the table; a click looks at them. */
function Zone({ moment }: { moment: ArcticMoment }): ReactNode {
  const words = wordsOf(moment.language);
  const seat = seatOf(moment);
  const cards = moment.view.zones[seat]?.length ?? 0;
  const markers = moment.view.markers[seat] ?? 0;
  const spot = useSpot({ place: ZONE, label: words.showZone(cards), className: `ar-big ar-zone ${cards + markers > 0 ? 'ar-some' : ''}` });
  return (
    <button {...spot} data-zone={zoneOf(seat)}>
      <span className="ar-pst">
        {cards > 1 && <Back />}
        {cards > 0 ? <Back piece={backPiece(seat, cards)} /> : <Sign name="penalty" />}
        {cards + markers > 0 && <Figure of={cards + markers} className="ar-badge" />}
      </span>
      <small aria-hidden="true">{words.penalties}</small>
    </button>
  );
}
