export { arenaCommand, type Voices } from '../arena/command.ts';
export { USAGE as ARENA_USAGE } from '../arena/request.ts';
export { needNet } from './nets.ts';
export { type BotPool, botPool } from './pool.ts';
