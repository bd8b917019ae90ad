import {
  attempt,
  below,
  copy,
  type GameTypes,
  type Rng,
  replay,
  type Seat,
  seedFromText,
  stream,
  type Viewer,
  viewersOf,
} from '@banquise/kernel';
import { dealOf, type Subject } from '@banquise/kernel/laws';
import { difference } from '../../kernel/testkit/difference.ts';
import { redraft } from '../src/draft.ts';
import {
  type Accepted,
  type Answer,
  alarm,
  awaits,
  type Chair,
  type Clock,
  type Command,
  type Creation,
  create,
  follow,
  handle,
  LAW,
  LEVELS,
  type Mirror,
  type Request,
  record,
  restore,
  type SeatPlan,
  type Speaker,
  since,
  type Table,
  type Update,
  viewAt,
} from '../src/index.ts';

/** Somebody who watches through a bad connection and keeps a copy of what arrives. */
export interface Client<T extends GameTypes> {
  readonly viewer: Viewer;
  online: boolean;
  mirror: Mirror<T> | undefined;
}

const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'move', ms: 60_000, grace: 10_000 },
  { kind: 'bank', ms: 300_000, increment: 5_000, grace: 20_000 },
  { kind: 'days', days: 2, grace: 3_600_000 },
];

/** A table with its host, its store and its clients, all of them checked at every step. */
export class Club<T extends GameTypes> {
  readonly subject: Subject<T>;
  readonly rng: Rng;
  readonly creation: Creation;
  readonly journal: Accepted[] = [];
  readonly clients: Client<T>[];
  /** What was sent, with its answer: to be sent again. */
  readonly sent: [Command, Answer<T>][] = [];
  /** Views that the spectator had, by version, without drafts. */
  readonly seen = new Map<number, string>();
  readonly counts = new Map<string, number>();
  table: Table<T>;
  now = 1_000_000;

  constructor(subject: Subject<T>, name: string, n: number) {
    this.subject = subject;
    this.rng = stream(seedFromText(`${name}/${n}`), 'imagine');
    const { seats, options, seed } = dealOf(subject, name, n);
    const { id, rules } = subject.game;
    const clock = this.pick(CLOCKS);
    const settings = { confirm: this.chance(2), standIn: this.pick(LEVELS) };
    const plan = Array.from({ length: seats }, (_, seat) => this.plan(seat));
    const law = this.chance(5) ? {} : { law: LAW };
    this.creation = {
      ...law,
      id: `table-${n}`,
      game: id,
      rules,
      options,
      seats: plan,
      clock,
      settings,
      owner: 'person-0',
      seed,
      at: this.now,
    };
    const created = create(subject.game, this.creation);
    if (!created.ok) throw new Error(`${created.problem.field}: ${created.problem.expected}`);
    this.table = created.value;
    this.clients = [...viewersOf(seats), ...viewersOf(seats)].map((viewer) => ({ viewer, online: this.chance(2), mirror: undefined }));
  }

  private plan(seat: Seat): SeatPlan {
    if (seat > 0 && this.chance(4)) return { kind: 'bot', level: this.pick(LEVELS), name: `Bot ${seat}` };
    return { kind: 'person', person: `person-${seat}`, name: `Name ${seat}` };
  }

  chance(n: number): boolean {
    return below(this.rng, n) === 0;
  }

  pick<V>(from: readonly V[]): V {
    return from[below(this.rng, from.length)] as V;
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  ask(by: Speaker, request: Request, version = this.table.entries.length): Answer<T> {
    return this.send({ id: `c${this.sent.length}`, by, version, ...request });
  }

  /** One command, with everything that must hold around it. */
  send(command: Command): Answer<T> {
    const { game } = this.subject;
    const before = this.table;
    const frozen = JSON.stringify(before);
    const eyes = this.pick(viewersOf(before.chairs.length));
    const knew = JSON.stringify(since(game, before, eyes, 0));
    const { table, answer, append, tell } = handle(game, before, command, this.now);
    if (JSON.stringify(before) !== frozen) throw new Error(`${command.type} changed the table it was given`);
    if (answer.ok !== (append !== null) && !this.sent.some(([old]) => old === command)) throw new Error('accepted, but nothing to store');
    if (append === null && table !== before) throw new Error('nothing to store, but the table changed');
    this.count(answer.ok ? command.type : `${command.type}: ${answer.refusal.code}`);
    this.sent.push([command, answer]);
    if (append === null) return answer;
    this.journal.push(JSON.parse(JSON.stringify(append)));
    this.table = JSON.parse(JSON.stringify(table));
    expectSame('a table survives JSON', this.table, table);
    if (!tell.includes(eyes) && JSON.stringify(since(game, table, eyes, 0)) !== knew)
      throw new Error(`${command.type} changed what ${eyes} sees, who was not told`);
    if (command.type === 'move') this.canBeTakenBack(before, command.seat, tell.length === 1);
    if (tell.length > 1) this.seen.set(table.entries.length, JSON.stringify(since(game, table, 'spectator', 0).view));
    this.deliver(before, tell);
    return answer;
  }

  /** A step that can be taken back would have looked the same to its player, whatever lies hidden. Others may have seen a card. */
  private canBeTakenBack(before: Table<T>, seat: Seat, drafted: boolean): void {
    const { game, scramble } = this.subject;
    const { table } = this;
    if (!drafted && table.stretch.steps.at(-1)?.version !== table.entries.length) return;
    const last = table.entries.at(-1);
    const move = drafted ? table.drafts[seat]?.moves.at(-1) : last?.what === 'move' ? last.move : undefined;
    const twin = scramble(copy(before.drafts[seat]?.state ?? (before.state as T['State'])), seat, this.rng);
    attempt(game, twin, seat, move);
    const shown = game.view((drafted && table.drafts[seat]?.state) || (table.state as T['State']), seat);
    expectSame(`a step that can be taken back shows ${seat} nothing`, game.view(twin, seat), shown);
    this.count(drafted ? 'draft' : 'undoable');
  }

  private deliver(before: Table<T>, tell: readonly Viewer[]): void {
    for (const client of this.clients) {
      if (!client.online || !tell.includes(client.viewer)) continue;
      // The host believes that everything it sent arrived; now and then something did not.
      if (this.chance(12)) this.count('lost');
      else this.receive(client, before.entries.length);
    }
  }

  private receive(client: Client<T>, version: number): void {
    const followed = follow(client.mirror, this.wire(client.viewer, version));
    if (followed === undefined) this.count('gap');
    client.mirror = followed ?? (follow(client.mirror, this.wire(client.viewer, client.mirror?.version ?? 0)) as Mirror<T>);
  }

  /** What goes over the wire holds no seed before the end, and never the id of a person. */
  private wire(viewer: Viewer, version: number): Update<T> {
    const text = JSON.stringify(since(this.subject.game, this.table, viewer, version));
    if (text.includes('person-')) throw new Error('the id of a person was sent');
    if (this.table.phase !== 'finished' && text.includes(this.table.seed)) throw new Error('the seed was sent before the end');
    return JSON.parse(text);
  }

  reconnect(client: Client<T>): void {
    client.online = true;
    this.receive(client, client.mirror?.version ?? (this.chance(2) ? 0 : 9_999));
  }

  /** What must be true whenever everybody has caught up. */
  settle(): void {
    const { game } = this.subject;
    for (const client of this.clients) {
      this.reconnect(client);
      const { from: _from, fresh: _fresh, more: _more, ...now } = JSON.parse(JSON.stringify(since(game, this.table, client.viewer, 0)));
      expectSame(`the copy of viewer ${client.viewer}`, client.mirror, now);
    }
    const restored = restore(game, { creation: this.creation, journal: this.journal });
    if (!restored.ok) throw new Error(`restore: ${restored.problem.field}, ${restored.problem.expected}`);
    expectSame('the table from its journal', JSON.parse(JSON.stringify(restored.value)), this.table);
    const [version, view] = this.pick([...this.seen]);
    expectSame(`the moment ${version}`, viewAt(game, this.table, 'spectator', version), JSON.parse(view));
    const line = record(game, this.table);
    if ((line === null) !== (this.table.phase !== 'finished')) throw new Error('a record before the end, or none after it');
    if (line === null) return;
    const replayed = replay(game, line);
    if (!replayed.ok) throw new Error(`record: ${replayed.problem.field}, ${replayed.problem.expected}`);
    expectSame('the end of the record', replayed.value, this.table.state);
  }

  /** Everything that would make a difference to a viewer who may not know it is tried differently. */
  interfere(): void {
    const { table } = this;
    // Afterwards seed and score sheet are there for all.
    if (table.phase === 'finished') return;
    const { game, scramble } = this.subject;
    const viewer = this.pick(viewersOf(table.chairs.length));
    const own = viewer === 'spectator' ? null : table.drafts[viewer];
    const bare = { ...table, drafts: table.drafts.map((draft, seat) => (seat === viewer ? draft : null)) };
    const other = scramble(copy(table.state as T['State']), viewer, this.rng);
    const drafts = table.drafts.map((_, seat) => (own && seat === viewer ? redraft(game, other, seat, own.moves) : null));
    const twin = { ...bare, state: other, drafts };
    const compare = (what: string, a: Table<T>, b: Table<T>): void =>
      expectSame(`viewer ${viewer}, ${what}`, since(game, a, viewer, 0), since(game, b, viewer, 0));
    compare('standing still', bare, twin);
    // What others decide in secret makes no difference either: positions that look the same were told in the same words.
    for (const { seat } of awaits(game, table)) {
      const steps = this.firstMoves(bare, seat).flatMap((command) => {
        const [here, there] = [handle(game, bare, command, this.now), handle(game, twin, command, this.now)];
        return [here, there].filter(({ answer, table: after }) => answer.ok && after.phase !== 'finished');
      });
      for (const one of steps) {
        const like = steps.find(
          (other) => difference(since(game, one.table, viewer, 0).view, since(game, other.table, viewer, 0).view) === undefined,
        );
        if (like && (seat !== viewer || like.table.drafts[seat] === one.table.drafts[seat]))
          compare(`after a move of seat ${seat}`, one.table, like.table);
      }
    }
    this.count('interference');
  }

  private firstMoves(table: Table<T>, seat: Seat): Command[] {
    const { person, bot } = table.chairs[seat] as Chair;
    const by: Speaker = bot === null ? { person: person as string } : 'host';
    const draft = table.drafts[seat];
    const about = { id: 'twin', by, version: table.entries.length, type: 'move', seat, step: draft?.moves.length ?? 0 } as const;
    const moves = this.subject.game.moves(draft?.state ?? (table.state as T['State']), seat);
    return moves.slice(0, 4).map((move) => ({ ...about, move }));
  }

  /** The host moves the clock to the next alarm, or past it. */
  wake(): void {
    const due = alarm(this.table);
    if (due === null) return;
    this.now = Math.max(this.now, due + (this.chance(2) ? 0 : below(this.rng, 30_000)));
    this.ask('host', { type: 'tick' });
  }
}

function expectSame(what: string, a: unknown, b: unknown): void {
  const found = difference(a, b);
  if (found !== undefined) throw new Error(`${what}: ${found}`);
}
