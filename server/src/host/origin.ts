import type { FastifyRequest } from 'fastify';
import { isLocalName, isLoopback } from './address.ts';
import type { Config } from './config.ts';

/**
 * Whether a request may act for the person whose cookie it carries. Browsers name the page that asks; a page of somebody
 * else must not. Programs name none and carry no cookie they were not given.
 */
export function isOwnPage({ origins }: Pick<Config, 'origins'>, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined) return true;
  if (origins.length > 0) return origins.includes(origin);
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

/** The address by which the browser knows this server: passkeys are bound to it. */
export function originOf({ origins }: Pick<Config, 'origins'>, request: FastifyRequest): string {
  const { origin } = request.headers;
  if (origin !== undefined && isOwnPage({ origins }, request)) return origin;
  return origins[0] ?? `${request.protocol}://${request.host}`;
}

/**
 * Whether a page elsewhere may have given this machine a name of its own. Who says by which addresses the server is reached
 * need not fear that; otherwise this machine goes by local names when it is called from itself.
 */
export const isForeignName = ({ origins }: Pick<Config, 'origins'>, request: FastifyRequest): boolean =>
  origins.length === 0 && isLoopback(request.socket.localAddress) && !isLocalName(request.host ?? '');

export const isSecure = (config: Pick<Config, 'origins'>, request: FastifyRequest): boolean =>
  originOf(config, request).startsWith('https:');
