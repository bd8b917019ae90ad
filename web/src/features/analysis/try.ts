import type { Game, Seat } from '@banquise/kernel';
import type { Level, SeatPlan } from '@banquise/table';
import type { Words } from '../../ui/i18n/index.ts';
import { settings } from '../../ui/settings.ts';
import { keepTable, PERSON, replayed } from '../local/lay.ts';
import type { Played } from './source.ts';

/** Where a person sat, a bot that plays about as well. */
const STAND_IN: Level = 4;

/** Lays a table from the position before a move: one person in this seat, bots in the others. Tells where it is kept. */
export function tryFrom(game: Game, { record, levels }: Played, index: number, seat: Seat, words: Words): string | undefined {
  const { name, confirm } = settings.get();
  const seats = record.seats.map((called, other): SeatPlan => {
    if (other === seat) return { kind: 'person', person: PERSON, name: name || words.nickname, confirm };
    return { kind: 'bot', level: levels[other] ?? STAND_IN, name: called || words.bot };
  });
  const laid = replayed(game, { ...record, moves: record.moves.slice(0, index) }, seats);
  return laid.ok ? keepTable(game, laid.value.table, laid.value.stored) : undefined;
}
