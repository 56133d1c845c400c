import { isListedTicker, type Instant } from '../../../shared/index.ts';
import { FILL_ACTION, NOT_A_TRADE } from '../records.errors.ts';
import { optionOf, stockOf } from './broker-contracts.ts';
import {
  amountIn,
  cellsOf,
  fillIn,
  LineFault,
  netAmounts,
  paidDividend,
  quantityIn,
  readLines,
  tickerIn,
  type BrokerFileReading,
  type CsvLine,
  type LineAmounts,
  type StatedFill,
} from './broker-rows.ts';
import { settledInCash } from './cash-settlement.ts';
import { dayIn, orderOnDay, splitFill, timeOnDay, withDeliveries } from './dated-rows.ts';

export const ROBINHOOD_COLUMNS = [
  'activity date',
  'instrument',
  'description',
  'trans code',
  'quantity',
  'price',
  'amount',
] as const;

type Code = Pick<StatedFill, 'sign' | 'effect' | 'cause'>;

const OF_OPTIONS: ReadonlyMap<string, Code> = new Map<string, Code>([
  ['BTO', { sign: 1, effect: 'open', cause: 'trade' }],
  ['STO', { sign: -1, effect: 'open', cause: 'trade' }],
  ['BTC', { sign: 1, effect: 'close', cause: 'trade' }],
  ['STC', { sign: -1, effect: 'close', cause: 'trade' }],
  ['OEXP', { sign: 0, effect: 'close', cause: 'expiry' }],
  ['OASGN', { sign: 1, effect: 'close', cause: 'assignment' }],
  ['OEXCS', { sign: -1, effect: 'close', cause: 'exercise' }],
]);
const OF_SHARES: ReadonlyMap<string, Code> = new Map<string, Code>([
  ['Buy', { sign: 1, effect: null, cause: 'trade' }],
  ['Sell', { sign: -1, effect: null, cause: 'trade' }],
]);
/** Dividends, and the tax on them. */
const DIVIDENDS = ['CDIV', 'MDIV', 'DTAX', 'CIL'];
const SPLITS = ['SPL', 'SPR'];

/** `MSFT 3/20/2026 Put $400.00`, also behind `Option Expiration for`. */
const CONTRACT = /([A-Z][A-Z0-9.]*) (\d{1,2}\/\d{1,2}\/\d{4}) (Call|Put) \$([\d,]+(?:\.\d+)?)/;

function contractIn(description: string) {
  const [, root, date, type = '', strike] = CONTRACT.exec(description) ?? [];
  return optionOf(root === undefined ? description : `${root} ${date} ${strike} ${type[0]}`);
}

/**
 * Reads the account activity of Robinhood: Account › Reports and statements › Reports › Generate new report. Newest line
 * first, days without a time, amounts in dollars with parentheses for what is paid. Fees have no column: they are what
 * price times quantity differs from the amount by. The side of an expiry is that of what is held; `3S` are 3 contracts.
 *
 * Sources: anthonyk1225/robinhood-to-xlsx (columns and codes), Robinhood support 'Reports and statements'.
 */
export function readRobinhood(
  header: readonly string[],
  lines: readonly CsvLine[],
  now: Instant,
): BrokerFileReading {
  const reading = readLines(lines, (line) => {
    const cell = cellsOf(header, line);
    const [code, symbol, price] = [cell('trans code'), cell('instrument'), cell('price')];
    const quantity = cell('quantity').replace(/S$/, '');
    const known = OF_OPTIONS.get(code) ?? OF_SHARES.get(code);
    const isOfShares = isListedTicker(symbol);
    if (DIVIDENDS.includes(code) && isOfShares)
      return paidDividend(line, {
        ...{ symbol: tickerIn(symbol), date: dayIn(cell('activity date')) },
        ...{ amount: amountIn(cell('amount')), reason: `Robinhood: ${cell('description')}` },
      });
    if (SPLITS.includes(code)) {
      const [day, change] = [dayIn(cell('activity date')), quantityIn(quantity)];
      return splitFill(line, { symbol, day, quantity: change, change, before: null, note: code });
    }
    if (!known) throw new LineFault(quantity === '' ? NOT_A_TRADE : FILL_ACTION, code);
    const traded = OF_OPTIONS.has(code)
      ? contractIn(cell('description').replaceAll('\n', ' '))
      : stockOf(tickerIn(symbol));
    const at = timeOnDay(dayIn(cell('activity date')), known.cause, traded);
    const net = amountIn(cell('amount'));
    const amounts = (count: number, instrument: typeof traded.instrument): LineAmounts =>
      netAmounts(count, instrument, net, price.replace('$', '') || '0');
    const order = orderOnDay(traded, at, known.cause);
    return fillIn(line, { ...known, at, traded, quantity, order }, amounts, now);
  });
  return settledInCash({ ...reading, fills: withDeliveries(reading.fills) });
}
