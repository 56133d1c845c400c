import {
  closeOf,
  marketStatus,
  newYorkDate,
  sessionOn,
  type MarketStatus,
} from '@toolyard/core/calendar';
import {
  isRecentClose,
  newestPriceAt,
  rankSearch,
  SYMBOL_UNKNOWN,
  type Bar,
  type BarQuery,
  type MarketData,
  type SearchHit,
  type SearchQuery,
  type Sourced,
  type StockDay,
  type TickerDetails,
} from '@toolyard/core/market';
import { contractTermsOf } from '@toolyard/core/options/contracts';
import { addDays, isListedTicker, type CalendarDate, type Clock } from '@toolyard/core/shared';
import { LRUCache } from 'lru-cache';
import { ofTicker, readAggregates } from './aggregates.ts';
import type { DividendHistory } from './dividends.ts';
import type { PolygonCall, PolygonClient, Rows } from './polygon-client.ts';
import { DELAY_MS, EMPTY_FOR, ifIncluded, sourced, type Provenance } from './provenance.ts';
import type { StockDays } from './stock-days.ts';
import { toProviderTicker, toSymbol, type Tickers } from './tickers.ts';
import { Aggregate, IndexAggregate, MarketStatusNow, Ticker } from './wire.ts';

const YEAR_DAYS = 364;
/** The longest span of days that charts ask for, and some days more. */
const LONGEST_DAYS = 370;
const CACHED_YEARS = 200;
/** A running session changes its bar. */
const YEAR_FRESH_FOR = 10 * 60_000;
const MOST_BARS = 50_000;
const FOUND_AT_ONCE = 1_000;
const FIRST_DAY: CalendarDate = '1970-01-01';
const HOUR = 3_600_000;
const NO_BARS: Rows<Aggregate> = {
  ...{ rows: [], complete: true, listed: true, delayed: false, ticker: null },
};

/** Stocks, funds and indices of the provider. */
export class PolygonMarketData implements MarketData {
  /** Daily bars of a year by symbol and last day: details and charts share them. */
  private readonly years: LRUCache<string, Rows<Aggregate>, PolygonCall>;

  constructor(
    private readonly client: PolygonClient,
    private readonly tickers: Tickers,
    private readonly days: {
      readonly stocks: StockDays;
      /** The same where each request counts, so that they answer for all shares at once; null elsewhere. */
      readonly sessions: StockDays | null;
    },
    private readonly dividendHistory: DividendHistory,
    private readonly clock: Clock,
  ) {
    this.years = new LRUCache({
      max: CACHED_YEARS,
      ttl: YEAR_FRESH_FOR,
      ttlResolution: 0,
      perf: { now: () => clock.now() },
      fetchMethod: async (key, _stale, { options, context }) => {
        const [symbol, to] = key.split('|') as [string, CalendarDate];
        const query = daysOf(symbol, addDays(to, -LONGEST_DAYS), to);
        const year = await this.aggregates(query, context);
        if (year.rows.length === 0) options.ttl = EMPTY_FOR;
        return year;
      },
    });
  }

  knows(symbol: string): Promise<boolean> {
    return this.tickers.knows(symbol);
  }

  /** The provider sorts by ticker and finds no ticker that stands late in its list, so the ticker itself is read too. */
  async search({ text, limit }: SearchQuery): Promise<Sourced<readonly SearchHit[]>> {
    const call = this.client.begin();
    const sought = text.trim();
    const query = { search: sought, market: 'stocks', active: 'true', limit: FOUND_AT_ONCE };
    const [found, exact] = await Promise.all([
      call.rows('/v3/reference/tickers', query, Ticker, 1),
      this.tickers.find(sought.toUpperCase(), call),
    ]);
    const hits = [...(exact === null ? [] : [exact]), ...found.rows].map(hitOf);
    const each = [...new Map(hits.map((hit) => [hit.ticker, hit])).values()];
    return sourced(rankSearch(each, text, limit), { asOf: this.clock.now() });
  }

  async details(symbol: string): Promise<Sourced<TickerDetails>> {
    const call = this.client.begin();
    const today = newYorkDate(this.clock.now());
    const [ticker, year, dividends] = await Promise.all([
      this.tickers.require(symbol, call),
      ifIncluded(this.year(symbol, today, call)),
      this.dividendHistory.of(symbol, call),
    ]);
    const from = addDays(today, -YEAR_DAYS);
    const rows = year?.rows.filter(({ t }) => newYorkDate(t) >= from) ?? [];
    const paid = dividends?.filter(({ exDate }) => exDate >= from && exDate <= today) ?? null;
    const sum = paid?.reduce((total, { amount }) => total + amount, 0) ?? null;
    const last = rows.at(-1)?.c;
    const value: TickerDetails = {
      ticker: symbol,
      name: ticker.name,
      nameZh: null,
      marketCap: ticker.market_cap,
      min52Week: rows.length === 0 ? null : Math.min(...rows.map((row) => row.l)),
      max52Week: rows.length === 0 ? null : Math.max(...rows.map((row) => row.h)),
      weightedSharesOutstanding: ticker.weighted_shares_outstanding,
      dividendYield: sum === null || last === undefined ? null : sum / last,
      primaryExchange: ticker.primary_exchange,
    };
    const partial = rows.length === 0 || dividends === null;
    const bars = rows.map(barOf);
    const ages = this.ages(bars, daysOf(symbol, from, today), year?.delayed ?? false);
    return sourced(value, { ...ages, partial });
  }

  async previousClose(symbol: string): Promise<Sourced<Bar | null>> {
    const call = this.client.begin();
    const sessions = await this.days.sessions?.lastTwo(call);
    const closed = sessions?.days.get(symbol);
    if (closed !== undefined) return this.lastClose(closed, sessions!.delayed);
    const ticker = toProviderTicker(symbol);
    const [, answer] = await Promise.all([
      this.tickers.require(symbol, call),
      call.rows(`/v2/aggs/ticker/${ticker}/prev`, { adjusted: 'true' }, aggregateOf(symbol), 1),
    ]);
    return this.lastClose(ofTicker(ticker, answer).rows[0], answer.delayed);
  }

  async bars(query: BarQuery): Promise<Sourced<readonly Bar[]>> {
    const call = this.client.begin();
    const { symbol } = query;
    if (!isListedTicker(symbol)) throw SYMBOL_UNKNOWN();
    const [isListed, answer] = await Promise.all([
      this.tickers.exists(symbol, call),
      query.from > query.to ? NO_BARS : this.aggregatesOf(query, call),
    ]);
    const within = answer.rows.map(barOf).filter((bar) => isWithin(bar, query));
    const bars = ascending(within);
    // A symbol that its company has left is listed no more and has its past.
    if (!isListed && bars.length === 0) throw SYMBOL_UNKNOWN();
    const ages = this.ages(bars, query, answer.delayed);
    return sourced(bars, { ...ages, partial: !answer.complete });
  }

  async stockDays(): Promise<Sourced<readonly StockDay[]>> {
    const call = this.client.begin();
    const sessions = await this.days.stocks.lastTwo(call);
    if (sessions === null) return sourced([], { asOf: this.clock.now(), partial: true });
    const value = await this.days.stocks.all(sessions, call);
    const { asOf, isEndOfDay, delayed } = sessions;
    return sourced(value, { asOf, isEndOfDay, delayed, partial: value.length === 0 });
  }

  async status(): Promise<Sourced<MarketStatus>> {
    const asOf = this.clock.now();
    const now = await this.client.begin().get('/v1/marketstatus/now', {}, MarketStatusNow);
    const { market, earlyHours, afterHours, exchanges, serverTime: at } = now;
    const value: MarketStatus = {
      market,
      earlyHours,
      afterHours,
      exchanges: {
        nasdaq: { name: 'Nasdaq', status: exchanges.nasdaq },
        nyse: { name: 'NYSE', status: exchanges.nyse },
      },
      nextChange: marketStatus(at).nextChange,
      at,
    };
    return sourced(value, { asOf });
  }

  /** Of the last year's adjusted days, or requested. */
  private aggregatesOf(query: BarQuery, call: PolygonCall): Promise<Rows<Aggregate>> {
    const { symbol, multiplier, timespan, from, to, adjusted } = query;
    const today = newYorkDate(this.clock.now());
    const isOfYear = from >= addDays(today, -LONGEST_DAYS) && to <= today;
    return timespan === 'day' && multiplier === 1 && adjusted && isOfYear
      ? this.year(symbol, today, call)
      : this.aggregates(query, call);
  }

  private async year(
    symbol: string,
    to: CalendarDate,
    call: PolygonCall,
  ): Promise<Rows<Aggregate>> {
    return (await this.years.fetch(`${symbol}|${to}`, { context: call }))!;
  }

  private async aggregates(query: BarQuery, call: PolygonCall): Promise<Rows<Aggregate>> {
    const { symbol, from, adjusted } = query;
    return readAggregates(
      {
        ...query,
        ticker: toProviderTicker(symbol),
        from: from < FIRST_DAY ? FIRST_DAY : from,
        query: { adjusted: String(adjusted), sort: 'asc', limit: MOST_BARS },
        schema: aggregateOf(symbol),
      },
      call,
    );
  }

  /** When the newest price of the bars was made, and whether it is late. */
  private ages(
    bars: readonly Bar[],
    query: BarQuery,
    delayed: boolean,
  ): Pick<Provenance, 'asOf' | 'coveredUntil' | 'delayed'> {
    const coveredUntil = this.clock.now() - (delayed ? DELAY_MS : 0);
    return { asOf: newestPriceAt(bars, query, coveredUntil), coveredUntil, delayed };
  }

  /** A bar that is no recent close is none. */
  private lastClose(row: Aggregate | undefined, delayed: boolean): Sourced<Bar | null> {
    const now = this.clock.now();
    if (row === undefined || !isRecentClose(newYorkDate(row.t), now))
      return sourced(null, { asOf: now, delayed });
    return sourced(barOf(row), { asOf: closeOf(newYorkDate(row.t)), delayed });
  }
}

/** An index is not traded: its bars have no volume. */
const aggregateOf = (symbol: string) =>
  contractTermsOf(symbol).settlement === 'cash' ? IndexAggregate : Aggregate;

const daysOf = (symbol: string, from: CalendarDate, to: CalendarDate): BarQuery => ({
  symbol,
  from,
  to,
  timespan: 'day',
  multiplier: 1,
  adjusted: true,
});

const barOf = ({ t, o, h, l, c, v }: Aggregate): Bar => ({
  at: t,
  open: o,
  high: h,
  low: l,
  close: c,
  volume: v,
});

const spanOf = ({ timespan, multiplier }: BarQuery): number =>
  timespan === 'minute' ? multiplier * (HOUR / 60) : multiplier * HOUR;

/** Whether a bar begins on a day of the span and, if it is shorter than a day, overlaps its session. */
function isWithin({ at }: Bar, query: BarQuery): boolean {
  const date = newYorkDate(at);
  if (date < query.from || date > query.to) return false;
  if (query.timespan !== 'minute' && query.timespan !== 'hour') return true;
  const session = sessionOn(date);
  return session !== null && at < session.close && at + spanOf(query) > session.open;
}

/** By time, the first of several of one time. */
const ascending = (bars: readonly Bar[]): readonly Bar[] =>
  bars
    .toSorted((a, b) => a.at - b.at)
    .filter((bar, i, sorted) => i === 0 || bar.at > sorted[i - 1]!.at);

const hitOf = (row: Ticker): SearchHit => ({
  ticker: toSymbol(row.ticker),
  name: row.name,
  nameZh: null,
  market: row.market,
  locale: row.locale,
  type: row.type ?? '',
  currency: row.currency_name?.toUpperCase() ?? '',
  primaryExchange: row.primary_exchange,
  price: null,
  change: null,
  changePercent: null,
});
