import { analyseStrategy, hasLaterLegs } from '../analyse-strategy.ts';
import { isKnown, profitWhen } from '../dated-legs.ts';
import { profitAtPrice } from '../profit-curve.ts';
import type { AnalysisInput, StrategyAnalysis } from '../strategy-analysis.ts';
import type { AnalysedFigure, Asked } from './asked.ts';
import { maxProfitSum, maxRiskSum, returnSum } from './bound-sums.ts';
import { breakevenSum, fromSpotSum } from './breakeven-sums.ts';
import { costSum, premiumPerShareSum, premiumSum, receivedSum } from './cash-sums.ts';
import { chainSum } from './chain-sums.ts';
import { chanceSum, oneSigmaSum } from './chance-sums.ts';
import { expectedSum } from './expected-sums.ts';
import type { Explanation } from './explanation.ts';
import { greekSum } from './greek-sums.ts';
import { positionSum } from './position-sums.ts';
import { chosenPrice, instantOf, profitStep } from './profit-sum.ts';
import { recordSum } from './record-sums.ts';
import { unknown } from './sum-answer.ts';
import type { SumAnswer } from './sum-answer.ts';
import { volatilitySum } from './volatility-sums.ts';
import { worksheet } from './worksheet.ts';
import type { Worksheet } from './worksheet.ts';

type Sum = (sheet: Worksheet, input: AnalysisInput, analysis: StrategyAnalysis) => SumAnswer;

const SUMS: Record<AnalysedFigure, Sum> = {
  cost: costSum,
  received: receivedSum,
  netPremium: premiumSum,
  netPremiumPerShare: premiumPerShareSum,
  maxProfit: maxProfitSum,
  maxRisk: maxRiskSum,
  roiPercent: returnSum,
  chanceOfProfit: chanceSum,
  expectedProfit: expectedSum,
  oneSigmaLow: (...of) => oneSigmaSum(...of, -1),
  oneSigmaHigh: (...of) => oneSigmaSum(...of, 1),
  delta: (...of) => greekSum(...of, 'delta'),
  gamma: (...of) => greekSum(...of, 'gamma'),
  theta: (...of) => greekSum(...of, 'theta'),
  vega: (...of) => greekSum(...of, 'vega'),
  rho: (...of) => greekSum(...of, 'rho'),
};

/** The profit at a chosen price and date: by the payoff at expiry, by the model before. */
function profitAtSum(sheet: Worksheet, asked: Extract<Asked, { price: number }>): SumAnswer {
  const { input, price, at } = asked;
  const value = profitAtPrice(input, price, at);
  const when = instantOf(input, at);
  const straight = at === 'expiry' && !hasLaterLegs(input);
  const convention = straight ? 'payoffAtExpiry' : 'modelToday';
  if (value === null) {
    const missing = profitWhen(input, when);
    return unknown('signedAmount', convention, isKnown(missing) ? [] : missing);
  }
  const formula = profitStep(sheet, input, chosenPrice(sheet, price), when);
  return { value, unit: 'signedAmount', formula, convention };
}

function sumOf(sheet: Worksheet, asked: Asked): SumAnswer {
  if ('position' in asked) return positionSum(sheet, asked.position, asked.figure);
  if ('chain' in asked) return chainSum(sheet, asked.chain, asked.figure);
  if ('volatility' in asked) return volatilitySum(sheet, asked.volatility, asked.figure);
  if ('record' in asked) return recordSum(sheet, asked.record, asked.figure);
  if (asked.figure === 'profitAtPrice') return profitAtSum(sheet, asked);
  const { input } = asked;
  const analysis = analyseStrategy(input);
  if (asked.figure === 'breakeven') return breakevenSum(sheet, input, analysis, asked.index);
  if (asked.figure === 'fromSpot') return fromSpotSum(sheet, input, analysis, asked.index);
  return SUMS[asked.figure](sheet, input, analysis);
}

/**
 * How a figure is computed: its formula as a tree over inputs that are filled in and steps between them, the value
 * that screens show, where the inputs come from and by which rule they are counted. The value is the analysis' own;
 * the tree alone comes to the same.
 */
export function explain(asked: Asked): Explanation {
  const sheet = worksheet();
  const sum = sumOf(sheet, asked);
  const told = 'input' in asked ? asked.input : 'chain' in asked ? asked.chain : null;
  return {
    figure: asked.figure,
    because: [],
    attained: [],
    source: 'legs',
    ...sum,
    inputs: sheet.inputs,
    steps: sheet.steps,
    asOf: told && told.asOf,
  };
}
