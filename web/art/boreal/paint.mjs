// Colour and scissors: what every motif of the scenes is cut with. z is depth: 0 is haze, 1 the foreground.
export const W = 630;
export const H = 420;

// ---- colour: every hue is a token of tokens.css or a mix of two tokens ------------------------------------------
export const rgb = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));
export const hex = (a) =>
  '#' +
  a
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
export const mix = (a, b, t) => {
  const A = rgb(a),
    B = rgb(b);
  return hex(A.map((v, i) => v + (B[i] - v) * t));
};
export const ramp = (list, z) => {
  const p = Math.max(0, Math.min(1, z)) * (list.length - 1),
    i = Math.min(list.length - 2, Math.floor(p));
  return mix(list[i], list[i + 1], p - i);
};
export const LIGHT = {
  yellow: {
    sky: ['#f0bd62', '#fdf1d6'],
    sun: '#fffaf0',
    land: ['#f5dca6', '#e6b25a', '#bd7a22', '#7d4c12', '#43300f'],
    stone: ['#f8e9c9', '#e6cb98', '#b8935d', '#7e5d36', '#453116'],
    leaf: ['#d6d8a0', '#a3b46e', '#6b9448', '#43642a', '#27371a'],
    water: ['#cfe9dc', '#58aaa0'],
    glow: '#fffaf0',
    accent: '#cf4f3a',
    ink: '#3a2810',
  },
  red: {
    sky: ['#96405f', '#fad2aa'],
    sun: '#fff0d8',
    land: ['#efb9a4', '#dd8067', '#b54c3b', '#7d2b2d', '#3b1520'],
    stone: ['#f3d3c0', '#dba48d', '#aa6b5f', '#703e42', '#381c28'],
    leaf: ['#d8bb9c', '#a9a268', '#71813f', '#435a35', '#22321f'],
    water: ['#f6cfc6', '#8e6aa0'],
    glow: '#ffdf96',
    accent: '#7462c4',
    ink: '#2b0f1a',
  },
  blue: {
    sky: ['#2f7fb3', '#dceef5'],
    sun: '#f7fafc',
    land: ['#c2dcea', '#82b4d1', '#3d83ad', '#1b5f8c', '#10344c'],
    stone: ['#dfe9ee', '#b0c5d1', '#748fa1', '#455f6f', '#1f3646'],
    leaf: ['#b8dad2', '#76b6a4', '#2f9e7d', '#17694f', '#0d3f38'],
    water: ['#a8d8e8', '#2f86bd'],
    glow: '#fbe7c4',
    accent: '#cf5f93',
    ink: '#0c2434',
  },
  green: {
    sky: ['#a3cfae', '#f6f4d8'],
    sun: '#fffbe6',
    land: ['#d3e3b8', '#a0c27f', '#6b9448', '#43642a', '#1f3a20'],
    stone: ['#f0eee3', '#d2d0be', '#9fa08f', '#666c60', '#38423a'],
    leaf: ['#d3e3b8', '#a0c27f', '#6b9448', '#43642a', '#1f3a20'],
    water: ['#c9ebe0', '#4ba396'],
    glow: '#fbe7c4',
    accent: '#cf4f3a',
    ink: '#16281a',
  },
  archive: {
    sky: ['#7f72bd', '#f1ecfb'],
    sun: '#fffaf0',
    land: ['#e6e0f2', '#bdb3d7', '#8a7db4', '#574a86', '#2b2450'],
    stone: ['#efe9f4', '#cdc3df', '#9588bb', '#5f528e', '#2e2654'],
    leaf: ['#cbdec2', '#8fb38a', '#5f8f62', '#3b6648', '#1e3b30'],
    water: ['#d6def7', '#7489cf'],
    glow: '#fbe7c4',
    accent: '#e0982e',
    ink: '#1f1940',
  },
};
export const NIGHT = {
  red: ['#2a1228', '#a04a52'],
  blue: ['#0c2032', '#3a7ba6'],
  green: ['#0f2a2a', '#5f9a78'],
  yellow: ['#85520a', '#f0bd62'],
  archive: ['#2b2450', '#9b8be3'],
};
/** The light of the scene being painted, the prefix of its ids, and its gradients. */
export let L;
let id;
let defs;

/** Begins a scene; what was defined for it is asked for at its end. */
export function under(light, key) {
  L = LIGHT[light];
  id = key.toLowerCase();
  defs = [];
}
export const definitions = () => defs.join('');
export const land = (z) => ramp(L.land, z);
export const stone = (z) => ramp(L.stone, z);
export const leafc = (z) => ramp(L.leaf, z);
export const lit = (c, t = 0.32) => mix(c, L.sun, t);
export const shd = (c, t = 0.3) => mix(c, L.ink, t);

// ---- scissors -----------------------------------------------------------------------------------------------------
export const n = (v) => Math.round(v);
export const cut = (c, d, o) => `<path fill="${c}"${o ? ` opacity="${o}"` : ''} d="${d}"/>`;
export const pts = (a) => {
  let s = '';
  for (let i = 0; i < a.length; i += 2) s += `${(i ? 'L' : 'M') + n(a[i])} ${n(a[i + 1])}`;
  return s;
};
export const poly = (c, a, o) => cut(c, `${pts(a)}z`, o);
export const dot = (c, x, y, r, o) =>
  `<circle fill="${c}" cx="${n(x)}" cy="${n(y)}" r="${r < 4 ? +r.toFixed(1) : n(r)}"${o ? ` opacity="${o}"` : ''}/>`;
export const box = (c, x, y, w, h, o) => `<path fill="${c}"${o ? ` opacity="${o}"` : ''} d="M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z"/>`;
export const at = (x, y, s, inner, flip) =>
  `<g transform="translate(${n(x)} ${n(y)})${s !== 1 || flip ? ` scale(${flip ? `${-s} ${s}` : s})` : ''}">${inner}</g>`;
export const wave = (a) => {
  let s = `M${n(a[0])} ${n(a[1])}`;
  for (let i = 2; i < a.length - 2; i += 2) {
    const mx = (a[i] + a[i + 2]) / 2,
      my = (a[i + 1] + a[i + 3]) / 2;
    s += `Q${n(a[i])} ${n(a[i + 1])} ${n(mx)} ${n(my)}`;
  }
  return `${s}L${n(a.at(-2))} ${n(a.at(-1))}`;
};
export const rnd = (seed) => {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};
export const grad = (c0, c1, y0, y1) => {
  const g = `${id}-${defs.length}`;
  defs.push(
    `<linearGradient id="${g}" gradientUnits="userSpaceOnUse" x1="0" y1="${y0}" x2="0" y2="${y1}"><stop stop-color="${c0}"/><stop offset="1" stop-color="${c1}"/></linearGradient>`,
  );
  return `url(#${g})`;
};
