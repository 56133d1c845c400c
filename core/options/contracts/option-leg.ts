import type { CalendarDate, Money } from '../../shared/index.ts';

export const OPTION_TYPES = ['call', 'put'] as const;
export type OptionType = (typeof OPTION_TYPES)[number];

export const POSITIONS = ['long', 'short'] as const;
export type Position = (typeof POSITIONS)[number];

/** Shares in one standard contract. */
export const CONTRACT_MULTIPLIER = 100;

/** An option that is bought (long) or sold (short). */
export interface OptionLeg {
  readonly kind: 'option';
  /** Contract symbol: the underlying's symbol plus 15 OSI characters. */
  readonly symbol: string;
  readonly type: OptionType;
  readonly position: Position;
  /** Money per share. */
  readonly strike: Money;
  readonly expiry: CalendarDate;
  /** Money per share, never negative: what was paid (long) or received (short). */
  readonly premium: Money;
  /** Contracts, a positive integer. */
  readonly quantity: number;
  /** Shares in a contract, 100 but for adjusted contracts. */
  readonly multiplier: number;
  /** Implied volatility, a fraction per year; null = unknown. */
  readonly iv: number | null;
  /** Delta of this leg a share, negated when short; null = unknown. */
  readonly delta: number | null;
}

/** Shares that are bought (long) or sold short. */
export interface StockLeg {
  readonly kind: 'stock';
  readonly symbol: string;
  readonly position: Position;
  /** Money per share. */
  readonly premium: Money;
  /** Shares, a positive integer. */
  readonly quantity: number;
  /** Always 1. */
  readonly multiplier: 1;
}

export type Leg = OptionLeg | StockLeg;

export const isOptionLeg = (leg: Leg): leg is OptionLeg => leg.kind === 'option';

/** +1 for long, −1 for short. */
export const positionSign = (position: Position): 1 | -1 => (position === 'long' ? 1 : -1);

/** Delta per share, negated when short: the option's own, one for a share; null = unknown. */
export const legDelta = (leg: Leg): number | null =>
  isOptionLeg(leg) ? leg.delta : positionSign(leg.position);

/** Shares that the leg stands for, negative when short. */
export const signedShares = (leg: Leg): number =>
  positionSign(leg.position) * leg.quantity * leg.multiplier;
