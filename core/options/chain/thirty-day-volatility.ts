import type { ExpirySummary } from './option-chain.ts';

export const THIRTY_DAYS = 30;

type Dated = Pick<ExpirySummary, 'daysToExpiry' | 'volatilityAtForward'>;

/** The volatility at the money of an expiry so many days away, a fraction a year. */
export interface DatedVolatility {
  readonly days: number;
  readonly volatility: number;
}

/** The expiries before and after thirty days; the nearest alone where all lie on one side, none where none is known. */
export function aroundThirtyDays(expiries: readonly Dated[]): readonly DatedVolatility[] {
  const known = expiries.flatMap(({ daysToExpiry: days, volatilityAtForward: volatility }) =>
    days > 0 && volatility !== null ? [{ days, volatility }] : [],
  );
  const before = known.findLast(({ days }) => days <= THIRTY_DAYS);
  const after = known.find(({ days }) => days >= THIRTY_DAYS);
  if (before === undefined || after === undefined) return [before ?? after ?? []].flat();
  return before.days === after.days ? [before] : [before, after];
}

/**
 * At-the-money volatility for 30 days: total variance is linear in time between the two expiries around.
 *
 *     σ² · 30 = σ₁² d₁ + (σ₂² d₂ − σ₁² d₁) (30 − d₁) / (d₂ − d₁)
 *
 * That of a single one as it is; null without any.
 */
export function thirtyDayVolatility([before, after]: readonly DatedVolatility[]): number | null {
  if (before === undefined || after === undefined) return before?.volatility ?? null;
  const variance = ({ days, volatility }: DatedVolatility): number => days * volatility ** 2;
  const share = (THIRTY_DAYS - before.days) / (after.days - before.days);
  return Math.sqrt((variance(before) + (variance(after) - variance(before)) * share) / THIRTY_DAYS);
}
