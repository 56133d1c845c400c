import { closeOf, newYorkDate } from '../../../calendar/index.ts';
import type { DailyClose } from '../../../market/index.ts';
import { addDays, ZERO_MONEY } from '../../../shared/index.ts';
import type { CalendarDate, Instant, Money } from '../../../shared/index.ts';
import { isOption, newTicker, termsOfContract } from '../../contracts/index.ts';
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

/** Days on which shares are called so. */
export interface SymbolDays {
  readonly symbol: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Final closes of shares on the days on which they were called so, as they were traded. */
export interface SymbolCloses extends SymbolDays {
  readonly closes: readonly DailyClose[];
}

/** What the underlying of a position was called from one day to another: each symbol until its company leaves it. */
export function underlyingDays(
  { symbol, steps }: Pick<MarkedStrategy, 'symbol' | 'steps'>,
  { from, to }: Omit<SymbolDays, 'symbol'>,
): readonly SymbolDays[] {
  const changes = steps.flatMap(({ action }) =>
    action && newTicker(action) !== null ? [action] : [],
  );
  const days = changes.map(({ symbol: former, exDate }, index) => ({
    symbol: former,
    from: changes[index - 1]?.exDate ?? from,
    to: addDays(exDate, -1),
  }));
  const current = { symbol, from: changes.at(-1)?.exDate ?? from, to };
  return [...days, current].filter((each) => each.from <= each.to);
}

/** The other companies whose shares a position has held, each from the day of its first fill. */
export function otherDays(
  { steps }: Pick<MarkedStrategy, 'steps'>,
  underlying: readonly SymbolDays[],
  to: CalendarDate,
): readonly SymbolDays[] {
  const known = new Set(underlying.map(({ symbol }) => symbol));
  return steps.flatMap(({ at, fills }) =>
    fills.flatMap(({ kind, symbol }) => {
      if (kind !== 'stock' || known.has(symbol)) return [];
      known.add(symbol);
      return { symbol, from: newYorkDate(at), to };
    }),
  );
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

/** A final close of the underlying, and what it was called then. */
interface UnderlyingClose extends DailyClose {
  readonly symbol: string;
}

function markAt(
  strategy: MarkedStrategy,
  { date, close: spot, symbol }: UnderlyingClose,
  closes: ReadonlyMap<CalendarDate, Money>,
  others: readonly SymbolCloses[],
): DailyMark {
  const { steps, terms } = strategy;
  const at = closeOf(date);
  const holdings = holdingsAfter(steps.filter((step) => step.at <= at));
  const settlement = settlementPrices(strategy, closes);
  const otherPrice = (other: string): Money | null =>
    others.find((each) => each.symbol === other)?.closes.find((each) => each.date === date)
      ?.close ?? null;
  const market = { at, symbol, spot, otherPrice, terms, settlement };
  const value = modelValue(holdings.held, market);
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

/**
 * A mark per trading day since the opening, ascending: by the closes of the underlying under its symbol of that day, the last
 * one by quotes.
 *
 * @param others closes of other companies whose shares were held
 */
export function dailyMarks(
  strategy: MarkedStrategy,
  underlying: readonly SymbolCloses[],
  others: readonly SymbolCloses[],
  now: Instant,
): readonly DailyMark[] {
  const days = underlying.flatMap((each) =>
    each.closes.map((close): UnderlyingClose => ({ ...close, symbol: each.symbol })),
  );
  const from = openedAt(strategy);
  if (from === null) return [];
  const closes = new Map(days.map(({ date, close }) => [date, close]));
  const ended = days.filter(({ date }) => closeOf(date) >= from && closeOf(date) <= now);
  const last = lastMark(strategy, [newYorkDate(from), ...ended.map(({ date }) => date)]);
  const past = ended
    .filter(({ date }) => last === null || date < last.date)
    .map((day) => markAt(strategy, day, closes, others));
  return last ? [...past, last] : past;
}
