import { type Lens, type Pane, type Point, pan, pinch, whole, zoom } from './lens.ts';

const DRAG_FROM = 6;
const DOUBLE_TAP = 320;

interface Hands {
  lens(): Lens;
  pane(): Pane;
  set(lens: Lens): void;
  glideTo(lens: Lens): void;
}

/** Mouse, fingers and wheel. A drag is no click: whoever pans does not choose. */
export function listen(window: HTMLElement, { lens, pane, set, glideTo }: Hands): () => void {
  const pointers = new Map<number, Point>();
  const ending = new AbortController();
  const { signal } = ending;
  let start: Point | undefined;
  let dragged = false;
  let tapped = { time: 0, x: 0, y: 0 };
  let finger = false;
  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = window.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const pair = (): readonly [Point, Point] => [...pointers.values()].slice(0, 2) as unknown as readonly [Point, Point];

  const down = (event: PointerEvent): void => {
    // A finger that dragged is followed by no click: what is pressed next, on the map or over it, begins afresh.
    if (pointers.size === 0) dragged = false;
    if (event.button !== 0 || (event.target as Element).closest('[data-grip], [data-keep]') !== null) return;
    finger = event.pointerType === 'touch';
    pointers.set(event.pointerId, at(event));
    start = at(event);
  };
  const move = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (before === undefined || start === undefined) return;
    const now = at(event);
    if (!dragged && pointers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < DRAG_FROM) return;
    if (!dragged) {
      dragged = true;
      window.classList.add('held');
      for (const id of pointers.keys()) window.setPointerCapture(id);
    }
    if (pointers.size === 1) {
      set(pan(pane(), lens(), now.x - before.x, now.y - before.y));
      pointers.set(event.pointerId, now);
    } else {
      const from = pair();
      pointers.set(event.pointerId, now);
      set(pinch(pane(), lens(), from, pair()));
    }
  };
  const up = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId)) return;
    window.classList.remove('held');
    if (event.type === 'pointerup' && !dragged && event.pointerType === 'touch') tap(event);
  };
  /** Twice on the same spot of water or land: closer, and back. */
  const tap = (event: PointerEvent): void => {
    if ((event.target as Element).closest('[data-place]') !== null) return;
    const point = at(event);
    const again = event.timeStamp - tapped.time < DOUBLE_TAP && Math.hypot(point.x - tapped.x, point.y - tapped.y) < 30;
    tapped = again ? { time: 0, x: 0, y: 0 } : { time: event.timeStamp, ...point };
    if (again) closer(point);
  };
  const closer = (point: Point): void => glideTo(lens().k < 2.2 ? zoom(pane(), lens(), 2.2 / lens().k, point) : whole(pane()));
  const wheel = (event: WheelEvent): void => {
    if ((event.target as Element).closest('[data-keep]') !== null) return;
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    if (event.shiftKey) {
      set(pan(pane(), lens(), -(event.deltaX || event.deltaY) * lines, 0));
      return;
    }
    // A pinch on a touchpad arrives as a wheel with the control key held, in much smaller steps.
    set(zoom(pane(), lens(), Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), at(event)));
  };

  window.addEventListener('pointerdown', down, { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', up, { signal });
  window.addEventListener('wheel', wheel, { signal, passive: false });
  // A finger's double tap was heard above.
  window.addEventListener(
    'dblclick',
    (event) => !finger && (event.target as Element).closest('[data-place], [data-keep]') === null && closer(at(event)),
    { signal },
  );
  window.addEventListener(
    'click',
    (event) => {
      // Enter on a button presses nothing down.
      if (!dragged || event.detail === 0) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { signal, capture: true },
  );
  return () => ending.abort();
}
