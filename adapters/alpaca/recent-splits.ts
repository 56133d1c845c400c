import { newYorkDate } from '@toolyard/core/calendar';
import { addDays, type CalendarDate, type Clock } from '@toolyard/core/shared';
import { LRUCache } from 'lru-cache';
import type { AlpacaCall, Rows } from './alpaca-client.ts';
import { readSplits } from './corporate-action-rows.ts';
import { ifAnswered } from './provenance.ts';
import type { Distribution } from './wire.ts';

/** Splits are announced days ahead. */
const FRESH_FOR = 3_600_000;
/** In two weeks some share is always split: an answer without any may be a mistake, as may a refusal. */
const NONE_FRESH_FOR = 45_000;
const COVERED_DAYS = 14;

/** The splits of all shares from a day until today. */
interface Splits {
  readonly since: CalendarDate;
  /** Null where the provider does not answer. */
  readonly rows: Rows<Distribution>['rows'] | null;
}

/** Splits of the last days, which the provider's snapshots do not count in: their closes are those that were traded. */
export class RecentSplits {
  private readonly known: LRUCache<CalendarDate, Splits>;

  constructor(private readonly clock: Clock) {
    this.known = new LRUCache({
      max: 1,
      ttl: FRESH_FOR,
      ttlResolution: 0,
      perf: { now: () => clock.now() },
    });
  }

  /** What closes count as on a later day. */
  async factors(call: AlpacaCall): Promise<SplitFactors> {
    const today = newYorkDate(this.clock.now());
    const known = this.known.get(today);
    if (known) return new SplitFactors(known);
    const since = addDays(today, -COVERED_DAYS);
    const read = await ifAnswered(readSplits({ from: since, to: today }, call));
    const splits = { since, rows: read && read.rows };
    this.known.set(today, splits, { ttl: read?.rows.length ? FRESH_FOR : NONE_FRESH_FOR });
    return new SplitFactors(splits);
  }
}

/** What a price of one day is in shares of another. */
export class SplitFactors {
  constructor(private readonly splits: Splits) {}

  /**
   * The factor of a price of the first day in shares of the second, 0.25 after a split of 1 into 4; null where splits
   * between them are not known.
   */
  between(symbol: string, from: CalendarDate, to: CalendarDate): number | null {
    const { since, rows } = this.splits;
    if (from === to) return 1;
    if (rows === null || from < since) return null;
    return rows
      .map(({ row }) => row)
      .filter((row) => row.symbol === symbol && row.ex_date > from && row.ex_date <= to)
      .reduce<number | null>(
        (factor, { old_rate, new_rate }) =>
          factor === null || old_rate === null || new_rate === null
            ? null
            : (factor * old_rate) / new_rate,
        1,
      );
  }
}
