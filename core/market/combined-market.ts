import type { Clock } from '../shared/index.ts';
import type { Bar, BarQuery } from './bar.ts';
import { joinedMeta } from './sourced.ts';
import type { MarketData } from './ports/market-data.ts';
import { rankSearch } from './rank-search.ts';
import { marketStatus, type MarketStatus } from '../calendar/index.ts';
import { anyKnows, sourceOf } from './source-of.ts';
import type { Sourced } from './sourced.ts';
import type { SearchHit, SearchQuery, TickerDetails } from './ticker.ts';

type Found = Sourced<readonly SearchHit[]>;

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

  /** A source that fails leaves the answer partial; when all fail the first failure is thrown. */
  async search(query: SearchQuery): Promise<Found> {
    const answers = await Promise.allSettled(this.sources.map((source) => source.search(query)));
    const found = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value] : [],
    );
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (found.length === 0 && failed) throw failed.reason;
    const hits = withoutRepeats(found.flatMap(({ value }) => value));
    const telling = found.filter(({ value }) => value.length > 0);
    return {
      value: rankSearch(hits, query.text, query.limit),
      meta: joinedMeta(
        (telling.length > 0 ? telling : found).map(({ meta }) => meta),
        failed !== undefined,
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
    return (await sourceOf(this.sources, query.symbol)).bars(query);
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
