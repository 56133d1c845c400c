import type { Instant } from '../../shared/index.ts';
import { commissionsOf, type AnalysisInput } from '../analysis/index.ts';
import { countedFrom } from '../chain/index.ts';
import type { Leg } from '../contracts/index.ts';
import { averageCost, holdingsAfter, type Holding } from './life/position.ts';
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

/** What is held as the options engine takes it: at its average cost a share, to 1e-4 dollar. */
export function holdingLeg(holding: Holding, premium = averageCost(holding)): Leg {
  const { symbol, type, strike, expiry, multiplier, iv } = holding;
  const position = holding.quantity > 0 ? 'long' : 'short';
  const quantity = Math.abs(holding.quantity);
  if (type === null || strike === null || expiry === null)
    return { kind: 'stock', symbol, position, quantity, premium, multiplier: 1 };
  const delta = holding.delta === null ? null : Math.sign(holding.quantity) * holding.delta;
  const own = { symbol, type, position, strike, expiry, premium, quantity, multiplier } as const;
  return { kind: 'option', ...own, iv, delta };
}

/** The legs that make the strategy what it is: what is held, or what was planned while nothing is. */
export function definingLegs(strategy: Pick<Strategy, 'legs' | 'steps'>): Leg[] {
  const { held } = holdingsAfter(strategy.steps);
  return held.length > 0 ? held.map((holding) => holdingLeg(holding)) : strategyLegs(strategy);
}

/** When the plan was made: days and model times of its analysis count from then, for a chain file from the file. */
export const plannedAt = ({ symbol, quotedAt, createdAt, steps }: Strategy): Instant =>
  countedFrom(symbol, quotedAt, Math.min(createdAt, steps[0]?.at ?? createdAt));

/** What an analysis of the plan starts from: the market as it was when it was planned. */
export function analysisInputOf(strategy: Strategy): AnalysisInput {
  const legs = strategyLegs(strategy);
  return {
    legs,
    commissions: commissionsOf(legs, strategy.commissionPerContract),
    spot: strategy.underlyingPrice,
    asOf: plannedAt(strategy),
    terms: strategy.terms,
    volatility: strategy.volatility,
  };
}
