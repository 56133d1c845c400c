import type { OptionLeg } from '../contracts/index.ts';
import { escrowOf, withoutNegativeYield } from '../pricing/index.ts';
import type { OptionTerms } from '../pricing/index.ts';
import {
  add,
  divide,
  exp,
  ln,
  max,
  multiply,
  negate,
  sqrt,
  square,
  subtract,
} from './expression.ts';
import type { Expression } from './expression.ts';
import { strikeOf, yearsOf } from './leg-symbols.ts';
import type { NumberedLeg } from './leg-symbols.ts';
import { indexed } from './derivation.ts';
import type { Derivation } from './derivation.ts';

/** Terms of the Black–Scholes–Merton formulas of one leg. */
export interface BlackScholesSteps {
  /** The share without its dividends by date; the price itself without any. */
  readonly stock: string;
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
 * The steps that every model value of a leg starts with; early exercise adds its premium to the European value:
 *
 *     d₁ = (ln(S/K) + (r − q + σ²/2)·t) / (σ·√t),   d₂ = d₁ − σ·√t
 */
export function blackScholesSteps(
  derivation: Derivation,
  { leg, index }: NumberedLeg<OptionLeg>,
  given: OptionTerms,
  price: string,
): BlackScholesSteps {
  const terms = given.exercise === 'american' ? withoutNegativeYield(given) : given;
  const of = { expiry: leg.expiry };
  const strike = strikeOf(derivation, { leg, index });
  const volatility = derivation.input(
    indexed('σ', index),
    'volatility',
    terms.volatility,
    'volatility',
    leg,
  );
  const suffix = expirySuffix(derivation, leg);
  const years = yearsOf(derivation, suffix, terms.years, leg.expiry);
  const rate = derivation.input(`r${suffix}`, 'rate', terms.rate, 'rate', of);
  const dividendYield = derivation.input(
    `q${suffix}`,
    'dividendYield',
    terms.dividendYield,
    'rate',
    of,
  );
  const stock = stockStep(derivation, leg, terms, price);
  const drift = add(subtract(rate, dividendYield), divide(square(volatility), 2));
  const deviation = multiply(volatility, sqrt(years));
  const d1 = derivation.step(
    `d₁(${price},${strike})`,
    'd1',
    divide(add(ln(divide(stock, strike)), multiply(drift, years)), deviation),
    'number',
    leg,
  );
  const d2 = derivation.step(
    `d₂(${price},${strike})`,
    'd2',
    subtract(d1, deviation),
    'number',
    leg,
  );
  const carry = exp(multiply(negate(dividendYield), years));
  const discount = exp(multiply(negate(rate), years));
  return {
    stock,
    d1,
    d2,
    years,
    volatility,
    rate,
    dividendYield,
    carry,
    discount,
    carried: multiply(stock, carry),
    discounted: multiply(strike, discount),
  };
}

/** X = (S − PV) / g with the present value PV of the cash dividends and the growth g of the proportional ones. */
export function stockStep(
  derivation: Derivation,
  leg: Pick<OptionLeg, 'expiry'>,
  { dividends = [], rate }: Pick<OptionTerms, 'dividends' | 'rate'>,
  price: string,
): string {
  if (dividends.length === 0) return price;
  const of = { expiry: leg.expiry };
  const suffix = expirySuffix(derivation, leg);
  const { presentValue, growth } = escrowOf(dividends, rate);
  const cash = derivation.input(`PV${suffix}`, 'dividends', presentValue, 'price', of);
  const paid = subtract(price, cash);
  const stock =
    growth === 1
      ? paid
      : divide(paid, derivation.input(`g${suffix}`, 'dividendGrowth', growth, 'number', of));
  return derivation.step(`X${suffix}(${price})`, 'stock', max(stock, 0), 'spotPrice', of);
}

/** Each expiry has symbols of its own; those of the first have no subscript. */
function expirySuffix(derivation: Derivation, { expiry }: Pick<OptionLeg, 'expiry'>): string {
  const expiries = derivation.inputs.flatMap(({ name, of }) =>
    name === 'days' && of !== null && 'expiry' in of && !('kind' in of) ? [of.expiry] : [],
  );
  const known = expiries.indexOf(expiry);
  const place = known < 0 ? expiries.length : known;
  return place === 0 ? '' : '′'.repeat(place);
}
