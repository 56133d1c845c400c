import { closeOf, newYorkDate } from '../../../calendar/index.ts';
import { fromDollars, toDollars, ZERO_MONEY } from '../../../shared/index.ts';
import type { CalendarDate, Instant, Money } from '../../../shared/index.ts';
import { exerciseOf, expiryMarket, type ExpiryTerms } from '../../chain/index.ts';
import { isOption, settlementInstant, yearsBetween } from '../../contracts/index.ts';
import { optionDate, optionDatePrice } from '../../pricing/index.ts';
import type { MarkedStrategy } from './mark-to-market.ts';
import {
  holdingsAfter,
  profitAndLoss,
  valueAt,
  type HeldContract,
  type Holding,
} from './position.ts';
import { exerciseValue, outcomeByRule } from './settlement.ts';
import { closedAt, openedAt, profitOf } from './trade-result.ts';

/** A market in which holdings are valued by the model, without quotes. */
interface ModelMarket {
  readonly at: Instant;
  /** Money per share. */
  readonly spot: Money;
  readonly terms: readonly ExpiryTerms[];
  /** Close of the underlying on the expiry date; null = unknown. */
  readonly settlement: (expiry: ExpiryTerms['expiry']) => Money | null;
}

/** Value of an expired contract: nothing, or the profit since then of the shares that it was exchanged for. */
function expiredValue(holding: HeldContract, { spot, settlement }: ModelMarket): Money | null {
  const price = settlement(holding.expiry);
  if (price === null) return null;
  const { type, strike } = holding;
  return outcomeByRule(holding, price) === 'expire'
    ? ZERO_MONEY
    : exerciseValue(type, strike, spot);
}

/** Model value at the contract's own volatility, by its exercise; money per share. */
function modelMark(holding: Holding, market: ModelMarket): Money | null {
  if (!isOption(holding)) return market.spot;
  const { type, strike, expiry, iv } = holding;
  const years = yearsBetween(market.at, settlementInstant(holding));
  if (years <= 0) return expiredValue(holding, market);
  const rates = market.terms.find((terms) => terms.expiry === expiry);
  if (!rates || iv === null) return null;
  const spot = toDollars(market.spot);
  const exercise = exerciseOf(holding, rates);
  const terms = { ...expiryMarket(rates, spot, years), volatility: iv, exercise };
  return fromDollars(optionDatePrice(optionDate(type, toDollars(strike), terms), spot));
}

/** Value of the holdings by the model; null where a volatility, a rate or a settlement price is unknown. */
export const modelValue = (held: readonly Holding[], market: ModelMarket): Money | null =>
  valueAt(held, (holding) => modelMark(holding, market));

/** Value and profit of a position at the end of one trading day. */
export interface DailyMark {
  readonly date: CalendarDate;
  /** Price of the underlying, money per share. */
  readonly price: Money;
  readonly pnl: Money | null;
  /** Value of the holdings; null = unknown. */
  readonly value: Money | null;
  /** Whether options were valued by the model, at their volatility when they were traded. */
  readonly byModel: boolean;
}

interface DailyClose {
  readonly date: CalendarDate;
  readonly close: Money;
}

function markAt(
  { steps, terms }: MarkedStrategy,
  { date, close: spot }: DailyClose,
  closes: ReadonlyMap<CalendarDate, Money>,
): DailyMark {
  const at = closeOf(date);
  const holdings = holdingsAfter(steps.filter((step) => step.at <= at));
  const settlement = (expiry: CalendarDate) => closes.get(expiry) ?? null;
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
