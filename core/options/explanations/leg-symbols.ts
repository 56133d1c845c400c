import { newYorkDate } from '../../calendar/index.ts';
import { toDollars } from '../../shared/index.ts';
import type { CalendarDate, Instant } from '../../shared/index.ts';
import { shareDividends } from '../analysis/index.ts';
import type { AnalysisInput } from '../analysis/index.ts';
import { signedShares } from '../contracts/index.ts';
import type { Leg, OptionLeg } from '../contracts/index.ts';
import { add, divide } from './expression.ts';
import type { Expression } from './expression.ts';
import { indexed } from './derivation.ts';
import type { Derivation } from './derivation.ts';

const DAYS_A_YEAR = 365;

/** A leg and its index, which numbers its symbols. */
export interface NumberedLeg<L extends Leg = Leg> {
  readonly leg: L;
  readonly index: number;
}

export const numbered = (legs: readonly Leg[]): NumberedLeg[] =>
  legs.map((leg, i) => ({ leg, index: i + 1 }));

/** Signed shares of a leg: bought positive, sold negative. */
export const sharesOf = (derivation: Derivation, { leg, index }: NumberedLeg): string =>
  derivation.input(indexed('n', index), 'shares', signedShares(leg), 'shares', leg);

export const premiumOf = (derivation: Derivation, { leg, index }: NumberedLeg): string =>
  derivation.input(indexed('p', index), 'premium', toDollars(leg.premium), 'price', leg);

export const strikeOf = (derivation: Derivation, { leg, index }: NumberedLeg<OptionLeg>): string =>
  derivation.input(indexed('K', index), 'strike', toDollars(leg.strike), 'price', leg);

/** Price of a share with the dividends per share that it has brought by an instant: S + Div, Div = Div₁ + Div₂ + …; `sum` is the symbol of the sum. */
export function withDividends(
  derivation: Derivation,
  input: AnalysisInput,
  price: Expression,
  until: Instant,
  sum = 'Div',
): Expression {
  const dividends = (shareDividends(input, until) ?? []).map(({ exDate, perShare }, i) =>
    derivation.input(indexed('Div', i + 1), 'shareDividend', perShare, 'price', { date: exDate }),
  );
  if (dividends.length === 0) return price;
  const of = { date: newYorkDate(until) };
  return add(price, derivation.step(sum, 'shareDividends', add(...dividends), 'price', of));
}

/** Time to an expiry or from one to the next, in days of 1/365 year. */
export function yearsOf(
  derivation: Derivation,
  suffix: string,
  years: number,
  expiry: CalendarDate,
): Expression {
  const of = { expiry };
  const days = derivation.input(`D${suffix}`, 'days', years * DAYS_A_YEAR, 'days', of);
  return derivation.step(`t${suffix}`, 'years', divide(days, DAYS_A_YEAR), 'years', of);
}
