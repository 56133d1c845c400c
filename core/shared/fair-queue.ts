/** How many jobs a {@link FairQueue} lets in. */
export interface FairQueueLimits {
  /** Jobs that run at once. */
  readonly running: number;
  /** Jobs of one key that run at once; without it, as many as run in all. */
  readonly runningPerKey?: number;
  /** Jobs of one key that wait. */
  readonly waitingPerKey: number;
}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Runs a limited number of jobs at once. Keys take turns, so that one key with many jobs delays another by one job per
 * place; the jobs of a key run in the order in which they came.
 */
export class FairQueue {
  private running = 0;
  /** Keys with a job, the one whose turn is next first. */
  private readonly lines = new Map<string, Line>();

  constructor(
    private readonly limits: FairQueueLimits,
    private readonly refusal: () => Error,
  ) {}

  /** Rejects with the refusal where as many jobs of the key wait as may. */
  async run<T>(key: string, job: () => Promise<T>): Promise<T> {
    const line = this.lines.get(key) ?? { running: 0, waiting: [] };
    if (this.hasPlace(line)) this.take(key, line);
    else if (line.waiting.length >= this.limits.waitingPerKey) throw this.refusal();
    else {
      this.lines.set(key, line);
      await new Promise<void>((start) => line.waiting.push(start));
    }
    try {
      return await job();
    } finally {
      this.leave(key, line);
    }
  }

  private hasPlace(line: Line): boolean {
    const { running, runningPerKey = running } = this.limits;
    return this.running < running && line.running < runningPerKey;
  }

  /** The turn of the key is over: it comes last again. */
  private take(key: string, line: Line): void {
    this.running++;
    line.running++;
    this.lines.delete(key);
    this.lines.set(key, line);
  }

  private leave(key: string, line: Line): void {
    this.running--;
    line.running--;
    if (line.running === 0 && line.waiting.length === 0) this.lines.delete(key);
    for (const [next, each] of this.lines) {
      const start = this.hasPlace(each) ? each.waiting.shift() : undefined;
      if (!start) continue;
      this.take(next, each);
      return start();
    }
  }
}
