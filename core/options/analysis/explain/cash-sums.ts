import { toDollars } from '../../../shared/index.ts';
import { isOptionLeg, signedShares } from '../../contracts/index.ts';
import { greatestCommonDivisor } from '../../payoff/index.ts';
import { costOf, netPremium, netPremiumPerShare } from '../cost.ts';
import type { AnalysisInput } from '../strategy-analysis.ts';
import { add, divide, multiply, negate } from './expression.ts';
import type { Expression } from './expression.ts';
import { numbered, premiumOf, sharesOf } from './leg-symbols.ts';
import type { NumberedLeg } from './leg-symbols.ts';
import { unknown } from './sum-answer.ts';
import type { SumAnswer } from './sum-answer.ts';
import type { Worksheet } from './worksheet.ts';

/** Σ n · p over the legs given. */
const paidFor = (sheet: Worksheet, legs: readonly NumberedLeg[]): Expression =>
  add(...legs.map((each) => multiply(sharesOf(sheet, each), premiumOf(sheet, each))));

const optionsOf = ({ legs }: AnalysisInput): NumberedLeg[] =>
  numbered(legs).filter(({ leg }) => isOptionLeg(leg));

export const costSum = (sheet: Worksheet, { legs }: AnalysisInput): SumAnswer => ({
  value: toDollars(costOf(legs)),
  unit: 'amount',
  formula: paidFor(sheet, numbered(legs)),
  convention: 'cashOfLegs',
});

/** The same with the sign of cash: received is positive. */
export const receivedSum = (sheet: Worksheet, { legs }: AnalysisInput): SumAnswer => ({
  value: 0 - toDollars(costOf(legs)),
  unit: 'signedAmount',
  formula: negate(paidFor(sheet, numbered(legs))),
  convention: 'cashOfLegs',
});

export const premiumSum = (sheet: Worksheet, input: AnalysisInput): SumAnswer => ({
  value: toDollars(netPremium(input.legs)),
  unit: 'signedAmount',
  formula: negate(paidFor(sheet, optionsOf(input))),
  convention: 'cashOfLegs',
});

/** Per share of one unit of the strategy: the greatest common divisor of the legs' shares. */
export function premiumPerShareSum(sheet: Worksheet, input: AnalysisInput): SumAnswer {
  const perShare = netPremiumPerShare(input.legs);
  if (perShare === null) return unknown('price', 'cashOfLegs', ['noOptions']);
  const options = optionsOf(input);
  const unit = options.reduce(
    (divisor, { leg }) => greatestCommonDivisor(divisor, Math.abs(signedShares(leg))),
    0,
  );
  const paid = paidFor(sheet, options);
  return {
    value: toDollars(perShare),
    unit: 'price',
    formula: divide(negate(paid), sheet.input('u', 'unit', unit, 'shares')),
    convention: 'cashOfLegs',
  };
}
