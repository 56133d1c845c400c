import type { HistoricalTradeResponse } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { builderPath } from '../strategies/builder-link.ts';

/** Where a trade leads: to its position; a visitor's sample has none, and leads to the builder. */
export const tradePath = (trade: HistoricalTradeResponse, visiting: boolean): string =>
  visiting
    ? builderPath({ symbol: trade.underlyingAsset, legs: [], templateId: trade.type })
    : paths.position(trade.id);
