import { NONE, TICKETS_PER_TURN } from '@banquise/expeditions';
import { figure } from '@banquise/kernel';
import type { MouseEvent, ReactNode } from 'react';
import { Total } from '../../kit/account.tsx';
import { useTable } from '../../kit/context.ts';
import { LastTurn } from '../../kit/lastturn.tsx';
import { moverOf } from '../../kit/prompt.ts';
import { useSpot } from '../../kit/spot.ts';
import { Mark } from '../../ui/icon.tsx';
import type { Camera } from './camera.ts';
import { arrowsAbout } from './choices.ts';
import { seatZone, tokenPiece } from './frames.ts';
import { endsOf } from './geometry.ts';
import { Flag, Pattern, SeatToken, Sign } from './marks.tsx';
import { nameOf, whereIs } from './outline.ts';
import { pointsOf } from './outlook.ts';
import { expeditionPlace, parse, pickedColour, TICKET_USES, type TicketUse, ticketPlace } from './places.ts';
import { type ExpeditionsMoment, type ExpeditionsView, seatOf } from './types.ts';
import { wordsOf } from './words/index.ts';

interface PanelProps {
  readonly moment: ExpeditionsMoment;
  readonly camera: Camera;
}

/** Where the three expeditions stand; choosing one shows only its arrows. */
export function Expeditions({ moment, camera }: PanelProps): ReactNode {
  const words = wordsOf(moment.language);
  return (
    <section className="expeditions" aria-label={words.expeditions}>
      <h2>
        {words.expeditions}
        <Ending moment={moment} />
      </h2>
      <ul>
        {moment.view.expeditions.map((expedition, colour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: expeditions are numbered
          <li key={colour}>
            <ExpeditionRow moment={moment} camera={camera} colour={colour} expedition={expedition} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In a heading that is there anyway: nothing moves when the last round begins. */
const Ending = ({ moment }: { moment: ExpeditionsMoment }): ReactNode =>
  moment.view.ending && <strong className="ending">{wordsOf(moment.language).lastRound}</strong>;

function ExpeditionRow({
  moment,
  camera,
  colour,
  expedition,
}: PanelProps & { colour: number; expedition: ExpeditionsView['expeditions'][number] }): ReactNode {
  const words = wordsOf(moment.language);
  const { arrows, tip, left } = expedition;
  const where = whereIs(moment, colour);
  const spot = useSpot({
    place: expeditionPlace(colour),
    label: `${words.colours[colour]}, ${where}, ${words.arrows(left)}, ${words.expedition(colour)}, ${words.patterns[colour]}`,
    className: `exp-row x${colour}`,
  });
  const { lit, scenery } = useTable();
  /** About to be extended or cut, it shows where; else all of itself. */
  const show = (): void => {
    const { picked } = scenery.selection;
    const isMeant = lit.has(expeditionPlace(colour)) || pickedColour(picked) >= 0;
    const about = isMeant ? arrowsAbout(moment, colour, picked) : [];
    const points = endsOf(about.length > 0 ? about : arrows);
    // Who chooses it while all of that is in sight, and large enough to be pointed at, keeps the map as it is.
    if (!isMeant || camera.detail.get() === 'whole' || !points.every(camera.sees)) camera.show(points, 1.5);
  };
  return (
    <button {...spot} onClick={show}>
      <Flag colour={colour} letter={words.letters[colour] ?? ''} />
      <Pattern colour={colour} />
      <span className="what">
        <b>{words.colours[colour]}</b> <small>{arrows.length === 0 ? words.kinds.start : tip === NONE ? where : nameOf(moment, tip)}</small>
      </span>{' '}
      {tip === NONE && <Sign name="loop" />}
      <span className="left num">
        <b>{left}</b> <small>{words.leftUnit(left)}</small>
      </span>
    </button>
  );
}

/** Everybody at the table: tokens, cards, tickets, points. */
export function Players({ moment }: { moment: ExpeditionsMoment }): ReactNode {
  const words = wordsOf(moment.language);
  return (
    <section className={`players of${moment.view.hands.length}`} aria-label={words.players}>
      <h2>
        {words.players}
        <Ending moment={moment} />
      </h2>
      <ul>
        {moment.view.hands.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
          <PlayerRow key={seat} moment={moment} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

function PlayerRow({ moment, seat }: { moment: ExpeditionsMoment; seat: number }): ReactNode {
  const words = wordsOf(moment.language);
  const { view, labels } = moment;
  const [hand, laid, tickets] = [view.hands[seat]?.length ?? 0, view.laid[seat]?.length ?? 0, view.tickets[seat] ?? 0];
  const [tokens, recovered] = [view.tokens[seat] ?? [], view.recovered[seat] ?? []];
  const { scenery } = useTable();
  // What is shown may end a turn: it is still whose it was, as the prompt says.
  const acting = (scenery.moving ? moverOf(scenery) : undefined) ?? view.turn;
  const turn = acting === seat && view.stage !== 'over';
  return (
    <li className={`player seat-${seat} ${turn ? 'turn' : ''}`} data-zone={seatZone(seat)}>
      <span className="who">
        <Mark seat={seat} />
        <b>{labels[seat]}</b>
        {turn && seat !== moment.you && <small>{words.next}</small>}
      </span>
      <Count icon="card" n={hand} label={words.inHand(hand)} />
      <Count icon="lay" n={laid} label={words.laid(laid)} />
      <Count icon="ticket" n={tickets} label={words.ticketCount(tickets)} />
      <b className="pts num">
        <Total seat={seat}>
          <span aria-hidden="true">{figure(pointsOf(view)[seat] ?? 0)}</span>
          <span className="sr">{words.points(pointsOf(view)[seat] ?? 0)}</span>
        </Total>
      </b>
      <span className="toks" role="img" aria-label={words.tokens(tokens.length, recovered.length)}>
        {tokens.map((card) => (
          <SeatToken key={card} seat={seat} />
        ))}
        {recovered.map((card) => (
          <span key={card} className="back">
            <SeatToken seat={seat} piece={tokenPiece(card)} />
          </span>
        ))}
      </span>
      {seat !== moment.you && <LastTurn seat={seat} rows={1} />}
    </li>
  );
}

const Count = ({ icon, n, label }: { icon: string; n: number; label: string }): ReactNode => (
  <span className="count" title={label}>
    <Sign name={icon} />
    <b className="num" aria-hidden="true">
      {n}
    </b>
    <span className="sr">{label}</span>
  </span>
);

/** A ticket has three uses, two of them a turn. */
export function Tickets({ moment }: { moment: ExpeditionsMoment }): ReactNode {
  const words = wordsOf(moment.language);
  const { view } = moment;
  const mine = view.turn === moment.you;
  return (
    <section className="tickets" aria-label={words.tickets}>
      <h2>
        {words.tickets} <b className="num">{view.tickets[seatOf(moment)] ?? 0}</b>
        <small className="num">{words.ticketsUsed(mine ? Math.min(view.ticketsUsed, TICKETS_PER_TURN) : 0)}</small>
      </h2>
      <ul>
        {TICKET_USES.map((use) => (
          <li key={use}>
            <TicketUseButton moment={moment} use={use} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TicketUseButton({ moment, use }: { moment: ExpeditionsMoment; use: TicketUse }): ReactNode {
  const [name, what] = wordsOf(moment.language).ticketUses[use];
  const spot = useSpot({ place: ticketPlace(use), label: `${name}, ${what}`, className: 'ticket-use' });
  return (
    <button {...spot}>
      <Sign name={`ticket-${use}`} />
      <span>
        <b>{name}</b> <small>{what}</small>
      </span>
    </button>
  );
}

/** On a phone one panel at a time. */
export const TABS = ['objectives', 'commons', 'tickets', 'players', 'expeditions'] as const;
export type Tab = (typeof TABS)[number];
/** In which panel a place lies. */
const PANELS: Readonly<Record<string, Tab>> = { hand: 'objectives', row: 'commons', ticket: 'tickets', exp: 'expeditions' };

export function Tabs({
  moment,
  tab,
  onTab,
  drop,
}: {
  moment: ExpeditionsMoment;
  tab: Tab;
  onTab: (tab: Tab) => void;
  drop: string;
}): ReactNode {
  const words = wordsOf(moment.language);
  const { controller, scenery, lit } = useTable();
  const seat = seatOf(moment);
  const icons: Readonly<Record<Tab, ReactNode>> = {
    objectives: <Sign name="card" />,
    commons: <Sign name="common" />,
    tickets: <Sign name="ticket" />,
    players: <Mark seat={seat} size="s" />,
    expeditions: <Flag colour={0} letter={words.letters[0] ?? ''} />,
  };
  const names: Readonly<Record<Tab, string>> = {
    objectives: words.tabs.objectives,
    commons: words.tabs.commons,
    tickets: `${words.tabs.tickets} ${moment.view.tickets[seat] ?? 0}`,
    players: words.tabs.players,
    expeditions: words.tabs.expeditions,
  };
  const asks = (name: Tab): boolean =>
    name !== tab &&
    [...lit].some(
      (place) =>
        (name === 'expeditions' && place.startsWith('exp:') && ![...lit].some((other) => other.startsWith('node:'))) ||
        (name === 'objectives' && place.startsWith('hand:')),
    );
  return (
    <nav className="tabs" aria-label={words.panels} data-keep="">
      {TABS.filter((name) => name !== 'objectives' || moment.you !== 'spectator').map((name) => (
        <button
          key={name}
          type="button"
          className={asks(name) ? 'asks' : ''}
          aria-pressed={tab === name}
          data-zone={name === 'players' ? drop : undefined}
          onClick={(event: MouseEvent) => {
            event.stopPropagation();
            onTab(name);
            // A question about a place that is gone from sight is answered.
            controller.select(scenery.selection.picked);
          }}
        >
          {/* What lies in a closed panel is pointed at here. */}
          {name !== tab &&
            [...lit]
              .filter((place) => PANELS[parse(place).kind] === name)
              .map((place) => <span key={place} className="stands-for" data-point={place} />)}
          {icons[name]}
          <span>{names[name]}</span>
        </button>
      ))}
    </nav>
  );
}
