import type { CalendarDate, Instant, Money, Result } from '../../shared/index.ts';
import { fromDollars, isMoneyAmount, ok, parseCalendarDate, refuse } from '../../shared/index.ts';
import { isExpired, isListableStrike, type OptionType } from '../contracts/index.ts';
import type { RawQuote } from './parity-pairs.ts';

/** One line of a chain file as it is written. */
export interface ChainRow {
  /** Counted from 1. */
  readonly line: number;
  readonly type: string;
  readonly strike: string;
  readonly bid: string;
  readonly ask: string;
  readonly expiration: string;
}

/** Why a line cannot be used. */
export const ROW_FAULTS = {
  badType: 'the type is neither call nor put',
  badStrike: 'the strike is not a positive price in thousandths of a dollar below 100,000',
  badBid: 'the bid is not a price with at most four decimals',
  badAsk: 'the ask is not a price with at most four decimals',
  badExpiration: 'the expiration is not a day written as YYYY-MM-DD',
  expired: "the expiration is not after the file's day",
  duplicate: 'the same contract stands on an earlier line',
} as const;
export type RowFault = keyof typeof ROW_FAULTS;

/** A line read. */
export interface ChainEntry extends RawQuote {
  readonly expiry: CalendarDate;
}

const TYPES: Readonly<Record<string, OptionType>> = {
  call: 'call',
  c: 'call',
  put: 'put',
  p: 'put',
};
const DECIMAL = /^\d{1,9}(\.\d+)?$/;

/** The price in money; undefined when it is none. */
function readPrice(text: string): Money | undefined {
  if (!DECIMAL.test(text) || !isMoneyAmount(Number(text))) return undefined;
  return fromDollars(Number(text));
}

/** A blank price is unknown. */
const readQuotedPrice = (text: string): Money | null | undefined =>
  text === '' ? null : readPrice(text);

/** Reads one line of a chain recorded at `asOf`. */
export function readChainRow(row: ChainRow, asOf: Instant): Result<ChainEntry, RowFault> {
  const word = row.type.trim().toLowerCase();
  const type = Object.hasOwn(TYPES, word) ? TYPES[word] : undefined;
  if (type === undefined) return refuse('badType');
  const strike = readPrice(row.strike.trim());
  if (strike === undefined || !isListableStrike(strike)) return refuse('badStrike');
  const bid = readQuotedPrice(row.bid.trim());
  if (bid === undefined) return refuse('badBid');
  const ask = readQuotedPrice(row.ask.trim());
  if (ask === undefined) return refuse('badAsk');
  const expiry = parseCalendarDate(row.expiration.trim());
  if (expiry === null || !expiry.startsWith('20')) return refuse('badExpiration');
  if (isExpired(asOf, expiry)) return refuse('expired');
  return ok({ type, strike, bid, ask, expiry });
}
