import { SettlementByClose, type MarketSource } from '@toolyard/core/options/chain';
import { AlpacaClient, type AlpacaSettings } from './alpaca-client.ts';
import { AlpacaCorporateActions } from './alpaca-corporate-actions.ts';
import { AlpacaMarketData } from './alpaca-market-data.ts';
import { AlpacaNews } from './alpaca-news.ts';
import { AlpacaOptionChains } from './alpaca-option-chains.ts';
import { AlpacaOptionTape } from './alpaca-option-tape.ts';
import { AlpacaStockQuotes } from './alpaca-stock-quotes.ts';
import { AssetListing } from './asset-listing.ts';
import { DividendHistory } from './dividends.ts';
import { OpenInterest } from './open-interest.ts';
import { sourced } from './provenance.ts';
import { RecentSplits } from './recent-splits.ts';

/** The provider Alpaca behind the market's ports, as a free key opens it. */
export function alpacaMarket(settings: AlpacaSettings): MarketSource {
  const client = new AlpacaClient(settings);
  const { clock } = settings;
  const listing = new AssetListing(client, clock);
  const records = { interest: new OpenInterest(clock), dividends: new DividendHistory(clock) };
  const chains = new AlpacaOptionChains(client, listing, records, clock);
  const market = new AlpacaMarketData(client, listing, clock);
  return {
    market,
    news: new AlpacaNews(client, listing, clock),
    earnings: {
      knows: (symbol) => listing.knows(symbol),
      // The provider has no calendar of reports.
      reports: async ({ symbol }) => {
        if (symbol !== null) await listing.require(symbol, client.begin());
        return sourced(null, { asOf: clock.now(), partial: true });
      },
    },
    actions: new AlpacaCorporateActions(client, listing, clock),
    quotes: new AlpacaStockQuotes(client, listing, new RecentSplits(clock), clock),
    chains,
    tape: new AlpacaOptionTape(client, listing, chains, clock),
    volatility: {
      knows: (symbol) => listing.knows(symbol),
      // The provider has no past volatilities.
      year: async (symbol) => {
        await listing.require(symbol, client.begin());
        return sourced([], { asOf: clock.now(), partial: true });
      },
    },
    settlementPrices: new SettlementByClose(market, clock, (value) =>
      sourced(value, { asOf: clock.now() }),
    ),
  };
}
