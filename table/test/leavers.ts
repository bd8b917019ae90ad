import { below, type Game, type GameTypes, type Rng, type Seat, seedFromText, stream } from '@banquise/kernel';
import { alarm, awaits, type Creation, LAW, type SeatPlan, type Speaker } from '../src/index.ts';
import { CLOCK, Played } from './played.ts';

/**
 * What a person does at a table beside playing: nothing; gives up; lets the time run out, for good or to come back when a
 * bot has played; leaves for good, for a moment, or until a bot has played.
 */
export const FATES = ['stay', 'resign', 'time-out', 'late', 'leave', 'blink', 'back'] as const;
export type Fate = (typeof FATES)[number];

/** When it happens: before the first move, some moves into the game, or in a pause. */
export const OCCASIONS = ['first', 'middle', 'pause'] as const;
export type Occasion = (typeof OCCASIONS)[number];

export interface Script {
  readonly fates: readonly Fate[];
  readonly bots: number;
  readonly occasion: Occasion;
  /** Whether the seats meet their fates from the last to the first. */
  readonly backwards?: boolean;
  readonly seed?: string;
  /** The name of the table; people are named after it, so that each plays one game. */
  readonly id?: string;
  /** Whether moves are drawn; the last legal one is played otherwise, which ends the small games soonest. */
  readonly random?: boolean;
}

/** A game in which people do what a script says, played to its end. */
export class Leavers<T extends GameTypes> extends Played<T> {
  /** People who do not move any more. */
  readonly sleepers = new Set<Seat>();
  readonly #back = new Set<Seat>();
  readonly #suffix: string;
  readonly #random: boolean;
  readonly #rng: Rng;

  constructor(game: Game<T>, { fates, bots, seed = 'leavers', id = '', random = false }: Script) {
    const suffix = id.replace(/^t/, id === '' ? '' : '-');
    const people = fates.map((_, seat): SeatPlan => ({ kind: 'person', person: `p${seat}${suffix}`, name: `P${seat}` }));
    const others = Array.from({ length: bots }, (_, n): SeatPlan => ({ kind: 'bot', level: 1, name: `B${n}` }));
    const creation: Creation = {
      ...{
        id: id || 'leavers',
        game: game.id,
        rules: game.rules,
        options: {},
        seats: [...people, ...others],
        clock: CLOCK,
        law: LAW,
        at: 0,
      },
      ...{ settings: { confirm: false, standIn: 2 }, owner: `p0${suffix}`, seed: seedFromText(seed) },
    };
    super(game, creation, 1000);
    this.#random = random;
    this.#rng = stream(seedFromText(seed), 'imagine');
    this.#suffix = suffix;
  }

  person(seat: Seat): Speaker {
    return { person: `p${seat}${this.#suffix}` };
  }

  /** Plays the whole script. */
  play({ fates, occasion, backwards = false }: Script): this {
    this.ask('host', { type: 'start' });
    if (occasion === 'middle') for (let n = 1; n < this.creation.seats.length; n++) this.step();
    const order = fates.map((_, seat) => seat);
    if (occasion === 'pause') for (const seat of order) this.ask(this.person(seat), { type: 'pause', seat, agree: true });
    for (const seat of backwards ? order.reverse() : order) this.meet(seat, fates[seat] as Fate);
    if (this.table.phase === 'paused') for (const seat of order) this.ask(this.person(seat), { type: 'resume', seat });
    for (let n = 0; n < 5000 && !this.over; n++) this.step();
    return this;
  }

  meet(seat: Seat, fate: Fate): void {
    const by = this.person(seat);
    if (fate === 'resign') this.ask(by, { type: 'resign', seat });
    if (fate === 'time-out' || fate === 'late') this.sleepers.add(seat);
    if (fate === 'leave' || fate === 'blink' || fate === 'back') this.ask(by, { type: 'leave', seat });
    if (fate === 'blink') this.ask(by, { type: 'return', seat });
    if (fate === 'late' || fate === 'back') this.#back.add(seat);
  }

  /** One move, or the time it takes until somebody else moves for who does not. */
  step(): void {
    const { game, table } = this;
    const ready = awaits(game, table).find(
      ({ seat, bot }) => bot !== null || (table.chairs[seat]?.bot === null && !this.sleepers.has(seat)),
    );
    if (ready === undefined) {
      this.wait();
      return;
    }
    const { seat, bot } = ready;
    const moves = game.moves(table.state as T['State'], seat);
    const move = this.#random ? moves[below(this.#rng, moves.length)] : moves.at(-1);
    if (bot !== null) {
      this.ask('host', { type: 'move', seat, step: 0, move });
      if (this.#back.delete(seat)) {
        this.sleepers.delete(seat);
        this.ask(this.person(seat), { type: 'return', seat });
      }
    } else this.ask(this.person(seat), { type: 'move', seat, step: 0, move });
  }

  wait(): void {
    const due = alarm(this.table);
    if (due === null) throw new Error('nobody is awaited and nothing is due');
    this.now = Math.max(this.now, due);
    this.ask('host', { type: 'tick' });
  }
}
