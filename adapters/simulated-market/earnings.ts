import type { EarningsReport, ReportTime } from '@toolyard/core/market';
import { parseCalendarDate, type CalendarDate, type Instant } from '@toolyard/core/shared';
import { hashKey } from './random.ts';
import { MINUTE, type Sessions } from './sessions.ts';
import type { Stock } from './stock.ts';

/**
 * When on its day a simulated company reports, with every seed: after the close, as most technology companies do, or
 * before the open. Companies that report from abroad do not announce the time.
 */
const AFTER_CLOSE: ReadonlySet<string> = new Set([
  ...['AAPL', 'AMD', 'AMZN', 'AVGO', 'COIN', 'COST', 'CRM', 'F', 'GOOGL', 'INTC', 'META', 'MSFT'],
  ...['MU', 'NFLX', 'NKE', 'NVDA', 'ORCL', 'PLTR', 'TSLA'],
]);
const NOT_ANNOUNCED: ReadonlySet<string> = new Set(['BABA', 'NIO', 'PDD']);

/** Results come two hours before the open or half an hour after the close. */
const BEFORE_OPEN_MS = 120 * MINUTE;
const AFTER_CLOSE_MS = 30 * MINUTE;

/** When a stock's quarterly earnings move its opening price. */
export class EarningsCalendar {
  /** Null where the company does not announce it. */
  readonly time: ReportTime | null;
  private readonly byYear = new Map<number, readonly number[]>();

  constructor(
    private readonly seed: string,
    private readonly stock: Stock,
    private readonly sessions: Sessions,
  ) {
    const { ticker } = stock;
    this.time = NOT_ANNOUNCED.has(ticker)
      ? null
      : AFTER_CLOSE.has(ticker)
        ? 'afterClose'
        : 'beforeOpen';
  }

  /** When the results come out that move the opening of a session. */
  publishedAt(index: number): Instant {
    return this.time === 'beforeOpen'
      ? this.sessions.at(index).open - BEFORE_OPEN_MS
      : this.sessions.at(index - 1).close + AFTER_CLOSE_MS;
  }

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

  /** The reports from one day to another, both included. Only one before the open comes on the day that it moves. */
  reportsBetween(from: CalendarDate, to: CalendarDate): Pick<EarningsReport, 'date' | 'time'>[] {
    const { time } = this;
    const reports: Pick<EarningsReport, 'date' | 'time'>[] = [];
    for (let year = yearOf(from); year <= yearOf(to); year += 1)
      for (const index of this.indicesOf(year)) {
        const { date } = this.sessions.at(time === 'beforeOpen' ? index : index - 1);
        if (date >= from && date <= to) reports.push({ date, time });
      }
    return reports;
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
