import { existsSync, readFileSync } from 'node:fs';
import type { Game } from '@banquise/kernel';
import { keepNet, netFor } from '../net/bot.ts';
import { readNet } from '../net/net.ts';

/** The file of a game's net, beside the code that uses it. */
export const netFile = (game: string): URL => new URL(`../../nets/${game}.net`, import.meta.url);

/** Loads the net of a game when it is first needed. One that does not fit is left out: the search serves without it. */
export function needNet(game: Pick<Game, 'id' | 'rules' | 'features'>): void {
  const file = netFile(game.id);
  if (netFor(game) !== undefined || !existsSync(file)) return;
  const net = readNet(new Uint8Array(readFileSync(file)), game);
  if (typeof net !== 'string') keepNet(net);
}
