import { MONEY_SCALE, roundedMoney, toDollars } from '../../shared/index.ts';
import {
  isOptionLeg,
  settlementInstant,
  signedShares,
  termsOfContract,
  yearsBetween,
  type ExerciseStyle,
  type Leg,
} from '../contracts/index.ts';
import {
  breakevens,
  curvePrices,
  curvePricesAround,
  expectedProfit,
  intervalInDollars,
  payoffCurve,
  priceInDollars,
  probabilityOfProfit,
  probabilityWithin,
  profitBounds,
  profitIntervals,
  profitLine,
  returnOnRisk,
  returnOnRiskBar,
  zeroIntervals,
  type Bound,
  type PriceDistribution,
} from '../payoff/index.ts';
import { optionGreeks } from '../pricing/index.ts';
import {
  expectedProfitAtDate,
  expectedProfitUnder,
  profitShape,
  sampleProfit,
  type PnlFunction,
} from '../valuation/index.ts';
import {
  bookedProfit,
  costWithCommissions,
  fixedProfit,
  frontExpiry,
  frontSettlement,
  hasLaterLegs,
  isKnown,
  legExercise,
  legTerms,
  netPremium,
  netPremiumPerShare,
  profitUnknownBy,
  profitWhen,
  type AnalysisInput,
  type MissingInput,
} from './analysis-input.ts';
import { greaterLoss, heldLoss, modelLoss } from './max-loss.ts';
import {
  distributionUnder,
  expectedFromExercise,
  expectedFromLaterLegs,
  isLognormal,
  measureOf,
  pricesUnder,
} from './measure.ts';
import { instantOf, type CurveQuery } from './profit-curve.ts';
import { shareDividends } from './share-dividends.ts';
import type { Greeks, Measure, StrategyAnalysis } from './strategy-analysis.ts';

/** The part of an analysis that follows from the profit at the front expiry. */
type ProfitFigures = Pick<
  StrategyAnalysis,
  | 'maxProfit'
  | 'maxLoss'
  | 'maxProfitAt'
  | 'maxLossAt'
  | 'lossPath'
  | 'breakevens'
  | 'zeroIntervals'
  | 'profitIntervals'
  | 'probabilityOfProfit'
  | 'expectedProfit'
  | 'curve'
>;

/** Figures of legs that all end on one day: exact but for the probabilities, which are closed forms. */
function expiryFigures(input: AnalysisInput, prices: PriceDistribution | null): ProfitFigures {
  const { legs, spot } = input;
  const fixed = fixedProfit(input, instantOf(input, 'expiry'));
  const line = profitLine(legs, fixed);
  const bounds = profitBounds(line);
  return {
    ...bounds,
    maxProfitAt: bounds.maxProfitAt.map(intervalInDollars),
    maxLossAt: bounds.maxLossAt.map(intervalInDollars),
    breakevens: breakevens(line).map(priceInDollars),
    lossPath: [],
    zeroIntervals: zeroIntervals(line).map(intervalInDollars),
    profitIntervals: profitIntervals(line).map(intervalInDollars),
    probabilityOfProfit: prices && probabilityOfProfit(line, prices),
    expectedProfit: prices && expectedProfit(line, prices),
    curve: payoffCurve(legs, spot, fixed),
  };
}

/** Profit of the model in dollars as money; zero has no sign. */
const roundedProfit = (amount: number | 'unlimited'): Bound =>
  amount === 'unlimited' ? amount : roundedMoney(amount * MONEY_SCALE + 0);

/** Expected profit in dollars where later legs are valued at the front expiry: in closed form where there is one. */
function expectedAtFront(
  input: AnalysisInput,
  measure: Measure,
  profit: PnlFunction,
  prices: PriceDistribution,
): number {
  const later = expectedFromLaterLegs(input, measure);
  if (later !== null) return expectedProfit(profit.expired, prices) + profit.premium + later;
  return isLognormal(measure)
    ? expectedProfitAtDate(profit, pricesUnder(input, measure))
    : expectedProfitUnder(profit, prices);
}

/** Figures at the front expiry where later legs are unexpired and valued by the model. */
function frontExpiryFigures(
  input: AnalysisInput,
  measure: Measure | null,
  profit: PnlFunction,
  prices: PriceDistribution | null,
): ProfitFigures {
  const shape = profitShape(profit);
  const atFront = modelLoss(shape.maxLoss);
  const held = heldLoss(input);
  const maxLoss = greaterLoss(atFront, held.maxLoss);
  const isLater = maxLoss !== atFront;
  return {
    ...shape,
    maxProfit: roundedProfit(shape.maxProfit),
    maxLoss,
    maxLossAt: isLater ? [] : shape.maxLossAt,
    lossPath: isLater ? held.path : [],
    probabilityOfProfit: prices && probabilityWithin(shape.profitIntervals, prices),
    expectedProfit: measure && prices && expectedAtFront(input, measure, profit, prices),
    curve: curvePricesAround(input.spot).map((price) => ({
      price,
      profit: sampleProfit(profit, price).profit,
    })),
  };
}

/** The figures when a later leg's volatility or rates, or a settlement price, are missing: unknown rather than wrong. */
const unknownFigures: ProfitFigures = {
  maxProfit: null,
  maxLoss: null,
  maxProfitAt: [],
  maxLossAt: [],
  lossPath: [],
  breakevens: [],
  zeroIntervals: [],
  profitIntervals: [],
  probabilityOfProfit: null,
  expectedProfit: null,
  curve: [],
};

/** The figures of the profit, and the inputs whose absence leaves them unknown. */
function figuresOf(
  input: AnalysisInput,
  measure: Measure | null,
): { figures: ProfitFigures; missing: readonly MissingInput[] } {
  const unknown = profitUnknownBy(input);
  if (unknown.length > 0) return { figures: unknownFigures, missing: unknown };
  const prices = measure && distributionUnder(input, measure);
  const front = frontSettlement(input.legs);
  const profit = front !== null && hasLaterLegs(input) ? profitWhen(input, front) : null;
  if (profit && !isKnown(profit)) {
    // An unlimited loss needs no model.
    const held = heldLoss(input);
    const loss = held.maxLoss === 'unlimited' ? { maxLoss: held.maxLoss, lossPath: held.path } : {};
    return { figures: { ...unknownFigures, ...loss }, missing: profit };
  }
  const figures = profit
    ? frontExpiryFigures(input, measure, profit, prices)
    : expiryFigures(input, prices);
  const expected = figures.expectedProfit;
  if (!measure || expected === null) return { figures, missing: [] };
  const withExercise = expected + expectedFromExercise(input, measure);
  return { figures: { ...figures, expectedProfit: withExercise }, missing: [] };
}

/** Missing inputs of the probabilities and of the greeks. */
function missingInputs(
  input: AnalysisInput,
  measure: Measure | null,
  greeks: StrategyAnalysis['greeks'],
): MissingInput[] {
  const now = greeks.net === null ? profitWhen(input, input.asOf) : null;
  const ofGreeks = now && !isKnown(now) ? now : [];
  const front = frontExpiry(input.legs);
  if (front === null) return [...ofGreeks];
  if (measure) {
    if (distributionUnder(input, measure)) return [...ofGreeks];
    return [...ofGreeks, measure.name === 'pastMoves' ? 'pastMoves' : 'possiblePrices'];
  }
  const hasTerms = input.terms.some((each) => each.expiry === front);
  return [...ofGreeks, hasTerms ? 'measureVolatility' : 'expiryTerms'];
}

/**
 * The model of the options: American where one of them can be exercised before expiry.
 *
 * @example modelOf(analysisInput([longCall(100, 5)], { exercise: 'european' })) // 'european'
 */
export const modelOf = (input: AnalysisInput): ExerciseStyle =>
  input.legs.some((leg) => isOptionLeg(leg) && legExercise(input, leg) === 'american')
    ? 'american'
    : 'european';

/**
 * Every figure that a screen shows of a set of legs, from their premiums, the spot, and the rates and volatilities
 * around them. Deterministic: the time is `asOf`. Units are those of {@link StrategyAnalysis}.
 *
 * Legs of one expiry are analysed exactly, in integers. Where expiries differ, the later legs are valued at the front
 * expiry by the model of their exercise with their own volatility, and no root or extreme can be missed. When one of those volatilities or rates is missing, profit figures are null or empty
 * and `missing` says why. Without a volatility of the measure only the probabilities are null.
 *
 * @example analyseStrategy(analysisInput([longPut(90, 1), shortPut(95, 2), shortCall(105, 2), longCall(110, 1)])).breakevens // [93, 107]: the short strikes minus and plus the credit of 2
 */
export function analyseStrategy(input: AnalysisInput): StrategyAnalysis {
  const measure = measureOf(input);
  const { figures, missing } = figuresOf(input, measure);
  const greeks = strategyGreeks(input);
  const roiPercent = returnOnRisk(figures.maxProfit, figures.maxLoss);
  return {
    model: modelOf(input),
    method: hasLaterLegs(input) ? 'frontExpiry' : 'expiry',
    missing: [...new Set([...missing, ...missingInputs(input, measure, greeks)])],
    cost: costWithCommissions(input),
    booked: bookedProfit(input),
    dividends: shareDividends(input, instantOf(input, 'expiry')),
    netPremium: netPremium(input.legs),
    netPremiumPerShare: netPremiumPerShare(input.legs),
    ...figures,
    roiPercent,
    roiBar: returnOnRiskBar(roiPercent),
    measure,
    greeks,
  };
}

/** Greeks made one by one. */
const greeksOf = (of: (name: keyof Greeks) => number): Greeks => ({
  delta: of('delta'),
  gamma: of('gamma'),
  vega: of('vega'),
  theta: of('theta'),
  rho: of('rho'),
  vanna: of('vanna'),
  volga: of('volga'),
  charm: of('charm'),
});

/** Greeks of a leg as a function of the spot in dollars. */
type LegGreeks = (spot: number) => Greeks;

/**
 * Greeks of a whole leg: those of one share times its signed shares. A share has a delta of one and no other greek: its
 * price falls on an ex-date by the dividend that its holder gets, so dividends are no theta. Null when the leg's
 * volatility or its expiry's rates are missing.
 */
function legGreeks(input: AnalysisInput, leg: Leg): LegGreeks | null {
  const shares = signedShares(leg);
  if (!isOptionLeg(leg)) {
    const greeks = greeksOf((name) => (name === 'delta' ? shares : 0));
    return () => greeks;
  }
  const terms = legTerms(input, leg, yearsBetween(input.asOf, settlementInstant(leg)));
  if (typeof terms === 'string') return null;
  const valuesAt = optionGreeks(leg.type, toDollars(leg.strike), terms);
  return (spot) => {
    const values = valuesAt(spot);
    return greeksOf((name) => shares * values[name]);
  };
}

const sumOf = (legs: readonly Greeks[]): Greeks =>
  greeksOf((name) => legs.reduce((sum, leg) => sum + leg[name], 0));

/** Whether something has greeks that are unknown: a contract that may be exchanged for shares, or what has another price. */
const hasUnknownGreeks = ({ awaiting = [], unvalued = [] }: AnalysisInput): boolean =>
  unvalued.length > 0 ||
  awaiting.some(({ symbol }) => termsOfContract(symbol).settlement === 'physical');

/** Greeks of every leg, and their sum when all are known. An expired contract has none. */
export function strategyGreeks(input: AnalysisInput): {
  readonly net: Greeks | null;
  readonly legs: readonly (Greeks | null)[];
} {
  const spot = toDollars(input.spot);
  const legs = input.legs.map((leg) => legGreeks(input, leg)?.(spot) ?? null);
  const known = legs.filter((leg) => leg !== null);
  const isKnown = known.length === legs.length && !hasUnknownGreeks(input);
  return { net: isKnown ? sumOf(known) : null, legs };
}

/** Greeks of the whole strategy should the underlying stand at a price. */
export interface GreeksPoint {
  /** Dollars per share. */
  readonly price: number;
  readonly greeks: Greeks;
}

/**
 * The net greeks over a range of prices at a date; null when a volatility or an expiry's rates are missing.
 *
 *     greek = Σ shares · greek of one share    units at {@link Greeks}, formulas at {@link blackScholes} and {@link americanValuesAt}
 *
 * @example
 * const at = Date.parse('2026-05-21T20:00:00Z');
 * const curve = greeksCurve(analysisInput([longCall(100, 7), shortPut(100, 5)]), { at, from: 90, to: 110, points: 2 });
 * curve.map(({ greeks }) => greeks.delta) // [100, 100]: by put–call parity as 100 shares
 */
export function greeksCurve(
  input: AnalysisInput,
  { at, from, to, points }: CurveQuery,
): readonly GreeksPoint[] | null {
  const atDate = { ...input, asOf: instantOf(input, at) };
  const legs = input.legs.map((leg) => legGreeks(atDate, leg));
  const known = legs.filter((leg) => leg !== null);
  if (known.length < legs.length || hasUnknownGreeks(input)) return null;
  return curvePrices(from, to, points, []).map((price) => ({
    price,
    greeks: sumOf(known.map((greeks) => greeks(price))),
  }));
}
