import {
  SYMBOL_UNKNOWN,
  rankSearch,
  type Bar,
  type BarQuery,
  type MarketData,
  type StockDay,
  type SearchHit,
  type SearchQuery,
  type Sourced,
  type TickerDetails,
} from '@toolyard/core/market';
import { marketStatus, type MarketStatus, newYorkDate } from '@toolyard/core/calendar';
import type { Clock } from '@toolyard/core/shared';

/** A stock that a test has written down. */
export interface FakeStock {
  readonly hit: SearchHit;
  readonly details: TickerDetails;
  readonly bars: readonly Bar[];
  readonly day?: StockDay;
}

/** Stocks that a test has written down. */
export class FakeMarketData implements MarketData {
  constructor(
    private readonly stocks: readonly FakeStock[],
    private readonly clock: Clock,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.stocks.some(({ hit }) => hit.ticker === symbol));
  }

  search({ text, limit }: SearchQuery): Promise<Sourced<readonly SearchHit[]>> {
    const hits = this.stocks.map(({ hit }) => hit);
    return Promise.resolve(this.sourced(rankSearch(hits, text, limit)));
  }

  async details(symbol: string): Promise<Sourced<TickerDetails>> {
    return this.sourced((await this.stock(symbol)).details);
  }

  async previousClose(symbol: string): Promise<Sourced<Bar | null>> {
    return this.sourced((await this.stock(symbol)).bars.at(-1) ?? null);
  }

  async bars({ symbol, from, to }: BarQuery): Promise<Sourced<readonly Bar[]>> {
    const { bars } = await this.stock(symbol);
    const within = bars.filter(({ at }) => newYorkDate(at) >= from && newYorkDate(at) <= to);
    return this.sourced(within);
  }

  stockDays(): Promise<Sourced<readonly StockDay[]>> {
    return Promise.resolve(this.sourced(this.stocks.flatMap(({ day }) => day ?? [])));
  }

  status(): Promise<Sourced<MarketStatus>> {
    return Promise.resolve(this.sourced(marketStatus(this.clock.now())));
  }

  private async stock(symbol: string): Promise<FakeStock> {
    await Promise.resolve();
    const found = this.stocks.find(({ hit }) => hit.ticker === symbol);
    if (!found) throw SYMBOL_UNKNOWN();
    return found;
  }

  private sourced<T>(value: T): Sourced<T> {
    const asOf = this.clock.now();
    const fresh = { delayedMinutes: 0, stale: false, simulated: false, partial: false };
    return { value, meta: { provider: 'listed', asOf, ...fresh, nextRefresh: null } };
  }
}
