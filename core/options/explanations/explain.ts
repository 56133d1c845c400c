import {
  analyseStrategy,
  hasLaterLegs,
  isKnown,
  profitWhen,
  profitAtPrice,
  modelOf,
} from '../analysis/index.ts';
import type { AnalysisInput, StrategyAnalysis } from '../analysis/index.ts';
import type { AnalysedFigure, ExplanationRequest } from './explanation-request.ts';
import { explainMaxProfit, explainMaxLoss, explainReturnOnRisk } from './explain-bounds.ts';
import { explainBreakeven, explainDistanceFromSpot } from './explain-breakeven.ts';
import {
  explainCost,
  explainReceivedPerShare,
  explainNetPremium,
  explainReceived,
} from './explain-premium.ts';
import { explainChain } from './explain-chain.ts';
import { explainProbability, explainOneSigma } from './explain-probability.ts';
import { explainExpectedProfit } from './explain-expected-profit.ts';
import type { Explanation } from './explanation.ts';
import { explainGreek, modelConvention } from './explain-greeks.ts';
import { explainPosition } from './explain-position.ts';
import { chosenPrice, instantOf, profitStep } from './explain-profit.ts';
import { explainRecord } from './explain-record.ts';
import { unavailable, createDerivation } from './derivation.ts';
import type { DerivedFigure, Derivation } from './derivation.ts';
import { explainVolatility } from './explain-volatility.ts';

type Explainer = (
  derivation: Derivation,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
) => DerivedFigure;

const EXPLAINERS: Record<AnalysedFigure, Explainer> = {
  cost: explainCost,
  received: explainReceived,
  netPremium: explainNetPremium,
  receivedPerShare: explainReceivedPerShare,
  maxProfit: explainMaxProfit,
  maxLoss: explainMaxLoss,
  roiPercent: explainReturnOnRisk,
  probabilityOfProfit: explainProbability,
  expectedProfit: explainExpectedProfit,
  oneSigmaLow: (...of) => explainOneSigma(...of, -1),
  oneSigmaHigh: (...of) => explainOneSigma(...of, 1),
  delta: (...of) => explainGreek(...of, 'delta'),
  gamma: (...of) => explainGreek(...of, 'gamma'),
  theta: (...of) => explainGreek(...of, 'theta'),
  vega: (...of) => explainGreek(...of, 'vega'),
  rho: (...of) => explainGreek(...of, 'rho'),
};

/** The profit at a chosen price and date: by the payoff at expiry, by the model before. */
function explainProfitAtPrice(
  derivation: Derivation,
  request: Extract<ExplanationRequest, { price: number }>,
): DerivedFigure {
  const { input, price, at } = request;
  const value = profitAtPrice(input, price, at);
  const when = instantOf(input, at);
  const straight = at === 'expiry' && !hasLaterLegs(input);
  const convention = straight ? 'payoffAtExpiry' : modelConvention(modelOf(input));
  if (value === null) {
    const missing = profitWhen(input, when);
    return unavailable('signedAmount', convention, isKnown(missing) ? [] : missing);
  }
  const formula = profitStep(derivation, input, chosenPrice(derivation, price), when);
  return { value, unit: 'signedAmount', formula, convention };
}

function derive(derivation: Derivation, request: ExplanationRequest): DerivedFigure {
  if ('position' in request) return explainPosition(derivation, request.position, request.figure);
  if ('chain' in request) return explainChain(derivation, request.chain, request.figure);
  if ('volatility' in request)
    return explainVolatility(derivation, request.volatility, request.figure);
  if ('record' in request) return explainRecord(derivation, request.record, request.figure);
  if (request.figure === 'profitAtPrice') return explainProfitAtPrice(derivation, request);
  const { input } = request;
  const analysis = analyseStrategy(input);
  if (request.figure === 'breakeven')
    return explainBreakeven(derivation, input, analysis, request.index);
  if (request.figure === 'fromSpot')
    return explainDistanceFromSpot(derivation, input, analysis, request.index);
  return EXPLAINERS[request.figure](derivation, input, analysis);
}

/**
 * Explains a figure: its formula as a tree over inputs and intermediate steps, its value, the source of the inputs and
 * the convention. The value comes from the analysis itself; evaluating the tree gives the same value.
 */
export function explain(request: ExplanationRequest): Explanation {
  const derivation = createDerivation();
  const figure = derive(derivation, request);
  const data = 'input' in request ? request.input : 'chain' in request ? request.chain : null;
  return {
    figure: request.figure,
    unavailableReasons: [],
    attained: [],
    source: 'legs',
    ...figure,
    inputs: derivation.inputs,
    steps: derivation.steps,
    asOf: data && data.asOf,
  };
}
