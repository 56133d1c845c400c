import { newYorkDate } from '@toolyard/core/calendar';
import {
  dividendsUntil,
  thirdFriday,
  type CalendarMonth,
  type CashDividend,
} from '@toolyard/core/options/contracts';
import {
  midnightUtc,
  parseCalendarDate,
  type CalendarDate,
  type Instant,
} from '@toolyard/core/shared';
import { hashKey } from './random.ts';
import type { Sessions } from './sessions.ts';
import type { Stock } from './stock.ts';
import { usualPriceAt } from './usual-price.ts';

/** Ex-dates lie after this day of their month, within so many days. */
const EARLIEST_DAY = 6;
const DAYS = 12;

const YEAR = 365 * 86_400_000;
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** Bond funds pay every month. */
const MONTHLY = ['TLT'];

/** Cash dividends of one stock, quarterly but for {@link MONTHLY}; none for indices and stocks that pay none. */
export class DividendCalendar {
  private readonly byYear = new Map<number, readonly CashDividend[]>();

  constructor(
    private readonly seed: string,
    private readonly stock: Stock,
    private readonly sessions: Sessions,
  ) {}

  /** The dividend that a session opens without, dollars per share; 0 on most days. */
  amountOn(date: CalendarDate): number {
    return this.ofYear(yearOf(date)).find(({ exDate }) => exDate === date)?.amount ?? 0;
  }

  /** Dividends with an ex-date after an instant and up to an expiry. */
  until(at: Instant, expiry: CalendarDate): readonly CashDividend[] {
    const found: CashDividend[] = [];
    for (let year = new Date(at).getUTCFullYear(); year <= yearOf(expiry); year += 1)
      found.push(...this.ofYear(year));
    return dividendsUntil(found, at, expiry);
  }

  /** Paid per share with an ex-date in the year of 365 days that ends with an instant, dollars. */
  paidInYear(at: Instant): number {
    return this.until(at - YEAR, newYorkDate(at)).reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Dividends with an ex-date from the first to the last day. */
  between(from: CalendarDate, to: CalendarDate): readonly CashDividend[] {
    const found: CashDividend[] = [];
    for (let year = yearOf(from); year <= yearOf(to); year += 1) found.push(...this.ofYear(year));
    return found.filter(({ exDate }) => exDate >= from && exDate <= to);
  }

  private ofYear(year: number): readonly CashDividend[] {
    let dividends = this.byYear.get(year);
    if (dividends === undefined) {
      const { type, dividendYield } = this.stock;
      dividends = type === 'INDEX' || dividendYield === 0 ? [] : this.paid(year);
      this.byYear.set(year, dividends);
    }
    return dividends;
  }

  private dates(year: number): readonly (CalendarDate | null)[] {
    const { ticker, type } = this.stock;
    const key = hashKey(`${this.seed}|${ticker}|dividends`);
    const on = (month: number, day: number): CalendarDate | null =>
      parseCalendarDate(`${monthOf(year, month)}-${String(day).padStart(2, '0')}`);
    if (MONTHLY.includes(ticker)) return MONTHS.map((month) => on(month, 1));
    const quarters = MONTHS.filter((month) => month % 3 === 0);
    if (type === 'ETF') return quarters.map((month) => thirdFriday(monthOf(year, month)));
    return quarters.map((month) =>
      on(month - (key % 3), EARLIEST_DAY + (hashKey(`${key}|${year}|${month}`) % DAYS)),
    );
  }

  private paid(year: number): readonly CashDividend[] {
    const dates = this.dates(year);
    return dates.flatMap((date) => {
      const index = date === null ? null : this.sessions.indexFrom(date);
      if (index === null) return [];
      const exDate = this.sessions.at(index).date;
      const price = usualPriceAt(this.stock, midnightUtc(exDate));
      const amount = (this.stock.dividendYield * price) / dates.length;
      return [{ exDate, amount: Math.max(Math.round(amount * 100), 1) / 100 }];
    });
  }
}

const monthOf = (year: number, month: number): CalendarMonth =>
  `${year}-${String(month).padStart(2, '0')}` as CalendarMonth;
const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));
