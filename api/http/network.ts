import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request, RequestHandler } from 'express';

declare module 'express-serve-static-core' {
  interface Request {
    /** Set by `callerAddress`. */
    address?: string;
  }
}

/** The address that a request came from; empty once its connection is closed. Express would parse the proxies' header each time. */
export const callerAddress = (request: Request): string => (request.address ??= request.ip ?? '');

const GROUPS = 8;

/** The eight groups of an IPv6 address, zeros written out, a zone left off. */
function ipv6Groups(ip: string): string[] {
  const [address = ''] = ip.split('%', 1);
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : GROUPS - groups.length - after.length;
  return [...groups, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after];
}

/** An IPv4 address that came in IPv6 clothes, as it is; any other unchanged. */
export const plainAddress = (ip: string): string =>
  ip.startsWith('::ffff:') && ip.includes('.') ? ip.slice(7) : ip;

/** The network of an address, `192.0.2.0/24` or `2001:db8:7::/48`; empty where there is no address. */
export function networkOf(address: string): string {
  const ip = plainAddress(address);
  if (ip.includes(':')) return `${ipv6Groups(ip).slice(0, 3).join(':')}::/48`;
  const parts = ip.split('.');
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : '';
}

/** The address itself, or the first 64 bits of an IPv6 one. */
export function addressGroup(address: string): string {
  const ip = plainAddress(address);
  return ip.includes(':') ? ipv6Groups(ip).slice(0, 4).join(':') : ip;
}

const addresses = new AsyncLocalStorage<string>();

/** Makes the address of a request known to all that is done because of it. */
export const trackAddress: RequestHandler = (request, _response, next) =>
  addresses.run(callerAddress(request), next);

/** The network of the current request; empty outside a request. */
export const currentNetwork = (): string => networkOf(addresses.getStore() ?? '');
