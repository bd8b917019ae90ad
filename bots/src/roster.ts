import type { Bot } from './bot.ts';
import { times } from './clock.ts';
import { greedy } from './greedy.ts';
import { LEVELS } from './levels.ts';
import { leaf, net } from './net/bot.ts';
import { planner } from './planner.ts';
import { random } from './random.ts';
import { search } from './search/search.ts';

/** Every bot that may sit at a table. */
export const BOTS: readonly Bot[] = [random, greedy, planner, search, leaf, net, ...LEVELS];

/** A bot by its name; `search*4` is the same bot with four times the budget. */
export function botNamed(name: string): Bot | undefined {
  const [plain, factor, ...rest] = name.split('*');
  const bot = BOTS.find((one) => one.name === plain);
  if (bot === undefined || factor === undefined) return bot;
  const by = Number(factor);
  if (rest.length > 0 || !Number.isFinite(by) || by <= 0) return undefined;
  return { ...bot, name, ponder: (question) => bot.ponder({ ...question, budget: times(question.budget, by) }) };
}
