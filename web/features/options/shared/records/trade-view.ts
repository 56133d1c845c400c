import type { HistoricalTradeResponse } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';

/** Where a trade leads: to its position, which a visitor's sample has, too. */
export const tradePath = (trade: Pick<HistoricalTradeResponse, 'id'>): string =>
  paths.position(trade.id);
