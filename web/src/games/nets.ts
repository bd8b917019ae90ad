import { keepNet, netFor, readNet } from '@banquise/bots';
import type { Game } from '@banquise/kernel';

const files = import.meta.glob<string>('../../../bots/nets/*.net', { query: '?url', import: 'default' });

/** Fetches the net of a game when somebody first thinks with it. Where it cannot be had or does not fit, the search serves. */
export async function needNet(game: Game): Promise<void> {
  const address = files[`../../../bots/nets/${game.id}.net`];
  if (netFor(game) !== undefined || address === undefined) return;
  const bytes = await fetch(await address())
    .then((answer) => (answer.ok ? answer.arrayBuffer() : undefined))
    .catch(() => undefined);
  const net = bytes === undefined ? 'no net' : readNet(new Uint8Array(bytes), game);
  if (typeof net !== 'string') keepNet(net);
}
