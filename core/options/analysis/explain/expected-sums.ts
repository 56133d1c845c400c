import { toDollars } from '../../../shared/index.ts';
import type { CalendarDate } from '../../../shared/index.ts';
import { isOptionLeg, yearsToExpiry } from '../../contracts/index.ts';
import type { OptionLeg } from '../../contracts/index.ts';
import { expectedExercisePremium } from '../../valuation/index.ts';
import type { ModelTerms } from '../../valuation/index.ts';
import { frontExpiry, legTerms, unexpiredTerms } from '../dated-legs.ts';
import { pricesUnder } from '../measure.ts';
import type { AnalysisInput, Measure, StrategyAnalysis } from '../strategy-analysis.ts';
import { noChances, sourceOf } from './chance-sums.ts';
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
import { numbered, premiumOf, sharesOf, strikeOf, yearsOf } from './leg-symbols.ts';
import type { NumberedLeg } from './leg-symbols.ts';
import { measureSymbols } from './measure-symbols.ts';
import type { MeasureSymbols } from './measure-symbols.ts';
import { bookedTerms, chosenPrice, instantOf, profitStep } from './profit-sum.ts';
import { unknown } from './sum-answer.ts';
import type { SumAnswer } from './sum-answer.ts';
import { indexed } from './worksheet.ts';
import type { Worksheet } from './worksheet.ts';

interface Expectation {
  readonly sheet: Worksheet;
  readonly input: AnalysisInput;
  readonly measure: Measure;
  readonly symbols: MeasureSymbols;
  /** The mean price at the front expiry. */
  readonly forward: string;
}

/** F·Φ(d₁) − K·Φ(d₂) for a call, K·Φ(−d₂) − F·Φ(−d₁) for a put, with the whole deviation until then. */
function blackMean(
  sheet: Worksheet,
  { leg, index }: NumberedLeg<OptionLeg>,
  forward: Expression,
  deviation: Expression,
): Expression {
  const strike = strikeOf(sheet, { leg, index });
  const d1 = sheet.step(
    `d₁(${strike})`,
    'd1',
    add(divide(ln(divide(forward, strike)), deviation), divide(deviation, 2)),
    'number',
    leg,
  );
  const d2 = sheet.step(`d₂(${strike})`, 'd2', subtract(d1, deviation), 'number', leg);
  return leg.type === 'call'
    ? subtract(multiply(forward, normalCdf(d1)), multiply(strike, normalCdf(d2)))
    : subtract(multiply(strike, normalCdf(negate(d2))), multiply(forward, normalCdf(negate(d1))));
}

/** What is left of a leg at the front expiry, in symbols: time, rates, volatility. */
function remaining(
  sheet: Worksheet,
  leg: OptionLeg,
  index: number,
  terms: ModelTerms,
  later: readonly CalendarDate[],
) {
  const suffix = '′'.repeat(1 + later.indexOf(leg.expiry));
  const of = { expiry: leg.expiry };
  const years = yearsOf(sheet, suffix, terms.years, leg.expiry);
  const rate = sheet.input(`r${suffix}`, 'rate', terms.rate, 'rate', of);
  const yields = sheet.input(`q${suffix}`, 'dividendYield', terms.dividendYield, 'rate', of);
  const volatility = sheet.input(
    indexed('σ', index),
    'volatility',
    terms.volatility,
    'volatility',
    leg,
  );
  return { years, rate, yields, volatility };
}

/** Mean worth of a leg that lives on: its value there is a discounted mean itself, so the two steps make one. */
function livingMean(
  { sheet, input, measure, symbols, forward }: Expectation,
  { leg, index }: NumberedLeg<OptionLeg>,
  terms: ModelTerms,
): Expression {
  const later = [...new Set(input.legs.flatMap((each) => (isOptionLeg(each) ? [each.expiry] : [])))]
    .sort()
    .slice(1);
  const { years, rate, yields, volatility } = remaining(sheet, leg, index, terms, later);
  const carried = multiply(forward, exp(multiply(subtract(rate, yields), years)));
  const variance = add(
    multiply(square(symbols.volatility), symbols.years),
    multiply(square(volatility), years),
  );
  const whole = sheet.step(indexed('v', index), 'deviation', sqrt(variance), 'number', leg);
  const mean = multiply(
    exp(multiply(negate(rate), years)),
    blackMean(sheet, { leg, index }, carried, whole),
  );
  if (!terms.atLeastIntrinsic) return mean;
  const strike = toDollars(leg.strike);
  const excess = expectedExercisePremium(leg.type, strike, terms, pricesUnder(input, measure));
  return excess > 0
    ? add(mean, sheet.input(indexed('x', index), 'exercise', excess, 'price', leg))
    : mean;
}

function meanWorth(expectation: Expectation, each: NumberedLeg): Expression {
  const { sheet, input, symbols, forward } = expectation;
  const { leg, index } = each;
  if (!isOptionLeg(leg)) return forward;
  const left = yearsToExpiry(instantOf(input, 'expiry'), leg.expiry);
  const terms = left > 0 ? legTerms(input, leg, left) : null;
  const mean =
    terms === null || typeof terms === 'string'
      ? blackMean(sheet, { leg, index }, forward, symbols.deviation)
      : livingMean(expectation, { leg, index }, unexpiredTerms(terms, input));
  return sheet.step(indexed('E', index), 'expectedWorth', mean, 'price', leg);
}

/** E = Σ n · (E[worth] − p) + R − C, each worth by its partial moments; not discounted. */
function expectation(sheet: Worksheet, input: AnalysisInput, measure: Measure): Expression {
  const symbols = measureSymbols(sheet, input, measure);
  const grown = multiply(symbols.spot, exp(multiply(symbols.drift, symbols.years)));
  const forward = sheet.step('F', 'forward', grown, 'spotPrice');
  const of = { sheet, input, measure, symbols, forward };
  return add(
    ...numbered(input.legs).map((each) =>
      multiply(sharesOf(sheet, each), subtract(meanWorth(of, each), premiumOf(sheet, each))),
    ),
    ...bookedTerms(sheet, input),
  );
}

export function expectedSum(
  sheet: Worksheet,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
): SumAnswer {
  const { measure, expectedProfit: value } = analysis;
  const convention = measure?.name ?? 'riskNeutralLognormal';
  if (!measure || value === null || frontExpiry(input.legs) === null)
    return unknown('signedAmount', convention, noChances(input, analysis));
  const certain = () =>
    profitStep(sheet, input, chosenPrice(sheet, toDollars(input.spot)), instantOf(input, 'expiry'));
  return {
    value,
    unit: 'signedAmount',
    formula: measure.years === 0 ? certain() : expectation(sheet, input, measure),
    convention,
    source: sourceOf(input),
  };
}
