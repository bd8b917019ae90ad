import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const db = new DatabaseSync(workerData as string, { timeout: 5000 });
db.exec('pragma synchronous=full');

parentPort?.on('message', (message: 'checkpoint' | 'stop') => {
  if (message === 'checkpoint') {
    db.exec('pragma wal_checkpoint(passive)');
  } else {
    db.close();
    parentPort?.close();
  }
});
