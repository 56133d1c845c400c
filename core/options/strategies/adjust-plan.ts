import { newYorkInstant } from '../../calendar/index.ts';
import type { ShareAction, SpecialDividend } from '../../market/index.ts';
import { roundedMoney, type Instant, type Money } from '../../shared/index.ts';
import type { ExpiryTerms } from '../chain/index.ts';
import {
  adjusted,
  instrumentOf,
  isCashDividend,
  isOption,
  newTicker,
  priceAfter,
  wholeUnits,
  type CashDividend,
  type Dividend,
} from '../contracts/index.ts';
import { recognise } from '../templates/index.ts';
import { MAX_CONTRACTS, MAX_PRICE, MAX_SHARES } from './draft-faults.ts';
import { strategyLegs, type PlanAdjustment, type Strategy } from './strategy.ts';
import { nameAfter } from './strategy-name.ts';
import type { StrategyLeg } from './strategy.ts';

/**
 * A planned leg after an action, at the cost that was planned; the price per share is rounded to 1e-4 dollar:
 *
 *     price′ = price · quantity · multiplier / (quantity′ · multiplier′)
 *
 * Shares are planned at their price without a dividend, which nobody has received for them. Null where it has a fraction of
 * a unit or cash instead.
 */
function legAfter(leg: StrategyLeg, action: ShareAction, price: Money | null): StrategyLeg | null {
  if (action.kind === 'dividend' && !isOption(leg)) {
    const entryPrice = priceAfter(leg.entryPrice, action);
    return entryPrice ? { ...leg, entryPrice } : null;
  }
  const found = adjusted(instrumentOf(leg), action, price);
  if (found === 'unchanged') return leg;
  if (found === 'unpriced' || found.instrument === null || found.cash !== 0) return null;
  const { instrument } = found;
  const { whole: quantity, fraction } = wholeUnits(leg.quantity, found);
  const most = isOption(instrument) ? MAX_CONTRACTS : MAX_SHARES;
  if (fraction > 0 || quantity < 1 || quantity > most) return null;
  const units = quantity * instrument.multiplier;
  const entryPrice = roundedMoney((leg.entryPrice * leg.quantity * leg.multiplier) / units);
  if (entryPrice > MAX_PRICE) return null;
  return { ...leg, ...instrument, quantity, entryPrice };
}

/**
 * Terms of an expiry without a dividend. The forward falls by it unless it counts it already.
 *
 *     forward′ = forward − dividend
 */
function termsWithout(terms: ExpiryTerms, { exDate, amount }: SpecialDividend): ExpiryTerms {
  const { expiry, forward, dividends } = terms;
  if (expiry < exDate) return terms;
  const isPaid = (each: Dividend): each is CashDividend =>
    each.exDate === exDate && isCashDividend(each) && each.amount >= amount;
  if (!dividends?.some(isPaid)) return { ...terms, forward: forward - amount };
  const others = dividends.flatMap((each) => {
    if (!isPaid(each)) return each;
    return each.amount > amount ? { ...each, amount: each.amount - amount } : [];
  });
  return { ...terms, dividends: others };
}

/** Terms of an expiry after a share of before has become so many; its smile and rates have no unit of shares. */
function termsAfter(terms: ExpiryTerms, shares: number): ExpiryTerms {
  const { forward, dividends } = terms;
  const scaled = dividends?.map((each) =>
    isCashDividend(each) ? { ...each, amount: each.amount / shares } : each,
  );
  return { ...terms, forward: forward / shares, ...(scaled && { dividends: scaled }) };
}

/** The legs and the market of a plan after an action; null where they cannot be carried over. */
function planOf(
  plan: Strategy,
  action: ShareAction,
): Pick<Strategy, 'legs' | 'symbol' | 'underlyingPrice' | 'terms' | 'name' | 'templateId'> | null {
  const underlyingPrice = priceAfter(plan.underlyingPrice, action);
  const legs = plan.legs.flatMap((leg) => legAfter(leg, action, underlyingPrice) ?? []);
  if (legs.length < plan.legs.length || underlyingPrice === null || underlyingPrice === 0)
    return null;
  const symbol = newTicker(action) ?? plan.symbol;
  const [before, after] = [plan, { legs }].map((each) => recognise(strategyLegs(each)));
  const shares = plan.underlyingPrice / underlyingPrice;
  return {
    ...{ legs, symbol, underlyingPrice },
    terms: plan.terms.map((each) =>
      action.kind === 'dividend' ? termsWithout(each, action) : termsAfter(each, shares),
    ),
    name: nameAfter(plan, before!.name, after!.name, symbol),
    templateId: after!.templateId,
  };
}

/** Whether an action changes a plan: a dividend does where it adjusts a contract. */
const concerns = ({ legs, underlyingPrice }: Strategy, action: ShareAction): boolean =>
  action.kind !== 'dividend' ||
  legs.some((leg) => {
    const after = adjusted(instrumentOf(leg), action, priceAfter(underlyingPrice, action));
    return after !== 'unchanged';
  });

/**
 * The plan after a corporate action: its contracts and shares of now at the cost that was planned. One that cannot be
 * carried over stays as it is and says so. Null where nothing changes: it is no plan, it is of another company or market,
 * its quotes are from the ex-date or later, or the action has changed it already.
 *
 * @param simulated whether the action is one of the simulated market
 */
export function planAfter(
  plan: Strategy,
  { action, simulated }: { readonly action: ShareAction; readonly simulated: boolean },
  at: Instant,
): Strategy | null {
  const { status, symbol, quotedAt, planAdjustments } = plan;
  if (status !== 'planning' || symbol !== action.symbol || plan.simulated !== simulated)
    return null;
  if (quotedAt >= newYorkInstant(action.exDate, 0)) return null;
  const isApplied = planAdjustments.some(
    ({ action: { kind, exDate } }) => kind === action.kind && exDate === action.exDate,
  );
  if (isApplied || !concerns(plan, action)) return null;
  const after = planOf(plan, action);
  const adjustment: PlanAdjustment = { action, carried: after !== null };
  return {
    ...{ ...plan, ...after, version: plan.version + 1 },
    updatedAt: Math.max(at, plan.updatedAt),
    planAdjustments: [...planAdjustments, adjustment],
  };
}
