import { multiplyMoney, sumMoney } from '../../shared/index.ts';
import type { Money } from '../../shared/index.ts';
import { isOptionLeg, signedShares } from './option-leg.ts';
import type { Leg } from './option-leg.ts';

/**
 * What the legs cost together, in money: positive is paid, negative received.
 *
 *     cost = Σ shares · premium    shares negative when short
 *
 * @example costOf([longStock(50, 100), shortCall(55, 1.2)]) // 48_800_000: 5000 − 120 dollars
 */
export const costOf = (legs: readonly Leg[]): Money =>
  sumMoney(legs.map((leg) => multiplyMoney(leg.premium, signedShares(leg))));

/**
 * Commissions of the legs' option contracts, `perContract` money for each; stock has none.
 *
 * @example commissionsOf([longStock(50, 100), shortCall(55, 1.2, { quantity: 2 })], 6_500) // 13_000
 */
export const commissionsOf = (legs: readonly Leg[], perContract: Money): Money =>
  sumMoney(legs.filter(isOptionLeg).map(({ quantity }) => multiplyMoney(perContract, quantity)));
