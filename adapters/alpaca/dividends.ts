import { newYorkDate } from '@toolyard/core/calendar';
import {
  contractTermsOf,
  DIVIDEND_HISTORY_DAYS,
  type ListedDividend,
} from '@toolyard/core/options/contracts';
import { addDays, type Clock } from '@toolyard/core/shared';
import { LRUCache } from 'lru-cache';
import type { AlpacaCall, Rows } from './alpaca-client.ts';
import { readDistributions } from './corporate-action-rows.ts';
import { ifAnswered } from './provenance.ts';
import type { Distribution } from './wire.ts';

/** Dividends are announced weeks ahead. */
const FRESH_FOR = 6 * 3_600_000;
/** Many shares pay none, and an answer without any may be a mistake. */
const NONE_FRESH_FOR = 45_000;
const SYMBOLS = 2_000;
/** Ex-dates that are announced lie within so many days. */
const ANNOUNCED_DAYS = 180;

/** Cash dividends in dollars per share of today: what was paid before a split was paid on fewer or more shares. */
export function dividendsOf(actions: Rows<Distribution>['rows']): ListedDividend[] {
  const splits = actions.filter(({ name }) => name !== 'cash_dividends').map(({ row }) => row);
  return actions
    .filter(({ name }) => name === 'cash_dividends')
    .map(({ row: { rate, ex_date: exDate, special } }) => ({
      exDate,
      amount: splits
        .filter((split) => split.ex_date > exDate)
        .reduce((sum, split) => (sum * (split.old_rate ?? 1)) / (split.new_rate ?? 1), rate ?? 0),
      ...(special === true && { isSpecial: true }),
    }));
}

/** Cash dividends of two years and those that are announced. */
export class DividendHistory {
  private readonly known: LRUCache<string, readonly ListedDividend[]>;

  constructor(private readonly clock: Clock) {
    this.known = new LRUCache({
      max: SYMBOLS,
      ttl: FRESH_FOR,
      ttlResolution: 0,
      perf: { now: () => clock.now() },
    });
  }

  /** Null where the provider refuses or does not answer. */
  async of(symbol: string, call: AlpacaCall): Promise<readonly ListedDividend[] | null> {
    if (contractTermsOf(symbol).settlement === 'cash') return [];
    const today = newYorkDate(this.clock.now());
    const key = `${symbol} ${today}`;
    const known = this.known.get(key);
    if (known) return known;
    const [from, to] = [addDays(today, -DIVIDEND_HISTORY_DAYS), addDays(today, ANNOUNCED_DAYS)];
    const read = await ifAnswered(readDistributions({ symbol, from, to }, call));
    if (read === null) return null;
    const dividends = dividendsOf(read.rows);
    this.known.set(key, dividends, { ttl: dividends.length > 0 ? FRESH_FOR : NONE_FRESH_FOR });
    return dividends;
  }
}
