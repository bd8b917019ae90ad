/** One position of a game that was played, as a net is to learn it. */
export interface Sample {
  /** Number of the game it comes from: whole games are held out, never single positions. */
  readonly game: number;
  /** How far the game was, 0 to 1. */
  readonly phase: number;
  readonly mover: number;
  readonly seats: readonly SeatSample[];
  /** The moves on offer with how good each is, adding up to 1; none where nobody looked closely. */
  readonly moves: readonly MoveSample[];
}

export interface SeatSample {
  readonly judged: number;
  /** What came of it: points and victory, with what later searches expected mixed in. */
  readonly points: number;
  readonly win: number;
  /** Who won in truth: for calibration. */
  readonly won: number;
  readonly inputs: ArrayLike<number>;
}

export interface MoveSample {
  readonly target: number;
  readonly traits: ArrayLike<number>;
}

/** Points are kept to a 32nd, chances to a 10,000th. */
const POINT = 32;
const CHANCE = 10_000;
const PHASE = 1000;

/** Appends a sample to a list of small whole numbers. */
export function encode({ game, phase, mover, seats, moves }: Sample, to: number[]): void {
  to.push(game & 0x7fff, (game >> 15) & 0x7fff, Math.round(phase * PHASE), mover, seats.length);
  for (const { judged, points, win, won, inputs } of seats) {
    to.push(Math.round(judged * POINT), Math.round(points * POINT), Math.round(win * CHANCE), Math.round(won * CHANCE), inputs.length);
    for (let i = 0; i < inputs.length; i++) to.push(inputs[i] as number);
  }
  to.push(moves.length);
  for (const { target, traits } of moves) {
    to.push(Math.round(target * CHANCE), traits.length);
    for (let i = 0; i < traits.length; i++) to.push(traits[i] as number);
  }
}

/** Reads everything back; inputs and traits are windows into the data. */
export function decode(data: Int16Array): Sample[] {
  const samples: Sample[] = [];
  let at = 0;
  const next = (): number => data[at++] as number;
  const window = (): Int16Array => {
    const length = next();
    at += length;
    return data.subarray(at - length, at);
  };
  while (at < data.length) {
    const game = next() + (next() << 15);
    const phase = next() / PHASE;
    const mover = next();
    const seats = Array.from({ length: next() }, (): SeatSample => {
      const judged = next() / POINT;
      const points = next() / POINT;
      const win = next() / CHANCE;
      const won = next() / CHANCE;
      return { judged, points, win, won, inputs: window() };
    });
    const moves = Array.from({ length: next() }, (): MoveSample => ({ target: next() / CHANCE, traits: window() }));
    samples.push({ game, phase, mover, seats, moves });
  }
  return samples;
}
