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
import type { CalendarDate, Clock } from '@toolyard/core/shared';
import { listedAnswer } from './listed-answer.ts';

/** A stock that a test has written down. */
export interface FakeStock {
  readonly hit: SearchHit;
  readonly details: TickerDetails;
  /** As they were traded. */
  readonly bars: readonly Bar[];
  /** So many shares for one of before, from that day on. */
  readonly splits?: readonly { readonly date: CalendarDate; readonly ratio: number }[];
  readonly day?: StockDay;
}

/** A bar as it is restated for later splits that made so many shares of one. */
export const restatedBar = (bar: Bar, ratio: number): Bar => ({
  at: bar.at,
  open: bar.open / ratio,
  high: bar.high / ratio,
  low: bar.low / ratio,
  close: bar.close / ratio,
  volume: bar.volume * ratio,
});

/** How many shares the later splits made of one share of that bar. */
const laterRatio = ({ at }: Bar, splits: NonNullable<FakeStock['splits']>): number =>
  splits
    .filter(({ date }) => newYorkDate(at) < date)
    .reduce((product, { ratio }) => product * ratio, 1);

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

  async bars({ symbol, from, to, adjusted }: BarQuery): Promise<Sourced<readonly Bar[]>> {
    const { bars, splits = [] } = await this.stock(symbol);
    const within = bars.filter(({ at }) => newYorkDate(at) >= from && newYorkDate(at) <= to);
    const restated = (bar: Bar) => restatedBar(bar, laterRatio(bar, splits));
    return this.sourced(adjusted ? within.map(restated) : within);
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
    return listedAnswer(value, this.clock.now());
  }
}
