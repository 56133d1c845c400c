import {
  characterCount,
  isVisible,
  ok,
  parseTicker,
  refuse,
  type DomainError,
  type Instant,
  type Money,
  moneyOf,
  type Result,
} from '../../../shared/index.ts';
import {
  formatOptionSymbol,
  type Instrument,
  isExpired,
  isOption,
  parseContract,
  termsOfContract,
} from '../../contracts/index.ts';
import {
  FILL_CAUSES,
  MAX_CONTRACTS,
  MAX_PRICE,
  MAX_SHARES,
  MAX_STEPS,
  MAX_TRADES,
  MAX_TURNOVER,
  STRATEGY_NAME_MAX_LENGTH,
  holdingsAfter,
  turnover,
  type Fill,
} from '../../strategies/index.ts';
import {
  FILL_AFTER_EXPIRY,
  FILL_CAUSE,
  FILL_CONTRACT_ADJUSTED,
  FILL_CONTRACT_UNREADABLE,
  FILL_CONTRACT,
  FILL_LINE,
  FILL_PRICE,
  FILL_QUANTITY,
  FILL_SPOT,
  FILL_TIME,
  FILL_UNDERLYING,
  TRADE_NAME,
  TRADE_OPEN,
  TRADE_TOO_LONG,
} from '../records.errors.ts';
import type { ImportedStep, ImportedTrade } from './build-trade.ts';

export const MAX_IMPORTED_FILLS = 5_000;

/** One fill of a file, every field as text. */
export interface TradeRow {
  /** Last line of the row in the file, from 1. */
  readonly line: number;
  /** Whether the line could be split into its fields. */
  readonly wellFormed: boolean;
  /** Identifies the trade; all its fills have the same value. */
  readonly trade: string;
  readonly name: string;
  readonly underlying: string;
  readonly at: string;
  readonly spot: string;
  readonly contract: string;
  /** Empty means trade. */
  readonly cause: string;
  readonly quantity: string;
  readonly price: string;
  /** Empty means 0. */
  readonly commission: string;
}

/** The trade that rows describe, or the first error in them. */
type ParsedTrade = { readonly rows: TradeRows } & (
  | { readonly trade: ImportedTrade }
  | { readonly trade: null; readonly fault: RowRefusal }
);
export type TradeRows = readonly [TradeRow, ...TradeRow[]];

/** Why a trade is refused, and the line of the error. */
export type RowRefusal = { readonly line: number } & Pick<DomainError, 'code' | 'texts'>;

class RowFault extends Error {
  constructor(
    readonly line: number,
    readonly refusal: DomainError,
  ) {
    super(refusal.code);
  }
}

interface TimedFill extends Pick<ImportedStep, 'at' | 'spot'> {
  readonly line: number;
  readonly fill: Fill;
}

export const EARLIEST_FILL: Instant = Date.UTC(2000, 0, 1);
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
const DECIMAL = /^(\d{1,7})(?:\.(\d{1,4}))?$/;
const WHOLE = /^[+-]?\d{1,7}$/;

/** Dollars as a plain decimal, without rounding. */
function parseMoney(text: string): Money | null {
  const [, whole, decimals = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) return null;
  const money = Number(whole + decimals.padEnd(4, '0'));
  return money <= MAX_PRICE ? moneyOf(money) : null;
}

function parseTime(text: string, now: Instant): Instant | null {
  const at = TIME.test(text) ? Date.parse(text) : NaN;
  return at >= EARLIEST_FILL && at <= now ? at : null;
}

function parseQuantity(text: string, kind: Fill['kind']): number | null {
  const quantity = WHOLE.test(text) ? Number(text) : 0;
  const most = kind === 'stock' ? MAX_SHARES : MAX_CONTRACTS;
  return quantity !== 0 && Math.abs(quantity) <= most ? quantity : null;
}

function parseInstrument(text: string, underlying: string): Result<Instrument> {
  const ticker = parseTicker(text);
  if (ticker === underlying) return ok({ kind: 'stock', symbol: ticker, multiplier: 1 });
  const read = parseContract(text);
  if (!read.ok) return refuse(ticker === null ? FILL_CONTRACT_UNREADABLE() : FILL_CONTRACT());
  const { multiplier, type, strike, expiry } = read.value;
  if (read.value.underlying !== underlying) return refuse(FILL_CONTRACT());
  if (multiplier === null) return refuse(FILL_CONTRACT_ADJUSTED());
  const symbol = formatOptionSymbol(read.value);
  return ok({
    ...{ kind: 'option', symbol, type, strike, expiry, multiplier },
    ...{ deliverable: null, iv: null, delta: null },
  });
}

function parseFill(row: TradeRow, at: Instant, underlying: string, id: string): Fill {
  const no = (refusal: DomainError) => new RowFault(row.line, refusal);
  const found = parseInstrument(row.contract, underlying);
  if (!found.ok) throw no(found.error);
  const instrument = found.value;
  const quantity = parseQuantity(row.quantity, instrument.kind);
  if (quantity === null) throw no(FILL_QUANTITY());
  const [price, commission] = [parseMoney(row.price), parseMoney(row.commission || '0')];
  if (price === null || commission === null) throw no(FILL_PRICE());
  const cause = FILL_CAUSES.find((each) => each === (row.cause.toLowerCase() || 'trade'));
  if (!cause) throw no(FILL_CAUSE());
  if (isOption(instrument)) {
    const { settlement, settlementTime } = termsOfContract(instrument.symbol);
    const inCash = settlement === 'cash' && (cause === 'exercise' || cause === 'assignment');
    if (cause === 'dividend' || (cause !== 'trade' && price !== 0 && !inCash))
      throw no(FILL_CAUSE());
    if (cause === 'trade' && isExpired(at, instrument.expiry, settlementTime))
      throw no(FILL_AFTER_EXPIRY());
  }
  return { ...instrument, id, quantity, price, commission, cause, replaces: null };
}

function parseRow(row: TradeRow, underlying: string, now: Instant, id: string): TimedFill {
  const { line } = row;
  if (parseTicker(row.underlying) !== underlying) throw new RowFault(line, FILL_UNDERLYING());
  const at = parseTime(row.at, now);
  if (at === null) throw new RowFault(line, FILL_TIME());
  const fill = parseFill(row, at, underlying, id);
  // Contracts for shares may have been settled before their settlement price was known.
  const isUnpriced = row.spot.trim() === '' && fill.cause !== 'trade';
  const spot = isUnpriced ? null : parseMoney(row.spot);
  if (!spot && !isUnpriced) throw new RowFault(line, FILL_SPOT());
  return { line, at, spot, fill };
}

/** Fills of the same time form one step, oldest first. Refuses two spot prices at one time, and too many steps. */
function groupByTime(moments: readonly TimedFill[]): readonly ImportedStep[] {
  const steps = new Map<Instant, ImportedStep>();
  for (const { at, spot, fill, line } of [...moments].sort((a, b) => a.at - b.at)) {
    const { fills, spot: known } = steps.get(at) ?? { fills: [], spot };
    if (known !== spot) throw new RowFault(line, FILL_SPOT());
    const isDividend = ({ cause }: Fill) => cause === 'dividend';
    // A dividend is a step of its own, since it is booked for the shares held before it.
    if (fills.some((each) => isDividend(each) !== isDividend(fill)))
      throw new RowFault(line, FILL_CAUSE());
    steps.set(at, { at, spot, fills: [...fills, fill] });
    if (fills.length === MAX_TRADES || steps.size > MAX_STEPS)
      throw new RowFault(line, TRADE_TOO_LONG());
  }
  return [...steps.values()];
}

function parseTrade(rows: TradeRows, now: Instant, nextId: () => string): ImportedTrade {
  const [{ line, trade, name, underlying }] = rows;
  const symbol = parseTicker(underlying);
  const malformed = rows.find(({ wellFormed }) => !wellFormed);
  if (malformed) throw new RowFault(malformed.line, FILL_LINE());
  if (trade === '' || characterCount(name) > STRATEGY_NAME_MAX_LENGTH || !isVisible(name))
    throw new RowFault(line, TRADE_NAME());
  if (symbol === null) throw new RowFault(line, FILL_UNDERLYING());
  const steps = groupByTime(rows.map((row) => parseRow(row, symbol, now, nextId())));
  if (turnover(steps) > MAX_TURNOVER) throw new RowFault(line, TRADE_TOO_LONG());
  if (holdingsAfter(steps).held.length > 0) throw new RowFault(line, TRADE_OPEN());
  return { name, symbol, steps };
}

/** The closed trades of the rows, in the order of their first rows: each complete, or its first error. */
export function parseTradeRows(
  rows: readonly TradeRow[],
  now: Instant,
  nextId: () => string,
): readonly ParsedTrade[] {
  const groups = new Map<string, [TradeRow, ...TradeRow[]]>();
  for (const row of rows) {
    const group = groups.get(row.trade);
    if (group) group.push(row);
    else groups.set(row.trade, [row]);
  }
  return [...groups.values()].map((group) => {
    try {
      return { rows: group, trade: parseTrade(group, now, nextId) };
    } catch (fault) {
      if (!(fault instanceof RowFault)) throw fault;
      const { line, refusal } = fault;
      const { code, texts } = refusal;
      return { rows: group, trade: null, fault: { line, code, texts } };
    }
  });
}
