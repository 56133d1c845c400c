import { toDollars } from '../../shared/index.ts';
import { expiryMarket } from '../chain/index.ts';
import { frontExpiry } from '../analysis/index.ts';
import type { AnalysisInput, Measure } from '../analysis/index.ts';
import { stockStep } from './black-scholes-steps.ts';
import { divide, exp, ln, multiply, sqrt, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import { yearsOf } from './leg-symbols.ts';
import type { Derivation } from './derivation.ts';

/** Symbols of the distribution of the measure. */
export interface MeasureSymbols {
  /** The mean price. */
  readonly forward: string;
  readonly years: Expression;
  readonly volatility: Expression;
  /** σ·√t */
  readonly deviation: Expression;
}

/**
 * The mean price from the spot: F = X·e^((r − q)·t) when risk-neutral, with the share X without its dividends by date and
 * the yield q beside them; F = S·e^(μ·t) by the user's own drift, S without drift.
 */
function meanPrice(
  derivation: Derivation,
  input: AnalysisInput,
  { name, years, drift }: Measure,
  t: Expression,
): Expression {
  const spot = derivation.input('S', 'spot', toDollars(input.spot), 'spotPrice');
  if (name === 'zeroDrift') return spot;
  if (name === 'own')
    return multiply(spot, exp(multiply(derivation.input('μ', 'drift', drift, 'rate'), t)));
  const terms = input.terms.find(({ expiry }) => expiry === frontExpiry(input.legs));
  if (!terms) return spot;
  const market = expiryMarket(terms, toDollars(input.spot), years);
  const stock = stockStep(derivation, terms, market, spot);
  const r = derivation.input('r', 'rate', market.rate, 'rate');
  const q = derivation.input('q', 'dividendYield', market.dividendYield, 'rate');
  return multiply(stock, exp(multiply(subtract(r, q), t)));
}

export function measureSymbols(
  derivation: Derivation,
  input: AnalysisInput,
  measure: Measure,
): MeasureSymbols {
  const expiry = frontExpiry(input.legs);
  const years = expiry === null ? measure.years : yearsOf(derivation, '', measure.years, expiry);
  const mean = meanPrice(derivation, input, measure, years);
  const forward = derivation.step('F', 'forward', mean, 'spotPrice');
  const volatility = measure.smile
    ? measure.volatility
    : derivation.input('σ', 'measureVolatility', measure.volatility, 'volatility');
  return { forward, years, volatility, deviation: multiply(volatility, sqrt(years)) };
}

/** d₂ = ln(F/x)/(σ√t) − σ√t/2 of a price x: P(S_t > x) = Φ(d₂), P(S_t < x) = Φ(−d₂). */
export function d2Step(
  derivation: Derivation,
  { forward, deviation }: MeasureSymbols,
  price: string,
): string {
  const over = divide(ln(divide(forward, price)), deviation);
  return derivation.step(`d₂(${price})`, 'd2', subtract(over, divide(deviation, 2)), 'number');
}
