import { isVisible, type DomainError, type Instant, type Money } from '../../shared/index.ts';
import {
  formatOptionSymbol,
  isExpired,
  isFileSymbol,
  parseOptionSymbol,
} from '../contracts/index.ts';
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
  type Instrument,
} from '../strategies/index.ts';
import {
  FILL_AFTER_EXPIRY,
  FILL_CAUSE,
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
} from './records.errors.ts';
import type { WrittenStep, WrittenTrade } from './written-trade.ts';

export const IMPORT_MOST_FILLS = 5_000;

/** One fill as a file has it, every field as it was typed. */
export interface WrittenRow {
  /** Where it ends in the file, from 1 on. */
  readonly line: number;
  /** Whether the fields of the line could be told apart for certain. */
  readonly wellFormed: boolean;
  /** What holds the fills of one trade together. */
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

/** The trade that some rows are, or why they are none. */
export type ReadTrade = { readonly rows: WrittenRows } & (
  { readonly trade: WrittenTrade } | { readonly trade: null; readonly fault: RowRefusal }
);
export type WrittenRows = readonly [WrittenRow, ...WrittenRow[]];

/** Why a trade cannot be taken, and the line that shows it. */
export type RowRefusal = { readonly line: number } & Pick<DomainError, 'code' | 'texts'>;

class RowFault extends Error {
  constructor(
    readonly line: number,
    readonly refusal: DomainError,
  ) {
    super(refusal.code);
  }
}

interface Moment extends Pick<WrittenStep, 'at' | 'spot'> {
  readonly line: number;
  readonly fill: Fill;
}

const FIRST_TIME: Instant = Date.UTC(2000, 0, 1);
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
const TICKER = /^[A-Z][A-Z0-9.]{0,9}$/;
const DECIMAL = /^(\d{1,7})(?:\.(\d{1,4}))?$/;
const WHOLE = /^[+-]?\d{1,7}$/;

/** Dollars in plain decimals, exactly. */
function moneyIn(text: string): Money | null {
  const [, whole, decimals = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) return null;
  const money = Number(whole + decimals.padEnd(4, '0'));
  return money <= MAX_PRICE ? money : null;
}

function timeIn(text: string, now: Instant): Instant | null {
  const at = TIME.test(text) ? Date.parse(text) : NaN;
  return at >= FIRST_TIME && at <= now ? at : null;
}

function quantityIn(text: string, kind: Fill['kind']): number | null {
  const quantity = WHOLE.test(text) ? Number(text) : 0;
  const most = kind === 'stock' ? MAX_SHARES : MAX_CONTRACTS;
  return quantity !== 0 && Math.abs(quantity) <= most ? quantity : null;
}

function instrumentIn(text: string, underlying: string): Instrument | null {
  const none = { type: null, strike: null, expiry: null };
  if (text === underlying) return { kind: 'stock', symbol: text, multiplier: 1, ...none };
  const read = parseOptionSymbol(text);
  if (!read.ok) return null;
  const { multiplier, type, strike, expiry } = read.value;
  if (multiplier === null || read.value.underlying !== underlying) return null;
  const symbol = formatOptionSymbol(read.value);
  return { kind: 'option', symbol, type, strike, expiry, multiplier };
}

function fillIn(row: WrittenRow, at: Instant, underlying: string, id: string): Fill {
  const no = (refusal: DomainError) => new RowFault(row.line, refusal);
  const instrument = instrumentIn(row.contract.toUpperCase(), underlying);
  if (!instrument) throw no(FILL_CONTRACT());
  const quantity = quantityIn(row.quantity, instrument.kind);
  if (quantity === null) throw no(FILL_QUANTITY());
  const [price, commission] = [moneyIn(row.price), moneyIn(row.commission || '0')];
  if (price === null || commission === null) throw no(FILL_PRICE());
  const cause = FILL_CAUSES.find((each) => each === (row.cause.toLowerCase() || 'trade'));
  const { expiry } = instrument;
  if (!cause || (cause !== 'trade' && expiry !== null && price !== 0)) throw no(FILL_CAUSE());
  if (cause === 'trade' && expiry !== null && isExpired(at, expiry)) throw no(FILL_AFTER_EXPIRY());
  return { ...instrument, id, quantity, price, commission, cause, iv: null, delta: null };
}

function momentIn(row: WrittenRow, underlying: string, now: Instant, id: string): Moment {
  const { line } = row;
  if (row.underlying.toUpperCase() !== underlying) throw new RowFault(line, FILL_UNDERLYING());
  const at = timeIn(row.at, now);
  if (at === null) throw new RowFault(line, FILL_TIME());
  const spot = moneyIn(row.spot);
  if (!spot) throw new RowFault(line, FILL_SPOT());
  return { line, at, spot, fill: fillIn(row, at, underlying, id) };
}

/** Oldest first; refuses two prices of the underlying at one moment, and more than a position may have. */
function stepsOf(moments: readonly Moment[]): readonly WrittenStep[] {
  const steps = new Map<Instant, WrittenStep>();
  for (const { at, spot, fill, line } of [...moments].sort((a, b) => a.at - b.at)) {
    const { fills, spot: known } = steps.get(at) ?? { fills: [], spot };
    if (known !== spot) throw new RowFault(line, FILL_SPOT());
    steps.set(at, { at, spot, fills: [...fills, fill] });
    if (fills.length === MAX_TRADES || steps.size > MAX_STEPS)
      throw new RowFault(line, TRADE_TOO_LONG());
  }
  return [...steps.values()];
}

function tradeIn(rows: WrittenRows, now: Instant, nextId: () => string): WrittenTrade {
  const [{ line, trade, name, underlying }] = rows;
  const symbol = underlying.toUpperCase();
  const malformed = rows.find(({ wellFormed }) => !wellFormed);
  if (malformed) throw new RowFault(malformed.line, FILL_LINE());
  if (trade === '' || name.length > STRATEGY_NAME_MAX_LENGTH || !isVisible(name))
    throw new RowFault(line, TRADE_NAME());
  if (!TICKER.test(symbol) && !isFileSymbol(symbol)) throw new RowFault(line, FILL_UNDERLYING());
  const steps = stepsOf(rows.map((row) => momentIn(row, symbol, now, nextId())));
  if (turnover(steps) > MAX_TURNOVER) throw new RowFault(line, TRADE_TOO_LONG());
  if (holdingsAfter(steps).held.length > 0) throw new RowFault(line, TRADE_OPEN());
  return { name, symbol, steps };
}

/** The closed trades that rows make, in the order in which they begin: each whole, or its first fault. */
export function readTrades(
  rows: readonly WrittenRow[],
  now: Instant,
  nextId: () => string,
): readonly ReadTrade[] {
  const groups = new Map<string, [WrittenRow, ...WrittenRow[]]>();
  for (const row of rows) {
    const group = groups.get(row.trade);
    if (group) group.push(row);
    else groups.set(row.trade, [row]);
  }
  return [...groups.values()].map((group) => {
    try {
      return { rows: group, trade: tradeIn(group, now, nextId) };
    } catch (fault) {
      if (!(fault instanceof RowFault)) throw fault;
      const { line, refusal } = fault;
      const { code, texts } = refusal;
      return { rows: group, trade: null, fault: { line, code, texts } };
    }
  });
}
