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
