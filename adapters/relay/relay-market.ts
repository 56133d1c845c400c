import type {
  CorporateActions,
  EarningsReports,
  MarketData,
  MarketNews,
  StockQuotes,
} from '@toolyard/core/market';
import type {
  OptionChains,
  OptionTape,
  SettlementPrices,
  VolatilityHistory,
} from '@toolyard/core/options/chain';
import { Relay, type RelayStatus, type RelayTerms } from './relay.ts';
import {
  RelayedCorporateActions,
  RelayedEarnings,
  RelayedMarketData,
  RelayedNews,
  RelayedQuotes,
} from './relayed-market.ts';
import {
  RelayedOptionChains,
  RelayedOptionTape,
  RelayedSettlementPrices,
  RelayedVolatilityHistory,
} from './relayed-options.ts';

/** Everything that one provider tells about the market. */
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

/** A provider behind its relay. */
export interface RelayedMarket extends MarketSource {
  status(): RelayStatus;
}

/** The provider behind one relay. */
export function relayMarket(source: MarketSource, terms: RelayTerms): RelayedMarket {
  const relay = new Relay(terms);
  const market = new RelayedMarketData(source.market, relay, terms.clock);
  const knows = (symbol: string) => market.knows(symbol);
  return {
    status: () => relay.status(),
    market,
    news: new RelayedNews(source.news, relay, knows),
    earnings: new RelayedEarnings(source.earnings, relay, knows),
    actions: new RelayedCorporateActions(source.actions, relay, knows),
    quotes: new RelayedQuotes(source.quotes, relay, knows),
    chains: new RelayedOptionChains(source.chains, relay, knows),
    tape: new RelayedOptionTape(source.tape, relay, knows, terms.clock),
    volatility: new RelayedVolatilityHistory(source.volatility, relay, knows),
    settlementPrices: new RelayedSettlementPrices(
      source.settlementPrices,
      relay,
      knows,
      terms.clock,
    ),
  };
}
