import { at, box, cut, grad, H, L, land, leafc, lit, mix, n, poly, pts, rnd, shd, stone, W, wave } from './paint.mjs';

export const ground = {
  ridge(z, a, c) {
    c = c || land(z);
    const d = `${wave([-20, a[1], ...a, 650, a.at(-1)])}V430H-20z`;
    return `${cut(lit(c, 0.35), d)}<path fill="${c}" transform="translate(4 6)" d="${d}"/>`;
  },
  peaks(z, a, c) {
    c = c || land(z);
    let s = cut(c, `${pts([-20, a[1] + 30, ...a, 650, a.at(-1) + 30])}V430H-20z`);
    for (let i = 2; i < a.length - 2; i += 2)
      if (a[i + 1] < a[i - 1] && a[i + 1] <= a[i + 3]) {
        s += poly(shd(c, 0.2), [
          a[i],
          a[i + 1],
          a[i + 2],
          a[i + 3],
          a[i + 2] - 10,
          430,
          a[i] + 14,
          430,
          a[i] - 8,
          a[i + 1] + 50,
          a[i] + 12,
          a[i + 1] + 34,
        ]);
        s += poly(lit(c), [
          a[i],
          a[i + 1],
          a[i] - (a[i] - a[i - 2]) * 0.4,
          a[i + 1] + (a[i - 1] - a[i + 1]) * 0.4,
          a[i] - 14,
          a[i + 1] + 46,
          a[i] - 2,
          a[i + 1] + 26,
        ]);
      }
    return s;
  },
  mesa(z, x, y, w, h) {
    const c = land(z),
      e = w * 0.16;
    return (
      poly(c, [x, y, x + w, y + 4, x + w + e * 0.6, y + h * 0.45, x + w + e * 1.4, y + h, x - e * 1.4, y + h, x - e * 0.5, y + h * 0.5]) +
      poly(shd(c, 0.24), [
        x + w * 0.62,
        y + 3,
        x + w,
        y + 4,
        x + w + e * 0.6,
        y + h * 0.45,
        x + w + e * 1.4,
        y + h,
        x + w * 0.66,
        y + h,
        x + w * 0.56,
        y + h * 0.5,
      ]) +
      poly(lit(c), [x, y, x + w, y + 4, x + w - 4, y + 13, x + w * 0.5, y + 9, x + 2, y + 14]) +
      poly(lit(c, 0.18), [x - e * 0.3, y + h * 0.3, x + w * 0.58, y + h * 0.27, x + w * 0.57, y + h * 0.34, x - e * 0.36, y + h * 0.37])
    );
  },
  cliff(z, side, x, y, c) {
    c = c || land(z);
    const m = (v) => (side === 'l' ? v : W - v);
    const b = [-10, y, x * 0.5, y - 16, x, y + 10, x - 8, y + 90, x + 26, y + 190, x + 8, y + 280, x + 40, 430, -10, 430].map((v, i) =>
      i % 2 ? v : m(v),
    );
    const f = [
      x * 0.55,
      y - 4,
      x,
      y + 10,
      x - 8,
      y + 90,
      x + 26,
      y + 190,
      x + 8,
      y + 280,
      x + 40,
      430,
      x * 0.6,
      430,
      x * 0.66,
      y + 200,
      x * 0.46,
      y + 100,
    ].map((v, i) => (i % 2 ? v : m(v)));
    const t = [-10, y, x * 0.5, y - 16, x, y + 10, x - 4, y + 24, x * 0.5, y, -10, y + 18].map((v, i) => (i % 2 ? v : m(v)));
    return poly(side === 'l' ? c : shd(c, 0.12), b) + poly(side === 'l' ? shd(c, 0.22) : lit(c, 0.16), f) + poly(lit(c, 0.4), t);
  },
  water(y, c0, c1, seed = 7) {
    const R = rnd(seed);
    let s = box(grad(c0 || L.water[0], c1 || L.water[1], y, 420), 0, y, W, H - y),
      d = '';
    for (let i = 0; i < 9; i++) {
      const t = (i + 0.6) / 9,
        yy = n(y + 6 + t * t * (H - y - 20)),
        w = n(40 + t * 90 * (0.6 + R())),
        x = n(R() * (W - w));
      d += `M${x} ${yy}l${n(w * 0.5)}-${n(2 + t * 3)} ${n(w * 0.5)} ${n(1 + t * 2)}-${n(w * 0.55)} ${n(3 + t * 3)}z`;
    }
    return s + cut(L.sun, d, 0.5);
  },
  river(y, x, c) {
    c = c || L.water[0];
    return (
      cut(
        c,
        `M${x} ${y}c60 26-70 40-40 66s150 20 130 60-140 40-150 120h280c-20-70 60-90 40-130S${x + 30} ${y + 90} ${x + 10} ${y + 60}s40-30 10-60z`,
      ) +
      cut(
        mix(c, L.water[1], 0.6),
        `M${x + 8} ${y + 4}c50 26-40 36-10 62s150 24 130 64-80 40-80 116h140c-10-70 60-86 40-126S${x + 40} ${y + 88} ${x + 16} ${y + 60}s30-30-8-56z`,
        0.6,
      )
    );
  },
  fall(x, y, w, h, c) {
    c = c || lit(L.water[0], 0.4);
    return (
      poly(c, [x, y, x + w, y, x + w * 1.12, y + h, x - w * 0.12, y + h]) +
      poly(mix(c, L.water[1], 0.45), [x + w * 0.62, y, x + w * 0.8, y, x + w * 0.94, y + h, x + w * 0.66, y + h]) +
      poly(L.sun, [x + w * 0.16, y, x + w * 0.3, y, x + w * 0.26, y + h, x + w * 0.04, y + h], 0.8) +
      cut(
        L.sun,
        `M${n(x - w * 0.4)} ${y + h + 6}q${n(w * 0.2)}-18 ${n(w * 0.5)}-10 ${n(w * 0.4)}-16 ${n(w * 0.7)} 0 ${n(w * 0.4)}-4 ${n(w * 0.6)} 10z`,
        0.9,
      )
    );
  },
  rock(z, x, y, s, flip) {
    const c = land(z);
    return at(
      x,
      y,
      s,
      poly(c, [-60, 0, -48, -40, -14, -58, 26, -46, 58, -22, 66, 0]) +
        poly(shd(c, 0.26), [8, 0, 2, -30, 26, -46, 58, -22, 66, 0]) +
        poly(lit(c), [-48, -40, -14, -58, 26, -46, 2, -30, -22, -34]),
      flip,
    );
  },
  island(z, x, y, s, top, flip) {
    const c = stone(z),
      g = leafc(top ?? z);
    return at(
      x,
      y,
      s,
      poly(c, [-92, 0, 94, 2, 70, 34, 46, 44, 30, 86, 8, 120, -6, 88, -34, 70, -48, 38, -76, 28]) +
        poly(shd(c, 0.3), [16, 2, 94, 2, 70, 34, 46, 44, 30, 86, 8, 120, 4, 70, 24, 40]) +
        poly(lit(c, 0.3), [-92, 0, -30, 0, -40, 24, -20, 56, -34, 70, -48, 38, -76, 28]) +
        cut(
          g,
          'M-100 4Q-84-18-50-14-30-28 4-18 40-28 62-12 92-14 102 6 84 14 70 10 56 24 44 12 20 18 6 12-14 26-26 12-54 20-66 10-88 14-100 4z',
        ) +
        cut(lit(g), 'M-92 0Q-78-14-48-10-28-22 2-14-10-4-40-2-64 6-92 0z'),
      flip,
    );
  },
  moss(x, y, w, z = 0.5) {
    const c = leafc(z),
      q = (v) => n(w * v),
      k = Math.max(0.45, Math.min(1.1, w / 130)),
      v = (y) => n(y * k);
    return at(
      x,
      y,
      1,
      cut(
        shd(c, 0.2),
        `M${q(-0.5)} ${v(4)}q${q(0.12)} ${v(-16)} ${q(0.3)} ${v(-14)} ${q(0.12)} ${v(-8)} ${q(0.3)} ${v(-4)} ${q(0.3)} ${v(-2)} ${q(0.42)} ${v(18)}l${q(-0.06)} ${v(26)} ${q(-0.06)} ${v(-16)} ${q(-0.1)} ${v(26)} ${q(-0.1)} ${v(-22)} ${q(-0.14)} ${v(30)} ${q(-0.12)} ${v(-28)} ${q(-0.12)} ${v(14)}z`,
      ) +
        cut(
          c,
          `M${q(-0.5)} ${v(2)}q${q(0.12)} ${v(-16)} ${q(0.3)} ${v(-14)} ${q(0.12)} ${v(-8)} ${q(0.3)} ${v(-4)} ${q(0.26)} ${v(-2)} ${q(0.38)} ${v(16)}l${q(-0.06)} ${v(14)} ${q(-0.1)} ${v(-10)} ${q(-0.1)} ${v(18)} ${q(-0.14)} ${v(-16)} ${q(-0.14)} ${v(20)} ${q(-0.12)} ${v(-18)} ${q(-0.12)} ${v(8)}z`,
        ) +
        cut(
          lit(c),
          `M${q(-0.44)} 0q${q(0.1)} ${v(-12)} ${q(0.26)} ${v(-10)} ${q(0.12)} ${v(-7)} ${q(0.26)} ${v(-4)}l${q(-0.14)} ${v(8)} ${q(-0.2)} ${v(-2)}z`,
        ),
    );
  },
  vine(x, y, len, z = 0.6) {
    const c = leafc(z);
    let s = cut(shd(c, 0.3), `M-2 0q6 ${n(len * 0.4)}-1 ${len}l3 0q5 ${-n(len * 0.5)} 2-${len}z`);
    for (let i = 0; i < len / 22; i++) {
      const yy = 10 + i * 22;
      s += i % 2 ? cut(c, `M1 ${yy}q14-10 22 2-12 10-22-2z`) : cut(lit(c, 0.2), `M0 ${yy}q-14-10-22 2 12 10 22-2z`);
    }
    return at(x, y, 1, s);
  },
  roots(x, y, s, z = 0.8, flip) {
    const c = mix(leafc(z), L.land[3], 0.55);
    return at(
      x,
      y,
      s,
      cut(
        c,
        'M-30-60Q-6-20-60 10-90 22-120 60L-96 60Q-74 30-44 24-52 48-60 62L-40 62Q-30 36-16 20-6 44-8 64L14 64Q14 40 16 20 36 32 44 62L66 62Q58 40 46 22 78 34 96 62L120 60Q96 20 56 8 20-14 34-60z',
      ) + cut(shd(c, 0.3), 'M6-60Q12-16 16 20 36 32 44 62L66 62Q58 40 46 22 78 34 96 62L120 60Q96 20 56 8 20-14 34-60z'),
      flip,
    );
  },
};
