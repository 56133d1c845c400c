import { Worker } from 'node:worker_threads';
import type { Request, QueryResult, ResponseMessage } from './pglite-messages.ts';

interface Waiting {
  readonly resolve: (result: QueryResult | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** The worker beside this file, in source and in `dist` alike. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './pglite-worker.ts' : './pglite-worker.js',
  import.meta.url,
);

/** What goes wrong in the database, with PostgreSQL's error code. */
class PgliteError extends Error {}

const NOTHING: QueryResult = { rows: [], affectedRows: 0, fields: [] };

/** PGlite in a worker thread, with the part of its interface that the ORM's driver uses. */
export class PgliteClient {
  closed = false;
  ready = false;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private lastTransaction = 0;
  readonly waitReady: Promise<void>;

  private constructor(private readonly worker: Worker) {
    this.waitReady = new Promise((resolve, reject) => {
      this.waiting.set(0, { resolve: () => resolve(), reject });
    });
    worker.on('message', (message: ResponseMessage) => this.settle(message));
    worker.on('error', (error: Error) => this.fail(error));
    worker.on('exit', () => this.fail(new Error('the database thread has ended')));
  }

  /** Opens the folder's database, or one in memory. */
  static async open(folder: string | null): Promise<PgliteClient> {
    const client = new PgliteClient(new Worker(WORKER, { workerData: { folder }, execArgv: [] }));
    await client.waitReady;
    client.ready = true;
    return client;
  }

  query(sql: string, parameters: readonly unknown[] = []): Promise<QueryResult> {
    return this.ask({ kind: 'query', sql, parameters, transaction: null });
  }

  /** Runs `work` in an exclusive transaction; rolls back when it throws. */
  async transaction<T>(work: (inside: Pick<PgliteClient, 'query'>) => Promise<T>): Promise<T> {
    const transaction = ++this.lastTransaction;
    const inside = {
      query: (sql: string, parameters: readonly unknown[] = []) =>
        this.ask({ kind: 'query', sql, parameters, transaction }),
    };
    await this.ask({ kind: 'begin', transaction });
    let done: T;
    try {
      done = await work(inside);
    } catch (error) {
      await this.ask({ kind: 'rollback', transaction });
      throw error;
    }
    await this.ask({ kind: 'commit', transaction });
    return done;
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    const ended = new Promise((resolve) => this.worker.once('exit', resolve));
    await this.ask({ kind: 'close' });
    await ended;
  }

  private async ask(request: Request): Promise<QueryResult> {
    const id = ++this.lastId;
    const result = await new Promise<QueryResult | undefined>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, request });
    });
    return result ?? NOTHING;
  }

  private settle({ id, result, error }: ResponseMessage): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) waiting?.reject(Object.assign(new PgliteError(error.message), error.fields));
    else waiting?.resolve(result);
  }

  private fail(error: Error): void {
    this.closed = true;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
