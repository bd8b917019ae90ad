import type { GameTypes, Seat } from './contract.ts';

/** One decision of a turn and all that belongs to it. A turn is a list of them; `rules/turn.ts` of each game goes through it. */
export interface Stage<T extends GameTypes, Name extends string, Move extends T['Move'] = T['Move']> {
  readonly name: Name;
  /** The kinds of moves that answer it. */
  readonly answers: readonly Move['type'][];
  /** Does what happens by itself here; true when a decision is awaited, false to go on to the next stage. */
  enter(state: T['State'], events: T['Event'][]): boolean;
  /** Every legal move. */
  list(state: T['State'], seat: Seat): readonly T['Move'][];
  /** Nothing for a legal move of this stage, for every other move of it the reason. */
  refuse(state: T['State'], move: Move, seat: Seat): T['Refusal'] | undefined;
  /** Plays a legal move and says where the turn goes from here. */
  apply(state: T['State'], move: Move, events: T['Event'][], seat: Seat): Way<Name>;
}

/** On to the next stage that awaits something, to the decision of this name, or to the end of the turn. */
export type Way<Name extends string> = Name | typeof ON | typeof DONE;
export const ON = 'on';
export const DONE = 'done';

export const byName = <T extends GameTypes, Name extends string>(
  stages: readonly Stage<T, Name>[],
): Readonly<Record<Name, Stage<T, Name>>> => Object.fromEntries(stages.map((stage) => [stage.name, stage])) as Record<Name, Stage<T, Name>>;

/** Goes through the stages from one of them on, until something is awaited; false when nothing is. */
export function enterFrom<T extends GameTypes, Name extends string>(
  stages: readonly Stage<T, Name>[],
  first: number,
  state: T['State'] & { stage: string },
  events: T['Event'][],
): boolean {
  for (let at = first; at < stages.length; at++) {
    const stage = stages[at] as Stage<T, Name>;
    state.stage = stage.name;
    if (stage.enter(state, events)) return true;
  }
  return false;
}
