import { availableParallelism } from 'node:os';
import { SYMBOL_UNKNOWN, type EarningsReport } from '@toolyard/core/market';
import { EXPIRY_UNKNOWN, type SnapshotRequest } from '@toolyard/core/options/chain';
import type { Clock } from '@toolyard/core/shared';
import type { MarketAnswers } from '../market/market-answers.ts';
import { ComputingThreads } from './computing-threads.ts';
import type { MarketAnswer, MarketTask, MarketWorkerSettings } from './market-worker.ts';

const REFUSALS = [SYMBOL_UNKNOWN, EXPIRY_UNKNOWN];

/**
 * Long answers about chain files and the simulated market, computed in worker threads. Each refuses with
 * TOO_MANY_REQUESTS where too many answers are waited for.
 */
export class WorkerSnapshots implements MarketAnswers {
  private readonly threads: ComputingThreads;
  /** A surface may take seconds, which pages and figures do not wait for. */
  private readonly surfaces: ComputingThreads;

  constructor(
    settings: MarketWorkerSettings,
    private readonly clock: Clock,
  ) {
    this.threads = new ComputingThreads('market-worker', {
      maxThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
      workerData: settings,
    });
    this.surfaces = new ComputingThreads('market-worker', { maxThreads: 1, workerData: settings });
  }

  /** Starts a thread, so that the first call does not wait for it. */
  warm(): Promise<void> {
    return this.threads.run('ready', null);
  }

  /** Refuses with SYMBOL_UNKNOWN and EXPIRY_UNKNOWN. */
  page(underlying: string, request: SnapshotRequest): Promise<Uint8Array> {
    return this.made('page', underlying, request);
  }

  /** Refuses with SYMBOL_UNKNOWN. */
  surface(symbol: string): Promise<Uint8Array> {
    return this.made('surface', symbol);
  }

  /** Refuses with SYMBOL_UNKNOWN where none is known. */
  figures(symbols: readonly string[], reports: readonly EarningsReport[]): Promise<Uint8Array> {
    return this.made('figures', symbols, reports);
  }

  overview(): Promise<Uint8Array> {
    return this.made('overview');
  }

  async close(): Promise<void> {
    await Promise.all([this.threads.close(), this.surfaces.close()]);
  }

  private async made<Name extends keyof MarketAnswers>(
    name: Name,
    ...parameters: Parameters<MarketAnswers[Name]>
  ): Promise<Uint8Array> {
    const threads = name === 'surface' ? this.surfaces : this.threads;
    const task: MarketTask<Name> = { name, parameters, now: this.clock.now() };
    const answer = await threads.run<MarketAnswer>('answer', task);
    if ('bytes' in answer) return answer.bytes;
    const refusal = REFUSALS.find(({ code }) => code === answer.refusal);
    throw refusal?.() ?? new Error(`the market's thread refused with ${answer.refusal}`);
  }
}
