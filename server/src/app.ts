import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** What the client may do: load its own files, nothing from elsewhere. Styles may be set by the page itself. */
const HEADERS = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** The server: health, and the files of the built client. Routes of the client itself all lead to its one page. */
export function createApp(client: string): Server {
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    answer(client, request, response).catch((error: unknown) => {
      console.error(`banquise: ${request.method} ${request.url}: ${error instanceof Error ? error.message : error}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

async function answer(client: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(response, 405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
  const path = pathOf(request.url ?? '/');
  if (path === undefined) return plain(response, 400, 'This address cannot be read.');
  if (path === '/healthz') return plain(response, 200, 'ok', { 'cache-control': 'no-store' });
  const file = await found(client, path);
  if (file === undefined) return plain(response, 404, 'There is nothing at this address.');
  response.writeHead(200, {
    'content-type': TYPES[extname(file.path)] ?? 'application/octet-stream',
    'content-length': file.stats.size,
    // Built files carry their hash in their name; the page and the service worker must always be asked for anew.
    'cache-control': file.path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(file.path).pipe(response);
}

function pathOf(url: string): string | undefined {
  try {
    return normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  } catch {
    return undefined;
  }
}

/** The file behind a path; an address without an ending is a route of the client and leads to its page. */
async function found(client: string, path: string): Promise<{ path: string; stats: Stats } | undefined> {
  const name = extname(path) === '' ? 'index.html' : path;
  const full = join(client, name);
  const stats = full.startsWith(client) ? await stat(full).catch(() => undefined) : undefined;
  return stats?.isFile() ? { path: full, stats } : undefined;
}

function plain(response: ServerResponse, status: number, text: string, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${text}\n`);
}
