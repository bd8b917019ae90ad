import { game } from '@banquise/expeditions';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BoardModule, BoardProps } from '../../kit/board.ts';
import { createCamera } from './camera.ts';
import { Commons, Drawn, Hand } from './cards.tsx';
import { choices } from './choices.ts';
import { Controls } from './controls.tsx';
import { frames, seatZone } from './frames.ts';
import { pointOf } from './geometry.ts';
import { onKey } from './keys.ts';
import { seen } from './lens.ts';
import { WorldMap } from './map.tsx';
import { cardName, outline } from './outline.ts';
import { Expeditions, Players, type Tab, Tabs, Tickets } from './panels.tsx';
import { handPlace, pickedNode, ticketPlace } from './places.ts';
import { help, nextStep, preview, reason, verb } from './preview.tsx';
import { pointsOf } from './prospect.ts';
import { type ExpeditionsMoment, type ExpeditionsTypes, type SeenEvent, seatOf } from './types.ts';
import { WhichArrow } from './which.tsx';
import { wordsOf } from './words/index.ts';
import './map.css';
import './table.css';

/** A phone upright and lying on its side, a tablet, a desk. */
type Layout = 'phone' | 'lying' | 'tablet' | 'desktop';
const LAYOUTS: readonly (readonly [Layout, string])[] = [
  ['lying', '(max-height: 499px) and (min-width: 560px)'],
  ['phone', '(max-width: 699px)'],
  ['tablet', '(max-width: 1099px)'],
];
const layoutNow = (): Layout => LAYOUTS.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'desktop';
/** What the buttons and the small map take of the upper edge of the map. */
const ROOF: Readonly<Record<Layout, number>> = { phone: 100, lying: 80, tablet: 0, desktop: 0 };

function useLayout(): Layout {
  const [layout, setLayout] = useState(layoutNow);
  useEffect(() => {
    const lists = LAYOUTS.map(([, query]) => matchMedia(query));
    const update = (): void => setLayout(layoutNow());
    for (const list of lists) list.addEventListener('change', update);
    return () => {
      for (const list of lists) list.removeEventListener('change', update);
    };
  }, []);
  return layout;
}

/** The table of Expéditions: the map has all the room there is, everything else lies around it or under the thumb. */
function Board({ moment, picked, choices: open, parts }: BoardProps<ExpeditionsTypes>): ReactNode {
  const [camera] = useState(createCamera);
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
  const { ref, side } = useOver(layout, picked, camera);
  const held = layout === 'phone' || layout === 'lying';
  const controls = <Controls moment={moment} picked={picked} camera={camera} />;
  const over = (
    <div ref={ref} className={`over ${side}`}>
      <Drawn moment={moment} camera={camera} />
      <WhichArrow moment={moment} picked={picked} choices={open} />
      {parts.sheet}
    </div>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the places inside are buttons; this only says where arrow keys lead
    <div
      onKeyDown={(event) => onKey(event, camera, open, picked)}
      className={`atlas-table seat-${seatOf(moment)} ${layout} ${view.ending ? 'ending' : ''} ${view.phase === 'mark' ? 'marking' : ''}`}
    >
      <div className="telling">
        {parts.prompt}
        {!held && controls}
      </div>
      <WorldMap moment={moment} picked={picked} choices={open} camera={camera} small={layout !== 'desktop'}>
        {held && controls}
        {layout !== 'lying' && over}
      </WorldMap>
      {held ? (
        <>
          <div className="panel">
            {layout === 'lying' && over}
            {panels[tab]}
          </div>
          <Tabs moment={moment} tab={tab} onTab={setTab} drop={seatZone(seatOf(moment))} />
        </>
      ) : (
        <>
          {panels.objectives}
          <aside className="side">
            {panels.expeditions}
            {panels.commons}
            {panels.players}
            {panels.tickets}
            {layout === 'desktop' && <div className="sidelog">{parts.log}</div>}
          </aside>
        </>
      )}
    </div>
  );
}

/** The panel under the thumb; when a decision is about cards of the hand or about expeditions, those come up by themselves. */
function useTab({ view, you }: ExpeditionsMoment, picked: readonly string[]): readonly [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>('objectives');
  const cards = view.turn === you && (view.awaited === 'exchange' || view.awaited === 'mark');
  const wanted: Tab | undefined = cards ? 'objectives' : picked[0] === ticketPlace('remove') ? 'expeditions' : undefined;
  useEffect(() => {
    if (wanted !== undefined) setTab(wanted);
  }, [wanted]);
  return [tab, setTab];
}

/** What lies over the map: on a phone the map makes room for it, on a large screen it keeps off what was picked. */
function useOver(layout: Layout, picked: readonly string[], camera: ReturnType<typeof createCamera>) {
  const ref = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<'left' | 'right'>('left');
  const node = pickedNode(picked);
  useLayoutEffect(() => {
    const { current } = ref;
    if (current === null) return;
    const sizes = new ResizeObserver(() => {
      camera.cover(ROOF[layout], layout === 'phone' ? current.offsetHeight : 0);
      if (layout === 'lying') current.parentElement?.scrollTo({ top: 0 });
    });
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [layout, camera]);
  useLayoutEffect(() => {
    if (node < 0 || layout === 'phone' || layout === 'lying' || ref.current?.parentElement == null) return;
    const half = ref.current.parentElement.clientWidth / 2;
    setSide(seen(camera.now(), pointOf(node)).x < half ? 'right' : 'left');
  }, [node, layout, camera]);
  return { ref, side };
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
  turnName: ({ language, view }) => wordsOf(language).round(view.round),
  choices,
  verb,
  preview,
  nextStep,
  reason,
  help,
  frames,
  mentions: (moment, event) => cardsIn(event as SeenEvent).map((card) => ({ name: cardName(moment, card), place: handPlace(card) })),
  outline,
  points: pointsOf,
  jumps: { hand: 'hand:', board: 'node:' },
};
