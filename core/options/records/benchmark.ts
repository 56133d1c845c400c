import { nextTradingDay, tradingDayOnOrBefore } from '../../calendar/index.ts';
import { addMoney, ZERO_MONEY } from '../../shared/index.ts';
import type { CalendarDate, Dollars } from '../../shared/index.ts';
import { capitalOn, type CapitalRecord } from '../capital/index.ts';
import type { HistoricalTrade } from './historical-trade.ts';
import { inPeriod } from './history.ts';
import type { Period } from './history.ts';
import { curveStart } from './performance.ts';

/** The fund that closed trades are compared with: it follows the S&P 500. */
export const BENCHMARK_SYMBOL = 'SPY';
/** Fewest daily returns for correlation and beta. */
export const MIN_RETURNS = 60;
/** Fewest days on which a trade ended for correlation and beta. */
export const MIN_RESULT_DAYS = 10;

/** What a comparison needs to know of a trade. */
export type TradeOutcome = Pick<HistoricalTrade, 'startDate' | 'endDate' | 'returnAmount'>;

/** A session's close, dollars per share. */
export interface BenchmarkClose {
  readonly date: CalendarDate;
  readonly close: Dollars;
}

/** Returns since the first day, fractions. */
export interface BenchmarkPoint {
  readonly date: CalendarDate;
  readonly account: number;
  readonly benchmark: number;
}

/** Fractions; a drawdown is never negative. */
export interface CurveFigures {
  readonly totalReturn: number;
  readonly maxDrawdown: number;
}

/** Closed trades beside the benchmark over the same days. */
export interface Benchmark {
  /** First day of the closed trades; `points` begin later where the source has no earlier closes. */
  readonly from: CalendarDate;
  /** One per session, ascending, both zero at the first; empty without two closes. */
  readonly points: readonly BenchmarkPoint[];
  readonly account: CurveFigures;
  readonly benchmark: CurveFigures;
  /** Total return of the account less that of the benchmark. */
  readonly excess: number;
  /** Of daily returns; null with fewer than MIN_RETURNS of them or MIN_RESULT_DAYS days on which a trade ended. */
  readonly correlation: number | null;
  readonly beta: number | null;
  /** Sessions between the first point and the last without a close; the close before them stands in. */
  readonly missing: readonly CalendarDate[];
}

/**
 * Worth of 1 dollar of an account after each day, by the results of its trades in percent of its capital:
 *
 *     V(day) = Π over days d ≤ day of (1 + results of d / (capital on d + results before d))
 *
 * Deposits and withdrawals change the base of later results, and are no result themselves (time-weighted return). Without
 * them V is equity over capital. `dates` ascending; days before the first of them only count into the base.
 * Null where no capital is left to measure by.
 * Source: C. Bacon, 'Practical Portfolio Performance Measurement and Attribution' (2nd ed. 2008), ch. 2.
 *
 * @example accountGrowth([{ endDate: '2026-03-02', returnAmount: 100_000_000 }, { endDate: '2026-03-04', returnAmount: -50_000_000 }], { startingCapital: 100_000_000, entries: [] }, ['2026-03-01', '2026-03-02', '2026-03-04']) // [1, 2, 1.5]
 */
export function accountGrowth(
  trades: readonly Pick<HistoricalTrade, 'endDate' | 'returnAmount'>[],
  record: CapitalRecord,
  dates: readonly CalendarDate[],
): readonly number[] | null {
  const [start = ''] = dates;
  const byDay = new Map<CalendarDate, HistoricalTrade['returnAmount']>();
  for (const { endDate, returnAmount } of trades)
    byDay.set(endDate, addMoney(byDay.get(endDate) ?? ZERO_MONEY, returnAmount));
  const days = [...byDay].sort(([a], [b]) => (a < b ? -1 : 1));
  const growth: number[] = [];
  let [earned, value, next] = [ZERO_MONEY, 1, 0];
  for (const date of dates) {
    for (let day = days[next]; day && day[0] <= date; day = days[++next]) {
      if (day[0] > start) {
        const base = addMoney(capitalOn(record, day[0]), earned);
        if (base <= 0 || addMoney(base, day[1]) <= 0) return null;
        value *= 1 + day[1] / base;
      }
      earned = addMoney(earned, day[1]);
    }
    growth.push(value);
  }
  return growth;
}

/**
 * Deepest fall of a curve from its highest value before, a fraction of that value.
 *
 *     max over t of (1 − V(t) / max over s ≤ t of V(s))
 *
 * Source: M. Magdon-Ismail, A. Atiya, 'Maximum drawdown', Risk 17 (2004), 99–102.
 *
 * @param values above zero
 * @example deepestDrawdown([1, 2, 1.5, 1.75]) // 0.25
 */
export function deepestDrawdown(values: readonly number[]): number {
  let [peak, deepest] = [0, 0];
  for (const value of values) {
    peak = Math.max(peak, value);
    deepest = Math.max(deepest, 1 - value / peak);
  }
  return deepest;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length;

const covariance = (a: readonly number[], b: readonly number[]): number => {
  const [meanA, meanB] = [mean(a), mean(b)];
  return mean(a.map((each, i) => (each - meanA) * (b[i]! - meanB)));
};

/**
 * How returns go together with those of a benchmark on the same days.
 *
 *     correlation = cov(a, b) / (σa · σb)      beta = cov(a, b) / σb²
 *
 * Correlation is from −1 to 1. Beta is the move of `a` for each percent of `b`. Null where one of the two never changes.
 * Source: Bodie, Kane, Marcus, 'Investments' (10th ed. 2014), ch. 8.
 *
 * @param a fractions
 * @param b fractions of the same days
 * @example coMovement([0.5, -0.5], [0.25, -0.25]) // { correlation: 1, beta: 2 }
 */
export function coMovement(
  a: readonly number[],
  b: readonly number[],
): { readonly correlation: number; readonly beta: number } | null {
  const [ofA, ofB, both] = [covariance(a, a), covariance(b, b), covariance(a, b)];
  if (!(ofA > 0) || !(ofB > 0)) return null;
  return { correlation: both / Math.sqrt(ofA * ofB), beta: both / ofB };
}

const dailyReturns = (values: readonly number[]): readonly number[] =>
  values.slice(1).map((value, i) => value / values[i]! - 1);

const figuresOf = (values: readonly number[]): CurveFigures => ({
  totalReturn: (values.at(-1) ?? 1) - 1,
  maxDrawdown: deepestDrawdown(values),
});

/** Days before the first one within which the last close before it lies: a long weekend and more. */
export const LEAD_DAYS = 7;

/** First and last day of the comparison of a period; null without trades in it. */
export function benchmarkSpan(
  all: readonly Pick<TradeOutcome, 'startDate' | 'endDate'>[],
  period: Period,
  today: CalendarDate,
): { readonly from: CalendarDate; readonly to: CalendarDate } | null {
  const trades = inPeriod(all, period, today);
  const to = trades
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1);
  return to === undefined ? null : { from: curveStart(trades, period, today), to };
}

/** Closes from the day of comparison on: that of the first day, or of the first session after it that has one. */
function closesFrom(
  closes: readonly BenchmarkClose[],
  from: CalendarDate,
  to: CalendarDate,
): readonly BenchmarkClose[] {
  const session = tradingDayOnOrBefore(from);
  const first = closes.find(({ date }) => date === session);
  const later = closes.filter(({ date }) => date > from && date <= to);
  const start = first ? [{ date: from, close: first.close }] : [];
  const points = [...start, ...later];
  const last = points.at(-1);
  // A trade may have ended on a day whose close is not known.
  return last && points.length > 1 && last.date < to ? [...points, { ...last, date: to }] : points;
}

function missingSessions(
  closes: readonly BenchmarkClose[],
  from: CalendarDate,
  to: CalendarDate,
): readonly CalendarDate[] {
  const known = new Set(closes.map(({ date }) => date));
  const missing: CalendarDate[] = [];
  for (let day = nextTradingDay(from); day <= to; day = nextTradingDay(day))
    if (!known.has(day)) missing.push(day);
  return missing;
}

/**
 * Closed trades of a period beside the benchmark, from the day from which the equity curve begins to the end of the last
 * trade. Results count on the day on which a trade ended. Closes ascending; dividends are not in them. Null without
 * trades in the period, and where no capital is left to measure by.
 */
export function benchmark(
  all: readonly TradeOutcome[],
  period: Period,
  today: CalendarDate,
  record: CapitalRecord,
  closes: readonly BenchmarkClose[],
): Benchmark | null {
  const span = benchmarkSpan(all, period, today);
  if (!span) return null;
  const days = closesFrom(closes, span.from, span.to);
  const dates = days.map(({ date }) => date);
  const [start, end] = [dates[0] ?? span.from, dates.at(-1) ?? span.from];
  const account = accountGrowth(all, record, dates);
  if (!account) return null;
  const fund = days.map(({ close }) => close / days[0]!.close);
  const resultDays = new Set(
    all.flatMap(({ endDate }) => (endDate > start && endDate <= end ? endDate : [])),
  );
  const isEnough = dates.length > MIN_RETURNS && resultDays.size >= MIN_RESULT_DAYS;
  const moves = isEnough ? coMovement(dailyReturns(account), dailyReturns(fund)) : null;
  const [ofAccount, ofFund] = [figuresOf(account), figuresOf(fund)];
  return {
    from: span.from,
    points:
      days.length < 2
        ? []
        : dates.map((date, i) => ({
            date,
            account: account[i]! - 1,
            benchmark: fund[i]! - 1,
          })),
    account: ofAccount,
    benchmark: ofFund,
    excess: ofAccount.totalReturn - ofFund.totalReturn,
    correlation: moves?.correlation ?? null,
    beta: moves?.beta ?? null,
    missing: missingSessions(closes, start, end),
  };
}
