import type { Money } from '../../shared/index.ts';
import { isOptionLeg, signedShares } from '../contracts/index.ts';
import type { Leg } from '../contracts/index.ts';

/** A price at which the profit line starts or bends, and the line from there to the next. */
export interface ProfitNode {
  /** Money a share; the first is 0. */
  readonly price: Money;
  /** Profit of all legs there, in money. */
  readonly profit: Money;
  /** Shares of the underlying that the strategy behaves like above this price. */
  readonly slope: number;
}

/** Profit at expiry as a function of the price: straight between nodes and beyond the last. */
export type ProfitLine = readonly ProfitNode[];

/** What one share's worth of the leg is worth at expiry; money in, money out. */
function worthAtExpiry(leg: Leg, price: number): number {
  if (!isOptionLeg(leg)) return price;
  return Math.max(0, leg.type === 'call' ? price - leg.strike : leg.strike - price);
}

/**
 * Profit of legs of one expiry, and of stock, when the underlying ends at `price`.
 *
 *     profit(S) = Σ shares · (worth(S) − premium)    worth = max(0, S − K), max(0, K − S) or S
 *
 * Money a share in; money for the whole strategy out, exact for an integer price.
 */
export const profitAtExpiry = (legs: readonly Leg[], price: number): number =>
  legs.reduce((sum, leg) => sum + signedShares(leg) * (worthAtExpiry(leg, price) - leg.premium), 0);

/** Slope of the profit just above `price`, in shares. */
const slopeAbove = (legs: readonly Leg[], price: Money): number =>
  legs.reduce((sum, leg) => {
    if (!isOptionLeg(leg)) return sum + signedShares(leg);
    if (leg.type === 'call') return price >= leg.strike ? sum + signedShares(leg) : sum;
    return price < leg.strike ? sum - signedShares(leg) : sum;
  }, 0);

/**
 * The profit line of legs of one expiry, and of stock: its nodes are price 0 and the distinct strikes, ascending.
 * `booked` is added to every profit: see `bookedProfit`.
 *
 * A share cannot fall below zero, so the line starts at 0 and a short put has a greatest loss. All values are
 * integers: a wing whose profit is zero is zero, not 1e-13.
 */
export function profitLine(legs: readonly Leg[], booked: Money = 0): ProfitLine {
  const strikes = legs.filter(isOptionLeg).map((leg) => leg.strike);
  return [...new Set([0, ...strikes])]
    .sort((a, b) => a - b)
    .map((price) => ({
      price,
      profit: booked + profitAtExpiry(legs, price),
      slope: slopeAbove(legs, price),
    }));
}

/** The line moved down by `amount`: what is earned beyond it. */
export const profitBeyond = (line: ProfitLine, amount: number): ProfitLine =>
  line.map((node) => ({ ...node, profit: node.profit - amount }));

/** Profit on the line at `price`, money in and out. */
export function profitOnLine(line: ProfitLine, price: number): number {
  const node = line.findLast((each) => each.price <= price);
  return node ? node.profit + node.slope * (price - node.price) : Number.NaN;
}
