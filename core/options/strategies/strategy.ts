import type { ShareAction } from '../../market/index.ts';
import type { Instant, Language, Money } from '../../shared/index.ts';
import type { AnalysisInput } from '../analysis/index.ts';
import type { ExpiryTerms } from '../chain/index.ts';
import {
  commissionsOf,
  type CommissionRates,
  countedFrom,
  type Instrument,
  instrumentOf,
  isOption,
  isValuedBy,
  type Leg,
  type OptionLeg,
  ordinaryLeg,
  type Position,
} from '../contracts/index.ts';
import type { TemplateId } from '../templates/index.ts';
import type { Journal } from './journal.ts';
import {
  holdingLeg,
  holdingsAfter,
  type StepCorrection,
  type StrategyStep,
} from './lifecycle/position.ts';

export const STRATEGY_STATUSES = ['planning', 'active', 'completed'] as const;
export type StrategyStatus = (typeof STRATEGY_STATUSES)[number];

export const PRICE_SOURCES = ['bid', 'ask', 'mid', 'own', 'spot'] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** A stored leg. Its delta is negated when short. */
export type StrategyLeg = Instrument & {
  readonly id: string;
  readonly position: Position;
  /** Contracts or shares, positive. */
  readonly quantity: number;
  /** Money per share, never negative. */
  readonly entryPrice: Money;
  readonly priceSource: PriceSource;
};

/** A corporate action that concerned a plan. */
export interface PlanAdjustment {
  readonly action: ShareAction;
  /** False where the plan stays as it was, since it has fractions of contracts or cash after the action. */
  readonly carried: boolean;
}

/** A strategy from plan to position to historical trade: one entity with one id. */
export interface Strategy {
  readonly id: string;
  readonly ownerId: string;
  /** Starts at 1 and increases by one per change. */
  readonly version: number;
  readonly name: string;
  /** Structure recognised from the holdings, or from the planned legs while nothing is held. */
  readonly templateId: TemplateId;
  readonly status: StrategyStatus;
  /** The underlying, `MSFT` or `MSFT@2021-11-22`. */
  readonly symbol: string;
  /** Spot at the time of the plan, money per share. */
  readonly underlyingPrice: Money;
  /** Source and time of the quotes. */
  readonly provider: string;
  readonly simulated: boolean;
  readonly quotedAt: Instant;
  /** Latest known rates of each expiry. */
  readonly terms: readonly ExpiryTerms[];
  /** Volatility at the forward of the front expiry at that time. */
  readonly volatility: number | null;
  /** Money per option contract, counted in every figure of the plan; zero where none was planned. */
  readonly commissionPerContract: Money;
  /** Money per order, counted as `commissionPerContract` is. */
  readonly commissionPerTrade: Money;
  /** The planned legs. */
  readonly legs: readonly StrategyLeg[];
  /** Corporate actions that have changed the plan, in the order in which they were applied. */
  readonly planAdjustments: readonly PlanAdjustment[];
  /** Lifecycle events in force, oldest first; none while planning. Holdings, cash and profit follow from them. */
  readonly steps: readonly StrategyStep[];
  /** Changes of recorded steps, oldest first. */
  readonly corrections: readonly StepCorrection[];
  readonly journal: Journal;
  /** Whether it is one of the samples that a user may load. */
  readonly sample: boolean;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** A leg as the client sends it: contract, quantity and price are the user's. */
export interface LegDraft {
  readonly kind: 'option' | 'stock';
  readonly symbol: string;
  readonly position: Position;
  readonly quantity: number;
  /** Money per share. */
  readonly price: Money;
  readonly priceSource: PriceSource;
}

export interface StrategyDraft {
  /** Blank stands for the name of the recognised structure. */
  readonly name: string;
  /** Language of that name. */
  readonly language: Language;
  readonly templateId: TemplateId;
  readonly symbol: string;
  /** Money per option contract. */
  readonly commissionPerContract: Money;
  /** Money per order. */
  readonly commissionPerTrade: Money;
  readonly legs: readonly LegDraft[];
}

function legOf(leg: StrategyLeg): Leg {
  const { position, quantity, entryPrice: premium } = leg;
  const instrument = instrumentOf(leg);
  const terms = { position, quantity, premium };
  if (!isOption(instrument)) return { ...instrument, ...terms };
  const { deliverable, ...contract } = instrument;
  const listed: OptionLeg = { ...contract, ...terms };
  return ordinaryLeg(listed, deliverable) ?? listed;
}

/** The planned legs as legs of an analysis, adjusted contracts as {@link holdingLeg} has them. */
export const strategyLegs = ({ legs }: Pick<Strategy, 'legs'>): Leg[] => legs.map(legOf);

/** The legs that the strategy is recognised by: the holdings, or the planned legs while nothing is held. */
export function definingLegs(strategy: Pick<Strategy, 'legs' | 'steps'>): Leg[] {
  const { held } = holdingsAfter(strategy.steps);
  return held.length > 0 ? held.map((holding) => holdingLeg(holding)) : strategyLegs(strategy);
}

/** Time of the plan, from which days and model times of its analysis count; for a chain file the time of the file. */
const plannedAt = ({ symbol, quotedAt, createdAt, steps }: Strategy): Instant =>
  countedFrom(symbol, quotedAt, Math.min(createdAt, steps[0]?.at ?? createdAt));

/** The commissions that were planned. */
const commissionRatesOf = ({
  commissionPerContract: perContract,
  commissionPerTrade: perTrade,
}: Pick<Strategy, 'commissionPerContract' | 'commissionPerTrade'>): CommissionRates => ({
  perContract,
  perTrade,
});

/** Analysis input of the plan, with the market at the time of the plan. */
export function analysisInputOf(strategy: Strategy): AnalysisInput {
  const valued = strategy.legs.filter((leg) => isValuedBy(strategy.symbol, leg));
  const unvalued = strategy.legs.filter((leg) => !valued.includes(leg));
  const legs = strategyLegs({ legs: valued });
  return {
    legs,
    ...(unvalued.length > 0 && { unvalued: strategyLegs({ legs: unvalued }) }),
    commissions: commissionsOf(legs, commissionRatesOf(strategy)),
    spot: strategy.underlyingPrice,
    asOf: plannedAt(strategy),
    terms: strategy.terms,
    volatility: strategy.volatility,
  };
}
