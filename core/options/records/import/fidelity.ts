import { addMoney, negateMoney, type CalendarDate, type Instant } from '../../../shared/index.ts';
import { FILL_ACTION, FILL_CANCELLED, NOT_A_TRADE } from '../records.errors.ts';
import { optionOf, stockOf } from './broker-contracts.ts';
import {
  amountIn,
  cellsOf,
  fillIn,
  LineFault,
  paidDividend,
  readLines,
  tickerIn,
  type BrokerFileReading,
  type Cells,
  type CsvLine,
  type StatedFill,
} from './broker-rows.ts';
import { withoutCancelled, type StatedTrade } from './cancellations.ts';
import { settledInCash } from './cash-settlement.ts';
import { dayIn, orderOnDay, timeOnDay, withDeliveries } from './dated-rows.ts';

/** Without the `($)` that some of its files write behind the names. */
export const FIDELITY_COLUMNS = [
  'run date',
  'action',
  'symbol',
  'quantity',
  'price',
  'amount',
] as const;

type Action = Pick<StatedFill, 'sign' | 'effect' | 'cause'>;

/** The sentences of the column `Action` by how they begin. */
const ACTIONS: readonly (readonly [begins: RegExp, action: Action])[] = [
  [/^YOU BOUGHT OPENING TRANSACTION/, { sign: 1, effect: 'open', cause: 'trade' }],
  [/^YOU SOLD OPENING TRANSACTION/, { sign: -1, effect: 'open', cause: 'trade' }],
  [/^YOU BOUGHT CLOSING TRANSACTION/, { sign: 1, effect: 'close', cause: 'trade' }],
  [/^YOU SOLD CLOSING TRANSACTION/, { sign: -1, effect: 'close', cause: 'trade' }],
  [/^EXPIRED/, { sign: 0, effect: 'close', cause: 'expiry' }],
  [/^ASSIGNED/, { sign: 1, effect: 'close', cause: 'assignment' }],
  [/^EXERCISED/, { sign: -1, effect: 'close', cause: 'exercise' }],
  [/^YOU SOLD SHORT/, { sign: -1, effect: 'open', cause: 'trade' }],
  [/^YOU BOUGHT SHORT COVER/, { sign: 1, effect: 'close', cause: 'trade' }],
  [/^YOU BOUGHT/, { sign: 1, effect: null, cause: 'trade' }],
  [/^YOU SOLD/, { sign: -1, effect: null, cause: 'trade' }],
];
const CANCEL = /^(BUY|SELL) CANCEL/;
const DIVIDEND = /^(DIVIDEND RECEIVED|IN LIEU OF|NON-RESIDENT TAX|FOREIGN TAX|RETURN OF CAPITAL)/;

/** `as of 02/27/2026`, `AS OF 03-20-26`: the day of the event, of which the other is that of the booking. */
const AS_OF = /\bas of (\d{2})[/-](\d{2})[/-](\d{4}|\d{2})\b/i;

function eventDay(cell: Cells): CalendarDate {
  const [, month, day, year] = AS_OF.exec(cell('action')) ?? [];
  const booked = dayIn(cell('run date'));
  return month === undefined ? booked : dayIn(`${month}/${day}/${year}`);
}

/** ` -SPY260227P590`. */
const optionIn = (symbol: string) => optionOf(`.${symbol.slice(1)}`);

/**
 * Reads the history of Fidelity: Accounts › Activity & Orders › History › Download, of one account or of all. Newest line
 * first; `Action` is a sentence, `Quantity` is signed, `Commission` and `Fees` are costs, `Amount` is the cash after them,
 * and the order of the columns differs between files. A purchase that was taken back is there with its cancellation.
 *
 * Sources: beancount-reds-importers `fidelity/fidelity_cma_csv.py` and beancount-import issue 77 (columns, sentences).
 */
export function readFidelity(
  header: readonly string[],
  lines: readonly CsvLine[],
  now: Instant,
): BrokerFileReading {
  const stated: StatedTrade[] = [];
  const reading = readLines(lines, (line) => {
    const cell = cellsOf(header, line);
    const [words, symbol, amount] = [cell('action').trim(), cell('symbol'), cell('amount')];
    if (DIVIDEND.test(words) && symbol !== '')
      return paidDividend(line, {
        ...{ symbol: tickerIn(symbol), date: dayIn(cell('run date')) },
        ...{ amount: amountIn(amount), reason: `Fidelity: ${words}` },
      });
    const cancels = CANCEL.test(words);
    const trade = { line: line.line, symbol, quantity: cell('quantity'), amount, trade: '' };
    stated.push({ ...trade, cancels });
    if (cancels) throw new LineFault(FILL_CANCELLED, symbol);
    const [, known] = ACTIONS.find(([begins]) => begins.test(words)) ?? [];
    const hasQuantity = /[1-9]/.test(cell('quantity'));
    if (!known || !hasQuantity) throw new LineFault(hasQuantity ? FILL_ACTION : NOT_A_TRADE, words);
    const traded = symbol.startsWith('-') ? optionIn(symbol) : stockOf(tickerIn(symbol));
    const at = timeOnDay(eventDay(cell), known.cause, traded);
    const costs = addMoney(amountIn(cell('commission')), amountIn(cell('fees')));
    const amounts = () => ({
      ...{ gross: addMoney(amountIn(amount), costs), fees: negateMoney(costs) },
      price: cell('price') || null,
    });
    const order = orderOnDay(traded, at, known.cause);
    const fill = { ...known, at, traded, quantity: cell('quantity'), order };
    return fillIn(line, fill, amounts, now);
  });
  const left = withoutCancelled(reading, stated);
  return settledInCash({ ...left, fills: withDeliveries(left.fills) });
}
