import { IMPORT_IN_PROGRESS, TOO_MANY_IMPORTS } from '@toolyard/core/options/records';
import { FairQueue, type Clock } from '@toolyard/core/shared';

/** Imports of all users. With the one that runs they end within five seconds, files of the most fills included. */
const LIMITS = { running: 1, waitingPerKey: 2 };
const RETRY_MS = 2_000;

/** Lets each user import one file at a time, and this server a few of all users. */
export class ImportQueue {
  private readonly importing = new Set<string>();
  private readonly turns = new FairQueue(LIMITS, () =>
    TOO_MANY_IMPORTS({ retryAt: this.retryAt() }),
  );

  constructor(private readonly clock: Clock) {}

  /** Refuses with IMPORT_IN_PROGRESS or TOO_MANY_IMPORTS. */
  async run<T>(userId: string, work: () => Promise<T>): Promise<T> {
    if (this.importing.has(userId)) throw IMPORT_IN_PROGRESS({ retryAt: this.retryAt() });
    this.importing.add(userId);
    try {
      return await this.turns.run('', work);
    } finally {
      this.importing.delete(userId);
    }
  }

  private retryAt(): number {
    return this.clock.now() + RETRY_MS;
  }
}
