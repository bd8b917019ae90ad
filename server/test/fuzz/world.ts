import { below, type Rng } from '@banquise/kernel';
import type { TestServer } from '../server.ts';
import type { Twins } from './twins.ts';
import type { Voice } from './voice.ts';

export type Json = Record<string, unknown>;

/** Everybody, or these people. */
export type Knowers = 'everybody' | Set<string>;

export interface World {
  readonly server: TestServer;
  readonly rng: Rng;
  readonly voices: readonly Voice[];
  /** The latest tables that somebody sits at. */
  readonly tables: string[];
  readonly cups: string[];
  /** Who may have learnt a card, by its name, at tables that go on. */
  readonly knowers: Map<string, Knowers>;
  readonly twins: Twins;
  /** How far each journal was looked at. */
  readonly accounted: Map<string, number>;
  asked: number;
  requests: number;
  /** All tables there ever were. */
  laid: number;
  /** How many lines of the log were looked at. */
  logged: number;
}

export const pick = <T>({ rng }: World, list: readonly T[]): T => list[below(rng, list.length)] as T;
export const maybe = ({ rng }: World, n: number): boolean => below(rng, n) === 0;
