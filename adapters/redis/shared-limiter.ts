import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { connectRedis } from './connect-redis.ts';

/** Every request waits for its count, which Redis is to give within a millisecond. */
const TIMEOUT_MS = 250;
/** A count that must hold is awaited longer, and asked for again soon where it does not come. */
const STRICT_TIMEOUT_MS = 2_000;
const SLOW_MS = 1_000;

export interface LimiterRule {
  /** Tells the counts of this rule from those of others. */
  readonly keyPrefix: string;
  /** How many calls a key has. */
  readonly points: number;
  /** Seconds after which it has them again. */
  readonly duration: number;
  /** Refuses while Redis is there but does not answer, since the servers' own counts would allow more together. */
  readonly isStrict?: boolean;
}

export interface LimiterSettings extends LimiterRule {
  readonly url: string;
  /** Told once when Redis goes away, with what was wrong, and once when it is back, with null. */
  readonly notified: (fault: Error | null) => void;
}

/** One count for all servers on the same Redis; each server's own count while Redis is away. */
export class SharedLimiter {
  private readonly shared: RateLimiterRedis;
  private readonly own: RateLimiterMemory;
  private isAway = false;

  constructor(
    private readonly client: Redis,
    private readonly terms: LimiterRule,
    private readonly notified: LimiterSettings['notified'],
  ) {
    const { keyPrefix, points, duration } = terms;
    const rule = { keyPrefix, points, duration };
    this.shared = new RateLimiterRedis({
      ...rule,
      storeClient: client,
      rejectIfRedisNotReady: true,
    });
    this.own = new RateLimiterMemory(rule);
  }

  get points(): number {
    return this.terms.points;
  }

  /** Seconds. */
  get duration(): number {
    return this.terms.duration;
  }

  /** Takes points of the key; rejects with a `RateLimiterRes` where it has none left. */
  async consume(key: string, points = 1): Promise<RateLimiterRes> {
    try {
      const left = await this.shared.consume(key, points);
      this.notice(null);
      return left;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) {
        this.notice(null);
        throw refused;
      }
      this.notice(refused as Error);
      if (this.terms.isStrict && this.client.status === 'ready')
        // oxlint-disable-next-line typescript/only-throw-error -- the limiters reject with their answer
        throw new RateLimiterRes(0, SLOW_MS);
      return this.own.consume(key, points);
    }
  }

  /** Leaves the key no points for this many seconds. */
  async block(key: string, seconds: number): Promise<void> {
    await this.own.block(key, seconds);
    try {
      await this.shared.block(key, seconds);
      this.notice(null);
    } catch (fault) {
      this.notice(fault as Error);
    }
  }

  /** What the key has left; null where it has not been used. */
  get(key: string): Promise<RateLimiterRes | null> {
    return this.shared.get(key).catch(() => this.own.get(key));
  }

  close(): void {
    this.client.disconnect();
  }

  private notice(fault: Error | null): void {
    if (this.isAway === (fault !== null)) return;
    this.isAway = fault !== null;
    this.notified(fault);
  }
}

/** Connects before it answers where Redis is there, and goes on trying where it is not. */
export async function openSharedLimiter({
  url,
  notified,
  ...rule
}: LimiterSettings): Promise<SharedLimiter> {
  const client = await connectRedis(url, rule.isStrict ? STRICT_TIMEOUT_MS : TIMEOUT_MS);
  return new SharedLimiter(client, rule, notified);
}
