import { arrowBetween, HEAD, NODES, nodeOf } from '@banquise/expeditions';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { armed, nextPlaces } from '../../kit/choice.ts';
import { useTable } from '../../kit/context.ts';
import { useStore } from '../../ui/store.ts';
import { MAP } from './art/layout.ts';
import { Atlas } from './atlas.tsx';
import type { Camera } from './camera.ts';
import { arrowsAbout, isArrow, obvious, openArrows } from './choices.ts';
import { endsOf, pointOf, pointsOf, strokeOf } from './geometry.ts';
import { arrowsOf, type Turns } from './lately.tsx';
import { above, around, centre, filling, fit, isOpen, type Lens, nearestTo, type Pane, type Point, TOUCH, whole } from './lens.ts';
import { MiniMap } from './minimap.tsx';
import { Overlay } from './overlay.tsx';
import { parse, pickedColour, pickedNode, ticketPlace } from './places.ts';
import type { ExpeditionsChoice, ExpeditionsMoment } from './types.ts';

interface MapProps {
  readonly moment: ExpeditionsMoment;
  readonly picked: readonly string[];
  readonly choices: readonly ExpeditionsChoice[];
  readonly camera: Camera;
  /** What the others did since I last acted. */
  readonly lately: Turns;
  readonly small: boolean;
  readonly children: ReactNode;
}

/** Longer than this the finger asked for an explanation. */
const LONG_PRESS = 450;

/** The world as a board. */
export function WorldMap({ moment, picked, choices, camera, lately, small, children }: MapProps): ReactNode {
  const { controller } = useTable();
  const window = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const pressed = useRef(0);
  const detail = useStore(camera.detail);
  const letters = useStore(camera.letters);
  const open = useMemo(() => openArrows(choices, picked), [choices, picked]);
  const first = useRef(moment);

  useLayoutEffect(() => {
    if (window.current === null || world.current === null) return;
    return camera.attach(window.current, world.current, (pane) => opening(pane, first.current));
  }, [camera]);
  useFollowing(moment, picked, choices, camera);
  usePointed(world, moment, camera);

  /** A second click on an end does the obvious; a passage that leads nowhere now leads to its other half. */
  const onClick = (event: MouseEvent): void => {
    const place = (event.target as Element).closest<SVGElement>('[data-place]')?.dataset.place;
    // The keyboard presses nothing down.
    const rested = pressed.current > 0 && event.timeStamp - pressed.current > LONG_PRESS;
    pressed.current = 0;
    if (place === undefined || !place.startsWith('node:') || rested) return;
    const deed = picked.at(-1) === place && nextPlaces(choices, picked).size === 0 ? obvious(armed(choices, picked)) : undefined;
    if (deed !== undefined) {
      event.stopPropagation();
      controller.commit(deed);
      return;
    }
    const node = parse(place).numbers[0] ?? 0;
    if (NODES[node]?.passage && !nextPlaces(choices, picked).has(place)) cross(camera, node);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the discs inside are buttons; this only moves the map under them
    // biome-ignore lint/a11y/useKeyWithClickEvents: a disc turns Enter into a click
    <div
      ref={window}
      className="window"
      onPointerDown={({ timeStamp }) => {
        pressed.current = timeStamp;
      }}
      onClick={onClick}
      onFocus={({ target }) => {
        const place = target.dataset.place;
        if (place?.startsWith('node:') && target.matches(':focus-visible')) camera.bring(halfOf(parse(place).numbers[0] ?? 0, target));
      }}
    >
      <div ref={world} className="world">
        <Atlas />
        <Overlay moment={moment} picked={picked} open={open} detail={detail} letters={letters} lately={lately} />
      </div>
      {small && <MiniMap moment={moment} camera={camera} />}
      {children}
    </div>
  );
}

/** The view opens on the whole map where its names can be read, else on where one can go. */
function opening(pane: Pane, moment: ExpeditionsMoment): Lens {
  const all = whole(pane);
  if (all.k >= 0.9) return all;
  const places = interesting(moment);
  const box = around(places);
  if (box === undefined) return centre(pane, pointOf(0), TOUCH + 0.03);
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  // To mark places one wants to see much of the world; to place arrows, discs that a thumb can hit.
  if (moment.view.stage === 'mark') return above(pane, centre(pane, middle, filling(pane)), box.bottom);
  const lens = fit(pane, box, 1.5);
  if (lens.k >= TOUCH) return lens;
  const between = centre(pane, middle, TOUCH + 0.03);
  return places.some((at) => isOpen(pane, between, at)) ? between : centre(pane, nearestTo(middle, places), TOUCH + 0.03);
}

/** Where one can go now, or what one may mark; else where the expeditions are. */
function interesting({ moves, view }: ExpeditionsMoment): readonly Point[] {
  const nodes = moves.flatMap((move) => (isArrow(move) ? [move.to, move.from] : move.type === 'mark' ? [nodeOf(move.card)] : []));
  const seen =
    nodes.length > 0
      ? nodes
      : view.expeditions.flatMap(({ arrows, tip }) => (tip >= 0 ? [tip] : arrows.slice(-3).map((arrow) => HEAD[arrow] as number)));
  return seen.flatMap((node) => (NODES[node]?.passage ? [] : [pointOf(node)]));
}

/** The newest arrow's tip and where that expedition can go on, on the side of the map where it came out. */
function ahead({ moves }: ExpeditionsMoment, { arrow, colour }: Last): readonly Point[] {
  const tip = strokeOf(arrow).to;
  const strokes = moves.flatMap((move) =>
    isArrow(move) && move.colour === colour && move.from === HEAD[arrow] ? [strokeOf(arrowBetween(move.from, move.to))] : [],
  );
  return [tip, ...strokes.flatMap(({ from, to }) => (Math.abs(from.x - tip.x) < MAP.width / 2 ? [to] : []))];
}

interface Last {
  readonly arrow: number;
  readonly colour: number;
}

/** Keeps in sight what matters: an arrow that comes or goes, what was picked, a turn of the past, and where one can go when it is one's turn. */
function useFollowing(moment: ExpeditionsMoment, picked: readonly string[], choices: readonly ExpeditionsChoice[], camera: Camera): void {
  const { view } = moment;
  const { expeditions } = view;
  const known = useRef(expeditions);
  const newest = useRef<Last>(undefined);
  const { scenery, turns } = useTable();
  const { looking } = scenery;
  useEffect(() => {
    const before = known.current;
    known.current = expeditions;
    const [changed] = expeditions.flatMap(({ arrows }, colour): Last[] => {
      const there = before[colour]?.arrows ?? [];
      const longer = there.length > arrows.length ? there : arrows;
      return Math.abs(arrows.length - there.length) === 1 ? longer.slice(-1).map((arrow) => ({ arrow, colour })) : [];
    });
    if (changed === undefined) return;
    newest.current = changed;
    const { from, to } = strokeOf(changed.arrow);
    if (!camera.sees(from) || !camera.sees(to))
      camera.go((pane, now) => centre(pane, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, now.k));
  }, [expeditions, camera]);

  const chosen = pickedNode(picked);
  const led = pickedColour(picked);
  const removes = picked[0] === ticketPlace('remove');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when a place, an expedition or the ticket that takes an arrow away is chosen
  useEffect(() => {
    const removed = removes
      ? (led < 0 ? [...expeditions.keys()] : [led]).flatMap((colour) => arrowsAbout(moment, colour, picked))
      : undefined;
    const strokes = (removed ?? openArrows(choices, picked).map(({ arrow }) => arrow)).map(strokeOf);
    // Place, arrow and tip together, where that can be; of an expedition first its tip, and of all of them the tips alone.
    const ends = strokes.flatMap(({ from, to }) => (chosen >= 0 ? [to, from] : removes && led < 0 ? [to] : [from, to]));
    // A disc that is seen by its rim alone, under the small map or at the edge, comes into the open with its rings.
    if ((chosen >= 0 || led >= 0 || removes) && ends.length > 0) camera.gather(ends);
  }, [chosen, led, removes, camera]);

  const mine = choices.length > 0;
  const ways = picked.join(' ');
  // One of the ends stays above whatever comes to lie over the map, also when one bonus arrow follows another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every decision and every step of it
  useEffect(() => {
    camera.keep(chosen >= 0 ? pointsOf(chosen) : openArrows(choices, picked).map(({ arrow }) => strokeOf(arrow).to));
  }, [mine, expeditions, ways, camera]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every arrow, as soon as it is my decision again, and for every look at the past
  useEffect(() => {
    const last = newest.current;
    const lies = mine && last !== undefined && expeditions[last.colour]?.arrows.at(-1) === last.arrow;
    const past = looking === null ? undefined : (turns as Turns).at(-1);
    // Where a turn of the past ended, before where it began.
    camera.gather(past !== undefined ? endsOf(arrowsOf(past).map(({ arrow }) => arrow)).toReversed() : lies ? ahead(moment, last) : []);
  }, [mine, expeditions, looking, camera]);

  // Whose key places are marked: on one device each sees their own first.
  const marking = view.stage === 'mark' ? moment.you : undefined;
  const shown = useRef<typeof marking | 'unseen'>('unseen');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the turn or its next decision comes
  useEffect(() => {
    if (!mine) return;
    const places = interesting(moment);
    // Marking shows much of the world; the first arrow begins at a scale for thumbs.
    if (shown.current !== marking) camera.go((pane) => opening(pane, moment));
    else if (places.length > 0 && !places.some(camera.sees)) camera.show(places, 1.5);
    shown.current = marking;
  }, [mine, view.stage, marking, camera]);
}

/** Whatever somebody points at from outside, such as the coach of a tutorial, is brought into sight: a disc, or the pennant of a tip. */
function usePointed(world: RefObject<HTMLDivElement | null>, { view }: ExpeditionsMoment, camera: Camera): void {
  const { expeditions } = view;
  useEffect(() => {
    const drawn = world.current;
    if (drawn === null) return;
    const look = (): void => {
      const { kind, numbers } = parse(drawn.querySelector<SVGElement>('[data-pointed]')?.dataset.place ?? '');
      const node = kind === 'node' ? numbers[0] : kind === 'exp' ? expeditions[numbers[0] ?? 0]?.tip : undefined;
      if (node !== undefined && node >= 0) camera.keep(pointsOf(node));
    };
    // It may have been pointed at while nobody watched.
    look();
    const changes = new MutationObserver(look);
    changes.observe(drawn, { subtree: true, attributeFilter: ['data-pointed'] });
    return () => changes.disconnect();
  }, [world, expeditions, camera]);
}

/** Follows a passage across the seam. */
export function cross(camera: Camera, node: number): void {
  const [left, right] = pointsOf(node);
  if (left === undefined || right === undefined) return;
  const target = camera.sees(left) ? right : left;
  camera.go((pane, now) => centre(pane, target, now.k));
}

/** The half of a passage that has the focus. */
const halfOf = (node: number, target: Element): Point =>
  pointOf(node, target.getAttribute('transform')?.startsWith('translate(0 ') === false ? 'right' : 'left');
