import { type AnyMove, type Game, type GameTypes, type Seat, type Viewer, writeRecord } from '@banquise/kernel';
import {
  type Accepted,
  type Answer,
  awaits,
  type Creation,
  handle,
  type Level,
  type Mirror,
  type Request,
  record,
  reflect,
  rematch,
  restore,
  type Speaker,
  type Stored,
  since,
  type Table,
  viewAt,
} from '@banquise/table';
import type { Session } from '../../kit/session.ts';
import { createStore, type Store } from '../../ui/store.ts';
import { awaitedPeople, begin, newId, PERSON } from './lay.ts';
import { onWritten, readSave, saveOf, type Written, writeSave, writtenOf } from './saves.ts';
import { type Claim, type Claimed, claim } from './tabs.ts';
import { adviseAt, chooseMove, newSeed } from './think.ts';

/** A bot that answers at once still takes a breath, so that one sees whose move it was. */
const BREATH = 350;

/** Why a table does not go on here: no room to keep it, bots that do not answer, or another tab plays it. */
export type Trouble = 'full' | 'silent' | Exclude<Claim, 'mine'>;

/** Another tab has the table: this one only looks on. */
export const standsBack = (trouble: Trouble | null): boolean => trouble === 'elsewhere' || trouble === 'moved';

export interface LocalTable<T extends GameTypes = GameTypes> {
  readonly session: Session<T>;
  readonly trouble: Store<Trouble | null>;
}

/** Opens a table of this browser again, or takes it over from another tab. Nothing when it is not here, or of other rules. */
export function openTable<T extends GameTypes>(
  game: Game<T>,
  id: string,
  secretHands: boolean,
  how: 'open' | 'take' | 'look',
): LocalTable<T> | undefined {
  const written = writtenOf(id);
  const save = readSave(id);
  if (save === undefined) return undefined;
  const restored = restore(game, save.stored);
  return restored.ok
    ? new LocalHost(game, restored.value, save.stored, written, secretHands, how === 'look' ? UNCLAIMED : claim(id, how))
    : undefined;
}

/** The authority of one table in this page: it keeps what was accepted before anybody sees it, and plays the bots. */
class LocalHost<T extends GameTypes> implements LocalTable<T> {
  readonly session: Session<T>;
  readonly trouble = createStore<Trouble | null>(null);
  readonly #game: Game<T>;
  readonly #creation: Creation;
  readonly #secret: boolean;
  readonly #viewer: Store<Viewer>;
  readonly #curtain: Store<Seat | null>;
  readonly #thinking = createStore<Seat | null>(null);
  readonly #mirror: Store<Mirror<T>>;
  readonly #gone = new AbortController();
  /** What people have decided ahead. It is not kept: who comes back later decides anew. */
  readonly #plans = new Map<Seat, T['Move'][]>();
  #planned = false;
  #table: Table<T>;
  #journal: readonly Accepted[];
  #written: Written;

  constructor(game: Game<T>, table: Table<T>, { creation, journal }: Stored, written: Written, secret: boolean, claimed: Claimed) {
    this.#game = game;
    this.#table = table;
    this.#creation = creation;
    this.#journal = journal;
    this.#written = written;
    this.#secret = secret;
    const viewer = this.#eyes(this.#people()[0] ?? 'spectator');
    this.#viewer = createStore<Viewer>(viewer);
    // Nobody is waited for when a game is over: there is nothing left to hide.
    const hides = this.#mustHide() && awaits(game, table).length > 0;
    this.#curtain = createStore<Seat | null>(hides && viewer !== 'spectator' ? viewer : null);
    this.#mirror = createStore(reflect(game, table, viewer));
    this.session = {
      ...{ mirror: this.#mirror, viewer: this.#viewer, thinking: this.#thinking },
      device: { curtain: this.#curtain, lift: () => this.#curtain.set(null) },
      play: {
        act: (moves) =>
          this.#ask((seat, step) =>
            moves.length === 1 ? { type: 'move', seat, step, move: moves[0] } : { type: 'act', seat, step, moves },
          ),
        undo: () => this.#ask((seat, step) => ({ type: 'undo', seat, step })),
        rewind: () => this.#ask((seat) => ({ type: 'rewind', seat })),
        confirm: () => this.#ask((seat, step) => ({ type: 'confirm', seat, step })),
        setConfirm: (on) => this.#ask((seat) => ({ type: 'set-confirm', seat, on })),
        ...(this.#mustHide() ? { plan: (moves: readonly T['Move'][]) => this.#plan(moves) } : {}),
        advise: () => adviseAt(game, this.#mirror.get()),
        rematch: async () => begin(game as unknown as Game, rematch(this.#table, { id: newId(), seed: newSeed(), at: Date.now() })),
      },
      past: (version) => viewAt(game, this.#table, this.#viewer.get(), version),
      record: () => {
        const made = record(game, this.#table);
        return made === null ? null : writeRecord(made);
      },
      close: () => {
        this.#gone.abort();
        for (const stop of stops) stop();
      },
    };
    const stops = [
      claimed.letGo,
      claimed.state.subscribe(() => this.#claimed(claimed.state.get())),
      onWritten(creation.id, () => this.#reread()),
    ];
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

  #claimed(claimed: Claim): void {
    this.trouble.set(claimed === 'mine' ? null : claimed);
  }

  /** Another tab has played: what it kept is the table now, and this tab looks on. */
  #reread(): void {
    const save = readSave(this.#creation.id);
    const restored = save && restore(this.#game, save.stored);
    if (!restored?.ok) return;
    if (this.trouble.get() === null) this.trouble.set('moved');
    this.#written = writtenOf(this.#creation.id);
    this.#table = restored.value;
    this.#journal = save?.stored.journal ?? [];
    this.#tell();
  }

  async #ask(request: (seat: Seat, step: number) => Request): Promise<Answer<T>> {
    const seat = this.#viewer.get();
    const step = this.#mirror.get().own?.draft.length ?? 0;
    return this.#command({ person: PERSON }, request(seat === 'spectator' ? 0 : seat, step));
  }

  #command(by: Speaker, request: Request): Answer<T> {
    if (standsBack(this.trouble.get())) return NOT_HERE;
    const { answer, append, table } = handle(
      this.#game,
      this.#table,
      { id: newId(), by, version: this.#table.entries.length, ...request },
      Date.now(),
    );
    if (append === null) return answer;
    const journal = [...this.#journal, append];
    const waiting = awaitedPeople(this.#game as unknown as Game, table as unknown as Table);
    const kept = writeSave(saveOf(table as unknown as Table, { creation: this.#creation, journal }, waiting), this.#written);
    if (kept.is === 'changed') this.#reread();
    if (kept.is === 'full') this.trouble.set('full');
    if (kept.is !== 'kept') return NOT_HERE;
    this.trouble.set(null);
    this.#table = table;
    this.#journal = journal;
    this.#written = kept.written;
    this.#tell();
    void this.#playBots();
    return answer;
  }

  #plan(moves: readonly T['Move'][]): void {
    const seat = this.#viewer.get();
    if (seat !== 'spectator') this.#plans.set(seat, [...moves]);
  }

  /** Somebody awaited has decided ahead: nobody is handed the device for that. */
  #playPlanned(): boolean {
    const seat = awaits(this.#game, this.#table).find(({ bot }) => bot === null)?.seat;
    // A turn that is begun is not the next one.
    if (seat === undefined || (this.#table.drafts[seat]?.moves.length ?? 0) > 0) return false;
    const move = this.#plans.get(seat)?.shift();
    if (move === undefined) return false;
    this.#planned = true;
    const { ok } = this.#command({ person: PERSON }, { type: 'move', seat, step: 0, move });
    const drafted = this.#table.drafts[seat]?.moves.length ?? 0;
    if (ok && drafted > 0) this.#command({ person: PERSON }, { type: 'confirm', seat, step: drafted });
    this.#planned = false;
    // What is no longer possible is asked for after all.
    if (!ok) this.#plans.delete(seat);
    return ok;
  }

  #tell(): void {
    if (this.#planned) return;
    while (this.#playPlanned());
    const before = this.#viewer.get();
    const eyes = this.#eyes(before);
    if (eyes === before) {
      this.#mirror.set(reflect(this.#game, this.#table, eyes, this.#mirror.get()));
      return;
    }
    if (this.#mustHide() && eyes !== 'spectator') this.#curtain.set(eyes);
    this.#viewer.set(eyes);
    this.#mirror.set(reflect(this.#game, this.#table, eyes));
  }

  async #playBots(): Promise<void> {
    const next = awaits(this.#game, this.#table).find(({ bot }) => bot !== null);
    if (next === undefined || this.#gone.signal.aborted || this.#thinking.get() !== null || this.trouble.get() !== null) return;
    this.#thinking.set(next.seat);
    const { state } = this.#table;
    const { view } = since(this.#game, this.#table, next.seat, 0);
    const position = { game: this.#game.id, rules: this.#game.rules, view: view as object, seat: next.seat };
    const ask = (): Promise<AnyMove> => chooseMove(position, next.bot as Level, this.#gone.signal);
    // A thread that fails is asked once more: it starts anew.
    const [chosen] = await Promise.allSettled([ask().catch(ask), breath()]);
    this.#thinking.set(null);
    if (this.#gone.signal.aborted) return;
    // Somebody took a turn back meanwhile: this was thought about another position.
    if (this.#table.state !== state) void this.#playBots();
    else if (chosen.status === 'fulfilled') this.#command('host', { type: 'move', seat: next.seat, step: 0, move: chosen.value });
    else if (this.trouble.get() === null) this.trouble.set('silent');
  }
}

/** Who only looks takes the table from nobody. */
const UNCLAIMED: Claimed = { state: createStore<Claim>('mine'), letGo: () => undefined };

/** Nothing was done, and the notice says why. */
const NOT_HERE: Extract<Answer, { readonly from: 'table' }> = { ok: false, from: 'table', refusal: { code: 'paused' } };

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, BREATH));
