import type { CalendarDate, Money } from '../../shared/index.ts';
import type { OptionType } from '../contracts/index.ts';

/** An option contract, with its volatility and delta when it was chosen or traded. */
export interface OptionInstrument {
  readonly kind: 'option';
  /** The underlying's symbol plus 15 OSI characters. */
  readonly symbol: string;
  readonly type: OptionType;
  /** Money per share. */
  readonly strike: Money;
  readonly expiry: CalendarDate;
  /** Shares per contract. */
  readonly multiplier: number;
  /** Implied volatility, a fraction per year; null = unknown. */
  readonly iv: number | null;
  /** Delta per share; null = unknown. */
  readonly delta: number | null;
}

/** Shares of the underlying. */
export interface StockInstrument {
  readonly kind: 'stock';
  readonly symbol: string;
  readonly multiplier: 1;
}

export type Instrument = OptionInstrument | StockInstrument;

/** Whether a leg, a fill or a holding is of an option contract. */
export const isOption = <T extends Instrument>(each: T): each is Extract<T, { kind: 'option' }> =>
  each.kind === 'option';

/** Distinct expiries of the option contracts, ascending. */
export const expiriesAmong = (instruments: readonly Instrument[]): readonly CalendarDate[] =>
  [...new Set(instruments.filter(isOption).map(({ expiry }) => expiry))].sort();

/** The instrument alone, without what a leg, a fill or a holding adds to it. */
export function instrumentOf(each: Instrument): Instrument {
  const { kind, symbol } = each;
  if (kind === 'stock') return { kind, symbol, multiplier: 1 };
  const { type, strike, expiry, multiplier, iv, delta } = each;
  return { kind, symbol, type, strike, expiry, multiplier, iv, delta };
}
