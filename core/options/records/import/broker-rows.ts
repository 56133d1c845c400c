import { isExpired, termsOfContract, type Instrument } from '../../contracts/index.ts';
import { MAX_CONTRACTS, MAX_PRICE, MAX_SHARES, type FillCause } from '../../strategies/index.ts';
import {
  addMoney,
  isListedTicker,
  moneyOf,
  parseTicker,
  subtractMoney,
  ZERO_MONEY,
  type CalendarDate,
  type ErrorDefinition,
  type Instant,
  type Money,
  type Texts,
} from '../../../shared/index.ts';
import {
  DIVIDEND_WITHOUT_SHARES,
  FILL_AFTER_EXPIRY,
  FILL_AMOUNT,
  FILL_CAUSE,
  FILL_LINE,
  FILL_PRICE,
  FILL_QUANTITY,
  FILL_TIME,
  FILL_UNDERLYING,
  NOT_A_TRADE,
  ORDER_NOT_FILLED,
  SAME_EVENT,
  SUMMARY_LINE,
  TRADE_CANCELLED,
} from '../records.errors.ts';
import { EARLIEST_FILL } from './trade-row.ts';

/** A line of a CSV file. Plain data, so that threads can exchange it. */
export interface CsvLine {
  /** Last line of the row in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Whether its quotes begin and end whole fields. */
  readonly wellFormed: boolean;
}

/** A fill as a broker's file states it. */
export interface BrokerFill {
  readonly line: number;
  readonly at: Instant;
  readonly underlying: string;
  readonly instrument: Instrument;
  /** Whether it opens or closes a position; null where the file does not say. */
  readonly effect: 'open' | 'close' | null;
  /** Contracts or shares: bought positive, sold negative. */
  readonly quantity: number;
  /** Whether the file states the side. If not, the quantity is positive and closes what is held. */
  readonly isSided: boolean;
  /**
   * Money per share; 0 for an option that expires or is exercised for shares. Null where a contract was closed for cash and
   * the file does not say for how much.
   */
  readonly price: Money | null;
  readonly commission: Money;
  readonly cause: FillCause;
  /**
   * The shares that it replaces at their cost, after a split: `change` is what the split adds to them, and `line` that of
   * the shares of before, where they have one.
   */
  readonly splits?: { readonly change: number; readonly line: number | null };
  /** Why it happened, in the broker's words, where it is no trade of the account. */
  readonly note?: string;
  /** Equal for the fills of one order; without an order id, for those of one underlying at one time. */
  readonly order: string;
}

/** A fill whose price is known. */
export type PricedFill = BrokerFill & { readonly price: Money };

/** A line that is not imported, and why. */
export interface LineRefusal {
  readonly line: number;
  /** Whether the line is no fill at all, as a dividend or a total. */
  readonly skipped: boolean;
  readonly code: string;
  readonly texts: Texts;
  /** The value at fault, as it stands in the file. */
  readonly value: string;
}

/** What the lines of a file say. */
export interface BrokerFileReading {
  readonly fills: readonly BrokerFill[];
  readonly refusals: readonly LineRefusal[];
  /** Trades that the file states and cancels again. */
  readonly cancelled?: readonly BrokerFill[];
  readonly dividends?: readonly DividendLine[];
}

/** Cash that shares received or paid: a dividend, the tax on it, or cash in lieu of fractions. */
export interface DividendLine {
  readonly line: number;
  readonly symbol: string;
  /** When it was paid. */
  readonly date: CalendarDate;
  /** Null where the file does not say it. */
  readonly exDate: CalendarDate | null;
  /** Received positive. */
  readonly amount: Money;
  /** The broker's words for it. */
  readonly reason: string;
}

/** The dividend of a line that has no ex-date. */
export const paidDividend = (
  { line }: CsvLine,
  paid: Omit<DividendLine, 'line' | 'exDate'>,
): DividendLine => ({ line, exDate: null, ...paid });

/** Reasons for which a line is skipped instead of refused. */
const SKIPPED: readonly ErrorDefinition[] = [
  DIVIDEND_WITHOUT_SHARES,
  NOT_A_TRADE,
  ORDER_NOT_FILLED,
  SAME_EVENT,
  SUMMARY_LINE,
  TRADE_CANCELLED,
];

export class LineFault extends Error {
  constructor(
    readonly reason: ErrorDefinition,
    readonly value: string,
  ) {
    super(reason.code);
  }
}

export const lineRefusal = (
  line: number,
  reason: Pick<ErrorDefinition, 'code' | 'texts'>,
  value: string,
): LineRefusal => {
  const { code, texts } = reason;
  const skipped = SKIPPED.some((each) => each.code === code);
  return { line, skipped, code, texts, value: value.slice(0, 100) };
};

/** Cells of a line by the names of the header. */
export type Cells = (column: string) => string;

export const cellsOf =
  (header: readonly string[], { cells }: CsvLine): Cells =>
  (column) =>
    cells[header.indexOf(column)]?.trim() ?? '';

/**
 * Reads each line; a line with a fault is refused, and the others are kept.
 *
 * @param read The fill or the dividend of a line; null for a line that is read as something else.
 */
export function readLines(
  lines: readonly CsvLine[],
  read: (line: CsvLine) => BrokerFill | DividendLine | null,
): BrokerFileReading {
  const fills: BrokerFill[] = [];
  const dividends: DividendLine[] = [];
  const refusals: LineRefusal[] = [];
  for (const line of lines) {
    try {
      if (!line.wellFormed) throw new LineFault(FILL_LINE, line.cells.join(','));
      const found = read(line);
      if (found === null) continue;
      if ('instrument' in found) fills.push(found);
      else dividends.push(found);
    } catch (fault) {
      if (!(fault instanceof LineFault)) throw fault;
      refusals.push(lineRefusal(line.line, fault.reason, fault.value));
    }
  }
  return { fills, refusals, dividends };
}

const AMOUNT = /^(-?)\$?(\d{1,3}(?:,\d{3})+|\d{0,12})(?:\.(\d{0,12}))?$/;

/**
 * An amount as brokers write it: `-1,625.99`, `$0.66`, `-$530.65`, `(12.50)`; blank and `--` are 0. Rounded to 1e-4
 * dollar. Null for any other text.
 */
export function parseAmount(text: string): Money | null {
  const plain = text.replace(/^\((.*)\)$/, '-$1');
  if (plain === '' || plain === '--') return ZERO_MONEY;
  const [, sign, whole = '', decimals = ''] = AMOUNT.exec(plain) ?? [];
  if (sign === undefined || whole + decimals === '') return null;
  const digits = decimals.padEnd(5, '0');
  const units =
    Number(whole.replaceAll(',', '') || '0') * 10_000 +
    Number(digits.slice(0, 4)) +
    (Number(digits[4]) >= 5 ? 1 : 0);
  return moneyOf(sign === '-' && units > 0 ? -units : units);
}

export function amountIn(cell: string): Money {
  const amount = parseAmount(cell);
  if (amount === null) throw new LineFault(FILL_PRICE, cell);
  return amount;
}

const COUNT = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.0*)?$/;

/** A whole number other than 0: `1,000`, `-2`, `1.0`. */
export function quantityIn(cell: string): number {
  const [, sign, digits = ''] = COUNT.exec(cell) ?? [];
  const count = Number(digits.replaceAll(',', ''));
  if (sign === undefined || count === 0) throw new LineFault(FILL_QUANTITY, cell);
  return sign === '-' ? -count : count;
}

/** The ticker of shares, with a dot before the class: `BRK/B` and `BRK B` are `BRK.B`. */
export function tickerIn(cell: string): string {
  const ticker = parseTicker(cell);
  if (ticker === null || !isListedTicker(ticker)) throw new LineFault(FILL_UNDERLYING, cell);
  return ticker;
}

/** Half a unit of the last decimal of a price as it is written, in money. */
function halfUnit(text: string): number {
  const decimals = text.split('.')[1]?.length ?? 0;
  return 10_000 / 10 ** decimals / 2;
}

/** Amounts of a line, as cash: paid negative, received positive. */
export interface LineAmounts {
  /** Cash without fees. */
  readonly gross: Money;
  readonly fees: Money;
  /** Price per share as it is written, for the check; null where the file has none. */
  readonly price: string | null;
}

interface PriceAndCommission {
  readonly price: Money;
  readonly commission: Money;
}

const CENT = 100;

/**
 * Price per share and commission whose cash equals the amounts of the line exactly:
 *
 *     −quantity · multiplier · price − commission = gross + fees,   price ≥ 0, commission ≥ 0
 *
 * The price is that of the file where it is exact to 1e-4 dollar. The remainder of an average price belongs to the
 * commission; a rebate that is greater than the fees improves the price. Refuses with FILL_AMOUNT where price and
 * quantity do not give the amount within a cent and the rounding of the written price.
 */
export function priced(
  quantity: number,
  { multiplier }: Pick<Instrument, 'multiplier'>,
  { gross, fees, price: written }: LineAmounts,
): PriceAndCommission {
  const units = quantity * multiplier;
  const cash = addMoney(gross, fees);
  const stated = written === null ? null : amountIn(written);
  if (stated !== null && written !== null) {
    const tolerance = CENT + Math.abs(units) * (halfUnit(written) + 0.5);
    if (Math.abs(gross + units * Math.abs(stated)) > tolerance)
      throw new LineFault(FILL_AMOUNT, written);
  }
  // What is paid, in plain numbers: without fees, and with them.
  const [paid, owed] = [0 - gross, 0 - cash];
  const commissionAt = (price: number) => moneyOf(owed - units * price);
  const exact = stated === null ? null : Math.abs(stated);
  const candidates = [
    ...(exact !== null && exact * units === paid ? [exact] : []),
    Math.round(paid / units),
    units > 0 ? Math.floor(owed / units) : Math.ceil(owed / units),
  ];
  const price = candidates.find((each) => each >= 0 && commissionAt(each) >= 0);
  if (price === undefined) throw new LineFault(FILL_AMOUNT, written ?? '');
  const commission = commissionAt(price);
  if (price > MAX_PRICE || commission > MAX_PRICE) throw new LineFault(FILL_PRICE, written ?? '');
  // −0 / 100 is −0.
  return { price: moneyOf(Math.abs(price)), commission };
}

/** Cash of a trade without fees: what is bought is paid, what is sold is received. */
export const grossAt = (
  price: Money,
  quantity: number,
  { multiplier }: Pick<Instrument, 'multiplier'>,
): Money => moneyOf(-quantity * multiplier * price);

/** The amounts of a line that states a price and fees, and no cash. */
export const amountsAt =
  (price: string, fees: Money) =>
  (quantity: number, instrument: Pick<Instrument, 'multiplier'>): LineAmounts => ({
    gross: grossAt(amountIn(price), quantity, instrument),
    ...{ fees, price },
  });

/** Most that fees may be: so much in all, for a contract or share, and of the cash. */
const MOST_FEES = { once: 10, each: 3, share: 0.05 };

/**
 * The amounts of a line that states a price and the cash after fees: the fees are what the price leaves over. Refuses with
 * FILL_AMOUNT where that is too much to be fees.
 */
export function netAmounts(
  quantity: number,
  instrument: Pick<Instrument, 'multiplier'>,
  net: Money,
  price: string,
): LineAmounts {
  const gross = grossAt(moneyOf(Math.abs(amountIn(price))), quantity, instrument);
  const fees = subtractMoney(net, gross);
  const rounding = Math.abs(quantity) * instrument.multiplier * halfUnit(price);
  const { once, each, share } = MOST_FEES;
  const most = (once + each * Math.abs(quantity)) * 10_000 + share * Math.abs(gross) + rounding;
  if (Math.abs(fees) > most) throw new LineFault(FILL_AMOUNT, price);
  return { gross, fees, price };
}

/** Options on some funds trade for a quarter of an hour after the close. */
const LATE_TRADING = 15 * 60_000;

/** Refuses a fill that cannot have taken place. */
export function checkFill<T extends BrokerFill>(fill: T, now: Instant): T {
  const { at, instrument, quantity, cause, price } = fill;
  const when = Number.isFinite(at) ? new Date(at).toISOString() : '';
  if (!(at >= EARLIEST_FILL && at <= now)) throw new LineFault(FILL_TIME, when);
  const most = instrument.kind === 'stock' ? MAX_SHARES : MAX_CONTRACTS;
  if (Math.abs(quantity) > most) throw new LineFault(FILL_QUANTITY, String(quantity));
  if (instrument.kind === 'stock') return fill;
  const { settlement, settlementTime } = termsOfContract(instrument.symbol);
  if (cause !== 'trade' && price !== 0 && settlement !== 'cash')
    throw new LineFault(FILL_CAUSE, instrument.symbol);
  if (cause === 'trade' && isExpired(at - LATE_TRADING, instrument.expiry, settlementTime))
    throw new LineFault(FILL_AFTER_EXPIRY, instrument.symbol);
  return fill;
}

/** What a line states of a fill, beside its cash. */
export interface StatedFill extends Pick<BrokerFill, 'at' | 'effect' | 'cause' | 'order'> {
  readonly traded: Pick<BrokerFill, 'underlying' | 'instrument'>;
  /** The quantity as it stands in the file; its sign does not count. */
  readonly quantity: string;
  /** 1 bought, −1 sold, 0 where the file does not say. */
  readonly sign: 1 | -1 | 0;
}

/** The fill of a line. Refuses with what is wrong with it. */
export function fillIn(
  { line }: CsvLine,
  { traded, quantity: stated, sign, ...others }: StatedFill,
  amounts: (quantity: number, instrument: Instrument) => LineAmounts,
  now: Instant,
): BrokerFill {
  const quantity = Math.abs(quantityIn(stated)) * (sign || 1);
  const { instrument } = traded;
  const cash = priced(quantity, instrument, amounts(quantity, instrument));
  return checkFill({ line, ...others, ...traded, quantity, isSided: sign !== 0, ...cash }, now);
}

/**
 * The fills oldest first, those of one time in the order in which they happened.
 *
 * @param newestFirst Whether the broker writes the newest line first, for a file of one time alone.
 */
export function oldestFirst(
  fills: readonly BrokerFill[],
  newestFirst: boolean,
): readonly BrokerFill[] {
  const [first, last] = [fills[0]?.at ?? 0, fills.at(-1)?.at ?? 0];
  const isDescending = newestFirst ? first >= last : first > last;
  return (isDescending ? fills.toReversed() : [...fills]).sort((a, b) => a.at - b.at);
}
