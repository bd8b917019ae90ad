import { type Game, type Mask, range, seedFromText, sees, stream } from '@banquise/kernel';
import { serverMessage } from '@banquise/protocol';
import type { Table } from '@banquise/table';
import * as v from 'valibot';
import { pebbles } from '../../../kernel/testkit/toy/pebbles.ts';
import { DYE, type Dyed, type DyedTypes, dyed } from '../dyed.ts';
import { testServer } from '../server.ts';
import { identify, PASSWORD, renew, request } from './requests.ts';
import { Twins } from './twins.ts';
import { Voice } from './voice.ts';
import { spoil, words } from './words.ts';
import { type Json, maybe, pick, type World } from './world.ts';

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
/** How much work may lie between a message and its answer. */
const PATIENCE = 10_000;
const NAMES = new RegExp(`${DYE}[0-9a-z]+`, 'g');
/** By then the libraries are loaded and as many tables lie there as will: memory is flat from there on. */
const SETTLED = 10_000;
/** How many tables are spoken of; older ones go on without anybody. */
const TABLES = 100;

/**
 * Several people at several tables say anything: what is right, what is stale, what is not theirs, and what is no message.
 * After each breath the world is held against what must be so.
 */
export async function fuzz(
  seed: string,
  messages: number,
  note: (text: string) => void = () => undefined,
  seconds = Number.POSITIVE_INFINITY,
): Promise<Fuzzed> {
  const end = performance.now() + seconds * 1000;
  const rng = stream(seedFromText(seed), 'play');
  const server = await testServer({ games: [dyed as unknown as Game, pebbles as unknown as Game] });
  const twins = new Twins(dyed);
  const voices = range(PEOPLE).map((i) => new Voice(server.address, `Voice ${i}`, (message) => twins.check(message)));
  const world: World = {
    ...{ server, rng, voices, twins, tables: [], cups: [], knowers: new Map(), accounted: new Map() },
    ...{ asked: 0, requests: 0, laid: 0, logged: 0 },
  };
  server.context.tables.onChange(({ committed }) => {
    takeDown(world, committed);
    twins.note(committed as unknown as Table<DyedTypes>);
  });
  try {
    for (const [i, voice] of voices.entries()) {
      await voice.device.guest(voice.name);
      if (i < 2) await voice.device.post('/api/register', { login: `voice${i}`, password: PASSWORD });
      await identify(world, voice);
      await voice.connect();
    }
    let early = 0;
    for (let sent = 0; sent < messages && performance.now() < end; sent += BREATH) {
      for (const _ of range(BREATH)) await act(world);
      await settled(world);
      await look(world);
      if (early === 0 && sent >= Math.min(messages / 10, SETTLED)) early = heap();
      if (sent % (BREATH * 50) === 0) note(`${sent} messages, ${world.laid} tables, ${commands(world)} commands`);
    }
    return {
      ...{ messages: world.asked, requests: world.requests, tables: world.laid, memory: [early, heap()] },
      answered: voices.reduce((sum, { answered }) => sum + answered, 0),
      granted: voices.reduce((sum, { granted }) => sum + granted, 0),
      commands: commands(world),
    };
  } finally {
    for (const voice of voices) voice.hangUp();
    await server.stop();
  }
}

const commands = ({ accounted }: World): number => [...accounted.values()].reduce((sum, revision) => sum + revision, 0);

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

async function act(world: World): Promise<void> {
  // Some come in one piece, some after others were heard.
  if (maybe(world, 3)) await new Promise((resolve) => setTimeout(resolve, 1));
  const voice = pick(world, world.voices);
  if (!voice.isOpen) await voice.connect();
  if (maybe(world, 400)) return voice.hangUp();
  if (maybe(world, 2000)) return renew(world, voice);
  const lookFirst = async (): Promise<void> => {
    await settled(world);
    await look(world);
  };
  if (maybe(world, 60)) return request(world, voice, lookFirst);
  // The sender signs its ids, so that the journal shows who really asked.
  const id = `${world.voices.indexOf(voice)}.${world.asked++}`;
  const message = words(world, voice, id);
  const broken = maybe(world, 6) ? spoil(world, message) : message;
  if (typeof broken === 'object' && broken !== null && (broken as Json).id === id && (broken as Json).type !== 'hello')
    voice.answers.set(id, false);
  voice.say(broken);
}

/** Milliseconds of this process's own processor time: what the rest of the machine does meanwhile does not count. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Waits for the answer to everything that deserves one. A connection that closed owes none. */
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
  for (const voice of voices) {
    const own = await Promise.all([...voice.people].map((person) => server.store.people.selves(person)));
    selves.set(voice, new Set([...voice.people, ...own.flat()]));
  }
  const lives = [...server.context.tables.lives.values()];
  const seeds = new RegExp(lives.flatMap(({ committed }) => (committed.phase === 'finished' ? [] : [committed.seed])).join('|') || '^$');
  for (const voice of voices) {
    const own = [...(selves.get(voice) ?? [])];
    for (const text of voice.heard) {
      if (!text.startsWith('{"type":"http"')) v.assert(serverMessage, JSON.parse(text));
      if (seeds.test(text)) throw new Error(`a seed was told before the end in ${text}`);
      for (const name of new Set(text.match(NAMES) ?? [])) {
        const known = world.knowers.get(name);
        // Of a card that nobody is held to, the game is over.
        if (known !== undefined && known !== 'everybody' && !own.some((person) => known.has(person)))
          throw new Error(`${voice.name} was told ${name} in ${text}`);
      }
      for (const other of voices) if (text.includes(other.token)) throw new Error('a cookie was told');
    }
    voice.looked();
  }
  for (const line of server.log.slice(world.logged)) if (line.includes(DYE)) throw new Error(`the log tells a card: ${line}`);
  world.logged = server.log.length;
  for (const { id, committed } of lives) if (committed.revision > (world.accounted.get(id) ?? 0)) await accountFor(world, id, selves);
  await gather(world);
}

/** The tables that can be spoken of: the latest that somebody sits at. */
async function gather(world: World): Promise<void> {
  const running = await world.server.context.directory.running(world.voices.map((voice) => voice.person));
  for (const { id } of running) {
    if (world.tables.includes(id)) continue;
    world.tables.push(id);
    world.laid++;
  }
  if (world.tables.length <= 2 * TABLES) return;
  for (const old of world.tables.splice(0, TABLES)) if (!world.server.context.tables.lives.has(old)) world.twins.forget(old);
}

/** Whatever is in a journal was asked by the one in whose name it stands. */
async function accountFor(
  { server, voices, accounted }: World,
  id: string,
  selves: ReadonlyMap<Voice, ReadonlySet<string>>,
): Promise<void> {
  for (const { command, revision } of await server.store.tables.journal(id, accounted.get(id) ?? 0)) {
    accounted.set(id, revision);
    // Who gets up because it is forgotten is nobody any more.
    if (command.by === 'host' || command.id.startsWith('forget-')) continue;
    const sender = voices[Number(command.id.split('.')[0])];
    if (sender === undefined || !selves.get(sender)?.has(command.by.person)) throw new Error(`${command.id} stands in another's name`);
  }
}
