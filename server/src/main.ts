import { existsSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';

// What this process writes is nobody else's to read.
process.umask(0o077);
// What was compiled once is not compiled again at the next start; so nothing may be loaded before this line.
enableCompileCache();
const { ConfigError, readConfig } = await import('./host/config.ts');

function configured(): ReturnType<typeof readConfig> {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`banquise: ${error.message}`);
    process.exit(2);
  }
}

const config = configured();
if (!existsSync(`${config.client}index.html`)) {
  console.error('banquise: the client is not built; "npm start" builds it, or run "npm run build" once');
  process.exit(1);
}

const [{ createServer }, { threadedStore }, { jsonLog }, { gameIds, loadGame }, { thinkers }] = await Promise.all([
  import('./server.ts'),
  import('./store/thread.ts'),
  import('./host/log.ts'),
  import('@banquise/games'),
  import('./tables/thinkers.ts'),
]);

const log = jsonLog(config.log, (line) => process.stdout.write(line));
const games = new Map(await Promise.all(gameIds().map(async (id) => [id, await loadGame(id)] as const)));
const opening =
  config.database === null
    ? threadedStore(config.data)
    : import('./store/postgres.ts').then(({ postgresStore }) => postgresStore(config.database as string));
const store = await opening.catch((error: unknown) => {
  const where = config.database === null ? `the data file ${config.data}` : 'the database';
  console.error(`banquise: cannot open ${where}: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
const bus = config.bus === null ? undefined : (await import('./bus/nats.ts')).natsBus(config.bus);
const clock = config.database === null ? Date.now : await (await import('./host/clock.ts')).sharedClock(store);
const server = await createServer({ config, store, games, chooser: thinkers(config.botThreads), log, now: clock, ...(bus ? { bus } : {}) });

// Loaded now, not in the middle of somebody's game: while a library is read nobody is served.
await Promise.all([(await import('./people/passkey.ts')).webauthn(), import('web-push')]);
try {
  await server.app.listen({ port: config.port, host: config.host });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(
    `banquise: cannot listen: ${code === 'EADDRINUSE' ? `port ${config.port} is taken; choose another one with PORT=...` : message}`,
  );
  process.exit(1);
}
// A server that is killed writes nothing at its end: what was compiled is put away now.
flushCompileCache();
console.log(`Banquise is at http://localhost:${(server.app.server.address() as AddressInfo).port}`);

// A fault of ours ends the process: what is stored is safe, and everybody comes back to the next one.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    log.error({ problem: error instanceof Error ? error.stack : 'unknown' }, 'the server cannot go on');
    process.exit(1);
  });
}

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    console.log('Banquise stops: everybody is told, what is on its way is stored');
    // Whatever is stored is safe already: waiting longer would only keep people from coming back.
    setTimeout(() => process.exit(1), 10_000).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ problem: error instanceof Error ? error.message : 'unknown' }, 'the stop was not clean');
        process.exit(1);
      },
    );
  });
}
