import type { Bot } from '../bot.ts';
import { botNamed } from '../roster.ts';
import { gain } from './gain.ts';
import { oracle } from './oracle.ts';

const GUESTS: readonly Bot[] = [oracle, gain];

/** Who may enter the arena: every bot, the one that sees everything, and the one that sees only the next step. */
export function entrantNamed(name: string): Bot {
  const bot = GUESTS.find((guest) => guest.name === name) ?? botNamed(name);
  if (bot === undefined) throw new Error(`there is no bot called ${name}`);
  return bot;
}
