import type { ExpirySummary } from './option-chain.ts';

const DAYS = 30;

type Dated = Pick<ExpirySummary, 'daysToExpiry' | 'volatilityAtForward'>;

/**
 * At-the-money volatility for 30 days: total variance is linear in time between the two expiries around.
 *
 *     σ² · 30 = σ₁² d₁ + (σ₂² d₂ − σ₁² d₁) (30 − d₁) / (d₂ − d₁)
 *
 * The nearest expiry's where all lie on one side; null where no expiry has a volatility.
 */
export function thirtyDayVolatility(expiries: readonly Dated[]): number | null {
  const known = expiries.flatMap(({ daysToExpiry: days, volatilityAtForward: volatility }) =>
    days > 0 && volatility !== null ? [{ days, volatility }] : [],
  );
  const before = known.findLast(({ days }) => days <= DAYS);
  const after = known.find(({ days }) => days >= DAYS);
  if (before === undefined || after === undefined)
    return before?.volatility ?? after?.volatility ?? null;
  if (before.days === after.days) return before.volatility;
  const variance = ({ days, volatility }: typeof before): number => days * volatility ** 2;
  const share = (DAYS - before.days) / (after.days - before.days);
  return Math.sqrt((variance(before) + (variance(after) - variance(before)) * share) / DAYS);
}
