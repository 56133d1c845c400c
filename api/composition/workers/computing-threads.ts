import { Piscina } from 'piscina';
import { TOO_MANY_REQUESTS } from '../../http/http.errors.ts';

const MOST_WAITING = 64;

interface Threads {
  readonly maxThreads: number;
  readonly workerData?: unknown;
}

/** Worker threads that run the exported functions of one module. A computation that began runs to its end. */
export class ComputingThreads {
  private readonly pool: Piscina<unknown, unknown>;
  /** Aborted when a thread fails outside a computation, as one does that cannot load its module. */
  private failure = new AbortController();

  /** `module` is the name of a file beside this one, in source and in `dist` alike. */
  constructor(module: string, { maxThreads, workerData }: Threads) {
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    this.pool = new Piscina({
      filename: new URL(`./${module}.${extension}`, import.meta.url).href,
      workerData,
      execArgv: [],
      minThreads: 0,
      maxThreads,
      maxQueue: MOST_WAITING,
      // A thread that started stays, so that only the first call waits for it.
      idleTimeout: Infinity,
    });
    this.pool.on('error', (cause: unknown) => {
      this.failure.abort(new Error(`the worker thread ${module} failed`, { cause }));
      this.failure = new AbortController();
    });
  }

  /**
   * Refuses with TOO_MANY_REQUESTS where too many computations wait. Rejects with the fault of a thread that fails, so
   * that it is logged.
   */
  async run<Answer>(name: string, task: unknown): Promise<Answer> {
    if (this.pool.queueSize >= MOST_WAITING) throw TOO_MANY_REQUESTS();
    const { signal } = this.failure;
    try {
      return (await this.pool.run(task, { name, signal })) as Answer;
    } catch (cause) {
      throw signal.aborted ? (signal.reason as Error) : cause;
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}
