/** 1/√(2π) */
export const INVERSE_ROOT_TWO_PI = 0.3989422804014327;

/** Beyond 39 standard deviations the density is below the least double. */
const FARTHEST = 39;

/**
 * Density of the standard normal distribution.
 *
 *     φ(x) = e^(−x²/2) / √(2π)
 *
 * The square is taken in two parts (W. J. Cody 1969), so that the rounding of x² does not grow with x.
 *
 * @param x in standard deviations
 * @example normalDensity(0) // 0.3989422804014327
 */
export function normalDensity(x: number): number {
  const z = Math.abs(x);
  if (z > FARTHEST) return 0;
  const head = Math.trunc(z * 16) / 16;
  return (
    INVERSE_ROOT_TWO_PI * Math.exp(-0.5 * head * head) * Math.exp(-0.5 * (z - head) * (z + head))
  );
}

/**
 * Probability that a standard normal variable is at most x, to full double precision in both tails.
 *
 *     Φ(x) = erfc(−x/√2) / 2 = φ(x)·M(−x) for x ≤ 0,   1 − Φ(−x) for x > 0
 *
 * @param x in standard deviations
 * @returns a probability, 0 to 1
 * @example normalCdf(1) // 0.8413447460685429
 */
export function normalCdf(x: number): number {
  const z = Math.abs(x);
  if (z > FARTHEST) return x > 0 ? 1 : 0;
  const tail = normalDensity(z) * millsRatio(z);
  return x > 0 ? 1 - tail : tail;
}

/** Hastings' rational start for the lower quantile of p ≤ 1/2: Abramowitz and Stegun 26.2.23, |error| < 4.5e-4. */
function roughQuantile(p: number): number {
  const t = Math.sqrt(-2 * Math.log(p));
  const top = 2.515517 + t * (0.802853 + t * 0.010328);
  return top / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308))) - t;
}

/**
 * Quantile of the standard normal distribution, the inverse of {@link normalCdf}.
 *
 *     Φ(x) = p
 *
 * A rational start is polished by two steps of Halley's method on Φ, each of which triples the correct digits:
 *
 *     u = (Φ(x) − p)/φ(x),   x ← x − u / (1 + x·u/2)
 *
 * @param p a probability; 0 and 1 give −∞ and +∞, anything outside gives NaN
 * @returns standard deviations from the mean
 * @example inverseNormalCdf(0.975) // 1.9599639845400538
 */
export function inverseNormalCdf(p: number): number {
  if (!(p > 0 && p < 1)) return p === 0 ? -Infinity : p === 1 ? Infinity : NaN;
  if (p > 0.5) return -inverseNormalCdf(1 - p);
  let x = roughQuantile(p);
  for (let step = 0; step < 2; step += 1) {
    const density = normalDensity(x);
    const u = (x > 0 ? 1 - density * millsRatio(x) - p : density * millsRatio(-x) - p) / density;
    x -= u / (1 + 0.5 * x * u);
  }
  return x;
}

/**
 * Mills ratio of the standard normal distribution, the tail over the density.
 *
 *     M(z) = (1 − Φ(z)) / φ(z) = √(π/2) · e^(z²/2) · erfc(z/√2)      for z ≥ 0
 *
 * It neither underflows nor cancels, so tails and their differences keep full precision: Φ(−z) = φ(z)·M(z).
 * One rational function of degree 10 over 11 covers [0, ∞). It interpolates M, evaluated with 60 digits, at the
 * Chebyshev nodes of u = (z − 3.75)/(z + 3.75). Relative error of the approximation 2.1e-17; all coefficients are
 * positive, so the evaluation adds a few units in the last place.
 * Source: the erfc of W. J. Cody, 'Rational Chebyshev approximation for the error function', Math. Comp. 23 (1969),
 * is three such pieces; here one serves.
 *
 * @param z distance from the mean in standard deviations, 0 ≤ z ≤ 1e20
 * @example millsRatio(0) // 1.2533141373155003 = √(π/2)
 */
export function millsRatio(z: number): number {
  const a = z * z;
  const topEven =
    1.2533141373155003 +
    a *
      (1.8150396878248336 +
        a *
          (0.3742328718611472 +
            a * (0.02153290087035875 + a * (0.00034742076994203567 + a * 8.051337341227759e-7))));
  const topOdd =
    2.145768483533293 +
    a *
      (0.9828505935945198 +
        a * (0.10429926454904286 + a * (0.003258088592349802 + a * 2.3776849734206813e-5)));
  const bottomEven =
    1 +
    a *
      (2.9508505600679396 +
        a *
          (1.0808714717107564 +
            a * (0.10750979945879144 + a * (0.0032818654420863395 + a * 2.377684973420683e-5))));
  const bottomOdd =
    2.5099601048714577 +
    a *
      (2.1496208851519696 +
        a *
          (0.3950789817985521 +
            a * (0.021878711372576097 + a * (0.0003482259036761476 + a * 8.051337341227759e-7))));
  return (topEven + z * topOdd) / (bottomEven + z * bottomOdd);
}

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
