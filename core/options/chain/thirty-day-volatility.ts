import type { ExpirySummary } from './option-chain.ts';

export const THIRTY_DAYS = 30;

type Dated = Pick<ExpirySummary, 'daysToExpiry' | 'volatilityAtForward'>;

/** The volatility at the money of an expiry so many days away, a fraction per year. */
export interface DatedVolatility {
  readonly days: number;
  readonly volatility: number;
}

/**
 * The expiries before and after thirty days; the nearest alone where all lie on one side, none where none is known.
 *
 * @example aroundThirtyDays([15, 45, 75].map((daysToExpiry) => ({ daysToExpiry, volatilityAtForward: 0.2 }))).map(({ days }) => days) // [15, 45]
 */
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
 * With one expiry its volatility; null without any.
 * Source: Cboe Volatility Index White Paper (2019): interpolation of the near-term and next-term variances.
 *
 * @example thirtyDayVolatility([{ days: 15, volatility: 0.11 }, { days: 45, volatility: 0.21 }]) // 0.19: 30 · 0.19² = (15 · 0.11² + 45 · 0.21²) / 2
 */
export function thirtyDayVolatility([before, after]: readonly DatedVolatility[]): number | null {
  if (before === undefined || after === undefined) return before?.volatility ?? null;
  const variance = ({ days, volatility }: DatedVolatility): number => days * volatility ** 2;
  const share = (THIRTY_DAYS - before.days) / (after.days - before.days);
  return Math.sqrt((variance(before) + (variance(after) - variance(before)) * share) / THIRTY_DAYS);
}
