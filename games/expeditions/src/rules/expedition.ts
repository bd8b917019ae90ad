import { ARROWS_PER_COLOUR, type Colour, EACH_COLOUR, HEAD, SEGMENT_OF, START, TAIL } from '../data.ts';
import type { ExpeditionsState } from '../state.ts';

/** Arrows of a colour that are not on the board (EXP-8). */
export const stock = (state: ExpeditionsState, colour: Colour): number => ARROWS_PER_COLOUR - (state.stacks[colour] as number[]).length;

/** Start, or touched by an arrow that is still there (EXP-9). */
export const isVisited = (state: ExpeditionsState, colour: Colour, node: number): boolean =>
  node === START || ((state.touches[node] as number) & (7 << (3 * colour))) !== 0;

/** The head of the last arrow; start if there is none. */
export function lastHead(state: ExpeditionsState, colour: Colour): number {
  const stack = state.stacks[colour] as number[];
  return stack.length === 0 ? START : (HEAD[stack[stack.length - 1] as number] as number);
}

/** No free head: the last arrow ends where another arrow of its colour had been before (EXP-10, EXP-11). */
export const isLooped = (state: ExpeditionsState, colour: Colour): boolean =>
  (state.stacks[colour] as number[]).length > 0 && (((state.touches[lastHead(state, colour)] as number) >> (3 * colour)) & 7) > 1;

/** Whether a colour already lies on a segment, in either direction (EXP-30). */
export const uses = (state: ExpeditionsState, colour: Colour, segment: number): boolean =>
  ((state.used[segment] as number) & (1 << colour)) !== 0;

/** A colour with arrows left always finds a segment (EXP-36): a looped expedition goes on from every visited node (EXP-R4). */
export function canExtendAny(state: ExpeditionsState): boolean {
  for (const colour of EACH_COLOUR) if (stock(state, colour) > 0) return true;
  return false;
}

/** Lays an arrow on top of its stack. */
export function pushArrow(state: ExpeditionsState, colour: Colour, arrow: number): void {
  (state.stacks[colour] as number[]).push(arrow);
  touch(state, arrow, 1 << (3 * colour));
  const segment = SEGMENT_OF[arrow] as number;
  state.used[segment] = (state.used[segment] as number) | (1 << colour);
}

/** Takes the last arrow of a started expedition back. */
export function popArrow(state: ExpeditionsState, colour: Colour): number {
  const arrow = (state.stacks[colour] as number[]).pop() as number;
  touch(state, arrow, -(1 << (3 * colour)));
  const segment = SEGMENT_OF[arrow] as number;
  state.used[segment] = (state.used[segment] as number) & ~(1 << colour);
  return arrow;
}

function touch(state: ExpeditionsState, arrow: number, by: number): void {
  const { touches } = state;
  const tail = TAIL[arrow] as number;
  const head = HEAD[arrow] as number;
  touches[tail] = (touches[tail] as number) + by;
  touches[head] = (touches[head] as number) + by;
}
