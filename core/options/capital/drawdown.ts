import { addMoney, maxMoney, subtractMoney, ZERO_MONEY, type Money } from '../../shared/index.ts';

/** How far the sum of results lies below its highest point. */
export interface Drawdown {
  /** Below the highest point so far, never negative. */
  readonly now: Money;
  /** The sums between which it fell deepest, both zero without a fall. */
  readonly from: Money;
  readonly to: Money;
}

/**
 * Drawdown of results in the order in which their trades ended:
 *
 *     E(t) = r₁ + … + r_t, E(0) = 0    now = max over s of E(s) − E(last)    from − to = max over t of (max over s ≤ t of E(s) − E(t))
 *
 * Source: M. Magdon-Ismail, A. Atiya, 'Maximum drawdown', Risk 17 (2004), 99–102.
 *
 * @example drawdown([3_000_000, -1_000_000, -500_000]) // { now: 1_500_000, from: 3_000_000, to: 1_500_000 }
 */
export function drawdown(results: readonly Money[]): Drawdown {
  let [sum, peak, now] = [ZERO_MONEY, ZERO_MONEY, ZERO_MONEY];
  let [from, to] = [ZERO_MONEY, ZERO_MONEY];
  for (const result of results) {
    sum = addMoney(sum, result);
    peak = maxMoney(peak, sum);
    now = subtractMoney(peak, sum);
    if (now > subtractMoney(from, to)) [from, to] = [peak, sum];
  }
  return { now, from, to };
}
