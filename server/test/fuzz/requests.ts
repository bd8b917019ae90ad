import { below } from '@banquise/kernel';
import { hashOf } from '../../src/host/chance.ts';
import type { Voice } from './voice.ts';
import { type Json, maybe, pick, type World } from './world.ts';

export const PASSWORD = 'four northern games';
const LOGINS = ['voice0', 'voice1', 'eve'] as const;

const login = (world: World): string => pick(world, LOGINS);
const password = (world: World): unknown => pick(world, [PASSWORD, PASSWORD, 'guess number one', 5]);
const code = (world: World): string => pick(world, ['AAAA-AAAA', 'BCDF2345', '']);
const tableOf = (world: World): string => (world.tables.length > 0 ? pick(world, world.tables) : 'x');
const cupOf = (world: World): string => (world.cups.length > 0 ? pick(world, world.cups) : 'AAAAAAAAAAAAAAAAAAAAAA');
const key = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'e30' } };
const endpoint = (world: World): string => `https://updates.push.services.mozilla.com/wpush/${below(world.rng, 30)}`;

/** Everything that can be posted, mostly in its right shape. */
const POSTS: Readonly<Record<string, (world: World, voice: Voice) => Json>> = {
  '/api/guest': (_world, { name }) => ({ name }),
  '/api/name': (_world, { name }) => ({ name }),
  '/api/register': (world) => ({ login: login(world), password: password(world) }),
  '/api/sign-in': (world) => ({ login: login(world), password: password(world) }),
  '/api/sign-out': (world) => (maybe(world, 3) ? { everywhere: true } : {}),
  '/api/proof': (world) => (maybe(world, 2) ? { password: password(world) } : { code: code(world) }),
  '/api/proof/options': () => ({}),
  '/api/proof/passkey': () => key,
  '/api/recovery': () => ({}),
  '/api/recover': (world) => ({ login: login(world), code: code(world) }),
  '/api/sessions/end': (world) => (maybe(world, 2) ? { others: true } : { id: hashOf(pick(world, world.voices).token) }),
  '/api/passkey': () => key,
  '/api/passkey/options': () => ({}),
  '/api/passkey/remove': () => ({ id: 'x' }),
  '/api/passkey/sign-in': () => key,
  '/api/passkey/sign-in-options': () => ({}),
  '/api/push': (world) => ({ endpoint: endpoint(world), keys: { p256dh: 'k', auth: 'a' }, language: pick(world, ['fr', 'it', 'de']) }),
  '/api/push/stop': (world) => ({ endpoint: endpoint(world) }),
  '/api/sheet': (world) => ({ after: below(world.rng, 3), sheet: { n: 1 } }),
  '/api/delete': (world) => ({ sure: !maybe(world, 4) }),
  '/api/follow': (world) => ({ login: login(world), on: maybe(world, 2) }),
  '/api/block': (world) => ({ login: login(world), on: maybe(world, 5) }),
  '/api/report': (world) => ({ login: login(world), why: pick(world, ['words', 'help', 'x']), text: '', block: maybe(world, 9) }),
  '/api/challenge': (world) => ({ login: login(world), game: pick(world, ['dyed', 'chess']), pace: 'days', rated: maybe(world, 2) }),
  '/api/cups': (world) => ({
    ...{ title: 'Ice cup', game: pick(world, ['dyed', 'pebbles']), kind: pick(world, ['swiss', 'robin', 'arena', 'rounds']) },
    ...{ pace: 'days', rated: maybe(world, 2), rounds: 2, minutes: 10 },
  }),
  '/api/cups/join': (world) => ({ id: cupOf(world) }),
  '/api/cups/leave': (world) => ({ id: cupOf(world) }),
  '/api/cups/start': (world) => ({ id: cupOf(world) }),
  '/api/admin': (world) =>
    pick(world, [{ what: 'invite' }, { what: 'forget', login: login(world), why: '' }, { what: 'announce', text: 'x' }]),
};
const POST_PATHS = Object.keys(POSTS);

/** Everything that can be read. */
const PAGES = [
  ...['/api/me', '/api/export', '/api/lobby', '/api/sheet', '/api/statistics', '/api/results', '/api/circle', '/api/playing'],
  ...['/api/cups', '/api/house', '/api/admin', '/api/push/key', '/healthz', '/metrics', '/%', '/%00', '/api/people/a%00', '/live'],
] as const;
const GETS: readonly ((world: World) => string)[] = [
  ...PAGES.map((path) => () => path),
  (world) => `/api/tables/${tableOf(world)}/record`,
  (world) => `/api/tables/${tableOf(world)}/record`,
  (world) => `/api/results/${tableOf(world)}`,
  (world) => `/api/people/${login(world)}`,
  (world) => `/api/people/${login(world)}/curve/dyed`,
  (world) => `/api/ranking/${pick(world, ['dyed', 'chess'])}?season=${pick(world, ['2026-4', 'x'])}`,
  (world) => `/api/seats?tables=${tableOf(world)},${tableOf(world)}`,
  (world) => `/api/cups/${cupOf(world)}`,
  (world) => `/table/${tableOf(world)}`,
];

/** Learns who it is now; who is nobody any more comes in as somebody new. */
export async function identify({ server }: World, voice: Voice): Promise<void> {
  let visit = voice.token === '' ? undefined : await server.store.people.visit(hashOf(voice.token), 0);
  if (visit === undefined) {
    voice.device.cookie = '';
    await voice.device.guest(voice.name);
    visit = await server.store.people.visit(hashOf(voice.token), 0);
  }
  voice.become(visit?.person.id ?? '');
}

function spoiled(world: World, body: Json): Json {
  const field = pick(world, [...Object.keys(body), 'admin']);
  return { ...body, [field]: pick(world, [null, -1, '', [], {}, 'x'.repeat(3000), true, '\u0000', 'voice0', undefined]) };
}

/** One request in the name of a voice. Who deletes itself is written out of the journals: what stands in them is looked at before. */
export async function request(world: World, voice: Voice, look: () => Promise<void>): Promise<void> {
  world.requests++;
  const answer = maybe(world, 3) ? await voice.device.get(pick(world, GETS)(world)) : await post(world, voice, look);
  voice.heard.push(JSON.stringify({ type: 'http', body: answer.body }));
  if (answer.status >= 500) throw new Error(`a request failed: ${answer.status}`);
}

async function post(world: World, voice: Voice, look: () => Promise<void>): Promise<{ status: number; body: unknown }> {
  const path = pick(world, POST_PATHS);
  const body = POSTS[path]?.(world, voice) ?? {};
  if (path === '/api/delete') await look();
  const before = voice.device.cookie;
  const answer = await voice.device.post(path, maybe(world, 6) ? spoiled(world, body) : body);
  const { id } = (answer.body ?? {}) as { id?: string };
  if (path === '/api/cups' && answer.status === 200 && id !== undefined) world.cups.push(id);
  const isOver = path === '/api/sessions/end' || path === '/api/register';
  if (voice.device.cookie === before && !isOver) return answer;
  if (voice.device.cookie !== before) voice.hangUp();
  await identify(world, voice);
  return answer;
}

/** Somebody new takes the place of a voice: it leaves its tables as they are. */
export async function renew(world: World, voice: Voice): Promise<void> {
  voice.hangUp();
  voice.device.cookie = '';
  await identify(world, voice);
}
