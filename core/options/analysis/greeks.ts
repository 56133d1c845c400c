import { toDollars } from '../../shared/index.ts';
import { isOptionLeg, settlementInstant, signedShares, yearsBetween } from '../contracts/index.ts';
import type { Leg } from '../contracts/index.ts';
import { curvePrices } from '../payoff/index.ts';
import { optionGreeks } from '../pricing/index.ts';
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

/** Greeks of a leg as a function of the spot in dollars. */
type LegGreeks = (spot: number) => Greeks;

/**
 * Greeks of a whole leg: those of one share times its signed shares. A share has a delta of one and no other greek. Null
 * when the leg's volatility or its expiry's rates are missing.
 */
function legGreeks(input: AnalysisInput, leg: Leg): LegGreeks | null {
  const shares = signedShares(leg);
  if (!isOptionLeg(leg)) {
    const greeks = greeksOf((name) => (name === 'delta' ? shares : 0));
    return () => greeks;
  }
  const terms = legTerms(input, leg, yearsBetween(input.asOf, settlementInstant(leg)));
  if (typeof terms === 'string') return null;
  const valuesAt = optionGreeks(leg.type, toDollars(leg.strike), terms);
  return (spot) => {
    const values = valuesAt(spot);
    return greeksOf((name) => shares * values[name]);
  };
}

const sumOf = (legs: readonly Greeks[]): Greeks =>
  greeksOf((name) => legs.reduce((sum, leg) => sum + leg[name], 0));

/** Greeks of every leg, and their sum when all are known. */
export function strategyGreeks(input: AnalysisInput): {
  readonly net: Greeks | null;
  readonly legs: readonly (Greeks | null)[];
} {
  const spot = toDollars(input.spot);
  const legs = input.legs.map((leg) => legGreeks(input, leg)?.(spot) ?? null);
  const known = legs.filter((leg) => leg !== null);
  return { net: known.length === legs.length ? sumOf(known) : null, legs };
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
 *     greek = Σ shares · greek of one share    units at {@link Greeks}, formulas at {@link blackScholes} and {@link americanValuesAt}
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
  const atDate = { ...input, asOf: instantOf(input, at) };
  const legs = input.legs.map((leg) => legGreeks(atDate, leg));
  const known = legs.filter((leg) => leg !== null);
  if (known.length < legs.length) return null;
  return curvePrices(from, to, points, []).map((price) => ({
    price,
    greeks: sumOf(known.map((greeks) => greeks(price))),
  }));
}
