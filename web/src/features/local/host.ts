import {
  bad,
  type Game,
  type GameRecord,
  type GameTypes,
  type OptionValues,
  type Result,
  type Seat,
  type Seed,
  type Viewer,
  versionOf,
  writeRecord,
} from '@banquise/kernel';
import {
  type Accepted,
  type Answer,
  awaits,
  type Creation,
  create,
  follow,
  handle,
  LAW,
  type Level,
  type Mirror,
  moment,
  type Request,
  record,
  rematch,
  restore,
  type SeatPlan,
  type Speaker,
  type Stored,
  since,
  type Table,
} from '@banquise/table';
import type { Session } from '../../kit/session.ts';
import { createStore } from '../../ui/store.ts';
import { readSave, saveOf, studyId, writeSave } from './saves.ts';
import { adviseAt, chooseMove, newSeed } from './think.ts';

/** Everybody who plays on this device is one person to the table. */
export const PERSON = 'device';
/** A bot that answers at once still takes a breath, so that one sees whose move it was. */
const BREATH = 350;

export interface Plan {
  readonly seats: readonly ({ readonly name: string } & ({ readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: Level }))[];
  readonly options: OptionValues;
  readonly confirm: boolean;
  /** Another one each time, unless it is given. */
  readonly seed?: Seed;
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('');

/** Lays a table in this page and starts the game; tells under which name it is kept. */
export function layTable(game: Game, { seats, options, confirm, seed = newSeed() }: Plan): string {
  const creation: Creation = {
    id: newId(),
    game: game.id,
    rules: game.rules,
    options,
    seats: seats.map((seat): SeatPlan => (seat.kind === 'bot' ? seat : { ...seat, person: PERSON, confirm })),
    clock: { kind: 'none' },
    settings: { confirm, standIn: 3 },
    owner: PERSON,
    law: LAW,
    seed,
    at: Date.now(),
  };
  return begin(game, creation);
}

function begin(game: Game, creation: Creation): string {
  const made = create(game, creation);
  if (!made.ok) throw new Error(`${made.problem.field} should be ${made.problem.expected}`);
  const at = Date.now();
  const { table, append } = handle(game, made.value, { id: newId(), by: 'host', version: 0, type: 'start' }, at);
  return keepTable(game, table, { creation, journal: append === null ? [] : [append] });
}

/** Keeps a table in this browser; tells under which name. */
export function keepTable(game: Game, table: Table, stored: Stored): string {
  writeSave(saveOf(table, stored, awaitedPeople(game, table)));
  return stored.creation.id;
}

/** A game from its line, laid out again move by move: with its people on this device, or with these in its seats. */
export function replayed(newest: Game, record: GameRecord, seats = peopleOf(record)): Result<{ table: Table; stored: Stored }> {
  const { options, rules, seed, moves } = record;
  const version = versionOf(newest, rules);
  if (!version.ok) return version;
  const game = version.value;
  const at = Date.now();
  const creation: Creation = {
    ...{ id: studyId(newId()), game: game.id, rules, options, seats, seed, at },
    clock: { kind: 'none' },
    settings: { confirm: false, standIn: 3 },
    owner: PERSON,
    law: LAW,
  };
  const made = create(game, creation);
  if (!made.ok) return made;
  let table = made.value;
  const journal: Accepted[] = [];
  const ask = (by: Speaker, request: Request): boolean => {
    const outcome = handle(game, table, { id: newId(), by, version: table.entries.length, ...request }, at);
    table = outcome.table;
    if (outcome.append !== null) journal.push(outcome.append);
    return outcome.answer.ok;
  };
  ask('host', { type: 'start' });
  for (const [index, [seat, move]] of moves.entries()) {
    const by = seats[seat]?.kind === 'bot' ? 'host' : { person: PERSON };
    if (!ask(by, { type: 'move', seat, step: 0, move })) return bad(`moves[${index}]`, 'a legal move');
  }
  if (record.ending !== undefined) ask('host', { type: 'conclude', ending: record.ending });
  return { ok: true, value: { table, stored: { creation, journal } } };
}

const peopleOf = ({ seats }: GameRecord): readonly SeatPlan[] =>
  seats.map((name) => ({ kind: 'person', name: name || '–', person: PERSON, confirm: false }));

/** The same, kept in this browser, so that it can be looked at like one's own. */
export function layRecord(game: Game, line: GameRecord): Result<string> {
  const made = replayed(game, line);
  if (!made.ok) return made;
  const { table, stored } = made.value;
  return { ok: true, value: keepTable(game, table, stored) };
}

const awaitedPeople = (game: Game, table: Table): Seat[] =>
  awaits(game, table)
    .filter(({ bot }) => bot === null)
    .map(({ seat }) => seat);

/** Opens a table of this browser again. Nothing when it is not here, or of other rules. */
export function openTable<T extends GameTypes>(game: Game<T>, id: string, secretHands: boolean): Session<T> | undefined {
  const save = readSave(id);
  if (save === undefined) return undefined;
  const restored = restore(game, save.stored);
  return restored.ok ? new LocalHost(game, restored.value, save.stored.creation, save.stored.journal, secretHands).session : undefined;
}

/** The authority of one table in this page: it keeps what was accepted before anybody sees it, and plays the bots. */
class LocalHost<T extends GameTypes> {
  readonly session: Session<T>;
  readonly #game: Game<T>;
  readonly #creation: Creation;
  readonly #journal: Accepted[];
  readonly #secret: boolean;
  #table: Table<T>;
  readonly #gone = new AbortController();

  constructor(game: Game<T>, table: Table<T>, creation: Creation, journal: readonly Accepted[], secret: boolean) {
    this.#game = game;
    this.#table = table;
    this.#creation = creation;
    this.#journal = [...journal];
    this.#secret = secret;
    const viewer = createStore<Viewer>(this.#eyes(this.#people()[0] ?? 'spectator'));
    const curtain = createStore<Seat | null>(this.#mustHide() && typeof viewer.get() === 'number' ? (viewer.get() as Seat) : null);
    const thinking = createStore<Seat | null>(null);
    const mirror = createStore<Mirror<T>>(follow(undefined, since(game, table, viewer.get(), 0)) as Mirror<T>);
    this.session = {
      ...{ mirror, viewer, curtain, thinking },
      move: (move) => this.#ask((seat, step) => ({ type: 'move', seat, step, move })),
      undo: () => this.#ask((seat, step) => ({ type: 'undo', seat, step })),
      rewind: () => this.#ask((seat) => ({ type: 'rewind', seat })),
      confirm: () => this.#ask((seat, step) => ({ type: 'confirm', seat, step })),
      setConfirm: (on) => this.#ask((seat) => ({ type: 'set-confirm', seat, on })),
      lift: () => curtain.set(null),
      past: (version) => moment(game, this.#table, viewer.get(), version),
      advise: () => adviseAt(game, mirror.get()),
      line: () => {
        const line = record(game, this.#table);
        return line === null ? null : writeRecord(line);
      },
      rematch: async () => begin(game as unknown as Game, rematch(this.#table, { id: newId(), seed: newSeed(), at: Date.now() })),
      close: () => this.#gone.abort(),
    };
    void this.#playBots();
  }

  #people(): readonly Seat[] {
    return this.#table.chairs.flatMap(({ person }, seat) => (person === null ? [] : [seat]));
  }

  /** Several people on one device must not see each other's secrets. */
  #mustHide(): boolean {
    return this.#secret && this.#people().length > 1;
  }

  /** The person to move looks; while a bot plays, whoever looked before goes on looking. */
  #eyes(before: Viewer): Viewer {
    const people = this.#people();
    return awaits(this.#game, this.#table).find(({ seat }) => people.includes(seat))?.seat ?? before;
  }

  async #ask(request: (seat: Seat, step: number) => Request): Promise<Answer<T>> {
    const { viewer, mirror } = this.session;
    const seat = viewer.get();
    const step = mirror.get().own?.draft.length ?? 0;
    return this.#command({ person: PERSON }, request(seat === 'spectator' ? 0 : seat, step));
  }

  #command(by: Speaker, request: Request): Answer<T> {
    const { answer, append, table } = handle(
      this.#game,
      this.#table,
      { id: newId(), by, version: this.#table.entries.length, ...request },
      Date.now(),
    );
    if (append === null) return answer;
    this.#table = table;
    this.#journal.push(append);
    this.#keep();
    this.#tell();
    void this.#playBots();
    return answer;
  }

  #keep(): void {
    const waiting = awaitedPeople(this.#game as unknown as Game, this.#table as unknown as Table);
    writeSave(saveOf(this.#table as unknown as Table, { creation: this.#creation, journal: this.#journal }, waiting));
  }

  #tell(): void {
    const { viewer, mirror, curtain } = this.session;
    const before = viewer.get();
    const eyes = this.#eyes(before);
    if (eyes === before) {
      const known = mirror.get();
      const news = since(this.#game, this.#table, eyes, known.version);
      mirror.set(follow(known, news) as Mirror<T>);
      return;
    }
    if (this.#mustHide() && eyes !== 'spectator') curtain.set(eyes);
    viewer.set(eyes);
    mirror.set(follow(undefined, since(this.#game, this.#table, eyes, 0)) as Mirror<T>);
  }

  async #playBots(): Promise<void> {
    const { thinking } = this.session;
    const next = awaits(this.#game, this.#table).find(({ bot }) => bot !== null);
    if (next === undefined || this.#gone.signal.aborted || thinking.get() !== null) return;
    thinking.set(next.seat);
    const { view } = since(this.#game, this.#table, next.seat, 0);
    const position = { game: this.#game.id, rules: this.#game.rules, view: view as object, seat: next.seat };
    const [chosen] = await Promise.allSettled([chooseMove(position, next.bot as Level, this.#gone.signal), breath()]);
    thinking.set(null);
    if (chosen.status === 'fulfilled' && !this.#gone.signal.aborted)
      this.#command('host', { type: 'move', seat: next.seat, step: 0, move: chosen.value });
  }
}

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, BREATH));
