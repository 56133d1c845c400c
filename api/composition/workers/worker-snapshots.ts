import { availableParallelism } from 'node:os';
import { SYMBOL_UNKNOWN } from '@toolyard/core/market';
import { EXPIRY_UNKNOWN, type SnapshotRequest } from '@toolyard/core/options/chain';
import type { Clock } from '@toolyard/core/shared';
import { Piscina } from 'piscina';
import { PROVIDER_TIMEOUT, TOO_MANY_REQUESTS } from '../../http/http.errors.ts';
import type { MarketSourceSettings } from './market-sources.ts';
import type { SnapshotAnswer, SnapshotTask } from './market-worker.ts';

/** The worker beside this file, in source and in `dist` alike. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './market-worker.ts' : './market-worker.js',
  import.meta.url,
);

const MOST_WAITING = 64;
/** From the call to the answer, the wait for a thread included. */
const LONGEST_MS = 8_000;
const IDLE_MS = 60_000;
/** How long the bytes of an answer serve other calls. */
const FRESH_MS = 1_000;

const REFUSALS = [SYMBOL_UNKNOWN, EXPIRY_UNKNOWN];

/** Pages of the option snapshot as bytes: made in worker threads, and once a second for whoever asks. */
export class WorkerSnapshots {
  private readonly pool: Piscina<SnapshotTask, SnapshotAnswer>;
  private readonly fresh = new Map<string, Promise<Uint8Array>>();
  private second = 0;

  constructor(
    settings: MarketSourceSettings,
    private readonly clock: Clock,
  ) {
    this.pool = new Piscina({
      filename: WORKER.href,
      workerData: settings,
      execArgv: [],
      minThreads: 0,
      maxThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
      maxQueue: MOST_WAITING,
      idleTimeout: IDLE_MS,
    });
  }

  /** Refuses with SYMBOL_UNKNOWN and EXPIRY_UNKNOWN; with TOO_MANY_REQUESTS where too many pages are waited for. */
  page(underlying: string, request: SnapshotRequest): Promise<Uint8Array> {
    const now = this.clock.now();
    const second = Math.floor(now / FRESH_MS);
    if (second !== this.second) this.fresh.clear();
    this.second = second;
    const key = JSON.stringify([underlying, request.expiry, request.cursor]);
    const page = this.fresh.get(key) ?? this.made({ underlying, ...request, now });
    this.fresh.set(key, page);
    return page;
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }

  private async made(task: SnapshotTask): Promise<Uint8Array> {
    if (this.pool.queueSize >= MOST_WAITING) throw TOO_MANY_REQUESTS();
    const signal = AbortSignal.timeout(LONGEST_MS);
    const answer = await this.pool.run(task, { name: 'answer', signal }).catch((cause: unknown) => {
      throw signal.aborted ? PROVIDER_TIMEOUT({ cause }) : cause;
    });
    if ('bytes' in answer) return answer.bytes;
    const refusal = REFUSALS.find(({ code }) => code === answer.refusal);
    throw refusal?.() ?? new Error(`the market's thread refused with ${answer.refusal}`);
  }
}
