import { marketStatus, newYorkDate, nextClose, type MarketStatus } from '@toolyard/core/calendar';
import {
  actionsWithin,
  mergeMeta,
  plausibleActions,
  plausibleBar,
  plausibleBars,
  plausibleDetails,
  plausibleHits,
  plausibleEarnings,
  plausibleNews,
  plausibleQuote,
  plausibleStockDays,
  PROVIDER_GARBAGE,
  SYMBOL_UNKNOWN,
  type Bar,
  type BarQuery,
  type CorporateAction,
  type CorporateActions,
  type CorporateActionsQuery,
  type DataClass,
  type MarketData,
  type EarningsQuery,
  type EarningsReport,
  type EarningsReports,
  type MarketNews,
  type NewsItem,
  type NewsQuery,
  type SearchHit,
  type SearchQuery,
  type Sourced,
  type StockDay,
  type StockQuote,
  type StockQuotes,
  type TickerDetails,
} from '@toolyard/core/market';
import {
  addDays,
  isListedTicker,
  midnightUtc,
  type CalendarDate,
  type Clock,
  type DomainError,
} from '@toolyard/core/shared';
import DataLoader from 'dataloader';
import type { Relay } from './relay.ts';
import { newFlight, type Flight } from './upstream-guard.ts';

/** Rows that are requested upstream, whatever a caller's limit: callers then share one answer. */
const ROWS = 50;
const DAY = 86_400_000;
/** The longest span of daily bars that a screen shows, and some days more. */
const YEAR_DAYS = 370;
/** Symbols of one call, and how long a symbol waits for others. */
const MOST_SYMBOLS = 250;
const GATHER_MS = 2;
const KNOWS_MS = 1_000;

export const hasNoRows = (rows: readonly unknown[]): boolean => rows.length === 0;

/** Refuses what is no ticker before it becomes part of an address. */
export function assertTicker(symbol: string): void {
  if (!isListedTicker(symbol)) throw SYMBOL_UNKNOWN();
}

/** An answer that carries no source of its own is as old as its call. */
export const unsourced = <T>(value: T, provider: string, clock: Clock): Sourced<T> => {
  const known = { delayedMinutes: 0, stale: false, simulated: false, partial: false };
  return { value, meta: { provider, asOf: clock.now(), ...known, nextRefresh: null } };
};

/** Stocks of a provider behind the relay. */
export class RelayedMarketData implements MarketData {
  constructor(
    private readonly source: MarketData,
    private readonly relay: Relay,
    private readonly clock: Clock,
  ) {}

  /** A provider that cannot tell in a second counts as one that knows the symbol: the call itself will say what is wrong. */
  async knows(symbol: string): Promise<boolean> {
    try {
      assertTicker(symbol);
      await this.relay.read({
        name: 'knows',
        parameters: [symbol],
        data: 'details',
        upstream: () => this.known(symbol),
        check: () => ({ value: true, partial: false }),
        isEmpty: () => false,
      });
      return true;
    } catch (fault) {
      return (fault as DomainError).kind !== 'notFound';
    }
  }

  private known(symbol: string): Promise<Sourced<boolean>> {
    const request = this.relay.guarded('knows', async () => {
      if (!(await this.source.knows(symbol))) throw SYMBOL_UNKNOWN();
      return unsourced(true, this.relay.provider, this.clock);
    });
    return request(newFlight(true, KNOWS_MS));
  }

  async search({ text, limit }: SearchQuery): Promise<Sourced<readonly SearchHit[]>> {
    const normal = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
    const { value, meta } = await this.relay.read({
      name: 'search',
      parameters: [normal],
      data: 'search',
      upstream: this.relay.guarded('search', () =>
        this.source.search({ text: normal, limit: ROWS }),
      ),
      check: plausibleHits,
      isEmpty: hasNoRows,
    });
    return { value: value.slice(0, limit), meta };
  }

  async details(symbol: string): Promise<Sourced<TickerDetails>> {
    assertTicker(symbol);
    return this.relay.read({
      name: 'details',
      parameters: [symbol],
      data: 'details',
      upstream: this.relay.guarded('details', () => this.source.details(symbol)),
      check: (details) => plausibleDetails(details, symbol),
      isEmpty: () => false,
      lacksPart: ({ min52Week, dividendYield }) => min52Week === null || !dividendYield,
    });
  }

  async previousClose(symbol: string): Promise<Sourced<Bar | null>> {
    assertTicker(symbol);
    return this.relay.read({
      name: 'previousClose',
      parameters: [symbol],
      data: 'adjustedBars',
      upstream: this.relay.guarded('previousClose', () => this.source.previousClose(symbol)),
      check: (bar, terms) =>
        bar === null || (plausibleBar(bar, terms) && terms.accepts(symbol, bar.close))
          ? { value: bar, partial: false }
          : null,
      isEmpty: (bar) => bar === null,
    });
  }

  /** Days of the last year are read together, so that other spans, and the next day, have an answer at hand. */
  async bars(query: BarQuery): Promise<Sourced<readonly Bar[]>> {
    const { symbol, from, to, timespan, multiplier, adjusted } = query;
    assertTicker(symbol);
    const today = newYorkDate(this.clock.now());
    const year = { symbol, from: addDays(today, -YEAR_DAYS), to: today };
    if (timespan !== 'day' || multiplier !== 1 || from < year.from)
      return this.barsOf(query, [multiplier, timespan, from, to, adjusted]);
    const whole = { ...year, timespan, multiplier, adjusted };
    const { value, meta } = await this.barsOf(whole, ['year', adjusted]);
    const isWithin = (date: CalendarDate) => date >= from && date <= to;
    return { value: value.filter(({ at }) => isWithin(newYorkDate(at))), meta };
  }

  private barsOf(
    query: BarQuery,
    parameters: readonly unknown[],
  ): Promise<Sourced<readonly Bar[]>> {
    return this.relay.read({
      name: 'bars',
      parameters: [query.symbol, ...parameters],
      data: (bars) => this.ageOf(query, bars),
      upstream: this.relay.guarded('bars', () => this.source.bars(query)),
      check: plausibleBars,
      isEmpty: hasNoRows,
    });
  }

  async stockDays(): Promise<Sourced<readonly StockDay[]>> {
    return this.relay.read({
      name: 'stockDays',
      parameters: [],
      data: 'prices',
      upstream: this.relay.guarded('stockDays', () => this.source.stockDays()),
      check: plausibleStockDays,
      isEmpty: hasNoRows,
    });
  }

  /** From the calendar, without a call. */
  async status(): Promise<Sourced<MarketStatus>> {
    const { value, meta } = unsourced(marketStatus(this.clock.now()), 'calendar', this.clock);
    return Promise.resolve({ value, meta: { ...meta, nextRefresh: value.nextChange } });
  }

  /** Bars change until the close of their last day has settled, the one of a running session all the time. */
  private ageOf({ to, timespan, adjusted }: BarQuery, bars: readonly Bar[]): DataClass {
    const now = this.clock.now();
    const whole = adjusted ? 'adjustedBars' : 'dailyBars';
    if (nextClose(midnightUtc(to)) + DAY < now) return adjusted ? whole : 'pastBars';
    const isIntraday = timespan === 'minute' || timespan === 'hour';
    if (isIntraday && to >= newYorkDate(now)) return 'prices';
    const last = bars.at(-1);
    const isRunning = last !== undefined && newYorkDate(last.at) === newYorkDate(now);
    return isRunning && marketStatus(now).market === 'open' ? 'runningBars' : whole;
  }
}

/** News of a provider behind the relay. */
export class RelayedNews implements MarketNews {
  constructor(
    private readonly source: MarketNews,
    private readonly relay: Relay,
    readonly knows: (symbol: string) => Promise<boolean>,
  ) {}

  async news({ symbol, limit }: NewsQuery): Promise<Sourced<readonly NewsItem[]>> {
    if (symbol !== null) assertTicker(symbol);
    const { value, meta } = await this.relay.read({
      name: 'news',
      parameters: [symbol],
      data: 'news',
      upstream: this.relay.guarded('news', () => this.source.news({ symbol, limit: ROWS })),
      check: plausibleNews,
      isEmpty: hasNoRows,
    });
    return { value: value.slice(0, limit), meta };
  }
}

/** Earnings reports of a provider behind the relay. */
export class RelayedEarnings implements EarningsReports {
  constructor(
    private readonly source: EarningsReports,
    private readonly relay: Relay,
    readonly knows: (symbol: string) => Promise<boolean>,
  ) {}

  async reports(query: EarningsQuery): Promise<Sourced<readonly EarningsReport[] | null>> {
    const { symbol, from, to } = query;
    if (symbol !== null) assertTicker(symbol);
    return this.relay.read({
      name: 'earnings',
      parameters: [symbol, from, to],
      data: 'dailyBars',
      upstream: this.relay.guarded('earnings', () => this.source.reports(query)),
      check: plausibleEarnings,
      isEmpty: (reports) => reports?.length === 0,
      mayBeEmpty: true,
    });
  }
}

/** Corporate actions of a provider behind the relay. Whole years are read, so that other spans have an answer at hand. */
export class RelayedCorporateActions implements CorporateActions {
  constructor(
    private readonly source: CorporateActions,
    private readonly relay: Relay,
    readonly knows: (symbol: string) => Promise<boolean>,
  ) {}

  async actions(query: CorporateActionsQuery): Promise<Sourced<readonly CorporateAction[] | null>> {
    const { symbol } = query;
    assertTicker(symbol);
    const from = `${query.from.slice(0, 4)}-01-01` as CalendarDate;
    const to = `${query.to.slice(0, 4)}-12-31` as CalendarDate;
    const { value, meta } = await this.relay.read<readonly CorporateAction[] | null>({
      name: 'actions',
      parameters: [symbol, from, to],
      data: 'dailyBars',
      upstream: this.relay.guarded('actions', () => this.source.actions({ symbol, from, to })),
      check: (actions) => plausibleActions(actions, symbol),
      isEmpty: (actions) => actions === null || actions.length === 0,
    });
    return { value: value && actionsWithin(value, query), meta };
  }
}

/** Quotes of a provider behind the relay: each symbol is cached by itself; those that are due share one call. */
export class RelayedQuotes implements StockQuotes {
  private readonly due: DataLoader<Due, Quoted, unknown>;

  constructor(
    private readonly source: StockQuotes,
    private readonly relay: Relay,
    readonly knows: (symbol: string) => Promise<boolean>,
  ) {
    this.due = new DataLoader((all) => this.load(all), {
      cache: false,
      maxBatchSize: MOST_SYMBOLS,
      batchScheduleFn: (run) => void setTimeout(run, GATHER_MS),
    });
  }

  /** Partial where some of the symbols cannot be had; rejects where none can, or one is unknown. */
  async quotes(symbols: readonly string[]): Promise<Sourced<readonly StockQuote[]>> {
    symbols.forEach(assertTicker);
    const answers = await Promise.allSettled(symbols.map((symbol) => this.quote(symbol)));
    const found = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const faults = answers.flatMap((each) =>
      each.status === 'rejected' ? [each.reason as DomainError] : [],
    );
    const unknown = faults.find(({ kind }) => kind === 'notFound');
    if (unknown || found.length === 0) throw unknown ?? faults[0]!;
    const metas = found.map(({ meta }) => meta);
    return {
      value: found.map(({ value }) => value),
      meta: mergeMeta(metas, faults.length > 0),
    };
  }

  private quote(symbol: string): Promise<Quoted> {
    return this.relay.read({
      name: 'quotes',
      parameters: [symbol],
      data: 'prices',
      upstream: (flight) => this.due.load({ symbol, flight }),
      check: (quote, terms) => plausibleQuote(quote, symbol, terms),
      isEmpty: () => false,
    });
  }

  private async load(all: readonly Due[]): Promise<(Quoted | Error)[]> {
    const symbols = all.map(({ symbol }) => symbol);
    const flight = {
      isRefresh: all.every((each) => each.flight.isRefresh),
      endsAt: Math.min(...all.map((each) => each.flight.endsAt)),
    };
    const request = this.relay.guarded('quotes', () => this.source.quotes(symbols));
    try {
      const { value, meta } = await request(flight);
      const found = new Map(value.map((quote) => [quote.symbol, quote]));
      return symbols.map((symbol) => {
        const quote = found.get(symbol);
        return quote ? { value: quote, meta } : PROVIDER_GARBAGE();
      });
    } catch (fault) {
      const { kind } = fault as DomainError;
      if (kind !== 'notFound' || all.length === 1) return all.map(() => fault as Error);
      // One of them is unknown: alone, each gets an answer of its own.
      return (await Promise.all(all.map((each) => this.load([each])))).flat();
    }
  }
}

type Quoted = Sourced<StockQuote>;

/** A symbol whose quote is needed. */
interface Due {
  readonly symbol: string;
  readonly flight: Flight;
}
