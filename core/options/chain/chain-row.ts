import type { CalendarDate, Instant, Money, Result } from '../../shared/index.ts';
import {
  fromDollars,
  isMoneyAmount,
  ok,
  parseCalendarDate,
  refuse,
  toDollars,
} from '../../shared/index.ts';
import {
  isExpired,
  isListableStrike,
  parseContract,
  type OptionSymbol,
  type OptionType,
} from '../contracts/index.ts';
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
  /** Symbol of the contract, which then tells type, strike and expiration too; absent where the file names none. */
  readonly contract?: string;
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
  conflict:
    'two lines quote this contract differently, one of them perhaps of an adjusted root: name the contracts in a column contract',
  badContract: 'the contract is not an option symbol',
  adjusted:
    'the contract is adjusted or a mini: it does not stand for 100 shares of the underlying',
  otherUnderlying: 'the contract is of another underlying than the file',
  otherRoot: 'the contracts of another root stand for that day',
} as const;
export type RowFault = keyof typeof ROW_FAULTS;

/** A line read. */
export interface ChainEntry extends RawQuote {
  readonly expiry: CalendarDate;
  /** Root of the contract; null where the line names none. */
  readonly root: string | null;
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

/** The unadjusted contract that a line names by its symbol. */
function readContract(text: string, underlying: string): Result<OptionSymbol, RowFault> {
  const read = parseContract(text);
  if (!read.ok) return refuse('badContract');
  if (read.value.underlying !== underlying) return refuse('otherUnderlying');
  const isUnadjusted = ['standard', 'index'].includes(read.value.contractClass);
  return isUnadjusted ? read : refuse('adjusted');
}

/**
 * Reads one line of a chain recorded at `asOf`.
 *
 * @param underlying of the recording, for lines that name their contract
 */
export function readChainRow(
  row: ChainRow,
  asOf: Instant,
  underlying: string,
): Result<ChainEntry, RowFault> {
  if (row.contract !== undefined) {
    const contract = readContract(row.contract, underlying);
    if (!contract.ok) return contract;
    const { root, type, strike, expiry } = contract.value;
    const expiration = expiry;
    const dollars = String(toDollars(strike));
    const { contract: _named, ...plain } = { ...row, type, strike: dollars, expiration };
    const entry = readChainRow(plain, asOf, underlying);
    return entry.ok ? ok({ ...entry.value, root }) : entry;
  }
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
  return ok({ type, strike, bid, ask, expiry, root: null });
}
