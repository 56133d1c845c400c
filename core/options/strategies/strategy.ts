import type { CalendarDate, Instant, Money } from '../../shared/index.ts';
import type { ExpiryTerms } from '../chain/index.ts';
import type { OptionType, Position } from '../contracts/index.ts';
import type { TemplateId } from '../templates/index.ts';
import type { StrategyStep } from './life/step.ts';

export const STRATEGY_STATUSES = ['planning', 'active', 'completed'] as const;
export type StrategyStatus = (typeof STRATEGY_STATUSES)[number];

export const PRICE_SOURCES = ['bid', 'ask', 'mid', 'own', 'spot'] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** One leg as it is kept. Option fields are null on a stock leg. */
export interface StrategyLeg {
  readonly id: string;
  readonly kind: 'option' | 'stock';
  /** OSI contract symbol with the underlying's own name before it, or the stock's symbol. */
  readonly symbol: string;
  readonly type: OptionType | null;
  readonly position: Position;
  readonly strike: Money | null;
  readonly expiry: CalendarDate | null;
  readonly multiplier: number;
  readonly quantity: number;
  /** Money a share, never negative. */
  readonly entryPrice: Money;
  readonly priceSource: PriceSource;
  /** Implied volatility when it was chosen. */
  readonly iv: number | null;
  readonly delta: number | null;
}

/** What the spec calls strategy, position and historical trade: one entity with one id. */
export interface Strategy {
  readonly id: string;
  readonly ownerId: string;
  /** Counts from 1; each change adds one. */
  readonly version: number;
  readonly name: string;
  /** As the recogniser names what is held, or the planned legs while nothing is. */
  readonly templateId: TemplateId;
  readonly status: StrategyStatus;
  /** The underlying, `MSFT` or `MSFT@2021-11-22`. */
  readonly symbol: string;
  /** Spot when it was planned, money a share. */
  readonly underlyingPrice: Money;
  /** Where the quotes came from and when. */
  readonly provider: string;
  readonly simulated: boolean;
  readonly quotedAt: Instant;
  /** Rates of each expiry, as they were last seen. */
  readonly terms: readonly ExpiryTerms[];
  /** Volatility of the front expiry's forward at that time. */
  readonly volatility: number | null;
  /** Money an option contract, counted in every figure of the plan; zero where none was planned. */
  readonly commissionPerContract: Money;
  /** As planned. */
  readonly legs: readonly StrategyLeg[];
  /** What happened since, oldest first; none while planning. What is held, cash and profit follow from them. */
  readonly steps: readonly StrategyStep[];
  /** One of the samples that a user may load. */
  readonly sample: boolean;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** One chosen leg as the client sends it: contract, quantity and price are the user's. */
export interface LegDraft {
  readonly kind: 'option' | 'stock';
  readonly symbol: string;
  readonly position: Position;
  readonly quantity: number;
  /** Money a share. */
  readonly price: Money;
  readonly priceSource: PriceSource;
}

export interface StrategyDraft {
  /** Blank takes the recognised structure's name. */
  readonly name: string;
  readonly templateId: TemplateId;
  readonly symbol: string;
  /** Money an option contract. */
  readonly commissionPerContract: Money;
  readonly legs: readonly LegDraft[];
}
