import { sessionOn } from '@toolyard/core/calendar';
import type { MarketSource } from '@toolyard/core/options/chain';
import type { Clock } from '@toolyard/core/shared';
import { DailyPath } from './daily-path.ts';
import { DividendCalendar } from './dividends.ts';
import { EarningsCalendar } from './earnings.ts';
import { MarketFactor } from './market-factor.ts';
import { OptionListings } from './option-listings.ts';
import { Sessions } from './sessions.ts';
import { SimulatedCorporateActions } from './simulated-corporate-actions.ts';
import { SimulatedEarnings } from './simulated-earnings.ts';
import { SimulatedMarketData } from './simulated-market-data.ts';
import { SimulatedNews } from './simulated-news.ts';
import { SimulatedOptionChains } from './simulated-option-chains.ts';
import { SimulatedOptionTape } from './simulated-option-tape.ts';
import { SimulatedSettlementPrices } from './simulated-settlement-prices.ts';
import { SimulatedStockQuotes } from './simulated-stock-quotes.ts';
import { SimulatedVolatilityHistory } from './simulated-volatility-history.ts';
import { StockTape } from './stock-tape.ts';
import { VOLATILITY_INDEX } from './volatility-index.ts';
import { VolatilityIndexTape } from './volatility-index-tape.ts';
import { STOCKS } from './stocks.ts';

export interface SimulatedMarketSettings {
  /** Any text. The same seed gives the same market, to the cent. */
  readonly seed: string;
  readonly clock: Clock;
}

/** All markets trade on the same days. */
const sessions = new Sessions(sessionOn);

/** A synthetic market of forty stocks and funds, four indices and their options without arbitrage, at any instant of the clock. */
export function simulatedMarket({ seed, clock }: SimulatedMarketSettings): MarketSource {
  const factor = new MarketFactor(seed, sessions);
  const tapes = new Map(
    STOCKS.map((stock) => {
      const earnings = new EarningsCalendar(seed, stock, sessions);
      const dividends = new DividendCalendar(seed, stock, sessions);
      const daily = new DailyPath(seed, stock, sessions, factor, earnings, dividends);
      return [stock.ticker, new StockTape(seed, stock, sessions, daily, earnings, dividends)];
    }),
  );
  const [spx, vix] = ['SPX', VOLATILITY_INDEX].map((ticker) => tapes.get(ticker)!);
  tapes.set(VOLATILITY_INDEX, new VolatilityIndexTape(seed, vix!.stock, sessions, spx!));
  const listings = new OptionListings(seed, sessions, tapes);
  return {
    market: new SimulatedMarketData(clock, sessions, tapes),
    chains: new SimulatedOptionChains(clock, sessions, listings),
    news: new SimulatedNews(clock, sessions, tapes),
    earnings: new SimulatedEarnings(clock, sessions, tapes),
    actions: new SimulatedCorporateActions(clock, sessions, tapes),
    quotes: new SimulatedStockQuotes(clock, sessions, tapes),
    tape: new SimulatedOptionTape(seed, clock, sessions, listings),
    volatility: new SimulatedVolatilityHistory(clock, sessions, tapes),
    settlementPrices: new SimulatedSettlementPrices(clock, sessions, tapes),
  };
}
