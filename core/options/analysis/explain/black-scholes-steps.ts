import type { OptionLeg } from '../../contracts/index.ts';
import type { ModelTerms } from '../../valuation/index.ts';
import { add, divide, exp, ln, multiply, negate, sqrt, square, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import { strikeOf, yearsOf } from './leg-symbols.ts';
import type { NumberedLeg } from './leg-symbols.ts';
import { indexed } from './worksheet.ts';
import type { Worksheet } from './worksheet.ts';

/** What the Black–Scholes–Merton formulas of one leg are made of. */
export interface BlackScholesSteps {
  readonly d1: string;
  readonly d2: string;
  readonly years: Expression;
  readonly volatility: string;
  readonly rate: string;
  readonly dividendYield: string;
  /** e^(−q·t) */
  readonly carry: Expression;
  /** e^(−r·t) */
  readonly discount: Expression;
  /** S · e^(−q·t) */
  readonly carried: Expression;
  /** K · e^(−r·t) */
  readonly discounted: Expression;
}

/**
 * The steps that every model value of a leg starts with:
 *
 *     d₁ = (ln(S/K) + (r − q + σ²/2)·t) / (σ·√t),   d₂ = d₁ − σ·√t
 */
export function blackScholesSteps(
  sheet: Worksheet,
  { leg, index }: NumberedLeg<OptionLeg>,
  terms: Omit<ModelTerms, 'atLeastIntrinsic'>,
  price: string,
): BlackScholesSteps {
  const of = { expiry: leg.expiry };
  const strike = strikeOf(sheet, { leg, index });
  const volatility = sheet.input(
    indexed('σ', index),
    'volatility',
    terms.volatility,
    'volatility',
    leg,
  );
  const suffix = expirySuffix(sheet, leg);
  const years = yearsOf(sheet, suffix, terms.years, leg.expiry);
  const rate = sheet.input(`r${suffix}`, 'rate', terms.rate, 'rate', of);
  const dividendYield = sheet.input(`q${suffix}`, 'dividendYield', terms.dividendYield, 'rate', of);
  const drift = add(subtract(rate, dividendYield), divide(square(volatility), 2));
  const deviation = multiply(volatility, sqrt(years));
  const d1 = sheet.step(
    `d₁(${price},${strike})`,
    'd1',
    divide(add(ln(divide(price, strike)), multiply(drift, years)), deviation),
    'number',
    leg,
  );
  const d2 = sheet.step(`d₂(${price},${strike})`, 'd2', subtract(d1, deviation), 'number', leg);
  const carry = exp(multiply(negate(dividendYield), years));
  const discount = exp(multiply(negate(rate), years));
  return {
    d1,
    d2,
    years,
    volatility,
    rate,
    dividendYield,
    carry,
    discount,
    carried: multiply(price, carry),
    discounted: multiply(strike, discount),
  };
}

/** Each expiry has symbols of its own; the first one met has them bare. */
function expirySuffix(sheet: Worksheet, { expiry }: OptionLeg): string {
  const expiries = sheet.inputs.flatMap(({ name, of }) =>
    name === 'days' && of !== null && 'expiry' in of && !('kind' in of) ? [of.expiry] : [],
  );
  const known = expiries.indexOf(expiry);
  const place = known < 0 ? expiries.length : known;
  return place === 0 ? '' : '′'.repeat(place);
}
