import type { Dollars } from '../shared/index.ts';

/** Trading days of a year, by which volatilities of days are annualised. */
const TRADING_DAYS = 252;

/**
 * Realised (historical) volatility of the last so many trading days, a fraction per year: the sample standard deviation of
 * the daily log returns from close to close, annualised. Dividends are not added back.
 *
 *     σ = √(252 · Σ (rᵢ − r̄)² / (n − 1)),   rᵢ = ln(Cᵢ / Cᵢ₋₁)
 *
 * Null with fewer than n + 1 closes, or where one of them is not above zero.
 * Source: Hull, Options, Futures, and Other Derivatives, 'Estimating volatility from historical data'.
 *
 * @param closes oldest first
 * @param days n, at least 2
 * @example realisedVolatility([100, 110, 121, 133.1], 3) // 0: each day returned the same
 */
export function realisedVolatility(closes: readonly Dollars[], days: number): number | null {
  const span = closes.slice(-days - 1);
  if (span.length < days + 1 || span.some((close) => !(close > 0))) return null;
  const returns = span.slice(1).map((close, i) => Math.log(close / span[i]!));
  const mean = returns.reduce((sum, each) => sum + each, 0) / days;
  const squares = returns.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  // Equal returns differ by rounding alone.
  return squares < 1e-24 ? 0 : Math.sqrt((TRADING_DAYS * squares) / (days - 1));
}
