import { newYorkDate } from '../../../calendar/index.ts';
import type { CorporateAction } from '../../../market/index.ts';
import {
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
  CONTRACT_MULTIPLIER,
  formatOptionSymbol,
  type Instrument,
  type OptionInstrument,
  isExpired,
  isOption,
  parseContract,
  unknownDeliverable,
  termsOfContract,
} from '../../contracts/index.ts';
import {
  FILL_CAUSES,
  isPayment,
  MAX_CONTRACTS,
  MAX_PRICE,
  MAX_SHARES,
  type Fill,
} from '../../strategies/index.ts';
import {
  FILL_AFTER_EXPIRY,
  FILL_CAUSE,
  FILL_CORPORATE_ACTION,
  FILL_DELIVERABLE,
  FILL_CONTRACT_ADJUSTED,
  FILL_CONTRACT_UNREADABLE,
  FILL_CONTRACT,
  FILL_PRICE,
  FILL_QUANTITY,
  FILL_SPOT,
  FILL_TIME,
  FILL_UNDERLYING,
} from '../records.errors.ts';
import { actionIn, deliverableIn } from '../fill-text.ts';
import type { ImportedStep } from './build-trade.ts';

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
  /** Units in a contract; empty means those of its root. */
  readonly multiplier: string;
  /** What an adjusted contract delivers, as in `12 USO + 8.18`. */
  readonly delivers: string;
  /** Symbol of the holding that this one replaces after a corporate action. */
  readonly replaces: string;
  /** The corporate action that a fill belongs to, as in `AAPL split 1:4`. */
  readonly action: string;
}

/** Why a row is refused. */
export class RowFault extends Error {
  constructor(
    readonly line: number,
    readonly refusal: DomainError,
  ) {
    super(refusal.code);
  }
}

/** The fill of a row, with what is known of its moment. */
export interface TimedFill extends Pick<ImportedStep, 'at' | 'spot'> {
  readonly action: CorporateAction | null;
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

/** The symbols of a trade: its underlying, and those of companies that corporate actions and deliverables connect with it. */
type SymbolsOfTrade = ReadonlySet<string>;

/** The ticker of shares, or of the underlying of a contract; null where a text is neither. */
function companyIn(text: string): string | null {
  const contract = parseContract(text);
  return contract.ok ? contract.value.underlying : parseTicker(text);
}

/** The companies that a row connects with each other. */
function companiesOf({ contract, replaces, delivers }: TradeRow): readonly (string | null)[] {
  const delivered = delivers === '' ? null : deliverableIn(delivers);
  const shares = delivered?.shares.map(({ symbol }) => symbol) ?? [];
  return [companyIn(contract), replaces === '' ? null : companyIn(replaces), ...shares];
}

export function symbolsOf(rows: readonly TradeRow[], underlying: string): SymbolsOfTrade {
  const symbols = new Set([underlying]);
  const groups = rows.map((row) => companiesOf(row).filter((each) => each !== null));
  for (let size = 0; size !== symbols.size;) {
    size = symbols.size;
    for (const group of groups)
      if (group.some((each) => symbols.has(each))) for (const each of group) symbols.add(each);
  }
  return symbols;
}

const MOST_UNITS = 100_000;

/** Multiplier and deliverable of a contract: those of its root, or of an adjusted one those that the row states. */
function parseSize(
  { multiplier: stated, delivers }: TradeRow,
  root: string,
  listed: number | null,
): Result<Pick<OptionInstrument, 'multiplier' | 'deliverable'>> {
  const units = stated === '' ? (listed ?? CONTRACT_MULTIPLIER) : Number(stated);
  if (!/^\d*$/.test(stated) || units < 1 || units > MOST_UNITS) return refuse(FILL_DELIVERABLE());
  if (listed !== null)
    return units === listed && delivers === ''
      ? ok({ multiplier: listed, deliverable: null })
      : refuse(FILL_DELIVERABLE());
  if (delivers === '')
    return stated === ''
      ? refuse(FILL_CONTRACT_ADJUSTED())
      : ok({ multiplier: units, deliverable: unknownDeliverable(root) });
  const deliverable = deliverableIn(delivers);
  return deliverable ? ok({ multiplier: units, deliverable }) : refuse(FILL_DELIVERABLE());
}

function parseInstrument(row: TradeRow, symbols: SymbolsOfTrade): Result<Instrument> {
  const text = row.contract;
  const ticker = parseTicker(text);
  if (ticker !== null && symbols.has(ticker))
    return ok({ kind: 'stock', symbol: ticker, multiplier: 1 });
  const read = parseContract(text);
  if (!read.ok) return refuse(ticker === null ? FILL_CONTRACT_UNREADABLE() : FILL_CONTRACT());
  const { root, multiplier, type, strike, expiry } = read.value;
  if (!symbols.has(read.value.underlying)) return refuse(FILL_CONTRACT());
  const size = parseSize(row, root, multiplier);
  if (!size.ok) return size;
  const symbol = formatOptionSymbol(read.value);
  return ok({
    ...{ kind: 'option', symbol, type, strike, expiry },
    ...size.value,
    ...{ iv: null, delta: null },
  });
}

/** The symbol of the holding that a row replaces, in the product's spelling; null where it replaces none. */
function parseReplaced({ replaces }: TradeRow): string | null {
  const contract = parseContract(replaces);
  return contract.ok ? formatOptionSymbol(contract.value) : parseTicker(replaces);
}

/** The corporate action that a row belongs to; null for a trade, a settlement or a dividend. */
function parseAction(row: TradeRow, { cause, replaces }: Fill, at: Instant) {
  const action = row.action === '' ? null : actionIn(row.action, newYorkDate(at));
  const isOf = cause === 'corporateAction' || (cause === 'cashPayment' && row.action !== '');
  const isStated = row.action !== '' || row.replaces !== '';
  if (isOf ? action === null : isStated) throw new RowFault(row.line, FILL_CORPORATE_ACTION());
  if (row.replaces !== '' && replaces === null)
    throw new RowFault(row.line, FILL_CORPORATE_ACTION());
  return action;
}

function parseFill(row: TradeRow, at: Instant, symbols: SymbolsOfTrade, id: string): Fill {
  const no = (refusal: DomainError) => new RowFault(row.line, refusal);
  const found = parseInstrument(row, symbols);
  if (!found.ok) throw no(found.error);
  const instrument = found.value;
  const quantity = parseQuantity(row.quantity, instrument.kind);
  if (quantity === null) throw no(FILL_QUANTITY());
  const [price, commission] = [parseMoney(row.price), parseMoney(row.commission || '0')];
  if (price === null || commission === null) throw no(FILL_PRICE());
  const stated = row.cause.toLowerCase() || 'trade';
  const cause = FILL_CAUSES.find((each) => each.toLowerCase() === stated);
  if (!cause) throw no(FILL_CAUSE());
  if (isOption(instrument)) {
    const { settlement, settlementTime } = termsOfContract(instrument.symbol);
    const inCash = settlement === 'cash' && (cause === 'exercise' || cause === 'assignment');
    const isEnded = cause !== 'trade' && cause !== 'corporateAction';
    const isAllCash = instrument.deliverable?.shares.length === 0;
    if (isPayment({ cause }) || (isEnded && price !== 0 && !inCash && !isAllCash))
      throw no(FILL_CAUSE());
    if (cause === 'trade' && isExpired(at, instrument.expiry, settlementTime))
      throw no(FILL_AFTER_EXPIRY());
  }
  const replaces = parseReplaced(row);
  return { ...instrument, id, quantity, price, commission, cause, replaces };
}

export interface TradeSymbols {
  readonly underlying: string;
  readonly symbols: SymbolsOfTrade;
}

/** The fill that a row describes. Throws {@link RowFault}. */
export function parseRow(
  row: TradeRow,
  { underlying, symbols }: TradeSymbols,
  now: Instant,
  id: string,
): TimedFill {
  const { line } = row;
  if (parseTicker(row.underlying) !== underlying) throw new RowFault(line, FILL_UNDERLYING());
  const at = parseTime(row.at, now);
  if (at === null) throw new RowFault(line, FILL_TIME());
  const fill = parseFill(row, at, symbols, id);
  const action = parseAction(row, fill, at);
  // Contracts for shares may have been settled before their settlement price was known.
  const isUnpriced = row.spot.trim() === '' && fill.cause !== 'trade';
  const spot = isUnpriced ? null : parseMoney(row.spot);
  if (!spot && !isUnpriced) throw new RowFault(line, FILL_SPOT());
  return { line, at, spot, action, fill };
}
