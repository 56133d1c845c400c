import { toDollars, ZERO_MONEY } from '../../shared/index.ts';
import type { ProfitNode } from '../payoff/index.ts';
import { payoffLine, profitAtPrice } from '../analysis/index.ts';
import type { AnalysisInput, StrategyAnalysis } from '../analysis/index.ts';
import { missingOf, profitConvention } from './explain-bounds.ts';
import { add, divide, multiply, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import { chosenPrice, instantOf, profitStep } from './explain-profit.ts';
import { unavailable } from './derivation.ts';
import type { DerivedFigure, Derivation } from './derivation.ts';

/** Half-width, in dollars, of the interval around a root in which the model's curve is treated as straight. */
const BESIDE = 0.001;

/** Root of the line through (a, P(a)) and (b, P(b)). */
function crossing(
  derivation: Derivation,
  input: AnalysisInput,
  from: number,
  to: number,
): Expression {
  const front = instantOf(input, 'expiry');
  const [a, b] = [chosenPrice(derivation, from), chosenPrice(derivation, to)];
  const [left, right] = [
    profitStep(derivation, input, a, front),
    profitStep(derivation, input, b, front),
  ];
  return add(a, divide(multiply(subtract(b, a), left), subtract(left, right)));
}

/** The node before the root, and a price on the same line above the root. */
function lineAround(nodes: readonly ProfitNode[], zero: number): [from: number, to: number] {
  const at = Math.max(
    nodes.findLastIndex((node) => toDollars(node.price) < zero),
    0,
  );
  const node = nodes[at];
  const next = nodes[at + 1];
  const from = toDollars(node?.price ?? ZERO_MONEY);
  // Beyond the last strike the line goes on, so that any price there will do.
  return [from, next ? toDollars(next.price) : 2 * zero - from];
}

/** The exact root on the line of one expiry; if the profit only touches zero, the root is a strike. */
function exactCrossing(derivation: Derivation, input: AnalysisInput, zero: number): Expression {
  const nodes = payoffLine(input);
  const touched = nodes.find((node) => toDollars(node.price) === zero && node.profit === 0);
  if (touched) return touch(derivation, input, zero);
  const [from, to] = lineAround(nodes, zero);
  return crossing(derivation, input, from, to);
}

/** The root of the model's curve, by the line between two prices close to it. */
function modelCrossing(derivation: Derivation, input: AnalysisInput, zero: number): Expression {
  const [from, to] = [Math.max(0, zero - BESIDE), zero + BESIDE];
  const left = profitAtPrice(input, from, 'expiry') ?? 0;
  const right = profitAtPrice(input, to, 'expiry') ?? 0;
  return left * right < 0 ? crossing(derivation, input, from, to) : touch(derivation, input, zero);
}

/** A root at which the profit only touches zero: the price and the profit there. */
function touch(derivation: Derivation, input: AnalysisInput, zero: number): Expression {
  const price = chosenPrice(derivation, zero);
  profitStep(derivation, input, price, instantOf(input, 'expiry'));
  return price;
}

export function explainBreakeven(
  derivation: Derivation,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
  index: number,
): DerivedFigure {
  const convention = profitConvention(analysis);
  const exact = analysis.method === 'expiry';
  const unit = exact ? 'price' : 'spotPrice';
  const value = analysis.breakevens[index];
  if (value === undefined) {
    const missing = missingOf(analysis);
    const unpriced = analysis.maxProfit === null;
    return unavailable(unit, convention, unpriced ? missing : ['noBreakeven']);
  }
  const formula = (exact ? exactCrossing : modelCrossing)(derivation, input, value);
  return { value, unit, formula, convention };
}

/** Distance of a breakeven from the spot. */
export function explainDistanceFromSpot(
  derivation: Derivation,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
  index: number,
): DerivedFigure {
  const zero = explainBreakeven(derivation, input, analysis, index);
  if (typeof zero.value !== 'number' || zero.formula === null)
    return { ...zero, unit: 'signedFraction' };
  const breakeven = derivation.step('B', 'breakeven', zero.formula, zero.unit);
  const spot = derivation.input('S', 'spot', toDollars(input.spot), 'spotPrice');
  return {
    ...zero,
    value: zero.value / toDollars(input.spot) - 1,
    unit: 'signedFraction',
    formula: subtract(divide(breakeven, spot), 1),
  };
}
