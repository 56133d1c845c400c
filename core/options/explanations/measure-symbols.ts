import { toDollars } from '../../shared/index.ts';
import { frontExpiry } from '../analysis/index.ts';
import type { AnalysisInput, Measure } from '../analysis/index.ts';
import { divide, exp, ln, multiply, sqrt, square, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import { yearsOf } from './leg-symbols.ts';
import type { Derivation } from './derivation.ts';

/** Symbols of the lognormal distribution of the measure. */
export interface MeasureSymbols {
  readonly spot: string;
  readonly drift: Expression;
  readonly years: Expression;
  readonly volatility: Expression;
  /** σ·√t */
  readonly deviation: Expression;
}

function driftOf(
  derivation: Derivation,
  { name, rate, dividendYield, drift }: Measure,
): Expression {
  if (name === 'zeroDrift') return 0;
  if (name === 'own') return derivation.input('μ', 'drift', drift, 'rate');
  const r = derivation.input('r', 'rate', rate, 'rate');
  const q = derivation.input('q', 'dividendYield', dividendYield, 'rate');
  return derivation.step('μ', 'drift', subtract(r, q), 'rate');
}

export function measureSymbols(
  derivation: Derivation,
  input: AnalysisInput,
  measure: Measure,
): MeasureSymbols {
  const spot = derivation.input('S', 'spot', toDollars(input.spot), 'spotPrice');
  const volatility = measure.smile
    ? measure.volatility
    : derivation.input('σ', 'measureVolatility', measure.volatility, 'volatility');
  const expiry = frontExpiry(input.legs);
  const years = expiry === null ? measure.years : yearsOf(derivation, '', measure.years, expiry);
  const drift = driftOf(derivation, measure);
  return { spot, volatility, years, drift, deviation: multiply(volatility, sqrt(years)) };
}

/** F = S·e^(μt), the mean price. */
export const forwardStep = (
  derivation: Derivation,
  { spot, drift, years }: MeasureSymbols,
): string =>
  derivation.step('F', 'forward', multiply(spot, exp(multiply(drift, years))), 'spotPrice');

/** d₂ of a price: P(S_t > x) = Φ(d₂), P(S_t < x) = Φ(−d₂). */
export function d2Step(
  derivation: Derivation,
  { spot, drift, years, volatility, deviation }: MeasureSymbols,
  price: string,
): string {
  const median = multiply(subtract(drift, divide(square(volatility), 2)), years);
  const over = { op: 'add', of: [ln(divide(spot, price)), median] } as const;
  return derivation.step(`d₂(${price})`, 'd2', divide(over, deviation), 'number');
}
