import type { MarketMeta } from '@toolyard/core/market';
import {
  recordInDollars,
  type AccountPerformance,
  type Benchmark,
  type RecordGroup,
} from '@toolyard/core/options/records';
import { toDollars } from '@toolyard/core/shared';
import { toMeta } from '../market/snapshot-page.ts';
import type { BenchmarkResponse } from './benchmark.dto.ts';
import type { PerformanceResponse, RecordGroupResponse } from './records.dto.ts';

// A worker thread loads this from source too: nothing here may need more than the erasure of types.

const toGroups = (groups: readonly RecordGroup[]): RecordGroupResponse[] =>
  groups.map(({ key, ...record }) => ({ key, ...recordInDollars(record) }));

export const toPerformanceResponse = (found: AccountPerformance): PerformanceResponse => ({
  data: {
    totals: recordInDollars(found.totals),
    byStrategy: toGroups(found.byStrategy),
    byUnderlying: toGroups(found.byUnderlying),
    byMonth: toGroups(found.byMonth),
    byDirection: toGroups(found.byDirection),
    byTag: toGroups(found.byTag),
    byLimit: toGroups(found.byLimit),
    equity: found.equity.map(({ date, equity }) => ({ date, equity: toDollars(equity) })),
  },
});

export const toBenchmarkResponse = (
  found: Benchmark | null,
  meta: MarketMeta | null,
): BenchmarkResponse => ({
  data: found && { ...found, points: [...found.points], missing: [...found.missing] },
  meta: meta && toMeta(meta),
});
