import { toDollars } from '../../shared/index.ts';
import { isOptionLeg, signedShares } from '../contracts/index.ts';
import { greatestCommonDivisor } from '../payoff/index.ts';
import { costWithCommissions, netPremium, orderPrice } from '../analysis/index.ts';
import type { AnalysisInput } from '../analysis/index.ts';
import { add, divide, multiply, negate } from './expression.ts';
import type { Expression } from './expression.ts';
import { numbered, premiumOf, sharesOf } from './leg-symbols.ts';
import type { NumberedLeg } from './leg-symbols.ts';
import { commissionsTerm } from './explain-profit.ts';
import { unavailable } from './derivation.ts';
import type { DerivedFigure, Derivation } from './derivation.ts';

/** Σ n · p over the given legs. */
const paidFor = (derivation: Derivation, legs: readonly NumberedLeg[]): Expression[] =>
  legs.map((each) => multiply(sharesOf(derivation, each), premiumOf(derivation, each)));

const optionsOf = ({ legs }: AnalysisInput): NumberedLeg[] =>
  numbered(legs).filter(({ leg }) => isOptionLeg(leg));

/** Σ n · p over all legs, plus commissions C if there are any. */
const paidInAll = (derivation: Derivation, { legs, commissions }: AnalysisInput): Expression =>
  add(
    ...paidFor(derivation, numbered(legs)),
    ...(commissions ? [commissionsTerm(derivation, commissions)] : []),
  );

export const explainCost = (derivation: Derivation, input: AnalysisInput): DerivedFigure => ({
  value: toDollars(costWithCommissions(input)),
  unit: 'amount',
  formula: paidInAll(derivation, input),
  convention: 'cashOfLegs',
});

/** The same with the sign of cash: a credit is positive. */
export const explainReceived = (derivation: Derivation, input: AnalysisInput): DerivedFigure => ({
  value: 0 - toDollars(costWithCommissions(input)),
  unit: 'signedAmount',
  formula: negate(paidInAll(derivation, input)),
  convention: 'cashOfLegs',
});

export const explainNetPremium = (derivation: Derivation, input: AnalysisInput): DerivedFigure => ({
  value: toDollars(netPremium(input.legs)),
  unit: 'signedAmount',
  formula: negate(add(...paidFor(derivation, optionsOf(input)))),
  convention: 'premiumOfLegs',
});

/** Cash of one unit of the strategy per share, stock included: the greatest common divisor of the legs' shares. */
export function explainReceivedPerShare(
  derivation: Derivation,
  { legs }: AnalysisInput,
): DerivedFigure {
  const paid = orderPrice(legs);
  if (paid === null) return unavailable('price', 'cashOfLegs', ['noOptions']);
  const unit = legs.reduce(
    (divisor, leg) => greatestCommonDivisor(divisor, Math.abs(signedShares(leg))),
    0,
  );
  const cost = add(...paidFor(derivation, numbered(legs)));
  return {
    value: 0 - toDollars(paid),
    unit: 'price',
    formula: divide(negate(cost), derivation.input('u', 'unit', unit, 'shares')),
    convention: 'cashOfLegs',
  };
}
