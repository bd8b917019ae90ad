import { columnOf, count, FIRST_SLOT, floorOf, holds, NONE, uncovered, values } from '@banquise/boreal';
import { signed } from '@banquise/kernel';
import type { CSSProperties, ReactNode } from 'react';
import type { Choice } from '../../kit/choice.ts';
import { nextPlaces } from '../../kit/choice.ts';
import { useSpot } from '../../kit/spot.ts';
import { Face, isConditional, lookOf, Sign } from './card.tsx';
import { cardAt, isPlace, numberIn, slotPlace, slotsIn } from './choices.ts';
import { type BorealOutlook, outlookOf } from './outlook.ts';
import { type BorealMoment, type BorealMove, type BorealView, seatOf, textsOf } from './types.ts';
import { wordsOf } from './words.ts';
import './pyramid.css';

type SeatView = BorealView['players'][number];

/** Five columns are kept free in width, so that the base can grow at either end without anything moving aside. */
const WIDTH = 5;

/** Where a slot is drawn, in widths of a card from the left; the base stays in the middle. */
function positionOf({ filled }: SeatView, slot: number): CSSProperties {
  const base = slotsIn(filled & 0x7f);
  const first = columnOf(base[0] ?? FIRST_SLOT);
  const wide = Math.max(1, base.length);
  const x = columnOf(slot) - first + (WIDTH - wide) / 2 + (floorOf(slot) - 1) / 2;
  return { '--x': x, '--f': floorOf(slot) - 1, zIndex: floorOf(slot) } as CSSProperties;
}

const floorsOf = ({ filled }: SeatView): number => Math.max(1, ...slotsIn(filled).map(floorOf));

const Steps = (): ReactNode =>
  [1, 2, 3, 4].map((floor) => (
    <i key={floor} className="step" style={{ '--f': floor - 1 } as CSSProperties} aria-hidden="true">
      <b>{floor}</b>
    </i>
  ));

interface MineProps {
  readonly moment: BorealMoment;
  readonly picked: readonly string[];
  readonly choices: readonly Choice<BorealMove>[];
  readonly outlook: BorealOutlook | undefined;
}

/** My pyramid: cards, the places that are open to what is chosen, and a ghost of the result. */
export function MyPyramid({ moment, picked, choices, outlook }: MineProps): ReactNode {
  const seat = seatOf(moment);
  const player = moment.view.players[seat] as SeatView;
  const worth = values(player, moment.view.players[1 - seat] as SeatView);
  const lit = nextPlaces(choices, picked);
  const target = picked.at(-1);
  const ghost = target?.startsWith('slot:') && !holds(player.filled, Number(target.slice(5))) ? Number(target.slice(5)) : undefined;
  const before = ghost === undefined ? picked : picked.slice(0, -1);
  // Where a card may come by any choice there is: nobody else knows what is open.
  const slots = new Set(choices.flatMap(({ path }) => path.filter((place) => isPlace(place, 'slot')).map(numberIn)));
  const open = [...slots].filter((slot) => !holds(player.filled, slot));
  const targets = open.filter((slot) => slot === ghost || lit.has(slotPlace(slot)) || nextPlaces(choices, before).has(slotPlace(slot)));
  const inHand = before[0] === undefined ? moment.view.discovered : cardAt(moment, before[0]);
  const floors = Math.min(4, Math.max(3, floorsOf(player) + (count(player.filled) < 10 ? 1 : 0)));
  return (
    <div className="pyr" style={{ '--fl': floors } as CSSProperties}>
      <Steps />
      {slotsIn(player.filled).map((slot) => (
        <div key={player.pyramid[slot]} className={slotClass(player, slot, outlook)} style={positionOf(player, slot)}>
          <MyCard moment={moment} slot={slot} worth={worth[slot] ?? 0} change={outlook?.worth.get(slot) ?? 0} />
        </div>
      ))}
      {targets.length === 0 &&
        open.map((slot) => <div key={slot} className="slot free" style={positionOf(player, slot)} data-drop={slotPlace(slot)} />)}
      {targets.map((slot) => (
        <Target
          key={slot}
          moment={moment}
          slot={slot}
          style={positionOf(player, slot)}
          ghost={slot === ghost ? inHand : NONE}
          choice={choices.find(
            ({ path }) =>
              path.length === before.length + 1 && path.at(-1) === slotPlace(slot) && before.every((place, i) => place === path[i]),
          )}
        />
      ))}
    </div>
  );
}

const isCovered = ({ filled }: SeatView, slot: number): boolean => (uncovered(filled) & (1 << slot)) === 0;

/** What a pyramid hides of a card is hidden while the card moves aside as well: its copy is drawn outside of any pyramid. */
const laidClass = (player: SeatView, slot: number): string => (isCovered(player, slot) ? 'laid under' : 'laid');

function slotClass(player: SeatView, slot: number, outlook: BorealOutlook | undefined): string {
  return `slot ${isCovered(player, slot) ? 'cov' : ''} ${outlook?.covered.includes(slot) === true ? 'lose' : ''}`;
}

function MyCard({ moment, slot, worth, change }: { moment: BorealMoment; slot: number; worth: number; change: number }): ReactNode {
  const words = wordsOf(moment.language);
  const texts = textsOf(moment);
  const player = moment.view.players[seatOf(moment)] as SeatView;
  const card = player.pyramid[slot] ?? NONE;
  const { className, style } = lookOf(card);
  const spot = useSpot({
    place: slotPlace(slot),
    label: `${words.floor(floorOf(slot))}: ${texts.card(card)}, ${words.worth(worth)}`,
    piece: `card:${card}`,
    className: `${className} ${laidClass(player, slot)}`,
  });
  return (
    <button {...spot} style={style}>
      <Face card={card} />
      {isConditional(card) && <span className="now" data-n={`= ${worth}`} />}
      {change !== 0 && (
        <span className="delta">
          <Sign name="book" />
          <i data-n={signed(change)} />
        </span>
      )}
    </button>
  );
}

interface TargetProps {
  readonly moment: BorealMoment;
  readonly slot: number;
  readonly style: CSSProperties;
  readonly ghost: number;
  readonly choice: Choice<BorealMove> | undefined;
}

/** An open place: what it would add, and how the compasses go on from what the ledge says is paid; chosen, it shows the card itself. */
function Target({ moment, slot, style, ghost, choice }: TargetProps): ReactNode {
  const words = wordsOf(moment.language);
  const { points, token, cost } = outlookOf(moment, choice?.moves ?? []);
  const gain = points.after - points.now;
  const isGhost = ghost !== NONE;
  const spot = useSpot({
    place: slotPlace(slot),
    label: words.openSlot(floorOf(slot), gain, token.rested),
    className: isGhost ? `${lookOf(ghost).className} ghost` : 'go',
  });
  return (
    <div className={`slot target ${isGhost ? 'sel' : ''}`} style={style}>
      <button {...spot} style={isGhost ? lookOf(ghost).style : {}}>
        {isGhost ? (
          <Face card={ghost} />
        ) : (
          <>
            <span>
              <Sign name="book" />
              <i data-n={signed(gain)} />
            </span>
            <span>
              <Sign name="compass" />
              <i data-n={`${token.now - cost}→${token.rested}`} />
            </span>
          </>
        )}
      </button>
    </div>
  );
}

/** The other pyramid: to look at and to ask about. */
export function TheirPyramid({ moment, moved }: { moment: BorealMoment; moved: ReadonlySet<number> }): ReactNode {
  const seat = 1 - seatOf(moment);
  const player = moment.view.players[seat] as SeatView;
  const worth = values(player, moment.view.players[1 - seat] as SeatView);
  return (
    <div className="pyr" style={{ '--fl': Math.max(2, floorsOf(player)) } as CSSProperties}>
      <Steps />
      {slotsIn(player.filled).map((slot) => (
        <div key={player.pyramid[slot]} className={slotClass(player, slot, undefined)} style={positionOf(player, slot)}>
          <TheirCard moment={moment} slot={slot} card={player.pyramid[slot] ?? NONE} worth={worth[slot] ?? 0} moved={moved} />
        </div>
      ))}
    </div>
  );
}

interface TheirProps {
  readonly moment: BorealMoment;
  readonly slot: number;
  readonly card: number;
  readonly worth: number;
  readonly moved: ReadonlySet<number>;
}

function TheirCard({ moment, slot, card, worth, moved }: TheirProps): ReactNode {
  const words = wordsOf(moment.language);
  const texts = textsOf(moment);
  const player = moment.view.players[1 - seatOf(moment)] as SeatView;
  const { className, style } = lookOf(card);
  const spot = useSpot({
    place: `opp:${slot}`,
    label: `${words.floor(floorOf(slot))}: ${texts.card(card)}, ${words.worth(worth)}`,
    piece: `card:${card}`,
    className: `${className} strip ${laidClass(player, slot)} ${moved.has(card) ? 'moved' : ''}`,
  });
  return (
    <button {...spot} style={style}>
      <Face card={card} />
      {isConditional(card) && <span className="now" data-n={`= ${worth}`} />}
    </button>
  );
}
