import type { MarketData, MarketNews, StockQuotes } from '@toolyard/core/market';
import { PolygonClient, type PolygonSettings } from './polygon-client.ts';
import { PolygonMarketData } from './polygon-market-data.ts';
import { PolygonNews } from './polygon-news.ts';
import { PolygonStockQuotes } from './polygon-stock-quotes.ts';
import { StockDays } from './stock-days.ts';
import { Tickers } from './tickers.ts';

/** The provider Polygon.io, since 2025 Massive, behind the market's ports. */
export interface PolygonMarket {
  readonly market: MarketData;
  readonly news: MarketNews;
  readonly quotes: StockQuotes;
}

export function polygonMarket(settings: PolygonSettings): PolygonMarket {
  const client = new PolygonClient(settings);
  const { clock } = settings;
  const tickers = new Tickers(client, clock);
  const stocks = new StockDays(clock);
  return {
    market: new PolygonMarketData(client, tickers, stocks, clock),
    news: new PolygonNews(client, tickers, clock),
    quotes: new PolygonStockQuotes(client, tickers, stocks, clock),
  };
}
