import { copy, type Game, type GameTypes, type Seat } from '@banquise/kernel';
import type { Bot } from './bot.ts';
import { type Reader, readerOf } from './dream.ts';
import { ponderWorlds } from './worlds.ts';

const WORLDS = 3;
/** Lines of play kept at each depth. */
const BEAM = 3;
/** First moves whose turn is planned to its end; the others keep what they were judged at once. */
const PROMISING = 8;
/** A turn longer than this is judged where it stands. */
const MOST_DECISIONS = 16;

/** Plans its own turn to the end and compares where it leads, by the judgement of the game; looks at no answer. */
export const planner: Bot = {
  name: 'planner',
  ponder: (question) =>
    ponderWorlds(question, WORLDS, (world, legal, seat) => appraise(question.game, readerOf(question.game, world), world, legal, seat)),
};

interface Line<T extends GameTypes> {
  readonly state: T['State'];
  readonly margin: number;
}

function appraise<T extends GameTypes>(
  game: Game<T>,
  reader: Reader<T>,
  world: T['State'],
  legal: readonly T['Move'][],
  seat: Seat,
): number[] {
  const first = legal.map((move) => step(game, reader, world, seat, move));
  const promising = new Set([...first].sort((a, b) => b.margin - a.margin).slice(0, PROMISING));
  return first.map((line) => (promising.has(line) ? bestEnd(game, reader, line, seat) : line.margin));
}

function step<T extends GameTypes>(game: Game<T>, reader: Reader<T>, from: T['State'], seat: Seat, move: T['Move']): Line<T> {
  const state = copy(from);
  game.apply(state, seat, move);
  return { state, margin: reader.margin(state, seat) };
}

/** The best end of the turn that a beam of lines finds. */
function bestEnd<T extends GameTypes>(game: Game<T>, reader: Reader<T>, line: Line<T>, seat: Seat): number {
  let beam: Line<T>[] = [line];
  let best = Number.NEGATIVE_INFINITY;
  for (let depth = 0; depth < MOST_DECISIONS && beam.length > 0; depth++) {
    const further: Line<T>[] = [];
    for (const { state, margin } of beam) {
      if (game.actors(state)[0] !== seat) best = Math.max(best, margin);
      else for (const move of game.moves(state, seat)) further.push(step(game, reader, state, seat, move));
    }
    beam = further.sort((a, b) => b.margin - a.margin).slice(0, BEAM);
  }
  return beam.reduce((found, { margin }) => Math.max(found, margin), best);
}
