import type { Texts } from '@banquise/kernel';
import { type Continent, NODES, type NodeId, nodeOf, type PlaceId } from '../board.ts';
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

/** Names by number, as moves and events have them. */
export interface Gazetteer {
  node(node: number): string;
  card(card: number): string;
  /** An arrow: from where to where. */
  route(from: number, to: number): string;
}

export function gazetteer(names: Readonly<Record<NodeId, string>>): Gazetteer {
  const node = (number: number): string => names[NODES[number]?.id ?? 'start'];
  return { node, card: (card) => node(nodeOf(card)), route: (from, to) => `${node(from)} → ${node(to)}` };
}
