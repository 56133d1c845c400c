import { OVERLOADED, type PasswordHasher } from '@toolyard/core/accounts';
import { FairQueue, type Clock } from '@toolyard/core/shared';

interface Queue {
  readonly atOnce: number;
  /** Milliseconds that a call waits for its turn at most. */
  readonly patience: number;
}

/** Lets so many hashes be computed at once; who would wait too long is refused with OVERLOADED. */
export class QueuedPasswordHasher implements PasswordHasher {
  private readonly turns: FairQueue;

  constructor(
    private readonly inner: PasswordHasher,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {
    const limits = { running: queue.atOnce, waitingPerKey: Infinity };
    this.turns = new FairQueue(limits, OVERLOADED);
  }

  hash(password: string): Promise<string> {
    return this.inTurn(() => this.inner.hash(password));
  }

  verify(password: string, passwordHash: string | null): Promise<boolean> {
    return this.inTurn(() => this.inner.verify(password, passwordHash));
  }

  needsRehash(passwordHash: string): boolean {
    return this.inner.needsRehash(passwordHash);
  }

  /** Whoever was refused keeps the place in the queue, where nothing is computed any more. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(OVERLOADED({ retryAt: this.clock.now() + this.queue.patience }));
      }, this.queue.patience);
      const job = async (): Promise<void> => {
        clearTimeout(timer);
        if (!isLate) await work().then(resolve, reject);
      };
      void this.turns.run('', job);
    });
  }
}
