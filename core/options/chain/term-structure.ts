import type { CalendarDate } from '../../shared/index.ts';
import type { ExpirySummary } from './option-chain.ts';

/** The volatility of one expiry. */
export interface TermPoint {
  readonly expiry: CalendarDate;
  readonly days: number;
  /** At the forward, a fraction per year. */
  readonly iv: number;
  /** Of the time since the expiry before; null for the first, and where no volatility could give both. */
  readonly forwardIv: number | null;
  /** Earnings reports from the quotes up to the expiry; null where the source does not know them. */
  readonly earnings: number | null;
}

/**
 * Volatility over expiries, ascending, and what lies between each and the one before: variances add up over time.
 *
 *     σ₁₂² = (σ₂² T₂ − σ₁² T₁) / (T₂ − T₁)
 *
 * Expiries without a volatility and that of today are left out. Volatilities are fractions per year.
 *
 * @example
 * const expiries = [{ daysToExpiry: 10, volatilityAtForward: 0.14 }, { daysToExpiry: 20, volatilityAtForward: 0.26 }];
 * termStructure(expiries).map(({ forwardIv }) => forwardIv) // [null, 0.34]: 0.34² · 10 = 0.26² · 20 − 0.14² · 10
 */
export function termStructure(expiries: readonly ExpirySummary[]): TermPoint[] {
  const known = expiries.flatMap(
    ({ expiry, daysToExpiry: days, volatilityAtForward: iv, earnings = null }) =>
      iv === null || days <= 0 ? [] : [{ expiry, days, iv, earnings }],
  );
  return known.map((point, i) => {
    const before = known[i - 1];
    if (!before || point.days === before.days) return { ...point, forwardIv: null };
    const gained = point.iv ** 2 * point.days - before.iv ** 2 * before.days;
    const variance = gained / (point.days - before.days);
    return { ...point, forwardIv: variance < 0 ? null : Math.sqrt(variance) };
  });
}
