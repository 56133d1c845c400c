import { parseCalendarDate, type CalendarDate, type Instant } from '@toolyard/core/shared';
import { hashKey } from './random.ts';
import type { Sessions } from './sessions.ts';
import type { Stock } from './stock.ts';

/** When a stock's quarterly earnings move its opening price. */
export class EarningsCalendar {
  private readonly byYear = new Map<number, readonly number[]>();

  constructor(
    private readonly seed: string,
    private readonly stock: Stock,
    private readonly sessions: Sessions,
  ) {}

  /** Whether the session opens upon fresh earnings. */
  isReported(index: number): boolean {
    return this.indicesOf(yearOf(this.sessions.at(index).date)).includes(index);
  }

  /** How many reports come after `from` and no later than the session of `to`. */
  countBetween(from: Instant, to: CalendarDate): number {
    let count = 0;
    const firstYear = new Date(from).getUTCFullYear();
    for (let year = firstYear; year <= yearOf(to); year += 1) {
      for (const index of this.indicesOf(year)) {
        const { open, date } = this.sessions.at(index);
        if (open > from && date <= to) count += 1;
      }
    }
    return count;
  }

  /** Dates of the reports from one day to another, both included. */
  datesBetween(from: CalendarDate, to: CalendarDate): CalendarDate[] {
    const dates: CalendarDate[] = [];
    for (let year = yearOf(from); year <= yearOf(to); year += 1)
      for (const index of this.indicesOf(year)) {
        const { date } = this.sessions.at(index);
        if (date >= from && date <= to) dates.push(date);
      }
    return dates;
  }

  private indicesOf(year: number): readonly number[] {
    let indices = this.byYear.get(year);
    if (indices === undefined) {
      indices = this.stock.dynamics.earningsSize > 0 ? this.quarters(year) : [];
      this.byYear.set(year, indices);
    }
    return indices;
  }

  private quarters(year: number): readonly number[] {
    return [0, 3, 6, 9].flatMap((quarter) => {
      const day =
        18 + (hashKey(`${this.seed}|${this.stock.ticker}|${year}|${quarter}|report`) % 10);
      const month = String(quarter + this.stock.dynamics.earningsMonth + 1).padStart(2, '0');
      const date = parseCalendarDate(`${year}-${month}-${day}`);
      const index = date === null ? null : this.sessions.indexFrom(date);
      return index === null ? [] : [index];
    });
  }
}

const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));
