import type { ErrorDefinition } from '@toolyard/core/shared';
import { Piscina } from 'piscina';
import { TOO_MANY_REQUESTS } from '../../http/http.errors.ts';

const MOST_WAITING = 64;
/** From the call to the answer, the wait for a thread included. */
const LONGEST_MS = 8_000;

interface Threads {
  readonly maxThreads: number;
  readonly workerData?: unknown;
}

/** Worker threads that run the exported functions of one module; each computation has a ceiling of time. */
export class ComputingThreads {
  private readonly pool: Piscina<unknown, unknown>;
  /** Aborted when a thread fails outside a computation, as one does that cannot load its module. */
  private failure = new AbortController();

  /** `module` is the name of a file beside this one, in source and in `dist` alike. */
  constructor(
    module: string,
    private readonly late: ErrorDefinition,
    { maxThreads, workerData }: Threads,
  ) {
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
   * Refuses with TOO_MANY_REQUESTS where too many computations wait, with `late` after the ceiling. Rejects with the
   * fault of a thread that fails, so that it is logged and not taken for a long computation.
   */
  async run<Answer>(name: string, task: unknown): Promise<Answer> {
    if (this.pool.queueSize >= MOST_WAITING) throw TOO_MANY_REQUESTS();
    const ceiling = AbortSignal.timeout(LONGEST_MS);
    const failure = this.failure.signal;
    const signal = AbortSignal.any([ceiling, failure]);
    try {
      return (await this.pool.run(task, { name, signal })) as Answer;
    } catch (cause) {
      if (failure.aborted) throw failure.reason as Error;
      throw ceiling.aborted ? this.late({ cause }) : cause;
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}
