/** Where a volatility stands among those of a year; fractions, null where there is nothing to compare with. */
export interface VolatilityRank {
  readonly low: number | null;
  readonly high: number | null;
  /** 0 at the year's low, 1 at its high. */
  readonly rank: number | null;
  /** Share of the year's sessions with a lower one. */
  readonly percentile: number | null;
}

/**
 * IV rank and IV percentile of today's volatility among a year's.
 *
 *     rank = (current − low) / (high − low),   percentile = sessions below current / sessions
 *
 * Low and high are of the year and of now, so that the rank lies between 0 and 1; half where all are equal. All null
 * without a volatility of today or of the year.
 * Source: tastytrade, 'Difference between IV rank and IV percentile', 13 March 2014.
 *
 * @example volatilityRank([0.2, 0.3, 0.4], 0.25) // { low: 0.2, high: 0.4, rank: 0.25, percentile: 1 / 3 }
 */
export function volatilityRank(year: readonly number[], current: number | null): VolatilityRank {
  if (year.length === 0 || current === null)
    return { low: null, high: null, rank: null, percentile: null };
  const low = Math.min(current, ...year);
  const high = Math.max(current, ...year);
  return {
    low,
    high,
    rank: high === low ? 0.5 : (current - low) / (high - low),
    percentile: year.filter((iv) => iv < current).length / year.length,
  };
}
