/** 32/ln 2 */
const STEPS_PER_UNIT = 46.16624130844683;
/** ln 2/32 in two parts: the first has so few digits that its product with a whole number of steps is exact. */
const STEP_HEAD = 0.02166084938653512;
const STEP_TAIL = 5.9631716539705866e-12;
/** Adding and subtracting 1.5·2⁵² rounds to a whole number. */
const ROUNDER = 6755399441055744;
const ROOTS_OF_2 = Float64Array.from({ length: 32 }, (_, i) => 2 ** (i / 32));
const LEAST_POWER = -1022;
const POWERS_OF_2 = Float64Array.from({ length: 2046 }, (_, i) => 2 ** (i + LEAST_POWER));

/**
 * e^x within a unit in the last place. Unlike the library's it is compiled into the loop that uses it.
 *
 *     e^x = 2^(k/32) · e^r,   k = round(32·x / ln 2),   r = x − k·ln 2/32,   |r| ≤ 0.011
 *
 * The Taylor series of e^r is cut after r⁶/6!, below 1e-17. Outside the normal doubles the library's function answers.
 * Source: P. T. P. Tang, 'Table-driven implementation of the exponential function', ACM TOMS 15 (1989).
 *
 * @example exponential(1) // 2.718281828459045
 */
export function exponential(x: number): number {
  if (!(x > -708 && x < 709)) return Math.exp(x);
  const steps = x * STEPS_PER_UNIT + ROUNDER - ROUNDER;
  const r = x - steps * STEP_HEAD - steps * STEP_TAIL;
  const k = steps | 0;
  const a = r * r;
  const rise = r + a * (1 / 2 + r * (1 / 6) + a * (1 / 24 + r * (1 / 120) + a * (1 / 720)));
  const root = ROOTS_OF_2[k & 31]!;
  return (root + root * rise) * POWERS_OF_2[(k >> 5) - LEAST_POWER]!;
}

/**
 * ln(S/K) with full relative precision, also where S and K nearly agree.
 *
 *     ln(S/K) = 2·artanh(y) = 2·(y + y³/3 + y⁵/5 + …),   y = (S − K)/(S + K)
 *
 * S − K is exact there, and the series is cut below 1e-17 of its sum for |y| < 1/8. Farther apart nothing cancels, and
 * the library's logarithm serves.
 *
 * @param spot any unit of money
 * @param strike the same unit
 * @example logRatio(100, 100) // 0
 */
export function logRatio(spot: number, strike: number): number {
  const y = (spot - strike) / (spot + strike);
  if (!(y < 0.125 && y > -0.125)) return Math.log(spot / strike);
  const a = y * y;
  const b = a * a;
  const c = b * b;
  const first = 1 + a * (1 / 3) + b * (1 / 5 + a * (1 / 7));
  const rest = 1 / 9 + a * (1 / 11) + b * (1 / 13 + a * (1 / 15)) + c * (1 / 17);
  return 2 * y * (first + c * rest);
}
