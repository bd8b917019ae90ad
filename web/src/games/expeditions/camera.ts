import { createStore, type Store } from '../../ui/store.ts';
import { listen } from './gestures.ts';
import {
  around,
  between,
  type Detail,
  detailOf,
  fit,
  hides,
  isOpen,
  type Lens,
  lettersAt,
  middle,
  nearestTo,
  type Pane,
  type Point,
  pan,
  resized,
  reveal,
  SIGHT,
  steady,
  zoom,
} from './lens.ts';

/**
 * Moves the map under its window without asking React: one element is transformed, which the compositor does alone.
 * While the scale changes the picture is stretched; as soon as it rests it is drawn anew at that size, so nothing stays
 * blurred.
 */
export interface Camera {
  /** Which details are to be drawn; changes seldom. */
  readonly detail: Store<Detail>;
  /** How much larger than the map its names are drawn. */
  readonly letters: Store<number>;
  attach(window: HTMLElement, world: HTMLElement, first: (pane: Pane) => Lens): () => void;
  /** Pixels of the upper and the lower edge that something else covers. */
  cover(roof: number, covered: number): void;
  go(lens: (pane: Pane, now: Lens) => Lens): void;
  /** All these points, but not larger than `most`. */
  show(points: readonly Point[], most: number): void;
  /**
   * Glides only if one of these is not to be seen: then all of them are, not larger than now, or the first one if names would go.
   * They stay in sight when something comes to lie over them, until somebody moves the map away or an empty list lets go.
   */
  gather(points: readonly Point[]): void;
  /** Glides only if the point is not to be seen. */
  bring(point: Point): void;
  /** One of these stays in sight, whatever comes to lie over the map: the nearest comes back; an empty list lets go. */
  keep(points: readonly Point[]): void;
  sees(point: Point): boolean;
  pan(dx: number, dy: number): void;
  zoom(factor: number): void;
  /** Called with every picture. */
  watch(listener: (lens: Lens, pane: Pane) => void): () => void;
  now(): Lens;
}

const GLIDE = 380;
const REST = 130;

export function createCamera(): Camera {
  const detail = createStore<Detail>('table');
  const letters = createStore(1);
  const listeners = new Set<(lens: Lens, pane: Pane) => void>();
  let pane: Pane = { width: 0, height: 0, roof: 0, covered: 0 };
  let lens: Lens = { k: 1, x: 0, y: 0 };
  let drawn = 0;
  let world: HTMLElement | undefined;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let glide = 0;
  let goal = lens;
  let kept: readonly Point[] = [];
  let gathered: readonly Point[] = [];
  let begin: ((pane: Pane) => Lens) | undefined;
  let shrunk = { from: 0, to: 0 };

  const paint = (): void => {
    frame = 0;
    if (world === undefined) return;
    const grid = devicePixelRatio || 1;
    const snap = (value: number): number => Math.round(value * grid) / grid;
    world.style.transform = `translate(${snap(lens.x)}px, ${snap(lens.y)}px) scale(${lens.k / drawn})`;
    for (const listener of listeners) listener(lens, pane);
  };

  /** Drawn anew at its scale. */
  const settle = (): void => {
    clearTimeout(rest);
    rest = undefined;
    if (world === undefined || drawn === lens.k) return;
    drawn = lens.k;
    world.style.setProperty('--k', String(drawn));
    world.style.setProperty('--name', String(lettersAt(drawn)));
    // In steps, or names would look for their places too often.
    letters.set(Math.ceil(lettersAt(drawn) * 4) / 4);
    detail.set(detailOf(drawn));
    paint();
  };

  const set = (next: Lens): void => {
    lens = next;
    if (drawn === 0) {
      settle();
      return;
    }
    if (frame === 0) frame = requestAnimationFrame(paint);
    if (lens.k === drawn) return;
    clearTimeout(rest);
    rest = setTimeout(settle, REST);
  };

  const stopGlide = (): void => {
    cancelAnimationFrame(glide);
    glide = 0;
  };

  const glideTo = (target: Lens): void => {
    stopGlide();
    goal = target;
    if (document.documentElement.dataset.motion === 'none' || drawn === 0) {
      set(target);
      settle();
      return;
    }
    const from = lens;
    const began = performance.now();
    const step = (time: number): void => {
      const t = Math.min(1, (time - began) / GLIDE);
      set(between(from, target, t < 0 ? 0 : 1 - (1 - t) ** 3));
      glide = t < 1 ? requestAnimationFrame(step) : 0;
    };
    glide = requestAnimationFrame(step);
  };

  /** Where the map lies once it rests. */
  const bound = (): Lens => (glide === 0 ? lens : goal);
  const sees = (point: Point): boolean => pane.width === 0 || isOpen(pane, bound(), point, SIGHT);
  const lookAfter = (): void => {
    const then = bound();
    if (kept.length === 0 || kept.some((point) => pane.width === 0 || isOpen(pane, then, point, SIGHT))) return;
    glideTo(reveal(pane, then, nearestTo(middle(pane, then), kept)));
  };

  const camera: Camera = {
    detail,
    letters,
    attach(window, element, first) {
      world = element;
      drawn = 0;
      begin = first;
      const sizes = new ResizeObserver(() => {
        const before = pane;
        pane = { ...pane, width: window.clientWidth, height: window.clientHeight };
        if (pane.width > 0) set(before.width === 0 ? first(pane) : resized(before, pane, lens));
        lookAfter();
      });
      sizes.observe(window);
      const stop = listen(window, {
        lens: () => lens,
        pane: () => pane,
        set: (next) => {
          stopGlide();
          set(next);
        },
        glideTo,
      });
      return () => {
        sizes.disconnect();
        stop();
        stopGlide();
        cancelAnimationFrame(frame);
        frame = 0;
        clearTimeout(rest);
        world = undefined;
        pane = { ...pane, width: 0, height: 0 };
      };
    },
    cover(roof, covered) {
      const [opened, before] = [begin, pane];
      begin = undefined;
      if (roof === pane.roof && covered === pane.covered) return;
      pane = { ...pane, roof, covered };
      // What lies over the map from the start is known a moment after its size.
      if (pane.width > 0) set(opened?.(pane) ?? steady(pane, lens));
      if (hides(before, pane, bound(), gathered)) camera.gather(gathered);
      else lookAfter();
    },
    go: (make) => pane.width > 0 && glideTo(make(pane, lens)),
    show(points, most) {
      const box = around(points);
      if (box !== undefined && pane.width > 0) glideTo(fit(pane, box, most));
    },
    gather(points) {
      gathered = points;
      const box = around(points);
      if (box === undefined || pane.width === 0) return;
      // Nobody has touched the scale since it was made smaller here: it may grow again.
      const then = bound();
      const scale = then.k === shrunk.to ? shrunk.from : then.k;
      if (scale === then.k && points.every((point) => isOpen(pane, then, point))) return;
      const all = fit(pane, box, scale);
      const [first = middle(pane, then)] = points;
      const target = detailOf(all.k) === 'whole' && detailOf(scale) !== 'whole' ? reveal(pane, then, first) : all;
      shrunk = { from: scale, to: target.k };
      glideTo(target);
    },
    bring(point) {
      if (pane.width > 0 && !isOpen(pane, lens, point)) glideTo(reveal(pane, lens, point));
    },
    keep(points) {
      kept = points;
      lookAfter();
    },
    sees,
    pan: (dx, dy) => glideTo(pan(pane, lens, dx, dy)),
    zoom: (factor) => glideTo(zoom(pane, lens, factor, { x: pane.width / 2, y: (pane.roof + pane.height - pane.covered) / 2 })),
    watch(listener) {
      listeners.add(listener);
      if (pane.width > 0) listener(lens, pane);
      return () => listeners.delete(listener);
    },
    now: () => lens,
  };
  return camera;
}
