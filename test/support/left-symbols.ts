import { actionsWithin, type CorporateActionsQuery, type ShareAction } from '@toolyard/core/market';
import type { MarketSource } from '@toolyard/core/options/chain';

/** The source with actions of companies that have left their symbols, which it does not know. */
export function withLeftSymbols(source: MarketSource, left: readonly ShareAction[]): MarketSource {
  const { actions } = source;
  const withLeft = async (query: CorporateActionsQuery) => {
    const own = actionsWithin(left, query);
    const has = left.some(({ symbol }) => symbol === query.symbol);
    const { meta } = await actions.actions(has ? { ...query, symbol: 'AAPL' } : query);
    return has ? { value: own, meta } : actions.actions(query);
  };
  return {
    ...source,
    actions: Object.assign(Object.create(actions) as typeof actions, { actions: withLeft }),
  };
}
