import type { PriceInterval } from '../../payoff/index.ts';
import { measureOf } from '../measure.ts';
import { oneSigmaRange } from '../one-sigma-range.ts';
import type { AnalysisInput, Measure, StrategyAnalysis } from '../strategy-analysis.ts';
import { add, divide, exp, multiply, negate, normalCdf, square, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import type { Because, Source } from './explanation.ts';
import { d2Step, measureSymbols } from './measure-symbols.ts';
import type { MeasureSymbols } from './measure-symbols.ts';
import { frontExpiry } from '../dated-legs.ts';
import { unknown } from './sum-answer.ts';
import type { SumAnswer } from './sum-answer.ts';
import { indexed } from './worksheet.ts';
import type { Worksheet } from './worksheet.ts';

/** Why nothing can be said about chances. */
export const noChances = (input: AnalysisInput, { missing }: StrategyAnalysis): Because[] =>
  frontExpiry(input.legs) === null ? ['noOptions'] : [...missing];

/** Whose rates the measure has. */
export const sourceOf = ({ legs, terms }: AnalysisInput): Source => {
  const front = frontExpiry(legs);
  return terms.find(({ expiry }) => expiry === front)?.source ?? 'legs';
};

/** Φ(−d₂) of one end of an interval: the chance to end below it. */
function chanceBelow(sheet: Worksheet, measure: MeasureSymbols, end: number): Expression {
  const ends = sheet.inputs.filter(({ name }) => name === 'zero');
  const symbol = ends.find(({ value }) => value === end)?.symbol ?? indexed('B', ends.length + 1);
  sheet.input(symbol, 'zero', end, 'price');
  return normalCdf(negate(d2Step(sheet, measure, symbol)));
}

/** Φ(−d₂(b)) − Φ(−d₂(a)); what has no bound ends below it for certain. */
function chanceWithin(
  sheet: Worksheet,
  measure: MeasureSymbols,
  { from, to }: PriceInterval,
): Expression {
  const above = from > 0 ? chanceBelow(sheet, measure, from) : 0;
  const below = to === 'unlimited' ? 1 : chanceBelow(sheet, measure, to);
  return above === 0 ? below : subtract(below, above);
}

export function chanceSum(
  sheet: Worksheet,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
): SumAnswer {
  const { measure, chanceOfProfit, profitIntervals } = analysis;
  const convention = measure?.name ?? 'riskNeutralLognormal';
  if (!measure || chanceOfProfit === null)
    return unknown('fraction', convention, noChances(input, analysis));
  const source = sourceOf(input);
  const attained = profitIntervals;
  const answer = { value: chanceOfProfit, unit: 'fraction', convention, source, attained } as const;
  // With no time left the price is certain, and so is the answer.
  if (measure.years === 0) return { ...answer, formula: chanceOfProfit };
  const symbols = measureSymbols(sheet, input, measure);
  const chances = profitIntervals.map((each) => chanceWithin(sheet, symbols, each));
  return { ...answer, formula: add(...chances) };
}

/** S · e^((μ − σ²/2)·t ± σ·√t) */
function sigmaPrice(sheet: Worksheet, input: AnalysisInput, measure: Measure, side: 1 | -1) {
  const { spot, drift, years, volatility, deviation } = measureSymbols(sheet, input, measure);
  const median = multiply(subtract(drift, divide(square(volatility), 2)), years);
  return multiply(spot, exp(side > 0 ? add(median, deviation) : subtract(median, deviation)));
}

export function oneSigmaSum(
  sheet: Worksheet,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
  side: 1 | -1,
): SumAnswer {
  const measure = measureOf(input);
  const range = oneSigmaRange(input);
  const convention = measure?.name ?? 'riskNeutralLognormal';
  if (!measure || !range) return unknown('spotPrice', convention, noChances(input, analysis));
  return {
    value: side > 0 ? range.to : range.from,
    unit: 'spotPrice',
    formula: sigmaPrice(sheet, input, measure, side),
    convention,
    source: sourceOf(input),
  };
}
