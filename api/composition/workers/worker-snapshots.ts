import { availableParallelism } from 'node:os';
import { PROVIDER_TIMEOUT, SYMBOL_UNKNOWN } from '@toolyard/core/market';
import { EXPIRY_UNKNOWN, type SnapshotRequest } from '@toolyard/core/options/chain';
import type { Clock } from '@toolyard/core/shared';
import { ComputingThreads } from './computing-threads.ts';
import type { MarketSourceSettings } from './market-sources.ts';
import type {
  FiguresTask,
  MarketAnswer,
  OverviewTask,
  SnapshotTask,
  SurfaceTask,
} from './market-worker.ts';

/** How long the bytes of an answer serve other calls. */
const FRESH_MS = 1_000;

const REFUSALS = [SYMBOL_UNKNOWN, EXPIRY_UNKNOWN];

/** Long answers about the market as bytes, such as pages of the option snapshot: computed in worker threads and cached for one second. */
export class WorkerSnapshots {
  private readonly threads: ComputingThreads;
  private readonly fresh = new Map<string, Promise<Uint8Array>>();
  private second = 0;

  constructor(
    settings: MarketSourceSettings,
    private readonly clock: Clock,
  ) {
    this.threads = new ComputingThreads('market-worker', PROVIDER_TIMEOUT, {
      maxThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
      workerData: settings,
    });
  }

  /** Starts a thread, so that the first call does not wait for it. */
  warm(): Promise<void> {
    return this.threads.run('ready', null);
  }

  /** Refuses with SYMBOL_UNKNOWN and EXPIRY_UNKNOWN; with TOO_MANY_REQUESTS where too many pages are waited for. */
  page(underlying: string, request: SnapshotRequest): Promise<Uint8Array> {
    const key = JSON.stringify([underlying, request.expiry, request.cursor]);
    const task = (now: number): SnapshotTask => ({ underlying, ...request, now });
    return this.cached(key, (now) => this.made('page', task(now)));
  }

  /** Refuses with SYMBOL_UNKNOWN; with TOO_MANY_REQUESTS where too many answers are waited for. */
  surface(symbol: string): Promise<Uint8Array> {
    return this.cached(`surface ${symbol}`, (now) =>
      this.made('volatilitySurface', { symbol, now }),
    );
  }

  /** Refuses with SYMBOL_UNKNOWN where none is known; with TOO_MANY_REQUESTS where too many answers are waited for. */
  figures(symbols: readonly string[]): Promise<Uint8Array> {
    return this.cached(`figures ${symbols.join()}`, (now) =>
      this.made('stockFigures', { symbols, now }),
    );
  }

  /** Refuses with TOO_MANY_REQUESTS where too many answers are waited for. */
  overview(): Promise<Uint8Array> {
    return this.cached('overview', (now) => this.made('marketOverview', { now }));
  }

  private cached(key: string, make: (now: number) => Promise<Uint8Array>): Promise<Uint8Array> {
    const now = this.clock.now();
    const second = Math.floor(now / FRESH_MS);
    if (second !== this.second) this.fresh.clear();
    this.second = second;
    const cached = this.fresh.get(key);
    if (cached) return cached;
    const answer = make(now);
    this.fresh.set(key, answer);
    // A failure serves only those who already wait for it.
    answer.catch(() => this.fresh.get(key) === answer && this.fresh.delete(key));
    return answer;
  }

  close(): Promise<void> {
    return this.threads.close();
  }

  private async made(
    task: 'page' | 'volatilitySurface' | 'stockFigures' | 'marketOverview',
    input: SnapshotTask | SurfaceTask | FiguresTask | OverviewTask,
  ): Promise<Uint8Array> {
    const answer = await this.threads.run<MarketAnswer>(task, input);
    if ('bytes' in answer) return answer.bytes;
    const refusal = REFUSALS.find(({ code }) => code === answer.refusal);
    throw refusal?.() ?? new Error(`the market's thread refused with ${answer.refusal}`);
  }
}
