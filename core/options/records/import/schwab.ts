import { negateMoney, subtractMoney } from '../../../shared/index.ts';
import type { CalendarDate, Instant } from '../../../shared/index.ts';
import { americanDate, isDescribedContract } from '../../contracts/index.ts';
import type { FillCause } from '../../strategies/index.ts';
import { FILL_ACTION, FILL_TIME, NOT_A_TRADE, SUMMARY_LINE } from '../records.errors.ts';
import { optionOf, stockOf } from './broker-contracts.ts';
import { settledInCash } from './cash-settlement.ts';
import { dayIn, orderOnDay, splitFill, timeOnDay, withDeliveries } from './dated-rows.ts';
import {
  amountIn,
  cellsOf,
  checkFill,
  LineFault,
  paidDividend,
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

export const SCHWAB_COLUMNS = [
  'date',
  'action',
  'symbol',
  'description',
  'quantity',
  'price',
  'fees & comm',
  'amount',
] as const;

interface Action {
  readonly cause: FillCause;
  /** 1 bought, −1 sold, 0 where the file does not say. */
  readonly sign: 1 | -1 | 0;
  readonly effect: BrokerFill['effect'];
  readonly ofOption: boolean;
}

const action = (
  sign: Action['sign'],
  effect: Action['effect'],
  ofOption: boolean,
  cause: FillCause = 'trade',
): Action => ({ cause, sign, effect, ofOption });

const ACTIONS: ReadonlyMap<string, Action> = new Map([
  ['Buy to Open', action(1, 'open', true)],
  ['Sell to Open', action(-1, 'open', true)],
  ['Buy to Close', action(1, 'close', true)],
  ['Sell to Close', action(-1, 'close', true)],
  ['Expired', action(0, 'close', true, 'expiry')],
  ['Assigned', action(1, 'close', true, 'assignment')],
  ['Exchange or Exercise', action(-1, 'close', true, 'exercise')],
  ['Buy', action(1, null, false)],
  ['Sell', action(-1, null, false)],
  ['Sell Short', action(-1, 'open', false)],
  ['Buy to Cover', action(1, 'close', false)],
]);

/** `02/03/2026`, or `02/03/2026 as of 01/30/2026`, of which the second is the day of the event. */
function eventDayIn(cell: string): CalendarDate {
  const [booked = '', effective = booked] = cell.split(' as of ');
  if (!americanDate(booked)) throw new LineFault(FILL_TIME, cell);
  return dayIn(effective);
}

/**
 * Rows of accounts that came from TD Ameritrade have the meaning in their description: `TDA TRAN - REMOVAL OF OPTION DUE TO
 * EXPIRATION (…)`.
 */
const REMOVAL = /^TDA TRAN - REMOVAL OF OPTION DUE TO (EXPIRATION|ASSIGNMENT|EXERCISE)/;
const REMOVED: Readonly<Record<string, string>> = {
  EXPIRATION: 'Expired',
  ASSIGNMENT: 'Assigned',
  EXERCISE: 'Exchange or Exercise',
};
/** What such an account held goes out of the one and into the other. */
const TRANSFERRED = /^TDA TRAN - (TRANSFER|INTERNAL TRANSFER)/;
/** `TDA TRAN - Bought 5 (AAA) @4.8800`, where the column has no symbol. */
const NAMED = /^TDA TRAN - .*\(([A-Z][A-Z0-9.]*)\)/;

/** The action of a row in the words of Schwab. */
function actionOf(cell: Cells): string {
  const [, why] = REMOVAL.exec(cell('description')) ?? [];
  return (why && REMOVED[why]) || cell('action');
}

/** Dividends of shares, what is withheld of them, and cash in lieu of fractions. */
const DIVIDEND = /\bdiv(idend)?\b|cash in lieu|nra tax|foreign tax/i;

function readLine(
  header: readonly string[],
  line: CsvLine,
  now: Instant,
): BrokerFill | DividendLine {
  const cell = cellsOf(header, line);
  const name = actionOf(cell);
  const symbol = cell('symbol') || (NAMED.exec(cell('description'))?.[1] ?? '');
  if (cell('date') === 'Transactions Total') throw new LineFault(SUMMARY_LINE, cell('amount'));
  if (DIVIDEND.test(name) && cell('quantity') === '' && symbol !== '') {
    const [date, amount] = [eventDayIn(cell('date')), amountIn(cell('amount'))];
    return paidDividend(line, {
      symbol: tickerIn(symbol),
      date,
      amount,
      reason: `Schwab: ${name}`,
    });
  }
  if (name === 'Internal Transfer' || TRANSFERRED.test(cell('description')))
    throw new LineFault(NOT_A_TRADE, name);
  const known = ACTIONS.get(name);
  if (!known || known.ofOption !== isDescribedContract(symbol))
    throw new LineFault(cell('quantity') === '' ? NOT_A_TRADE : FILL_ACTION, name);
  const { sign, cause, effect } = known;
  const traded = known.ofOption ? optionOf(symbol) : stockOf(tickerIn(symbol));
  const at = timeOnDay(eventDayIn(cell('date')), cause, traded);
  const quantity = Math.abs(quantityIn(cell('quantity'))) * (sign || 1);
  const fees = negateMoney(amountIn(cell('fees & comm')));
  const gross = subtractMoney(amountIn(cell('amount')), fees);
  const price = cell('price') === '' ? null : cell('price');
  const amounts = priced(quantity, traded.instrument, { gross, fees, price });
  const order = orderOnDay(traded, at, cause);
  const read = { line: line.line, at, effect, quantity, cause, order, isSided: sign !== 0 };
  return checkFill({ ...read, ...traded, ...amounts }, now);
}

const SPLIT = /\bsplit\b/i;
/** Shares of before a split stand under their number. */
const CUSIP = /^(?=.*\d)[0-9A-Z]{9}$/;

/**
 * What a split makes of shares, when its day begins. A split into more shares has one line with those that are added; a
 * reverse split has one for the shares of after, and one for those of before under their number.
 */
function splitIn(
  header: readonly string[],
  line: CsvLine,
  lines: readonly CsvLine[],
): BrokerFill | null {
  const cell = cellsOf(header, line);
  const [note, symbol] = [cell('action'), cell('symbol')];
  if (!SPLIT.test(note) || CUSIP.test(symbol) || isDescribedContract(symbol)) return null;
  const quantity = quantityIn(cell('quantity'));
  const before = lines.find((each) => {
    const other = cellsOf(header, each);
    return (
      other('action') === note &&
      other('date') === cell('date') &&
      CUSIP.test(other('symbol')) &&
      other('description').startsWith(cell('description'))
    );
  });
  const removed = before ? quantityIn(cellsOf(header, before)('quantity')) : 0;
  const day = eventDayIn(cell('date'));
  const change = quantity + removed;
  return splitFill(line, { symbol, day, quantity, change, before: before?.line ?? null, note });
}

/**
 * Reads the transaction history of Charles Schwab: Accounts › Transaction History › Export › CSV. Newest line first,
 * amounts with a dollar sign, fees positive, options as `AAPL 12/18/2026 300.00 C`, days without a time. The last line
 * of some files is 'Transactions Total'. Assigned and exercised options have no amount; their shares are lines
 * 'Buy' and 'Sell' at the strike.
 *
 * Sources: dickwolff/Export-To-Ghostfolio `schwabRecord.ts` (columns), jbms/beancount-import pull request 77
 * (actions, dates 'as of'), coffee-cpu/capital-gains-uk-101 pull request 9 (options) and BROKER_INSTRUCTIONS.md (export).
 */
export function readSchwab(
  header: readonly string[],
  lines: readonly CsvLine[],
  now: Instant,
): BrokerFileReading {
  const { fills, ...others } = readLines(lines, (line) => {
    const split = splitIn(header, line, lines);
    if (split) return checkFill(split, now);
    const cell = cellsOf(header, line);
    const isOld = SPLIT.test(cell('action')) && CUSIP.test(cell('symbol'));
    const isPaired = lines.some(
      (each) => splitIn(header, each, [line])?.splits?.line === line.line,
    );
    return isOld && isPaired ? null : readLine(header, line, now);
  });
  return settledInCash({ fills: withDeliveries(fills), ...others });
}
