import { isIPv6 } from 'node:net';

/**
 * By what an address is counted: a household has one address of the old kind, and 2^64 of the new. So of IPv6 the first
 * half counts, and IPv4 in IPv6 clothes is IPv4.
 */
export function networkOf(address: string): string {
  const bare = address.split('%', 1)[0] as string;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  if (mapped) return mapped[1] as string;
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::') as [string, string | undefined];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
export const isLoopback = (address: string | undefined): boolean => LOOPBACK.test(address ?? '');

/**
 * Names by which this machine may be called from itself. A page elsewhere can give itself a name that leads here, and would
 * then be one of our own pages; such a name has dots and is none of these.
 */
export function isLocalName(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return /^(\d+\.\d+\.\d+\.\d+|\[[0-9a-f:.]+\]|[a-z0-9-]+|[a-z0-9.-]+\.(localhost|local|lan|internal|home\.arpa))$/.test(name);
}
