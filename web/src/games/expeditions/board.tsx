import { game } from '@banquise/expeditions';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BoardModule, BoardProps } from '../../kit/board.ts';
import { useStore } from '../../ui/store.ts';
import { MAP } from './art/layout.ts';
import { createCamera } from './camera.ts';
import { caption, help, listing, reason, verb } from './caption.tsx';
import { Commons, Drawn, Hand } from './cards.tsx';
import { choices } from './choices.ts';
import { Controls } from './controls.tsx';
import { frames, seatZone } from './frames.ts';
import { onKey } from './keys.ts';
import { heightOf, Lately, latest } from './lately.tsx';
import { isHeld, type Layout, useLayout } from './layout.ts';
import { WorldMap } from './map.tsx';
import { useMarking } from './marking.tsx';
import { cardName, outline } from './outline.ts';
import { pointsOf } from './outlook.ts';
import { Expeditions, Players, type Tab, Tabs, Tickets } from './panels.tsx';
import { handPlace, ticketPlace } from './places.ts';
import { lineItems, scoreRule, tieRule } from './sheet.ts';
import { nextStep } from './speech.ts';
import { firstGame, learnt, prepares, tell } from './tell.ts';
import { type ExpeditionsMoment, type ExpeditionsTypes, type SeenEvent, seatOf } from './types.ts';
import { ArrowLedge, asksForArrow } from './which.tsx';
import { wordsOf } from './words/index.ts';
import './map.css';
import './arrows.css';
import './discs.css';
import './names.css';
import './controls.css';
import './table.css';
import './card.css';
import './over.css';
import './panels.css';
import './wide.css';
import './sidelog.css';
import './commons.css';
import './players.css';
import './slate.css';
import './leaf.css';
import './palm.css';
import './side.css';
import './first.css';

/** What the buttons and the small map take of the upper edge of the map. */
const ROOF: Readonly<Record<Layout, number>> = { palm: 84, side: 80, leaf: 0, slate: 0, desk: 0 };

/** The table of Expéditions: the map has all the room there is, everything else lies around it or under the thumb. */
function Board({ moment: played, picked, choices: open, lately, parts }: BoardProps<ExpeditionsTypes>): ReactNode {
  const [camera] = useState(createCamera);
  const { shown: moment, ledge: marking } = useMarking(played, picked, open);
  const layout = useLayout();
  const [tab, setTab] = useTab(moment, picked);
  const { view } = moment;
  const panels: Readonly<Record<Tab, ReactNode>> = {
    objectives: <Hand moment={moment} camera={camera} />,
    commons: <Commons moment={moment} camera={camera} />,
    tickets: <Tickets moment={moment} />,
    players: <Players moment={moment} />,
    expeditions: <Expeditions moment={moment} camera={camera} />,
  };
  const told = isHeld(layout) ? latest(moment, lately) : [];
  const lines = told.reduce((sum, turn) => sum + heightOf(turn, moment), 0);
  const over = useCover(layout, lines, camera);
  const held = isHeld(layout);
  // Between two buttons of one turn the slip would come and go.
  const begun = view.turn === moment.you && (view.mainDone || view.ticketsUsed > 0);
  const controls = <Controls moment={moment} picked={picked} camera={camera} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the places inside are buttons; this only says where arrow keys lead
    <div
      onKeyDown={(event) => onKey(event, camera, open, picked)}
      style={{ '--told': `${lines}px` } as CSSProperties}
      className={`atlas-table whole seat-${seatOf(moment)} ${view.ending ? 'ending' : ''} ${view.stage === 'mark' ? 'marking' : ''} ${moment.you === 'spectator' ? 'watched' : ''} ${told.length > 1 ? 'crowded' : ''} ${lines > PACKED ? 'packed' : ''}`}
    >
      <div className="telling">
        {parts.prompt}
        {!held && controls}
      </div>
      <WorldMap moment={moment} picked={picked} choices={open} camera={camera} lately={lately} small={layout !== 'desk'}>
        {held && controls}
        {held && <Lately moment={moment} lately={lately} camera={camera} />}
        {layout !== 'side' && !begun && parts.first}
      </WorldMap>
      {/* before the log: Tab leads from the map to the decision */}
      <div ref={over} className="over">
        <Drawn moment={moment} camera={camera} />
        {marking !== undefined ? (
          marking
        ) : asksForArrow({ picked, choices: open }) ? (
          <ArrowLedge moment={moment} picked={picked} choices={open} />
        ) : (
          parts.ledge
        )}
      </div>
      {held ? (
        <>
          <div className="panel">
            {layout === 'side' && parts.first}
            {panels[tab]}
          </div>
          <Tabs moment={moment} tab={tab} onTab={setTab} drop={seatZone(seatOf(moment))} />
        </>
      ) : (
        <>
          {moment.you !== 'spectator' && panels.objectives}
          <aside className="side" aria-label={wordsOf(moment.language).panels}>
            {panels.expeditions}
            {panels.commons}
            {panels.tickets}
            {panels.players}
            {layout !== 'leaf' && <div className="sidelog">{parts.log}</div>}
          </aside>
        </>
      )}
    </div>
  );
}

/** Last turns that are higher than this together leave a phone's slip no room for more than the goal. */
const PACKED = 100;

/** A decision that needs more room than the panel has reaches over the map, which keeps what is pointed at above it. */
function useCover(layout: Layout, lines: number, camera: ReturnType<typeof createCamera>): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const isWhole = useStore(camera.detail) === 'whole';
  useLayoutEffect(() => {
    const { current } = ref;
    const map = current?.parentElement?.querySelector('.window');
    if (current === null || map == null) return;
    const measure = (): void => {
      const { top, left, height } = current.getBoundingClientRect();
      const { bottom: edge, right, width, height: tall } = map.getBoundingClientRect();
      // A phone on its side and a desk have the decision beside the map; on a tablet it lies over the hand, or above it.
      const reach = height > 0 && left < right - 1 ? edge - top : 0;
      const slip = map.querySelector(':scope > .first')?.getBoundingClientRect();
      const told = layout !== 'desk' && slip !== undefined && slip.height > 0 ? edge - slip.top : 0;
      // Under a slip one cannot move the whole map aside, and touches go through: it takes no more than leaves that in the open.
      const spare = isWhole ? tall - ROOF[layout] - (width * MAP.height) / MAP.width : told;
      camera.cover(ROOF[layout], Math.max(lines, reach, Math.min(told, spare)));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    sizes.observe(map);
    // The slip comes and goes by itself.
    const slips = new MutationObserver(measure);
    slips.observe(map, { childList: true });
    return () => {
      sizes.disconnect();
      slips.disconnect();
    };
  }, [layout, lines, camera, isWhole]);
  return ref;
}

/** The panel under the thumb; when a decision is about cards of the hand or about expeditions, those come up by themselves. */
function useTab({ view, you }: ExpeditionsMoment, picked: readonly string[]): readonly [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>(you === 'spectator' ? 'players' : 'objectives');
  const cards = view.turn === you && (view.stage === 'exchange' || view.stage === 'mark');
  const wanted: Tab | undefined = cards ? 'objectives' : picked[0] === ticketPlace('remove') ? 'expeditions' : undefined;
  useEffect(() => {
    if (wanted !== undefined) setTab(wanted);
  }, [wanted]);
  return [tab, setTab];
}

/** Cards that an event speaks of. */
function cardsIn(event: SeenEvent): readonly number[] {
  if ('card' in event) return [event.card];
  if (event.type === 'drew') return event.secret?.cards ?? [];
  return event.type === 'returned' && event.secret !== undefined && event.secret.kept >= 0
    ? [event.secret.kept, event.secret.discarded]
    : [];
}

export const board: BoardModule<ExpeditionsTypes> = {
  game,
  Board,
  secretHands: true,
  beginsTurn: (event) => event.type === 'turn',
  // Key places are marked before the first round.
  firstRound: 0,
  roundOf: (event) => (event.type === 'turn' ? event.round : undefined),
  turnName: ({ language }, n) => wordsOf(language).round(n),
  choices,
  verb,
  declines: ({ verb: name }) => name.endsWith('decline'),
  endsItself: 'by a move',
  caption,
  nextStep,
  reason,
  help,
  frames,
  mentions: (moment, event) => cardsIn(event as SeenEvent).map((card) => ({ name: cardName(moment, card), place: handPlace(card) })),
  tell,
  aside: ({ language, view }) => (view.stage === 'mark' ? wordsOf(language).keyAside : ''),
  prepares,
  learnt,
  firstGame,
  outline,
  listing,
  points: pointsOf,
  scoreRule,
  tieRule,
  lineItems,
  jumps: { hand: 'hand:', board: 'node:' },
};
