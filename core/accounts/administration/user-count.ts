import type { Clock, Instant } from '../../shared/index.ts';
import type { UserDirectory } from '../ports/user-directory.ts';
import type { UserFilter } from './user-list.ts';

/** How old a total may be. */
export const TOTAL_LIFE = 5_000;

/** From this age on the next count runs beside the calls, gently. */
const RENEWED_AT = 0.5 * TOTAL_LIFE;
/** Totals up to here are counted anew each time: that is quick. */
const COUNTED_ANEW = 500;
const KEPT_FILTERS = 500;

interface Kept {
  readonly total: number;
  readonly at: Instant;
}

/**
 * How many users a filter lets through. Great totals are remembered for five seconds; some time before that the
 * next count begins beside the calls, so that none of them waits for it. Calls that meet at one count share it.
 */
export class UserTotals {
  private readonly kept = new Map<string, Kept>();
  private readonly running = new Map<string, Promise<number>>();

  constructor(
    private readonly users: Pick<UserDirectory, 'count'>,
    private readonly clock: Clock,
  ) {}

  async of(filter: UserFilter): Promise<number> {
    const key = JSON.stringify([filter.role, filter.prefix]);
    const kept = this.kept.get(key);
    const age = kept ? this.clock.now() - kept.at : Infinity;
    if (!kept || kept.total <= COUNTED_ANEW || age < 0 || age > TOTAL_LIFE)
      return this.count(key, filter);
    if (age > RENEWED_AT) void this.count(key, filter, true).catch(() => this.kept.delete(key));
    return kept.total;
  }

  private count(key: string, filter: UserFilter, gently = false): Promise<number> {
    const begun = this.running.get(key);
    if (begun) return begun;
    const counting = this.counted(key, filter, gently).finally(() => this.running.delete(key));
    this.running.set(key, counting);
    return counting;
  }

  private async counted(key: string, filter: UserFilter, gently: boolean): Promise<number> {
    const at = this.clock.now();
    const total = await this.users.count(filter, gently);
    this.kept.delete(key);
    this.kept.set(key, { total, at });
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT_FILTERS) break;
      this.kept.delete(oldest);
    }
    return total;
  }
}
