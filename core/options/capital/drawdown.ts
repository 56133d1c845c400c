import { addMoney, maxMoney, subtractMoney, ZERO_MONEY, type Money } from '../../shared/index.ts';

/** How far the sum of results lies below its highest point. */
export interface Drawdown {
  /** Below the highest point so far, never negative. */
  readonly now: Money;
  /** The deepest fall so far, never negative. */
  readonly deepest: Money;
}

/**
 * Drawdown of closed trades in the order in which they ended, and of the open ones after them:
 *
 *     sum(i) = Σ results up to i, from 0    now = max sum − sum(last)    deepest = max over i of (max sum before i − sum(i))
 *
 * @example drawdown([3_000_000, -1_000_000], -500_000) // { now: 1_500_000, deepest: 1_500_000 }
 */
export function drawdown(closed: readonly Money[], open: Money): Drawdown {
  let [sum, peak, now, deepest] = [ZERO_MONEY, ZERO_MONEY, ZERO_MONEY, ZERO_MONEY];
  for (const result of [...closed, open]) {
    sum = addMoney(sum, result);
    peak = maxMoney(peak, sum);
    now = subtractMoney(peak, sum);
    deepest = maxMoney(deepest, now);
  }
  return { now, deepest };
}
