import { exactPrice, wholePrice } from './exact-price.ts';
import type { ExactInterval, ExactPrice } from './exact-price.ts';
import type { ProfitLine, ProfitNode } from './profit-at-expiry.ts';

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
