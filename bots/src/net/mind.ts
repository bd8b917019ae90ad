import { copy, type Features, type Game, type GameTypes, layout, type Seat, type Trail } from '@banquise/kernel';
import { marginOf, readerOf } from '../dream.ts';
import { forwardOf } from './forward.ts';
import { MOST_SEATS, type Net } from './net.ts';
import { exponential } from './power.ts';

/** What the engine asks of whoever judges positions and moves for it. Answers stand until the next question. */
export interface Mind<T extends GameTypes = GameTypes> {
  readonly seats: number;
  readonly points: Float64Array;
  readonly wins: Float64Array;
  /** Judges a position that is not over. */
  read(state: T['State']): void;
  /** Something of the last reading that goes with the moves of a seat. */
  mood(seat: Seat): Int32Array;
  /** How promising a move is: weights, of which only the proportion counts. */
  weigh(state: T['State'], seat: Seat, move: T['Move'], mood: Int32Array): number;
}

export const newTrail = (): Trail => ({ at: new Int32Array(4096), length: 0 });

/** Writes down everything a net sees of one seat: the inputs of the game, then those of every game. */
export function lookAt<T extends GameTypes>(
  features: Features<T>,
  own: number,
  state: T['State'],
  seat: Seat,
  mover: Seat,
  seats: number,
  trail: Trail,
): void {
  trail.length = 0;
  features.look(state, seat, trail);
  trail.at[trail.length++] = own + seats - 2;
  trail.at[trail.length++] = own + MOST_SEATS - 1 + ((seat - mover + seats) % seats);
}

/** A net judges. */
export function netMind<T extends GameTypes>(game: Game<T>, net: Net, sample: T['State']): Mind<T> {
  const features = game.features as Features<T>;
  const reader = readerOf(game, sample);
  const { seats } = reader;
  const forward = forwardOf(net);
  const own = layout(features.inputs).size;
  const trail = newTrail();
  const { trait, mood: moods, narrow, scales } = net;
  return {
    seats,
    points: forward.points,
    wins: forward.wins,
    read(state) {
      const hopes = reader.hopes(state);
      const mover = game.actors(state)[0] as Seat;
      for (let seat = 0; seat < seats; seat++) {
        lookAt(features, own, state, seat, mover, seats, trail);
        forward.look(seat, trail, hopes[seat] as number, marginOf(hopes, seat));
      }
      forward.finish(seats);
    },
    mood: (seat) => forward.mood(seat).slice(),
    weigh(state, seat, move, mood) {
      trail.length = 0;
      features.regard(state, seat, move, trail);
      const { at, length } = trail;
      let sum = 0;
      for (let i = 0; i < length; i++) sum += trait[at[i] as number] as number;
      const row = (at[0] as number) * narrow;
      let feel = 0;
      for (let k = 0; k < narrow; k++) feel += (mood[k] as number) * (moods[row + k] as number);
      return exponential(sum * scales.trait + feel * scales.mood);
    },
  };
}

/** Points that make a move e times as promising to the hand-made judgement. */
const WARMTH = 1.5;
/** Points of margin that make a victory e times as likely. */
const EDGE = 5;
const NO_MOOD = new Int32Array(0);

/** The hand-made judgement in the place of a net: what a net is measured against, and what it learns to improve on. */
export function judgeMind<T extends GameTypes>(game: Game<T>, sample: T['State']): Mind<T> {
  const reader = readerOf(game, sample);
  const { seats } = reader;
  const points = new Float64Array(MOST_SEATS);
  const wins = new Float64Array(MOST_SEATS);
  return {
    seats,
    points,
    wins,
    read(state) {
      const hopes = reader.hopes(state);
      const best = Math.max(...hopes);
      let sum = 0;
      hopes.forEach((hope, seat) => {
        points[seat] = hope;
        wins[seat] = exponential((hope - best) / EDGE);
        sum += wins[seat] as number;
      });
      for (let seat = 0; seat < seats; seat++) wins[seat] = (wins[seat] as number) / sum;
    },
    mood: () => NO_MOOD,
    weigh(state, seat, move) {
      const after = copy(state);
      game.apply(after, seat, move);
      return exponential(reader.margin(after, seat) / WARMTH);
    },
  };
}
