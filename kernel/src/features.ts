import type { GameTypes, Seat } from './contract.ts';

/** Some inputs of one kind, such as "a card in the reserve": one place for each of its values. */
export interface Block {
  readonly name: string;
  /** What it says when one of its places is set. */
  readonly means: string;
  readonly size: number;
}

/** A list of numbers to be written to, with its length kept apart: looking at a position makes no garbage. */
export interface Trail {
  readonly at: Int32Array;
  length: number;
}

/**
 * What a net looks at. Every input is there or not; what a seat sees of itself and of the table is written down by the
 * numbers of the inputs that are there. A trained net belongs to exactly these blocks, in this order.
 */
export interface Features<T extends GameTypes = GameTypes> {
  readonly inputs: readonly Block[];
  look(state: T['State'], seat: Seat, trail: Trail): void;
  /** What a move is like, so that what was learnt of one holds for those like it. The first trait of a move is its kind. */
  readonly traits: readonly Block[];
  regard(state: T['State'], seat: Seat, move: T['Move'], trail: Trail): void;
}

/** Where each block begins, and how many places there are in all. */
export function layout<Name extends string>(
  blocks: readonly (Block & { readonly name: Name })[],
): { readonly at: Readonly<Record<Name, number>>; readonly size: number } {
  const at = {} as Record<Name, number>;
  let size = 0;
  for (const block of blocks) {
    at[block.name] = size;
    size += block.size;
  }
  return { at, size };
}

/** A table of blocks from name, size and meaning. */
export const blocks = <Name extends string>(
  rows: readonly (readonly [name: Name, size: number, means: string])[],
): readonly (Block & { readonly name: Name })[] => rows.map(([name, size, means]) => ({ name, size, means }));
