import { closeOf, newYorkInstant, previousTradingDay } from '../../calendar/index.ts';
import type { CalendarDate, Instant } from '../../shared/index.ts';

/** When the holder may exercise: on any day up to the expiry, or at the expiry alone. */
export const EXERCISE_STYLES = ['american', 'european'] as const;
export type ExerciseStyle = (typeof EXERCISE_STYLES)[number];

/** What changes hands upon exercise: the shares, or their value in cash. */
export const SETTLEMENTS = ['physical', 'cash'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

/**
 * Which price of the expiry date settles: PM its close, until which the contract trades; AM its opening prices, after a
 * last day of trading on the business day before.
 */
export const SETTLEMENT_TIMES = ['AM', 'PM'] as const;
export type SettlementTime = (typeof SETTLEMENT_TIMES)[number];

/** Exercise, settlement and size of a contract. */
export interface ContractTerms {
  readonly exercise: ExerciseStyle;
  readonly settlement: Settlement;
  readonly settlementTime: SettlementTime;
  /** Shares, or dollars per index point, of a contract. */
  readonly multiplier: number;
}

/** Dividend of a fixed number of dollars per share. */
export interface CashDividend {
  readonly exDate: CalendarDate;
  /** Dollars per share. */
  readonly amount: number;
  /** Whether it follows from the regular payments and is not announced; absent where it is. */
  readonly isExpected?: boolean;
}

/** Dividend of a part of the price of the share on the ex-date. */
export interface ProportionalDividend {
  readonly exDate: CalendarDate;
  /** A fraction of the price, above 0 and below 1. */
  readonly proportion: number;
}

/** One dividend. The price falls by it when trading opens on the ex-date. */
export type Dividend = CashDividend | ProportionalDividend;

export const isCashDividend = (dividend: Dividend): dividend is CashDividend =>
  'amount' in dividend;

/** Whether a dividend is expected from the regular payments and not announced. */
export const isExpectedDividend = (dividend: Dividend): boolean =>
  isCashDividend(dividend) && dividend.isExpected === true;

/**
 * The close of the last session before the ex-date: the last moment at which an exercised call brings the share with its
 * dividend, and the shares held then are paid.
 *
 * @example lastCumDividendClose({ exDate: '2026-12-07', amount: 0.52 }) // Date.parse('2026-12-04T21:00:00Z'): Friday
 */
export const lastCumDividendClose = ({ exDate }: Dividend): Instant =>
  closeOf(previousTradingDay(exDate));

/** When the price falls by a dividend: 9:30 in New York of its ex-date. */
export const exDividendInstant = ({ exDate }: Dividend): Instant => newYorkInstant(exDate, 9, 30);

/**
 * The dividends that the price has yet to fall by between an instant and the close of an expiry, by date.
 *
 * @example dividendsUntil([{ exDate: '2026-05-22', amount: 1 }, { exDate: '2026-08-21', amount: 1 }], Date.parse('2026-05-22T14:00:00Z'), '2026-08-21') // [{ exDate: '2026-08-21', amount: 1 }]
 */
export const dividendsUntil = <D extends Dividend>(
  dividends: readonly D[],
  at: Instant,
  expiry: CalendarDate,
): readonly D[] =>
  dividends
    .filter((each) => exDividendInstant(each) > at && each.exDate <= expiry)
    .sort((a, b) => a.exDate.localeCompare(b.exDate));
