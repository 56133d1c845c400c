import { mergeMeta } from '@toolyard/core/market';
import type { MetaResponse, StrategyResponse } from '../../../../api/generated.ts';

/** Source and age of the prices of strategies, at least one: of those that the market values, else of the plans. */
export function overviewMeta(
  strategies: readonly StrategyResponse[],
): Omit<MetaResponse, 'nextRefresh'> {
  const marked = strategies.filter(({ mark }) => mark !== null);
  const metas = (marked.length > 0 ? marked : strategies).map(
    ({ provider, simulated, mark, quotedAt }) => ({
      ...{ provider, simulated, delayedMinutes: 0, partial: false, nextRefresh: null },
      asOf: Date.parse(mark?.at ?? quotedAt),
      stale: mark?.stale ?? false,
    }),
  );
  const merged = mergeMeta(metas);
  return { ...merged, asOf: new Date(merged.asOf).toISOString() };
}
