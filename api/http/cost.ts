import { SetMetadata } from '@nestjs/common';
import type { Clock } from '@toolyard/core/shared';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Limiter } from '../composition/ports.ts';
import { TOO_MANY_REQUESTS } from './http.errors.ts';

export const COST = 'toolyard:cost';

/** Points of the caller's quota that a call of this handler takes. */
export const Cost = (points: number) => SetMetadata(COST, points);

interface Charge {
  readonly key: string;
  readonly points: number;
}

/** Takes points from a quota; refuses with TOO_MANY_REQUESTS where it has too few left. */
export async function charge(limiter: Limiter, { key, points }: Charge, clock: Clock) {
  try {
    await limiter.consume(key, points);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw TOO_MANY_REQUESTS({ retryAt: clock.now() + refused.msBeforeNext });
  }
}
