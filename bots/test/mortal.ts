import { parentPort, threadId } from 'node:worker_threads';

interface Letter {
  readonly id: number;
  readonly order?: { readonly game: string; readonly bot: string };
}

/** A worker that dies in the middle of a job called "poison", or of one called "unlucky" on the thread that it names. */
parentPort?.on('message', ({ id, order }: Letter) => {
  if (order === undefined) return;
  if (order.game === 'poison') process.exit(1);
  if (order.game === 'unlucky' && order.bot !== `not ${threadId}`) throw new Error('struck by lightning');
  parentPort?.postMessage({ id, value: threadId });
});
