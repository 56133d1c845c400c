import { exactPrice, mergeIntervals, wholePrice } from './profit-at-expiry.ts';
import type { ExactInterval, ExactPrice, ProfitLine, ProfitNode } from './profit-at-expiry.ts';

/**
 * Prices of the underlying at which the strategy neither gains nor loses on the expiry day, ascending.
 *
 * profit(S) is a straight line between neighbouring strikes, so each root is an exact fraction, not searched for:
 *
 *     S* = a − profit(a) / slope    where profit changes sign between a and its neighbour
 *
 * Above the last strike the slope is the shares of calls and stock. A touch of zero counts. A stretch on which profit
 * is zero is no breakeven but a zero interval.
 *
 * @example breakevens(profitLine([longCall(100, 4), longPut(100, 3)])).map(priceInDollars) // [93, 107]: 100 ∓ (4 + 3)
 */
export function breakevens(line: ProfitLine): ExactPrice[] {
  const pieces = profitPieces(line);
  return pieces
    .filter((piece, i) => piece.signAtFrom === 0 && piece.sign !== 0 && pieces[i - 1]?.sign !== 0)
    .map((piece) => piece.from);
}

/**
 * Stretches of prices on which profit is exactly zero, ascending: neither profit nor loss.
 *
 * @example zeroIntervals(profitLine([longCall(100, 0)])).map(intervalInDollars) // [{ from: 0, to: 100 }]
 */
export const zeroIntervals = (line: ProfitLine): ExactInterval[] =>
  mergeIntervals(profitPieces(line).filter((piece) => piece.sign === 0));

/** A stretch of prices on whose inside the profit has one sign. */
export interface ProfitPiece extends ExactInterval {
  /** −1 loss, 0 exactly nothing, 1 profit, strictly between the ends. */
  readonly sign: number;
  /** The sign at `from` itself. */
  readonly signAtFrom: number;
  /** The straight stretch that it lies on. */
  readonly node: ProfitNode;
}

/** Where the line through the node meets zero: S* = a − profit(a) / slope, exact. */
const rootBeyond = ({ price, profit, slope }: ProfitNode): ExactPrice =>
  exactPrice(price * slope - profit, slope);

function piecesAfter(node: ProfitNode, next: ProfitNode | undefined): ProfitPiece[] {
  const from = wholePrice(node.price);
  const to = next ? wholePrice(next.price) : 'unlimited';
  const here = Math.sign(node.profit);
  const there = Math.sign(next ? next.profit : node.slope || node.profit);
  if (here * there >= 0) return [{ node, from, to, sign: here || there, signAtFrom: here }];
  const root = rootBeyond(node);
  return [
    { node, from, to: root, sign: here, signAtFrom: here },
    { node, from: root, to, sign: there, signAtFrom: 0 },
  ];
}

/** The profit line cut at its nodes and at its sign changes, from price 0 upwards without a gap. */
export const profitPieces = (line: ProfitLine): ProfitPiece[] =>
  line.flatMap((node, i) => piecesAfter(node, line[i + 1]));

/** Runs of pieces of one sign, cut where profit touches zero between them. */
function runs(line: ProfitLine, sign: number): ExactInterval[] {
  const found: ExactInterval[] = [];
  let open = false;
  for (const piece of profitPieces(line)) {
    const last = found.at(-1);
    if (piece.sign !== sign) open = false;
    else if (open && last && piece.signAtFrom === sign)
      found[found.length - 1] = { from: last.from, to: piece.to };
    else {
      found.push({ from: piece.from, to: piece.to });
      open = true;
    }
  }
  return found;
}

/**
 * Open intervals of prices on which the strategy gains at expiry, ascending.
 *
 * @example profitIntervals(profitLine([longCall(100, 4), longPut(100, 3)])).map(intervalInDollars) // [{ from: 0, to: 93 }, { from: 107, to: 'unlimited' }]
 */
export const profitIntervals = (line: ProfitLine): ExactInterval[] => runs(line, 1);

/**
 * Open intervals of prices on which the strategy loses at expiry, ascending.
 *
 * @example lossIntervals(profitLine([longCall(100, 4), longPut(100, 3)])).map(intervalInDollars) // [{ from: 93, to: 107 }]
 */
export const lossIntervals = (line: ProfitLine): ExactInterval[] => runs(line, -1);
