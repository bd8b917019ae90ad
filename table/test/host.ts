import { type Game, type GameTypes, seedFromText, type Viewer } from '@banquise/kernel';
import {
  type Answer,
  type Clock,
  type Command,
  create,
  handle,
  LAW,
  type Outcome,
  type Request,
  type SeatPlan,
  type Speaker,
  since,
  type Table,
  type TableRefusal,
  type Update,
} from '../src/index.ts';

export const LANA: Speaker = { person: 'lana' };
export const ELODIE: Speaker = { person: 'élodie' };
export const STRANGER: Speaker = { person: 'stranger' };

export const lana = { kind: 'person', person: 'lana', name: 'Lana' } as const satisfies SeatPlan;
export const elodie = { kind: 'person', person: 'élodie', name: 'Élodie' } as const satisfies SeatPlan;
export const bot = { kind: 'bot', level: 4, name: 'Nanook' } as const satisfies SeatPlan;
export const empty = { kind: 'empty' } as const satisfies SeatPlan;

interface Plan {
  readonly seats?: readonly SeatPlan[];
  readonly clock?: Clock;
  readonly confirm?: boolean;
  readonly seed?: string;
  /** Laid out before there was a law. */
  readonly old?: boolean;
}

/** A table to talk to in tests. Lana owns it; time stands still unless it is moved. */
export class Host<T extends GameTypes> {
  readonly game: Game<T>;
  table: Table<T>;
  now = 0;
  last: Outcome<T> | undefined;
  private asked = 0;

  constructor(
    game: Game<T>,
    { seats = [lana, elodie], clock = { kind: 'none' }, confirm = false, seed = 'tuesday', old = false }: Plan = {},
  ) {
    this.game = game;
    const settings = { confirm, standIn: 3 } as const;
    const about = { id: 'table', game: game.id, rules: game.rules, options: {}, owner: 'lana', seed: seedFromText(seed), at: 0 };
    const law = old ? {} : { law: LAW };
    const created = create(game, { ...about, ...law, seats, clock, settings });
    if (!created.ok) throw new Error(`${created.problem.field}: ${created.problem.expected}`);
    this.table = created.value;
  }

  start(): this {
    this.must(LANA, { type: 'start' });
    return this;
  }

  get version(): number {
    return this.table.entries.length;
  }

  send(command: Command): Answer<T> {
    this.last = handle(this.game, this.table, command, this.now);
    this.table = this.last.table;
    return this.last.answer;
  }

  ask(by: Speaker, request: Request, version = this.version): Answer<T> {
    return this.send({ id: `${this.asked++}`, by, version, ...request });
  }

  /** Asks for what must be granted. */
  must(by: Speaker, request: Request): void {
    const answer = this.ask(by, request);
    if (!answer.ok) throw new Error(`${request.type} was refused: ${JSON.stringify(answer.refusal)}`);
  }

  /** Asks for what must be refused, and says why it was. */
  refusal(by: Speaker, request: Request, version = this.version): TableRefusal | T['Refusal'] | undefined {
    const answer = this.ask(by, request, version);
    return answer.ok ? undefined : answer.refusal;
  }

  /** A move on the table as it is. */
  move(by: Speaker, seat: number, move: unknown): Answer<T> {
    return this.ask(by, { type: 'move', seat, step: this.table.drafts[seat]?.moves.length ?? 0, move });
  }

  play(by: Speaker, seat: number, ...moves: readonly unknown[]): void {
    for (const move of moves) {
      const answer = this.move(by, seat, move);
      if (!answer.ok) throw new Error(`${JSON.stringify(move)} was refused: ${JSON.stringify(answer.refusal)}`);
    }
  }

  undo(by: Speaker, seat: number): Answer<T> {
    return this.ask(by, { type: 'undo', seat, step: this.table.drafts[seat]?.moves.length ?? 0 });
  }

  confirm(by: Speaker, seat: number): Answer<T> {
    return this.ask(by, { type: 'confirm', seat, step: this.table.drafts[seat]?.moves.length ?? 0 });
  }

  see(viewer: Viewer, version = 0): Update<T> {
    return since(this.game, this.table, viewer, version);
  }

  /** What happened, by name. */
  story(viewer: Viewer = 'spectator'): string[] {
    return this.see(viewer).entries.map(({ what }) => what);
  }
}
