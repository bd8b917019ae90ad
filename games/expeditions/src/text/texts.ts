import type { Texts } from '@banquise/kernel';
import type { Continent, NodeId, PlaceId } from '../board.ts';
import type { ExpeditionsTypes } from '../types.ts';

/** The words of this game, with those that only its map and its cards need. */
export interface ExpeditionsTexts extends Texts<ExpeditionsTypes> {
  /** The name of a place, or of any other node. */
  place(id: NodeId): string;
  /** A few sentences about a place, for the large card. */
  story(id: PlaceId): string;
  continent(code: Continent): string;
  country(code: string): string;
}
