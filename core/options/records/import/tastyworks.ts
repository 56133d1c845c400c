import { newYorkInstant } from '../../../calendar/index.ts';
import type { Instant } from '../../../shared/index.ts';
import { formatOptionSymbol, parseContract } from '../../contracts/index.ts';
import { cellsOf, type BrokerFileReading, type Cells, type CsvLine } from './broker-rows.ts';
import { dayIn } from './dated-rows.ts';
import { readTastytrade, TASTYTRADE_COLUMNS } from './tastytrade.ts';

export const TASTYWORKS_COLUMNS = [
  'date/time',
  'transaction code',
  'transaction subcode',
  'symbol',
  'buy/sell',
  'open/close',
  'quantity',
  'expiration date',
  'strike',
  'call/put',
  'fees',
  'amount',
] as const;

const TIME = /^(\d{1,2}\/\d{1,2}\/\d{4}) (\d{1,2}):(\d{2})(?::\d{2})? ?(AM|PM)?$/i;

/** `12/29/2020 3:36 PM`, which the file gives without its zone, as that of New York. */
function timeIn(cell: string): string {
  const [, day = '', hours = '', minutes, half = ''] = TIME.exec(cell) ?? [];
  if (day === '') return cell;
  const noon = half === '' ? 0 : (half.toUpperCase() === 'PM' ? 12 : 0) - (hours === '12' ? 12 : 0);
  const at = newYorkInstant(dayIn(day), Number(hours) + noon, Number(minutes));
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

function symbolIn(cell: Cells): string {
  if (cell('strike') === '') return cell('symbol');
  const type = cell('call/put').charAt(0).toUpperCase();
  const text = `${cell('symbol')} ${cell('expiration date')} ${cell('strike')} ${type}`;
  const contract = parseContract(text);
  return contract.ok ? formatOptionSymbol(contract.value) : text;
}

/** A line in the words of the present layout. */
function inPresentWords(
  cell: Cells,
): Readonly<Record<(typeof TASTYTRADE_COLUMNS)[number], string>> {
  const [side, effect] = [cell('buy/sell').toUpperCase(), cell('open/close').toUpperCase()];
  return {
    date: timeIn(cell('date/time')),
    type: cell('transaction code'),
    'sub type': cell('transaction subcode'),
    action: side === '' ? '' : `${side}_TO_${effect}`,
    symbol: symbolIn(cell),
    'instrument type': cell('strike') === '' ? 'Equity' : 'Equity Option',
    value: cell('amount'),
    quantity: cell('quantity'),
    commissions: '--',
    fees: /[1-9]/.test(cell('fees')) ? `-${cell('fees')}` : '--',
    'order #': '',
    currency: 'USD',
  };
}

/**
 * Reads the history of tastyworks, as tastytrade was called until 2023: fifteen columns, `Fees` as a cost, `Amount` as the
 * cash before fees, contracts in columns of their own, times without a zone.
 *
 * Source: laroche/tastyworks-pnl (columns and subcodes).
 */
export function readTastyworks(
  header: readonly string[],
  lines: readonly CsvLine[],
  now: Instant,
): BrokerFileReading {
  const rewritten = lines.map((line) => {
    const words = inPresentWords(cellsOf(header, line));
    return { ...line, cells: TASTYTRADE_COLUMNS.map((column) => words[column]) };
  });
  return readTastytrade(TASTYTRADE_COLUMNS, rewritten, now);
}
