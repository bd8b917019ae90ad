// Families, pictograms and tokens on a grid of 48, and the two backs of the cards.
const K = '#13222d',
  P = '#ffffff',
  ST = '#8aa2b1',
  MI = '#c8d8e2',
  EM = '#cf4f3a',
  AM = '#e0982e',
  AS = '#85520a',
  AL = '#fbe7c4',
  _CAN = '#2f9e7d';
export const FAM = {
  blue: ['#2f86bd', '#1b5f8c', '#8fc6ea'],
  yellow: ['#e0982e', '#85520a', '#f7cd84'],
  red: ['#cf4f3a', '#94301f', '#f0a091'],
  green: ['#6b9448', '#43642a', '#b4d296'],
};
const p = (f, d) => `<path fill="${f}" d="${d}"/>`;
const r = (f, x, y, w, h, k = 1.5) => `<rect fill="${f}" x="${x}" y="${y}" width="${w}" height="${h}" rx="${k}"/>`;
const c = (f, x, y, q) => `<circle fill="${f}" cx="${x}" cy="${y}" r="${q}"/>`;
const at = (x, y, s, i) => `<g transform="translate(${x} ${y}) scale(${s})">${i}</g>`;
const G = {
  blue: ([b, d, l]) =>
    p(l, 'M3 15C9 6 15 6 22 12S35 18 45 9V18C35 26 29 22 22 18S9 15 3 22z') +
    p(b, 'M3 26C9 17 15 17 22 23S35 29 45 20V29C35 37 29 33 22 29S9 26 3 33z') +
    p(d, 'M3 37C9 28 15 28 22 34S35 40 45 31V40C35 47 29 44 22 40S9 37 3 43z'),
  yellow: ([b, d, l]) =>
    p(d, 'M6 39h34c6-1 8-12-1-15-2-14-21-16-26-4C1 20-1 36 6 39z') +
    p(b, 'M5 36h31c6-1 7-11-2-13-2-12-18-14-23-4C0 20-1 33 5 36z') +
    p(l, 'M5 30c0-6 4-9 9-8 3-9 12-10 17-5-8 0-12 3-14 9-5-1-9 1-12 4z'),
  red: ([b, d, _l]) =>
    p(d, 'M26 2c2 9 16 15 15 28-1 10-9 16-17 16S7 40 7 30c0-8 6-11 7-19 5 3 6 6 6 9 4-5 7-10 6-18z') +
    p(b, 'M24 4c0 10 10 16 10 27 0 9-5 15-10 15S7 40 7 30c0-8 6-11 7-19 5 3 6 6 6 9 4-5 5-9 4-16z') +
    p('#fbe7c4', 'M24 25c1 5 7 7 6 13-1 5-4 7-7 7s-7-3-7-8c0-4 3-6 3-9 3 1 4 3 4 5z'),
  green: ([b, d, l]) =>
    p(d, 'M43 5c3 20-3 35-21 37l-4-2C22 26 30 15 43 5z') +
    p(b, 'M43 5C22 4 6 13 8 33l8 8C20 27 29 14 43 5z') +
    p(l, 'M34 7C19 9 10 17 11 30c5-10 12-17 23-23z') +
    p(d, 'M4 46l9-12 4 3-9 10z'),
};
const glyph = (f) => G[f](FAM[f]);
const needle = (k = 1) =>
  at(
    24,
    24,
    k,
    p(EM, 'M0-15L5 0H-5z') + p('#94301f', 'M0-15L5 0H0z') + p(K, 'M0 15L5 0H-5z') + p('#526a79', 'M0 15L-5 0H0z') + c(AL, 0, 0, 2),
  );
const compass =
  c(AS, 25, 26, 21) +
  c(AM, 23.5, 23.5, 21) +
  c('#fff7e6', 24, 24, 16.5) +
  p(AM, 'M23 7h2v4h-2zM23 37h2v4h-2zM7 23h4v2H7zM37 23h4v2h-4z') +
  at(0, 0, 1, `<g transform="rotate(32 24 24)">${needle(0.92)}</g>`);
const tile = (f, x, y, w = 12, h = 12) => r(f, x, y, w, h, 2);
const ring = (cols, mid = AM) =>
  [
    [11, 4],
    [25, 4],
    [4, 18],
    [32, 18],
    [11, 32],
    [25, 32],
  ]
    .map(([x, y], i) => tile(Array.isArray(cols) ? cols[i] : cols, x, y))
    .join('') +
  tile(K, 18, 18) +
  tile(mid, 19.5, 19.5, 9, 9);
const pyr = (f, s = 9) => {
  let o = '';
  for (let q = 0; q < 4; q++)
    for (let i = 0; i < 4 - q; i++) o += r(typeof f === 'function' ? f(q) : f, 3 + q * 5.5 + i * 11, 36 - q * 11, s, s, 1.5);
  return o;
};
const halo = (f, x, y, s) => c(P, x + 24 * s, y + 24 * s, 25 * s + 3) + at(x, y, s, glyph(f));
const card = (f, x, y, w = 14, h = 20, d = '#8aa2b1') =>
  r(f, x, y, w, h, 2.5) + p(d, `M${x + w * 0.62} ${y}h${w * 0.38 - 2}a2 2 0 0 1 2 2v${h - 4}a2 2 0 0 1-2 2h-${w * 0.38 - 2}z`);
export const ICONS = {
  'family-blue': glyph('blue'),
  'family-yellow': glyph('yellow'),
  'family-red': glyph('red'),
  'family-green': glyph('green'),
  compass,
  archive:
    p('#4c3c97', 'M3 19L24 4l21 15v4H3zM4 40h40v5H4z') +
    p('#9b8be3', 'M10 18L24 8v10z') +
    p('#7462c4', 'M7 25h7v14H7zM20 25h8v14h-8zM34 25h7v14h-7z') +
    p('#4c3c97', 'M11 25h3v14h-3zM25 25h3v14h-3zM38 25h3v14h-3z'),
  book:
    p('#85520a', 'M2 9q12-5 22 2 10-7 22-2v32q-12-4-22 2-10-6-22-2z') +
    p('#fffaf0', 'M5 9q10-4 19 3v26q-9-6-19-3z') +
    p('#f3e2bf', 'M43 9q-10-4-19 3v26q9-6 19-3z'),
  // placement effects: light on the dark tab
  reserve: card(P, 17, 3) + p(AM, 'M20 27h8v6h6L24 42 14 33h6z') + p(MI, 'M4 32h5v8h30v-8h5v13H4z'),
  remove:
    card(MI, 15, 6, 18, 27) +
    p(EM, 'M8 5l5-2 12 14L37 4l4 4-12 14 12 15-4 4-13-15-13 14-4-4 12-14z') +
    p('#94301f', 'M25 17L37 4l4 4-12 14 12 15-4 4-13-15z'),
  'swap-board':
    card(P, 3, 10, 14, 20) +
    card(P, 31, 10, 14, 20) +
    p(AM, 'M12 7q12-9 24 0l3-3v9h-9l3-3q-9-6-18 0z') +
    p(AM, 'M36 34q-12 9-24 0l-3 3v-9h9l-3 3q9 6 18 0z') +
    r(ST, 3, 43, 42, 3),
  'swap-pyramid':
    tile(P, 14, 3, 17, 17) + tile(ST, 4, 26, 18, 18) + tile(P, 25, 26, 18, 18) + p(AM, 'M30 11l9-8v5q7 0 7 11h3l-7 9-7-9h3q0-5-1-5v5z'),
  gain: at(2, 2, 0.66, compass) + p('#4cc59f', 'M24 30h10v-7l12 11-12 11v-7H24z'),
  lose: at(14, 2, 0.66, compass) + p('#e87863', 'M24 30H14v-7L2 34l12 11v-7h10z'),
  look:
    `<g transform="rotate(-16 14 30)">${card(MI, 5, 14, 14, 20)}</g><g transform="rotate(16 34 30)">${card(MI, 29, 14, 14, 20)}</g>` +
    card(P, 16, 8, 16, 23) +
    p(AM, 'M4 38q20-17 40 0-20 15-40 0z') +
    c(K, 24, 38, 5) +
    c(P, 22.5, 36.5, 1.6),
  // scoring conditions: dark on the light foot
  'per-adjacent': ring(ST),
  'per-floor': pyr((q) => ['#c8d8e2', '#8aa2b1', '#526a79', AM][q]) + p(K, 'M40 3l7 9h-4v16h-6V12h-4z'),
  'adjacent-distinct':
    ring(['#2f86bd', '#e0982e', '#cf4f3a', '#6b9448', '#2f86bd', '#cf4f3a']) +
    c(P, 38, 38, 10) +
    p(K, 'M31 33h14v3.4H31zM31 39.6h14V43H31zM40 29l3.5 1.6L36 47l-3.500-1.6z'),
  majority:
    [0, 1, 2, 3].map((i) => r([FAM.blue[0], FAM.yellow[0], FAM.red[0], FAM.green[0]][i], 3, 36 - i * 10.5, 14, 9, 2)).join('') +
    p(K, 'M20 13l13 10-13 10v-6.500l5-3.500-5-3.500z') +
    [0, 1].map((i) => r(ST, 34, 36 - i * 10.5, 12, 9, 2)).join(''),
  'set-four':
    at(1, 1, 0.46, glyph('blue')) + at(25, 1, 0.46, glyph('yellow')) + at(1, 25, 0.46, glyph('red')) + at(25, 25, 0.46, glyph('green')),
  'copy-left': tile(ST, 3, 12, 17, 24) + tile(K, 28, 10, 18, 28) + tile(AM, 30, 12, 14, 24) + p(K, 'M11 20h13v-6l12 10-12 10v-6H11z'),
  'copy-right': tile(ST, 28, 12, 17, 24) + tile(K, 2, 10, 18, 28) + tile(AM, 4, 12, 14, 24) + p(K, 'M37 20H24v-6L12 24l12 10v-6h13z'),
  'copy-below':
    tile(ST, 4, 28, 19, 18) +
    tile(ST, 25, 28, 19, 18) +
    tile(K, 13, 2, 22, 22) +
    tile(AM, 15, 4, 18, 18) +
    p(K, 'M14 42V28h-5l8-11 8 11h-5v14zM34 42V28h5l-8-11-5 7 3 4v14z'),
  ban:
    [1, 2, 3].map((q) => [...Array(4 - q)].map((_, i) => r('#526a79', 3 + q * 5.5 + i * 11, 36 - q * 11, 9, 9, 1.5)).join('')).join('') +
    [0, 1, 2, 3].map((i) => r('#f0a091', 3 + i * 11, 36, 9, 9, 1.5)).join('') +
    p(EM, 'M1 43.500L45 33.500l1.500 4L2 47.500z'),
  'token-white':
    c(K, 25, 27, 20) +
    c('#c8412f', 24, 25, 20) +
    c('#e0705f', 22.5, 23.5, 17.5) +
    p('#94301f', 'M25 7l14 31-14-7z') +
    p('#ffffff', 'M24 6l13 31-13-7-13 7z') +
    p('#e6d5d0', 'M24 6l13 31-13-7z'),
  'token-black':
    r(K, 6, 8, 40, 38, 6) +
    r('#c65a96', 4, 5, 40, 40, 6) +
    r('#d983b2', 5, 6, 35, 35, 5) +
    p('#13222d', 'M24 6l13 31-13-7-13 7z') +
    p('#2f4655', 'M24 6L11 37l13-7z'),
  rose: c(K, 24, 24, 20) + p(K, 'M24 0l7 9H17zM24 48l7-9H17zM0 24l9-7v14zM48 24l-9-7v14z'),
  eye: p('currentColor', 'M2 24Q24 4 46 24 24 44 2 24z') + c(P, 24, 24, 9) + c('currentColor', 24, 24, 5),
  undo: p('currentColor', 'M18 8v8c16-2 25 6 26 24-6-10-13-13-26-12v9L3 22z'),
  deck:
    card('#c9bfae', 12, 3, 26, 36, '#a3978a') +
    card('#8d8172', 9, 8, 26, 36, '#6f6558') +
    `<g transform="translate(10 14) scale(.5)">${p(AL, 'M24 2l5 17 17 5-17 5-5 17-5-17-17-5 17-5z')}</g>`,
  hand: p('currentColor', 'M24 4L44 18v8H4v-8zM7 28h7v10H7zM20 28h8v10h-8zM34 28h7v10h-7zM4 40h40v5H4z'),
};
for (const f of ['blue', 'yellow', 'red', 'green']) {
  ICONS[`in-pyramid-${f}`] = pyr(FAM[f][2]) + halo(f, 22, 21, 0.5);
  ICONS[`adjacent-${f}`] = ring(FAM[f][2]) + halo(f, 24, 24, 0.44);
}
// ---- backs ------------------------------------------------------------------------------------------------------
const back = (q) => {
  const [bg, a, b, d, l] = q;
  const pt = (_k, w, h) =>
    `M315 ${440 - h}L${315 + w} ${440 - w} ${315 + h} 440 ${315 + w} ${440 + w} 315 ${440 + h} ${315 - w} ${440 + w} ${315 - h} 440 ${315 - w} ${440 - w}z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 630 880"><path fill="${bg}" d="M0 0h630v880H0z"/><path fill="${a}" d="M0 0h630v150Q470 96 330 150T0 140z"/><path fill="${a}" d="M0 880h630V724Q480 780 315 726T0 740z"/><path fill="${b}" d="M0 0h630v84Q500 44 320 92T0 70z"/><path fill="${b}" d="M0 880h630v-86Q480 836 330 790T0 812z"/><circle fill="${d}" cx="323" cy="450" r="216"/><circle fill="${l}" cx="315" cy="440" r="212"/><circle fill="${bg}" cx="315" cy="440" r="196"/><circle fill="${a}" cx="315" cy="440" r="150"/><g transform="rotate(45 315 440)"><path fill="${l}" opacity=".55" d="${pt(0, 34, 150)}"/></g><path fill="${l}" d="${pt(0, 40, 188)}"/><path fill="${d}" d="M315 252L355 400 315 440zM503 440L355 480 315 440zM315 628L275 480 315 440zM127 440L275 400 315 440z"/><circle fill="${b}" cx="315" cy="440" r="26"/><circle fill="${l}" cx="315" cy="440" r="11"/><path fill="${l}" d="M30 300q40-16 46 20-34 12-46-20zM600 580q-40-16-46 20 34 12 46-20zM36 560q36-8 36 24-30 6-36-24zM594 320q-36-8-36 24 30 6 36-24z" opacity=".5"/></svg>\n`;
};

/** Icons that the shell draws, or the card itself. */
const ELSEWHERE = new Set(['eye', 'undo', 'hand', 'rose', 'deck']);
const short = (text) => text.replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));

/** All pictograms as one sprite. */
export function sprite() {
  const symbols = Object.entries(ICONS)
    .filter(([name]) => !ELSEWHERE.has(name))
    .map(([name, drawing]) => `<symbol id="${name}" viewBox="0 0 48 48">${short(drawing)}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

export const BACKS = {
  'back-starting': back(['#2f86bd', '#1b5f8c', '#10344c', '#164a6d', '#cfe6f5']),
  'back-standard': back(['#8d8172', '#6f6558', '#463f37', '#57503f', '#f0e6d2']),
};
