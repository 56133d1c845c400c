/**
 * Answers about the market that take long, in a thread of their own. Runs from source too, by Node's type stripping, so
 * it keeps to syntax that can be erased.
 */
import { workerData } from 'node:worker_threads';
import { ReadOptionSnapshot, type SnapshotRequest } from '@toolyard/core/options/chain';
import { ReadVolatilitySurface } from '@toolyard/core/options/surface';
import { DomainError } from '@toolyard/core/shared';
import { toSnapshotPage } from '../../market/snapshot-page.ts';
import { toVolatilitySurface } from '../../options/volatility-surface.ts';
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

/** The bytes of the answer, or the code of the refusal: errors lose their class between threads. */
export type MarketAnswer = { readonly bytes: Uint8Array } | { readonly refusal: string };

let now = 0;
const { chains, tape } = await openMarketSources(workerData as MarketSourceSettings, {
  now: () => now,
});
const snapshot = new ReadOptionSnapshot(chains, tape);
const surface = new ReadVolatilitySurface(chains);

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
  answered(at, async () => toVolatilitySurface(await surface.execute(symbol)));
