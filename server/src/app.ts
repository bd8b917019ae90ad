import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { AccountRefusal } from '@banquise/protocol';
import fastifyStatic from '@fastify/static';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { isLoopback, networkOf } from './host/address.ts';
import type { Proxies } from './host/config.ts';
import { isForeignName, isOwnPage, isSecure, originOf } from './host/origin.ts';
import { drawLink } from './host/picture.ts';
import { dressed, languageOf, previewOf } from './host/preview.ts';
import { LARGEST, welcome } from './live/socket.ts';
import { refuse } from './people/endpoints.ts';
import { accountRoutes } from './people/routes.ts';
import { recognise } from './people/session.ts';
import type { Visit } from './store/person.ts';

/** What the client may do: load its own files and talk to its own server. Styles may be set by the page itself. */
const HEADERS = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const HSTS = 'max-age=31536000';

/** The largest body that is read. */
const LARGEST_BODY = 32_768;

export interface AppParts {
  readonly context: Context;
  readonly pushKey: string;
}

/** The door to the outside: files of the client, requests about people, and the connection for play. */
export async function createApp({ context, pushKey }: AppParts): Promise<FastifyInstance> {
  const { config } = context;
  const app = fastify({
    logger: false,
    bodyLimit: LARGEST_BODY,
    requestTimeout: 30_000,
    // Who sends its letters one by one is not waited for.
    http: { headersTimeout: 20_000 },
    trustProxy: trusted(config.proxy),
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) => fail(context, error, request, reply.headers(HEADERS)),
    routerOptions: { maxParamLength: 200 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (config.origins.some((origin) => origin.startsWith('https:')) && isSecure(config, request))
      reply.header('strict-transport-security', HSTS);
    if (isForeignName(config, request)) return refuse(reply, { code: 'unknown-host' });
    if (isApi(request)) reply.header('cache-control', 'no-store');
    const acts = request.method !== 'GET' && request.method !== 'HEAD';
    if (acts && !isOwnPage(config, request)) return refuse(reply, { code: 'foreign-page' });
    // No text of ours holds it, and PostgreSQL can keep none that does.
    if (request.url.includes('%00')) return refuse(reply, { code: 'bad-request', field: 'url', expected: 'no NUL' });
    const wait = !acts && isRead(request) ? context.limits.reads.pay(networkOf(request.ip), 1, context.now()) : 0;
    if (wait > 0) return refuse(reply, { code: 'too-fast', wait });
  });
  app.setErrorHandler((error, request, reply) => fail(context, error as Failure, request, reply));
  await app.register(websocket, { options: { maxPayload: LARGEST, perMessageDeflate: false } });
  liveRoute(app, context);
  accountRoutes(app, context, pushKey);
  hostRoutes(app, context);
  pictureRoutes(app, context);
  await clientRoutes(app, context);
  return app;
}

/** A proxy adds whom it heard from at the end: what stands before, anybody may have written. */
function trusted(proxy: Proxies): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxy === false) return false;
  return typeof proxy === 'number' ? (_address, hop) => hop < proxy : [...proxy];
}

const isApi = (request: FastifyRequest): boolean => /^\/(api|live|metrics|healthz)\b/.test(request.url);

/** What is looked up for whoever asks. */
const isRead = (request: FastifyRequest): boolean => /^\/(api|live)\b/.test(request.url);

interface Failure {
  readonly statusCode?: number;
  readonly message?: string;
}

/** What the asker did wrong is said to it; what we did wrong is written down, and only that it happened is said. */
function fail({ log }: Context, error: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status < 500) {
    const refusal: AccountRefusal = { code: 'bad-request', field: 'body', expected: 'JSON of a known shape and size' };
    return reply.code(status).send(refusal);
  }
  log.error({ method: request.method, route: request.routeOptions.url, problem: error.message }, 'a request failed');
  return reply.code(500).send({ code: 'failed' });
}

/** The connection for play. Who comes without a session is sent away before the upgrade. */
function liveRoute(app: FastifyInstance, context: Context): void {
  const visitors = new WeakMap<FastifyRequest, Visit>();
  app.register(async (scope) => {
    scope.get(
      '/live',
      {
        websocket: true,
        preValidation: async (request, reply) => {
          if (!request.ws) return refuse(reply, { code: 'not-found' });
          if (!isOwnPage(context.config, request)) return refuse(reply, { code: 'foreign-page' });
          const release = context.connections.reserve(networkOf(request.ip), context.config.connectionsPerAddress);
          if (release === null) return refuse(reply, { code: 'too-fast', wait: 10_000 });
          request.raw.socket.once('close', release);
          // Who cannot be looked up just now is not sent away for good.
          const visit = await recognise(context.store, request.headers.cookie, context.now()).catch(() => null);
          if (visit && !visit.suspended) {
            visitors.set(request, visit);
            return;
          }
          release();
          if (visit?.suspended) return refuse(reply, { code: 'suspended', until: visit.suspended.until });
          return refuse(reply, visit === null ? { code: 'too-fast', wait: 1000 } : { code: 'signed-out' });
        },
      },
      (socket, request) =>
        welcome(context, { socket, wire: request.socket, address: networkOf(request.ip) }, visitors.get(request) as Visit),
    );
  });
}

function hostRoutes(app: FastifyInstance, { config, metrics, health }: Context): void {
  app.get('/healthz', async (_request, reply) => {
    const { ok, text } = await health.look();
    return reply
      .code(ok ? 200 : 503)
      .type('text/plain; charset=utf-8')
      .send(text);
  });
  app.get('/metrics', async (request, reply) => {
    const local = config.proxy === false && isLoopback(request.ip);
    const known = config.metricsToken !== null && request.headers.authorization === `Bearer ${config.metricsToken}`;
    if (!local && !known) return refuse(reply, { code: 'not-found' });
    await health.look();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text());
  });
}

/** How many pictures of links are remembered. */
const REMEMBERED = 64;

/** The pictures of links: what the link says of itself, under the picture of its game. Only for addresses that say something. */
function pictureRoutes(app: FastifyInstance, context: Context): void {
  const drawn = new Map<string, Promise<Buffer>>();
  app.get<{ Params: { language: string; hash: string; '*': string } }>('/preview/:language/:hash/*', async (request, reply) => {
    const wait = context.limits.looks.pay(networkOf(request.ip), 1, context.now());
    if (wait > 0) return refuse(reply, { code: 'too-fast', wait });
    const language = languageOf(request.params.language);
    const preview = await previewOf(context, `/${request.params['*'].replace(/\.png$/, '')}`, language).catch(() => null);
    if (preview === null) return refuse(reply, { code: 'not-found' });
    const { game, title, text } = preview;
    const key = JSON.stringify([game, title, text]);
    const picture = drawn.get(key) ?? drawLink(game, title, text);
    drawn.delete(key);
    drawn.set(key, picture);
    const [oldest] = drawn.keys();
    if (drawn.size > REMEMBERED && oldest !== undefined) drawn.delete(oldest);
    // Shown by pages elsewhere: that is what it is for.
    reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'public, max-age=86400');
    return reply.type('image/png').send(await picture);
  });
}

/** The files of the built client. Routes of the client itself all lead to its one page. */
async function clientRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { client } = context.config;
  if (existsSync(client)) {
    await app.register(fastifyStatic, {
      root: client,
      cacheControl: false,
      // The build lays packed copies beside its files; who can unpack gets those.
      preCompressed: true,
      // Built files carry their hash in their name; the page and the service worker must always be asked for anew.
      setHeaders: (response, path) =>
        response.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] as string;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('Only GET and HEAD are answered here.\n');
    }
    if (extname(path) !== '' || isApi(request) || !existsSync(client)) {
      return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing at this address.\n');
    }
    // A link that is pasted somewhere says what stands there; a fault in that keeps nobody out.
    const language = languageOf(request.headers['accept-language']);
    const preview = await previewOf(context, path, language).catch(() => null);
    if (preview === null) return reply.sendFile('index.html');
    const page = dressed(readFileSync(`${client}index.html`, 'utf8'), preview, language, originOf(context.config, request), path);
    return reply.header('cache-control', 'no-cache').header('vary', 'accept-language').type('text/html; charset=utf-8').send(page);
  });
}
