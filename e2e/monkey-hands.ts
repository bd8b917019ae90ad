/** What one stretch of gestures came to. */
export interface Stretch {
  readonly done: number;
  /** The last gestures, for whoever looks for a fault. */
  readonly last: readonly string[];
}

/**
 * Gestures inside the page, where one takes milliseconds instead of a round trip. Each is a click, a tap, a drag or a key
 * at a point of the screen, and meets whatever lies on top there, as a finger would. It is sent to the browser as text:
 * it may use nothing from outside itself.
 */
export async function gesticulate({ seed, gestures }: { seed: number; gestures: number }): Promise<Stretch> {
  let chance = seed >>> 0;
  const below = (n: number): number => {
    chance = (chance + 0x6d2b79f5) >>> 0;
    let t = Math.imul(chance ^ (chance >>> 15), 1 | chance);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
  const among = <T>(list: ArrayLike<T>): T | undefined => (list.length === 0 ? undefined : list[below(list.length)]);
  // Drawing and messages of other threads come between two gestures.
  const channel = new MessageChannel();
  const breath = (): Promise<void> =>
    new Promise((resolve) => {
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(0);
    });
  const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
  const last: string[] = [];
  const note = (text: string): void => {
    last.push(text);
    if (last.length > 14) last.shift();
  };
  const nameOf = (element: Element): string =>
    `${element.getAttribute('data-place') ?? element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''} <${element.tagName.toLowerCase()}.${element.getAttribute('class')}>`;

  type Spot = readonly [number, number];
  /** A point inside a piece that the screen shows; a piece that has to be scrolled to is scrolled to first. */
  const pointIn = (element: Element): Spot | undefined => {
    let box = element.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) return undefined;
    const { innerWidth, innerHeight } = window;
    if (box.right < 4 || box.bottom < 4 || box.left > innerWidth - 4 || box.top > innerHeight - 4) {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      box = element.getBoundingClientRect();
    }
    const x = box.left + (box.width * (30 + below(41))) / 100;
    const y = box.top + (box.height * (30 + below(41))) / 100;
    return x < 0 || y < 0 || x >= innerWidth || y >= innerHeight ? undefined : [x, y];
  };
  /** What a finger meets there; nothing where a button is not to be used. */
  const topmost = ([x, y]: Spot): Element | undefined => {
    const hit = document.elementFromPoint(x, y);
    return hit === null || hit.closest(':disabled, [inert]') !== null ? undefined : hit;
  };
  const point = (element: Element, type: string, touch: boolean, [x, y]: Spot): boolean => {
    const up = type === 'pointerup' || type === 'pointermove';
    const init = {
      bubbles: true,
      cancelable: true,
      composed: true,
      clientX: x,
      clientY: y,
      button: 0,
      buttons: up ? 0 : 1,
      isPrimary: true,
    };
    return element.dispatchEvent(new PointerEvent(type, { ...init, pointerId: touch ? 7 : 1, pointerType: touch ? 'touch' : 'mouse' }));
  };
  const press = (at: Spot): boolean => {
    const hit = topmost(at);
    if (hit === undefined) return false;
    const touch = below(2) === 0;
    note(`${touch ? 'tap' : 'click'} ${nameOf(hit.closest('button, a, [data-place]') ?? hit)}`);
    // The focus goes first: asked for later, it would have the page laid out once more.
    hit.closest<HTMLElement>('button, a, select, input, summary, [tabindex]')?.focus({ preventScroll: true });
    point(hit, 'pointermove', touch, at);
    point(hit, 'pointerdown', touch, at);
    point(hit, 'pointerup', touch, at);
    const [clientX, clientY] = at;
    const init = { bubbles: true, cancelable: true, composed: true, detail: 1, clientX, clientY };
    if (hit.isConnected) hit.dispatchEvent(new MouseEvent('click', init));
    return true;
  };
  const drag = (from: Spot, to: Spot): boolean => {
    const hit = topmost(from);
    if (hit === undefined) return false;
    note(`drag ${nameOf(hit.closest('[data-place]') ?? hit)} to ${to.map(Math.round)}`);
    point(hit, 'pointerdown', false, from);
    for (const way of [0.2, 0.6, 1]) {
      const spot: Spot = [from[0] + (to[0] - from[0]) * way, from[1] + (to[1] - from[1]) * way];
      if (hit.isConnected) point(hit, 'pointermove', false, spot);
    }
    if (hit.isConnected) point(hit, 'pointerup', false, to);
    return true;
  };
  const KEYS = ['Escape', 'Enter', 'Enter', ' ', 'Tab', 'Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '?', ...'hbslmzijarc'];
  const key = (): void => {
    const chosen = among(KEYS) ?? 'Escape';
    const target = document.activeElement ?? document.body;
    note(`key ${chosen} at ${nameOf(target)}`);
    const free = target.dispatchEvent(new KeyboardEvent('keydown', { key: chosen, bubbles: true, cancelable: true, composed: true }));
    target.dispatchEvent(new KeyboardEvent('keyup', { key: chosen, bubbles: true, cancelable: true, composed: true }));
    // What a browser does by itself with a key that nobody took.
    if (!free || !target.isConnected) return;
    if ((chosen === 'Enter' || chosen === ' ') && target.matches('button:enabled')) (target as HTMLElement).click();
    if (chosen === 'Escape') document.querySelector<HTMLDialogElement>('dialog[open]:modal')?.requestClose();
    if (chosen === 'Tab') {
      const all = [...front().querySelectorAll<HTMLElement>('button:enabled, a, select, input, [tabindex="0"]')].filter((one) =>
        one.checkVisibility(),
      );
      all[(all.indexOf(target as HTMLElement) + 1) % all.length]?.focus({ preventScroll: true });
    }
  };
  /** What can be reached: a dialog in front takes every click. */
  const front = (): ParentNode => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('.curtain') ?? document;
  /** What to aim at, by where the dice fall: mostly what is lit, sometimes anything at all. */
  const aim = (dice: number): string => {
    if (dice < 42) return '.tabletop .spot.can, .plain-moves button, .ledge .deed, .deeds button, .curtain button';
    if (dice < 56) return '[data-place]';
    if (dice < 66) return '.log button, .log .line, .told';
    if (dice < 69) return 'select, input[type=checkbox], input[type=radio], button[lang]';
    return 'button:not([disabled])';
  };
  const within = (selector: string): Spot | undefined => {
    const target = among(front().querySelectorAll(selector));
    return target === undefined ? undefined : pointIn(target);
  };
  const gesture = (): boolean => {
    const dice = below(100);
    if (dice >= 84 && dice < 94) {
      key();
      return true;
    }
    const from = within(dice >= 94 ? '[data-place]' : aim(dice)) ?? within('button:not([disabled])');
    if (from === undefined) return false;
    if (dice < 94) return press(from);
    return drag(from, within('[data-place]') ?? [below(window.innerWidth), below(window.innerHeight)]);
  };
  const ALIVE = '.spot.can, .deed, .curtain, .scorepage, .plain-moves button';
  const start = location.pathname;
  let done = 0;
  for (let idle = 0; done < gestures && idle < 200; ) {
    if (document.querySelector('.fault') !== null || location.pathname !== start) break;
    if (gesture()) {
      done++;
      idle = 0;
      // What a click changes is drawn in a microtask, and looked at by the next gesture; other threads and the screen get
      // their time now and then, and whenever nobody here is to act.
      await (done % 6 === 0 || document.querySelector(ALIVE) === null ? breath() : Promise.resolve());
    } else {
      // Nothing to be met: a page that is changing gets its time.
      idle++;
      await frame();
    }
  }
  return { done, last };
}
