/** What one stretch of gestures came to. */
export interface Stretch {
  readonly done: number;
  /** The last gestures, for whoever looks for a fault. */
  readonly last: readonly string[];
}

/**
 * Gestures inside the page, where one takes a millisecond instead of a round trip. It is sent to the browser as
 * text: it may use nothing from outside itself.
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
  const channel = new MessageChannel();
  const breath = (): Promise<void> =>
    new Promise((resolve) => {
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(0);
    });
  const find = (selector: string): readonly HTMLElement[] => {
    // A dialog in front takes every click.
    const front = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.querySelector('.curtain') ?? document;
    return [...front.querySelectorAll<HTMLElement>(selector)];
  };
  const start = location.pathname;
  const last: string[] = [];
  const note = (text: string): void => {
    last.push(text);
    if (last.length > 14) last.shift();
  };
  const nameOf = (element: Element): string =>
    `${element.getAttribute('data-place') ?? element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''} <${element.tagName.toLowerCase()}.${element.className}>`;
  const point = (element: Element, type: string, touch: boolean, x: number, y: number): void => {
    const init = { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0, isPrimary: true, pointerId: touch ? 7 : 1 };
    element.dispatchEvent(new PointerEvent(type, { ...init, pointerType: touch ? 'touch' : 'mouse' }));
  };
  const middle = (element: Element): readonly [number, number] => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const press = (element: HTMLElement): void => {
    const touch = below(2) === 0;
    const [x, y] = middle(element);
    note(`${touch ? 'tap' : 'click'} ${nameOf(element)}`);
    point(element, 'pointermove', touch, x, y);
    point(element, 'pointerdown', touch, x, y);
    point(element, 'pointerup', touch, x, y);
    // Pieces of a map are drawings, which have no click() of their own.
    if (element.isConnected) element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y }));
  };
  const drag = (from: HTMLElement, to: HTMLElement): void => {
    const [[x, y], [u, v]] = [middle(from), middle(to)];
    note(`drag ${nameOf(from)} to ${nameOf(to)}`);
    point(from, 'pointerdown', false, x, y);
    point(from, 'pointermove', false, x + 20, y + 20);
    if (from.isConnected) point(from, 'pointermove', false, u, v);
    if (from.isConnected) point(from, 'pointerup', false, u, v);
  };
  const KEYS = [...['Escape', 'Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '?'], ...'hbslmzijarc'];
  const key = (): void => {
    const chosen = among(KEYS) ?? 'Escape';
    const target = document.activeElement ?? document.body;
    note(`key ${chosen}`);
    target.dispatchEvent(new KeyboardEvent('keydown', { key: chosen, bubbles: true, cancelable: true }));
  };
  /** What to press, by where the dice fall: mostly what is lit, sometimes anything at all. */
  const targets = (dice: number): readonly HTMLElement[] => {
    if (dice < 40) return find('.stage .spot.can, .plain-moves button, .sheet .deed, .deeds button, .curtain button');
    if (dice < 55) return find('[data-place]');
    if (dice < 68) return find('.log button, .log .line, .told');
    if (dice < 72) return find('select, input[type=checkbox], input[type=radio], button[lang]');
    return find('button:not([disabled])');
  };
  const gesture = (): void => {
    const dice = below(100);
    const places = dice >= 92 ? find('[data-place]') : [];
    const [from, to] = [among(places), among(places)];
    const target = among(targets(dice)) ?? among(find('button:not([disabled])'));
    if (from !== undefined && to !== undefined) drag(from, to);
    else if (dice >= 82 || target === undefined) key();
    else press(target);
  };
  let done = 0;
  for (; done < gestures; done++) {
    if (document.querySelector('.fault') !== null) break;
    if (location.pathname !== start) break;
    gesture();
    // What a click changes is drawn in a microtask; clocks, messages and other threads need a real pause now and then.
    await (done % 4 === 3 ? breath() : Promise.resolve());
  }
  return { done, last };
}
