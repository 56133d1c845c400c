import { analyseStrategy, type Bound } from '@toolyard/core/options/analysis';

import {
  analysisInputOf,
  type Strategy,
  type StrategyLeg,
} from '@toolyard/core/options/strategies';
import { findTemplate } from '@toolyard/core/options/templates';
import { toDollars } from '@toolyard/core/shared';
import { instant } from '../http/instant.ts';
import { dollars, toTermsResponse } from './chain.mapper.ts';
import type {
  StrategyAnalysisResponse,
  StrategyLegResponse,
  StrategyResponse,
} from './strategy.dto.ts';

const DAYS_A_YEAR = 365;
const VOLATILITY_POINT = 0.01;

const toLegResponse = (leg: StrategyLeg): StrategyLegResponse => ({
  id: leg.id,
  kind: leg.kind,
  symbol: leg.symbol,
  type: leg.type,
  position: leg.position,
  strike: dollars(leg.strike),
  expiration: leg.expiry,
  premium: toDollars(leg.entryPrice),
  contracts: leg.quantity,
  multiplier: leg.multiplier,
  priceSource: leg.priceSource,
  iv: leg.iv,
  delta: leg.delta,
});

const bound = (value: Bound | null): number | 'unlimited' | null =>
  value === 'unlimited' ? value : dollars(value);

function analysisOf(strategy: Strategy): StrategyAnalysisResponse {
  const { greeks, ...figures } = analyseStrategy(analysisInputOf(strategy));
  return {
    maxGain: bound(figures.maxProfit),
    maxLoss: bound(figures.maxRisk),
    breakeven: [...figures.breakevens],
    netPremium: toDollars(figures.netPremium),
    roiPercent: figures.roiPercent,
    chanceOfProfit: figures.chanceOfProfit,
    delta: greeks.net?.delta ?? null,
    gamma: greeks.net?.gamma ?? null,
    theta: greeks.net ? greeks.net.theta / DAYS_A_YEAR : null,
    vega: greeks.net ? greeks.net.vega * VOLATILITY_POINT : null,
  };
}

export function toStrategyResponse(strategy: Strategy): StrategyResponse {
  const analysis = analysisOf(strategy);
  const price = toDollars(strategy.underlyingPrice);
  const { id, version, name, templateId, status, provider, simulated, volatility } = strategy;
  return {
    id,
    version,
    name,
    type: findTemplate(templateId).type,
    templateId,
    status,
    returns: null,
    capital: analysis.maxLoss === 'unlimited' ? null : analysis.maxLoss,
    underlyingAsset: strategy.symbol,
    underlyingPrice: price,
    provider,
    simulated,
    quotedAt: instant(strategy.quotedAt),
    terms: strategy.terms.map(toTermsResponse),
    volatility,
    legs: strategy.legs.map(toLegResponse),
    analysis,
    priceHistory: [{ date: instant(strategy.quotedAt), price, pnl: 0 }],
    adjustments: [],
    createdAt: instant(strategy.createdAt),
    updatedAt: instant(strategy.updatedAt),
  };
}
