/**
 * Where one points in Expéditions: `node:32` is a disc of the map, `exp:1` an expedition, `hand:31`, `row:31` and `drawn:31`
 * are cards, `ticket:remove` a use of a ticket, `arrow:2:40` an arrow of the third expedition from node 40.
 */
export const nodePlace = (node: number): string => `node:${node}`;
export const expeditionPlace = (colour: number): string => `exp:${colour}`;
export const handPlace = (card: number): string => `hand:${card}`;
export const rowPlace = (card: number): string => `row:${card}`;
export const drawnPlace = (card: number): string => `drawn:${card}`;
export const arrowPlace = (colour: number, from: number): string => `arrow:${colour}:${from}`;
export const TICKET_USES = ['arrow', 'remove', 'exchange'] as const;
export type TicketUse = (typeof TICKET_USES)[number];
export const ticketPlace = (use: TicketUse): string => `ticket:${use}`;

export type PlaceKind = 'node' | 'exp' | 'hand' | 'row' | 'drawn' | 'arrow' | 'ticket' | 'seat';

/** The name of a place taken apart: what it is, and its numbers. */
export function parse(place: string): { readonly kind: PlaceKind; readonly numbers: readonly number[]; readonly word: string } {
  const [kind = '', ...rest] = place.split(':');
  return { kind: kind as PlaceKind, numbers: rest.map(Number), word: rest[0] ?? '' };
}

const picked =
  (kind: PlaceKind) =>
  (places: readonly string[]): number => {
    const place = places.find((name) => name.startsWith(`${kind}:`));
    return place === undefined ? -1 : (parse(place).numbers[0] ?? -1);
  };

/** The node among what is picked, or -1. */
export const pickedNode = picked('node');
/** The expedition among what is picked, with a ticket or without, or -1. */
export const pickedColour = picked('exp');
