import { MONEY_SCALE, toDollars, ZERO_MONEY } from '../../shared/index.ts';
import { isOptionLeg, settlementInstant, yearsBetween } from '../contracts/index.ts';
import type { Bound, ExpiryOnPath, PriceInterval } from '../payoff/index.ts';
import { returnOnRisk } from '../payoff/index.ts';
import { dividendsUntil, legTerms } from '../analysis/index.ts';
import type { AnalysisInput, StrategyAnalysis } from '../analysis/index.ts';
import { INFINITE, add, divide, exp, max, min, multiply, negate, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import type { UnavailableReason, Convention } from './explanation.ts';
import {
  numbered,
  premiumOf,
  sharesOf,
  strikeOf,
  withDividends,
  type NumberedLeg,
} from './leg-symbols.ts';
import { bookedTerms, chosenPrice, instantOf, profitStep } from './explain-profit.ts';
import { indexed, unavailable } from './derivation.ts';
import type { DerivedFigure, Derivation } from './derivation.ts';

/** Convention of the profit at the front expiry. */
export const profitConvention = ({ method, model }: StrategyAnalysis): Convention =>
  method === 'expiry'
    ? 'payoffAtExpiry'
    : model === 'european'
      ? 'laterLegsEuropean'
      : 'laterLegsAmerican';

/** Slope of the profit far above the strikes, in shares: calls and stock. */
function farSlope(derivation: Derivation, input: AnalysisInput): string {
  const front = instantOf(input, 'expiry');
  const terms = numbered(input.legs).flatMap((each): Expression[] => {
    const { leg } = each;
    if (!isOptionLeg(leg)) return [sharesOf(derivation, each)];
    if (leg.type === 'put') return [];
    const shares = sharesOf(derivation, each);
    const known = legTerms(input, leg, yearsBetween(front, settlementInstant(leg)));
    if (typeof known === 'string' || known.years <= 0) return [shares];
    const { exercise, dividendYield, years } = known;
    return [exercise === 'american' ? shares : multiply(shares, exp(-dividendYield * years))];
  });
  return derivation.step('m', 'slope', add(...terms), 'shares');
}

/** Prices at which a line of one expiry can have an extreme: zero and the strikes. */
const cornersOf = ({ legs }: AnalysisInput): number[] =>
  [...new Set([ZERO_MONEY, ...legs.flatMap((leg) => (isOptionLeg(leg) ? [leg.strike] : []))])]
    .sort((a, b) => a - b)
    .map(toDollars);

/** The extreme of the profit: over all corners of one expiry, or at the price found by the search. */
function extremeOf(
  derivation: Derivation,
  input: AnalysisInput,
  { method }: StrategyAnalysis,
  at: readonly PriceInterval[],
  pick: typeof max,
): Expression {
  const front = instantOf(input, 'expiry');
  const prices = method === 'expiry' ? cornersOf(input) : at.slice(0, 1).map(({ from }) => from);
  const profits = prices.map((price) =>
    profitStep(derivation, input, chosenPrice(derivation, price), front),
  );
  return profits.length > 1 ? pick(...profits) : (profits[0] ?? 0);
}

/** A price on the path of a loss that has a bound, in dollars. */
const dollarsAt = ({ price }: ExpiryOnPath): number =>
  price === 'unlimited' ? Infinity : price / MONEY_SCALE;

/** Value of a leg at the end of its own expiry, and of stock after the last, in dollars per share. */
function valueOnPath(
  derivation: Derivation,
  input: AnalysisInput,
  { leg, index }: NumberedLeg,
  path: readonly ExpiryOnPath[],
): Expression {
  const priceOf = (at: ExpiryOnPath) => chosenPrice(derivation, dollarsAt(at));
  if (!isOptionLeg(leg))
    return withDividends(derivation, input, priceOf(path.at(-1)!), dividendsUntil(input), 'Div′');
  const price = priceOf(path.find(({ expiry }) => expiry === leg.expiry)!);
  const strike = strikeOf(derivation, { leg, index });
  return max(0, leg.type === 'call' ? subtract(price, strike) : subtract(strike, price));
}

/** Shares that stay from assignment at an expiry. */
const retainedShares = (
  derivation: Derivation,
  { expiry, retained }: ExpiryOnPath,
  i: number,
): string =>
  derivation.input(indexed('h', i + 1), 'retainedShares', retained, 'shares', { expiry });

/** Profit of legs that are held until they expire: Σ n · (value − p) + Σ h · (last price − price) + R − C. */
function profitOnPath(
  derivation: Derivation,
  input: AnalysisInput,
  path: readonly ExpiryOnPath[],
): Expression {
  const legs = numbered(input.legs).map((each) =>
    multiply(
      sharesOf(derivation, each),
      subtract(valueOnPath(derivation, input, each, path), premiumOf(derivation, each)),
    ),
  );
  const last = () => chosenPrice(derivation, dollarsAt(path.at(-1)!));
  const retained = path.flatMap((each, i) => {
    if (each.retained === 0) return [];
    const price = chosenPrice(derivation, dollarsAt(each));
    return [multiply(retainedShares(derivation, each, i), subtract(last(), price))];
  });
  const profit = add(...legs, ...retained, ...bookedTerms(derivation, input));
  return derivation.step('P', 'profitHeld', profit, 'signedAmount');
}

/** Slope of the profit far above the strikes at the expiry where the loss has no bound, in shares. */
function slopeOnPath(
  derivation: Derivation,
  { legs }: AnalysisInput,
  path: readonly ExpiryOnPath[],
): Expression {
  const at = path.findIndex(({ price }) => price === 'unlimited');
  const isLast = at === path.length - 1;
  const calls = numbered(legs).filter(({ leg }) =>
    isOptionLeg(leg) ? leg.type === 'call' && leg.expiry === path[at]!.expiry : isLast,
  );
  const retained = path
    .map((each, i) => ({ each, i }))
    .filter(({ each, i }) => each.retained !== 0 && (isLast ? i < at : i === at))
    .map(({ each, i }) => {
      const shares = retainedShares(derivation, each, i);
      return isLast ? shares : negate(shares);
    });
  const shares = [...calls.map((each) => sharesOf(derivation, each)), ...retained];
  return derivation.step('m', 'slope', add(...shares), 'shares');
}

/** The least profit, or its slope where it has no bound, over what legs lose that are held until they expire. */
const lossOnPath = (
  derivation: Derivation,
  input: AnalysisInput,
  { lossPath, maxLoss }: StrategyAnalysis,
): Expression =>
  maxLoss === 'unlimited'
    ? multiply(slopeOnPath(derivation, input, lossPath), INFINITE)
    : profitOnPath(derivation, input, lossPath);

const shown = (bound: Bound, sign: 1 | -1): number | 'unlimited' =>
  bound === 'unlimited' ? bound : sign * toDollars(bound) + 0;

function boundSum(
  derivation: Derivation,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
  side: 1 | -1,
): DerivedFigure {
  const bound = side > 0 ? analysis.maxProfit : analysis.maxLoss;
  const attained = side > 0 ? analysis.maxProfitAt : analysis.maxLossAt;
  const convention = profitConvention(analysis);
  if (bound === null) return unavailable('signedAmount', convention, missingOf(analysis));
  const formula =
    bound === 'unlimited'
      ? multiply(farSlope(derivation, input), INFINITE)
      : extremeOf(derivation, input, analysis, attained, side > 0 ? max : min);
  return { value: shown(bound, side), unit: 'signedAmount', formula, convention, attained };
}

/** Inputs that the profit lacks. */
export const missingOf = ({ missing }: StrategyAnalysis): UnavailableReason[] =>
  missing.filter((each) => each !== 'measureVolatility');

export const explainMaxProfit = (
  derivation: Derivation,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
): DerivedFigure => boundSum(derivation, input, analysis, 1);

/** Maximum loss, negative as on the screens. */
export const explainMaxLoss = (
  derivation: Derivation,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
): DerivedFigure =>
  analysis.lossPath.length === 0
    ? boundSum(derivation, input, analysis, -1)
    : {
        value: shown(analysis.maxLoss!, -1),
        unit: 'signedAmount',
        formula: lossOnPath(derivation, input, analysis),
        convention: 'heldToExpiry',
      };

/** Why there is no return on risk. */
function noReturn({ maxProfit, maxLoss }: StrategyAnalysis): UnavailableReason[] {
  const reasons: UnavailableReason[] = [];
  if (maxProfit === 'unlimited') reasons.push('unlimitedProfit');
  if (maxLoss === 'unlimited') reasons.push('unlimitedRisk');
  if (typeof maxLoss === 'number' && maxLoss <= 0) reasons.push('nothingAtRisk');
  return reasons;
}

/** Maximum profit / maximum loss × 100. */
export function explainReturnOnRisk(
  derivation: Derivation,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
): DerivedFigure {
  const value = returnOnRisk(analysis.maxProfit, analysis.maxLoss);
  const known = analysis.maxProfit !== null && analysis.maxLoss !== null;
  if (value === null)
    return unavailable('percent', 'ratio', known ? noReturn(analysis) : missingOf(analysis));
  const best = extremeOf(derivation, input, analysis, analysis.maxProfitAt, max);
  const profit = derivation.step('G', 'maxProfit', best, 'signedAmount');
  const worst =
    analysis.lossPath.length > 0
      ? profitOnPath(derivation, input, analysis.lossPath)
      : extremeOf(derivation, input, analysis, analysis.maxLossAt, min);
  const risk = derivation.step('L', 'maxLoss', negate(worst), 'amount');
  return {
    value,
    unit: 'percent',
    formula: multiply(divide(profit, risk), 100),
    convention: 'ratio',
  };
}
