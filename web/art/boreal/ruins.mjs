import { at, box, cut, dot, L, lit, mix, n, poly, pts, rnd, shd, stone, W } from './paint.mjs';

export const ruins = {
  pillar(z, x, y, w, h, broken) {
    const c = stone(z),
      t = broken
        ? `M${-w / 2} ${-h}l${w * 0.3} ${w * 0.35} ${w * 0.2}-${w * 0.2} ${w * 0.25} ${w * 0.4} ${w * 0.25}-${w * 0.1}V0h${-w}z`
        : `M${-w / 2} ${-h}h${w}V0h${-w}z`;
    const r = (v) => v.replace(/-?\d+\.\d+/g, (q) => n(+q)).replace(/--/g, '');
    let s =
      cut(c, r(t)) +
      box(lit(c, 0.45), -w / 2, -h + (broken ? w * 0.2 : 0), w * 0.2, h - (broken ? w * 0.2 : 0)) +
      poly(shd(c, 0.28), [w * 0.12, -h + (broken ? w * 0.55 : 0), w / 2, -h + (broken ? w * 0.45 : 0), w / 2, 0, w * 0.12, 0]);
    if (!broken)
      s +=
        poly(lit(c, 0.25), [-w * 0.72, -h - w * 0.34, w * 0.72, -h - w * 0.34, w * 0.56, -h + 2, -w * 0.56, -h + 2]) +
        poly(shd(c, 0.2), [w * 0.2, -h - w * 0.34, w * 0.72, -h - w * 0.34, w * 0.56, -h + 2, w * 0.2, -h + 2]);
    s +=
      poly(c, [-w * 0.7, 0, -w * 0.6, -w * 0.3, w * 0.6, -w * 0.3, w * 0.7, 0]) +
      poly(shd(c, 0.28), [w * 0.1, 0, w * 0.1, -w * 0.3, w * 0.6, -w * 0.3, w * 0.7, 0]);
    return at(x, y, 1, s);
  },
  arch(z, x, y, w, h, t, c) {
    c = c || stone(z);
    const r = w / 2 - t,
      R = w / 2,
      ry = h - R;
    const _d = (a, b, ra) => `M${-a} 0V${-b}a${ra} ${ra} 0 0 1 ${2 * ra} 0V0z`;
    return at(
      x,
      y,
      1,
      `<path fill="${c}" fill-rule="evenodd" d="M${-R} 0V${-ry}a${R} ${R} 0 0 1 ${w} 0V0H${r}V${-ry}a${r} ${r} 0 0 0 ${-2 * r} 0V0z"/>` +
        cut(
          shd(c, 0.3),
          `M${r} 0V${-ry}a${r} ${r} 0 0 0 ${-n(r * 0.5)} ${-n(r * 0.87)}l${n(t * 0.35)} ${-n(t * 0.5)}a${n(r + t * 0.55)} ${n(r + t * 0.55)} 0 0 1 ${n(r * 0.5 + t * 0.3)} ${n(r * 0.87 + t * 0.5)}V0z`,
        ) +
        cut(
          lit(c, 0.4),
          `M${-R} 0V${-ry}a${R} ${R} 0 0 1 ${n(R * 0.6)} ${-n(R * 0.8)}l4 9a${n(R - t * 0.3)} ${n(R - t * 0.3)} 0 0 0 ${-n(R * 0.6 - t * 0.3 + 4)} ${n(R * 0.8 - 9)}V0z`,
        ) +
        poly(shd(c, 0.14), [-t * 0.42, -h + t + 4, -t * 0.55, -h - 6, t * 0.55, -h - 6, t * 0.42, -h + t + 4]),
    );
  },
  arcade(z, x, y, k, w, h, t) {
    let s = '';
    const c = stone(z);
    s += box(c, x, y - h - t, k * w, h + t);
    for (let i = 0; i < k; i++) {
      const cx = x + w * (i + 0.5),
        r = w / 2 - t / 2;
      s +=
        cut(shd(c, 0.55), `M${n(cx - r)} ${y}V${n(y - h + r)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0V${y}z`) +
        cut(
          shd(c, 0.22),
          `M${n(cx + r)} ${y}V${n(y - h + r)}a${n(r)} ${n(r)} 0 0 0 ${n(-r)} ${n(-r)}q${n(r * 0.7)} ${n(r * 0.4)} ${n(r * 0.7)} ${n(r * 1.1)}V${y}z`,
        );
    }
    return (
      s + poly(lit(c, 0.45), [x - 8, y - h - t - 12, x + k * w + 8, y - h - t - 12, x + k * w + 4, y - h - t + 4, x - 4, y - h - t + 4])
    );
  },
  tower(z, x, y, w, h, roof, c) {
    c = c || stone(z);
    let s =
      poly(c, [-w / 2, -h, w / 2, -h, w * 0.6, 0, -w * 0.6, 0]) +
      poly(shd(c, 0.28), [w * 0.1, -h, w / 2, -h, w * 0.6, 0, w * 0.1, 0]) +
      poly(lit(c, 0.4), [-w / 2, -h, -w * 0.34, -h, -w * 0.42, 0, -w * 0.6, 0]);
    if (roof === 'cone')
      s +=
        poly(L.accent, [0, -h - w * 1.1, w * 0.7, -h + 4, -w * 0.7, -h + 4]) +
        poly(shd(L.accent, 0.3), [0, -h - w * 1.1, w * 0.7, -h + 4, w * 0.08, -h + 4]);
    else if (roof === 'broken')
      s += poly(c, [-w / 2, -h + 1, -w / 2, -h - 30, -w * 0.2, -h - 8, 0, -h - 24, w * 0.2, -h - 4, w / 2, -h + 1]);
    else
      s +=
        cut(
          c,
          `M${n(-w * 0.62)} ${-h}v-18h${n(w * 0.25)}v8h${n(w * 0.25)}v-8h${n(w * 0.25)}v8h${n(w * 0.25)}v-8h${n(w * 0.24)}v22h${n(-w * 1.24)}z`,
        ) + poly(shd(c, 0.28), [w * 0.1, -h - 10, w * 0.62, -h - 18, w * 0.62, -h + 4, w * 0.1, -h + 4]);
    const wd = shd(c, 0.6);
    s += cut(wd, `M-9 ${n(-h * 0.72)}v-16q9-12 18 0v16zM-8 ${n(-h * 0.4)}v-14q8-11 16 0v14z`);
    return at(x, y, 1, s);
  },
  dome(z, x, y, r, c) {
    c = c || stone(z);
    return at(
      x,
      y,
      1,
      cut(c, `M${-r} 0a${r} ${n(r * 1.05)} 0 0 1 ${2 * r} 0z`) +
        cut(
          shd(c, 0.26),
          `M0 ${-n(r * 1.05)}a${r} ${n(r * 1.05)} 0 0 1 ${r} ${n(r * 1.05)}H${n(r * 0.3)}Q${n(r * 0.45)} ${-n(r * 0.7)} 0 ${-n(r * 1.05)}z`,
        ) +
        cut(
          lit(c, 0.45),
          `M${-r} 0a${r} ${n(r * 1.05)} 0 0 1 ${n(r * 0.8)} ${-n(r * 1.03)}Q${-n(r * 0.7)} ${-n(r * 0.6)} ${-n(r * 0.72)} 0z`,
        ) +
        cut(shd(c, 0.14), `M-4 0Q${-n(r * 0.28)} ${-n(r * 0.6)}-3 ${-n(r * 1.02)}Q${-n(r * 0.16)} ${-n(r * 0.6)} 6 0z`) +
        poly(c, [-r * 0.12, -r, r * 0.12, -r, r * 0.08, -r * 1.22, -r * 0.08, -r * 1.22]) +
        poly(L.glow, [0, -r * 1.5, 6, -r * 1.2, -6, -r * 1.2]) +
        box(lit(c, 0.2), -r - 10, -4, 2 * r + 20, 14),
    );
  },
  stairs(z, x, y, w, k, sh = 16, nar = 14) {
    const c = stone(z);
    let s = '';
    for (let i = k - 1; i >= 0; i--) {
      const ww = w - i * nar * 2,
        yy = y - i * sh;
      s +=
        box(shd(c, 0.22), x - ww / 2, yy - sh, ww, sh + 1) +
        poly(lit(c, 0.34), [x - ww / 2 + 3, yy - sh - 4, x + ww / 2 - 3, yy - sh - 4, x + ww / 2, yy - sh + 3, x - ww / 2, yy - sh + 3]);
    }
    return s;
  },
  blocks(z, x, y, w, rows, seed, slant = 0) {
    const c = stone(z),
      R = rnd(seed);
    let s = '',
      a = '',
      b = '';
    const bh = 44;
    for (let r = 0; r < rows; r++) {
      let px = x + (r % 2 ? -24 : 0) + slant * r;
      while (px < x + w + slant * r) {
        const bw = 62 + R() * 44,
          yy = y - (r + 1) * bh;
        const q = `${pts([px + 3, yy + 4, px + bw - 3, yy + 3 + R() * 4, px + bw - 4, yy + bh - 3, px + 4, yy + bh - 2])}z`;
        if (R() < 0.45) a += q;
        else if (R() < 0.5) b += q;
        else s += q;
        px += bw;
      }
    }
    return cut(c, s) + cut(lit(c, 0.3), a) + cut(mix(c, L.leaf[2], 0.45), b);
  },
  ribs(x, y, s, c) {
    c = c || stone(0);
    const one = (q, k) =>
      at(q, 0, k, cut(c, 'M-8 0Q-66-90 6-176L16-168Q-36-88 14 0z') + cut(shd(c, 0.32), 'M2 0Q-50-88 11-172L16-168Q-36-88 14 0z'));
    const two = (q, k) =>
      at(
        q,
        0,
        k,
        cut(shd(c, 0.16), 'M-8 0Q-66-90 6-176L16-168Q-36-88 14 0z') + cut(shd(c, 0.42), 'M2 0Q-50-88 11-172L16-168Q-36-88 14 0z'),
        1,
      );
    return at(
      x,
      y,
      s,
      [2, 1, 0].map((i) => two(120 + i * 62, 1.05 - i * 0.17)).join('') +
        [2, 1, 0].map((i) => one(-120 - i * 62 + 240 * 0, 1.05 - i * 0.17)).join(''),
    );
  },
  bones(x, y, s, c) {
    c = c || stone(0.02);
    return at(
      x,
      y,
      s,
      cut(c, 'M-176-40Q-120-120-30-116 70-130 150-92 190-80 226-96L222-84Q190-62 150-72 60-100-30-92-110-90-160-30z') +
        [0, 1, 2, 3, 4]
          .map((i) =>
            at(
              -84 + i * 52,
              -98 - (i > 0 && i < 4 ? 8 : 0),
              0.9 - Math.abs(i - 1.5) * 0.1,
              cut(i % 2 ? shd(c, 0.12) : c, 'M-6 0Q34 50 0 110L-10 106Q16 52-20 6z'),
            ),
          )
          .join('') +
        cut(c, 'M-170-44Q-190-70-226-58-256-44-262-18L-238-16-232-6-190-10Q-166-22-170-44z') +
        dot(L.ink, -206, -36, 9) +
        cut(shd(c, 0.35), 'M-262-18L-238-16-232-6-190-10-192-2-238 4z') +
        [-60, 100]
          .map((q) => cut(shd(c, 0.2), `M${q} -96Q${q + 20}-40 ${q + 4} 0L${q + 22} 0 ${q + 14}-8Q${q + 34}-50 ${q + 16}-98z`))
          .join(''),
    );
  },
  temple(z = 1) {
    // the archive's portico: one sees every archive from inside a temple front
    const c = stone(z),
      e = lit(c, 0.3),
      m = lit(c, 0.12),
      d = shd(c, 0.42);
    let dent = '';
    for (let i = 0; i < 15; i++) dent += `M${50 + i * 36} 62h20v11h-20z`;
    const col = (x) =>
      poly(m, [x, 74, x + 46, 74, x + 50, 408, x - 4, 408]) +
      poly(e, [x, 74, x + 13, 74, x + 11, 408, x - 4, 408]) +
      poly(d, [x + 30, 74, x + 46, 74, x + 50, 408, x + 31, 408]) +
      poly(e, [x - 12, 60, x + 58, 60, x + 48, 82, x - 2, 82]) +
      poly(d, [x + 30, 60, x + 58, 60, x + 48, 82, x + 30, 82]) +
      poly(c, [x - 12, 404, x - 6, 384, x + 54, 384, x + 60, 404]);
    return (
      col(12) +
      col(572) +
      poly(d, [0, 0, W, 0, W, 66, 0, 66]) +
      poly(m, [-10, 52, 315, -8, 640, 52, 640, 66, -10, 66]) +
      poly(d, [60, 50, 315, 6, 570, 50]) +
      poly(e, [-10, 46, 315, -14, 640, 46, 640, 54, 315, -4, -10, 54]) +
      poly(e, [0, 52, W, 52, W, 60, 0, 60]) +
      cut(m, dent) +
      poly(L.glow, [315, 16, 327, 28, 315, 42, 303, 28]) +
      poly(d, [0, 402, W, 402, W, 420, 0, 420]) +
      poly(e, [0, 398, W, 398, W, 406, 0, 406])
    );
  },
  rose(x, y, r) {
    const cs = ['#2f86bd', '#e0982e', '#cf4f3a', '#6b9448'];
    let s = dot(stone(0.85), x, y, r + 16) + dot(stone(0.55), x, y, r + 8) + dot('#2b2450', x, y, r);
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6 - Math.PI / 2,
        p = (t, q) => [x + Math.cos(a + t) * r * q, y + Math.sin(a + t) * r * q];
      s += poly(i < 2 || i > 7 ? lit(cs[i % 4], 0.26) : cs[i % 4], [
        ...p(-0.2, 0.44),
        ...p(-0.21, 0.86),
        ...p(0, 0.97),
        ...p(0.21, 0.86),
        ...p(0.2, 0.44),
      ]);
    }
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4,
        p = (t, q) => [x + Math.cos(a + t) * r * q, y + Math.sin(a + t) * r * q];
      s += poly(cs[(i + 1) % 4], [...p(-0.3, 0.2), ...p(0, 0.4), ...p(0.3, 0.2), ...p(0, 0.14)]);
    }
    return s + dot(L.glow, x, y, r * 0.12);
  },
  banner(x, y, w, h, c) {
    return at(
      x,
      y,
      1,
      box(L.ink, -w / 2 - 6, -6, w + 12, 7) +
        poly(c, [-w / 2, 0, w / 2, 0, w / 2, h, 0, h - w * 0.4, -w / 2, h]) +
        poly(shd(c, 0.3), [w * 0.16, 0, w / 2, 0, w / 2, h, w * 0.16, h - w * 0.28]) +
        poly(lit(c, 0.4), [-w / 2, 0, -w * 0.3, 0, -w * 0.3, h - w * 0.18, -w / 2, h]) +
        poly(L.sun, [0, h * 0.3, w * 0.2, h * 0.44, 0, h * 0.58, -w * 0.2, h * 0.44], 0.85),
    );
  },
  fountain(z, x, y, s) {
    const c = stone(z),
      w = L.water[0];
    return at(
      x,
      y,
      s,
      cut(c, 'M-150-34Q0-10 150-34L134 0Q0 16-134 0z') +
        cut(shd(c, 0.3), 'M20-23Q90-24 150-34L134 0Q70 8 20 8z') +
        cut(w, 'M-140-36Q0-58 140-36 0-14-140-36z') +
        poly(c, [-22, -34, -14, -110, 14, -110, 22, -34]) +
        poly(shd(c, 0.3), [4, -34, 4, -110, 14, -110, 22, -34]) +
        cut(c, 'M-78-128Q0-112 78-128 62-100 0-98-62-100-78-128z') +
        cut(shd(c, 0.3), 'M8-120Q50-122 78-128 62-100 8-98z') +
        cut(w, 'M-72-130Q0-142 72-130 0-118-72-130z') +
        cut(L.sun, 'M-66-124Q-92-100-90-40L-82-40Q-82-96-60-122zM66-124Q92-100 90-40L82-40Q82-96 60-122z', 0.85),
    );
  },
};
