import type { CalendarDate, Instant, Money } from '../../../shared/index.ts';
import type { OptionType } from '../../contracts/index.ts';

export const FILL_CAUSES = ['trade', 'expiry', 'exercise', 'assignment'] as const;
export type FillCause = (typeof FILL_CAUSES)[number];

/** What a fill is about: a contract, or the underlying's shares with the option fields null and a multiplier of 1. */
export interface Instrument {
  readonly kind: 'option' | 'stock';
  readonly symbol: string;
  readonly type: OptionType | null;
  readonly strike: Money | null;
  readonly expiry: CalendarDate | null;
  readonly multiplier: number;
}

/** A quantity that changed hands. */
export interface Fill extends Instrument {
  readonly id: string;
  /** Contracts, or shares: bought positive, sold negative, never zero. */
  readonly quantity: number;
  /** Money a share, never negative. */
  readonly price: Money;
  /** For the whole fill, never negative. */
  readonly commission: Money;
  readonly cause: FillCause;
  /** Implied volatility and delta a share of a bought contract then; null = unknown. */
  readonly iv: number | null;
  readonly delta: number | null;
}

export const STEP_KINDS = [
  'opened',
  'added',
  'closedLeg',
  'rolled',
  'adjusted',
  'stockTraded',
  'closed',
  'expired',
  'assigned',
  'exercised',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** One moment in the life of a position, with everything that changed hands in it. */
export interface StrategyStep {
  readonly id: string;
  readonly at: Instant;
  readonly kind: StepKind;
  /** Of the underlying then; at an expiry its settlement price. */
  readonly spot: Money;
  /** What was held afterwards was worth this, at its marks; null = unknown. */
  readonly value: Money | null;
  /** The greatest loss that the whole trade could still make afterwards; null = no bound, or unknown. */
  readonly atRisk: Money | null;
  readonly note: string;
  readonly fills: readonly Fill[];
}

/** What a fill brings (positive) or costs: −quantity · multiplier · price − commission. */
export const cashOf = ({ quantity, multiplier, price, commission }: Fill): Money =>
  0 - quantity * multiplier * price - commission;

export const stepCash = ({ fills }: Pick<StrategyStep, 'fills'>): Money =>
  fills.reduce((sum, fill) => sum + cashOf(fill), 0);
