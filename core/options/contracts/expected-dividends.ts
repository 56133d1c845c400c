import { isTradingDay, nextTradingDay } from '../../calendar/index.ts';
import { addDays, type CalendarDate } from '../../shared/index.ts';
import type { CashDividend } from './contract-terms.ts';

/** A dividend as a source lists it, paid or announced. */
export interface ListedDividend extends CashDividend {
  /** Whether it is outside the regular payments; absent where it is not. */
  readonly isSpecial?: boolean;
}

/** Days of 52 weeks: boards keep the week and the weekday of their ex-dates. */
const YEAR = 364;
/** Regular payments within a year. */
const FREQUENCIES: readonly number[] = [1, 2, 4, 12];
/** Days by which an ex-date lies off that of the year before. */
const OFF = 25;
/** Days that the next announcement may be late before the payments count as ended. */
const LATE = 45;

/** Days before an instant from which {@link withExpectedDividends} needs the payments: two years and their latitude. */
export const DIVIDEND_HISTORY_DAYS = 2 * YEAR + OFF + LATE;

/** The regular payments of the year that ends with the last one; empty where they do not repeat. */
function lastCycle(regular: readonly CashDividend[], today: CalendarDate): readonly CashDividend[] {
  const last = regular.at(-1);
  if (!last) return [];
  const cycle = regular.filter(({ exDate }) => exDate > addDays(last.exDate, OFF - YEAR));
  const isRepeated = regular.some(
    ({ exDate }) =>
      exDate >= addDays(last.exDate, -YEAR - OFF) && exDate <= addDays(last.exDate, OFF - YEAR),
  );
  const hasEnded = addDays(last.exDate, Math.round(YEAR / cycle.length) + LATE) < today;
  return isRepeated && !hasEnded && FREQUENCIES.includes(cycle.length) ? cycle : [];
}

const tradingDayFrom = (date: CalendarDate): CalendarDate =>
  isTradingDay(date) ? date : nextTradingDay(date);

/**
 * The dividends of a share up to a day with those that are expected beyond the announced ones, by ex-date. Regular payments
 * that repeated for a year go on: each ex-date 52 weeks later, on a trading day, with the amount of the latest payment. Of two
 * payments a year each has the amount of its own of the year before, since interim and final dividends differ. Payments
 * once, twice, four or twelve times a year are continued, special dividends and payments that have stopped are not.
 *
 *     exDateₖ = exDateᵢ + 364·k days,   Dₖ = D of the latest regular payment
 *
 * Amounts are dollars per share, those of the past in shares of today. It is the convention of brokers, which carry the
 * announced dividend on at its frequency.
 *
 * @param today the day of the quotes
 * @example
 * const paid = ['2025-11-07', '2026-01-23', '2026-05-08', '2026-07-31', '2026-11-06'].map((exDate) => ({ exDate, amount: 0.43 }));
 * withExpectedDividends(paid, '2026-11-30', '2027-05-21').slice(-2) // [{ exDate: '2027-01-22', amount: 0.43, isExpected: true }, { exDate: '2027-05-07', amount: 0.43, isExpected: true }]
 */
export function withExpectedDividends(
  listed: readonly ListedDividend[],
  today: CalendarDate,
  until: CalendarDate,
): readonly CashDividend[] {
  const byDate = listed.toSorted((a, b) => a.exDate.localeCompare(b.exDate));
  const cycle = lastCycle(
    byDate.filter(({ isSpecial }) => isSpecial !== true),
    today,
  );
  const expected: CashDividend[] = [];
  const last = cycle.at(-1);
  for (let years = 1; last && addDays(cycle[0]!.exDate, years * YEAR) <= until; years += 1)
    for (const { exDate: before, amount } of cycle) {
      const exDate = tradingDayFrom(addDays(before, years * YEAR));
      if (exDate > today && exDate > last.exDate && exDate <= until)
        expected.push({
          exDate,
          amount: cycle.length === 2 ? amount : last.amount,
          isExpected: true,
        });
    }
  return [...byDate.map(({ exDate, amount }) => ({ exDate, amount })), ...expected];
}
