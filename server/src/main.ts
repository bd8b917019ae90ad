import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';

/** One process, one port. PORT and HOST choose where it listens. */
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '0.0.0.0';
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`banquise: PORT must be a whole number from 0 to 65535, not "${process.env.PORT}"`);
  process.exit(2);
}

const client = fileURLToPath(new URL('../../web/dist/', import.meta.url));
if (!existsSync(`${client}index.html`)) {
  console.error('banquise: the client is not built; "npm start" builds it, or run "npm run build" once');
  process.exit(1);
}
const app = createApp(client);

app.on('error', (error: NodeJS.ErrnoException) => {
  const busy = error.code === 'EADDRINUSE' ? `port ${port} is taken; choose another one with PORT=...` : error.message;
  console.error(`banquise: cannot listen: ${busy}`);
  process.exit(1);
});

app.listen(port, host, () => {
  const address = app.address();
  console.log(`Banquise is at http://localhost:${typeof address === 'object' && address ? address.port : port}`);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    console.log('Banquise stops: no new requests, the open ones are finished');
    app.close();
    app.closeIdleConnections();
  });
}
