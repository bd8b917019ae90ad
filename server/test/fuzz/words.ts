import { below, next, range } from '@banquise/kernel';
import { awaits } from '@banquise/table';
import type { Voice } from './voice.ts';
import { type Json, maybe, pick, type World } from './world.ts';

const NOBODY = 'AAAAAAAAAAAAAAAAAAAAAA';
const NO_KEY = 'BBBBBBBBBBBBBBBBBBBBBB';

const seatOf = (world: World): unknown => (maybe(world, 12) ? pick(world, [-1, 7, 29, 1.5, '0', null]) : below(world.rng, 4));

/** How many tables are spoken of at a time, or their games would never get anywhere. */
const RECENT = 6;

/** Whether a table waits for a voice. */
function isAwaited({ server }: World, table: string, { person }: Voice): boolean {
  const live = server.context.tables.lives.get(table);
  if (live === undefined || live.committed.phase !== 'playing') return false;
  return awaits(live.game, live.committed).some(({ seat }) => live.committed.chairs[seat]?.person === person);
}

/** Something that could be said, about a table that is there or not, in the right or the wrong name. */
export function words(world: World, voice: Voice, id: string): Json {
  const { rng, server } = world;
  const recent = world.tables.slice(-RECENT);
  const waiting = maybe(world, 3) ? [] : recent.filter((table) => isAwaited(world, table, voice));
  const table = maybe(world, 40) ? NOBODY : pick(world, waiting.length > 0 ? waiting : [...recent, ...(recent.length > 0 ? [] : [NOBODY])]);
  const live = server.context.tables.lives.get(table);
  const keys = world.voices.flatMap((other) => other.keys.get(table) ?? []);
  const key = maybe(world, 3) ? {} : { key: maybe(world, 4) ? NO_KEY : (keys[0] ?? NO_KEY) };
  const version = (live?.committed.entries.length ?? 0) - (maybe(world, 8) ? below(rng, 5) - 2 : 0);
  const kind = below(rng, 100);
  if (kind < 2) return maybe(world, recent.length < RECENT ? 1 : 8) ? creation(world, id) : { type: 'ping' };
  if (kind < 8)
    return { type: 'watch', id, table, from: maybe(world, 3) ? version : 0, ...key, ...(maybe(world, 4) ? { seat: seatOf(world) } : {}) };
  if (kind < 9) return { type: 'unwatch', id, table };
  if (kind < 11) return { type: pick(world, ['lobby', 'mine']), id, on: maybe(world, 2) };
  if (kind < 13) return { type: 'say', id, table, text: maybe(world, 9) ? 'a\u0000b' : `words of ${voice.name}` };
  if (kind < 14) return { type: 'mute', id, table, seat: seatOf(world), on: maybe(world, 2) };
  if (kind < 16) return { type: 'past', id, table, version: below(rng, Math.max(0, version) + 2), ...key, seat: seatOf(world) };
  if (kind < 18) return { type: 'record', id, table, ...key };
  if (kind < 19) return company(world, voice, id);
  return { type: 'ask', id, table, version: Math.max(0, version), request: wish(world, voice, table), ...key };
}

function creation(world: World, id: string): Json {
  const seats = [
    { kind: 'me' },
    ...range(1 + below(world.rng, 2)).map(() => (maybe(world, 4) ? { kind: 'bot', level: 1, name: 'Ice' } : { kind: 'empty' })),
  ];
  return {
    ...{ type: 'create', id, game: pick(world, ['dyed', 'dyed', 'dyed', 'pebbles', 'chess']), options: {}, seats, listed: maybe(world, 2) },
    ...{ clock: { kind: 'days', days: 1, grace: 0 }, settings: { confirm: maybe(world, 2), standIn: 1 } },
  };
}

/** Looks for company, or for no more of it. */
function company(world: World, voice: Voice, id: string): Json {
  const kind = below(world.rng, 4);
  if (kind === 0) return { type: 'unseek', id };
  if (kind === 1) return { type: 'found', id, table: voice.found.at(-1) ?? NOBODY, begin: !maybe(world, 3) };
  const games = pick(world, [['dyed'], ['dyed', 'pebbles'], ['chess']]);
  return { type: 'seek', id, games, pace: pick(world, ['live', 'days']), rated: maybe(world, 2), size: 'two', wide: true };
}

const MOVES = ['draw', 'lay', 'give', 'peek', 'wait', 'stand', 'steal'] as const;

/** What somebody asks of a table; mostly what would bring it further if the right one asked. */
function wish(world: World, voice: Voice, table: string): Json {
  const { rng } = world;
  const committed = world.server.context.tables.lives.get(table)?.committed;
  const own = committed?.chairs.findIndex(({ person }) => person === voice.person) ?? -1;
  const seat = own >= 0 && !maybe(world, 5) ? own : maybe(world, 3) ? seatOf(world) : below(rng, committed?.chairs.length ?? 2);
  const isAway = committed?.chairs[own]?.bot != null;
  const step = maybe(world, 6) ? below(rng, 3) : (committed?.drafts[Number(seat)]?.moves.length ?? 0);
  const free = committed?.chairs.findIndex(({ person, bot }) => person === null && bot === null) ?? -1;
  const move = (): Json => ({ type: pick(world, MOVES) });
  if (committed?.phase === 'open' && !maybe(world, 5))
    return maybe(world, 3)
      ? { type: 'start' }
      : { type: 'sit', seat: free >= 0 && !maybe(world, 4) ? free : below(rng, 3), name: voice.name };
  if (isAway && !maybe(world, 4)) return { type: 'return', seat: own };
  const kind = below(rng, 48);
  if (kind < 26) return { type: 'move', seat, step, move: move() };
  if (kind < 30) return { type: 'act', seat, step, moves: range(1 + below(rng, 3)).map(move) };
  if (kind < 35) return { type: 'confirm', seat, step };
  if (kind < 38) return { type: 'undo', seat, step };
  if (kind < 39) return { type: 'set-confirm', seat, on: maybe(world, 2) };
  if (kind < 41) return { type: pick(world, ['leave', 'return', 'return', 'resume', 'vacate', 'lead', 'drop-seat']), seat };
  if (kind < 42) return maybe(world, 3) ? { type: 'resign', seat } : { type: 'return', seat };
  if (kind < 43) return { type: 'pause', seat, agree: maybe(world, 2) };
  if (kind < 45) return { type: 'rematch', seat, agree: !maybe(world, 3) };
  if (kind < 46) return { type: pick(world, ['tick', 'rematched', 'conclude', 'constructor']) };
  if (kind < 47) return { type: pick(world, ['add-seat', 'wait', 'cancel', 'start']) };
  return { type: 'seat-bot', seat, level: below(rng, 8), name: 'Ice' };
}

/** An id that is one would stand in the journal, and tell nothing of who sent it. */
const WRONG = [null, -1, 1e300, '', [], {}, 'x'.repeat(3000), true] as const;

/** The same with something wrong in it. */
export function spoil(world: World, message: Json): unknown {
  const text = JSON.stringify(message);
  const field = pick(world, Object.keys(message));
  switch (below(world.rng, 7)) {
    case 0:
      return text.slice(0, below(world.rng, text.length));
    case 1:
      return { ...message, [field]: undefined };
    case 2:
      return { ...message, [field]: pick(world, field === 'id' ? WRONG : [...WRONG, '\u0000']) };
    case 3:
      return { ...message, by: 'host', person: pick(world, world.voices).person, __proto__: { admin: true } };
    case 4:
      return [message];
    case 5:
      return text.replace(/[0-9a-z]/, String.fromCharCode(next(world.rng) % 65_536));
    default:
      return `${text}${text}`;
  }
}
