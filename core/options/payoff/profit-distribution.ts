import type { Money } from '../../shared/index.ts';
import { MONEY_SCALE } from '../../shared/index.ts';
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

/** An exact interval in dollars a share, each end rounded once. */
export const intervalInDollars = ({ from, to }: ExactInterval): PriceInterval => ({
  from: priceInDollars(from),
  to: to === 'unlimited' ? to : priceInDollars(to),
});

/** Probability that the price ends within one of the intervals, which do not overlap. */
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
 */
export const chanceOfProfit = (line: ProfitLine, prices: PriceDistribution): number =>
  within(profitIntervals(line), prices);

/** Probability that money is lost at expiry. */
export const chanceOfLoss = (line: ProfitLine, prices: PriceDistribution): number =>
  within(lossIntervals(line), prices);

/** Probability of exactly nothing: above zero only where profit is zero on a stretch of prices. */
export const chanceOfZero = (line: ProfitLine, prices: PriceDistribution): number =>
  within(zeroIntervals(line), prices);

/** P(profit ≥ amount): no loss on the line moved down by the amount. */
export const chanceOfProfitAtLeast = (
  line: ProfitLine,
  prices: PriceDistribution,
  amount: Money,
): number => 1 - chanceOfLoss(profitBeyond(line, amount), prices);

/** P(loss ≥ amount): no profit on the line moved up by the amount. */
export const chanceOfLossAtLeast = (
  line: ProfitLine,
  prices: PriceDistribution,
  amount: Money,
): number => 1 - chanceOfProfit(profitBeyond(line, -amount), prices);

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
 */
export const expectedProfit = (line: ProfitLine, prices: PriceDistribution): number =>
  profitPieces(line).reduce((sum, piece) => sum + expectedOnPiece(piece, prices), 0);

/** The losing part of the expected profit, E[min(0, profit)], in dollars. */
export const expectedLoss = (line: ProfitLine, prices: PriceDistribution): number =>
  profitPieces(line).reduce(
    (sum, piece) => (piece.sign < 0 ? sum + expectedOnPiece(piece, prices) : sum),
    0,
  );
