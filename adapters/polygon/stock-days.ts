import { newYorkDate, previousTradingDay, sessionOn } from '@toolyard/core/calendar';
import { PROVIDER_GARBAGE, type StockDay } from '@toolyard/core/market';
import type { CalendarDate, Clock, Instant } from '@toolyard/core/shared';
import { LRUCache } from 'lru-cache';
import { onlyRows, type Page, type PolygonCall } from './polygon-client.ts';
import { DELAY_MS, EMPTY_FOR, ifIncluded } from './provenance.ts';
import { Aggregate, Ticker } from './wire.ts';

/** Daily bars by ticker. */
type ByTicker = ReadonlyMap<string, Aggregate>;

interface GroupedDay {
  readonly bars: ByTicker;
  readonly delayed: boolean;
}

const NO_DAY: GroupedDay = { bars: new Map(), delayed: false };

const DAY = 86_400_000;
/** A session that has ended is corrected no more; the running one changes. */
const RUNNING_FOR = 60_000;
/** How often a session that the plan does not have yet is requested after its close. */
const REFUSED_FOR = 15 * 60_000;
const LISTED_AT_ONCE = 1_000;
/** More tickers than the exchanges have listed at any time. */
const MAX_LISTING_PAGES = 30;

/** Bars of all shares for one session and for the one before it. */
export interface TwoSessions {
  readonly date: CalendarDate;
  readonly days: ByTicker;
  readonly before: ByTicker;
  /** Now or, where the session has ended, its close. */
  readonly asOf: Instant;
  /** Whether the plan has no running session. */
  readonly isEndOfDay: boolean;
  /** Whether the prices are late. */
  readonly delayed: boolean;
}

/** All shares at once: one request per session, and one per thousand tickers a day. */
export class StockDays {
  /** By date and the day of the request: on the ex-date of a split the bars before it are restated. */
  private readonly grouped: LRUCache<string, GroupedDay, PolygonCall>;
  private listing: Listing | null = null;

  constructor(
    private readonly clock: Clock,
    /** Whether the plan has no running session for certain. */
    private readonly hasClosesOnly: boolean,
  ) {
    this.grouped = new LRUCache({
      max: 4,
      ttl: DAY,
      ttlResolution: 0,
      perf: { now: () => clock.now() },
      fetchMethod: async (key, _stale, { options, context }) => {
        const [date] = key.split(' ') as [CalendarDate];
        const untilClose = (sessionOn(date)?.close ?? 0) - clock.now();
        const onRefused = (): void => void (options.ttl = Math.max(untilClose, REFUSED_FOR));
        options.ttl = EMPTY_FOR;
        const day = (await ifIncluded(readDay(date, context), onRefused)) ?? NO_DAY;
        if (day.bars.size > 0) options.ttl = untilClose + DAY / 4 > 0 ? RUNNING_FOR : DAY;
        return day;
      },
    });
  }

  /** The last session that the plan has; null where it has none. */
  async lastTwo(call: PolygonCall): Promise<TwoSessions | null> {
    const now = this.clock.now();
    const today = newYorkDate(now);
    const opened = (sessionOn(today)?.open ?? Infinity) <= now;
    const running = opened && now < (sessionOn(today)?.close ?? 0);
    let date = opened && !(running && this.hasClosesOnly) ? today : previousTradingDay(today);
    // Plans without live data have the running session after its end only.
    for (let back = 0; back < 2; back += 1, date = previousTradingDay(date)) {
      const { bars: days, delayed } = await this.day(date, call);
      if (days.size === 0) continue;
      const { bars: before } = await this.day(previousTradingDay(date), call);
      const asOf = Math.min(sessionOn(date)?.close ?? Infinity, now - (delayed ? DELAY_MS : 0));
      return { date, days, before, asOf, isEndOfDay: opened && date < today, delayed };
    }
    return null;
  }

  /** Of every listed share what its session was against the one before. */
  async all(sessions: TwoSessions, call: PolygonCall): Promise<readonly StockDay[]> {
    const tickers = await this.listed(call);
    return [...sessions.days].flatMap(([ticker, bar]): StockDay[] => {
      const listed = tickers.get(ticker);
      if (listed === undefined) return [];
      const { name, type } = listed;
      const volume = bar.v;
      return [
        {
          ticker,
          name,
          nameZh: null,
          type: type ?? '',
          sector: null,
          volume,
          ...priceOf(bar, sessions.before.get(ticker)),
        },
      ];
    });
  }

  private async day(date: CalendarDate, call: PolygonCall): Promise<GroupedDay> {
    const key = `${date} ${newYorkDate(this.clock.now())}`;
    return (await this.grouped.fetch(key, { context: call }))!;
  }

  private async listed(call: PolygonCall): Promise<ReadonlyMap<string, Ticker>> {
    const now = this.clock.now();
    if (this.listing === null || now - this.listing.since >= DAY)
      this.listing = newListing(call, now);
    const { listing } = this;
    for (; listing.next !== null && listing.pages < MAX_LISTING_PAGES;) {
      const { rows, complete, next }: Page<Ticker> = await call.page(listing.next, Ticker);
      if (rows.length === 0 && !complete) throw PROVIDER_GARBAGE();
      for (const row of rows) listing.tickers.set(row.ticker, row);
      listing.next = next;
      listing.pages += 1;
    }
    if (listing.tickers.size === 0) {
      this.listing = null;
      throw PROVIDER_GARBAGE();
    }
    return listing.tickers;
  }
}

/** The bars of all shares on a day. */
async function readDay(date: CalendarDate, call: PolygonCall): Promise<GroupedDay> {
  const path = `/v2/aggs/grouped/locale/us/market/stocks/${date}`;
  const answer = await call.rows(path, { adjusted: 'true' }, Aggregate);
  const { rows, delayed } = onlyRows(answer, ({ t }) => newYorkDate(t) === date);
  return { bars: new Map(rows.flatMap((bar) => (bar.T ? [[bar.T, bar]] : []))), delayed };
}

/** All listed shares. Pages that were read stay when the next one is refused: the plan may have too few calls for all. */
interface Listing {
  readonly since: Instant;
  readonly tickers: Map<string, Ticker>;
  /** Null once all are read. */
  next: URL | null;
  pages: number;
}

const newListing = (call: PolygonCall, since: Instant): Listing => ({
  since,
  tickers: new Map(),
  next: call.address('/v3/reference/tickers', {
    ...{ market: 'stocks', active: 'true', limit: LISTED_AT_ONCE, sort: 'ticker' },
  }),
  pages: 0,
});

const cents = (dollars: number): number => Math.round(dollars * 10_000) / 10_000;

/** Price of a session and its change against the one before, where that is known. */
export function priceOf(
  bar: Aggregate,
  before: Aggregate | undefined,
): Pick<StockDay, 'change' | 'changePercent'> & { readonly price: number } {
  if (before === undefined) return { price: bar.c, change: null, changePercent: null };
  const change = cents(bar.c - before.c);
  return { price: bar.c, change, changePercent: (change / before.c) * 100 };
}
