import { toDollars } from '../../../shared/index.ts';
import type { ProfitNode } from '../../payoff/index.ts';
import { payoffLine, profitAtPrice } from '../profit-curve.ts';
import type { AnalysisInput, StrategyAnalysis } from '../strategy-analysis.ts';
import { missingOf, profitConvention } from './bound-sums.ts';
import { add, divide, multiply, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import { chosenPrice, instantOf, profitStep } from './profit-sum.ts';
import { unknown } from './sum-answer.ts';
import type { SumAnswer } from './sum-answer.ts';
import type { Worksheet } from './worksheet.ts';

/** Dollars on either side of a zero of the model, between which its curve is as good as straight. */
const BESIDE = 0.001;

/** Where the straight line through (a, P(a)) and (b, P(b)) meets zero. */
function crossing(sheet: Worksheet, input: AnalysisInput, from: number, to: number): Expression {
  const front = instantOf(input, 'expiry');
  const [a, b] = [chosenPrice(sheet, from), chosenPrice(sheet, to)];
  const [left, right] = [profitStep(sheet, input, a, front), profitStep(sheet, input, b, front)];
  return add(a, divide(multiply(subtract(b, a), left), subtract(left, right)));
}

/** The node that the zero's line starts from, and a price on the same line beyond the zero. */
function lineAround(nodes: readonly ProfitNode[], zero: number): [from: number, to: number] {
  const at = Math.max(
    nodes.findLastIndex((node) => toDollars(node.price) < zero),
    0,
  );
  const node = nodes[at];
  const next = nodes[at + 1];
  const from = toDollars(node?.price ?? 0);
  // Beyond the last strike the line goes on, so that any price there will do.
  return [from, next ? toDollars(next.price) : 2 * zero - from];
}

/** The zero on the line of one expiry, exactly; where the profit only touches zero it is a strike itself. */
function exactCrossing(sheet: Worksheet, input: AnalysisInput, zero: number): Expression {
  const nodes = payoffLine(input);
  const touched = nodes.find((node) => toDollars(node.price) === zero && node.profit === 0);
  if (touched) return touch(sheet, input, zero);
  const [from, to] = lineAround(nodes, zero);
  return crossing(sheet, input, from, to);
}

/** The zero of the model's curve, which a search has found, by the line between two prices close to it. */
function modelCrossing(sheet: Worksheet, input: AnalysisInput, zero: number): Expression {
  const [from, to] = [Math.max(0, zero - BESIDE), zero + BESIDE];
  const left = profitAtPrice(input, from, 'expiry') ?? 0;
  const right = profitAtPrice(input, to, 'expiry') ?? 0;
  return left * right < 0 ? crossing(sheet, input, from, to) : touch(sheet, input, zero);
}

/** A zero that the profit touches at a known price: the price, and the profit there as proof. */
function touch(sheet: Worksheet, input: AnalysisInput, zero: number): Expression {
  const price = chosenPrice(sheet, zero);
  profitStep(sheet, input, price, instantOf(input, 'expiry'));
  return price;
}

export function breakevenSum(
  sheet: Worksheet,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
  index: number,
): SumAnswer {
  const convention = profitConvention(analysis);
  const exact = analysis.method === 'expiry';
  const unit = exact ? 'price' : 'spotPrice';
  const value = analysis.breakevens[index];
  if (value === undefined) {
    const missing = missingOf(analysis);
    const unpriced = analysis.maxProfit === null;
    return unknown(unit, convention, unpriced ? missing : ['noBreakeven']);
  }
  const formula = (exact ? exactCrossing : modelCrossing)(sheet, input, value);
  return { value, unit, formula, convention };
}

/** How far a breakeven lies from the spot. */
export function fromSpotSum(
  sheet: Worksheet,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
  index: number,
): SumAnswer {
  const zero = breakevenSum(sheet, input, analysis, index);
  if (typeof zero.value !== 'number' || zero.formula === null)
    return { ...zero, unit: 'signedFraction' };
  const breakeven = sheet.step('B', 'breakeven', zero.formula, zero.unit);
  const spot = sheet.input('S', 'spot', toDollars(input.spot), 'spotPrice');
  return {
    ...zero,
    value: zero.value / toDollars(input.spot) - 1,
    unit: 'signedFraction',
    formula: subtract(divide(breakeven, spot), 1),
  };
}
