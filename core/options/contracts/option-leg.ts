import { multiplyMoney, sumMoney } from '../../shared/index.ts';
import type { CalendarDate, Money } from '../../shared/index.ts';

export const OPTION_TYPES = ['call', 'put'] as const;
export type OptionType = (typeof OPTION_TYPES)[number];

export const POSITIONS = ['long', 'short'] as const;
export type Position = (typeof POSITIONS)[number];

/** Shares in one standard contract. */
export const CONTRACT_MULTIPLIER = 100;

/** Terms of an option contract, with its volatility and delta when it was chosen or traded. */
export interface OptionContract {
  readonly kind: 'option';
  /** Contract symbol: the underlying's symbol plus 15 OSI characters. */
  readonly symbol: string;
  readonly type: OptionType;
  /** Money per share. */
  readonly strike: Money;
  readonly expiry: CalendarDate;
  /** Units of the strike and of the premium in a contract, 100 but for minis. */
  readonly multiplier: number;
  /** Implied volatility, a fraction per year; null = unknown. */
  readonly iv: number | null;
  /** Delta per share; null = unknown. */
  readonly delta: number | null;
}

/** Shares of one company in a deliverable. */
export interface DeliveredShares {
  readonly symbol: string;
  /** A positive integer, for one contract. */
  readonly shares: number;
}

/** What one adjusted contract delivers upon exercise, for the payment of its strike times its multiplier. */
export interface Deliverable {
  readonly shares: readonly DeliveredShares[];
  /** Money per contract: cash in lieu of fractions of shares, or the cash part of a merger. */
  readonly cash: Money;
}

/** An option contract that is traded and held. */
export interface OptionInstrument extends OptionContract {
  /** What an adjusted contract delivers; null where it delivers `multiplier` shares of its underlying. */
  readonly deliverable: Deliverable | null;
}

/** Shares of the underlying. */
export interface StockInstrument {
  readonly kind: 'stock';
  readonly symbol: string;
  readonly multiplier: 1;
}

export type Instrument = OptionInstrument | StockInstrument;

/** Whether a leg, a fill or a holding is of an option contract. */
export const isOption = <T extends { readonly kind: Instrument['kind'] }>(
  each: T,
): each is Extract<T, { kind: 'option' }> => each.kind === 'option';

/** Distinct expiries of the option contracts, ascending. */
export const expiriesAmong = (
  instruments: readonly (Instrument | Leg)[],
): readonly CalendarDate[] =>
  [...new Set(instruments.filter(isOption).map(({ expiry }) => expiry))].sort();

/** The instrument alone, without what a leg, a fill or a holding adds to it. */
export function instrumentOf(each: Instrument): Instrument {
  const { kind, symbol } = each;
  if (kind === 'stock') return { kind, symbol, multiplier: 1 };
  const { type, strike, expiry, multiplier, deliverable, iv, delta } = each;
  return { kind, symbol, type, strike, expiry, multiplier, deliverable, iv, delta };
}

/** An option that is bought (long) or sold (short), on `multiplier` shares of its underlying. */
export interface OptionLeg extends OptionContract {
  readonly position: Position;
  /** Money per share, never negative: what was paid (long) or received (short). */
  readonly premium: Money;
  /** Contracts, a positive integer. */
  readonly quantity: number;
  /** Delta per share of this leg, negated when short; null = unknown. */
  readonly delta: number | null;
}

/** Shares that are bought (long) or sold short. */
export interface StockLeg extends StockInstrument {
  readonly position: Position;
  /** Money per share. */
  readonly premium: Money;
  /** Shares, a positive integer. */
  readonly quantity: number;
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

/**
 * What the legs cost together, in money: positive is paid, negative received.
 *
 *     cost = Σ shares · premium    shares negative when short
 *
 * @example costOf([longStock(50, 100), shortCall(55, 1.2)]) // 48_800_000: 5000 − 120 dollars
 */
export const costOf = (legs: readonly Leg[]): Money =>
  sumMoney(legs.map((leg) => multiplyMoney(leg.premium, signedShares(leg))));
