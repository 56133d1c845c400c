import { toDollars } from '../../../shared/index.ts';
import { isOptionLeg, signedShares } from '../../contracts/index.ts';
import { greatestCommonDivisor } from '../../payoff/index.ts';
import { costWithCommissions, netPremium, netPremiumPerShare } from '../cost.ts';
import type { AnalysisInput } from '../strategy-analysis.ts';
import { add, divide, multiply, negate } from './expression.ts';
import type { Expression } from './expression.ts';
import { numbered, premiumOf, sharesOf } from './leg-symbols.ts';
import type { NumberedLeg } from './leg-symbols.ts';
import { commissionsTerm } from './profit-sum.ts';
import { unknown } from './sum-answer.ts';
import type { SumAnswer } from './sum-answer.ts';
import type { Worksheet } from './worksheet.ts';

/** Σ n · p over the legs given. */
const paidFor = (sheet: Worksheet, legs: readonly NumberedLeg[]): Expression[] =>
  legs.map((each) => multiply(sharesOf(sheet, each), premiumOf(sheet, each)));

const optionsOf = ({ legs }: AnalysisInput): NumberedLeg[] =>
  numbered(legs).filter(({ leg }) => isOptionLeg(leg));

/** Σ n · p over all legs, + C where there are commissions. */
const paidInAll = (sheet: Worksheet, { legs, commissions }: AnalysisInput): Expression =>
  add(
    ...paidFor(sheet, numbered(legs)),
    ...(commissions ? [commissionsTerm(sheet, commissions)] : []),
  );

export const costSum = (sheet: Worksheet, input: AnalysisInput): SumAnswer => ({
  value: toDollars(costWithCommissions(input)),
  unit: 'amount',
  formula: paidInAll(sheet, input),
  convention: 'cashOfLegs',
});

/** The same with the sign of cash: received is positive. */
export const receivedSum = (sheet: Worksheet, input: AnalysisInput): SumAnswer => ({
  value: 0 - toDollars(costWithCommissions(input)),
  unit: 'signedAmount',
  formula: negate(paidInAll(sheet, input)),
  convention: 'cashOfLegs',
});

export const premiumSum = (sheet: Worksheet, input: AnalysisInput): SumAnswer => ({
  value: toDollars(netPremium(input.legs)),
  unit: 'signedAmount',
  formula: negate(add(...paidFor(sheet, optionsOf(input)))),
  convention: 'premiumOfLegs',
});

/** Per share of one unit of the strategy: the greatest common divisor of the legs' shares. */
export function premiumPerShareSum(sheet: Worksheet, input: AnalysisInput): SumAnswer {
  const perShare = netPremiumPerShare(input.legs);
  if (perShare === null) return unknown('price', 'premiumOfLegs', ['noOptions']);
  const options = optionsOf(input);
  const unit = options.reduce(
    (divisor, { leg }) => greatestCommonDivisor(divisor, Math.abs(signedShares(leg))),
    0,
  );
  const paid = add(...paidFor(sheet, options));
  return {
    value: toDollars(perShare),
    unit: 'price',
    formula: divide(negate(paid), sheet.input('u', 'unit', unit, 'shares')),
    convention: 'premiumOfLegs',
  };
}
