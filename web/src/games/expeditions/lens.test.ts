import { expect, test } from 'vitest';
import { MAP, POSITIONS } from './art/layout.ts';
import {
  above,
  around,
  between,
  centre,
  detailOf,
  filling,
  fit,
  hides,
  hold,
  isOpen,
  LARGEST,
  type Lens,
  middle,
  nearestTo,
  type Pane,
  type Point,
  pan,
  pinch,
  resized,
  reveal,
  seen,
  steady,
  TOUCH,
  whole,
  windowOf,
  zoom,
} from './lens.ts';

const phone: Pane = { width: 360, height: 470, roof: 0, covered: 0 };
const desktop: Pane = { width: 1092, height: 690, roof: 0, covered: 0 };
const roofed: Pane = { ...phone, roof: 80, covered: 230 };
const at = (node: number) => ({ x: POSITIONS[node]?.[0] ?? 0, y: POSITIONS[node]?.[1] ?? 0 });
const close = (a: Lens, b: Lens) => {
  expect(a.k).toBeCloseTo(b.k, 6);
  expect(a.x).toBeCloseTo(b.x, 4);
  expect(a.y).toBeCloseTo(b.y, 4);
};

test('the whole map fits into every window', () => {
  for (const pane of [phone, desktop]) {
    const lens = whole(pane);
    expect(MAP.width * lens.k).toBeLessThanOrEqual(pane.width + 0.001);
    expect(MAP.height * lens.k).toBeLessThanOrEqual(pane.height + 0.001);
    const corner = seen(lens, { x: 0, y: 0 });
    expect(corner.x).toBeGreaterThanOrEqual(0);
    expect(corner.y).toBeGreaterThanOrEqual(0);
  }
});

test('panning stops at the edges of the map', () => {
  const lens = pan(phone, centre(phone, at(0), 2), 99999, 99999);
  expect([lens.x, lens.y]).toEqual([0, 0]);
  const other = pan(phone, lens, -99999, -99999);
  expect(other.x).toBeCloseTo(360 - 2 * MAP.width);
  expect(other.y).toBeCloseTo(470 - 2 * MAP.height);
});

test('the wheel keeps the place under the pointer where it is', () => {
  const lens = centre(desktop, at(0), 2);
  const pointer = { x: 500, y: 300 };
  const before = { x: (pointer.x - lens.x) / lens.k, y: (pointer.y - lens.y) / lens.k };
  const after = seen(zoom(desktop, lens, 1.3, pointer), before);
  expect(after.x).toBeCloseTo(pointer.x, 6);
  expect(after.y).toBeCloseTo(pointer.y, 6);
});

test('no zoom goes beyond its limits', () => {
  expect(zoom(desktop, whole(desktop), 100, { x: 0, y: 0 }).k).toBe(LARGEST);
  close(zoom(desktop, centre(desktop, at(0), 3), 0.01, { x: 9, y: 9 }), whole(desktop));
});

test('two fingers keep what lies under them', () => {
  const lens = centre(phone, at(0), 2);
  const before = [
    { x: 100, y: 200 },
    { x: 200, y: 260 },
  ] as const;
  const after = [
    { x: 90, y: 190 },
    { x: 230, y: 274 },
  ] as const;
  const moved = pinch(phone, lens, before, after);
  const under = { x: (before[0].x - lens.x) / lens.k, y: (before[0].y - lens.y) / lens.k };
  expect(seen(moved, under).x).toBeCloseTo(90, 4);
  expect(seen(moved, under).y).toBeCloseTo(190, 4);
});

test('fitting shows every point that was asked for, above what covers the window', () => {
  const places = [1, 31, 50].map(at);
  const pane: Pane = { ...phone, roof: 60, covered: 150 };
  const box = around(places);
  if (box === undefined) throw new Error('there are places');
  const lens = fit(pane, box, 2);
  for (const place of places) expect(isOpen(pane, lens, place, 4)).toBe(true);
  expect(fit(desktop, { left: 500, right: 501, top: 300, bottom: 301 }, 1.5).k).toBe(1.5);
});

test('what was all in sight is noticed when something comes to lie over it, what was not is left alone', () => {
  const lens = centre(phone, { x: 500, y: 300 }, 1.3);
  const [high, low] = [300, 400].map((y) => ({ x: 500, y })) as [Point, Point];
  const ledge = { ...phone, covered: 130 };
  expect(hides(phone, ledge, lens, [high, low])).toBe(true);
  expect(hides(phone, ledge, lens, [high])).toBe(false);
  expect(hides(phone, ledge, lens, [high, low, { x: 990, y: 300 }])).toBe(false);
  expect(hides(phone, ledge, lens, [])).toBe(false);
});

test('on a small map what is fitted leaves room for the names beside it', () => {
  const [left, right] = [
    { x: 200, y: 300 },
    { x: 560, y: 300 },
  ];
  const lens = fit(phone, around([left, right]) ?? { left: 0, right: 0, top: 0, bottom: 0 }, 2);
  expect(seen(lens, left).x).toBeGreaterThanOrEqual(63);
  expect(seen(lens, right).x).toBeLessThanOrEqual(phone.width - 63);
});

test('a map that is smaller than its window stays where it is, whatever comes to lie over the edge, until it would be covered', () => {
  const lens = whole(phone);
  const ledge = { ...phone, covered: 60 };
  close(steady(ledge, lens), lens);
  close(steady(phone, steady(ledge, lens)), lens);
  const sheet = { ...phone, covered: 200 };
  close(steady(sheet, lens), whole(sheet));
  // Once it had to move it does not move back.
  close(steady(phone, whole(sheet)), whole(sheet));
});

test('what lies lowest is above what covers the foot of the window', () => {
  const pane: Pane = { ...phone, roof: 84, covered: 100 };
  const lens = centre(pane, { x: 500, y: 250 }, filling(pane));
  const low = { x: 500, y: 560 };
  expect(seen(lens, low).y).toBeGreaterThan(phone.height - 100 - 24);
  expect(seen(above(pane, lens, low.y), low).y).toBeLessThanOrEqual(phone.height - 100 - 24);
  close(above(pane, lens, 300), lens);
});

test('a map that was seen whole is whole in a window of another size, and one that was not keeps its scale', () => {
  const lower = { ...desktop, height: desktop.height - 40 };
  close(resized(desktop, lower, whole(desktop)), whole(lower));
  close(resized(lower, desktop, whole(lower)), whole(desktop));
  expect(resized(desktop, lower, centre(desktop, at(0), 2)).k).toBe(2);
});

test('after one zoom every node of a phone has a target of 44 pixels', () => {
  for (let a = 0; a < POSITIONS.length; a++)
    for (let b = 0; b < a; b++) {
      const apart = Math.hypot(at(a).x - at(b).x, at(a).y - at(b).y);
      expect(apart * TOUCH).toBeGreaterThanOrEqual(44);
    }
});

test('every node can be brought into the open, at every scale and behind every ledge', () => {
  for (const pane of [phone, desktop, roofed])
    for (const k of [0.4, TOUCH, 3])
      for (let node = 0; node < POSITIONS.length; node++) {
        const lens = reveal(pane, hold(pane, { k, x: 0, y: 0 }), at(node));
        expect(isOpen(pane, lens, at(node), 8), `${node} at ${k}`).toBe(true);
        expect(isOpen(pane, centre(pane, at(node), k), at(node), 8), `${node} at ${k}`).toBe(true);
      }
});

test('what is already open is not moved', () => {
  const lens = centre(desktop, at(0), 2);
  close(reveal(desktop, lens, at(0)), lens);
});

test('a glide begins at one lens and ends at the other', () => {
  const [a, b] = [centre(phone, at(3), 2), whole(phone)];
  close(between(a, b, 0), a);
  close(between(a, b, 1), b);
  close(between(a, a, 0.5), a);
});

test('pictures come with the large scales and names go with the small ones', () => {
  expect([0.4, 1.1, 1.3, 2].map(detailOf)).toEqual(['whole', 'table', 'table', 'near']);
});

test('the frame on the small map is what is seen', () => {
  const box = windowOf(phone, centre(phone, at(50), 2));
  expect(box.right - box.left).toBeCloseTo(180);
  expect(box.bottom - box.top).toBeCloseTo(235);
});

test('of several points the one nearest to the middle of the open part is brought back', () => {
  const pane: Pane = { ...phone, roof: 60, covered: 150 };
  const lens = centre(pane, { x: 500, y: 300 }, 1.3);
  expect(middle(pane, lens).x).toBeCloseTo(500);
  expect(middle(pane, lens).y).toBeCloseTo(300);
  const points = [
    { x: 100, y: 100 },
    { x: 520, y: 450 },
    { x: 900, y: 300 },
  ];
  expect(nearestTo(middle(pane, lens), points)).toEqual({ x: 520, y: 450 });
});
