import { attempt, type Game } from '@banquise/kernel';
import { arrowBetween, COLOURS, type Colour, cardNumber, nodeNumber } from '../src/data.ts';
import { type ExpeditionsEvent, type ExpeditionsState, type ExpeditionsTypes, game as ruled } from '../src/index.ts';
import { type Given, stateOf } from './given.ts';

/** A small position for tests that look at one thing: two players, P to move, nothing on the board. */
export const QUIET: Given = {
  hands: { P: ['denali', 'bagan'], Q: ['uluru', 'perth'] },
  tokens: { P: [], Q: [] },
  common: ['kolyma', 'sakha', 'papua', 'xian', 'tikal', 'banff'],
  deck: ['omatako', 'virunga', 'kush', 'sahara', 'marajo'],
  tickets: { P: 2, Q: 2 },
};

export const quiet = (changes: Partial<Given> = {}): ExpeditionsState => stateOf(['P', 'Q'], { ...QUIET, ...changes });

/** Plays "main yellow start rome" and the like for whoever is to move; throws if it is refused. */
export function play(state: ExpeditionsState, words: string, game: Game<ExpeditionsTypes> = ruled): ExpeditionsEvent[] {
  const done = attempt(game, state, state.turn, moveOf(words));
  if (!done.ok) throw new Error(`${words}: ${JSON.stringify(done.problem)}`);
  return done.value;
}

/** The code with which a move is refused to whoever is to move, or undefined. */
export function refused(state: ExpeditionsState, words: string, game: Game<ExpeditionsTypes> = ruled): string | undefined {
  const done = attempt(game, structuredClone(state), state.turn, moveOf(words));
  return done.ok ? undefined : done.problem.code;
}

/** The words of EXP-78 as a move. */
export function moveOf(words: string): object {
  const [type, a = '', b = '', c = ''] = words.split(' ');
  if (c !== '') return { type, colour: colourOf(a), from: nodeNumber(b), to: nodeNumber(c) };
  if (type === 'ticket-remove') return { type, colour: colourOf(a) };
  if (type === 'exchange-keep') return { type, keep: cardNumber(a), discard: cardNumber(b) };
  return type === 'mark' ? { type, card: cardNumber(a) } : { type };
}

export const colourOf = (name: string): Colour => COLOURS.indexOf(name as 'red') as Colour;

/** The arrows of one colour that whoever is to move may place, by number, each once. */
export function legal(state: ExpeditionsState, colour: string, game: Game<ExpeditionsTypes> = ruled): number[] {
  const arrows = game
    .moves(state, state.turn)
    .flatMap((move) => ('from' in move && move.colour === colourOf(colour) ? [arrowBetween(move.from, move.to)] : []));
  return [...new Set(arrows)];
}
