import { fromDollars, toDollars } from '../../shared/index.ts';
import { isOptionLeg, signedShares, yearsToExpiry } from '../contracts/index.ts';
import type { Leg } from '../contracts/index.ts';
import { curvePrices } from '../payoff/index.ts';
import { blackScholes } from '../pricing/index.ts';
import { legTerms } from './analysis-input.ts';
import { instantOf } from './profit-curve.ts';
import type { CurveQuery } from './profit-curve.ts';
import type { AnalysisInput } from './analysis-input.ts';
import type { Greeks } from './strategy-analysis.ts';

/** Greeks made one by one. */
const greeksOf = (of: (name: keyof Greeks) => number): Greeks => ({
  delta: of('delta'),
  gamma: of('gamma'),
  vega: of('vega'),
  theta: of('theta'),
  rho: of('rho'),
  vanna: of('vanna'),
  volga: of('volga'),
  charm: of('charm'),
});

/**
 * Greeks of a whole leg at the spot: those of one share times its signed shares. A share has a delta of one and no
 * other greek. Null when the leg's volatility or its expiry's rates are missing.
 */
function legGreeks(input: AnalysisInput, leg: Leg): Greeks | null {
  const shares = signedShares(leg);
  if (!isOptionLeg(leg)) return greeksOf((name) => (name === 'delta' ? shares : 0));
  const terms = legTerms(input, leg, yearsToExpiry(input.asOf, leg.expiry));
  if (typeof terms === 'string') return null;
  const spot = toDollars(input.spot);
  const values = blackScholes({ type: leg.type, spot, strike: toDollars(leg.strike), ...terms });
  return greeksOf((name) => shares * values[name]);
}

/** Greeks of every leg, and their sum when all are known. */
export function strategyGreeks(input: AnalysisInput): {
  readonly net: Greeks | null;
  readonly legs: readonly (Greeks | null)[];
} {
  const legs = input.legs.map((leg) => legGreeks(input, leg));
  const known = legs.filter((leg) => leg !== null);
  const complete = known.length === legs.length;
  const net = greeksOf((name) => known.reduce((sum, leg) => sum + leg[name], 0));
  return { net: complete ? net : null, legs };
}

/** Greeks of the whole strategy should the underlying stand at a price. */
export interface GreeksPoint {
  /** Dollars per share. */
  readonly price: number;
  readonly greeks: Greeks;
}

/**
 * The net greeks over a range of prices at a date; null when a volatility or an expiry's rates are missing.
 *
 *     greek = Σ shares · greek of one share    units at {@link Greeks}, formulas at {@link blackScholes}
 *
 * @example
 * const at = Date.parse('2026-05-21T20:00:00Z');
 * const curve = greeksCurve(analysisInput([longCall(100, 7), shortPut(100, 5)]), { at, from: 90, to: 110, points: 2 });
 * curve.map(({ greeks }) => greeks.delta) // [100, 100]: by put–call parity as 100 shares
 */
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
