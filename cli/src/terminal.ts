import { createInterface } from 'node:readline';
import { type Bot, choose } from '@banquise/bots';
import {
  type AnyMove,
  type AnyRefusal,
  completeOptions,
  type Game,
  type Names,
  type Rng,
  type Seed,
  stream,
  type Texts,
  writeRecord,
} from '@banquise/kernel';
import { awaits, create, handle, LAW, type Request, record, type SeatPlan, type Speaker, since, type Table } from '@banquise/table';
import type { Outline } from './outline.ts';
import { scoreTable } from './replay.ts';
import { UsageError } from './usage.ts';
import type { Words } from './words.ts';

const YOU = 0;
const PERSON = 'you';
/** How many examples are listed of each reason for refusing. */
const EXAMPLES = 8;
/** Reasons that say nothing about the move itself. */
const DULL = new Set(['not-now', 'not-your-turn', 'game-over', 'no-such-move']);

/** What a bot may think about a move; the levels take less if that is all they need. */
const THINKING = { ms: 1000 };

export interface Sitting {
  readonly game: Game;
  readonly texts: Texts;
  readonly words: Words;
  /** Who sits where; the person first. */
  readonly names: Names;
  readonly bot: Bot;
  readonly seed: Seed;
  readonly outline: Outline;
}

/** One game at one terminal: a table with one person, and a host that plays the bots. */
export class Terminal {
  readonly #game: Game;
  readonly #texts: Texts;
  readonly #words: Words;
  readonly #names: Names;
  readonly #bot: Bot;
  readonly #chance: Rng;
  readonly #outline: Outline;
  #table: Table;
  #commands = 0;
  #shown = 0;
  #refused: { move: AnyMove; refusal: AnyRefusal }[] = [];

  constructor({ game, texts, words, names, bot, seed, outline }: Sitting) {
    this.#outline = outline;
    this.#game = game;
    this.#texts = texts;
    this.#words = words;
    this.#names = names;
    this.#bot = bot;
    this.#chance = stream(seed, 'imagine');
    this.#table = this.#open(seed);
    this.#ask({ type: 'start' }, 'host');
  }

  #open(seed: string): Table {
    const options = completeOptions(this.#game, {});
    if (!options.ok) throw new Error(`${this.#game.id} has no default for ${options.problem.field}`);
    const seats = this.#names.map(
      (name, seat): SeatPlan => (seat === YOU ? { kind: 'person', person: PERSON, name } : { kind: 'bot', level: 1, name }),
    );
    const created = create(this.#game, {
      id: 'terminal',
      game: this.#game.id,
      rules: this.#game.rules,
      options: options.value,
      seats,
      clock: { kind: 'none' },
      settings: { confirm: false, standIn: 1 },
      owner: PERSON,
      law: LAW,
      seed,
      at: Date.now(),
    });
    if (!created.ok) throw new UsageError(`${created.problem.field}: expected ${created.problem.expected}`);
    return created.value;
  }

  /** Puts one request to the table; says whether it was accepted. */
  #ask(request: Request, by: 'host' | 'you'): boolean {
    const speaker: Speaker = by === 'host' ? 'host' : { person: PERSON };
    const command = { id: `${this.#commands++}`, by: speaker, version: this.#table.entries.length, ...request };
    const { table, answer } = handle(this.#game, this.#table, command, Date.now());
    this.#table = table;
    return answer.ok;
  }

  async run(): Promise<number> {
    console.log(`${this.#texts.title}\n${this.#words.commands}\n`);
    const lines = createInterface({ input: process.stdin });
    this.#advance();
    process.stdout.write(this.#words.ask);
    for await (const line of lines) {
      if (this.#table.phase === 'finished' || !this.#obey(line.trim())) break;
      if (this.#isOver()) break;
      process.stdout.write(this.#words.ask);
    }
    lines.close();
    const whole = record(this.#game, this.#table);
    const { sheet } = since(this.#game, this.#table, YOU, this.#table.entries.length).status;
    if (sheet !== null) console.log(`\n${scoreTable(this.#game, this.#texts, sheet, this.#names)}`);
    console.log(whole === null ? this.#words.unfinished : `${this.#words.record}\n${writeRecord(whole)}`);
    return 0;
  }

  #isOver(): boolean {
    return this.#table.phase === 'finished';
  }

  /** Lets the bots play until the person is awaited, tells what happened, and shows what can be done. */
  #advance(): void {
    for (;;) {
      const bot = awaits(this.#game, this.#table).find((one) => one.bot !== null);
      if (bot === undefined) break;
      const { view } = since(this.#game, this.#table, bot.seat, this.#table.entries.length);
      const question = { game: this.#game, view: view as object, seat: bot.seat, budget: THINKING, rng: this.#chance };
      const move = choose(this.#bot, question);
      if (!this.#ask({ type: 'move', seat: bot.seat, step: 0, move }, 'host'))
        throw new Error(`${this.#game.id} refused its own move ${JSON.stringify(move)}`);
    }
    this.#tell(this.#shown);
    this.#shown = this.#table.entries.length;
    if (!this.#isOver()) this.#offer();
  }

  /** The log after a version, as the person saw it. */
  #tell(from: number): number {
    let told = 0;
    for (const entry of since(this.#game, this.#table, YOU, from).entries) {
      if (entry.what !== 'move') continue;
      for (const event of entry.events) {
        const sentence = this.#texts.event(event, this.#names);
        if (sentence === '') continue;
        console.log(`  ${sentence}`);
        told++;
      }
    }
    return told;
  }

  #offer(whole = false): void {
    const { view, own } = since(this.#game, this.#table, YOU, this.#table.entries.length);
    if (view === null || own === null) return;
    console.log(`\n${this.#outline(view, own.moves, whole)}\n\n${this.#texts.prompt(view, this.#names, YOU)}`);
    own.moves.forEach((move, n) => {
      console.log(`${`${n + 1}.`.padStart(5)} ${this.#texts.move(move, view)}`);
    });
    this.#refused = [];
  }

  /** Does what a line says; false to leave. */
  #obey(line: string): boolean {
    const [word = '', number] = line.toLowerCase().split(/\s+/);
    if (word === 'quit') return false;
    if (word === '') this.#offer(true);
    else if (word === 'help') console.log(this.#help());
    else if (word === 'log') this.#log();
    else if (word === 'undo') this.#undo();
    else if (word === 'why') this.#why(number);
    else this.#move(word);
    return true;
  }

  #move(word: string): void {
    const moves = since(this.#game, this.#table, YOU, this.#table.entries.length).own?.moves ?? [];
    const move = /^\d+$/.test(word) ? moves[Number(word) - 1] : undefined;
    if (move === undefined) {
      console.log(this.#words.noNumber(word, moves.length));
      return;
    }
    this.#ask({ type: 'move', seat: YOU, step: 0, move }, 'you');
    this.#advance();
  }

  #undo(): void {
    const done = this.#ask({ type: 'undo', seat: YOU, step: 0 }, 'you');
    console.log(done ? this.#words.undone : this.#words.noUndo);
    this.#shown = this.#table.entries.length;
    if (done) this.#offer();
  }

  #log(): void {
    if (this.#tell(0) === 0) console.log(this.#words.emptyLog);
  }

  /** Without a number: what cannot be done now, numbered after the moves that can. With one: the reason. */
  #why(number: string | undefined): void {
    const { view, own } = since(this.#game, this.#table, YOU, this.#table.entries.length);
    if (view === null || own === null) return;
    const legal = own.moves.length;
    if (this.#refused.length === 0) this.#refused = this.#findRefused(view);
    if (number === undefined) {
      console.log(this.#words.refused);
      this.#refused.forEach(({ move }, n) => {
        console.log(`${`${legal + n + 1}.`.padStart(5)} ${this.#texts.move(move, view)}`);
      });
      return;
    }
    const index = Number(number) - 1;
    const possible = own.moves[index];
    const refused = this.#refused[index - legal];
    if (possible !== undefined) console.log(this.#words.possible(this.#texts.move(possible, view)));
    else if (refused !== undefined) console.log(this.#texts.refusal(refused.refusal));
    else console.log(this.#words.noRefusal(1, legal + this.#refused.length));
  }

  /**
   * Refused moves worth asking about, some of each reason. Asked of an imagined game: refusals are the same in it.
   * When all moves of one kind have one and the same reason, the kind does not belong to this decision.
   */
  #findRefused(view: object): { move: AnyMove; refusal: AnyRefusal }[] {
    const state = this.#game.imagine(view, [...this.#chance]);
    const answers = this.#game.vocabulary.map((move) => ({ move, refusal: this.#game.refuse(state, YOU, move) }));
    const kinds = Map.groupBy(answers, ({ move }) => move.type);
    const perReason = new Map<string, number>();
    return answers.flatMap(({ move, refusal }) => {
      if (refusal === undefined || DULL.has(refusal.code)) return [];
      const kind = kinds.get(move.type) ?? [];
      if (kind.length > 1 && kind.every((other) => other.refusal?.code === refusal.code)) return [];
      const seen = perReason.get(refusal.code) ?? 0;
      perReason.set(refusal.code, seen + 1);
      return seen < EXAMPLES ? [{ move, refusal }] : [];
    });
  }

  #help(): string {
    return `${this.#words.rules(this.#game.id)}\n${this.#words.commands}`;
  }
}
