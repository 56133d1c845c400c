import { isOptionLeg, settlementInstant, yearsBetween } from '../contracts/index.ts';
import type { OptionLeg } from '../contracts/index.ts';
import { optionDate, optionDatePrice } from '../pricing/index.ts';
import type { OptionTerms } from '../pricing/index.ts';
import { toDollars } from '../../shared/index.ts';
import type { Instant, Money } from '../../shared/index.ts';
import { frontSettlement, legTerms } from '../analysis/index.ts';
import type { ProfitDate, AnalysisInput } from '../analysis/index.ts';
import { blackScholesSteps } from './black-scholes-steps.ts';
import { add, max, multiply, negate, normalCdf, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import { numbered, premiumOf, sharesOf, strikeOf, withDividends } from './leg-symbols.ts';
import type { NumberedLeg } from './leg-symbols.ts';
import { indexed } from './derivation.ts';
import type { Derivation } from './derivation.ts';

/** The valuation date of a profit: the front expiry unless an earlier date is requested. */
export function instantOf(input: AnalysisInput, at: ProfitDate): Instant {
  if (at !== 'expiry') return at;
  return frontSettlement(input.legs) ?? input.asOf;
}

/** Value of an expired option per share: max(0, S − K) or max(0, K − S). */
const intrinsic = (leg: OptionLeg, price: Expression, strike: Expression): Expression =>
  leg.type === 'call' ? subtract(price, strike) : subtract(strike, price);

/** Model value of an unexpired leg per share: the European value, and what early exercise adds. */
function livingValue(
  derivation: Derivation,
  { leg, index }: NumberedLeg<OptionLeg>,
  terms: OptionTerms,
  price: string,
): Expression {
  const { d1, d2, carried, discounted } = blackScholesSteps(
    derivation,
    { leg, index },
    terms,
    price,
  );
  const european =
    leg.type === 'call'
      ? subtract(multiply(carried, normalCdf(d1)), multiply(discounted, normalCdf(d2)))
      : subtract(
          multiply(discounted, normalCdf(negate(d2))),
          multiply(carried, normalCdf(negate(d1))),
        );
  const premium = () =>
    optionDatePrice(optionDate(leg.type, toDollars(leg.strike), terms), derivation.valueOf(price)) -
    derivation.valueOf(european);
  const exercise = `${indexed('x', index)}(${price})`;
  const value =
    terms.exercise === 'american'
      ? add(european, derivation.input(exercise, 'exercise', premium(), 'price', leg))
      : european;
  return derivation.step(`${indexed('V', index)}(${price})`, 'legValue', value, 'price', leg);
}

/** Value of a leg per share at a price and an instant. */
function value(
  derivation: Derivation,
  input: AnalysisInput,
  each: NumberedLeg,
  price: string,
  at: Instant,
): Expression {
  const { leg, index } = each;
  if (!isOptionLeg(leg)) return withDividends(derivation, input, price, at);
  const strike = strikeOf(derivation, { leg, index });
  const years = yearsBetween(at, settlementInstant(leg));
  const terms = years > 0 ? legTerms(input, leg, years) : null;
  if (terms === null || typeof terms === 'string') return max(0, intrinsic(leg, price, strike));
  return livingValue(derivation, { leg, index }, terms, price);
}

/** C: future commissions. */
export const commissionsTerm = (derivation: Derivation, commissions: Money): string =>
  derivation.input('C', 'commissions', toDollars(commissions), 'amount');

/** The part that depends on no price: + R realised profit, + E of expired contracts, − C future commissions; omitted if zero. */
export function bookedTerms(
  derivation: Derivation,
  { commissions, realised, expiredProfit }: AnalysisInput,
): Expression[] {
  const terms: Expression[] = [];
  if (realised) terms.push(derivation.input('R', 'realised', toDollars(realised), 'signedAmount'));
  if (expiredProfit)
    terms.push(derivation.input('E', 'expiredProfit', toDollars(expiredProfit), 'signedAmount'));
  if (commissions) terms.push(negate(commissionsTerm(derivation, commissions)));
  return terms;
}

/** P(S) = Σ n · (value(S) − p) + R − C, as a step of the price's symbol; a share's value is its price and its dividends. */
export function profitStep(
  derivation: Derivation,
  input: AnalysisInput,
  price: string,
  at: Instant,
): string {
  const terms = numbered(input.legs).map((each) =>
    multiply(
      sharesOf(derivation, each),
      subtract(value(derivation, input, each, price, at), premiumOf(derivation, each)),
    ),
  );
  const profit = add(...terms, ...bookedTerms(derivation, input));
  return derivation.step(`P(${price})`, 'profitAt', profit, 'signedAmount');
}

/** A price as a numbered input; the same price always has the same symbol. */
export function chosenPrice(derivation: Derivation, price: number): string {
  const chosen = derivation.inputs.filter(({ name }) => name === 'chosenPrice');
  const same = chosen.find(({ value }) => value === price);
  const symbol = same?.symbol ?? indexed('S', chosen.length + 1);
  return derivation.input(symbol, 'chosenPrice', price, 'spotPrice');
}
