export * from './account.ts';
export { Client, type ClientParts, type Connection, type ConnectionEvents, type ConnectionState, type WatchParts } from './client.ts';
export * from './cups.ts';
export * from './house.ts';
export {
  type AnswerMessage,
  type ChatText,
  type ListedTable,
  type Refusal,
  type ServerMessage,
  type ServerRefusal,
  serverMessage,
} from './message.ts';
export { PROTOCOL } from './parts.ts';
export { isPlainMove } from './plain.ts';
export { PACES, type Partner, SIZES, type Wish } from './quick.ts';
export { type Belief, doubtOf, RANKED_FROM, ratingOf } from './rating.ts';
export { type ClientMessage, type ClientRequest, clientMessage, type TableRequest } from './request.ts';
export * from './society.ts';
