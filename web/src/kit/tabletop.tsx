import { type PointerEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { landings, pick } from './choice.ts';
import { useTable } from './context.ts';
import type { Controller } from './controller.ts';
import { createFlights } from './fly.ts';
import { dropsAt, placeAt } from './place.ts';
import { Reason } from './reason.tsx';
import type { Scenery } from './scenery.ts';
import './table.css';
import './ledge.css';
import './whole.css';

/** Longer than this, and a finger asks for an explanation instead of choosing. */
const LONG_PRESS = 480;
/** A finger that rests this long lifts a piece; one that moves before scrolls. */
const LIFT = 170;
/** A pointer that moves further than this drags. */
const DRAG_FROM = 8;

interface Press {
  readonly place: string;
  readonly x: number;
  readonly y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  lifting: ReturnType<typeof setTimeout> | undefined;
  /** Whether it may be dragged now. */
  lifted: boolean;
  ghost: HTMLElement | undefined;
}

/** The ground on which a board lies: it hears clicks, long presses and drags, and lets pieces fly. */
export function Tabletop({ label, children }: { label: string; children: ReactNode }): ReactNode {
  const { controller, scenery, lit, explain, setFocus } = useTable();
  const freely = controller.board.drags === 'freely';
  const root = useRef<HTMLDivElement>(null);
  const sky = useRef<HTMLDivElement>(null);
  const press = useRef<Press | null>(null);
  const quiet = useRef(false);
  const [hovered, setHovered] = useState<string | null>(null);
  /** What the mouse has just chosen: why it cannot be chosen again is no question until the mouse comes back to it. */
  const spent = useRef<string | null>(null);
  useFlights(root, sky);
  useFirstPlace(root);
  useInSight(root);
  useHeldStill(root, press);

  const release = (): void => {
    clearTimeout(press.current?.timer);
    clearTimeout(press.current?.lifting);
    press.current?.ghost?.remove();
    press.current = null;
  };
  const onPointerDown = (event: PointerEvent): void => {
    // Whatever the last gesture kept quiet is over; and a second finger makes it a pinch, which asks nothing.
    release();
    quiet.current = false;
    const place = placeAt(event.target);
    if (place === undefined || event.button !== 0 || !event.isPrimary) return;
    const mouse = event.pointerType !== 'touch';
    const pressed: Press = {
      place,
      x: event.clientX,
      y: event.clientY,
      lifted: mouse,
      timer: undefined,
      lifting: undefined,
      ghost: undefined,
    };
    press.current = pressed;
    if (lit.has(place)) {
      spent.current = place;
      setHovered(null);
    }
    if (mouse) return;
    pressed.lifting = setTimeout(() => {
      pressed.lifted = lit.has(place);
    }, LIFT);
    pressed.timer = setTimeout(() => {
      quiet.current = true;
      release();
      explain(place);
    }, LONG_PRESS);
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') {
      const over = placeAt(event.target) ?? null;
      if (over !== spent.current) spent.current = null;
      setHovered(spent.current === null ? over : null);
    }
    const { current } = press;
    if (current === null) return;
    const far = Math.hypot(event.clientX - current.x, event.clientY - current.y) > DRAG_FROM;
    if (far && !current.lifted) {
      if (!freely || !lit.has(current.place) || scrolls()) {
        release();
        return;
      }
      current.lifted = true;
    }
    if (far) clearTimeout(current.timer);
    if (far && current.ghost === undefined) {
      current.ghost = lift(event, current.place, root.current, sky.current);
      if (freely && current.ghost !== undefined) controller.lift(current.place);
    }
    if (current.ghost !== undefined) Object.assign(current.ghost.style, { left: `${event.clientX}px`, top: `${event.clientY}px` });
  };
  const onPointerUp = (event: PointerEvent): void => {
    const { current } = press;
    const dragged = current?.ghost !== undefined;
    release();
    if (!dragged || current === null) return;
    quiet.current = true;
    const under = dropsAt(document.elementFromPoint(event.clientX, event.clientY));
    const open = landings(scenery.choices, current.place);
    const over = under.find((place) => open.has(place)) ?? under[0];
    if (over !== undefined && over !== current.place) controller.drop(current.place, over);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups the places of a board
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the pieces does what Escape does
    <div
      ref={root}
      className="tabletop"
      role="group"
      aria-label={label}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={release}
      onPointerLeave={() => setHovered(null)}
      onFocus={({ target }) => {
        const place = placeAt(target);
        if (place !== undefined) setFocus(place);
      }}
      onContextMenu={(event) => {
        const place = placeAt(event.target);
        if (place === undefined) return;
        event.preventDefault();
        release();
        explain(place);
      }}
      onClick={({ target }) => {
        if (quiet.current) {
          quiet.current = false;
          return;
        }
        const place = placeAt(target);
        if (place !== undefined && isOnlyToLookAt(scenery, controller, place)) explain(place);
        else if (place !== undefined) controller.pick(place);
        else if (scenery.moving) controller.skip();
        else if (!(target instanceof Element && target.closest('button, a, [data-keep]'))) controller.cancel();
      }}
    >
      {children}
      <Reason root={root} hovered={hovered} />
      <div ref={sky} className="sky" aria-hidden="true" />
    </div>
  );
}

/** A piece that is neither to be chosen nor refused for a reason is there to be looked at. */
function isOnlyToLookAt({ moment, choices, selection, moving }: Scenery, { board }: Controller, place: string): boolean {
  if (moving || pick(choices, selection, place).selection.asked === null) return false;
  return board.reason(moment, place, selection.picked) === '';
}

/** Whether a finger that moves could mean the page. */
const scrolls = (): boolean => document.documentElement.scrollHeight > document.documentElement.clientHeight;

/** While a finger carries a piece the page must not scroll under it. */
function useHeldStill(root: RefObject<HTMLDivElement | null>, press: RefObject<Press | null>): void {
  useEffect(() => {
    const ground = root.current;
    const hold = (event: TouchEvent): void => {
      if (press.current?.lifted === true && event.cancelable) event.preventDefault();
    };
    ground?.addEventListener('touchmove', hold, { passive: false });
    return () => ground?.removeEventListener('touchmove', hold);
  }, [root, press]);
}

/** Ties the controller's pictures to the pieces on the screen. */
function useFlights(root: RefObject<HTMLDivElement | null>, sky: RefObject<HTMLDivElement | null>): void {
  const { controller } = useTable();
  useEffect(() => {
    if (root.current === null || sky.current === null) return;
    const flights = createFlights(root.current, sky.current);
    controller.fly = (change, frame, ms) => flights.change(() => flushSync(change), frame, ms);
    return () => {
      flights.stop();
      controller.fly = (change) => change();
    };
  }, [controller, root, sky]);
}

/** Tab must lead somewhere: when the place with the focus is gone, to the first one that can be used. */
function useFirstPlace(root: RefObject<HTMLDivElement | null>): void {
  const { focus, setFocus, lit } = useTable();
  const inside = useRef(false);
  useEffect(() => {
    const enter = ({ target }: FocusEvent): void => {
      inside.current = root.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', enter);
    return () => document.removeEventListener('focusin', enter);
  }, [root]);
  useLayoutEffect(() => {
    const ground = root.current;
    if (ground === null) return;
    const here = ground.querySelector<HTMLElement>(`[data-place="${CSS.escape(focus)}"]`);
    // Somebody who plays with the keyboard stays on the board when a piece leaves from under the focus.
    if (here !== null && inside.current && document.activeElement === document.body) here.focus({ preventScroll: true });
    if (here !== null) return;
    const places = [...ground.querySelectorAll<HTMLElement>('[data-place]')].map(({ dataset }) => dataset.place ?? '');
    const next = places.find((place) => lit.has(place)) ?? places[0];
    if (next !== undefined && next !== focus) setFocus(next);
  });
}

/** A picture of the piece under the pointer; what lies there stays where it is until it is dropped. */
function lift(event: PointerEvent, place: string, root: HTMLElement | null, sky: HTMLElement | null): HTMLElement | undefined {
  const piece = root?.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"][data-piece]`);
  if (piece === null || piece === undefined || sky === null) return undefined;
  const { width, height } = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-place');
  ghost.removeAttribute('data-piece');
  ghost.classList.add('dragged');
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px`, left: `${event.clientX}px`, top: `${event.clientY}px` });
  sky.append(ghost);
  return ghost;
}

/** What was chosen, and where it can go, must not hide under the ledge: a small screen scrolls just as far as needed. */
function useInSight(root: RefObject<HTMLDivElement | null>): void {
  const { scenery, lit } = useTable();
  const { picked } = scenery.selection;
  const last = picked.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new choice scrolls, not every change of the table
  useEffect(() => {
    if (last === undefined) return;
    // After the paint that answers the click: to look for the places lays the page out.
    const later = setTimeout(() => {
      const drawn = [...(root.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
      const ways = drawn.filter(({ dataset }) => lit.has(dataset.place ?? ''));
      for (const element of [
        // Of a row that goes on sideways the part in sight: it does not run away from under the finger.
        ways.findLast(isInWidth) ?? ways.at(-1),
        drawn.find(({ dataset }) => dataset.place === last),
      ])
        element?.scrollIntoView({ block: 'nearest' });
    }, 30);
    return () => clearTimeout(later);
  }, [last, root]);
}

function isInWidth(element: HTMLElement): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
}
