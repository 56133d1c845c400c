import { newYorkDate } from '@toolyard/core/calendar';
import {
  contractTermsOf,
  DIVIDEND_HISTORY_DAYS,
  type ListedDividend,
} from '@toolyard/core/options/contracts';
import { addDays, type CalendarDate, type Clock } from '@toolyard/core/shared';
import { LRUCache } from 'lru-cache';
import { isSpecialDividend, readDividends } from './corporate-action-rows.ts';
import type { PolygonCall } from './polygon-client.ts';
import type { DividendRow } from './wire.ts';

const MOST = 1_000;
/** Dividends are declared weeks ahead. */
const FRESH_FOR = 6 * 3_600_000;
/** Many shares pay none, and an answer without any may be a mistake. */
const NONE_FRESH_FOR = 45_000;
const CACHED = 2_000;

/** Null where the plan has none, or the answer no list. */
type Dividends = readonly ListedDividend[] | null;

/** Cash dividends in dollars, paid and declared. */
export class DividendHistory {
  private readonly cached: LRUCache<string, { readonly dividends: Dividends }, PolygonCall>;

  constructor(private readonly clock: Clock) {
    this.cached = new LRUCache({
      max: CACHED,
      ttl: FRESH_FOR,
      ttlResolution: 0,
      perf: { now: () => clock.now() },
      fetchMethod: async (key, _stale, { options, context }) => {
        const [symbol, from] = key.split('|') as [string, CalendarDate];
        let isRefused = false;
        const query = { symbol, from, limit: MOST };
        const found = await readDividends(query, context, () => (isRefused = true));
        // Without a list and without a refusal nothing is known, and the next call asks again.
        if (found === null && !isRefused) return undefined;
        if (found?.rows.length === 0) options.ttl = NONE_FRESH_FOR;
        const dividends = found && found.rows.map(listedDividend);
        return { dividends };
      },
    });
  }

  /** Those of two years and more, which tell what is expected, by no promised order; null where the plan has none. */
  async of(symbol: string, call: PolygonCall): Promise<Dividends> {
    if (contractTermsOf(symbol).settlement === 'cash') return [];
    const from = addDays(newYorkDate(this.clock.now()), -DIVIDEND_HISTORY_DAYS);
    const found = await this.cached.fetch(`${symbol}|${from}`, { context: call });
    return found?.dividends ?? null;
  }
}

/** In shares of today: the newer interface counts splits in. */
const amountOf = (row: DividendRow): number => row.split_adjusted_cash_amount ?? row.cash_amount;

const listedDividend = (row: DividendRow): ListedDividend => ({
  exDate: row.ex_dividend_date,
  amount: amountOf(row),
  ...(isSpecialDividend(row) && { isSpecial: true }),
});
