/** What a table consists of for the eye, as selectors. */
export interface Parts {
  /** Areas of the table: none may lie on another. */
  readonly areas: string;
  /** Cards, tokens, counters, buttons beside the ones of the kit: whole on the screen, none on another. */
  readonly pieces: string;
  /** Within each of these, pieces may overlap: a fan of cards, a pyramid, a pile. */
  readonly fans: string;
  /** Areas with more than they show on purpose, that one scrolls: a log, a long pile. */
  readonly scrolls: string;
  /** Names that may end in three dots. */
  readonly names: string;
  /** What may lie over something else for a moment, such as a tray that was opened. */
  readonly over: string;
  /** Kinds of things that never meet, two and two, though what holds the one may lie over what holds the other. */
  readonly apart?: readonly (readonly [string, string])[];
  /** Places without anything on them yet: the slip of a first game may lie there. */
  readonly ground?: string;
}

/**
 * Runs in the page: everything that is cut off, lies on something else, or is too small for a finger, in words. It only
 * sees what this function contains.
 */
export function measure(parts: Parts): string[] {
  const SLACK = 2;
  const faults: string[] = [];
  const [width, height] = [innerWidth, innerHeight];
  type Box = { left: number; top: number; right: number; bottom: number };
  const nameOf = (element: Element): string => {
    const classes = [...element.classList].slice(0, 2).join('.');
    const place = element.getAttribute('data-place');
    return `${element.tagName.toLowerCase()}${classes && `.${classes}`}${place === null ? '' : `[${place}]`}`;
  };
  const boxText = ({ left, top, right, bottom }: Box): string =>
    `${Math.round(left)},${Math.round(top)} ${Math.round(right - left)}x${Math.round(bottom - top)}`;
  /** Spoken only, or shown when it has the focus. */
  const isForTheEar = (element: Element): boolean =>
    element.closest('.sr, .plain-switch, [inert], dialog') !== null ||
    [element, element.parentElement].some((one) => one !== null && getComputedStyle(one).clipPath === 'inset(50%)');
  const seen = new Map<Element, boolean>();
  const isSeen = (element: Element): boolean => {
    const is = seen.get(element) ?? (element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isForTheEar(element));
    seen.set(element, is);
    return is;
  };
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const within = (element: Element, selector: string): Element | null => (selector === '' ? null : element.closest(selector));
  /** The window that an element and everything around it leave open; many ask for the same. */
  const windows = new Map<Element | null, Box>([
    [null, { left: 0, top: 0, right: width, bottom: height }],
    [document.body, { left: 0, top: 0, right: width, bottom: height }],
  ]);
  const windowOf = (around: Element | null): Box => {
    const known = windows.get(around);
    if (known !== undefined || around === null) return known ?? { left: 0, top: 0, right: width, bottom: height };
    let open = windowOf(around.parentElement);
    if (!around.matches('button')) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (overflowX !== 'visible') open = meet(open, { ...open, left: edge.left, right: edge.right });
      if (overflowY !== 'visible') open = meet(open, { ...open, top: edge.top, bottom: edge.bottom });
    }
    windows.set(around, open);
    return open;
  };
  /** What is left of a box on the screen, after everything around it that cuts. */
  const shown = (node: Node, box: Box): Box => meet(box, windowOf(node.parentElement));
  const isCut = (box: Box, left: Box): boolean =>
    box.left < left.left - SLACK || box.top < left.top - SLACK || box.right > left.right + SLACK || box.bottom > left.bottom + SLACK;

  const page = document.documentElement;
  if (page.scrollHeight > height + 1) faults.push(`the page scrolls down: ${page.scrollHeight} > ${height}`);
  if (page.scrollWidth > width + 1) faults.push(`the page scrolls sideways: ${page.scrollWidth} > ${width}`);

  const all = (selector: string): HTMLElement[] =>
    selector === '' ? [] : [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const pieces = [
    ...new Set(all(`.tabletop [data-place], .tabletop .btn, .tabletop .prompt, .first, .bar .btn, .bar .tool, ${parts.pieces}`)),
  ].flatMap((element) => {
    const box = element.getBoundingClientRect();
    return box.width < 1 || box.height < 1 || within(element, parts.scrolls) !== null ? [] : [{ element, box }];
  });
  for (const { element, box } of pieces) {
    const left = shown(element, box);
    if (isCut(box, left)) faults.push(`${nameOf(element)} is cut: ${boxText(box)}, seen ${boxText(left)}`);
    const small = box.width < 43.5 || box.height < 43.5;
    if (small && element.matches('.tabletop .btn') && matchMedia('(pointer: coarse)').matches)
      faults.push(`${nameOf(element)} is small for a finger: ${boxText(box)}`);
  }
  /** Two boxes share more than a rim. */
  const lapped = (a: Box, b: Box): Box | undefined => {
    const both = meet(a, b);
    return both.right - both.left > SLACK && both.bottom - both.top > SLACK ? both : undefined;
  };
  const pairs = (list: readonly { element: Element; box: Box }[], may: (a: Element, b: Element) => boolean): void => {
    for (const [i, a] of list.entries())
      for (const b of list.slice(i + 1)) {
        const both = lapped(a.box, b.box);
        if (both === undefined || a.element.contains(b.element) || b.element.contains(a.element) || may(a.element, b.element)) continue;
        faults.push(`${nameOf(a.element)} lies on ${nameOf(b.element)}: ${boxText(both)}`);
      }
  };
  const sameFan = (a: Element, b: Element): boolean => {
    const fan = within(a, parts.fans);
    return fan !== null && fan === within(b, parts.fans);
  };
  const isGround = (a: Element, b: Element): boolean =>
    parts.ground !== undefined &&
    ((a.closest('.first') !== null && b.matches(parts.ground)) || (b.closest('.first') !== null && a.matches(parts.ground)));
  const isOver = (a: Element, b: Element): boolean => within(a, parts.over) !== null || within(b, parts.over) !== null || isGround(a, b);
  pairs(pieces, (a, b) => sameFan(a, b) || isOver(a, b));
  // The slip of a first game lies on nothing that can be chosen, and on no button, where things scroll neither.
  for (const slip of all('.first'))
    for (const spot of all(`:is(${parts.scrolls}) :is(.spot.can, .btn, .minimap, .lately)`)) {
      if (slip.contains(spot) || isGround(slip, spot)) continue;
      const both = lapped(slip.getBoundingClientRect(), shown(spot, spot.getBoundingClientRect()));
      if (both !== undefined) faults.push(`${nameOf(slip)} lies on ${nameOf(spot)}: ${boxText(both)}`);
    }
  for (const [these, those] of parts.apart ?? [])
    for (const one of all(these))
      for (const other of all(those)) {
        if (one.contains(other) || other.contains(one)) continue;
        const both = lapped(one.getBoundingClientRect(), other.getBoundingClientRect());
        if (both !== undefined) faults.push(`${nameOf(one)} lies on ${nameOf(other)}: ${boxText(both)}`);
      }
  pairs(
    all(parts.areas).map((element) => ({ element, box: element.getBoundingClientRect() })),
    isOver,
  );

  // Every word that stands somewhere: not cut, and nothing on it.
  const texts = document.createTreeWalker(document.querySelector('.table') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.nodeValue?.trim() === '' || !isSeen(element) || within(element, parts.scrolls) !== null) continue;
    // One points through the slip: what is under a finger there says nothing about what the eye sees.
    if (within(element, parts.names) !== null || element.closest('.first') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 1 || line.height < 1) continue;
      // Lines are taller than their letters: the leading may be cut.
      const lead = line.height * 0.18;
      const box = { left: line.left, right: line.right, top: line.top + lead, bottom: line.bottom - lead };
      const left = shown(node, box);
      if (isCut(box, left)) {
        faults.push(`“${node.nodeValue?.trim().slice(0, 40)}” is cut in ${nameOf(element)}: ${boxText(box)}, seen ${boxText(left)}`);
        break;
      }
      const middle = (box.top + box.bottom) / 2;
      const hit = [box.left + SLACK, (box.left + box.right) / 2, box.right - SLACK]
        .map((x) => document.elementFromPoint(x, middle))
        .find((at) => at !== null && !at.contains(element) && !element.contains(at) && !sameFan(at, element) && !isOver(at, element));
      if (hit !== undefined && hit !== null) {
        faults.push(`“${node.nodeValue?.trim().slice(0, 40)}” lies under ${nameOf(hit)}: ${boxText(box)}`);
        break;
      }
    }
  }
  return [...new Set(faults)];
}
