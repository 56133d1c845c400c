import { toDollars } from '../../../shared/index.ts';
import { frontExpiry } from '../dated-legs.ts';
import type { AnalysisInput, Measure } from '../strategy-analysis.ts';
import { divide, ln, multiply, sqrt, square, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import { yearsOf } from './leg-symbols.ts';
import type { Worksheet } from './worksheet.ts';

/** The lognormal distribution that chances are counted by, as symbols. */
export interface MeasureSymbols {
  readonly spot: string;
  readonly drift: Expression;
  readonly years: Expression;
  readonly volatility: string;
  /** σ·√t */
  readonly deviation: Expression;
}

function driftOf(sheet: Worksheet, { name, rate, dividendYield, drift }: Measure): Expression {
  if (name === 'zeroDrift') return 0;
  if (name === 'own') return sheet.input('μ', 'drift', drift, 'rate');
  const r = sheet.input('r', 'rate', rate, 'rate');
  const q = sheet.input('q', 'dividendYield', dividendYield, 'rate');
  return sheet.step('μ', 'drift', subtract(r, q), 'rate');
}

export function measureSymbols(
  sheet: Worksheet,
  input: AnalysisInput,
  measure: Measure,
): MeasureSymbols {
  const spot = sheet.input('S', 'spot', toDollars(input.spot), 'spotPrice');
  const volatility = sheet.input('σ', 'measureVolatility', measure.volatility, 'volatility');
  const expiry = frontExpiry(input.legs);
  const years = expiry === null ? measure.years : yearsOf(sheet, '', measure.years, expiry);
  const drift = driftOf(sheet, measure);
  return { spot, volatility, years, drift, deviation: multiply(volatility, sqrt(years)) };
}

/** d₂ of a price: P(S_t > x) = Φ(d₂), P(S_t < x) = Φ(−d₂). */
export function d2Step(
  sheet: Worksheet,
  { spot, drift, years, volatility, deviation }: MeasureSymbols,
  price: string,
): string {
  const median = multiply(subtract(drift, divide(square(volatility), 2)), years);
  const over = { op: 'add', of: [ln(divide(spot, price)), median] } as const;
  return sheet.step(`d₂(${price})`, 'd2', divide(over, deviation), 'number');
}
