import { toDollars } from '../../../shared/index.ts';
import type { CalendarDate } from '../../../shared/index.ts';
import { isOptionLeg, signedShares } from '../../contracts/index.ts';
import type { Leg, OptionLeg } from '../../contracts/index.ts';
import { divide } from './expression.ts';
import type { Expression } from './expression.ts';
import { indexed } from './worksheet.ts';
import type { Worksheet } from './worksheet.ts';

const DAYS_A_YEAR = 365;

/** A leg with its place among the legs, by which its symbols are numbered. */
export interface NumberedLeg<L extends Leg = Leg> {
  readonly leg: L;
  readonly index: number;
}

export const numbered = (legs: readonly Leg[]): NumberedLeg[] =>
  legs.map((leg, i) => ({ leg, index: i + 1 }));

export const isNumberedOption = (each: NumberedLeg): each is NumberedLeg<OptionLeg> =>
  isOptionLeg(each.leg);

/** Signed shares of a leg: bought positive, sold negative. */
export const sharesOf = (sheet: Worksheet, { leg, index }: NumberedLeg): string =>
  sheet.input(indexed('n', index), 'shares', signedShares(leg), 'shares', leg);

export const premiumOf = (sheet: Worksheet, { leg, index }: NumberedLeg): string =>
  sheet.input(indexed('p', index), 'premium', toDollars(leg.premium), 'price', leg);

export const strikeOf = (sheet: Worksheet, { leg, index }: NumberedLeg<OptionLeg>): string =>
  sheet.input(indexed('K', index), 'strike', toDollars(leg.strike), 'price', leg);

/** Time to an expiry or from one to the next, counted in days of a 365th of a year. */
export function yearsOf(
  sheet: Worksheet,
  suffix: string,
  years: number,
  expiry: CalendarDate,
): Expression {
  const of = { expiry };
  const days = sheet.input(`D${suffix}`, 'days', years * DAYS_A_YEAR, 'days', of);
  return sheet.step(`t${suffix}`, 'years', divide(days, DAYS_A_YEAR), 'years', of);
}
