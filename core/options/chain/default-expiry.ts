import type { ExpirySummary } from './option-chain.ts';
import { THIRTY_DAYS } from './thirty-day-volatility.ts';

type Listed = Pick<ExpirySummary, 'daysToExpiry' | 'kind'>;

/**
 * The expiry that a chain opens at and that examples of strategies are filled at: of the monthly expiries the one
 * nearest to 30 days, without a monthly one the nearest of all; of two that are equally near the earlier one. Null
 * without expiries.
 *
 * @example defaultExpiry([{ kind: 'weekly', daysToExpiry: 30 }, { kind: 'monthly', daysToExpiry: 37 }]).daysToExpiry // 37
 */
export function defaultExpiry<Expiry extends Listed>(expiries: readonly Expiry[]): Expiry | null {
  const monthly = expiries.filter(({ kind }) => kind === 'monthly');
  const away = ({ daysToExpiry }: Listed) => Math.abs(daysToExpiry - THIRTY_DAYS);
  return (monthly.length > 0 ? monthly : expiries).reduce<Expiry | null>(
    (nearest, each) => (nearest && away(nearest) <= away(each) ? nearest : each),
    null,
  );
}
