import type { TermPoint } from '../chain/index.ts';
import type { CalendarDate } from '../../shared/index.ts';
import { leastSquares } from './levenberg-marquardt.ts';

/** The move that options have priced in for an earnings report, and the volatilities without reports. */
export interface EarningsMove {
  /** One standard deviation of the log price upon one report, a fraction. */
  readonly move: number;
  /** The last expiry before the next report; null where the first one lies after it. */
  readonly after: CalendarDate | null;
  /** The first expiry after the next report. */
  readonly by: CalendarDate;
  /** Volatility of each point without its reports, a fraction per year; null where they have more than its variance. */
  readonly withoutEarnings: readonly (number | null)[];
}

const DAYS_PER_YEAR = 365;
/** The fit has four parameters. */
const FEWEST_EXPIRIES = 5;

/**
 * The variance of one earnings report (event volatility), by least squares over the expiries of a term structure: the
 * variance of other days reverts to its mean, and each of the n reports up to an expiry adds s².
 *
 *     σ² T = v∞ T + (v₀ − v∞)(1 − e^(−κT)) / κ + n s²     without reports: √(σ² − n s² / T)
 *
 * Null where the source knows no reports, where fewer than five expiries have a volatility, where all of them have
 * equally many reports, and where nothing is priced in.
 * Source: Dubinsky, Johannes, Kaeck, Seeger (2019), Option Pricing of Earnings Announcement Risks, Review of Financial
 * Studies 32; the mean-reverting variance is that of Heston (1993).
 *
 * @example
 * // 20 % per year on other days and reports of 5 %, the first after day 28: 0.2² + n · 0.05² / T
 * const counts = [[7, 0], [28, 0], [35, 1], [63, 1], [126, 2]];
 * const points = counts.map(([days, earnings]) => ({ days, earnings, iv: Math.sqrt(0.04 + (0.0025 * earnings * 365) / days) }));
 * earningsMove(points).move.toFixed(4) // '0.0500'
 */
export function earningsMove(points: readonly TermPoint[]): EarningsMove | null {
  const counts = points.map(({ earnings }) => earnings);
  const next = counts.findIndex((count) => count !== null && count > 0);
  const known = counts.filter((count) => count !== null);
  if (next < 0 || known.length < counts.length || points.length < FEWEST_EXPIRIES) return null;
  if (known.every((count) => count === known[0])) return null;
  const years = points.map(({ days }) => days / DAYS_PER_YEAR);
  const { parameters } = leastSquares(
    ([first, last, speed, report], residuals) =>
      points.forEach(({ iv }, i) => {
        const pull = Math.exp(speed!) * years[i]!;
        const usual =
          Math.exp(last!) + (Math.exp(first!) - Math.exp(last!)) * (-Math.expm1(-pull) / pull);
        residuals[i] = (iv ** 2 - usual - (known[i]! * report!) / years[i]!) / iv ** 2;
      }),
    [Math.log(points[0]!.iv ** 2), Math.log(points.at(-1)!.iv ** 2), Math.log(4), 0],
    points.length,
  );
  const variance = parameters[3]!;
  if (variance <= 0) return null;
  return {
    move: Math.sqrt(variance),
    after: points[next - 1]?.expiry ?? null,
    by: points[next]!.expiry,
    withoutEarnings: points.map(({ iv }, i) => {
      const left = iv ** 2 - (known[i]! * variance) / years[i]!;
      return left < 0 ? null : Math.sqrt(left);
    }),
  };
}
