import {
  analyseStrategy,
  measureChoice,
  type AnalysisInput,
  type Bound,
  type Measure,
  type MeasureName,
  type MeasureSettings,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { DEFAULT_OPTIONS_SETTINGS } from '@toolyard/core/options/settings';
import {
  NOTHING_HELD,
  afterFills,
  averageCost,
  awaitsSettlementPrice,
  capitalOf,
  closedAt,
  definingLegs,
  holdingsAfter,
  nameIn,
  openedAt,
  currentHoldings,
  currentAnalysisInput,
  profitAndLoss,
  profitOf,
  realised,
  returnsPercent,
  unrealised,
  type Holding,
  type MarkedStrategy,
  type Strategy,
  type StrategyLeg,
  type StrategyStep,
} from '@toolyard/core/options/strategies';
import { findTemplate, recognise } from '@toolyard/core/options/templates';
import { toDollars, ZERO_MONEY, type Language } from '@toolyard/core/shared';
import { LRUCache } from 'lru-cache';
import { instant } from '../http/instant.ts';
import { givenIn } from '../http/given-fields.ts';
import { dollars, toTermsResponse } from './chain.mapper.ts';
import { toChancesResponse } from './chances.mapper.ts';
import {
  toActionResponse,
  toCorrectionResponses,
  toDueResponse,
  toInstrumentResponse,
  toMarkResponse,
  toStepResponse,
  toUnbookableResponse,
} from './strategy-life.mapper.ts';
import type {
  AdjustmentEntry,
  MeasureResponse,
  PriceHistoryEntry,
  StrategyAnalysisResponse,
  StrategyLegResponse,
} from './strategy-parts.dto.ts';
import type { StrategyResponse } from './strategy.dto.ts';
import { isOption } from '@toolyard/core/options/contracts';

const DAYS_A_YEAR = 365;
const VOLATILITY_POINT = 0.01;

const toLegResponse = (leg: StrategyLeg): StrategyLegResponse => ({
  id: leg.id,
  ...toInstrumentResponse(leg),
  position: leg.position,
  premium: toDollars(leg.entryPrice),
  contracts: leg.quantity,
  priceSource: leg.priceSource,
  iv: isOption(leg) ? leg.iv : null,
  delta: isOption(leg) ? leg.delta : null,
});

function toHeldLeg(holding: Holding): StrategyLegResponse {
  const { iv = null, delta = null } = isOption(holding) ? holding : {};
  return {
    id: holding.id,
    ...toInstrumentResponse(holding),
    position: holding.quantity > 0 ? 'long' : 'short',
    premium: toDollars(averageCost(holding)),
    contracts: Math.abs(holding.quantity),
    priceSource: 'own',
    iv,
    delta: delta === null ? null : Math.sign(holding.quantity) * delta,
  };
}

const bound = (value: Bound | null): number | 'unlimited' | null =>
  value === 'unlimited' ? value : dollars(value);

/** Analyses of plans and of closed trades, which change with their version only. */
const analyses = new LRUCache<string, StrategyAnalysis>({ max: 10_000 });

function analysed(strategy: Strategy, input: AnalysisInput): StrategyAnalysis {
  if (strategy.status === 'active') return analyseStrategy(input);
  const model = JSON.stringify([input.exercise, input.measure]);
  const key = `${strategy.id} ${strategy.version} ${model}`;
  const known = analyses.get(key) ?? analyseStrategy(input);
  if (!isOwnView(input.measure?.name)) analyses.set(key, known);
  return known;
}

/** Whether a caller states the numbers of a measure: answers by it are not stored, since there is no end of them. */
export const isOwnView = (measure: MeasureName | undefined): boolean =>
  measure === 'own' || measure === 'range';

const toMeasureResponse = ({ name, volatility, drift, noFit }: Measure): MeasureResponse => ({
  ...{ name, volatility, drift, noFit },
});

function toAnalysisResponse({ greeks, ...figures }: StrategyAnalysis): StrategyAnalysisResponse {
  return {
    maxGain: bound(figures.maxProfit),
    maxLoss: bound(figures.maxLoss),
    breakeven: [...figures.breakevens],
    netPremium: toDollars(figures.netPremium),
    roiPercent: figures.roiPercent,
    chanceOfProfit: figures.probabilityOfProfit,
    expectedProfit: figures.expectedProfit,
    dividends:
      figures.dividends?.map((each) => ({ ...each, amount: toDollars(each.amount) })) ?? null,
    measure: figures.measure && toMeasureResponse(figures.measure),
    model: figures.model,
    delta: greeks.net?.delta ?? null,
    gamma: greeks.net?.gamma ?? null,
    theta: greeks.net ? greeks.net.theta / DAYS_A_YEAR : null,
    vega: greeks.net ? greeks.net.vega * VOLATILITY_POINT : null,
  };
}

/** `+1 SPY261218C00600000 @ 2.35`, in no language. */
const detailsOf = ({ fills, note }: StrategyStep): string =>
  [
    ...fills.map(({ quantity, symbol, price }) => {
      const count = quantity > 0 ? `+${quantity}` : `${quantity}`;
      return `${count} ${symbol} @ ${toDollars(price)}`;
    }),
    ...(note === '' ? [] : [note]),
  ].join('; ');

const toAdjustment = (step: StrategyStep): AdjustmentEntry => ({
  date: instant(step.at),
  action: step.kind,
  details: detailsOf(step),
});

/** The plan unless it was opened at its own time or before, and every step whose value is known; one entry a time, the last. */
function priceHistoryOf({ quotedAt, underlyingPrice, steps }: Strategy): PriceHistoryEntry[] {
  const plan = { date: instant(quotedAt), price: toDollars(underlyingPrice), pnl: 0 };
  const isPlanned = steps[0] === undefined || steps[0].at > quotedAt;
  const history = new Map(isPlanned ? [[plan.date, plan]] : []);
  let holdings = NOTHING_HELD;
  for (const { at, spot, value, fills } of steps) {
    holdings = afterFills(holdings, fills);
    if (value === null || spot === null) continue;
    const pnl = toDollars(profitAndLoss(holdings, value));
    const date = instant(at);
    // Steps of one time leave one result: that after the last of them.
    history.set(date, { date, price: toDollars(spot), pnl });
  }
  return [...history.values()];
}

function legsOf(strategy: Strategy): StrategyLegResponse[] {
  if (strategy.status === 'planning') return strategy.legs.map(toLegResponse);
  return currentHoldings(strategy).map(toHeldLeg);
}

function profitsOf(strategy: Strategy & Partial<MarkedStrategy>, loss: Bound | null) {
  const holdings = holdingsAfter(strategy.steps);
  const value = holdings.held.length === 0 ? ZERO_MONEY : (strategy.mark?.value ?? null);
  const [profit, capital] = [profitOf(strategy), capitalOf(strategy, () => loss)];
  return {
    returns: returnsPercent(profit, capital),
    pnl: dollars(profit),
    capital: dollars(capital),
    cash: toDollars(holdings.cash),
    commissions: toDollars(holdings.commissions),
    realised: toDollars(realised(holdings)),
    unrealised: value === null ? null : toDollars(unrealised(holdings, value)),
  };
}

const instantOrNull = (at: number | null): string | null => (at === null ? null : instant(at));

/** How a strategy is analysed: with the exercise of its contracts and by the smile unless stated. */
export type AnalysisModel = Pick<AnalysisInput, 'exercise'> & Partial<MeasureSettings>;

function withModel(
  input: AnalysisInput,
  { exercise, measure, ...own }: AnalysisModel,
): AnalysisInput {
  const settings = { ...DEFAULT_OPTIONS_SETTINGS, ...givenIn(own) };
  return {
    ...input,
    ...(exercise && { exercise }),
    ...(measure && { measure: measureChoice({ ...settings, measure }, input) }),
  };
}

/** A strategy on the wire; its marks stand on it where its market was read. */
export function toStrategyResponse(
  strategy: Strategy & Partial<MarkedStrategy>,
  model: AnalysisModel = {},
): StrategyResponse {
  const { id, version, name, templateId, status, provider, simulated, steps, mark } = strategy;
  const input = withModel(currentAnalysisInput(strategy), model);
  const analysis = analysed(strategy, input);
  return {
    ...{ id, version, name, templateId, status, provider, simulated },
    type: findTemplate(templateId).type,
    structure: recognise(definingLegs(strategy)).structure,
    sample: strategy.sample,
    ...profitsOf(strategy, analysis.maxLoss),
    underlyingAsset: strategy.symbol,
    underlyingPrice: toDollars(input.spot),
    quotedAt: instant(mark?.at ?? strategy.quotedAt),
    asOf: instant(input.asOf),
    terms: input.terms.map(toTermsResponse),
    volatility: input.volatility,
    commissionPerContract: toDollars(strategy.commissionPerContract),
    commissionPerTrade: toDollars(strategy.commissionPerTrade),
    legs: legsOf(strategy),
    analysis: toAnalysisResponse(analysis),
    priceHistory: priceHistoryOf(strategy),
    planAdjustments: strategy.planAdjustments.map(({ action, carried }) => ({
      action: toActionResponse(action),
      carried,
    })),
    adjustments: steps.slice(1).map(toAdjustment),
    steps: steps.map(toStepResponse),
    corrections: toCorrectionResponses(strategy.corrections),
    journal: { note: strategy.journal.note, tags: [...strategy.journal.tags] },
    mark: mark ? toMarkResponse(mark) : null,
    due: (strategy.due ?? []).map(toDueResponse),
    awaitingSettlementPrice: awaitsSettlementPrice(strategy),
    corporateActionsKnown: strategy.corporateActionsKnown ?? true,
    unbookableAction: strategy.unbookable ? toUnbookableResponse(strategy.unbookable) : null,
    openedAt: instantOrNull(openedAt(strategy)),
    closedAt: instantOrNull(closedAt(strategy)),
    createdAt: instant(strategy.createdAt),
    updatedAt: instant(strategy.updatedAt),
  };
}

/** The strategy with its name in a language; a name that the user gave stays. */
export const namedIn = (language: Language, strategy: StrategyResponse): StrategyResponse => ({
  ...strategy,
  name: nameIn(language, strategy.name, strategy.underlyingAsset),
});

/** {@link toStrategyResponse} with the other chances of the strategy, that of a stop in dollars where it is stated. */
export function withChances(
  strategy: Strategy & Partial<MarkedStrategy>,
  model: AnalysisModel,
  stop?: number,
): StrategyResponse {
  const response = toStrategyResponse(strategy, model);
  const input = withModel(currentAnalysisInput(strategy), model);
  const chances = toChancesResponse(input, analysed(strategy, input), stop);
  return { ...response, analysis: { ...response.analysis, chances } };
}
