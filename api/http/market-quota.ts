import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Clock } from '@toolyard/core/shared';
import type { Request } from 'express';
import { PORTS, type Limiter } from '../composition/ports.ts';
import { charge, COST } from './cost.ts';
import { addressGroup, networkOf, plainAddress } from './network.ts';

const USUAL_COST = 1;

/**
 * Market calls by address and by their cost. An IPv6 subscriber owns a /64, so that is one address; who owns a /48 has
 * 65,536 of them, so that is counted too.
 */
@Injectable()
export class MarketQuota implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(PORTS.marketLimiter) private readonly limiter: Limiter,
    @Inject(PORTS.marketSiteLimiter) private readonly siteLimiter: Limiter,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip = '' } = context.switchToHttp().getRequest<Request>();
    const handler = context.getHandler();
    const points = this.reflector.get<number | undefined>(COST, handler) ?? USUAL_COST;
    await charge(this.limiter, { key: addressGroup(ip), points }, this.clock);
    if (plainAddress(ip).includes(':'))
      await charge(this.siteLimiter, { key: networkOf(ip), points }, this.clock);
    return true;
  }
}
