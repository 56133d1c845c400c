import { MONEY_SCALE, negateMoney } from '../../shared/index.ts';
import type { Money } from '../../shared/index.ts';
import { priceInDollars } from './exact-price.ts';
import type { ExactInterval } from './exact-price.ts';
import type { PriceDistribution } from './lognormal-prices.ts';
import { profitBeyond } from './profit-at-expiry.ts';
import type { ProfitLine } from './profit-at-expiry.ts';
import { lossIntervals, profitIntervals, profitPieces, zeroIntervals } from './breakevens.ts';
import type { ProfitPiece } from './breakevens.ts';

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
