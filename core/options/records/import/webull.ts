import { newYorkInstant } from '../../../calendar/index.ts';
import { ZERO_MONEY, type Instant } from '../../../shared/index.ts';
import { parseOptionSymbol } from '../../contracts/index.ts';
import { FILL_ACTION, FILL_TIME, ORDER_NOT_FILLED, SUMMARY_LINE } from '../records.errors.ts';
import { optionOf, stockOf } from './broker-contracts.ts';
import {
  amountsAt,
  cellsOf,
  fillIn,
  LineFault,
  readLines,
  tickerIn,
  type BrokerFileReading,
  type CsvLine,
  type StatedFill,
} from './broker-rows.ts';
import { dayIn } from './dated-rows.ts';

export const WEBULL_COLUMNS = [
  'name',
  'symbol',
  'side',
  'status',
  'filled',
  'avg price',
  'filled time',
] as const;

const SIDES: Readonly<Record<string, Pick<StatedFill, 'sign' | 'effect'>>> = {
  Buy: { sign: 1, effect: null },
  Sell: { sign: -1, effect: null },
  Short: { sign: -1, effect: 'open' },
};

const TIME = /^(\d{2}\/\d{2}\/\d{4}) (\d{2}):(\d{2}):(\d{2}) E[SD]T$/;

/** `02/12/2026 14:05:33 EST`; the two zones are those of New York. */
function timeIn(cell: string): Instant {
  const [, day = '', hour, minute, second] = TIME.exec(cell) ?? [];
  if (day === '') throw new LineFault(FILL_TIME, cell);
  return newYorkInstant(dayIn(day), Number(hour), Number(minute)) + Number(second) * 1000;
}

/**
 * Reads the order history of Webull: Menu › Orders › Order history › Export. A spread is a line without a symbol, and its
 * legs follow. The file knows no fees, expiries or assignments.
 *
 * Source: columns as public readers take them (the order history of Webull's desktop program).
 */
export function readWebull(
  header: readonly string[],
  lines: readonly CsvLine[],
  now: Instant,
): BrokerFileReading {
  return readLines(lines, (line) => {
    const cell = cellsOf(header, line);
    const [symbol, status] = [cell('symbol'), cell('status')];
    if (!/[1-9]/.test(cell('filled'))) throw new LineFault(ORDER_NOT_FILLED, status);
    if (symbol === '') throw new LineFault(SUMMARY_LINE, cell('name'));
    const side = SIDES[cell('side')];
    if (!side) throw new LineFault(FILL_ACTION, cell('side'));
    const traded = parseOptionSymbol(symbol).ok ? optionOf(symbol) : stockOf(tickerIn(symbol));
    const at = timeIn(cell('filled time'));
    const price = cell('avg price').replace(/^@/, '');
    const order = `${traded.underlying} ${at}`;
    return fillIn(
      line,
      { ...side, at, traded, quantity: cell('filled'), cause: 'trade', order },
      amountsAt(price, ZERO_MONEY),
      now,
    );
  });
}
