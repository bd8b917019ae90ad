import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { loadGame } from '@banquise/games';
import { type Net, readNet } from '../../bots/src/net/net.ts';
import { PLANS, type Plan } from './plan.ts';
import { encode } from './sample.ts';
import { playGame } from './selfplay.ts';

/** What a thread is to play: every `step`-th game from `from` on, until it is told to stop. */
export interface Errand {
  readonly game: string;
  readonly net: Uint8Array | undefined;
  readonly series: string;
  readonly from: number;
  readonly step: number;
  readonly most: number;
}

/** To the thread: the next net to play with, from a round on; or that it is enough. */
export type Word = { readonly net: Uint8Array } | 'enough';

const { game: id, net: first, series, from, step, most } = workerData as Errand;
const port = parentPort as MessagePort;
const game = await loadGame(id);

function fitting(bytes: Uint8Array | undefined): Net | undefined {
  const net = bytes === undefined ? undefined : readNet(bytes, game);
  if (typeof net === 'string') throw new Error(`the net of ${id} does not fit: ${net}`);
  return net;
}

let net = fitting(first);
for (let number = from; number < most; number += step) {
  const heard = receiveMessageOnPort(port) as { readonly message: Word } | undefined;
  if (heard?.message === 'enough') break;
  if (heard !== undefined) net = fitting((heard.message as { readonly net: Uint8Array }).net);
  const numbers: number[] = [];
  for (const sample of playGame(game, net, PLANS[id] as Plan, series, number)) encode(sample, numbers);
  const data = Int16Array.from(numbers);
  port.postMessage(data, [data.buffer]);
}
port.close();
