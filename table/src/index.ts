/**
 * The authority of one table, the same in a browser tab and on a server. A table is plain data; time and chance come in
 * from outside; bots are played by the host, from views. The cycle of a host:
 *
 *   const { table: next, answer, append, tell } = handle(game, table, command, now);
 *   if (append) await store(append);          // refused by the store (revision taken)? load again and ask again
 *   for (const viewer of tell) for (const client of watching(viewer)) client.send(since(game, next, viewer, client.version));
 *   reply(answer);                            // last: who hears it has the table as it is after it
 *   for (const { seat, bot } of awaits(game, next)) if (bot) think(seat, bot);   // then handle a `move` by 'host'
 *   wakeAt(alarm(next));                      // then handle a `tick` by 'host'
 */

export { handle } from './authority.ts';
export { alarm } from './clock.ts';
export type { Accepted, Answer, Command, Outcome, Request, Speaker, Stored } from './command.ts';
export { create, rematch } from './creation.ts';
export { type Conclusion, conclusion, type SeatConclusion } from './ending.ts';
export { record, viewAt } from './history.ts';
export { lookAhead, type Outlook } from './outlook.ts';
export type { TableRefusal, TableRefusalCode } from './refusal.ts';
export { Replay, restore } from './replay.ts';
export { awaits, follow, momentOf, newsSince, reflect, seatsOf, since, statusOf } from './sync.ts';
export * from './table.ts';
export type { TableTexts } from './text/build.ts';
export { texts } from './text/texts.ts';
export type { Awaited, ClockStatus, Mirror, Moment, News, Own, SeatStatus, SeenEntry, Status, Update } from './update.ts';
