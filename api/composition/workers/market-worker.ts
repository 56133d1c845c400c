/**
 * Answers about the market that take long, in a thread of their own. Runs from source too, by Node's type stripping, so
 * it keeps to syntax that can be erased.
 */
import { workerData } from 'node:worker_threads';
import {
  ReadOptionSnapshot,
  ReadStockFigures,
  type SnapshotRequest,
} from '@toolyard/core/options/chain';
import { ReadVolatilitySurface } from '@toolyard/core/options/surface';
import { DomainError } from '@toolyard/core/shared';
import { toMarketOverview } from '../../market/market-overview.ts';
import { toMeta, toSnapshotPage } from '../../market/snapshot-page.ts';
import { openMarketSources, type MarketSourceSettings } from './market-sources.ts';

export interface SnapshotTask extends SnapshotRequest {
  readonly underlying: string;
  /** The clock of the server that asks. */
  readonly now: number;
}

export interface SurfaceTask {
  readonly symbol: string;
  readonly now: number;
}

export interface FiguresTask {
  readonly symbols: readonly string[];
  readonly now: number;
}

export interface OverviewTask {
  readonly now: number;
}

/** The bytes of the answer, or the code of the refusal: errors lose their class between threads. */
export type MarketAnswer = { readonly bytes: Uint8Array } | { readonly refusal: string };

let now = 0;
const clock = { now: () => now };
const sources = await openMarketSources(workerData as MarketSourceSettings, clock);
const { chains, tape, market } = sources;
const snapshot = new ReadOptionSnapshot(chains, tape);
const surface = new ReadVolatilitySurface(chains);
const figures = new ReadStockFigures(sources, clock);

/** Answers as soon as the market's sources are open. */
export const ready = (): void => undefined;

async function answered(at: number, compute: () => Promise<unknown>): Promise<MarketAnswer> {
  now = at;
  try {
    return { bytes: Buffer.from(JSON.stringify(await compute())) };
  } catch (fault) {
    if (fault instanceof DomainError) return { refusal: fault.code };
    throw fault;
  }
}

export const page = (task: SnapshotTask): Promise<MarketAnswer> =>
  answered(task.now, async () => toSnapshotPage(await snapshot.execute(task.underlying, task)));

export const volatilitySurface = ({ symbol, now: at }: SurfaceTask): Promise<MarketAnswer> =>
  answered(at, async () => {
    const { value, meta } = await surface.execute(symbol);
    return { data: value, meta: toMeta(meta) };
  });

export const stockFigures = ({ symbols, now: at }: FiguresTask): Promise<MarketAnswer> =>
  answered(at, async () => {
    const { value, meta } = await figures.execute(symbols);
    return { data: { results: value }, meta: toMeta(meta) };
  });

export const marketOverview = ({ now: at }: OverviewTask): Promise<MarketAnswer> =>
  answered(at, async () => toMarketOverview(await market.stockDays()));
