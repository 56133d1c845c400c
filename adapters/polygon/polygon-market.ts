import { SettlementByClose, type MarketSource } from '@toolyard/core/options/chain';
import { DividendHistory } from './dividends.ts';
import { InterestRates } from './interest-rates.ts';
import { OptionSnapshots } from './option-snapshots.ts';
import { PolygonClient, type PolygonSettings } from './polygon-client.ts';
import { PolygonCorporateActions } from './polygon-corporate-actions.ts';
import { PolygonEarnings } from './polygon-earnings.ts';
import { PolygonMarketData } from './polygon-market-data.ts';
import { PolygonNews } from './polygon-news.ts';
import { PolygonOptionChains } from './polygon-option-chains.ts';
import { PolygonOptionTape } from './polygon-option-tape.ts';
import { PolygonStockQuotes } from './polygon-stock-quotes.ts';
import { PolygonVolatilityHistory } from './polygon-volatility-history.ts';
import { sourced } from './provenance.ts';
import { StockDays } from './stock-days.ts';
import { Tickers } from './tickers.ts';

/** The provider Polygon.io, since 2025 Massive, behind the market's ports. */
export function polygonMarket(settings: PolygonSettings): MarketSource {
  const client = new PolygonClient(settings);
  const { clock } = settings;
  const hasClosesOnly = settings.plan === 'free';
  const stocks = new StockDays(clock, hasClosesOnly);
  const sessions = hasClosesOnly ? stocks : null;
  const tickers = new Tickers(client, clock, sessions);
  const snapshots = new OptionSnapshots(tickers, clock);
  const quotes = new PolygonStockQuotes(client, tickers, stocks, { clock, hasClosesOnly });
  const rates = new InterestRates(clock);
  const dividends = new DividendHistory(clock);
  const market = new PolygonMarketData(client, tickers, { stocks, sessions }, dividends, clock);
  return {
    market,
    news: new PolygonNews(client, tickers, clock),
    earnings: new PolygonEarnings(client, tickers, clock),
    actions: new PolygonCorporateActions(client, tickers, clock),
    quotes,
    chains: new PolygonOptionChains(client, tickers, snapshots, rates, dividends, quotes, clock),
    tape: new PolygonOptionTape(client, tickers, snapshots, clock),
    volatility: new PolygonVolatilityHistory(client, tickers, clock),
    settlementPrices: new SettlementByClose(market, clock, (value) =>
      sourced(value, { asOf: clock.now() }),
    ),
  };
}
