import type { CorporateAction } from '@toolyard/core/market';
import {
  averageCost,
  cashOf,
  isReplacement,
  stepCash,
  type DueContract,
  type Fill,
  type MarkedHolding,
  type PositionMark,
  type StepCorrection,
  type StrategyStep,
  type UnbookableAction,
} from '@toolyard/core/options/strategies';
import { multiplyMoney, subtractMoney, toDollars } from '@toolyard/core/shared';
import { instant } from '../http/instant.ts';
import { dollars, toDeliverableResponse } from './chain.mapper.ts';
import type {
  CorporateActionResponse,
  DueContractResponse,
  FillResponse,
  MarkedLegResponse,
  PositionMarkResponse,
  StepCorrectionResponse,
  StrategyStepResponse,
  UnbookableActionResponse,
} from './strategy-life.dto.ts';
import { isOption, type Instrument } from '@toolyard/core/options/contracts';

/** The wire has null option fields for shares. */
export function toInstrumentResponse(each: Instrument) {
  const { kind, symbol, multiplier } = each;
  const own = { kind, symbol, multiplier };
  if (!isOption(each))
    return { ...own, type: null, strike: null, expiration: null, deliverable: null };
  const { type, strike, expiry: expiration } = each;
  // Steps that were stored with a correction by an older version do not say what they deliver.
  const deliverable = each.deliverable ? toDeliverableResponse(each.deliverable) : null;
  return { ...own, type, strike: toDollars(strike), expiration, deliverable };
}

const toFill = (fill: Fill): FillResponse => ({
  id: fill.id,
  ...toInstrumentResponse(fill),
  side: fill.quantity > 0 ? 'buy' : 'sell',
  contracts: Math.abs(fill.quantity),
  price: toDollars(fill.price),
  commission: toDollars(fill.commission),
  cash: toDollars(cashOf(fill)),
  cause: fill.cause,
  replaces: isReplacement(fill) ? fill.replaces : null,
});

const NO_TERMS = { from: null, to: null, cash: null, newSymbol: null, shares: null } as const;

function termsOf(action: CorporateAction) {
  switch (action.kind) {
    case 'dividend':
      return { ...NO_TERMS, cash: action.amount };
    case 'split':
      return { ...NO_TERMS, from: action.from, to: action.to };
    case 'symbolChange':
      return { ...NO_TERMS, newSymbol: action.newSymbol };
    case 'merger': {
      const { cash, newSymbol, shares } = action;
      return { ...NO_TERMS, cash, newSymbol, shares };
    }
  }
}

export const toActionResponse = (action: CorporateAction): CorporateActionResponse => ({
  ...{ kind: action.kind, symbol: action.symbol, exDate: action.exDate },
  ...termsOf(action),
});

export const toUnbookableResponse = ({
  action,
  stepId,
}: UnbookableAction): UnbookableActionResponse => ({ action: toActionResponse(action), stepId });

export const toStepResponse = (step: StrategyStep): StrategyStepResponse => ({
  id: step.id,
  at: instant(step.at),
  kind: step.kind,
  spot: dollars(step.spot),
  settlementSource: step.settledBy?.source ?? null,
  action: step.action ? toActionResponse(step.action) : null,
  cash: toDollars(stepCash(step)),
  note: step.note,
  fills: step.fills.map(toFill),
});

/** A correction that changes nothing keeps the terms of a file: a source that announces others does not overrule them. */
const isChange = ({ before, after }: StepCorrection): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);

const toCorrectionResponse = ({
  id,
  at,
  reason,
  before,
  after,
}: StepCorrection): StepCorrectionResponse => ({
  ...{ id, at: instant(at), reason },
  before: toStepResponse(before),
  after: after && toStepResponse(after),
});

export const toCorrectionResponses = (
  corrections: readonly StepCorrection[],
): StepCorrectionResponse[] => corrections.filter(isChange).map(toCorrectionResponse);

function toMarkedLeg({ holding, bid, ask, mark, iv, delta }: MarkedHolding): MarkedLegResponse {
  const { symbol, quantity, multiplier, cost } = holding;
  const value = mark === null ? null : multiplyMoney(mark, quantity * multiplier);
  return {
    symbol,
    contracts: quantity,
    cost: toDollars(averageCost(holding)),
    bid: dollars(bid),
    ask: dollars(ask),
    mid: bid === null || ask === null ? null : dollars(mark),
    mark: dollars(mark),
    iv,
    delta: delta === null ? null : Math.sign(quantity) * delta,
    value: dollars(value),
    pnl: value === null ? null : toDollars(subtractMoney(value, cost)),
  };
}

export const toMarkResponse = (mark: PositionMark): PositionMarkResponse => ({
  at: instant(mark.at),
  spot: toDollars(mark.spot),
  stale: mark.stale,
  legs: mark.legs.map(toMarkedLeg),
});

export const toDueResponse = ({
  holding,
  outcome,
  settlementPrice,
}: DueContract): DueContractResponse => ({
  symbol: holding.symbol,
  contracts: holding.quantity,
  outcome,
  settlementPrice: dollars(settlementPrice?.price ?? null),
  settlementSource: settlementPrice?.source ?? null,
});
