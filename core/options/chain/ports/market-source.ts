import type {
  CorporateActions,
  EarningsReports,
  MarketData,
  MarketNews,
  StockQuotes,
} from '../../../market/index.ts';
import type { OptionChains } from './option-chains.ts';
import type { OptionTape } from './option-tape.ts';
import type { SettlementPrices } from './settlement-prices.ts';
import type { VolatilityHistory } from './volatility-history.ts';

/** All that one provider tells about the market. */
export interface MarketSource {
  readonly market: MarketData;
  readonly news: MarketNews;
  readonly earnings: EarningsReports;
  readonly actions: CorporateActions;
  readonly quotes: StockQuotes;
  readonly chains: OptionChains;
  readonly tape: OptionTape;
  readonly volatility: VolatilityHistory;
  readonly settlementPrices: SettlementPrices;
}
