import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const db = new DatabaseSync(workerData as string, { timeout: 5000 });
db.exec('pragma synchronous=full');
const checkpoint = db.prepare('pragma wal_checkpoint(passive)');

parentPort?.on('message', (message: 'checkpoint' | 'stop') => {
  if (message === 'checkpoint') {
    const { log } = checkpoint.get() as { log: number };
    parentPort?.postMessage(log);
  } else {
    db.close();
    parentPort?.close();
  }
});
