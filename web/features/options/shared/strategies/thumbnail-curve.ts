import {
  breakevens,
  expiryCurve,
  priceInDollars,
  type CurvePoint,
  type ProfitLine,
} from '@toolyard/core/options/payoff';
import { toDollars } from '@toolyard/core/shared';
import { thumbnailPrices } from './thumbnail-prices.ts';

/** A profit line with all its corners in view. */
export function thumbnailCurve(
  line: ProfitLine,
  spot: number,
  exit: CurvePoint | null = null,
): CurvePoint[] {
  const corners = [
    ...breakevens(line).map(priceInDollars),
    ...line.slice(1).map(({ price }) => toDollars(price)),
    ...(exit ? [exit.price] : []),
  ];
  const { from, to, points } = thumbnailPrices(spot, corners);
  return expiryCurve(line, from, to, points);
}
