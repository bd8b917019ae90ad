import { expect, test } from 'vitest';
import { entrantNamed } from './arena/entrants.ts';
import { BOTS, botNamed } from './roster.ts';

test('every bot is found by its name, with a longer breath too', () => {
  for (const bot of BOTS) {
    expect(botNamed(bot.name)).toBe(bot);
    expect(botNamed(`${bot.name}*4`)?.name).toBe(`${bot.name}*4`);
  }
});

test('other names are nobody', () => {
  for (const name of ['', 'search*', 'search*0', 'search*x', 'search*2*2', 'level8']) expect(botNamed(name)).toBeUndefined();
});

test('the one that sees everything plays in the arena only', () => {
  expect(botNamed('oracle')).toBeUndefined();
  expect(entrantNamed('oracle').name).toBe('oracle');
});
