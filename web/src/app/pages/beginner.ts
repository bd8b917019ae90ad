import { type Game, type OptionValues, range, type Seat, seedFromText, start } from '@banquise/kernel';

/** How many deals are looked at: where lots are drawn, not all of them give the same seat. */
const DEALS = 12;

/** The seat that begins whatever the deal; nothing where lots are drawn, or where all begin together. */
export function beginnerOf(game: Game, seats: number, options: OptionValues): Seat | null {
  const firsts = range(DEALS).map((n) => game.actors(start(game, seats, options, seedFromText(`who begins ${n}`))));
  const [one] = firsts[0] ?? [];
  return one !== undefined && firsts.every((actors) => actors.length === 1 && actors[0] === one) ? one : null;
}

/** The values of an option that make sense with a number of seats: nobody begins on a seat that is not there. */
export const valuesFor = (option: string, values: readonly string[], seats: number): readonly string[] =>
  option === 'first' ? values.filter((value) => !(Number(value) > seats)) : values;
