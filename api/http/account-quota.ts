import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Clock } from '@toolyard/core/shared';
import type { Request } from 'express';
import { PORTS, type Limiter } from '../composition/ports.ts';
import { keyOf } from '../composition/write.ts';
import { charge, COST } from './cost.ts';

const COST_OF_WRITE = 2;
const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Writes and expensive reads of an account by their cost; the other reads are free. Stands behind the access guard. */
@Injectable()
export class AccountQuota implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(PORTS.accountLimiter) private readonly limiter: Limiter,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { principal, method } = context.switchToHttp().getRequest<Request>();
    if (principal === undefined) return true;
    const declared = this.reflector.get<number | undefined>(COST, context.getHandler());
    const points = declared ?? (READS.includes(method) ? 0 : COST_OF_WRITE);
    if (points > 0) await charge(this.limiter, { key: keyOf(principal), points }, this.clock);
    return true;
  }
}
