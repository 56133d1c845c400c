import { marketMovers, type Sourced, type StockDay } from '@toolyard/core/market';
import { toMeta } from './snapshot-page.ts';

// A worker thread loads this from source too: nothing here may need more than the erasure of types.

/** Rows of each list. */
const MOST = 5;

/** Indices and funds that stand for the market, as far as the source has them. */
const BENCHMARKS = ['SPX', 'QQQ', 'IWM', 'VIX'];

export function toMarketOverview({ value: days, meta }: Sourced<readonly StockDay[]>) {
  const benchmarks = BENCHMARKS.flatMap(
    (ticker) => days.find((day) => day.ticker === ticker) ?? [],
  );
  return { data: { ...marketMovers(days, MOST), benchmarks }, meta: toMeta(meta) };
}
