import { millsRatio } from './mills-ratio.ts';

/**
 * M(z − t) − M(z + t) for a small t, without subtracting: the Taylor series of Y(a) = Φ(a)/φ(a) = M(−a) about a = −z
 * (P. Jäckel, 'Let's Be Rational', 2015, section 6).
 *
 *     2t·(Y' + Y'''·t²/3! + Y⁽⁵⁾·t⁴/5! + Y⁽⁷⁾·t⁶/7!),   Y' = 1 + a·Y,   Y⁽ⁿ⁺¹⁾ = n·Y⁽ⁿ⁻¹⁾ + a·Y⁽ⁿ⁾
 *
 * It is the price of the out-of-the-money option over S·e^(−qT)·φ(d1), with z = |ln(F/K)|/s and t = s/2 for the total
 * volatility s = σ√T. z may be less than t. Relative error of the cut series below 1e-16 up to t = 0.02.
 *
 * @example tailDifference(0, 0.001) // 0.0020000006666668: a little more than s, as M'(0) = −1
 */
export function tailDifference(z: number, t: number): number {
  const y0 = millsRatio(z);
  const y1 = 1 - z * y0;
  const y2 = y0 - z * y1;
  const y3 = 2 * y1 - z * y2;
  const y4 = 3 * y2 - z * y3;
  const y5 = 4 * y3 - z * y4;
  const y6 = 5 * y4 - z * y5;
  const y7 = 6 * y5 - z * y6;
  const t2 = t * t;
  return 2 * t * (y1 + t2 * (y3 / 6 + t2 * (y5 / 120 + (t2 * y7) / 5040)));
}
