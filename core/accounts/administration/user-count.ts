import type { Clock, Instant } from '../../shared/index.ts';
import type { UserDirectory } from '../ports/user-directory.ts';
import { countLimit, type UserFilter } from './user-list.ts';

/** Maximum age of a cached count, in milliseconds. */
export const USER_COUNT_MAX_AGE = 5_000;

/** From this age on the count is refreshed in the background. */
const REFRESH_AGE = 0.5 * USER_COUNT_MAX_AGE;
/** Counts up to this number are fast, so they are not cached. */
const CACHE_THRESHOLD = 500;
const MAX_CACHED_FILTERS = 500;

interface CachedCount {
  readonly total: number;
  readonly at: Instant;
}

/**
 * Number of users that match a filter. Large counts are cached for five seconds and refreshed in the background before
 * they expire. Concurrent calls share one count.
 */
export class UserCount {
  private readonly cache = new Map<string, CachedCount>();
  private readonly running = new Map<string, Promise<number>>();

  constructor(
    private readonly users: Pick<UserDirectory, 'count'>,
    private readonly clock: Clock,
  ) {}

  async count(filter: UserFilter): Promise<number> {
    const key = JSON.stringify(filter);
    const stored = this.cache.get(key);
    const age = stored ? this.clock.now() - stored.at : Infinity;
    if (!stored || stored.total <= CACHE_THRESHOLD || age < 0 || age > USER_COUNT_MAX_AGE)
      return this.refresh(key, filter);
    if (age > REFRESH_AGE) void this.refresh(key, filter, true).catch(() => this.cache.delete(key));
    return stored.total;
  }

  private refresh(key: string, filter: UserFilter, isThrottled = false): Promise<number> {
    const begun = this.running.get(key);
    if (begun) return begun;
    const counting = this.store(key, filter, isThrottled).finally(() => this.running.delete(key));
    this.running.set(key, counting);
    return counting;
  }

  private async store(key: string, filter: UserFilter, isThrottled: boolean): Promise<number> {
    const at = this.clock.now();
    const total = await this.users.count(filter, { isThrottled, limit: countLimit(filter) });
    this.cache.delete(key);
    this.cache.set(key, { total, at });
    for (const oldest of this.cache.keys()) {
      if (this.cache.size <= MAX_CACHED_FILTERS) break;
      this.cache.delete(oldest);
    }
    return total;
  }
}
