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
  const even = 1 + b * (1 / 5 + b * (1 / 9 + b * (1 / 13 + b * (1 / 17))));
  const odd = 1 / 3 + b * (1 / 7 + b * (1 / 11 + b * (1 / 15)));
  return 2 * y * (even + a * odd);
}
