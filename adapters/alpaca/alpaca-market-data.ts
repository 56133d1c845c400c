import {
  closeOf,
  marketStatus,
  newYorkDate,
  newYorkInstant,
  sessionOn,
  type MarketStatus,
} from '@toolyard/core/calendar';
import {
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
import { addDays, isListedTicker, type CalendarDate, type Clock } from '@toolyard/core/shared';
import { onlyRows, type AlpacaCall, type AlpacaClient } from './alpaca-client.ts';
import type { AssetListing } from './asset-listing.ts';
import { readDistributions } from './corporate-action-rows.ts';
import { dividendsOf } from './dividends.ts';
import { ifIncluded, lastOpenToAll, sourced } from './provenance.ts';
import { toAlpacaSymbol } from './symbols.ts';
import { spanOf, timeframeOf, withMultiplier } from './timeframe.ts';
import { MarketClock, WireBar, type Asset } from './wire.ts';

const YEAR_DAYS = 364;
/** Calendar days that hold a session, whatever the holidays. */
const SESSION_WITHIN_DAYS = 10;
const MOST_BARS = 10_000;
/** A month's bar begins on the first of its days, which may come before the span. */
const LONGEST_BAR = 31 * 86_400_000;
const FIRST_DAY: CalendarDate = '1970-01-01';

/** Market identifier codes (ISO 10383) by the provider's names of exchanges. */
const EXCHANGES: Readonly<Record<string, string>> = {
  AMEX: 'XASE',
  ARCA: 'ARCX',
  BATS: 'BATS',
  NASDAQ: 'XNAS',
  NYSE: 'XNYS',
  NYSEARCA: 'ARCX',
};

interface FoundBars {
  readonly bars: readonly Bar[];
  readonly complete: boolean;
}

/** Shares and funds of the provider, which has neither market capitalisations nor types nor indices. */
export class AlpacaMarketData implements MarketData {
  constructor(
    private readonly client: AlpacaClient,
    private readonly listing: AssetListing,
    private readonly clock: Clock,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return this.listing.knows(symbol);
  }

  async search({ text, limit }: SearchQuery): Promise<Sourced<readonly SearchHit[]>> {
    const assets = await this.listing.all(this.client.begin());
    const value = rankSearch([...assets.values()].map(hitOf), text, limit);
    return sourced(value, { asOf: this.clock.now() });
  }

  async details(symbol: string): Promise<Sourced<TickerDetails>> {
    const call = this.client.begin();
    const asset = await this.listing.require(symbol, call);
    const today = newYorkDate(this.clock.now());
    const from = addDays(today, -YEAR_DAYS);
    const [year, actions] = await Promise.all([
      ifIncluded(this.read(daily(symbol, from, today), call)),
      ifIncluded(readDistributions({ symbol, from, to: today }, call)),
    ]);
    const bars = year?.bars ?? [];
    const paid = actions && dividendsOf(actions.rows).reduce((sum, { amount }) => sum + amount, 0);
    const last = bars.at(-1)?.close;
    const value: TickerDetails = {
      ticker: symbol,
      name: asset.name,
      nameZh: null,
      marketCap: null,
      min52Week: bars.length === 0 ? null : Math.min(...bars.map(({ low }) => low)),
      max52Week: bars.length === 0 ? null : Math.max(...bars.map(({ high }) => high)),
      weightedSharesOutstanding: null,
      dividendYield: paid === null || last === undefined ? null : paid / last,
      primaryExchange: EXCHANGES[asset.exchange] ?? null,
    };
    const asOf = newestPriceAt(bars, daily(symbol, from, today), lastOpenToAll(this.clock.now()));
    return sourced(value, { asOf, partial: true });
  }

  async previousClose(symbol: string): Promise<Sourced<Bar | null>> {
    const call = this.client.begin();
    await this.listing.require(symbol, call);
    const open = lastOpenToAll(this.clock.now());
    const today = newYorkDate(open);
    const { bars } = await this.read(
      daily(symbol, addDays(today, -SESSION_WITHIN_DAYS), today),
      call,
    );
    const value = bars.findLast(({ at }) => closeOf(newYorkDate(at)) <= open) ?? null;
    return sourced(value, { asOf: value === null ? open : closeOf(newYorkDate(value.at)) });
  }

  async bars(query: BarQuery): Promise<Sourced<readonly Bar[]>> {
    const call = this.client.begin();
    if (!isListedTicker(query.symbol)) throw SYMBOL_UNKNOWN();
    const isListed = (await this.listing.all(call)).has(query.symbol);
    const { bars, complete } = await this.read(query, call, isListed ? undefined : query.from);
    // A symbol that its company has left is listed no more and has its past.
    if (!isListed && bars.length === 0) throw SYMBOL_UNKNOWN();
    const coveredUntil = lastOpenToAll(this.clock.now());
    const asOf = newestPriceAt(bars, query, coveredUntil);
    return sourced(bars, { asOf, coveredUntil, partial: !complete, delayed: true });
  }

  /** The provider cannot list sessions of all shares with their types. */
  stockDays(): Promise<Sourced<readonly StockDay[]>> {
    return Promise.resolve(sourced([], { asOf: this.clock.now(), partial: true }));
  }

  /** Whether the market is open by the provider, which knows unforeseen closures; extended hours by the calendar. */
  async status(): Promise<Sourced<MarketStatus>> {
    const asOf = this.clock.now();
    const endpoint = { host: 'trading', path: '/v2/clock', query: {} } as const;
    const {
      timestamp,
      is_open: isOpen,
      next_close: close,
    } = await this.client.begin().get(endpoint, MarketClock);
    const expected = marketStatus(timestamp);
    if (isOpen === (expected.market === 'open')) return sourced(expected, { asOf });
    const market = isOpen ? 'open' : 'closed';
    const { nasdaq, nyse } = expected.exchanges;
    const value: MarketStatus = {
      market,
      earlyHours: false,
      afterHours: false,
      exchanges: { nasdaq: { ...nasdaq, status: market }, nyse: { ...nyse, status: market } },
      nextChange: isOpen ? close : expected.nextChange,
      at: timestamp,
    };
    return sourced(value, { asOf });
  }

  /**
   * Bars of the sessions up to the last instant that every key may read.
   *
   * @param asof The day of which the symbol is; of today unless given.
   */
  private async read(query: BarQuery, call: AlpacaCall, asof?: CalendarDate): Promise<FoundBars> {
    const { symbol, from, to, adjusted } = query;
    const start = newYorkInstant(from < FIRST_DAY ? FIRST_DAY : from, 0);
    const end = Math.min(newYorkInstant(addDays(to, 1), 0) - 1, lastOpenToAll(this.clock.now()));
    if (start >= end) return { bars: [], complete: true };
    const span = {
      timeframe: timeframeOf(query),
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
    };
    const adjustment = adjusted ? 'split' : 'raw';
    const terms = { adjustment, feed: 'sip', sort: 'asc', limit: MOST_BARS, asof };
    const path = `/v2/stocks/${toAlpacaSymbol(symbol)}/bars`;
    const endpoint = { host: 'data', path, query: { ...span, ...terms }, field: 'bars' } as const;
    const { rows, complete } = onlyRows(
      await call.rows(endpoint, WireBar),
      ({ t }, name) => ['', symbol].includes(name) && t > start - LONGEST_BAR && t <= end,
    );
    const within = rows.map(({ row }) => barOf(row)).filter((bar) => isWithin(bar, query));
    return { bars: withMultiplier(ascending(within), query), complete };
  }
}

const daily = (symbol: string, from: CalendarDate, to: CalendarDate): BarQuery => ({
  ...{ symbol, from, to, timespan: 'day', multiplier: 1, adjusted: true },
});

const barOf = ({ t, o, h, l, c, v }: WireBar): Bar => ({
  at: t,
  open: o,
  high: h,
  low: l,
  close: c,
  volume: v,
});

/** Whether a bar begins on a day of the span and, if it is shorter than a day, overlaps its session. */
function isWithin({ at }: Bar, query: BarQuery): boolean {
  const date = newYorkDate(at);
  if (date < query.from || date > query.to) return false;
  const span = spanOf(query);
  if (span === null) return true;
  const session = sessionOn(date);
  return session !== null && at < session.close && at + span > session.open;
}

/** By time, the first of several of one time. */
const ascending = (bars: readonly Bar[]): readonly Bar[] =>
  bars
    .toSorted((a, b) => a.at - b.at)
    .filter((bar, i, sorted) => i === 0 || bar.at > sorted[i - 1]!.at);

const hitOf = ({ symbol, name, exchange }: Asset): SearchHit => ({
  ticker: symbol,
  name,
  nameZh: null,
  market: 'stocks',
  locale: 'us',
  type: '',
  currency: 'USD',
  primaryExchange: EXCHANGES[exchange] ?? null,
  price: null,
  change: null,
  changePercent: null,
});
