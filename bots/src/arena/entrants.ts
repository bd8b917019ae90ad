import type { Bot } from '../bot.ts';
import { botNamed } from '../roster.ts';
import { oracle } from './oracle.ts';

/** Who may enter the arena: every bot, and the one that sees everything. */
export function entrantNamed(name: string): Bot {
  const bot = name === oracle.name ? oracle : botNamed(name);
  if (bot === undefined) throw new Error(`there is no bot called ${name}`);
  return bot;
}
