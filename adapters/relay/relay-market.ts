import type { MarketSource } from '@toolyard/core/options/chain';
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
