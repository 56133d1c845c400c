import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Clock } from '@toolyard/core/shared';
import type { Request } from 'express';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { PORTS, type Limiter } from '../composition/ports.ts';
import { TOO_MANY_REQUESTS } from './http.errors.ts';
import { ipv6Groups, plainAddress } from './network.ts';

/** Market calls by address; an IPv6 subscriber owns a /64, so that is one address. */
@Injectable()
export class MarketQuota implements CanActivate {
  constructor(
    @Inject(PORTS.marketLimiter) private readonly limiter: Limiter,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip = '' } = context.switchToHttp().getRequest<Request>();
    try {
      await this.limiter.consume(addressGroup(ip));
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw TOO_MANY_REQUESTS({ retryAt: this.clock.now() + refused.msBeforeNext });
    }
  }
}

/** The address itself, or the first 64 bits of an IPv6 one. */
export function addressGroup(address: string): string {
  const ip = plainAddress(address);
  return ip.includes(':') ? ipv6Groups(ip).slice(0, 4).join(':') : ip;
}
