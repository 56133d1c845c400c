import { toDollars } from '../../../shared/index.ts';
import { isOptionLeg, yearsToExpiry } from '../../contracts/index.ts';
import type { Bound, PriceInterval } from '../../payoff/index.ts';
import { returnOnRisk } from '../../payoff/index.ts';
import { legTerms, unexpiredTerms } from '../dated-legs.ts';
import type { AnalysisInput, StrategyAnalysis } from '../strategy-analysis.ts';
import { INFINITE, add, divide, exp, max, min, multiply, negate } from './expression.ts';
import type { Expression } from './expression.ts';
import type { Because, Convention } from './explanation.ts';
import { numbered, sharesOf } from './leg-symbols.ts';
import { chosenPrice, instantOf, profitStep } from './profit-sum.ts';
import { unknown } from './sum-answer.ts';
import type { SumAnswer } from './sum-answer.ts';
import type { Worksheet } from './worksheet.ts';

/** How the profit at the front expiry is counted. */
export const profitConvention = ({ laterLegs }: StrategyAnalysis): Convention =>
  laterLegs === null
    ? 'payoffAtExpiry'
    : laterLegs === 'european'
      ? 'laterLegsEuropean'
      : 'laterLegsHeld';

/** Shares that the strategy behaves like far above its strikes: calls and stock. */
function farSlope(sheet: Worksheet, input: AnalysisInput): string {
  const front = instantOf(input, 'expiry');
  const terms = numbered(input.legs).flatMap((each): Expression[] => {
    const { leg } = each;
    if (!isOptionLeg(leg)) return [sharesOf(sheet, each)];
    if (leg.type === 'put') return [];
    const shares = sharesOf(sheet, each);
    const known = legTerms(input, leg, yearsToExpiry(front, leg.expiry));
    if (typeof known === 'string' || known.years <= 0) return [shares];
    const { atLeastIntrinsic, dividendYield, years } = unexpiredTerms(known, input);
    return [atLeastIntrinsic ? shares : multiply(shares, exp(-dividendYield * years))];
  });
  return sheet.step('m', 'slope', add(...terms), 'shares');
}

/** Prices at which a line of one expiry can have an extreme: zero and the strikes. */
const cornersOf = ({ legs }: AnalysisInput): number[] =>
  [...new Set([0, ...legs.flatMap((leg) => (isOptionLeg(leg) ? [leg.strike] : []))])]
    .sort((a, b) => a - b)
    .map(toDollars);

/** The extreme of the profit: over all corners of one expiry, or at the price that the search has found. */
function extremeOf(
  sheet: Worksheet,
  input: AnalysisInput,
  { method }: StrategyAnalysis,
  at: readonly PriceInterval[],
  pick: typeof max,
): Expression {
  const front = instantOf(input, 'expiry');
  const prices = method === 'expiry' ? cornersOf(input) : at.slice(0, 1).map(({ from }) => from);
  const profits = prices.map((price) => profitStep(sheet, input, chosenPrice(sheet, price), front));
  return profits.length > 1 ? pick(...profits) : (profits[0] ?? 0);
}

const shown = (bound: Bound, sign: 1 | -1): number | 'unlimited' =>
  bound === 'unlimited' ? bound : sign * toDollars(bound) + 0;

function boundSum(
  sheet: Worksheet,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
  side: 1 | -1,
): SumAnswer {
  const bound = side > 0 ? analysis.maxProfit : analysis.maxRisk;
  const attained = side > 0 ? analysis.maxProfitAt : analysis.maxRiskAt;
  const convention = profitConvention(analysis);
  if (bound === null) return unknown('signedAmount', convention, missingOf(analysis));
  const formula =
    bound === 'unlimited'
      ? multiply(farSlope(sheet, input), INFINITE)
      : extremeOf(sheet, input, analysis, attained, side > 0 ? max : min);
  return { value: shown(bound, side), unit: 'signedAmount', formula, convention, attained };
}

/** What keeps the profit itself from being known. */
export const missingOf = ({ missing }: StrategyAnalysis): Because[] =>
  missing.filter((each) => each !== 'measureVolatility');

export const maxProfitSum = (
  sheet: Worksheet,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
): SumAnswer => boundSum(sheet, input, analysis, 1);

/** The worst profit, as the screens show it: a loss is negative. */
export const maxRiskSum = (
  sheet: Worksheet,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
): SumAnswer => boundSum(sheet, input, analysis, -1);

/** Why there is no return on risk. */
function noReturn({ maxProfit, maxRisk }: StrategyAnalysis): Because[] {
  const because: Because[] = [];
  if (maxProfit === 'unlimited') because.push('unlimitedProfit');
  if (maxRisk === 'unlimited') because.push('unlimitedRisk');
  if (typeof maxRisk === 'number' && maxRisk <= 0) because.push('nothingAtRisk');
  return because;
}

/** Maximum profit / maximum risk × 100. */
export function returnSum(
  sheet: Worksheet,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
): SumAnswer {
  const value = returnOnRisk(analysis.maxProfit, analysis.maxRisk);
  const known = analysis.maxProfit !== null && analysis.maxRisk !== null;
  if (value === null)
    return unknown('percent', 'ratio', known ? noReturn(analysis) : missingOf(analysis));
  const best = extremeOf(sheet, input, analysis, analysis.maxProfitAt, max);
  const profit = sheet.step('G', 'maxProfit', best, 'signedAmount');
  const worst = extremeOf(sheet, input, analysis, analysis.maxRiskAt, min);
  const risk = sheet.step('L', 'maxRisk', negate(worst), 'amount');
  return {
    value,
    unit: 'percent',
    formula: multiply(divide(profit, risk), 100),
    convention: 'ratio',
  };
}
