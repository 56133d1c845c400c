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
  }

  /** Refuses with TOO_MANY_REQUESTS where too many computations wait, with `late` after the ceiling. */
  async run<Answer>(name: string, task: unknown): Promise<Answer> {
    if (this.pool.queueSize >= MOST_WAITING) throw TOO_MANY_REQUESTS();
    const signal = AbortSignal.timeout(LONGEST_MS);
    try {
      return (await this.pool.run(task, { name, signal })) as Answer;
    } catch (cause) {
      throw signal.aborted ? this.late({ cause }) : cause;
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}
