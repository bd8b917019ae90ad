import { below, type Game, type Mask, next, type Rng, range, seedFromText, sees, stream } from '@banquise/kernel';
import { type ServerMessage, serverMessage } from '@banquise/protocol';
import type { Table } from '@banquise/table';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { pebbles } from '../../kernel/testkit/toy/pebbles.ts';
import { hashOf } from '../src/host/chance.ts';
import { DYE, type Dyed, dyed } from './dyed.ts';
import { Device } from './person.ts';
import { type TestServer, testServer } from './server.ts';

/** What a run came to. */
export interface Fuzzed {
  readonly messages: number;
  readonly answered: number;
  readonly granted: number;
  readonly requests: number;
  readonly tables: number;
  readonly commands: number;
  /** Bytes of the heap after the first tenth and at the end, each after a collection where the process allows one. */
  readonly memory: readonly [number, number];
}

const PEOPLE = 5;
/** Messages that go out before their answers are awaited and the world is looked at. */
const BREATH = 200;
/** So much work may lie between a message and its answer. */
const PATIENCE = 10_000;
const PASSWORD = 'four northern games';

type Json = Record<string, unknown>;

/** Somebody with a session and a line, and all it heard since the last look. */
class Voice {
  readonly device: Device;
  readonly name: string;
  person = '';
  /** Everybody it has been. */
  readonly people = new Set<string>();
  #socket: WebSocket | undefined;
  heard: string[] = [];
  answers = new Map<string, boolean>();
  granted = 0;
  answered = 0;
  keys = new Map<string, string>();

  constructor(address: string, name: string) {
    this.device = new Device(address);
    this.name = name;
  }

  async connect(): Promise<void> {
    const socket = this.device.socket();
    this.#socket = socket;
    // What was asked on another line is not answered on this one.
    this.answers.clear();
    socket.on('message', (data) => this.#hear(String(data)));
    await new Promise<void>((resolve) => {
      socket.once('open', () => resolve());
      socket.once('error', () => resolve());
    });
    this.say({ type: 'hello', protocol: 1 });
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === 1;
  }

  say(message: unknown): void {
    if (this.isOpen) this.#socket?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  hangUp(): void {
    this.#socket?.terminate();
  }

  #hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'links' && message.invite !== null) this.keys.set(message.table, message.invite);
    if (message.type !== 'answer' || message.id === null) return;
    if (this.answers.get(message.id) === true) throw new Error(`${message.id} was answered twice`);
    if (!this.answers.has(message.id)) return;
    this.answers.set(message.id, true);
    this.answered++;
    if (message.ok) this.granted++;
  }
}

/**
 * Several people at several tables say anything: what is right, what is stale, what is not theirs, and what is no message.
 * After each breath the world is held against what must be so.
 */
export async function fuzz(seed: string, messages: number, note: (text: string) => void = () => undefined): Promise<Fuzzed> {
  const rng = stream(seedFromText(seed), 'play');
  const games = [dyed as unknown as Game, pebbles as unknown as Game];
  const server = await testServer({ games });
  const voices = range(PEOPLE).map((i) => new Voice(server.address, `Voice ${i}`));
  const world = { server, rng, voices, tables: [] as string[], knowers: new Map<string, Knowers>(), asked: 0, requests: 0 };
  server.context.tables.onChange(({ committed }) => takeDown(world, committed));
  try {
    for (const [i, voice] of voices.entries()) {
      await voice.device.guest(voice.name);
      if (i < 2) await voice.device.post('/api/register', { login: `voice${i}`, password: PASSWORD });
      await identify(world, voice);
      await voice.connect();
    }
    let early = 0;
    for (let sent = 0; sent < messages; sent += BREATH) {
      for (const _ of range(BREATH)) await act(world);
      await settled(world);
      await look(world);
      if (early === 0 && sent >= messages / 10) early = heap();
      if (sent % (BREATH * 100) === 0) note(`${sent} messages, ${world.tables.length} tables`);
    }
    const journals = await Promise.all([...server.context.tables.lives.keys()].map((id) => server.store.tables.journal(id)));
    return {
      ...{ messages: world.asked, requests: world.requests, tables: world.tables.length, memory: [early, heap()] },
      answered: voices.reduce((sum, { answered }) => sum + answered, 0),
      granted: voices.reduce((sum, { granted }) => sum + granted, 0),
      commands: journals.reduce((sum, { length }) => sum + length, 0),
    };
  } finally {
    for (const voice of voices) voice.hangUp();
    await server.stop();
  }
}

interface World {
  readonly server: TestServer;
  readonly rng: Rng;
  readonly voices: readonly Voice[];
  readonly tables: string[];
  /** Who may have learnt a card, by its name, at tables that go on. */
  readonly knowers: Map<string, Knowers>;
  asked: number;
  requests: number;
}

/** Everybody, or these people. */
type Knowers = 'everybody' | Set<string>;

/**
 * Who may know which card, after each batch that was stored. What was known once counts for good: who undoes takes the
 * card back into the hand, but not out of the heads of those who saw it lie.
 */
function takeDown({ knowers }: World, { game, state, chairs, phase }: Table): void {
  if (game !== 'dyed' || state === null) return;
  const { names, knows } = state as unknown as Dyed;
  for (const [card, name] of names.entries()) {
    if (phase === 'finished') knowers.delete(name);
    else if (sees(knows[card] as Mask, 'spectator')) knowers.set(name, 'everybody');
    else if (knowers.get(name) !== 'everybody') {
      const known = (knowers.get(name) as Set<string> | undefined) ?? new Set();
      for (const [seat, { person }] of chairs.entries()) if (person !== null && sees(knows[card] as Mask, seat)) known.add(person);
      knowers.set(name, known);
    }
  }
}

function heap(): number {
  (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed;
}

const tokenOf = ({ device }: Voice): string => device.cookie.split('=')[1] as string;

async function identify({ server }: World, voice: Voice): Promise<void> {
  const session = await server.store.people.session(hashOf(tokenOf(voice)));
  voice.person = session?.person ?? '';
  voice.people.add(voice.person);
}

const pick = <T>({ rng }: World, list: readonly T[]): T => list[below(rng, list.length)] as T;
const maybe = ({ rng }: World, n: number): boolean => below(rng, n) === 0;

async function act(world: World): Promise<void> {
  const index = below(world.rng, PEOPLE);
  const voice = world.voices[index] as Voice;
  if (!voice.isOpen) await voice.connect();
  if (maybe(world, 400)) {
    voice.hangUp();
    return;
  }
  if (maybe(world, 60)) {
    await request(world, voice);
    return;
  }
  // The sender signs its ids, so that the journal shows who really asked.
  const id = `${index}.${world.asked++}`;
  const message = words(world, voice, id);
  const broken = maybe(world, 6) ? spoil(world, message) : message;
  if (typeof broken === 'object' && broken !== null && (broken as Json).id === id && (broken as Json).type !== 'hello')
    voice.answers.set(id, false);
  voice.say(broken);
}

const seatOf = (world: World): unknown => (maybe(world, 12) ? pick(world, [-1, 7, 29, 1.5, '0', null]) : below(world.rng, 4));

/** Something that could be said, about a table that is there or not, in the right or the wrong name. */
function words(world: World, voice: Voice, id: string): Json {
  const { rng, server } = world;
  const table = world.tables.length === 0 || maybe(world, 40) ? 'AAAAAAAAAAAAAAAAAAAAAA' : pick(world, world.tables.slice(-6));
  const live = server.context.tables.lives.get(table);
  const key = maybe(world, 2) ? {} : { key: pick(world, world.voices).keys.get(table) ?? 'BBBBBBBBBBBBBBBBBBBBBB' };
  const version = (live?.committed.entries.length ?? 0) - (maybe(world, 8) ? below(rng, 5) - 2 : 0);
  const kind = below(rng, 100);
  if (kind < 2) return creation(world, id);
  if (kind < 8)
    return { type: 'watch', id, table, from: maybe(world, 3) ? version : 0, ...key, ...(maybe(world, 4) ? { seat: seatOf(world) } : {}) };
  if (kind < 9) return { type: 'unwatch', id, table };
  if (kind < 11) return { type: pick(world, ['lobby', 'mine']), id, on: maybe(world, 2) };
  if (kind < 13) return { type: 'say', id, table, text: `words of ${voice.name}` };
  if (kind < 14) return { type: 'mute', id, table, seat: seatOf(world), on: maybe(world, 2) };
  if (kind < 16) return { type: 'moment', id, table, version: below(rng, Math.max(0, version) + 2), ...key, seat: seatOf(world) };
  if (kind < 18) return { type: 'record', id, table, ...key };
  return { type: 'ask', id, table, version: Math.max(0, version), request: wish(world, voice, table), ...key };
}

function creation(world: World, id: string): Json {
  const seats = [
    { kind: 'me' },
    ...range(1 + below(world.rng, 2)).map(() => (maybe(world, 4) ? { kind: 'bot', level: 1, name: 'Ice' } : { kind: 'empty' })),
  ];
  return {
    ...{ type: 'create', id, game: pick(world, ['dyed', 'dyed', 'pebbles', 'chess']), options: {}, seats, listed: maybe(world, 2) },
    ...{ clock: { kind: 'days', days: 1, grace: 0 }, settings: { confirm: maybe(world, 2), standIn: 1 } },
  };
}

const MOVES = ['draw', 'lay', 'give', 'peek', 'wait', 'stand', 'steal'] as const;

/** What somebody asks of a table; mostly what would bring it further if the right one asked. */
function wish(world: World, voice: Voice, table: string): Json {
  const committed = world.server.context.tables.lives.get(table)?.committed;
  const own = committed?.chairs.findIndex(({ person }) => person === voice.person) ?? -1;
  const seat = own >= 0 && !maybe(world, 5) ? own : seatOf(world);
  const step = maybe(world, 6) ? below(world.rng, 3) : (committed?.drafts[Number(seat)]?.moves.length ?? 0);
  if (committed?.phase === 'open' && !maybe(world, 5))
    return maybe(world, 3) ? { type: 'start' } : { type: 'sit', seat: below(world.rng, 3), name: voice.name };
  const kind = below(world.rng, 40);
  if (kind < 26) return { type: 'move', seat, step, move: { type: pick(world, MOVES) } };
  if (kind < 30) return { type: 'confirm', seat, step };
  if (kind < 33) return { type: 'undo', seat, step };
  if (kind < 34) return { type: 'set-confirm', seat, on: maybe(world, 2) };
  if (kind < 35) return { type: pick(world, ['leave', 'return', 'resume', 'vacate']), seat };
  if (kind < 36) return { type: 'resign', seat };
  if (kind < 37) return { type: 'pause', seat, agree: maybe(world, 2) };
  if (kind < 38) return { type: 'rematch', seat, agree: maybe(world, 2) };
  if (kind < 39) return { type: pick(world, ['tick', 'rematched', 'add-seat', 'constructor']) };
  return { type: 'seat-bot', seat, level: below(world.rng, 8), name: 'Ice' };
}

/** The same with something wrong in it. */
function spoil(world: World, message: Json): unknown {
  const text = JSON.stringify(message);
  const field = pick(world, Object.keys(message));
  switch (below(world.rng, 7)) {
    case 0:
      return text.slice(0, below(world.rng, text.length));
    case 1:
      return { ...message, [field]: undefined };
    case 2:
      return { ...message, [field]: pick(world, [null, -1, 1e300, '', [], {}, '\u0000', 'x'.repeat(3000), true]) };
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

const PATHS = [
  ...['/api/name', '/api/push', '/api/push/stop', '/api/register', '/api/sign-in', '/api/proof', '/api/proof/options', '/api/recovery'],
  ...['/api/recover', '/api/sessions/end', '/api/passkey/options', '/api/passkey', '/api/passkey/remove', '/api/sheet', '/api/guest'],
] as const;
const PLACES = [
  '/api/me',
  '/api/export',
  '/api/lobby',
  '/api/sheet',
  '/api/statistics',
  '/api/people/voice0',
  '/healthz',
  '/%',
  '/api/tables/x/record',
];

async function request(world: World, voice: Voice): Promise<void> {
  world.requests++;
  if (maybe(world, 3)) {
    const table = world.tables.length > 0 ? pick(world, world.tables) : 'x';
    const answer = await voice.device.get(maybe(world, 2) ? pick(world, PLACES) : `/api/tables/${table}/record`);
    voice.heard.push(JSON.stringify({ type: 'http', body: answer.body }));
    if (answer.status >= 500) throw new Error(`a request failed: ${answer.status}`);
    return;
  }
  const body = {
    ...(maybe(world, 2) ? { name: voice.name } : {}),
    ...(maybe(world, 3)
      ? { login: pick(world, ['voice0', 'voice1', 'eve']), password: pick(world, [PASSWORD, 'guess number one', 5]) }
      : {}),
    ...(maybe(world, 4) ? { id: pick(world, ['x', tokenOf(pick(world, world.voices))]), code: 'AAAA-AAAA' } : {}),
    ...(maybe(world, 5) ? { after: below(world.rng, 3), sheet: { n: 1 } } : {}),
  };
  const before = voice.device.cookie;
  const answer = await voice.device.post(pick(world, PATHS), body);
  voice.heard.push(JSON.stringify({ type: 'http', body: answer.body }));
  if (answer.status >= 500) throw new Error(`a request failed: ${answer.status}`);
  if (voice.device.cookie === before) return;
  voice.hangUp();
  await identify(world, voice);
}

/** Milliseconds of this process's own processor time: what the rest of the machine does meanwhile does not count. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Waits for the answer to everything that deserves one. A line that closed owes none. */
async function settled({ voices, server }: World): Promise<void> {
  const end = spent() + PATIENCE;
  const open = (): boolean => voices.some((voice) => voice.isOpen && [...voice.answers.values()].includes(false));
  while (open()) {
    if (spent() > end)
      throw new Error(
        `never answered: ${voices.flatMap((voice) => [...voice.answers].filter(([, done]) => !done).map(([id]) => id)).join(' ')}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  for (const voice of voices) voice.answers.clear();
  await server.context.tables.drained();
}

/** Holds the world against what must be so. */
async function look(world: World): Promise<void> {
  const { server, voices } = world;
  const selves = new Map<Voice, ReadonlySet<string>>();
  for (const voice of voices) selves.set(voice, new Set([...voice.people, ...(await server.store.people.selves(voice.person))]));
  for (const { id } of await server.context.directory.running(voices.map((voice) => voice.person)))
    if (!world.tables.includes(id)) world.tables.push(id);
  const lives = [...server.context.tables.lives.values()];
  for (const voice of voices) {
    const bytes = voice.heard.join('\n');
    for (const text of voice.heard) if (!text.startsWith('{"type":"http"')) v.assert(serverMessage, JSON.parse(text));
    for (const { committed } of lives) {
      if (committed.phase !== 'finished' && bytes.includes(committed.seed)) throw new Error('a seed was told before the end');
      if (committed.game !== 'dyed' || committed.state === null || committed.phase === 'finished') continue;
      const own = [...(selves.get(voice) ?? [])];
      for (const name of (committed.state as unknown as Dyed).names) {
        const known = world.knowers.get(name);
        if (known !== 'everybody' && !own.some((person) => known?.has(person)) && bytes.includes(name))
          throw new Error(`${voice.name} was told ${name}`);
      }
    }
    for (const other of voices) if (bytes.includes(tokenOf(other))) throw new Error('a cookie was told');
    voice.heard = [];
  }
  if (server.log.join('\n').includes(DYE)) throw new Error('the log tells a card');
  for (const { id } of lives) await accountFor(world, id, selves);
  if (world.tables.length > 200) world.tables.splice(0, 100);
}

/** How far each journal was looked at. */
const seen = new WeakMap<World, Map<string, number>>();

/** Whatever is in a journal was asked by the one in whose name it stands. */
async function accountFor(world: World, id: string, selves: ReadonlyMap<Voice, ReadonlySet<string>>): Promise<void> {
  const known = seen.get(world) ?? new Map<string, number>();
  seen.set(world, known);
  for (const { command, revision } of await world.server.store.tables.journal(id, known.get(id) ?? 0)) {
    known.set(id, revision);
    if (command.by === 'host') continue;
    const sender = world.voices[Number(command.id.split('.')[0])];
    if (sender === undefined || !selves.get(sender)?.has(command.by.person)) throw new Error(`${command.id} stands in another's name`);
  }
}
