import { lookup } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { HookAnswer, HookCall, HookFault, HookSender } from '@toolyard/core/content';
import ipaddr from 'ipaddr.js';

/** How long a connection and its answer may take together. */
const LONGEST_MS = 10_000;

/** Whether the address is one of the open internet. An IPv4 address within IPv6 is judged as such. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.process(address).range() === 'unicast';

class PrivateAddress extends Error {}

interface Options {
  readonly isAllowed?: (address: string) => boolean;
  /** Certificates to trust in place of the known ones. */
  readonly ca?: string;
}

/** Sends web hooks by HTTPS. The address that is checked is the one that is connected to. */
export class HttpsHookSender implements HookSender {
  private readonly isAllowed: (address: string) => boolean;
  private readonly ca: string | undefined;

  constructor({ isAllowed = isPublicAddress, ca }: Options = {}) {
    this.isAllowed = isAllowed;
    this.ca = ca;
  }

  send({ url, body, headers }: HookCall): Promise<HookAnswer> {
    const target = new URL(url);
    const host = target.hostname.replace(/^\[(.*)\]$/, '$1');
    // An address that stands in the URL is not looked up.
    if (isIP(host) !== 0 && !this.isAllowed(host))
      return Promise.resolve({ fault: 'privateAddress' });
    return new Promise((resolve) => {
      const call = request(
        target,
        {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json', 'User-Agent': 'Toolyard' },
          agent: false,
          lookup: this.lookup,
          signal: AbortSignal.timeout(LONGEST_MS),
          ...(this.ca !== undefined && { ca: this.ca }),
        },
        (answer) => {
          resolve({ status: answer.statusCode ?? 0 });
          // Its text says nothing.
          answer.destroy();
        },
      );
      call.once('error', (fault) => resolve({ fault: faultOf(fault) }));
      call.end(body);
    });
  }

  private readonly lookup: LookupFunction = (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (fault, found) => {
      if (fault) return callback(fault, []);
      if (!found.every(({ address }) => this.isAllowed(address)))
        return callback(new PrivateAddress(), []);
      const [first] = found;
      if (options.all || !first) return callback(null, found);
      return callback(null, first.address, first.family);
    });
}

function faultOf(fault: Error): HookFault {
  if (fault instanceof PrivateAddress) return 'privateAddress';
  return fault.name === 'AbortError' || fault.name === 'TimeoutError' ? 'timeout' : 'noConnection';
}
