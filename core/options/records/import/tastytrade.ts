import { newYorkDate } from '../../../calendar/index.ts';
import { parseOptionSymbol } from '../../contracts/index.ts';
import type { FillCause } from '../../strategies/index.ts';
import type { Instant } from '../../../shared/index.ts';
import { addMoney, sumMoney } from '../../../shared/index.ts';
import {
  FILL_ACTION,
  FILL_CURRENCY,
  FILL_INSTRUMENT,
  FILL_TIME,
  NOT_A_TRADE,
} from '../records.errors.ts';
import {
  amountIn,
  cellsOf,
  checkFill,
  LineFault,
  priced,
  quantityIn,
  readLines,
  tickerIn,
  type BrokerFileReading,
  type BrokerFill,
  type Cells,
  type CsvLine,
  type DividendLine,
} from './broker-rows.ts';
import { optionOf, stockOf } from './broker-contracts.ts';
import { settledInCash } from './cash-settlement.ts';

export const TASTYTRADE_COLUMNS = [
  'date',
  'type',
  'sub type',
  'action',
  'symbol',
  'instrument type',
  'value',
  'quantity',
  'commissions',
  'fees',
  'order #',
  'currency',
] as const;

const SIDES = {
  BUY_TO_OPEN: { sign: 1, effect: 'open' },
  SELL_TO_OPEN: { sign: -1, effect: 'open' },
  BUY_TO_CLOSE: { sign: 1, effect: 'close' },
  SELL_TO_CLOSE: { sign: -1, effect: 'close' },
} as const;
const sideOf = (action: string) =>
  Object.hasOwn(SIDES, action) ? SIDES[action as keyof typeof SIDES] : null;

/** Removals of options; the writer is assigned, so that contracts are bought back, and the holder exercises. */
const REMOVALS: Readonly<Record<string, { readonly cause: FillCause; readonly sign: 1 | -1 | 0 }>> =
  {
    Expiration: { cause: 'expiry', sign: 0 },
    Assignment: { cause: 'assignment', sign: 1 },
    'Cash Settled Assignment': { cause: 'assignment', sign: 1 },
    Exercise: { cause: 'exercise', sign: -1 },
    'Cash Settled Exercise': { cause: 'exercise', sign: -1 },
  };

/**
 * What a company does to its shares: the position of before is closed and that of after opened, at one time and of equal
 * value, or closed for cash.
 */
const EXCHANGE = /split|merger|symbol change|name change|spin.?off|acquisition|reorganization/i;

const TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:Z|([+-]\d{2}):?(\d{2}))$/;

/** `2026-03-02T09:31:05-0600`. */
function timeIn(cell: string): Instant {
  const [, clock, hours = '+00', minutes = '00'] = TIME.exec(cell) ?? [];
  const at = clock === undefined ? NaN : Date.parse(`${clock}${hours}:${minutes}`);
  if (Number.isNaN(at)) throw new LineFault(FILL_TIME, cell);
  return at;
}

function instrumentIn(cell: Cells): Pick<BrokerFill, 'underlying' | 'instrument'> {
  const [kind, symbol] = [cell('instrument type'), cell('symbol')];
  if (kind === 'Equity') return stockOf(tickerIn(symbol));
  if (kind !== 'Equity Option') throw new LineFault(FILL_INSTRUMENT, kind);
  return optionOf(symbol);
}

/** Shares that change hands by an assignment or an exercise have the time of the removal of its option. */
type Deliveries = ReadonlyMap<string, FillCause>;
const deliveryKey = (at: string, underlying: string) => `${at} ${underlying}`;

function deliveriesOf(header: readonly string[], lines: readonly CsvLine[]): Deliveries {
  const found = new Map<string, FillCause>();
  for (const line of lines) {
    const cell = cellsOf(header, line);
    const removal = REMOVALS[cell('sub type')];
    const option = parseOptionSymbol(cell('symbol'));
    if (removal && removal.sign !== 0 && option.ok)
      found.set(deliveryKey(cell('date'), option.value.underlying), removal.cause);
  }
  return found;
}

/** The dividend of shares, or cash in lieu of their fractions; null for any other line. */
function dividendIn({ line }: CsvLine, cell: Cells): DividendLine | null {
  if (cell('type') !== 'Money Movement' || cell('sub type') !== 'Dividend') return null;
  if (cell('instrument type') !== 'Equity') return null;
  if (cell('currency') !== 'USD') throw new LineFault(FILL_CURRENCY, cell('currency'));
  const cash = ['value', 'commissions', 'fees'].map((column) => amountIn(cell(column)));
  return {
    ...{ line, symbol: tickerIn(cell('symbol')), date: newYorkDate(timeIn(cell('date'))) },
    ...{ exDate: null, amount: sumMoney(cash) },
    reason: `tastytrade: ${cell('description') || cell('sub type')}`,
  };
}

/** Closed and opened positions by time and event, as far as both are there. */
type Exchanges = ReadonlySet<string>;
const exchangeKey = (cell: Cells): string => `${cell('date')} ${cell('sub type')}`;

function exchangesOf(header: readonly string[], lines: readonly CsvLine[]): Exchanges {
  const effects = new Map<string, Set<string>>();
  for (const line of lines) {
    const cell = cellsOf(header, line);
    const side = sideOf(cell('action'));
    if (cell('type') !== 'Receive Deliver' || !EXCHANGE.test(cell('sub type')) || !side) continue;
    const isForCash = side.effect === 'close' && amountIn(cell('value')) !== 0;
    const found = effects.get(exchangeKey(cell)) ?? new Set();
    if (/cash merger/i.test(cell('sub type')) && isForCash) found.add('open');
    effects.set(exchangeKey(cell), found.add(side.effect));
  }
  return new Set([...effects].flatMap(([key, found]) => (found.size === 2 ? key : [])));
}

/** Cause and side of a line, and the broker's words for what is no trade of the account. */
interface LineEvent extends Pick<BrokerFill, 'cause' | 'effect' | 'note'> {
  /** 1 bought, −1 sold, 0 where the file does not say. */
  readonly sign: number;
}

function eventOf(
  cell: Cells,
  { deliveries, exchanges }: { readonly deliveries: Deliveries; readonly exchanges: Exchanges },
  underlying: string,
): LineEvent {
  const [type, subType] = [cell('type'), cell('sub type')];
  const side = sideOf(cell('action'));
  const removal = type === 'Receive Deliver' ? REMOVALS[subType] : undefined;
  if (removal)
    return {
      cause: removal.cause,
      sign: removal.sign || (side?.sign ?? 0),
      effect: 'close',
    };
  if (!side) throw new LineFault(FILL_ACTION, `${subType} ${cell('action')}`.trim());
  if (type === 'Trade') return { cause: 'trade', ...side };
  if (exchanges.has(exchangeKey(cell))) return { cause: 'trade', ...side, note: subType };
  const cause = deliveries.get(deliveryKey(cell('date'), underlying));
  if (!cause || cell('instrument type') !== 'Equity') throw new LineFault(FILL_ACTION, subType);
  return { cause, sign: side.sign, effect: null };
}

/**
 * Reads the transaction history of tastytrade: History › Transactions › CSV. Newest line first; `Value` is the cash
 * without fees, `Commissions` and `Fees` are negative amounts with `--` for none, the time has the offset of the
 * browser, options have OCC symbols padded with blanks. Lines of the type `Receive Deliver` are expiries, assignments
 * and exercises; the shares that these deliver are lines of their own at the same time. `Order #` is blank on them. An
 * index option that is settled in cash has two lines, its removal at 0 and its cash. A split, a symbol change or a merger
 * closes the position of before and opens that of after, in two lines of equal value.
 *
 * Sources: neogeo/tasty-trade-csv-import-profit-loss and AgileTrossDev/tasty_anaylzer (columns), edgebips/johnny issue 5
 * (assignments), laroche/tastyworks-pnl (sub types of `Receive Deliver`).
 */
export function readTastytrade(
  header: readonly string[],
  lines: readonly CsvLine[],
  now: Instant,
): BrokerFileReading {
  const events = {
    deliveries: deliveriesOf(header, lines),
    exchanges: exchangesOf(header, lines),
  };
  const reading = readLines(lines, (line) => {
    const cell = cellsOf(header, line);
    const type = cell('type');
    const dividend = dividendIn(line, cell);
    if (dividend) return dividend;
    if (type === 'Money Movement') throw new LineFault(NOT_A_TRADE, cell('sub type'));
    if (type !== 'Trade' && type !== 'Receive Deliver') throw new LineFault(FILL_ACTION, type);
    if (cell('currency') !== 'USD') throw new LineFault(FILL_CURRENCY, cell('currency'));
    const { underlying, instrument } = instrumentIn(cell);
    const { cause, sign, effect, note = '' } = eventOf(cell, events, underlying);
    const at = timeIn(cell('date'));
    const quantity = Math.abs(quantityIn(cell('quantity'))) * (sign || 1);
    const gross = amountIn(cell('value'));
    const fees = addMoney(amountIn(cell('commissions')), amountIn(cell('fees')));
    const order = cell('order #') || `${underlying} ${at}`;
    const amounts = priced(quantity, instrument, { gross, fees, price: null });
    const read = {
      ...{ line: line.line, at, underlying, instrument, effect, quantity, cause, order },
      ...(note && { note }),
    };
    return checkFill({ ...read, ...amounts, isSided: sign !== 0 }, now);
  });
  return settledInCash(reading);
}
