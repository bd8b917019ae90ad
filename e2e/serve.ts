import { execFile } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const WEB = fileURLToPath(new URL('../web/', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** As strict as a server should be: the client must live with it. */
const POLICY = "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** Builds the client as it is now into a folder of its own, so that nothing else that builds or serves gets in the way. */
export async function buildClient(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'banquise-web-'));
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  // In a process of its own: a test runner's environment would put React's slow development build into it.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, 'build', WEB, '--outDir', root, '--logLevel', 'error'], { env });
  return root;
}

/** Serves a built client as any server of static files would: addresses of pages lead to the one page. */
export async function serve(root: string): Promise<Served> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://here').pathname);
    const file = join(root, path);
    const found = file.startsWith(root) && existsSync(file) && statSync(file).isFile();
    if (!found && extname(path) !== '') {
      response.writeHead(404).end();
      return;
    }
    const sent = found ? file : join(root, 'index.html');
    const packed = /\bbr\b/.test(String(request.headers['accept-encoding'])) && existsSync(`${sent}.br`);
    response.writeHead(200, {
      ...{ 'content-type': TYPES[extname(sent)] ?? 'application/octet-stream', 'content-security-policy': POLICY },
      ...(packed ? { 'content-encoding': 'br', vary: 'accept-encoding' } : {}),
    });
    createReadStream(packed ? `${sent}.br` : sent).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
