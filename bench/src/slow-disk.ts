// Loaded into a server before anything else (`--import`): while the file that SLOW_DISK names is there, every commit takes
// 200 ms longer, as on a disk that is busy with something else.
import { existsSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

const SYNC = 200;
const flag = process.env.SLOW_DISK ?? '';
const { prepare } = DatabaseSync.prototype;
const sleeper = new Int32Array(new SharedArrayBuffer(4));

DatabaseSync.prototype.prepare = function (this: DatabaseSync, text: string): StatementSync {
  const statement = prepare.call(this, text);
  if (!/^\s*commit/i.test(text)) return statement;
  const { run } = statement;
  statement.run = function (this: StatementSync, ...values: unknown[]) {
    if (existsSync(flag)) Atomics.wait(sleeper, 0, 0, SYNC);
    return (run as (...all: unknown[]) => ReturnType<typeof run>).apply(this, values);
  } as typeof run;
  return statement;
};
