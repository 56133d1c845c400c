import {
  byReportDate,
  SYMBOL_UNKNOWN,
  type EarningsQuery,
  type EarningsReport,
  type EarningsReports,
  type MarketNews,
  type NewsItem,
  type NewsQuery,
  type Sourced,
  type StockQuote,
  type StockQuotes,
} from '@toolyard/core/market';
import type {
  ContractActivity,
  OptionTape,
  SessionClose,
  TradedDay,
  VolatilityDay,
  VolatilityHistory,
} from '@toolyard/core/options/chain';
import { formatOptionSymbol, type OptionSymbol } from '@toolyard/core/options/contracts';
import type { CalendarDate, Clock, Money } from '@toolyard/core/shared';
import { listedAnswer } from './listed-answer.ts';

/** Market records that a test provides. */
export interface FakeRecords {
  readonly quotes: readonly StockQuote[];
  readonly news?: readonly NewsItem[];
  /** Absent where there is no calendar of reports. */
  readonly reports?: readonly EarningsReport[];
  /** By contract symbol, newest first. */
  readonly activities?: Readonly<Record<string, ContractActivity>>;
  /** By symbol of the underlying. */
  readonly closes?: Readonly<Record<string, SessionClose>>;
  readonly volatility?: Readonly<Record<string, readonly VolatilityDay[]>>;
}

/** News, reports, quotes, trades and volatilities that a test has written down. */
export class FakeMarketRecords
  implements MarketNews, EarningsReports, StockQuotes, OptionTape, VolatilityHistory
{
  constructor(
    private readonly written: FakeRecords,
    private readonly clock: Clock,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.written.quotes.some((quote) => quote.symbol === symbol));
  }

  async news({ symbol, limit }: NewsQuery): Promise<Sourced<readonly NewsItem[]>> {
    if (symbol !== null) await this.demand(symbol);
    const reported = (this.written.news ?? []).filter(
      ({ tickers, publishedAt }) =>
        publishedAt <= this.clock.now() && (symbol === null || tickers.includes(symbol)),
    );
    return this.sourced(reported.toSorted((a, b) => b.publishedAt - a.publishedAt).slice(0, limit));
  }

  async reports({
    from,
    to,
    symbol,
  }: EarningsQuery): Promise<Sourced<readonly EarningsReport[] | null>> {
    if (symbol !== null) await this.demand(symbol);
    const reports = this.written.reports?.filter(
      (report) =>
        report.date >= from && report.date <= to && (symbol === null || report.symbol === symbol),
    );
    return this.sourced(reports?.toSorted(byReportDate) ?? null);
  }

  async quotes(symbols: readonly string[]): Promise<Sourced<readonly StockQuote[]>> {
    for (const symbol of symbols) await this.demand(symbol);
    return this.sourced(
      symbols.flatMap((symbol) => this.written.quotes.filter((quote) => quote.symbol === symbol)),
    );
  }

  async activity(contract: OptionSymbol): Promise<Sourced<ContractActivity>> {
    await this.demand(contract.underlying);
    const activity = this.written.activities?.[formatOptionSymbol(contract)];
    return this.sourced(activity ?? { trades: [], days: [] });
  }

  async lastPrices(symbol: string, _expiry: CalendarDate): Promise<ReadonlyMap<string, Money>> {
    await this.demand(symbol);
    const traded = Object.entries(this.written.activities ?? {});
    return new Map(
      traded.flatMap(
        ([
          name,
          {
            trades: [last],
          },
        ]) => (last ? [[name, last.price]] : []),
      ),
    );
  }

  async previousClose(symbol: string): Promise<SessionClose | null> {
    await this.demand(symbol);
    return this.written.closes?.[symbol] ?? null;
  }

  async recentDays(
    symbol: string,
    _expiry: CalendarDate,
  ): Promise<Sourced<ReadonlyMap<string, readonly TradedDay[]>>> {
    await this.demand(symbol);
    const traded = Object.entries(this.written.activities ?? {});
    return this.sourced(
      new Map(
        traded.flatMap(([name, { days }]) => (days.length > 0 ? [[name, days.slice(0, 2)]] : [])),
      ),
    );
  }

  async year(symbol: string): Promise<Sourced<readonly VolatilityDay[]>> {
    await this.demand(symbol);
    return this.sourced(this.written.volatility?.[symbol] ?? []);
  }

  private async demand(symbol: string): Promise<void> {
    if (!(await this.knows(symbol))) throw SYMBOL_UNKNOWN();
  }

  private sourced<T>(value: T): Sourced<T> {
    return listedAnswer(value, this.clock.now());
  }
}
