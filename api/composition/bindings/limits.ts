import { openSharedLimiter } from '@toolyard/redis';
import type { Container } from 'inversify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { PORTS, type Limiter, type Port } from '../ports.ts';
import type { Settings } from '../settings.ts';
import { bind, resolve } from '../typed-container.ts';

const WINDOW_SECONDS = 60;
/** A /48 of IPv6 may hold the households of a street, or one attacker. */
const ADDRESSES_OF_A_SITE = 8;
/** Render errors that one network can report per minute. */
const RENDER_ERRORS = 30;
/** Clicks on tools that one network can have counted per minute. */
const CLICKS = 120;

interface Quota {
  readonly port: Port<Limiter>;
  readonly keyPrefix: string;
  readonly points: number;
}

const quotasOf = ({
  marketQuota,
  accountQuota,
  apiKeyQuota,
  lotteryQuota,
  contentQuota,
}: Settings): readonly Quota[] => [
  { port: PORTS.marketLimiter, keyPrefix: 'toolyard:market', points: marketQuota },
  {
    port: PORTS.marketSiteLimiter,
    keyPrefix: 'toolyard:market-site',
    points: marketQuota * ADDRESSES_OF_A_SITE,
  },
  { port: PORTS.accountLimiter, keyPrefix: 'toolyard:account', points: accountQuota },
  { port: PORTS.apiKeyLimiter, keyPrefix: 'toolyard:api-key', points: apiKeyQuota },
  { port: PORTS.lotteryLimiter, keyPrefix: 'toolyard:lottery', points: lotteryQuota },
  { port: PORTS.contentLimiter, keyPrefix: 'toolyard:content', points: contentQuota },
  { port: PORTS.clickLimiter, keyPrefix: 'toolyard:click', points: CLICKS },
  { port: PORTS.renderErrorLimiter, keyPrefix: 'toolyard:render-error', points: RENDER_ERRORS },
];

/** Counted in Redis where an address is given, else in this server alone. */
export async function bindLimits(container: Container): Promise<void> {
  const settings = resolve(container, PORTS.settings);
  const { redisUrl: url } = settings;
  let away = false;
  const notified = (err: Error | null) => {
    if (away === (err !== null)) return;
    away = err !== null;
    const logger = resolve(container, PORTS.logger);
    if (err === null) logger.info('Redis is back: servers count together again');
    else
      logger.warn(
        { reason: err.message },
        'Redis is away: each server counts alone until it is back',
      );
  };
  for (const { port, keyPrefix, points } of quotasOf(settings)) {
    const rule = { keyPrefix, points, duration: WINDOW_SECONDS };
    if (url === null) {
      bind(container, port).toConstantValue(new RateLimiterMemory(rule));
      continue;
    }
    const shared = await openSharedLimiter({ ...rule, url, notified });
    bind(container, port)
      .toConstantValue(shared)
      .onDeactivation(() => shared.close());
    // Only what was asked for once is deactivated.
    resolve(container, port);
  }
}
