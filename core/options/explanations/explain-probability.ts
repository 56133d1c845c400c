import type { PriceInterval } from '../payoff/index.ts';
import { isLognormal, measureOf, oneSigmaRange, frontExpiry } from '../analysis/index.ts';
import type { AnalysisInput, Measure, StrategyAnalysis } from '../analysis/index.ts';
import { add, divide, exp, multiply, negate, normalCdf, square, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import type { UnavailableReason, Source } from './explanation.ts';
import { d2Step, measureSymbols } from './measure-symbols.ts';
import { probabilityBelowSmile } from './smile-steps.ts';
import { unavailable, indexed } from './derivation.ts';
import type { DerivedFigure, Derivation } from './derivation.ts';

/** Why there is no probability. */
export const noProbability = (
  input: AnalysisInput,
  { missing }: StrategyAnalysis,
): UnavailableReason[] => (frontExpiry(input.legs) === null ? ['noOptions'] : [...missing]);

/** Source of the measure: the closes of the stock for its past moves, else that of the rates. */
export const sourceOf = ({ legs, terms }: AnalysisInput, measure: Measure): Source => {
  if (measure.name === 'pastMoves') return 'pastCloses';
  const front = frontExpiry(legs);
  return terms.find(({ expiry }) => expiry === front)?.source ?? 'legs';
};

/** Expression of the probability of a price below the one of a symbol. */
type Below = (symbol: string) => Expression;

/** Φ(−d₂) with one volatility; under the smile its slope adds to it. */
function belowUnder(derivation: Derivation, input: AnalysisInput, measure: Measure): Below {
  const symbols = measureSymbols(derivation, input, measure);
  const { smile } = measure;
  if (!smile) return (price) => normalCdf(negate(d2Step(derivation, symbols, price)));
  return (price) => probabilityBelowSmile(derivation, smile, symbols.forward, price);
}

/** The probability of a price below one end of an interval. */
function probabilityBelow(derivation: Derivation, below: Below, end: number): Expression {
  const ends = derivation.inputs.filter(({ name }) => name === 'zero');
  const symbol = ends.find(({ value }) => value === end)?.symbol ?? indexed('B', ends.length + 1);
  derivation.input(symbol, 'zero', end, 'price');
  return below(symbol);
}

/** P(S < b) − P(S < a); for an interval without an upper bound the first term is 1. */
function probabilityWithin(
  derivation: Derivation,
  under: Below,
  { from, to }: PriceInterval,
): Expression {
  const above = from > 0 ? probabilityBelow(derivation, under, from) : 0;
  const below = to === 'unlimited' ? 1 : probabilityBelow(derivation, under, to);
  return above === 0 ? below : subtract(below, above);
}

/** Whether the probabilities of the measure are written as a formula; those of past moves and of a range are counted. */
export const hasFormula = ({ name }: Measure): boolean => name !== 'range' && name !== 'pastMoves';

export function explainProbability(
  derivation: Derivation,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
): DerivedFigure {
  const { measure, probabilityOfProfit, profitIntervals } = analysis;
  const convention = measure?.name ?? 'riskNeutralLognormal';
  if (!measure || probabilityOfProfit === null)
    return unavailable('fraction', convention, noProbability(input, analysis));
  const source = sourceOf(input, measure);
  const attained = profitIntervals;
  const answer = {
    value: probabilityOfProfit,
    unit: 'fraction',
    convention,
    source,
    attained,
  } as const;
  // With no time left the price is certain, and so is the answer.
  if (measure.years === 0 || !hasFormula(measure))
    return { ...answer, formula: probabilityOfProfit };
  const below = belowUnder(derivation, input, measure);
  const probabilities = profitIntervals.map((each) => probabilityWithin(derivation, below, each));
  return { ...answer, formula: add(...probabilities) };
}

/** F · e^(±σ·√t − σ²·t/2) */
function sigmaPrice(derivation: Derivation, input: AnalysisInput, measure: Measure, side: 1 | -1) {
  const { forward, years, volatility, deviation } = measureSymbols(derivation, input, measure);
  const sigma = side > 0 ? deviation : negate(deviation);
  return multiply(forward, exp(subtract(sigma, multiply(divide(square(volatility), 2), years))));
}

export function explainOneSigma(
  derivation: Derivation,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
  side: 1 | -1,
): DerivedFigure {
  const measure = measureOf(input);
  const range = oneSigmaRange(input);
  const convention = measure?.name ?? 'riskNeutralLognormal';
  if (!measure || !range)
    return unavailable('spotPrice', convention, noProbability(input, analysis));
  return {
    value: side > 0 ? range.to : range.from,
    unit: 'spotPrice',
    formula: isLognormal(measure)
      ? sigmaPrice(derivation, input, measure, side)
      : derivation.input('x', 'quantile', side > 0 ? range.to : range.from, 'spotPrice'),
    convention,
    source: sourceOf(input, measure),
  };
}
