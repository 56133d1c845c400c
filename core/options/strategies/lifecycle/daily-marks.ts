import { closeOf, newYorkDate } from '../../../calendar/index.ts';
import { ZERO_MONEY } from '../../../shared/index.ts';
import type { CalendarDate, Instant, Money } from '../../../shared/index.ts';
import { isOption, termsOfContract } from '../../contracts/index.ts';
import type { MarkedStrategy } from './mark-to-market.ts';
import { modelValue } from './model-value.ts';
import { holdingsAfter, profitAndLoss, type HeldContract } from './position.ts';
import { closedAt, openedAt, profitOf } from './trade-result.ts';

/** Value and profit of a position at the end of one trading day. */
export interface DailyMark {
  readonly date: CalendarDate;
  /** Price of the underlying, money per share; null = unknown. */
  readonly price: Money | null;
  readonly pnl: Money | null;
  /** Value of the holdings; null = unknown. */
  readonly value: Money | null;
  /** Whether options were valued by the model, at their volatility when they were traded. */
  readonly byModel: boolean;
}

interface DailyClose {
  readonly date: CalendarDate;
  /** The final one, as it was traded. */
  readonly close: Money;
}

/**
 * Settlement prices of a position: of contracts that await their settlement as the exchange publishes them, of others
 * at the close of their expiry date where that settles them.
 */
const settlementPrices =
  ({ due }: MarkedStrategy, closes: ReadonlyMap<CalendarDate, Money>) =>
  ({ symbol, expiry }: HeldContract): Money | null => {
    const unsettled = due.find(({ holding }) => holding.symbol === symbol);
    if (unsettled) return unsettled.settlementPrice?.price ?? null;
    const isAtClose = termsOfContract(symbol).settlementTime === 'PM';
    return (isAtClose ? closes.get(expiry) : null) ?? null;
  };

function markAt(
  strategy: MarkedStrategy,
  { date, close: spot }: DailyClose,
  closes: ReadonlyMap<CalendarDate, Money>,
): DailyMark {
  const { steps, terms } = strategy;
  const at = closeOf(date);
  const holdings = holdingsAfter(steps.filter((step) => step.at <= at));
  const settlement = settlementPrices(strategy, closes);
  const value = modelValue(holdings.held, { at, spot, terms, settlement });
  const pnl = value === null ? null : profitAndLoss(holdings, value);
  const byModel = holdings.held.some(isOption);
  return { date, price: spot, pnl, value, byModel };
}

const latest = (dates: readonly CalendarDate[]): CalendarDate =>
  dates.reduce((last, date) => (date > last ? date : last));

/** The last mark: by quotes while something is held, else the result of the trade. */
function lastMark(strategy: MarkedStrategy, dates: readonly CalendarDate[]): DailyMark | null {
  const end = closedAt(strategy);
  const result = profitOf(strategy);
  const last = strategy.steps.at(-1);
  if (end !== null && last)
    return {
      date: newYorkDate(end),
      price: last.spot,
      pnl: result,
      value: ZERO_MONEY,
      byModel: false,
    };
  if (!strategy.mark) return null;
  const { at, spot: price, value } = strategy.mark;
  return { date: latest([newYorkDate(at), ...dates]), price, pnl: result, value, byModel: false };
}

/** A mark per trading day since the opening, ascending: by the closes of the underlying, the last one by quotes. */
export function dailyMarks(
  strategy: MarkedStrategy,
  days: readonly DailyClose[],
  now: Instant,
): readonly DailyMark[] {
  const from = openedAt(strategy);
  if (from === null) return [];
  const closes = new Map(days.map(({ date, close }) => [date, close]));
  const ended = days.filter(({ date }) => closeOf(date) >= from && closeOf(date) <= now);
  const last = lastMark(strategy, [newYorkDate(from), ...ended.map(({ date }) => date)]);
  const past = ended
    .filter(({ date }) => last === null || date < last.date)
    .map((day) => markAt(strategy, day, closes));
  return last ? [...past, last] : past;
}
