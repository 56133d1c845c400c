import type { Clock } from '../shared/index.ts';
import type { Bar, BarQuery, StockQuote } from './stock-quote.ts';
import { answerOf, anyKnows, mergeMeta, sourceOf, type Sourced } from './sourced.ts';
import type { MarketData } from './ports/market-data.ts';
import { rankSearch } from './rank-search.ts';
import { marketStatus, type MarketStatus } from '../calendar/index.ts';
import type { SearchHit, SearchQuery, TickerDetails } from './ticker.ts';
import type { StockDay } from './movers.ts';
import { byReportDate, type EarningsQuery, type EarningsReport } from './earnings.ts';
import type { NewsItem, NewsQuery } from './news.ts';
import type { CorporateAction, CorporateActionsQuery } from './corporate-action.ts';
import type { CorporateActions } from './ports/corporate-actions.ts';
import type { EarningsReports } from './ports/earnings-reports.ts';
import type { MarketNews } from './ports/market-news.ts';
import type { StockQuotes } from './ports/stock-quotes.ts';

type Found = Sourced<readonly SearchHit[]>;

/** What all sources answer. A source that fails leaves it partial; when all fail the first failure is thrown. */
async function answersOf<Source, T>(
  sources: readonly Source[],
  call: (source: Source) => Promise<Sourced<T>>,
): Promise<{ readonly found: readonly Sourced<T>[]; readonly isPartial: boolean }> {
  const answers = await Promise.allSettled(sources.map(call));
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (found.length === 0 && failed) throw failed.reason;
  return { found, isPartial: failed !== undefined };
}

/** The first hit of every ticker. */
const withoutRepeats = (hits: readonly SearchHit[]): SearchHit[] => [
  ...new Map([...hits].reverse().map((hit) => [hit.ticker, hit])).values(),
];

/**
 * Several sources behind one port. A search asks them all and ranks their hits together; everything else is asked of
 * the first source that knows the symbol; the status comes from the calendar.
 */
export class CombinedMarket implements MarketData {
  constructor(
    /** At least one; the first one wins where two know the same symbol. */
    private readonly sources: readonly MarketData[],
    private readonly clock: Clock,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return anyKnows(this.sources, symbol);
  }

  async search(query: SearchQuery): Promise<Found> {
    const { found, isPartial } = await answersOf(this.sources, (source) => source.search(query));
    const hits = withoutRepeats(found.flatMap(({ value }) => value));
    const telling = found.filter(({ value }) => value.length > 0);
    return {
      value: rankSearch(hits, query.text, query.limit),
      meta: mergeMeta(
        (telling.length > 0 ? telling : found).map(({ meta }) => meta),
        isPartial,
      ),
    };
  }

  async details(symbol: string): Promise<Sourced<TickerDetails>> {
    return (await sourceOf(this.sources, symbol)).details(symbol);
  }

  async previousClose(symbol: string): Promise<Sourced<Bar | null>> {
    return (await sourceOf(this.sources, symbol)).previousClose(symbol);
  }

  async bars(query: BarQuery): Promise<Sourced<readonly Bar[]>> {
    return answerOf(this.sources, query.symbol, (source) => source.bars(query));
  }

  async stockDays(): Promise<Sourced<readonly StockDay[]>> {
    const { found, isPartial } = await answersOf(this.sources, (source) => source.stockDays());
    const listing = found.filter(({ value }) => value.length > 0);
    const metas = (listing.length > 0 ? listing : found).map(({ meta }) => meta);
    return {
      value: found.flatMap(({ value }) => value),
      meta: mergeMeta(metas, isPartial),
    };
  }

  status(): Promise<Sourced<MarketStatus>> {
    const asOf = this.clock.now();
    const value = marketStatus(asOf);
    const fresh = { delayedMinutes: 0, stale: false, simulated: false, partial: false };
    return Promise.resolve({
      value,
      meta: { provider: 'calendar', asOf, ...fresh, nextRefresh: value.nextChange },
    });
  }
}

type Reported = Sourced<readonly NewsItem[]>;

/** Newest first; what came at once by its id, so that the order never depends on the source. */
const newestFirst = (a: NewsItem, b: NewsItem): number =>
  b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1);

/** Combines sources of news: for a stock the first source that knows it, for the market all sources. */
export class CombinedNews implements MarketNews {
  /** At least one. */
  constructor(private readonly sources: readonly MarketNews[]) {}

  knows(symbol: string): Promise<boolean> {
    return anyKnows(this.sources, symbol);
  }

  async news(query: NewsQuery): Promise<Reported> {
    if (query.symbol !== null) return (await sourceOf(this.sources, query.symbol)).news(query);
    const { found, isPartial } = await answersOf(this.sources, (source) => source.news(query));
    const telling = found.filter(({ value }) => value.length > 0);
    const items = found.flatMap(({ value }) => value).sort(newestFirst);
    const metas = (telling.length > 0 ? telling : found).map(({ meta }) => meta);
    return { value: items.slice(0, query.limit), meta: mergeMeta(metas, isPartial) };
  }
}

type Calendar = Sourced<readonly EarningsReport[] | null>;

/** Combines calendars of earnings reports: for a company the first source that knows it, for all of them every source. */
export class CombinedEarnings implements EarningsReports {
  /** At least one. */
  constructor(private readonly sources: readonly EarningsReports[]) {}

  knows(symbol: string): Promise<boolean> {
    return anyKnows(this.sources, symbol);
  }

  async reports(query: EarningsQuery): Promise<Calendar> {
    if (query.symbol !== null) return (await sourceOf(this.sources, query.symbol)).reports(query);
    const { found, isPartial } = await answersOf(this.sources, (source) => source.reports(query));
    const telling = found.filter(({ value }) => value !== null);
    const metas = (telling.length > 0 ? telling : found).map(({ meta }) => meta);
    return {
      value:
        telling.length > 0 ? telling.flatMap(({ value }) => value ?? []).sort(byReportDate) : null,
      meta: mergeMeta(metas, isPartial),
    };
  }
}

/** Combines sources of corporate actions: the first source that knows the symbol. */
export class CombinedCorporateActions implements CorporateActions {
  constructor(private readonly sources: readonly CorporateActions[]) {}

  knows(symbol: string): Promise<boolean> {
    return anyKnows(this.sources, symbol);
  }

  async actions(query: CorporateActionsQuery): Promise<Sourced<readonly CorporateAction[] | null>> {
    return answerOf(this.sources, query.symbol, (source) => source.actions(query));
  }
}

/** Combines sources of quotes: for each symbol the first source that knows it. */
export class CombinedQuotes implements StockQuotes {
  constructor(private readonly sources: readonly StockQuotes[]) {}

  knows(symbol: string): Promise<boolean> {
    return anyKnows(this.sources, symbol);
  }

  async quotes(symbols: readonly string[]): Promise<Sourced<readonly StockQuote[]>> {
    const bySource = new Map<StockQuotes, string[]>();
    for (const symbol of symbols) {
      const source = await sourceOf(this.sources, symbol);
      bySource.set(source, [...(bySource.get(source) ?? []), symbol]);
    }
    const answers = await Promise.all([...bySource].map(([source, own]) => source.quotes(own)));
    const found = new Map(
      answers.flatMap(({ value }) => value.map((quote) => [quote.symbol, quote] as const)),
    );
    return {
      value: symbols.flatMap((symbol) => found.get(symbol) ?? []),
      meta: mergeMeta(answers.map(({ meta }) => meta)),
    };
  }
}
