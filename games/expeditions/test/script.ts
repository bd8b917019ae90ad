import { attempt, copy, type Game } from '@banquise/kernel';
import { expect } from 'vitest';
import { CARDS, COLOURS, NODES } from '../src/data.ts';
import type { ExpeditionsState, ExpeditionsTypes, ExpeditionsView } from '../src/index.ts';
import { type Given, stateOf } from './given.ts';
import { moveOf } from './table.ts';

type ColourName = (typeof COLOURS)[number];
type PerPlayer<T> = Readonly<Record<string, T>>;

/** Facts that a golden test expects after an instruction. */
interface Expected {
  readonly to_move?: string;
  readonly pending?: string;
  readonly tip?: Readonly<Partial<Record<ColourName, string | null>>>;
  readonly arrows?: Readonly<Partial<Record<ColourName, number>>>;
  readonly legal?: Readonly<Partial<Record<ColourName, readonly (readonly [string, string])[]>>>;
  readonly legal_count?: Readonly<Partial<Record<ColourName, number>>>;
  readonly laid?: PerPlayer<readonly string[]>;
  readonly recovered?: PerPlayer<number>;
  readonly tokens?: PerPlayer<readonly string[]>;
  readonly tickets?: PerPlayer<number>;
  readonly hand?: PerPlayer<readonly string[]>;
  readonly hand_size?: PerPlayer<number>;
  readonly score?: PerPlayer<number>;
  readonly common?: readonly string[];
  readonly deck?: readonly string[];
  readonly drawn?: readonly string[];
  readonly last_round?: boolean;
  readonly over?: boolean;
}

interface Instruction {
  readonly by?: string;
  readonly do?: readonly string[];
  readonly illegal?: boolean;
  readonly expect?: Expected;
}

export interface Script {
  readonly id: string;
  readonly players: readonly string[];
  readonly given: Given;
  readonly script: readonly Instruction[];
}

/** Plays a script through the contract and compares what everybody, or the player concerned, can see. */
export function perform(game: Game<ExpeditionsTypes>, { players, given, script }: Script): ExpeditionsState {
  const state = stateOf(players, given);
  script.forEach((instruction, at) => {
    const label = `instruction ${at}: ${JSON.stringify(instruction)}`;
    if (instruction.by !== undefined) act(game, state, players.indexOf(instruction.by), instruction, label);
    if (instruction.expect)
      for (const [fact, wanted, found] of facts(game, state, players, instruction.expect))
        expect(found, `${fact}, ${label}`).toEqual(wanted);
  });
  return state;
}

function act(game: Game<ExpeditionsTypes>, state: ExpeditionsState, seat: number, instruction: Instruction, label: string): void {
  const before = copy(state);
  const done = attempt(game, state, seat, moveOf((instruction.do ?? []).join(' ')));
  expect(done.ok, `${label} ${done.ok ? '' : JSON.stringify(done.problem)}`).toBe(!instruction.illegal);
  if (!done.ok) expect(done.problem.code, label).not.toBe('no-such-move');
  if (instruction.illegal) expect(state, label).toEqual(before);
}

const ids = (cards: readonly number[] | undefined): string[] => (cards ?? []).map((card) => CARDS[card]?.id ?? '?');

function pendingOf({ stage, restart, bonus }: ExpeditionsView): string {
  if (stage === 'restart') return `restart:${COLOURS[restart as 0]}`;
  if (stage === 'bonus') return `bonus:${bonus}`;
  return stage === 'exchange' ? 'exchange' : 'none';
}

/** The legal arrows of a colour, whatever they would be placed for, as sorted pairs of ids. */
function legalArrows(game: Game<ExpeditionsTypes>, state: ExpeditionsState, colour: number): string[][] {
  const found = new Map<string, string[]>();
  for (const move of game.moves(state, state.turn)) {
    if (!('from' in move) || move.colour !== colour) continue;
    const ends = [NODES[move.from]?.id ?? '?', NODES[move.to]?.id ?? '?'];
    found.set(ends.join(' '), ends);
  }
  return [...found.keys()].sort().map((key) => found.get(key) as string[]);
}

/** Every expected fact beside what is found: name, wanted, found. */
function facts(
  game: Game<ExpeditionsTypes>,
  state: ExpeditionsState,
  players: readonly string[],
  wanted: Expected,
): [string, unknown, unknown][] {
  const table = game.view(state, 'spectator');
  const seatOf = (name: string): number => players.indexOf(name);
  const own = (name: string): ExpeditionsView => game.view(state, seatOf(name));
  const list: [string, unknown, unknown][] = [];
  const one = (fact: keyof Expected, found: () => unknown): void => {
    if (wanted[fact] !== undefined) list.push([fact, wanted[fact], found()]);
  };
  const each = (fact: keyof Expected, found: (key: string) => unknown): void => {
    for (const [key, value] of Object.entries((wanted[fact] ?? {}) as object)) list.push([`${fact} of ${key}`, value, found(key)]);
  };
  const colourOf = (name: string): number => COLOURS.indexOf(name as ColourName);
  one('to_move', () => players[table.turn]);
  one('pending', () => pendingOf(table));
  one('common', () => ids(table.row));
  one('deck', () => ids(state.deck));
  one('drawn', () => ids(game.view(state, state.turn).drawn));
  one('last_round', () => table.ending);
  one('over', () => game.actors(state).length === 0);
  each('tip', (name) => NODES[table.expeditions[colourOf(name)]?.tip ?? -1]?.id ?? null);
  each('arrows', (name) => table.expeditions[colourOf(name)]?.arrows.length);
  each('legal', (name) => legalArrows(game, state, colourOf(name)));
  each('legal_count', (name) => legalArrows(game, state, colourOf(name)).length);
  each('laid', (name) => ids(table.laid[seatOf(name)]));
  each('recovered', (name) => table.recovered[seatOf(name)]?.length);
  each('tokens', (name) => ids(table.tokens[seatOf(name)]));
  each('tickets', (name) => table.tickets[seatOf(name)]);
  each('hand', (name) => ids(own(name).hands[seatOf(name)]));
  each('hand_size', (name) => table.hands[seatOf(name)]?.length);
  each('score', (name) => game.score(state).seats[seatOf(name)]?.total);
  return list;
}
