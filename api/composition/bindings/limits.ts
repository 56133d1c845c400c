import { openSharedLimiter } from '@toolyard/redis';
import type { Container } from 'inversify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { PORTS } from '../ports.ts';
import { bind, take } from '../typed-container.ts';

const WINDOW_SECONDS = 60;

/** Counted in Redis where an address is given, else in this server alone. */
export async function bindLimits(container: Container): Promise<void> {
  const { redisUrl: url, marketQuota: points } = take(container, PORTS.settings);
  const rule = { keyPrefix: 'toolyard:market', points, duration: WINDOW_SECONDS };
  if (url === null) {
    bind(container, PORTS.marketLimiter).toConstantValue(new RateLimiterMemory(rule));
    return;
  }
  const told = (err: Error | null) => {
    const logger = take(container, PORTS.logger);
    if (err === null) logger.info('Redis is back: servers count together again');
    else logger.warn({ err }, 'Redis is away: this server counts by itself');
  };
  const shared = await openSharedLimiter({ ...rule, url, told });
  bind(container, PORTS.marketLimiter)
    .toConstantValue(shared)
    .onDeactivation(() => shared.close());
  // Only what was asked for once is deactivated.
  take(container, PORTS.marketLimiter);
}
