import type { Frame } from './director.ts';
import { type Box, type Flight, planFlights, transformOf, within } from './flight.ts';

/** Pieces on their way: a copy travels above everything, and the piece itself waits unseen where it will be. */
interface Traveller {
  readonly copy: HTMLElement;
  readonly piece: HTMLElement | undefined;
  readonly animation: Animation;
}

export interface Flights {
  /** Makes a change and lets the pieces travel from where they were. */
  change(make: () => void, frame: Frame<unknown>, ms: number): void;
  stop(): void;
}

const EASE = 'cubic-bezier(.3, .7, .25, 1)';

export function createFlights(root: HTMLElement, sky: HTMLElement): Flights {
  const travelling = new Map<string, Traveller>();

  const land = (name: string): void => {
    const traveller = travelling.get(name);
    if (traveller === undefined) return;
    travelling.delete(name);
    traveller.animation.cancel();
    traveller.copy.remove();
    if (traveller.piece !== undefined) traveller.piece.style.visibility = '';
  };

  /** Where every piece is seen now: also in the middle of a flight that is about to be interrupted. */
  const measure = (attribute: 'piece' | 'zone', asked?: ReadonlySet<string>): Map<string, Box> => {
    const boxes = new Map<string, Box>();
    for (const element of root.querySelectorAll<HTMLElement>(`[data-${attribute}]`)) {
      const name = element.dataset[attribute];
      if (name === undefined || name === '' || asked?.has(name) === false) continue;
      const box = boxOf(travelling.get(name)?.copy ?? element);
      // What a layout does not show has no place to come from or to go to.
      if (box.width > 0) boxes.set(name, box);
    }
    return boxes;
  };

  const find = (name: string): HTMLElement | undefined =>
    root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(name)}"]`) ?? undefined;

  const depart = (flight: Flight, copy: HTMLElement, piece: HTMLElement | undefined, ms: number, fade: boolean): void => {
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${flight.to.x}px`,
      top: `${flight.to.y}px`,
      width: `${flight.to.width}px`,
      height: `${flight.to.height}px`,
      margin: '0',
      transformOrigin: '0 0',
      visibility: '',
    });
    sky.append(copy);
    const away = { transform: transformOf(flight), offset: 0 };
    const keyframes = fade
      ? [
          { ...away, opacity: 1 },
          { transform: 'none', opacity: 0 },
        ]
      : [away, { transform: 'none' }];
    const animation = copy.animate(keyframes, { duration: ms, easing: EASE, fill: 'both' });
    if (piece !== undefined) piece.style.visibility = 'hidden';
    travelling.set(flight.piece, { copy, piece, animation });
    animation.onfinish = () => land(flight.piece);
  };

  return {
    change(make, { from, into }, ms) {
      if (ms <= 0) {
        for (const name of [...travelling.keys()]) land(name);
        make();
        return;
      }
      const before = measure('piece');
      const leaving = Object.entries(into ?? {}).flatMap(([name, zone]) => {
        const copy = copyOf(find(name));
        return copy === undefined ? [] : [{ name, zone, copy }];
      });
      for (const name of [...travelling.keys()]) land(name);
      make();
      // A map has a hundred of them: only those that somebody leaves or enters.
      const zones = measure('zone', new Set([...Object.values(from ?? {}), ...Object.values(into ?? {})]));
      // All copies before the first departs: each reads its style, and what has departed makes that reckoned anew.
      const flying = planFlights(before, measure('piece'), zones, from).flatMap((flight) => {
        const piece = find(flight.piece);
        const copy = copyOf(piece);
        return copy === undefined ? [] : [{ flight, copy, piece }];
      });
      for (const { flight, copy, piece } of flying) depart(flight, copy, piece, ms, false);
      for (const { name, zone, copy } of leaving) {
        const start = before.get(name);
        const end = zones.get(zone);
        if (start !== undefined && end !== undefined)
          depart({ piece: name, from: start, to: within(end, start) }, copy, undefined, ms, true);
      }
    },
    stop() {
      for (const name of [...travelling.keys()]) land(name);
    },
  };
}

function boxOf(element: HTMLElement): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** A picture of a piece, for the eye only. */
function copyOf(piece: HTMLElement | undefined): HTMLElement | undefined {
  if (piece === undefined) return undefined;
  const copy = piece.cloneNode(true) as HTMLElement;
  // Outside its board a copy must carry the size it had there.
  copy.style.fontSize = getComputedStyle(piece).fontSize;
  for (const attribute of ['data-place', 'data-piece', 'id', 'aria-label', 'aria-pressed', 'aria-disabled'])
    copy.removeAttribute(attribute);
  copy.tabIndex = -1;
  copy.classList.remove('can', 'chosen', 'idle', 'asked');
  copy.classList.add('flying');
  return copy;
}
