import { addMoney, negateMoney, subtractMoney, type Instant } from '../../../shared/index.ts';
import type { Instrument } from '../../contracts/index.ts';
import { FILL_ACTION, NOT_A_TRADE } from '../records.errors.ts';
import { optionOf, stockOf, type Traded } from './broker-contracts.ts';
import {
  amountIn,
  cellsOf,
  fillIn,
  grossAt,
  LineFault,
  paidDividend,
  readLines,
  tickerIn,
  type BrokerFileReading,
  type Cells,
  type CsvLine,
  type LineAmounts,
  type StatedFill,
} from './broker-rows.ts';
import { settledInCash } from './cash-settlement.ts';
import { dayIn, orderOnDay, timeOnDay, withDeliveries } from './dated-rows.ts';

export const ETRADE_COLUMNS = [
  'activity/trade date',
  'activity type',
  'description',
  'symbol',
  'quantity #',
  'price $',
  'amount $',
  'commission',
] as const;

export const ETRADE_OLD_COLUMNS = [
  'transactiondate',
  'transactiontype',
  'securitytype',
  'symbol',
  'quantity',
  'amount',
  'price',
  'commission',
  'description',
] as const;

type Action = Pick<StatedFill, 'sign' | 'effect' | 'cause'>;

const ENDS: readonly (readonly [RegExp, Action])[] = [
  [/expir/i, { sign: 0, effect: 'close', cause: 'expiry' }],
  [/assign/i, { sign: 1, effect: 'close', cause: 'assignment' }],
  [/exercis/i, { sign: -1, effect: 'close', cause: 'exercise' }],
];
const TRADES: readonly (readonly [RegExp, Action])[] = [
  [/^(bought|buy) to open$/i, { sign: 1, effect: 'open', cause: 'trade' }],
  [/^(sold|sell) to open$/i, { sign: -1, effect: 'open', cause: 'trade' }],
  [/^(bought|buy) to (close|cover)$/i, { sign: 1, effect: 'close', cause: 'trade' }],
  [/^(sold|sell) to close$/i, { sign: -1, effect: 'close', cause: 'trade' }],
  [/^(sold|sell) short$/i, { sign: -1, effect: 'open', cause: 'trade' }],
  [/^(bought|buy)$/i, { sign: 1, effect: null, cause: 'trade' }],
  [/^(sold|sell)$/i, { sign: -1, effect: null, cause: 'trade' }],
];

/** `PUT  MSFT   03/20/26   400.000`. */
const PADDED = /^(PUT|CALL) +(\S+) +(\d{2}\/\d{2}\/\d{2}) +([\d.]+)/;
/** `AAPL Jan 21 '22 $150 Call`. */
const WORDED = /^([A-Z][A-Z0-9.]*) ([A-Z][a-z]{2}) (\d{1,2}) '(\d{2}) \$([\d,.]+) (Call|Put)/;

/** The contract of a description or of a symbol; null where it names none. */
function contractIn(text: string): Traded | null {
  const padded = PADDED.exec(text);
  if (padded) return optionOf(`${padded[2]} ${padded[3]} ${padded[4]} ${padded[1]![0]}`);
  const [, root, month, day = '', year, strike, type = ''] = WORDED.exec(text) ?? [];
  if (root === undefined) return null;
  return optionOf(`${root} ${day.padStart(2, '0')}${month}${year} ${strike} ${type[0]}`);
}

/** The names of the columns that a layout has for the same things. */
interface Names {
  readonly date: string;
  readonly type: string;
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
}

const NEW: Names = {
  date: 'activity/trade date',
  type: 'activity type',
  quantity: 'quantity #',
  price: 'price $',
  amount: 'amount $',
};
const OLD: Names = {
  date: 'transactiondate',
  type: 'transactiontype',
  quantity: 'quantity',
  price: 'price',
  amount: 'amount',
};

/** Fees of exchanges for a contract, which have no column: at most 15 cents, in money. */
const MOST_UNSTATED = 1_500;

/** What a line does; in the old layout the sign of the quantity is the side where the words name none. */
function actionOf(type: string, quantity: string, ofOption: boolean): Action | undefined {
  const listed = (ofOption ? [...ENDS, ...TRADES] : TRADES).find(([words]) => words.test(type));
  if (listed || !ofOption || !/^(trade|option)/i.test(type)) return listed?.[1];
  return { sign: quantity.startsWith('-') ? -1 : 1, effect: null, cause: 'trade' };
}

const reader =
  (names: Names) =>
  (header: readonly string[], lines: readonly CsvLine[], now: Instant): BrokerFileReading => {
    const reading = readLines(lines, (line) => readLine(line, cellsOf(header, line), names, now));
    return settledInCash({ ...reading, fills: withDeliveries(reading.fills) });
  };

function readLine(line: CsvLine, cell: Cells, names: Names, now: Instant) {
  const [type, symbol, quantity] = [cell(names.type), cell('symbol'), cell(names.quantity)];
  const day = dayIn(cell(names.date));
  const amount = amountIn(cell(names.amount));
  const hasQuantity = /[1-9]/.test(quantity);
  if (/dividend/i.test(type) && !hasQuantity && symbol !== '' && symbol !== '--')
    return paidDividend(line, {
      ...{ symbol: tickerIn(symbol), date: day, amount },
      reason: `E*TRADE: ${cell('description')}`,
    });
  const contract = contractIn(cell('description')) ?? contractIn(symbol);
  const known = hasQuantity ? actionOf(type, quantity, contract !== null) : undefined;
  if (!known) throw new LineFault(hasQuantity ? FILL_ACTION : NOT_A_TRADE, type);
  const traded = contract ?? stockOf(tickerIn(symbol));
  const at = timeOnDay(day, known.cause, traded);
  const commission = amountIn(cell('commission'));
  const price = cell(names.price);
  const amounts = (count: number, instrument: Instrument): LineAmounts => {
    const exact = grossAt(amountIn(price), count, instrument);
    const gross = addMoney(amount, commission);
    const unstated = exact - gross;
    // The price is exact if it leaves no more than fees of the exchange; else it is rounded.
    return unstated >= 0 && unstated <= MOST_UNSTATED * Math.abs(count)
      ? { gross: exact, fees: subtractMoney(amount, exact), price }
      : { gross, fees: negateMoney(commission), price: null };
  };
  const order = orderOnDay(traded, at, known.cause);
  return fillIn(line, { ...known, at, traded, quantity, order }, amounts, now);
}

/**
 * Reads 'All Transactions' of E*TRADE since 2025: Accounts › Transactions › Download. The contract stands in
 * `Description`, prices are rounded to one or two digits, `Amount $` is the cash after fees, and an expiry is dated up to
 * three days late.
 *
 * Source: columns and row types as public readers take them, such as Wealthfolio importers.
 */
export const readEtrade = reader(NEW);

/** Reads the transactions of E*TRADE as they were downloaded until 2025: below a line with the account. */
export const readOldEtrade = reader(OLD);
