import type { AnalysisInput } from '../analysis/index.ts';
import type { Leg } from '../contracts/index.ts';
import type { Strategy, StrategyLeg } from './strategy.ts';

function legOf(leg: StrategyLeg): Leg {
  const { symbol, position, quantity, entryPrice: premium } = leg;
  const { type, strike, expiry, multiplier, iv, delta } = leg;
  if (type === null || strike === null || expiry === null)
    return { kind: 'stock', symbol, position, quantity, premium, multiplier: 1 };
  return {
    kind: 'option',
    symbol,
    type,
    position,
    strike,
    expiry,
    premium,
    quantity,
    multiplier,
    iv,
    delta,
  };
}

/** The kept legs as the options engine takes them. */
export const strategyLegs = ({ legs }: Pick<Strategy, 'legs'>): Leg[] => legs.map(legOf);

/** What an analysis of the strategy starts from: the market as it was when it was planned. */
export const analysisInputOf = (strategy: Strategy): AnalysisInput => ({
  legs: strategyLegs(strategy),
  spot: strategy.underlyingPrice,
  asOf: strategy.quotedAt,
  terms: strategy.terms,
  volatility: strategy.volatility,
});
