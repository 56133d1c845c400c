import { isOptionLeg, expiryInstant, yearsToExpiry } from '../../contracts/index.ts';
import type { OptionLeg } from '../../contracts/index.ts';
import type { ModelTerms } from '../../valuation/index.ts';
import { toDollars } from '../../../shared/index.ts';
import type { Instant, Money } from '../../../shared/index.ts';
import { frontExpiry, legTerms, unexpiredTerms } from '../dated-legs.ts';
import type { ProfitDate } from '../profit-curve.ts';
import type { AnalysisInput } from '../strategy-analysis.ts';
import { blackScholesSteps } from './black-scholes-steps.ts';
import { add, max, multiply, negate, normalCdf, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import { numbered, premiumOf, sharesOf, strikeOf } from './leg-symbols.ts';
import type { NumberedLeg } from './leg-symbols.ts';
import { indexed } from './worksheet.ts';
import type { Worksheet } from './worksheet.ts';

/** The instant at which a profit is taken; at the front expiry unless it is asked for earlier. */
export function instantOf(input: AnalysisInput, at: ProfitDate): Instant {
  const front = frontExpiry(input.legs);
  if (at !== 'expiry') return at;
  return front === null ? input.asOf : expiryInstant(front);
}

/** What an option that has ended brings a share: max(0, S − K) or max(0, K − S). */
const intrinsic = (leg: OptionLeg, price: Expression, strike: Expression): Expression =>
  leg.type === 'call' ? subtract(price, strike) : subtract(strike, price);

/** The model's value of a living leg a share, never below exercise where the analysis says so. */
function livingValue(
  sheet: Worksheet,
  { leg, index }: NumberedLeg<OptionLeg>,
  terms: ModelTerms,
  price: string,
): Expression {
  const strike = strikeOf(sheet, { leg, index });
  const { d1, d2, carried, discounted } = blackScholesSteps(sheet, { leg, index }, terms, price);
  const european =
    leg.type === 'call'
      ? subtract(multiply(carried, normalCdf(d1)), multiply(discounted, normalCdf(d2)))
      : subtract(
          multiply(discounted, normalCdf(negate(d2))),
          multiply(carried, normalCdf(negate(d1))),
        );
  const value = terms.atLeastIntrinsic ? max(european, intrinsic(leg, price, strike)) : european;
  return sheet.step(`${indexed('V', index)}(${price})`, 'legValue', value, 'price', leg);
}

/** What one share's worth of a leg is worth at a price at an instant. */
function worth(
  sheet: Worksheet,
  input: AnalysisInput,
  each: NumberedLeg,
  price: string,
  at: Instant,
): Expression {
  const { leg, index } = each;
  if (!isOptionLeg(leg)) return price;
  const strike = strikeOf(sheet, { leg, index });
  const years = yearsToExpiry(at, leg.expiry);
  const terms = years > 0 ? legTerms(input, leg, years) : null;
  if (terms === null || typeof terms === 'string') return max(0, intrinsic(leg, price, strike));
  return livingValue(sheet, { leg, index }, unexpiredTerms(terms, input), price);
}

/** C: the commissions to come. */
export const commissionsTerm = (sheet: Worksheet, commissions: Money): string =>
  sheet.input('C', 'commissions', toDollars(commissions), 'amount');

/** What no price changes: + R for what is realised, − C for the commissions to come; nothing where there is neither. */
export function bookedTerms(
  sheet: Worksheet,
  { commissions, realised }: AnalysisInput,
): Expression[] {
  const terms: Expression[] = [];
  if (realised) terms.push(sheet.input('R', 'realised', toDollars(realised), 'signedAmount'));
  if (commissions) terms.push(negate(commissionsTerm(sheet, commissions)));
  return terms;
}

/** P(S) = Σ n · (worth(S) − p) + R − C, as a step of the price's symbol. */
export function profitStep(
  sheet: Worksheet,
  input: AnalysisInput,
  price: string,
  at: Instant,
): string {
  const terms = numbered(input.legs).map((each) =>
    multiply(
      sharesOf(sheet, each),
      subtract(worth(sheet, input, each, price, at), premiumOf(sheet, each)),
    ),
  );
  const profit = add(...terms, ...bookedTerms(sheet, input));
  return sheet.step(`P(${price})`, 'profitAt', profit, 'signedAmount');
}

/** A price at which a profit is taken, numbered as it comes; the same price has one symbol. */
export function chosenPrice(sheet: Worksheet, price: number): string {
  const chosen = sheet.inputs.filter(({ name }) => name === 'chosenPrice');
  const same = chosen.find(({ value }) => value === price);
  const symbol = same?.symbol ?? indexed('S', chosen.length + 1);
  return sheet.input(symbol, 'chosenPrice', price, 'spotPrice');
}
