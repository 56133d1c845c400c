import { lossRoundedUp, maxMoney, MONEY_SCALE, type Instant } from '../../shared/index.ts';
import { isOptionLeg, settlementInstant } from '../contracts/index.ts';
import { maxLossHeld, type Bound, type HeldLoss } from '../payoff/index.ts';
import { maxLossAtDate } from '../valuation/index.ts';
import {
  fixedProfit,
  frontSettlement,
  hasLaterLegs,
  isKnown,
  profitUnknownBy,
  profitWhen,
} from './analysis-input.ts';
import type { AnalysisInput } from './analysis-input.ts';

/** A loss of the model in dollars as money. */
export const modelLoss = (loss: number | 'unlimited'): Bound =>
  loss === 'unlimited' ? loss : lossRoundedUp(loss * MONEY_SCALE);

/**
 * The greater of the maximum loss at the front expiry, with later legs by the model, and of that of legs that are held
 * until they expire.
 */
export function greaterLoss(atFront: Bound, held: Bound): Bound {
  return atFront === 'unlimited' || held === 'unlimited' ? 'unlimited' : maxMoney(atFront, held);
}

/** Until when dividends count in {@link heldLoss}: the first or the last expiry, whichever pays less. */
export function dividendsUntil(input: AnalysisInput): Instant {
  const settlements = input.legs.filter(isOptionLeg).map(settlementInstant);
  const front = frontSettlement(input.legs) ?? input.asOf;
  const last = Math.max(front, ...settlements);
  return fixedProfit(input, last) < fixedProfit(input, front) ? last : front;
}

/**
 * The maximum loss of legs that are held until they expire: {@link maxLossHeld}. Shares receive or owe the dividends of
 * the time to the first or to the last expiry, whichever is worse.
 */
export const heldLoss = (input: AnalysisInput): HeldLoss =>
  maxLossHeld(input.legs, fixedProfit(input, dividendsUntil(input)));

/**
 * Maximum loss of legs in money, whether all of them are closed at the front expiry or held until they expire: the
 * figure of every screen.
 *
 *     maxLoss = max(loss at the front expiry with later legs by the model, {@link heldLoss})
 *
 * Exact for one expiry. So a short leg that expires after its cover counts as uncovered, and a long calendar spread
 * loses at most its cost. Null where a volatility or a rate is unknown and the loss has a bound, and
 * where {@link profitUnknownBy} names something.
 *
 * @example maxLoss(analysisInput([shortCall(100, 3), longCall(100, 5, { expiry: '2027-06-18' })])) // 2_000_000: the cost of 100 · (5 − 3) dollars
 */
export function maxLoss(input: AnalysisInput): Bound | null {
  if (profitUnknownBy(input).length > 0) return null;
  const held = heldLoss(input).maxLoss;
  const front = frontSettlement(input.legs);
  if (held === 'unlimited' || front === null || !hasLaterLegs(input)) return held;
  const profit = profitWhen(input, front);
  return isKnown(profit) ? greaterLoss(modelLoss(maxLossAtDate(profit)), held) : null;
}
