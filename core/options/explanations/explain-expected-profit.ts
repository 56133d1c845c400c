import { toDollars, ZERO_MONEY } from '../../shared/index.ts';
import type { CalendarDate } from '../../shared/index.ts';
import { isOptionLeg, settlementInstant, yearsBetween } from '../contracts/index.ts';
import type { OptionLeg } from '../contracts/index.ts';
import {
  expectedEuropeanValue,
  expectedOptionValue,
  expectedProfitUnder,
  pnlFunction,
} from '../valuation/index.ts';
import { withoutNegativeYield } from '../pricing/index.ts';
import type { OptionTerms } from '../pricing/index.ts';
import {
  distributionUnder,
  expectedExerciseValue,
  frontExpiry,
  legTerms,
  meanLaterValue,
  pricesUnder,
} from '../analysis/index.ts';
import type { AnalysisInput, Measure, StrategyAnalysis } from '../analysis/index.ts';
import { hasFormula, noProbability, sourceOf } from './explain-probability.ts';
import {
  add,
  divide,
  exp,
  ln,
  multiply,
  negate,
  normalCdf,
  sqrt,
  square,
  subtract,
} from './expression.ts';
import type { Expression } from './expression.ts';
import { numbered, premiumOf, sharesOf, strikeOf, withDividends, yearsOf } from './leg-symbols.ts';
import type { NumberedLeg } from './leg-symbols.ts';
import { measureSymbols } from './measure-symbols.ts';
import { smileSteps } from './smile-steps.ts';
import type { MeasureSymbols } from './measure-symbols.ts';
import { bookedTerms, chosenPrice, instantOf, profitStep } from './explain-profit.ts';
import { unavailable, indexed } from './derivation.ts';
import type { DerivedFigure, Derivation } from './derivation.ts';

interface Expectation {
  readonly derivation: Derivation;
  readonly input: AnalysisInput;
  readonly measure: Measure;
  readonly symbols: MeasureSymbols;
}

/** F·Φ(d₁) − K·Φ(d₂) for a call, K·Φ(−d₂) − F·Φ(−d₁) for a put, with the total standard deviation. */
function blackMean(
  derivation: Derivation,
  { leg, index }: NumberedLeg<OptionLeg>,
  forward: Expression,
  deviation: Expression,
): Expression {
  const strike = strikeOf(derivation, { leg, index });
  const d1 = derivation.step(
    `d₁(${strike})`,
    'd1',
    add(divide(ln(divide(forward, strike)), deviation), divide(deviation, 2)),
    'number',
    leg,
  );
  const d2 = derivation.step(`d₂(${strike})`, 'd2', subtract(d1, deviation), 'number', leg);
  return leg.type === 'call'
    ? subtract(multiply(forward, normalCdf(d1)), multiply(strike, normalCdf(d2)))
    : subtract(multiply(strike, normalCdf(negate(d2))), multiply(forward, normalCdf(negate(d1))));
}

/** Inputs of an unexpired leg at the front expiry: time, rates, volatility. */
function remaining(
  derivation: Derivation,
  leg: OptionLeg,
  index: number,
  terms: OptionTerms,
  later: readonly CalendarDate[],
) {
  const suffix = '′'.repeat(1 + later.indexOf(leg.expiry));
  const of = { expiry: leg.expiry };
  const years = yearsOf(derivation, suffix, terms.years, leg.expiry);
  const rate = derivation.input(`r${suffix}`, 'rate', terms.rate, 'rate', of);
  const yields = derivation.input(`q${suffix}`, 'dividendYield', terms.dividendYield, 'rate', of);
  const volatility = derivation.input(
    indexed('σ', index),
    'volatility',
    terms.volatility,
    'volatility',
    leg,
  );
  return { years, rate, yields, volatility };
}

/** The leg as one bought share of it that cost nothing. */
const oneShare = (leg: OptionLeg): OptionLeg => ({
  ...leg,
  position: 'long',
  premium: ZERO_MONEY,
  quantity: 1,
  multiplier: 1,
});

/** Expected value of an unexpired leg: its value is a discounted mean itself, so both steps combine into one. */
function livingMean(
  { derivation, input, measure, symbols }: Expectation,
  { leg, index }: NumberedLeg<OptionLeg>,
  terms: OptionTerms,
): Expression {
  const carried = meanLaterValue(input, measure, leg);
  if (carried !== null)
    return derivation.input(indexed('Ē', index), 'modelMean', carried, 'price', leg);
  if (measure.smile) {
    const prices = distributionUnder(input, measure);
    const value = prices
      ? expectedProfitUnder(pnlFunction([], [{ leg: oneShare(leg), terms }]), prices)
      : Number.NaN;
    return derivation.input(indexed('Ē', index), 'modelMean', value, 'price', leg);
  }
  const later = [...new Set(input.legs.flatMap((each) => (isOptionLeg(each) ? [each.expiry] : [])))]
    .sort()
    .slice(1);
  const { years, rate, yields, volatility } = remaining(derivation, leg, index, terms, later);
  const laterForward = multiply(symbols.forward, exp(multiply(subtract(rate, yields), years)));
  const variance = add(
    multiply(square(symbols.volatility), symbols.years),
    multiply(square(volatility), years),
  );
  const whole = derivation.step(indexed('v', index), 'deviation', sqrt(variance), 'number', leg);
  const mean = multiply(
    exp(multiply(negate(rate), years)),
    blackMean(derivation, { leg, index }, laterForward, whole),
  );
  const strike = toDollars(leg.strike);
  const prices = pricesUnder(input, measure);
  const excess =
    expectedOptionValue(leg.type, strike, terms, prices) -
    expectedEuropeanValue(leg.type, strike, terms, prices);
  return excess !== 0
    ? add(mean, derivation.input(indexed('x', index), 'exercise', excess, 'price', leg))
    : mean;
}

/** The total standard deviation at the leg's strike: that of the smile, or σ·√t for all strikes. */
function deviationAt(
  { derivation, measure, symbols }: Expectation,
  each: NumberedLeg<OptionLeg>,
): Expression {
  if (!measure.smile) return symbols.deviation;
  const strike = strikeOf(derivation, each);
  return sqrt(smileSteps(derivation, measure.smile, symbols.forward, strike, each.leg).variance);
}

/** Expected value of a leg of the front expiry: its mean there and what exercise before adds. */
function expiringMean(expectation: Expectation, each: NumberedLeg<OptionLeg>): Expression {
  const { derivation, input, measure, symbols } = expectation;
  const mean = blackMean(derivation, each, symbols.forward, deviationAt(expectation, each));
  const excess = expectedExerciseValue(input, measure, each.leg);
  return excess === 0
    ? mean
    : add(mean, derivation.input(indexed('x', each.index), 'exercise', excess, 'price', each.leg));
}

function meanValue(expectation: Expectation, each: NumberedLeg): Expression {
  const { derivation, input, symbols } = expectation;
  const { leg, index } = each;
  if (!isOptionLeg(leg))
    return withDividends(derivation, input, symbols.forward, instantOf(input, 'expiry'));
  const left = yearsBetween(instantOf(input, 'expiry'), settlementInstant(leg));
  const terms = left > 0 ? legTerms(input, leg, left) : null;
  const mean =
    terms === null || typeof terms === 'string'
      ? expiringMean(expectation, { leg, index })
      : livingMean(
          expectation,
          { leg, index },
          terms.exercise === 'american' ? withoutNegativeYield(terms) : terms,
        );
  return derivation.step(indexed('E', index), 'expectedWorth', mean, 'price', leg);
}

/** E = Σ n · (E[value] − p) + R − C, each expected value by partial moments; not discounted. */
function expectation(derivation: Derivation, input: AnalysisInput, measure: Measure): Expression {
  const symbols = measureSymbols(derivation, input, measure);
  const of = { derivation, input, measure, symbols };
  return add(
    ...numbered(input.legs).map((each) =>
      multiply(
        sharesOf(derivation, each),
        subtract(meanValue(of, each), premiumOf(derivation, each)),
      ),
    ),
    ...bookedTerms(derivation, input),
  );
}

export function explainExpectedProfit(
  derivation: Derivation,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
): DerivedFigure {
  const { measure, expectedProfit: value } = analysis;
  const convention = measure?.name ?? 'riskNeutralLognormal';
  if (!measure || value === null || frontExpiry(input.legs) === null)
    return unavailable('signedAmount', convention, noProbability(input, analysis));
  const certain = () =>
    profitStep(
      derivation,
      input,
      chosenPrice(derivation, toDollars(input.spot)),
      instantOf(input, 'expiry'),
    );
  const formulaOf = (): Expression => {
    if (measure.years === 0) return certain();
    return hasFormula(measure) ? expectation(derivation, input, measure) : value;
  };
  return {
    value,
    unit: 'signedAmount',
    formula: formulaOf(),
    convention,
    source: sourceOf(input, measure),
  };
}
