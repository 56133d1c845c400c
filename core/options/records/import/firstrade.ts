import { newYorkInstant } from '../../../calendar/index.ts';
import { parseCalendarDate, type CalendarDate, type Instant } from '../../../shared/index.ts';
import { FILL_ACTION, FILL_TIME, NOT_A_TRADE } from '../records.errors.ts';
import { optionOf, stockOf } from './broker-contracts.ts';
import {
  amountIn,
  cellsOf,
  fillIn,
  LineFault,
  netAmounts,
  paidDividend,
  readLines,
  tickerIn,
  type BrokerFileReading,
  type CsvLine,
  type StatedFill,
} from './broker-rows.ts';
import { settledInCash } from './cash-settlement.ts';
import { orderOnDay, timeOnDay, withDeliveries } from './dated-rows.ts';

export const FIRSTRADE_COLUMNS = [
  'symbol',
  'quantity',
  'price',
  'action',
  'description',
  'tradedate',
  'amount',
  'recordtype',
] as const;

/** `PUT  ZQX    02/20/26     6 ZQX HOLDINGS INC OPEN CONTRACT`. */
const CONTRACT = /^(PUT|CALL) +(\S+) +(\d{2}\/\d{2}\/\d{2}) +([\d.]+) /;
const EXECUTED = /EXEC TIME: \d{4}-\d{2}-\d{2} (\d{2}):(\d{2}):(\d{2})/;
const SIGNS: Readonly<Record<string, 1 | -1>> = { BUY: 1, SELL: -1 };

function dateIn(cell: string): CalendarDate {
  const date = parseCalendarDate(cell.replaceAll('/', '-'));
  if (!date) throw new LineFault(FILL_TIME, cell);
  return date;
}

/** What the words behind a contract say of its end; null for a trade. */
function endOf(description: string): Pick<StatedFill, 'sign' | 'cause'> | null {
  if (/\bASSIGNED\b/.test(description)) return { sign: 1, cause: 'assignment' };
  if (/\bEXERCISED?\b/.test(description)) return { sign: -1, cause: 'exercise' };
  return /\bEXPIRED?\b|\bEXPIRATION\b/.test(description) ? { sign: 0, cause: 'expiry' } : null;
}

function effectOf(description: string): StatedFill['effect'] {
  if (description.includes('OPEN CONTRACT')) return 'open';
  return description.includes('CLOSING CONTRACT') ? 'close' : null;
}

/**
 * Reads the account history of Firstrade: Accounts › History › Download CSV. A contract stands in `Description` alone,
 * `Amount` is the cash after fees, of which the columns `Commission` and `Fee` have only a part.
 *
 * Source: dickwolff/Export-To-Ghostfolio `firstradeRecord.ts` (columns).
 */
export function readFirstrade(
  header: readonly string[],
  lines: readonly CsvLine[],
  now: Instant,
): BrokerFileReading {
  const reading = readLines(lines, (line) => {
    const cell = cellsOf(header, line);
    const [words, action, symbol] = [cell('description'), cell('action'), cell('symbol')];
    const [, type = '', root = '', expiry = '', strike = ''] = CONTRACT.exec(words) ?? [];
    const day = dateIn(cell('tradedate'));
    if (/^dividend/i.test(action) && symbol !== '')
      return paidDividend(line, {
        ...{ symbol: tickerIn(symbol), date: day },
        ...{ amount: amountIn(cell('amount')), reason: `Firstrade: ${words}` },
      });
    const isOption = root !== '';
    const ended = isOption ? endOf(words) : null;
    const sign = ended?.sign ?? SIGNS[action.toUpperCase()];
    const hasQuantity = /[1-9]/.test(cell('quantity'));
    if (sign === undefined || !hasQuantity)
      throw new LineFault(hasQuantity ? FILL_ACTION : NOT_A_TRADE, action);
    const traded = isOption
      ? optionOf(`${root} ${expiry} ${strike} ${type[0]}`)
      : stockOf(tickerIn(symbol));
    const cause = ended?.cause ?? 'trade';
    const [, hour, minute, second] = EXECUTED.exec(words) ?? [];
    const at =
      hour === undefined || ended
        ? timeOnDay(day, cause, traded)
        : newYorkInstant(day, Number(hour), Number(minute)) + Number(second) * 1000;
    const effect = ended ? 'close' : effectOf(words);
    const net = amountIn(cell('amount'));
    const order = orderOnDay(traded, at, cause);
    return fillIn(
      line,
      { at, traded, quantity: cell('quantity'), sign, effect, cause, order },
      (quantity, instrument) => netAmounts(quantity, instrument, net, cell('price') || '0'),
      now,
    );
  });
  return settledInCash({ ...reading, fills: withDeliveries(reading.fills) });
}
