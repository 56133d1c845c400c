import { IMPORT_IN_PROGRESS, TOO_MANY_IMPORTS } from '@toolyard/core/options/records';
import type { Clock } from '@toolyard/core/shared';
import PQueue from 'p-queue';

/** Imports that run at once on this server. */
const AT_ONCE = 1;
/** With the one that runs they end within five seconds, files of the most fills included. */
const MOST_WAITING = 2;
const RETRY_MS = 2_000;

/** Lets each user import one file at a time, and this server a few of all users. */
export class ImportQueue {
  private readonly importing = new Set<string>();
  private readonly queue = new PQueue({ concurrency: AT_ONCE });

  constructor(private readonly clock: Clock) {}

  /** Refuses with IMPORT_IN_PROGRESS or TOO_MANY_IMPORTS. */
  async run<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const retryAt = this.clock.now() + RETRY_MS;
    if (this.importing.has(userId)) throw IMPORT_IN_PROGRESS({ retryAt });
    if (this.queue.size >= MOST_WAITING) throw TOO_MANY_IMPORTS({ retryAt });
    this.importing.add(userId);
    try {
      return await this.queue.add(work);
    } finally {
      this.importing.delete(userId);
    }
  }
}
