import { OVERLOADED, type PasswordHasher } from '@toolyard/core/accounts';
import type { Clock } from '@toolyard/core/shared';

interface Queue {
  readonly atOnce: number;
  /** Milliseconds that a call waits for its turn at most. */
  readonly patience: number;
}

/** Lets so many hashes be computed at once; who would wait too long is refused with OVERLOADED. */
export class QueuedPasswordHasher implements PasswordHasher {
  private running = 0;
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly inner: PasswordHasher,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  hash(password: string): Promise<string> {
    return this.inTurn(() => this.inner.hash(password));
  }

  verify(password: string, passwordHash: string | null): Promise<boolean> {
    return this.inTurn(() => this.inner.verify(password, passwordHash));
  }

  needsRehash(passwordHash: string): boolean {
    return this.inner.needsRehash(passwordHash);
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.queue.atOnce) this.running++;
    else await this.turn();
    try {
      return await work();
    } finally {
      this.passOn();
    }
  }

  /** The place of one that is done goes to the longest waiting. */
  private passOn(): void {
    const [next] = this.waiting;
    if (next) next();
    else this.running--;
  }

  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const called = () => {
        clearTimeout(timer);
        this.waiting.delete(called);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(called);
        reject(OVERLOADED({ retryAt: this.clock.now() + this.queue.patience }));
      }, this.queue.patience);
      this.waiting.add(called);
    });
  }
}
