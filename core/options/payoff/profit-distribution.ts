import { MONEY_SCALE, negateMoney, type Dollars, type Money } from '../../shared/index.ts';
import { inverseNormalCdf, millsRatio, normalCdf, normalDensity } from '../pricing/index.ts';
import {
  lossIntervals,
  profitIntervals,
  profitPieces,
  zeroIntervals,
  type ProfitPiece,
} from './breakevens.ts';
import {
  priceInDollars,
  profitBeyond,
  type ExactInterval,
  type ProfitLine,
} from './profit-at-expiry.ts';

/** Distribution of the underlying's price on one day, in dollars per share. */
export interface PriceDistribution {
  /** The mean price. */
  readonly mean: number;
  /** P(S < price); prices are continuous, so P(S ≤ price) is the same. */
  probabilityBelow(price: Dollars): number;
  /** E[S; S < price], the part of the mean below the price. */
  meanBelow(price: Dollars): number;
}

/** Parameters of a lognormal distribution of prices. Rates and volatility are continuous fractions per year. */
export interface LognormalTerms {
  /** Dollars per share. */
  readonly spot: Dollars;
  /** Drift of the mean: rate − dividend yield when risk-neutral, 0 for zero drift, or the user's own. */
  readonly drift: number;
  readonly volatility: number;
  readonly years: number;
}

/**
 * Lognormal distribution of the price t years ahead:
 *
 *     F = S·e^(drift·t)    d2 = (ln(F/x) − σ²t/2) / (σ√t)    d1 = d2 + σ√t
 *     P(S_t < x) = Φ(−d2)    E[S_t; S_t < x] = F · Φ(−d1)
 *
 * With no time left or a volatility of zero the price is F with certainty.
 * Source: Hull, Options, Futures and Other Derivatives, section 15.1 and the appendix to chapter 15.
 *
 * @example lognormalPrices({ spot: 100, drift: 0.02, volatility: 0.2, years: 1 }).probabilityBelow(100) // 0.5: ln F/x = σ²t/2
 */
export function lognormalPrices(terms: LognormalTerms): PriceDistribution {
  const { spot, drift, volatility, years } = terms;
  const mean = spot * Math.exp(drift * years);
  const deviation = volatility * Math.sqrt(years);
  const below = (price: number, shift: number): number => {
    if (price <= 0) return 0;
    if (deviation === 0) return mean < price ? 1 : 0;
    return normalCdf((Math.log(price / mean) + shift) / deviation);
  };
  const half = (deviation * deviation) / 2;
  return {
    mean,
    probabilityBelow: (price) => below(price, half),
    meanBelow: (price) => mean * below(price, -half),
  };
}

/**
 * Probability that a lognormal price touches a level within t years, by the reflection principle:
 *
 *     Φ((νt − b)/σ√t) + e^(2νb/σ²)·Φ((−b − νt)/σ√t)    b = |ln(x/S)|, ν = ±(drift − σ²/2), + for a level above the spot
 *
 * Source: Hull, Options, Futures and Other Derivatives, section 26.9 (barrier options).
 *
 * @example lognormalTouch({ spot: 100, drift: 0.02, volatility: 0.2, years: 1 }, 110) / (2 * (1 - normalCdf(Math.log(1.1) / 0.2))) // 1: without ν, twice the chance of ending beyond
 */
export function lognormalTouch(
  { spot, drift, volatility, years }: LognormalTerms,
  price: Dollars,
): number {
  const distance = Math.log(price / spot);
  const deviation = volatility * Math.sqrt(years);
  if (distance === 0) return 1;
  const nu = drift - (volatility * volatility) / 2;
  const [away, toward] = distance > 0 ? [distance, nu] : [-distance, -nu];
  const moved = toward * years;
  if (deviation === 0) return moved >= away ? 1 : 0;
  const beyond = (away + moved) / deviation;
  // e^(2νb/σ²)·φ((b + νt)/σ√t) = φ((b − νt)/σ√t), which does not overflow.
  const reflected =
    beyond > 0
      ? normalDensity((away - moved) / deviation) * millsRatio(beyond)
      : Math.exp((2 * toward * away) / (volatility * volatility)) * normalCdf(-beyond);
  return Math.min(1, normalCdf((moved - away) / deviation) + reflected);
}

/**
 * Quantile of {@link lognormalPrices} for a probability strictly between 0 and 1, dollars per share:
 *
 *     x = F · e^(σ√t · Φ⁻¹(p) − σ²t/2)
 *
 * @example lognormalQuantile({ spot: 100, drift: 0.02, volatility: 0.2, years: 1 }, 0.5) // 100: Φ⁻¹(0.5) = 0
 */
export function lognormalQuantile(terms: LognormalTerms, probability: number): number {
  const { spot, drift, volatility, years } = terms;
  const deviation = volatility * Math.sqrt(years);
  if (deviation === 0) return spot * Math.exp(drift * years);
  const exponent = drift * years + deviation * (inverseNormalCdf(probability) - deviation / 2);
  return spot * Math.exp(exponent);
}

/**
 * The prices one standard deviation of the log price below and above its median, in dollars per share.
 *
 *     S · e^((drift − σ²/2)·t ± σ√t)    Φ(1) − Φ(−1) = 68.27 % lie between
 *
 * @example oneSigmaPrices({ spot: 100, drift: 0.02, volatility: 0.2, years: 1 }) // { from: 100 * Math.exp(-0.2), to: 100 * Math.exp(0.2) }
 */
export function oneSigmaPrices({ spot, drift, volatility, years }: LognormalTerms): {
  readonly from: Dollars;
  readonly to: Dollars;
} {
  const median = spot * Math.exp((drift - (volatility * volatility) / 2) * years);
  const deviation = volatility * Math.sqrt(years);
  return { from: median * Math.exp(-deviation), to: median * Math.exp(deviation) };
}

/**
 * Prices known to end within a range, each as likely in proportion as before; null where nothing of the distribution
 * lies within it.
 *
 *     P(S < x | a ≤ S < b) = (P(S < x) − P(S < a)) / (P(S < b) − P(S < a))    for x between a and b
 *
 * @example pricesWithin(uniformPrices(200), 50, 100).probabilityBelow(75) // 0.5: the middle of the range
 */
export function pricesWithin(
  prices: PriceDistribution,
  from: Dollars,
  to: Dollars,
): PriceDistribution | null {
  const [below, meanBelow] = [prices.probabilityBelow(from), prices.meanBelow(from)];
  const probability = prices.probabilityBelow(to) - below;
  if (!(to > from) || !(probability > 0)) return null;
  const clamped = (price: number): number => Math.min(Math.max(price, from), to);
  return {
    mean: (prices.meanBelow(to) - meanBelow) / probability,
    probabilityBelow: (price) => (prices.probabilityBelow(clamped(price)) - below) / probability,
    meanBelow: (price) => (prices.meanBelow(clamped(price)) - meanBelow) / probability,
  };
}

/**
 * Prices after the moves of the past, each equally likely; null without any. Moves are logarithms of price ratios.
 *
 *     S·e^(rᵢ)
 *
 * @example pricesAfterMoves(100, [0, 0, Math.log(1.1)]).mean.toFixed(4) // '103.3333': (100 + 100 + 110) / 3
 */
export function pricesAfterMoves(
  spot: Dollars,
  moves: readonly number[],
): PriceDistribution | null {
  const ends = moves.map((move) => spot * Math.exp(move));
  if (ends.length === 0) return null;
  const mean = (of: (end: number) => number): number =>
    ends.reduce((sum, end) => sum + of(end), 0) / ends.length;
  return {
    mean: mean((end) => end),
    probabilityBelow: (price) => mean((end) => (end < price ? 1 : 0)),
    meanBelow: (price) => mean((end) => (end < price ? end : 0)),
  };
}

const HALVINGS = 80;

/**
 * The price below which the underlying is with a probability strictly between 0 and 1, by bisection; dollars per share.
 *
 * @example priceQuantile(uniformPrices(200), 0.25).toFixed(6) // '50.000000'
 */
export function priceQuantile(prices: PriceDistribution, probability: number): number {
  let [low, high] = [prices.mean / 2, prices.mean * 2];
  for (let i = 0; i < HALVINGS && prices.probabilityBelow(low) > probability; i++) low /= 2;
  for (let i = 0; i < HALVINGS && prices.probabilityBelow(high) < probability; i++) high *= 2;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = Math.sqrt(low * high);
    if (prices.probabilityBelow(middle) < probability) low = middle;
    else high = middle;
  }
  return Math.sqrt(low * high);
}

/** A stretch of prices in dollars; no bound above is written out. */
export interface PriceInterval {
  readonly from: number;
  readonly to: number | 'unlimited';
}

/**
 * An exact interval in dollars per share, each end rounded once.
 *
 * @example intervalInDollars({ from: { numerator: 930_000, denominator: 1 }, to: 'unlimited' }) // { from: 93, to: 'unlimited' }
 */
export const intervalInDollars = ({ from, to }: ExactInterval): PriceInterval => ({
  from: priceInDollars(from),
  to: to === 'unlimited' ? to : priceInDollars(to),
});

/**
 * Probability that the price ends within one of the intervals, which do not overlap.
 *
 *     P = Σ P(S < b) − P(S ≤ a)    over the intervals (a, b)
 *
 * @example probabilityWithin([{ from: 50, to: 100 }], uniformPrices(200)) // 0.25: (100 − 50) / 200
 */
export const probabilityWithin = (
  intervals: readonly PriceInterval[],
  prices: PriceDistribution,
): number =>
  intervals.reduce(
    (sum, { from, to }) =>
      sum + (to === 'unlimited' ? 1 : prices.probabilityBelow(to)) - prices.probabilityBelow(from),
    0,
  );

const within = (intervals: readonly ExactInterval[], prices: PriceDistribution): number =>
  probabilityWithin(intervals.map(intervalInDollars), prices);

/**
 * Probability of profit: that more than nothing is earned at expiry.
 *
 *     PoP = Σ P(S < b) − P(S ≤ a)    over the intervals (a, b) on which profit is positive
 *
 * No simulation and no grid. Profit of exactly zero is not profit.
 *
 * @example probabilityOfProfit(profitLine([longCall(100, 5)]), uniformPrices(200)) // 0.475: (200 − 105) / 200
 */
export const probabilityOfProfit = (line: ProfitLine, prices: PriceDistribution): number =>
  within(profitIntervals(line), prices);

/**
 * Probability that money is lost at expiry.
 *
 * @example probabilityOfLoss(profitLine([longCall(100, 5)]), uniformPrices(200)) // 0.525: 105 / 200
 */
export const probabilityOfLoss = (line: ProfitLine, prices: PriceDistribution): number =>
  within(lossIntervals(line), prices);

/**
 * Probability of neither profit nor loss: above zero only where profit is zero on a stretch of prices.
 *
 * @example probabilityOfZeroProfit(profitLine([longCall(100, 0)]), uniformPrices(200)) // 0.5: 100 / 200
 */
export const probabilityOfZeroProfit = (line: ProfitLine, prices: PriceDistribution): number =>
  within(zeroIntervals(line), prices);

/**
 * P(profit ≥ amount) at expiry, the amount in money: no loss on the line moved down by the amount.
 *
 * @example probabilityOfProfitAtLeast(profitLine([longCall(100, 5)]), uniformPrices(200), 5_000_000) // 0.45: (200 − 110) / 200
 */
export const probabilityOfProfitAtLeast = (
  line: ProfitLine,
  prices: PriceDistribution,
  amount: Money,
): number => 1 - probabilityOfLoss(profitBeyond(line, amount), prices);

/**
 * P(loss ≥ amount) at expiry, the amount in money: no profit on the line moved up by the amount.
 *
 * @example probabilityOfLossAtLeast(profitLine([longCall(100, 5)]), uniformPrices(200), 5_000_000) // 0.5: 100 / 200
 */
export const probabilityOfLossAtLeast = (
  line: ProfitLine,
  prices: PriceDistribution,
  amount: Money,
): number => 1 - probabilityOfProfit(profitBeyond(line, negateMoney(amount)), prices);

/** E[profit; S within the piece] in dollars, by the two partial moments of the price there. */
function expectedOnPiece({ node, ...interval }: ProfitPiece, prices: PriceDistribution): number {
  const { from, to } = intervalInDollars(interval);
  const probability = probabilityWithin([{ from, to }], prices);
  const mean = (to === 'unlimited' ? prices.mean : prices.meanBelow(to)) - prices.meanBelow(from);
  const atZero = (node.profit - node.slope * node.price) / MONEY_SCALE;
  return atZero * probability + node.slope * mean;
}

/**
 * Expected profit at expiry in dollars, not discounted, by closed partial moments on every straight stretch (a, b):
 *
 *     E = Σ (profit(a) − slope · a) · P(a < S < b) + slope · E[S; a < S < b]
 *
 * @example expectedProfit(profitLine([longCall(100, 5)]), uniformPrices(200)) // 2000: 100 · (50 · 100/200 − 5), as S − 100 is 50 on average above 100
 */
export const expectedProfit = (line: ProfitLine, prices: PriceDistribution): number =>
  profitPieces(line).reduce((sum, piece) => sum + expectedOnPiece(piece, prices), 0);

/**
 * The losing part of the expected profit at expiry, E[min(0, profit)], in dollars.
 *
 * @example expectedLoss(profitLine([longCall(100, 5)]), uniformPrices(200)) // -256.25: −500 · 100/200 − 250 · 5/200
 */
export const expectedLoss = (line: ProfitLine, prices: PriceDistribution): number =>
  profitPieces(line).reduce(
    (sum, piece) => (piece.sign < 0 ? sum + expectedOnPiece(piece, prices) : sum),
    0,
  );
