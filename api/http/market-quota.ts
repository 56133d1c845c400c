import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { PORTS } from '../composition/ports.ts';
import type { Settings } from '../composition/settings.ts';
import { TOO_MANY_REQUESTS } from './http.errors.ts';

const WINDOW_SECONDS = 60;

/** Market calls by address; an IPv6 subscriber owns a /64, so that is one address. */
@Injectable()
export class MarketQuota implements CanActivate {
  private readonly limiter: RateLimiterMemory;

  constructor(@Inject(PORTS.settings) settings: Settings) {
    this.limiter = new RateLimiterMemory({
      points: settings.marketQuota,
      duration: WINDOW_SECONDS,
    });
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip = '' } = context.switchToHttp().getRequest<Request>();
    try {
      await this.limiter.consume(addressGroup(ip));
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw TOO_MANY_REQUESTS({ retryAt: Date.now() + refused.msBeforeNext });
    }
  }
}

/** The address itself, or the first 64 bits of an IPv6 one. */
export function addressGroup(ip: string): string {
  if (ip.startsWith('::ffff:')) return ip.slice(7);
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}
