export { type Bot, type Budget, type Candidate, choose, type Question, type Thought } from './bot.ts';
export { hint } from './hint.ts';
export { LEVELS } from './levels.ts';
export { keepNet, netFor } from './net/bot.ts';
export { readNet } from './net/net.ts';
export { BOTS, botNamed } from './roster.ts';
