import { fromDollars } from '../../shared/index.ts';
import { curvePrices } from '../payoff/index.ts';
import { strategyGreeks } from './leg-greeks.ts';
import { instantOf } from './profit-curve.ts';
import type { CurveQuery } from './profit-curve.ts';
import type { AnalysisInput, Greeks } from './strategy-analysis.ts';

/** Greeks of the whole strategy should the underlying stand at a price. */
export interface GreeksPoint {
  /** Dollars a share. */
  readonly price: number;
  readonly greeks: Greeks;
}

/** The net greeks over a range of prices at a date; null when a volatility or an expiry's rates are missing. */
export function greeksCurve(
  input: AnalysisInput,
  { at, from, to, points }: CurveQuery,
): readonly GreeksPoint[] | null {
  const asOf = instantOf(input, at);
  const curve: GreeksPoint[] = [];
  for (const price of curvePrices(from, to, points, [])) {
    const { net } = strategyGreeks({ ...input, asOf, spot: fromDollars(price) });
    if (!net) return null;
    curve.push({ price, greeks: net });
  }
  return curve;
}
