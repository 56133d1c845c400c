import type { Money } from '../../shared/index.ts';
import { isOptionLeg, signedShares } from '../contracts/index.ts';
import type { Leg } from '../contracts/index.ts';
import { greatestCommonDivisor } from '../payoff/index.ts';
import type { AnalysisInput } from './strategy-analysis.ts';

/** The part of a profit that no price changes: what is realised, less the commissions to come. */
export const bookedProfit = ({
  commissions = 0,
  realised = 0,
}: Pick<AnalysisInput, 'commissions' | 'realised'>): Money => realised - commissions;

/** What the legs cost together: shares times price, bought legs paid and sold legs received. */
export const costOf = (legs: readonly Leg[]): Money =>
  legs.reduce((sum, leg) => sum + signedShares(leg) * leg.premium, 0);

/** Commissions of the legs' option contracts, at so much each. */
export const commissionsOf = (legs: readonly Leg[], perContract: Money): Money =>
  legs.reduce((sum, leg) => (isOptionLeg(leg) ? sum + leg.quantity * perContract : sum), 0);

/** What the legs cost with the commissions to come: the cash that the trade takes. */
export const costWithCommissions = ({ legs, commissions = 0 }: AnalysisInput): Money =>
  costOf(legs) + commissions;

/** Premium received for the options less premium paid: a credit is positive, a debit negative. */
export const netPremium = (legs: readonly Leg[]): Money => 0 - costOf(legs.filter(isOptionLeg));

/**
 * Net premium a share of one unit of the strategy: ten condors at 1.87 and one condor at 1.87 are both 1.87.
 * The unit is the greatest common divisor of the option legs' shares, so the division is exact. Null without options.
 */
export function netPremiumPerShare(legs: readonly Leg[]): Money | null {
  const unit = legs
    .filter(isOptionLeg)
    .reduce((divisor, leg) => greatestCommonDivisor(divisor, Math.abs(signedShares(leg))), 0);
  return unit === 0 ? null : netPremium(legs) / unit;
}
