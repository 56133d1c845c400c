import { priceQuantile } from '../payoff/index.ts';
import type { PriceDistribution } from '../payoff/index.ts';

/** Probability beyond the outermost prices of the integration, and its number of cells. */
const TAIL = 1e-7;
const CELLS = 400;

/**
 * Mean of a function of the price, by its chords between prices that are evenly spaced in logarithm. The probability
 * and the partial mean of each cell are exact, so that straight lines are too; the outermost chords go on beyond.
 *
 *     E[f(S)] = Σ f(a)·P(a < S < b) + (f(b) − f(a))/(b − a) · (E[S; a < S < b] − a·P(a < S < b))
 *
 * @example expectedValue((price) => 2 * price + 1, uniformPrices(200)).toFixed(6) // '201.000000': the mean is 100
 */
export function expectedValue(f: (price: number) => number, prices: PriceDistribution): number {
  const from = priceQuantile(prices, TAIL);
  const ratio = (priceQuantile(prices, 1 - TAIL) / from) ** (1 / CELLS);
  if (!(ratio > 1)) return f(prices.mean);
  let [sum, probabilityBelow, meanBelow] = [0, 0, 0];
  let [low, valueLow] = [from, f(from)];
  for (let i = 1; i <= CELLS; i++) {
    const high = low * ratio;
    const valueHigh = f(high);
    const slope = (valueHigh - valueLow) / (high - low);
    const isLast = i === CELLS;
    const probability = isLast ? 1 : prices.probabilityBelow(high);
    const mean = isLast ? prices.mean : prices.meanBelow(high);
    sum += (valueLow - slope * low) * (probability - probabilityBelow) + slope * (mean - meanBelow);
    [low, valueLow, probabilityBelow, meanBelow] = [high, valueHigh, probability, mean];
  }
  return sum;
}
