import { at, box, cut, dot, grad, H, L, lit, mix, n, poly, rnd, W } from './paint.mjs';

export const sky = {
  sky(c0, c1) {
    return box(grad(c0 || L.sky[0], c1 || L.sky[1], 0, 340), 0, 0, W, H);
  },
  sun(x, y, r, c) {
    c = c || L.sun;
    return dot(c, x, y, r * 2.3, 0.16) + dot(c, x, y, r * 1.55, 0.24) + dot(c, x, y, r);
  },
  moon(x, y, r) {
    return (
      dot(L.sun, x, y, r * 1.7, 0.12) +
      cut(L.sun, `M${x} ${y - r}a${r} ${r} 0 1 0 ${r} ${n(r * 1.2)}a${n(r * 0.9)} ${n(r * 0.9)} 0 0 1 ${-r} ${n(-r * 1.2)}z`)
    );
  },
  stars(k, seed, ymax = 220) {
    const R = rnd(seed);
    let s = '';
    for (let i = 0; i < k; i++) {
      const x = n(R() * W),
        y = n(R() * ymax),
        r = R() < 0.25 ? 5 : 3;
      s += `M${x} ${y - r}l${r * 0.4} ${r * 0.6} ${r * 0.6} ${r * 0.4}-${r * 0.6} ${r * 0.4}-${r * 0.4} ${r * 0.6}-${r * 0.4}-${r * 0.6}-${r * 0.6}-${r * 0.4} ${r * 0.6}-${r * 0.4}z`;
    }
    return cut(L.sun, s.replace(/(\d\.\d)\d+/g, '$1'), 0.9);
  },
  comet(x, y, s) {
    return at(
      x,
      y,
      s,
      cut(L.sun, 'M0 0L150-66 152-60 6 12z', 0.35) +
        cut(L.sun, 'M0 0L110-44 6 10z', 0.6) +
        cut(L.sun, 'M-12 6L-3-3 2-14 7-3 18 0 8 7 6 19-1 10-12 12z'),
    );
  },
  cloud(x, y, s, c, o) {
    c = c || lit(L.sky[1], 0.5);
    return at(
      x,
      y,
      s,
      cut(mix(c, L.sky[0], 0.3), 'M8 6h128c4-14-10-24-24-19C104-36 74-38 64-20 52-30 32-24 32-8 14-11 4-2 8 6z', o) +
        cut(c, 'M0 0h128c4-14-10-24-24-19C96-42 66-44 56-26 44-36 24-30 24-14 6-17-4-8 0 0z', o),
    );
  },
  birds(list, c) {
    c = c || L.sun;
    let s = '';
    for (const [x, y, k, f] of list)
      s += at(
        x,
        y,
        k,
        cut(c, 'M0 2C-8-9-19-12-30-6-19-5-9 0-3 9L5 10 11 6 4 5C9-3 17-9 29-13 17-17 5-9 0 2z') +
          cut(mix(c, L.land[1], 0.55), 'M0 2C-8-9-19-12-30-6-20-7-10-3-3 5z'),
        f,
      );
    return s;
  },
  beams(x, y, k, o = 0.16) {
    let s = '';
    for (let i = 0; i < k; i++) s += `M${x + i * 70} ${y}l26 0 120 420h-80z`;
    return cut(L.sun, s, o);
  },
  dark(c, o = 0.35) {
    return box(c, 0, 0, W, H, o);
  },
  cut(c, d, o) {
    return cut(c, d, o);
  },
  poly(c, a, o) {
    return poly(c, a, o);
  },
};
