import { newYorkDate, newYorkInstant } from '../../../calendar/index.ts';
import { moneyOf, type CalendarDate, type Instant, type Money } from '../../../shared/index.ts';
import { isOption } from '../../contracts/index.ts';
import type { Strategy } from '../strategy.ts';
import { bookedId, dividendStep, inOrder, isBooked, tradedSteps } from './booked-steps.ts';
import { modelValue } from './model-value.ts';
import {
  afterFills,
  cashOf,
  holdingsAfter,
  maxLossRemaining,
  NOTHING_HELD,
  type Fill,
  type Holding,
  type StepCorrection,
  type StrategyStep,
} from './position.ts';

const sharesOf = (held: readonly Holding[], symbol: string): number =>
  held.find((each) => !isOption(each) && each.symbol === symbol)?.quantity ?? 0;

/** Shares of a symbol that a strategy held when a day began in New York; negative when short. */
export function sharesHeldAt(
  { steps }: Pick<Strategy, 'steps'>,
  symbol: string,
  day: CalendarDate,
): number {
  const before = newYorkInstant(day, 0);
  return sharesOf(holdingsAfter(steps.filter(({ at }) => at < before)).held, symbol);
}

/** The last day, no later than another one, that began with shares in a strategy; null where there was none. */
export function lastDayWithShares(
  strategy: Pick<Strategy, 'steps'>,
  symbol: string,
  until: CalendarDate,
): CalendarDate | null {
  if (sharesHeldAt(strategy, symbol, until) !== 0) return until;
  const days = strategy.steps.map(({ at }) => newYorkDate(at)).filter((day) => day <= until);
  return days.findLast((day) => sharesHeldAt(strategy, symbol, day) !== 0) ?? null;
}

/** Cash of a dividend as a broker paid it. */
export interface StatedDividend {
  readonly symbol: string;
  readonly exDate: CalendarDate;
  /** Received positive, after taxes and fees. */
  readonly cash: Money;
  /** Announced, in dollars per share; null where no source has it. */
  readonly announced: number | null;
  /** Where the amount comes from, at most as long as a note. */
  readonly reason: string;
}

/**
 * The fill whose cash is that of the dividend exactly: quantity · price − commission = cash, with the least price and
 * commission ≥ 0. Null where long shares pay, or short ones receive.
 */
function paid(fill: Fill, quantity: number, cash: Money): Fill | null {
  if (cash !== 0 && Math.sign(cash) !== Math.sign(quantity)) return null;
  const exact = cash / quantity;
  const price = moneyOf(quantity > 0 ? Math.ceil(exact) : Math.floor(exact));
  return { ...fill, quantity, price, commission: moneyOf(quantity * price - cash) };
}

/** The steps in order, with the value of a dividend's step and the risk of what follows it. */
function withRisk(
  { terms }: Pick<Strategy, 'terms'>,
  steps: readonly StrategyStep[],
  added: StrategyStep,
): readonly StrategyStep[] {
  let holdings = NOTHING_HELD;
  return steps.map((step) => {
    holdings = afterFills(holdings, step.fills);
    if (step.at < added.at) return step;
    const market = { at: step.at, spot: step.spot, terms };
    const atRisk = maxLossRemaining(holdings, market);
    if (step.id !== added.id) return { ...step, atRisk };
    const value = modelValue(holdings.held, { ...market, settlement: () => null });
    return { ...step, value, atRisk };
  });
}

/**
 * The next version of a strategy with the dividend that a broker states for its shares, in place of the announced one: a
 * correction keeps the amount. Null where the strategy has it already, or its owner has corrected it or taken it back.
 */
export function withStatedDividend(
  strategy: Strategy,
  { symbol, exDate, cash, announced, reason }: StatedDividend,
  { now, nextId }: { readonly now: Instant; readonly nextId: () => string },
): Strategy | null {
  const id = bookedId(strategy.id, exDate, 'payment');
  const known = strategy.steps.find((step) => step.id === id);
  const isSame = known?.fills.reduce((sum, fill) => sum + cashOf(fill), 0) === cash;
  if (isSame || strategy.corrections.some(({ before }) => before.id === id)) return null;
  const quantity = sharesHeldAt(strategy, symbol, exDate);
  const planned = dividendStep(strategy.id, { symbol, exDate, amount: announced ?? 0 });
  const fills = planned.fills.map((fill) => paid(fill, quantity, cash));
  const [fill] = fills;
  if (!fill) return null;
  const step: StrategyStep = { ...planned, ...known, fills: [fill] };
  const before = { ...step, fills: planned.fills.map((each) => ({ ...each, quantity })) };
  const isAnnounced = announced !== null && cashOf(before.fills[0]!) === cash;
  const correction: StepCorrection = { id: nextId(), at: now, reason, before, after: step };
  const others = strategy.steps.filter((each) => isBooked(each) && each.id !== id);
  const steps = inOrder(tradedSteps(strategy.steps), [...others, step]);
  return {
    ...strategy,
    steps: withRisk(
      strategy,
      steps,
      steps.find((each) => each.id === id)!,
    ),
    corrections: isAnnounced ? strategy.corrections : [...strategy.corrections, correction],
  };
}
